"""The time as text, passed into the store so that tests can say what time it is."""

from collections.abc import Callable
from time import gmtime, strftime

Clock = Callable[[], str]
"""Returns the moment as ``2026-01-31T19:05:33Z``."""


def utc_now() -> str:
    """Return the present moment in UTC: the one clock that is real."""
    return strftime("%Y-%m-%dT%H:%M:%SZ", gmtime())


def stamp_of(moment: str) -> str:
    """Return *moment* for a file's name: ``20260131-190533``."""
    digits = "".join(letter for letter in moment if letter.isdigit())
    return f"{digits[:8]}-{digits[8:14]}"

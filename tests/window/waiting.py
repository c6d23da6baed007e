"""Waiting for something to become so, never for time to pass."""

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 30.0  # seconds; a busy machine may need most of them
POLL = 0.01

Seen = TypeVar("Seen")


class TookTooLongError(AssertionError):
    """What was waited for did not come."""


def until(is_so: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Return as soon as *is_so*; fail, naming *what*, after *seconds*."""
    if not came(is_so, seconds):
        raise TookTooLongError(f"waited {seconds:g} s in vain for {what}")


def came(is_so: Callable[[], bool], seconds: float) -> bool:
    """Return whether it becomes so within *seconds*."""
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(POLL)
    return True


def steady(look: Callable[[], Seen], seconds: float, what: str) -> Seen:
    """Return what is seen as soon as it has stayed the same for *seconds*."""
    end = time.monotonic() + PATIENCE
    seen, since = look(), time.monotonic()
    while time.monotonic() - since < seconds:
        if time.monotonic() > end:
            raise TookTooLongError(f"waited {PATIENCE:g} s in vain for {what} to stay the same")
        time.sleep(POLL)
        now = look()
        if now != seen:
            seen, since = now, time.monotonic()
    return seen

"""Waiting for something to become so, never for time to pass."""

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 30.0  # seconds; a busy machine may need most of them
POLL = 0.01
LOOKS = 8  # at the least, before anything counts as steady: a machine that stops for a moment stops the looking too

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


def steady(look: Callable[[], Seen], seconds: float, what: str, counts: Callable[[], bool] = lambda: True) -> Seen:
    """Return what is seen as soon as it has stayed the same for *seconds* and some looks, of those that count."""
    end = time.monotonic() + PATIENCE
    seen, since, looks = look(), time.monotonic(), 0
    while time.monotonic() - since < seconds or looks < LOOKS:
        if time.monotonic() > end:
            raise TookTooLongError(f"waited {PATIENCE:g} s in vain for {what} to stay the same")
        time.sleep(POLL)
        now = look()
        looks += counts()
        if now != seen:
            seen, since, looks = now, time.monotonic(), 0
    return seen

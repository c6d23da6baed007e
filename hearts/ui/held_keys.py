"""Keys that are held down: some say the same again and again, most of them once.

pygame gives a held key as one press after another, with nothing to tell the first by. What a gamepad
holds it gives once; that comes again from here, in the same rhythm.
"""

from typing import Final

import pygame

REPEAT_AFTER, REPEAT_EVERY = 400, 70  # milliseconds
AGAIN: Final = frozenset(
    {
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
        *(pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    }
)
"""What goes a step on, or takes a letter away; no key that decides anything is among them."""


def begin_to_repeat() -> None:
    """Let held keys come again and again."""
    pygame.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)


class HeldKeys:
    """Follows which keys are down, and lets through what a held one may say again."""

    def __init__(self) -> None:
        self._held: set[int] = set()
        self._again: set[int] = set()

    def turn(self) -> None:
        """Begin another turn of the loop; a key is taken once in each, so that nothing goes on after it is let go."""
        self._again.clear()

    def is_meant(self, event: pygame.Event) -> bool:
        """Whether *event* is more than a held key that has said what it means; what no real key sent always is."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()  # whatever is let go now, another window hears
        scancode = event.dict.get("scancode") if event.type in (pygame.KEYDOWN, pygame.KEYUP) else None
        if not scancode:
            return True
        if event.type == pygame.KEYUP:
            self._held.discard(scancode)
            return True
        if scancode not in self._held:
            self._held.add(scancode)
            return True
        is_first = scancode not in self._again
        self._again.add(scancode)
        return is_first and event.key in AGAIN


class Repeat:
    """Says a press again and again while it lasts, in the rhythm of held keys."""

    def __init__(self) -> None:
        self._press: pygame.Event | None = None
        self._until: float | None = None
        """Milliseconds until it comes again; None where no time has passed since the press."""

    @property
    def is_held(self) -> bool:
        """Whether something is to come again."""
        return self._press is not None

    def begin(self, press: pygame.Event) -> None:
        """Let *press* come again, and what was held before no more."""
        self._press, self._until = press, None

    def end(self) -> None:
        """Let nothing come again."""
        self._press = None

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass after a turn's events; what a slow turn has held up is not made up for."""
        if self._press is None:
            return
        if self._until is None:  # the turn's time passed before the press
            self._until = REPEAT_AFTER
            return
        self._until -= dt * 1000
        if self._until <= 0:
            late = -self._until
            self._until = REPEAT_EVERY - late % REPEAT_EVERY
            pygame.event.post(self._press)

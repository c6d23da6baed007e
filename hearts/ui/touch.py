"""Fingers as what screens know: the first finger presses, moves and lets go, and leaves no pointer behind.

The system sends the same again as a mouse; those events are dropped, so that nothing happens twice.
"""

from typing import Final

import pygame

FINGERS: Final = frozenset({pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP})
POINTER: Final = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})
OF_A_MOUSE: Final = -1  # the touch device that the system makes up for a mouse
NOWHERE: Final = (-1, -1)  # where the pointer goes once the finger is up: over nothing


class Fingers:
    """Follows the first finger that touches; the others do nothing."""

    def __init__(self) -> None:
        self._first: tuple[int, int] | None = None
        self._at = NOWHERE

    def meant(self, event: pygame.Event, size: tuple[int, int]) -> list[pygame.Event] | None:
        """Return what *event* means in a window of *size*; None where it has nothing to do with fingers."""
        if event.type in POINTER and getattr(event, "touch", False):
            return []
        if event.type not in FINGERS:
            return None
        return [] if event.touch_id == OF_A_MOUSE else self._touched(event, size)

    def _touched(self, event: pygame.Event, size: tuple[int, int]) -> list[pygame.Event]:
        finger = event.touch_id, event.finger_id
        match event.type:
            case pygame.FINGERDOWN if self._first is None:
                self._first = finger
                return [self._moved_to(event, size), _button(pygame.MOUSEBUTTONDOWN, self._at)]
            case pygame.FINGERMOTION if finger == self._first:
                return [self._moved_to(event, size)]
            case pygame.FINGERUP if finger == self._first:
                self._moved_to(event, size)
                self._first = None
                return [_button(pygame.MOUSEBUTTONUP, self._at), _motion(NOWHERE, (0, 0), pressed=False)]
        return []

    def _moved_to(self, event: pygame.Event, size: tuple[int, int]) -> pygame.Event:
        width, height = size
        at = round(event.x * width), round(event.y * height)
        rel = at[0] - self._at[0], at[1] - self._at[1]
        self._at = at
        return _motion(at, rel, pressed=event.type != pygame.FINGERDOWN)


def _button(kind: int, at: tuple[int, int]) -> pygame.Event:
    return pygame.Event(kind, pos=at, button=pygame.BUTTON_LEFT, touch=True)


def _motion(at: tuple[int, int], rel: tuple[int, int], *, pressed: bool) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=(int(pressed), 0, 0), touch=True)

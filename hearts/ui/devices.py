"""Every device in terms of the two that screens know: fingers become a pointer, gamepads become keys."""

import pygame

from hearts.ui.gamepad import EVENTS, Gamepads, Pads
from hearts.ui.held_keys import HeldKeys
from hearts.ui.keys import KeyMap
from hearts.ui.touch import Fingers


class Devices:
    """Translates events before any screen sees them."""

    def __init__(self, pads: Pads | None = None) -> None:
        self._held_keys = HeldKeys()
        self._fingers = Fingers()
        self._gamepads = Gamepads(pads)

    def update(self, dt: float, *, is_at_rest: bool) -> None:
        """Let *dt* seconds pass after a turn's events."""
        self._held_keys.turn()
        self._gamepads.update(dt, is_at_rest=is_at_rest)

    def meant(self, event: pygame.Event, size: tuple[int, int], keymap: KeyMap) -> list[pygame.Event]:
        """Return the events that *event* means in a window of *size*: itself, others, or none."""
        if not self._held_keys.is_meant(event):
            return []
        touched = self._fingers.meant(event, size)
        if touched is not None:
            return touched
        if event.type not in EVENTS:
            return [event]
        action = self._gamepads.action_of(event)
        return [] if action is None else [keymap.event_of(action)]

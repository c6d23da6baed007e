"""Every device in terms of the two that screens know: fingers become a pointer, gamepads become keys."""

import pygame

from hearts.ui.gamepad import EVENTS, Gamepads, Pads
from hearts.ui.held_keys import HeldKeys, Repeat
from hearts.ui.keys import KeyMap
from hearts.ui.touch import Fingers


class Devices:
    """Translates events before any screen sees them."""

    def __init__(self, pads: Pads | None = None) -> None:
        self._held_keys = HeldKeys()
        self._fingers = Fingers()
        self._gamepads = Gamepads(pads)
        self._repeat = Repeat()

    @property
    def is_held(self) -> bool:
        """Whether something is held that comes again by the time that passes here."""
        return self._repeat.is_held

    def update(self, dt: float, *, is_at_rest: bool) -> None:
        """Let *dt* seconds pass after a turn's events."""
        self._held_keys.turn()
        self._gamepads.update(dt, is_at_rest=is_at_rest)
        self._repeat.update(dt)

    def meant(self, event: pygame.Event, size: tuple[int, int], keymap: KeyMap) -> list[pygame.Event]:
        """Return the events that *event* means in a window of *size*: itself, others, or none."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._repeat.end()
        if not self._held_keys.is_meant(event):
            return []
        touched = self._fingers.meant(event, size)
        if touched is not None:
            return touched
        if event.type not in EVENTS:
            return [event]
        action = self._gamepads.action_of(event)
        if not self._gamepads.holds_direction:
            self._repeat.end()
        if action is None:
            return []
        press = keymap.event_of(action)
        if self._gamepads.holds_direction:
            self._repeat.begin(press)
        return [press]

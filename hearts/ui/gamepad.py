"""Gamepads as actions: buttons, the cross and the left stick; they may come and go while the game runs.

Pads are looked for once the window is at rest, so that the first picture waits for none of them.
"""

from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Final, Protocol

import pygame

from hearts.ui.keys import Action

LOOKS_AFTER: Final = 1.0  # seconds at rest
STICK_PUSHED, STICK_LET_GO = 0.6, 0.35  # of its way
FULL_WAY: Final = 32767.0
STANDARD: Final[Mapping[int, Action]] = MappingProxyType(
    {
        pygame.CONTROLLER_BUTTON_A: Action.ACCEPT,
        pygame.CONTROLLER_BUTTON_B: Action.BACK,
        pygame.CONTROLLER_BUTTON_X: Action.LAST_TRICK,
        pygame.CONTROLLER_BUTTON_Y: Action.SCORES,
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Action.UNDO,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Action.HINT,
        pygame.CONTROLLER_BUTTON_START: Action.MENU,
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: Action.LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Action.RIGHT,
        pygame.CONTROLLER_BUTTON_DPAD_UP: Action.UP,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: Action.DOWN,
    }
)
UNKNOWN: Final[Mapping[int, Action]] = MappingProxyType(
    {
        0: Action.ACCEPT,
        1: Action.BACK,
        2: Action.LAST_TRICK,
        3: Action.SCORES,
        4: Action.UNDO,
        5: Action.HINT,
        7: Action.MENU,
    }
)
"""The usual order of buttons, for a pad whose own order is not known."""

_CROSS: Final[Mapping[tuple[int, int], Action]] = MappingProxyType(
    {(-1, 0): Action.LEFT, (1, 0): Action.RIGHT, (0, 1): Action.UP, (0, -1): Action.DOWN}
)
_DIRECTIONS: Final = frozenset(_CROSS.values())
_STICK: Final = ((Action.LEFT, Action.RIGHT), (Action.UP, Action.DOWN))
EVENTS: Final = frozenset(
    {
        *(pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
        *(pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION, pygame.JOYBALLMOTION),
        *(pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERDEVICEREMAPPED),
        *(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION),
    }
)


Part = tuple[int, str, int]
"""A part of a pad: the pad's name, the kind of part and its number."""


class Pads(Protocol):
    """Reaches the system's pads."""

    def begin(self) -> None:
        """Begin to look for pads; those there are announced as added."""

    def open(self, index: int) -> tuple[int, bool] | None:
        """Open the pad at *index*; return the name its events carry and whether its buttons are known, if it is one."""

    def close(self, name: int) -> None:
        """Let go of a pad that is gone."""


class SystemPads:
    """The pads that SDL knows."""

    def __init__(self) -> None:
        self._open: dict[int, object] = {}

    def begin(self) -> None:
        """Begin to look for pads."""
        from pygame._sdl2 import controller  # noqa: PLC0415  only a window that is at rest pays for it

        with suppress(pygame.error):
            pygame.joystick.init()
            controller.init()

    def open(self, index: int) -> tuple[int, bool] | None:
        """Open the pad at *index*."""
        from pygame._sdl2 import controller  # noqa: PLC0415  see above

        try:
            is_known = controller.is_controller(index)
            joystick = pygame.Joystick(index)
            pad = controller.Controller(index) if is_known else joystick
            name = joystick.get_instance_id()
        except pygame.error:
            return None
        self._open[name] = (joystick, pad)
        return name, is_known

    def close(self, name: int) -> None:
        """Let go of a pad."""
        self._open.pop(name, None)


class Gamepads:
    """What the pads that are there ask for."""

    def __init__(self, pads: Pads | None = None) -> None:
        self._pads: Pads = SystemPads() if pads is None else pads
        self._rest = 0.0
        self._looks = False
        self._known: dict[int, bool] = {}
        self._pushed: dict[tuple[int, int], int] = {}
        self._holding: Part | None = None

    @property
    def holds_direction(self) -> bool:
        """Whether the part that was pressed last is a direction and still held."""
        return self._holding is not None

    def update(self, dt: float, *, is_at_rest: bool) -> None:
        """Look for pads once nothing has moved for a while."""
        if self._looks:
            return
        self._rest = self._rest + dt if is_at_rest else 0.0
        if self._rest >= LOOKS_AFTER:
            self._looks = True
            self._pads.begin()

    def action_of(self, event: pygame.Event) -> Action | None:
        """Return what a pad's event asks for; a pad that comes is opened, one that goes is let go."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._add(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._remove(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN:
                return self._press((event.instance_id, "button", event.button), STANDARD.get(event.button))
            case pygame.CONTROLLERBUTTONUP:
                self._let_go((event.instance_id, "button", event.button))
            case pygame.CONTROLLERAXISMOTION:
                return self._push(event.instance_id, event.axis, event.value / FULL_WAY)
            case pygame.JOYBUTTONDOWN | pygame.JOYHATMOTION | pygame.JOYAXISMOTION:
                # a pad whose buttons are known tells everything twice
                return None if self._known.get(event.instance_id, False) else self._of_unknown(event)
        return None

    def _of_unknown(self, event: pygame.Event) -> Action | None:
        if event.type == pygame.JOYBUTTONDOWN:
            return self._press((event.instance_id, "button", event.button), UNKNOWN.get(event.button))
        if event.type == pygame.JOYHATMOTION:
            return self._press((event.instance_id, "hat", event.hat), _CROSS.get(tuple(event.value)))
        return self._push(event.instance_id, event.axis, event.value)

    def _push(self, name: int, axis: int, value: float) -> Action | None:
        """Return where the left stick has been pushed; it has to come back before it counts again."""
        if axis >= len(_STICK):
            return None
        before = self._pushed.get((name, axis), 0)
        now = before
        if abs(value) >= STICK_PUSHED:
            now = 1 if value > 0 else -1
        elif abs(value) <= STICK_LET_GO:
            now = 0
        self._pushed[name, axis] = now
        if now == before:
            return None
        return self._press((name, "stick", axis), _STICK[axis][now > 0] if now else None)

    def _press(self, part: Part, action: Action | None) -> Action | None:
        """Return *action*, which *part* asks for now; None where it has been let go."""
        self._let_go(part)
        if action is not None:
            self._holding = part if action in _DIRECTIONS else None
        return action

    def _let_go(self, part: Part) -> None:
        if self._holding == part:
            self._holding = None

    def _add(self, index: int) -> None:
        opened = self._pads.open(index)
        if opened is not None:
            name, is_known = opened
            self._known[name] = is_known

    def _remove(self, name: int) -> None:
        self._known.pop(name, None)
        if self._holding is not None and self._holding[0] == name:
            self._holding = None
        self._pushed = {key: pushed for key, pushed in self._pushed.items() if key[0] != name}
        self._pads.close(name)

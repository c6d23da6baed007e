"""Which control the mouse is over and the keyboard on, and what was pressed."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hearts.ui.widgets.control import Control, Kind, control_at

SLIDER_STEP = 0.05
_CHOOSERS = (Kind.SEGMENTS, Kind.SLIDER)


@dataclass(frozen=True, slots=True)
class Pressed:
    """A control was used; with the segment or the slider's value asked for."""

    id: str
    index: int = 0
    value: float = 0.0


@dataclass(slots=True)
class Interaction:
    """The state of a screen's controls that is not theirs; *focus_shown* once the keyboard is used."""

    touch: float
    focused: str | None = None
    focus_shown: bool = False
    hovered: str | None = None
    held: str | None = None

    def handle(self, event: pygame.Event, controls: Sequence[Control]) -> Pressed | None:
        """Take one event and return what it pressed, if anything; disabled controls cannot be pressed."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._moved(event.pos, controls)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                return self._down(event.pos, controls)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                return self._up(event.pos, controls)
            case pygame.KEYDOWN:
                return self._key(event, controls)
        return None

    def focus(self, control_id: str | None, *, shown: bool = True) -> None:
        """Put the keyboard on a control."""
        self.focused, self.focus_shown = control_id, shown

    def move_focus(self, controls: Sequence[Control], step: int) -> None:
        """Go *step* stops on in the order the controls are listed, round the end."""
        stops = [control.id for control in controls if control.enabled]
        if not stops:
            self.focused = None
        elif self.focused in stops:
            self.focused = stops[(stops.index(self.focused) + step) % len(stops)]
        else:
            self.focused = stops[0 if step > 0 else -1]
        self.focus_shown = True

    def _moved(self, point: tuple[int, int], controls: Sequence[Control]) -> Pressed | None:
        held = _by_id(controls, self.held)
        if held is not None and held.kind is Kind.SLIDER:
            return Pressed(held.id, value=held.value_at(point[0]))
        over = control_at(controls, point, self.touch)
        self.hovered = over.id if over is not None and over.enabled else None
        return None

    def _down(self, point: tuple[int, int], controls: Sequence[Control]) -> Pressed | None:
        control = control_at(controls, point, self.touch)
        self.held = control.id if control is not None and control.enabled else None
        if control is None or self.held is None:
            return None
        self.focus(control.id, shown=False)
        return Pressed(control.id, value=control.value_at(point[0])) if control.kind is Kind.SLIDER else None

    def _up(self, point: tuple[int, int], controls: Sequence[Control]) -> Pressed | None:
        held, self.held = _by_id(controls, self.held), None
        control = control_at(controls, point, self.touch)
        if held is None or control is None or control.id != held.id or held.kind is Kind.SLIDER:
            return None
        return Pressed(held.id, index=held.part_at(point[0]) if held.parts else 0, value=held.value)

    def _key(self, event: pygame.Event, controls: Sequence[Control]) -> Pressed | None:
        if event.key == pygame.K_TAB:
            self.move_focus(controls, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            return None
        control = _by_id(controls, self.focused)
        if control is None or not control.enabled:
            return None
        step = {pygame.K_LEFT: -1, pygame.K_DOWN: -1, pygame.K_RIGHT: 1, pygame.K_UP: 1}.get(event.key, 0)
        if step and control.kind in _CHOOSERS:
            self.focus_shown = True
            return _stepped(control, step if control.kind is Kind.SLIDER else _sideways(event.key))
        if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}:
            self.focus_shown = True
            return Pressed(control.id, index=control.index, value=control.value)
        return None


def _sideways(key: int) -> int:
    return -1 if key in {pygame.K_LEFT, pygame.K_UP} else 1


def _stepped(control: Control, step: int) -> Pressed | None:
    if control.kind is Kind.SLIDER:
        return Pressed(control.id, value=min(1.0, max(0.0, round(control.value + step * SLIDER_STEP, 4))))
    index = min(len(control.parts) - 1, max(0, control.index + step))
    return Pressed(control.id, index=index) if index != control.index else None


def _by_id(controls: Sequence[Control], control_id: str | None) -> Control | None:
    return next((control for control in controls if control.id == control_id), None)

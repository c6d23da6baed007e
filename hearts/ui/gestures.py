"""Taps, drags and long presses from mouse events: a shaky press is a tap, a drag begins beyond a few pixels."""

import math
from dataclasses import dataclass

import pygame

Point = tuple[float, float]

DRAG_FROM = 9  # u; a hand that shakes less than this has tapped
HELD_AFTER = 0.5  # seconds; a press that lasts longer asks what is under it


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer moved with nothing pressed."""

    at: Point


@dataclass(frozen=True, slots=True)
class Press:
    """The button went down."""

    at: Point


@dataclass(frozen=True, slots=True)
class Tap:
    """Pressed and released in one place."""

    at: Point


@dataclass(frozen=True, slots=True)
class Drag:
    """Pressed at *start* and moved to *at*, still held."""

    start: Point
    at: Point


@dataclass(frozen=True, slots=True)
class Drop:
    """Released at *at* after a drag from *start*."""

    start: Point
    at: Point


@dataclass(frozen=True, slots=True)
class Held:
    """Pressed for long in one place, and not let go yet."""

    at: Point


Gesture = Hover | Press | Tap | Drag | Drop | Held


class Pointer:
    """Follows the pressed button; *u* is the interface's unit in pixels."""

    def __init__(self, u: float) -> None:
        self.u = u
        self._start: Point | None = None
        self._is_drag = False
        self._age = 0.0

    @property
    def is_dragging(self) -> bool:
        """Whether something is being dragged."""
        return self._is_drag

    def cancel(self) -> None:
        """Forget a press, as when the window loses the focus."""
        self._start, self._is_drag = None, False

    def update(self, dt: float) -> Held | None:
        """Let *dt* seconds pass; return a press that has just become a long one."""
        if self._start is None or self._is_drag:
            return None
        before, self._age = self._age, self._age + dt
        return Held(self._start) if before < HELD_AFTER <= self._age else None

    def handle(self, event: pygame.Event) -> Gesture | None:
        """Return the gesture that *event* makes or goes on with, if any."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._moved(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self._start, self._is_drag, self._age = event.pos, False, 0.0
                return Press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT and self._start is not None:
                start, was_drag = self._start, self._is_drag
                self.cancel()
                return Drop(start, event.pos) if was_drag else Tap(start)
        return None

    def _moved(self, at: Point) -> Gesture:
        if self._start is None:
            return Hover(at)
        if not self._is_drag and math.dist(self._start, at) <= DRAG_FROM * self.u:
            return Hover(self._start)
        self._is_drag = True
        return Drag(self._start, at)

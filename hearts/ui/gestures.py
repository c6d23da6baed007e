"""Taps and drags from mouse events: a shaky press is a tap, a drag begins beyond a few pixels."""

import math
from dataclasses import dataclass

import pygame

Point = tuple[float, float]

DRAG_FROM = 9  # u; a hand that shakes less than this has tapped


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


Gesture = Hover | Press | Tap | Drag | Drop


class Pointer:
    """Follows the pressed button; *u* is the interface's unit in pixels."""

    def __init__(self, u: float) -> None:
        self.u = u
        self._start: Point | None = None
        self._is_drag = False

    @property
    def is_dragging(self) -> bool:
        """Whether something is being dragged."""
        return self._is_drag

    def cancel(self) -> None:
        """Forget a press, as when the window loses the focus."""
        self._start, self._is_drag = None, False

    def handle(self, event: pygame.Event) -> Gesture | None:
        """Return the gesture that *event* makes or goes on with, if any."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._moved(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self._start, self._is_drag = event.pos, False
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

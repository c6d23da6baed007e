"""Where a window opens, as pure arithmetic on what panels leave of the screens; no pygame."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Pair = tuple[int, int]

BORDERS: Final[Pair] = (16, 48)  # px: what a window manager may put around the inside of a window, its title included
LEAST_SEEN: Final[Pair] = (120, 60)  # px of a window on a screen; with less of it there it counts as gone


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the desktop; the first screen's left upper corner need not be 0, 0."""

    x: int
    y: int
    w: int
    h: int

    def holds(self, frame: "Frame") -> bool:
        """Whether all of *frame*, with its borders, is inside."""
        if frame.place is None:
            return self.w - BORDERS[0] >= frame.size[0] and self.h - BORDERS[1] >= frame.size[1]
        (x, y), (width, height) = frame.place, frame.size
        return self.x <= x and self.y <= y and x + width <= self.x + self.w and y + height <= self.y + self.h

    def shared(self, frame: "Frame") -> Pair:
        """Return how much of a placed *frame* lies inside, across and down; less than nothing where it is beside it."""
        (x, y), (width, height) = frame.place or (0, 0), frame.size
        return min(x + width, self.x + self.w) - max(x, self.x), min(y + height, self.y + self.h) - max(y, self.y)


@dataclass(frozen=True, slots=True)
class Frame:
    """The inside of a window: its size and its left upper corner, None where the window manager finds it a place."""

    size: Pair
    place: Pair | None = None


def fitted(wanted: Frame, areas: Sequence[Area], least: Pair, before: Pair = (0, 0)) -> Frame:
    """Return *wanted* made to fit one of *areas*: the one it was on, or the first where that is gone.

    *before* is what of the borders lies left of a window's place and above it.
    """
    home = _home(wanted, areas)
    if home is not None and home.holds(wanted):
        return wanted
    return _within(wanted, areas[0] if home is None else home, least, before, is_known=home is not None)


def _home(wanted: Frame, areas: Sequence[Area]) -> Area | None:
    """Return the area that shows most of *wanted*, if any shows enough of it."""
    if wanted.place is None:
        return None
    shown = [(shared[0] * shared[1], area) for area in areas if _is_enough(shared := area.shared(wanted))]
    return max(shown, key=lambda pair: pair[0])[1] if shown else None


def _is_enough(shared: Pair) -> bool:
    return shared[0] >= LEAST_SEEN[0] and shared[1] >= LEAST_SEEN[1]


def _within(wanted: Frame, area: Area, least: Pair, before: Pair, *, is_known: bool) -> Frame:
    """Return *wanted* inside *area* with its borders: as near as can be to where it was, or in the middle."""
    (width, height), (left, top) = wanted.size, before
    width = max(least[0], min(width, area.w - BORDERS[0]))
    height = max(least[1], min(height, area.h - BORDERS[1]))
    free = max(0, area.w - BORDERS[0] - width), max(0, area.h - BORDERS[1] - height)
    x, y = free[0] // 2, free[1] // 2
    if wanted.place is not None and is_known:
        x = max(0, min(free[0], wanted.place[0] - area.x - left))
        y = max(0, min(free[1], wanted.place[1] - area.y - top))
    return Frame((width, height), (area.x + left + x, area.y + top + y))

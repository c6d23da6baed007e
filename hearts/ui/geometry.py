"""Rectangles and poses in window pixels; pure arithmetic, no pygame."""

import math
from dataclasses import dataclass
from typing import NamedTuple


class Rect(NamedTuple):
    """An upright rectangle in window pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, point: tuple[float, float]) -> bool:
        """Whether *point* lies inside; the right and lower edges do not."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """Return the rectangle with every side moved inwards (outwards where negative)."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return the rectangle somewhere else."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def overlaps(self, other: "Rect", slack: float = 0.5) -> bool:
        """Whether the two share more than *slack* px of each direction."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def grown_to(self, w: float, h: float) -> "Rect":
        """Return the rectangle about the same middle, at least *w* by *h*."""
        return self.inset(min(0.0, (self.w - w) / 2), min(0.0, (self.h - h) / 2))

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> "Rect":
        """Return the rectangle of that size about the middle *x*, *y*."""
        return cls(x - w / 2, y - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its centre, degrees clockwise, and the card's width in pixels."""

    x: float
    y: float
    angle: float
    width: float

    def shifted(self, right: float, down: float) -> "Pose":
        """Return the pose moved along the card's own axes."""
        x, y = self.at(right, down)
        return Pose(x, y, self.angle, self.width)

    def at(self, right: float, down: float) -> tuple[float, float]:
        """Return the point that far from the centre along the card's own axes."""
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        return self.x + right * cos - down * sin, self.y + right * sin + down * cos

    def corners(self) -> tuple[tuple[float, float], ...]:
        """Return the card's four corners."""
        half_w, half_h = self.width / 2, self.width * 0.7
        return tuple(self.at(sx * half_w, sy * half_h) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)))


class Ring(NamedTuple):
    """The circle inlaid in the table."""

    x: float
    y: float
    radius: float

# mypy: disable-error-code="import-not-found,import-untyped"
"""Plane geometry for the pictures: areas from path text, lines with a width, and the few figures they share."""

import math
import re
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from shapely import affinity
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as _Point
from shapely.geometry import box as _box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Shape: TypeAlias = BaseGeometry
Point = tuple[float, float]
STEPS = 18  # straight pieces of a curve
SPECK = 0.01  # square units
FINENESS = 0.02  # units: a sixth of a pixel on a card 800 px wide
_TOKENS = re.compile(r"[MLCZ]|-?(?:\d+\.?\d*|\.\d+)")
_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Z": 0}

Piece = tuple[str, tuple[float, ...]]
"""A letter of path text and the numbers that follow it."""


def pieces(path: str) -> list[Piece]:
    """Read path text of absolute M, L, C and Z; numbers after a curve's sixth begin another one."""
    found: list[Piece] = []
    letter = ""
    numbers: list[float] = []
    for token in _TOKENS.findall(path):
        if token in _ARGUMENTS:
            letter, numbers = token, []
        else:
            numbers.append(float(token))
        if len(numbers) == _ARGUMENTS[letter]:
            found.append((letter, tuple(numbers)))
            numbers = []
            letter = "L" if letter == "M" else letter
    return found


def area(path: str, steps: int = STEPS) -> Shape:
    """Return what the closed lines of *path* enclose."""
    return union(Polygon(points).buffer(0) for points in _flat(path, steps) if len(points) > 2)  # noqa: PLR2004


def line(path: str, width: float, *, square: bool = False) -> Shape:
    """Return a line along *path* as an area, its ends round or *square*."""
    cap = "flat" if square else "round"
    lines = (LineString(points) for points in _flat(path, STEPS))
    return union(each.buffer(width / 2, cap_style=cap, join_style="round", quad_segs=6) for each in lines)


def disc(x: float, y: float, radius: float) -> Shape:
    """Return a disc, with as many corners as its size needs."""
    return _Point(x, y).buffer(radius, quad_segs=max(5, min(60, int(6 + 1.5 * radius))))


def rect(left: float, top: float, right: float, bottom: float) -> Shape:
    """Return an upright rectangle."""
    return _box(left, top, right, bottom)


def polygon(points: Sequence[Point]) -> Shape:
    """Return the area with these corners."""
    return Polygon(points)


def union(shapes: Iterable[Shape]) -> Shape:
    """Return all *shapes* as one."""
    return unary_union(list(shapes))


def grown(shape: Shape, by: float, *, sharp: bool = False) -> Shape:
    """Return *shape* with its edge moved outwards, or inwards where *by* is negative."""
    return shape.buffer(by, quad_segs=12, join_style="mitre" if sharp else "round")


def rim(shape: Shape, width: float, inset: float = 0.0) -> Shape:
    """Return a band of *width* along the edge of *shape*, *inset* from it."""
    return grown(shape, -inset).difference(grown(shape, -inset - width))


def contour(shape: Shape, width: float, *, sharp: bool = False) -> Shape:
    """Return a line along the edge of *shape*, half of it outside."""
    return grown(shape, width / 2, sharp=sharp).difference(grown(shape, -width / 2, sharp=sharp))


def mirrored(shape: Shape) -> Shape:
    """Return *shape* seen in the vertical axis."""
    return affinity.scale(shape, -1, 1, origin=(0, 0))


def both(shape: Shape) -> Shape:
    """Return *shape* and its mirror image."""
    return shape.union(mirrored(shape))


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    """Return *shape* elsewhere."""
    return affinity.translate(shape, dx, dy)


def turned(shape: Shape, degrees: float, about: Point = (0, 0)) -> Shape:
    """Return *shape* turned clockwise, as y points down."""
    return affinity.rotate(shape, degrees, origin=about)


def sized(shape: Shape, wide: float, high: float | None = None) -> Shape:
    """Return *shape* scaled about the origin."""
    return affinity.scale(shape, wide, wide if high is None else high, origin=(0, 0))


def star(x: float, y: float, radius: float, waist: float = 0.28) -> Shape:
    """Return a four-pointed star; *waist* is the share of the radius between its points."""
    corners = []
    for corner in range(8):
        reach = radius if corner % 2 == 0 else radius * waist
        angle = math.radians(45 * corner - 90)
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(corners)


def crescent(x: float, y: float, radius: float, opens: float = -35, inner: float = 0.78, apart: float = 0.42) -> Shape:
    """Return a moon that opens toward *opens* degrees; *inner* and *apart* are shares of its radius."""
    angle = math.radians(opens)
    shift = apart * radius
    return disc(x, y, radius).difference(disc(x + shift * math.cos(angle), y + shift * math.sin(angle), inner * radius))


def sector(x: float, y: float, start: float, end: float, inner: float, outer: float) -> Shape:
    """Return the straight-edged piece of a ring between two angles in degrees."""
    first, last = ((math.cos(math.radians(angle)), math.sin(math.radians(angle))) for angle in (start, end))
    return polygon(
        [
            (x + inner * first[0], y + inner * first[1]),
            (x + outer * first[0], y + outer * first[1]),
            (x + outer * last[0], y + outer * last[1]),
            (x + inner * last[0], y + inner * last[1]),
        ]
    )


def rings_of(shape: Shape) -> list[list[Point]]:
    """Return the closed outlines of *shape*, holes among them, slightly simplified; specks are left out."""
    parts = getattr(shape, "geoms", [shape])
    found: list[list[Point]] = []
    for part in parts:
        if isinstance(part, Polygon) and part.area >= SPECK:
            smooth = part.simplify(FINENESS)
            found += [list(ring.coords[:-1]) for ring in (smooth.exterior, *smooth.interiors)]
    return found


def _flat(path: str, steps: int) -> list[list[Point]]:
    lines: list[list[Point]] = []
    for letter, numbers in pieces(path):
        if letter == "M":
            lines.append([(numbers[0], numbers[1])])
        elif letter == "L":
            lines[-1].append((numbers[0], numbers[1]))
        elif letter == "C":
            lines[-1] += _curve(lines[-1][-1], numbers, steps)
    return lines


def _curve(start: Point, numbers: tuple[float, ...], steps: int) -> list[Point]:
    """Return points along a cubic curve, without its start."""
    xs, ys = (start[0], *numbers[::2]), (start[1], *numbers[1::2])
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        weights = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x, y = (sum(w * at for w, at in zip(weights, axis, strict=True)) for axis in (xs, ys))
        points.append((x, y))
    return points

"""Writes shapes as compact SVG: paths of relative steps in hundredths of a unit, with no step's rounding carried on."""

from collections.abc import Iterable
from itertools import pairwise

from art.shapes import Point, Shape, pieces, rings_of

Colour = str
"""A colour as ``#RRGGBB``, or a reference to a gradient."""


def path(shape: Shape, fill: Colour, *, about: Point | None = None) -> str:
    """Return *shape* filled; *about* turns it half round that point."""
    rings = rings_of(shape)
    if not rings:
        return ""
    if about is not None:
        rings = [[(2 * about[0] - x, 2 * about[1] - y) for x, y in ring] for ring in rings]
    steps = "".join(_ring(ring) for ring in rings)
    return f'<path fill="{fill}" fill-rule="evenodd" d="{steps}"/>'


def curves(outline: str, fill: Colour, scale: float, x: float, y: float, *, upside_down: bool = False) -> str:
    """Return path text scaled and moved with its curves kept; *upside_down* turns it half round first."""
    factor = -scale if upside_down else scale
    parts = []
    for letter, numbers in pieces(outline):
        points = (round(100 * (value * factor + (y if index % 2 else x))) for index, value in enumerate(numbers))
        parts.append(letter + _numbers(points))
    return f'<path fill="{fill}" d="{"".join(parts)}"/>'


def document(body: str, width: float, height: float, view: tuple[float, float, float, float] | None = None) -> str:
    """Return a whole SVG file; *view* is the part of the plane shown, if not from the origin."""
    box = " ".join(f"{value:g}" for value in view or (0, 0, width, height))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="{box}">'
    return f"{head}{body}</svg>\n"


def _ring(points: list[Point]) -> str:
    whole = [(round(100 * x), round(100 * y)) for x, y in points]
    steps: list[int] = []
    for (x, y), (next_x, next_y) in pairwise(whole):
        steps += [next_x - x, next_y - y]
    return f"M{_numbers(whole[0])}l{_numbers(steps)}z"


def _numbers(hundredths: Iterable[int]) -> str:
    """Return numbers as short as they can be written; a minus parts as well as a space."""
    text = ""
    for value in hundredths:
        number = _number(value)
        text += number if not text or number.startswith("-") else " " + number
    return text


def _number(hundredths: int) -> str:
    whole, part = divmod(abs(hundredths), 100)
    digits = f"{part:02d}".rstrip("0")
    text = f"{whole or ''}.{digits}" if digits else f"{whole}"
    return ("-" if hundredths < 0 else "") + text

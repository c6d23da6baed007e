"""What all courts share: the half that is drawn and turned, the sunlit disc, house cloth, robes and necks."""

import math
from collections.abc import Iterable, Iterator
from typing import Final

from art.colours import GOLD, PAPER, WHITE, Skin
from art.shapes import (
    Shape,
    area,
    contour,
    crescent,
    disc,
    grown,
    line,
    moved,
    polygon,
    rect,
    rim,
    sector,
    star,
    union,
)
from art.svg import Colour, path
from hearts.core.cards import Suit
from hearts.ui.deck import SuitPaint

Layer = tuple[Shape, Colour]
Layers = Iterator[Layer]

CENTRE: Final = (50.0, 70.0)
HALF: Final = polygon([(-26.5, -60.5), (26.5, -60.5), (26.5, -9.5), (-26.5, 9.5)])
"""The part of the panel above its sash, about the card's centre; figures are given in the same units."""

HEAD_MIDDLE: Final = (0.0, -33.0)
ROBE: Final = "M-5,-17 C-12,-14 -24,-13 -30,-2 L-34,20 L34,20 L30,-2 C24,-13 12,-14 5,-17 Z"
HEM: Final = 0.8  # units of plain cloth round the pattern
LEAF_SHAPE: Final = "M0,-2.6 C2.2,-1 2.2,1 0,2.6 C-2.2,1 -2.2,-1 0,-2.6 Z"


def halves(layers: Iterable[Layer]) -> str:
    """Return a figure and the same turned half round, as SVG."""
    clipped = [(moved(shape.intersection(HALF), *CENTRE), fill) for shape, fill in layers]
    upright = "".join(path(shape, fill) for shape, fill in clipped)
    return upright + "".join(path(shape, fill, about=CENTRE) for shape, fill in clipped)


def backdrop(paint: SuitPaint) -> Layers:
    """Draw the panel with the sunlit disc behind the head."""
    yield HALF, paint.pale
    sun = disc(*HEAD_MIDDLE, 23.5)
    yield sun, PAPER
    yield rim(sun, 0.5), paint.light


def cloth(suit: Suit, paint: SuitPaint, shape: Shape) -> Layers:
    """Draw *shape* in the house's cloth."""
    yield shape, paint.cloth
    yield _PATTERNS[suit]().intersection(grown(shape, -HEM)), paint.light


def ruff(paint: SuitPaint) -> Layers:
    """Draw the pleated collar of a queen, a fan from shoulder to shoulder."""
    x, y, inner, outer = 0.0, -27.0, 6.0, 20.6
    first, last, pleats = 140.0, 400.0, 25
    yield disc(x, y, 22.3), paint.dark
    step = (last - first) / pleats
    for pleat in range(pleats):
        start = first + pleat * step
        middle = math.radians(start + step / 2)
        reach = outer * math.cos(math.radians(step / 2))
        tip = disc(x + reach * math.cos(middle), y + reach * math.sin(middle), outer * math.sin(math.radians(step / 2)))
        yield sector(x, y, start, start + step, inner, outer).union(tip), WHITE if pleat % 2 == 0 else paint.light
    yield rim(disc(x, y, 16.2), 0.5), paint.dark


def ermine(paint: SuitPaint) -> Layers:
    """Draw the fur collar of a king over his stole."""
    yield area("M-7,-16 L7,-16 L9,20 L-9,20 Z"), paint.dark
    yield line("M-7,-16 L-9,20 M7,-16 L9,20", 0.9), GOLD
    fur = area(
        "M-9,-20 C-14,-17.5 -22,-15 -28,-6 C-22,-5.4 -16,-7 -11.5,-8.8 C-7,-6.8 -3.4,-4.6 0,-1.2 "
        "C3.4,-4.6 7,-6.8 11.5,-8.8 C16,-7 22,-5.4 28,-6 C22,-15 14,-17.5 9,-20 Z"
    )
    yield fur, WHITE
    yield contour(fur, 0.5), paint.dark
    places = ((21, -9.5), (15.5, -13), (15, -9.6), (10.4, -11.6))
    tails = (f"M{x},{y - 1.2} L{x + 0.7},{y + 1.2} L{x - 0.7},{y + 1.2} Z" for px, y in places for x in (-px, px))
    yield union(area(tail) for tail in tails), paint.dark


def front_neck(skin: Skin) -> Layers:
    """Draw the neck below a face that looks at the player, in the shade of the chin."""
    neck = area("M-4.4,-24 L4.4,-24 L4.8,-16.4 L0,-12.2 L-4.8,-16.4 Z")
    yield neck, skin.shade
    yield neck.intersection(rect(-9, -30, -1.6, 0)).difference(disc(0, -21.6, 6.2)), skin.light


def _stars() -> Shape:
    marks = []
    for row in range(-2, 6):
        for column in range(-6, 7):
            x, y = column * 6 + (3 if row % 2 else 0), row * 5 - 12
            marks.append(star(x, y, 1.5, 0.3) if (row + column) % 2 else crescent(x, y, 1.6, -40))
    return union(marks)


def _scales() -> Shape:
    places = _staggered(range(-4, 7), 3.4)
    return union(rim(disc(x, y, 3), 0.55).intersection(rect(x - 4, y, x + 4, y + 4)) for x, y in places)


def _lozenges() -> Shape:
    places = _staggered(range(-4, 6), 4.2)
    return union(polygon([(x, y - 3.1), (x + 2.1, y), (x, y + 3.1), (x - 2.1, y)]) for x, y in places)


def _leaves() -> Shape:
    leaf = area(LEAF_SHAPE, 6)
    return union(moved(leaf, x, y) for x, y in _staggered(range(-4, 6), 4.6))


def _staggered(rows: range, pitch: float) -> list[tuple[float, float]]:
    return [(x * 6 + (3 if row % 2 else 0), row * pitch - 8) for row in rows for x in range(-7, 8)]


_PATTERNS: Final = {Suit.SPADES: _stars, Suit.HEARTS: _scales, Suit.DIAMONDS: _lozenges, Suit.CLUBS: _leaves}

"""The four suit marks, 100 units high about the origin, and where a number card has them."""

from typing import Final

from art.shapes import Shape, area, moved, sized, turned
from art.svg import Colour, curves
from hearts.core.cards import Suit

OUTLINES: Final = {
    Suit.HEARTS: (
        "M0,47 C-7,37 -47,13 -47,-16 C-47,-34 -34,-45 -21,-45 C-11,-45 -3.5,-39 0,-29 "
        "C3.5,-39 11,-45 21,-45 C34,-45 47,-34 47,-16 C47,13 7,37 0,47 Z"
    ),
    Suit.SPADES: (
        "M0,-49 C7,-37 45,-15 45,13 C45,26 35,34.5 23.5,34.5 C14,34.5 7,30 3.6,22 C4.5,33 9,42 18,49 L-18,49 "
        "C-9,42 -4.5,33 -3.6,22 C-7,30 -14,34.5 -23.5,34.5 C-35,34.5 -45,26 -45,13 C-45,-15 -7,-37 0,-49 Z"
    ),
    Suit.DIAMONDS: ("M0,-50 C9,-31 22,-13 39,0 C22,13 9,31 0,50 C-9,31 -22,13 -39,0 C-22,-13 -9,-31 0,-50 Z"),
    Suit.CLUBS: (
        "M0,-49 C13,-49 23,-39 23,-26.5 C23,-19 19.5,-12.5 14,-8.5 C17,-10.6 20.5,-12 24.5,-12 C37,-12 47,-2 47,10.5 "
        "C47,23 37,33 24.5,33 C15,33 7.5,28.5 3.4,19.5 C4.4,31 9,41 18,48 L-18,48 C-9,41 -4.4,31 -3.4,19.5 "
        "C-7.5,28.5 -15,33 -24.5,33 C-37,33 -47,23 -47,10.5 C-47,-2 -37,-12 -24.5,-12 C-20.5,-12 -17,-10.6 -14,-8.5 "
        "C-19.5,-12.5 -23,-19 -23,-26.5 C-23,-39 -13,-49 0,-49 Z"
    ),
}
PIP_SIZE = 18.4
TOP, BOTTOM = 0.172, 0.828
UPPER_QUARTER, LOWER_QUARTER = 0.3907, 0.6093
SIDES: Final = (0.348, 0.652)

Places = tuple[tuple[float, float], ...]


def _in_columns(*rows: float) -> Places:
    return tuple((x, y) for x in SIDES for y in rows)


def _in_middle(*rows: float) -> Places:
    return tuple((0.5, y) for y in rows)


_FOUR: Final = _in_columns(TOP, BOTTOM)
_SIX: Final = _in_columns(TOP, 0.5, BOTTOM)
_EIGHT_OUTER: Final = _in_columns(TOP, UPPER_QUARTER, LOWER_QUARTER, BOTTOM)
PLACES: Final[dict[int, Places]] = {
    2: _in_middle(TOP, BOTTOM),
    3: _in_middle(TOP, 0.5, BOTTOM),
    4: _FOUR,
    5: _FOUR + _in_middle(0.5),
    6: _SIX,
    7: _SIX + _in_middle(0.336),
    8: _SIX + _in_middle(0.336, 0.664),
    9: _EIGHT_OUTER + _in_middle(0.5),
    10: _EIGHT_OUTER + _in_middle(0.2815, 0.7185),
}
"""Where the marks of a number card stand, as shares of its width and height."""


def pip(suit: Suit, x: float, y: float, size: float, turn: float = 0.0) -> Shape:
    """Return the mark of *suit* as an area, *size* high about that point."""
    shape = sized(area(OUTLINES[suit], 14), size / 100)
    return moved(turned(shape, turn) if turn else shape, x, y)


def pip_path(suit: Suit, x: float, y: float, size: float, fill: Colour, *, upside_down: bool = False) -> str:
    """Return the mark of *suit* as an SVG path with true curves."""
    return curves(OUTLINES[suit], fill, size / 100, x, y, upside_down=upside_down)

"""A court's panel: two turned halves and the jewelled sash that parts them."""

import math
from typing import Final

from art.colours import GOLD
from art.figure import CENTRE, halves
from art.jacks import jack
from art.kings import king
from art.pips import OUTLINES
from art.queens import queen
from art.shapes import Shape, area, disc, grown, line, moved, rect, sized, turned
from art.svg import path
from hearts.core.cards import Rank, Suit
from hearts.ui.deck import DRAWN

LEFT, TOP, RIGHT, BOTTOM = 23.5, 9.5, 76.5, 130.5
SLOPE = -19 / 53
LEAN = math.degrees(math.atan(SLOPE))
STONES = 10.2  # units between them
_FIGURES: Final = {Rank.KING: king, Rank.QUEEN: queen, Rank.JACK: jack}


def court(rank: Rank, suit: Suit) -> str:
    """Return the panel of a court card."""
    paint = DRAWN[suit]
    panel = rect(LEFT, TOP, RIGHT, BOTTOM)
    frame = grown(panel, 0.55, sharp=True).difference(panel)
    figure = halves(_FIGURES[rank](suit, paint))
    return path(panel, paint.pale) + figure + _sash(panel, paint.dark) + path(frame, paint.dark)


def _sash(panel: Shape, dark: str) -> str:
    parts = []
    for width, fill in ((5.2, dark), (4.0, GOLD), (2.9, dark)):
        band = moved(line(f"M-40,{-40 * SLOPE} L40,{40 * SLOPE}", width, square=True), *CENTRE)
        parts.append(path(band.intersection(panel), fill))
    stone = turned(area(OUTLINES[Suit.DIAMONDS]), LEAN)
    for place in range(-2, 3):
        x = place * STONES
        parts.append(path(moved(sized(stone, 0.034 if place == 0 else 0.026), *_along(x)), GOLD))
        if place < 2:  # noqa: PLR2004  a bead between two stones
            parts.append(path(disc(*_along(x + STONES / 2), 0.5), GOLD))
    return "".join(parts)


def _along(x: float) -> tuple[float, float]:
    return CENTRE[0] + x, CENTRE[1] + x * SLOPE

"""The back of the cards: a lattice of ogees with a medallion of four hearts about a star."""

import math
from typing import Final

from art.colours import PAPER
from art.faces import CENTRE, HEIGHT, WIDTH, blank
from art.pips import OUTLINES, pip
from art.shapes import Shape, area, crescent, disc, grown, moved, rect, rim, sized, star, turned, union
from art.svg import document, path
from hearts.core.cards import Suit
from hearts.ui.deck import DRAWN_BACK

MARGIN, ROUND = 5.0, 3.5
STEP, ROW = 10.0, 8.6
MEDALLION, SMALL = 20.5, 6.2
SMALL_PLACES: Final = ((50.0, 30.0), (50.0, 110.0))


def back() -> str:
    """Return the SVG file of the card back, in the colours of the first one."""
    paint = DRAWN_BACK
    panel = grown(grown(rect(MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), -ROUND), ROUND)
    ground = path(panel, paint.ground) + path(_lattice(panel), paint.line) + path(rim(panel, 0.7, 1.6), paint.gold)
    return document(blank() + ground + _medallion() + _small_medallions(), WIDTH, HEIGHT)


def _lattice(panel: Shape) -> Shape:
    """Return interleaved circles with a lozenge in each, outside the medallions."""
    inner = grown(panel, -3.2)
    places = [
        (CENTRE[0] + column * STEP + (STEP / 2 if row % 2 else 0), CENTRE[1] + row * ROW)
        for row in range(-8, 9)
        for column in range(-5, 6)
    ]
    circles = union(rim(disc(x, y, 0.575 * STEP), 0.6) for x, y in places).intersection(inner)
    medallions = union((disc(*CENTRE, MEDALLION), *(disc(*place, SMALL) for place in SMALL_PLACES)))
    stone = sized(area(OUTLINES[Suit.DIAMONDS]), 0.022, 0.03)
    stones = union(moved(stone, x, y) for x, y in places if _is_free(x, y, inner))
    return circles.difference(medallions).union(stones)


def _is_free(x: float, y: float, inner: Shape) -> bool:
    """Tell whether a lozenge at that point keeps clear of the edge and the medallions."""
    from_small = min(abs(y - small_y) for _, small_y in SMALL_PLACES) + abs(x - CENTRE[0])
    is_inside = bool(grown(inner, -3).contains(disc(x, y, 0.01)))
    return is_inside and math.dist((x, y), CENTRE) > MEDALLION + 2.5 and from_small > 9  # noqa: PLR2004


def _medallion() -> str:
    paint = DRAWN_BACK
    round_ = disc(*CENTRE, MEDALLION)
    parts = [path(round_, paint.deep), path(rim(round_, 0.8), paint.gold), path(rim(round_, 0.4, 1.8), paint.line)]
    heart = pip(Suit.HEARTS, CENTRE[0], CENTRE[1] - 9.6, 11.2)
    moon = crescent(CENTRE[0] + 8.6, CENTRE[1] - 8.6, 2.6, 135, 0.84, 0.4)
    for quarter in range(4):
        parts.append(path(turned(heart, 90 * quarter, CENTRE), paint.gold if quarter % 2 else PAPER))
        parts.append(path(turned(moon, 90 * quarter, CENTRE), paint.gold))
    return "".join(parts) + path(star(*CENTRE, 3, 0.34), paint.gold)


def _small_medallions() -> str:
    paint = DRAWN_BACK
    rounds = [disc(*place, SMALL) for place in SMALL_PLACES]
    edges = union(rim(each, 0.55) for each in rounds)
    stars = union(star(*place, 3.6, 0.3) for place in SMALL_PLACES)
    return path(union(rounds), paint.deep) + path(edges, paint.gold) + path(stars, PAPER)

"""The hats of the jacks and their plumes, drawn for a head that looks left."""

import math
from collections.abc import Callable
from typing import Final

from art.colours import GOLD, LEAF
from art.figure import Layers
from art.pips import pip
from art.shapes import Point, Shape, area, contour, crescent, disc, grown, line, union
from hearts.core.cards import Suit
from hearts.ui.deck import SuitPaint


def hat(suit: Suit, paint: SuitPaint) -> Layers:
    """Draw the hat of the Jack of *suit*."""
    return _HATS[suit](paint)


def plume(base: Point, tip: Point, bend: float, width: float) -> tuple[Shape, Shape]:
    """Return a feather and its quill; *bend* curves it to the right of the way from base to tip."""
    (x0, y0), (x1, y1) = base, tip
    length = math.dist(base, tip)
    across = -(y1 - y0) / length, (x1 - x0) / length
    crest = (x0 + x1) / 2 + across[0] * bend, (y0 + y1) / 2 + across[1] * bend
    right = crest[0] + across[0] * width, crest[1] + across[1] * width
    left = crest[0] - across[0] * width, crest[1] - across[1] * width
    blade = (
        f"M{x0},{y0} C{(x0 + right[0]) / 2},{(y0 + right[1]) / 2} {right[0]},{right[1]} {x1},{y1} "
        f"C{left[0]},{left[1]} {(x0 + left[0]) / 2},{(y0 + left[1]) / 2} {x0},{y0} Z"
    )
    quill = f"M{x0},{y0} C{(x0 + crest[0]) / 2},{(y0 + crest[1]) / 2} {crest[0]},{crest[1]} {x1},{y1}"
    return area(blade), line(quill, 0.5)


def _cap(paint: SuitPaint) -> Layers:
    """Spades: a soft cap with a turned-up brim and a moon."""
    blade, quill = plume((4, -47), (23.5, -46.5), 10.5, 6.4)
    yield blade, paint.light
    yield quill, paint.dark
    yield area("M-9,-44 C-8,-53 2,-56 9,-52 C13,-50 14,-46.6 13.4,-43 Z"), paint.cloth
    yield area("M-10.6,-45.4 C-4,-47.6 8,-47 14.6,-44 L14.2,-40.6 C8,-43.2 -4,-44 -10.4,-42 Z"), paint.dark
    yield crescent(-4, -49, 2.6, -40), GOLD


def _beret(paint: SuitPaint) -> Layers:
    """Hearts: a full beret; its dark plume stands out from the pale panel by a light quill and barbs."""
    blade, quill = plume((8.5, -47.5), (23.6, -31.5), -8.4, 6.6)
    yield blade, paint.dark
    barbs = union(
        line(f"M{x},{y} L{x + 2.6},{y - 2.2} M{x},{y} L{x - 0.6},{y + 3.2}", 0.32)
        for x, y in ((15.6, -45.6), (18.6, -43.4), (20.8, -40.6), (22.2, -37.4))
    )
    yield union((quill, barbs)).intersection(grown(blade, -0.35)), paint.pale
    crown = "M-10.4,-42.8 C-13,-50 -5,-57 5,-55.4 C14,-54 19,-48 15,-42.6 C8,-46 -3,-46 -10.4,-42.8 Z"
    yield contour(area(crown), 0.9), paint.pale
    yield area(crown), paint.cloth
    fold = "M4,-55.4 C13,-54.4 19,-48 15,-42.6 C12,-44 10,-44.8 8,-45.2 C10,-49 8.6,-53 4,-55.4 Z"
    yield area(fold), paint.dark
    yield line("M-10.4,-43 C-3,-46.2 8,-46.2 15,-42.8", 1.7), GOLD
    yield pip(Suit.HEARTS, -3.4, -49.6, 4.6), GOLD


def _brimmed(paint: SuitPaint) -> Layers:
    """Diamonds: a tall hat with a wide brim."""
    blade, quill = plume((3, -47), (24.2, -47.5), 10.5, 6.8)
    yield blade, paint.light
    yield quill, paint.dark
    yield area("M-8,-45 L-3.4,-55.6 L9.6,-53.4 L12.4,-44 Z"), paint.cloth
    yield area("M3.6,-54.4 L9.6,-53.4 L12.4,-44 L6,-45 Z"), paint.dark
    brim = "M-14.4,-42.2 C-9,-46.4 8,-47.4 18,-42.4 C10,-41.4 6,-43.2 1,-43 C-5,-43 -9,-40.6 -14.4,-42.2 Z"
    yield area(brim), paint.dark
    yield line("M-8.2,-46 C-2,-48 6,-48 12.2,-45.6", 1.6), GOLD
    yield pip(Suit.DIAMONDS, -1.6, -50.8, 5.6), GOLD


def _hunter(paint: SuitPaint) -> Layers:
    """Clubs: a hunter's hat that runs to a point."""
    blade, quill = plume((5, -48), (23.5, -43.5), 9.5, 5.6)
    yield blade, LEAF
    yield quill, paint.light
    yield area("M-9.6,-43 C-8,-47 -2,-48 0,-57 C8,-55 14.4,-50 14.4,-42 C8,-45 -3,-45.4 -9.6,-43 Z"), paint.cloth
    fold = "M0,-57 C8,-55 14.4,-50 14.4,-42 C12,-43 10,-43.6 7.6,-44 C8.6,-49 5.6,-54 0,-57 Z"
    yield area(fold), paint.dark
    yield line("M-10,-43 C-3,-46 8,-45.6 14.4,-42.2", 1.8), paint.light
    yield disc(-2.6, -48.8, 1.5), GOLD


_HATS: Final[dict[Suit, Callable[[SuitPaint], Layers]]] = {
    Suit.SPADES: _cap,
    Suit.HEARTS: _beret,
    Suit.DIAMONDS: _brimmed,
    Suit.CLUBS: _hunter,
}

"""What kings and queens wear on their heads, by suit."""

from collections.abc import Callable
from typing import Final

from art.colours import GOLD, GOLD_DARK, GOLD_SHADE, LEAF, LIP, PEARL
from art.figure import Layers
from art.pips import pip
from art.shapes import Shape, area, both, crescent, disc, line, moved, rect, star, turned, union
from hearts.core.cards import Suit
from hearts.ui.deck import SuitPaint

FOOT = " L11.4,-46 C6,-44.6 -6,-44.6 -11.4,-46 Z"  # every crown ends on the band
BAND = "M-11.4,-43.2 C-6,-41.4 6,-41.4 11.4,-43.2 L11.4,-47.4 C6,-45.6 -6,-45.6 -11.4,-47.4 Z"
POINTED = "M-11.4,-46 L-13.2,-56 L-7.2,-50 L-4,-57.2 L0,-50 L4,-57.2 L7.2,-50 L13.2,-56" + FOOT
FACETED = (
    "M-11.4,-46 L-13.6,-51.5 L-10,-55.5 L-6.6,-50.6 L-3.6,-54 L0,-58.2 L3.6,-54 L6.6,-50.6 L10,-55.5 L13.6,-51.5" + FOOT
)
LEAFY = (
    "M-11.4,-46 C-12,-49 -12.6,-51 -13,-52.5 C-10,-52 -8.6,-51 -7,-50 C-6,-52 -5.4,-53 -4.4,-54.5 "
    "C-2,-53 -1,-52 0,-50.4 C1,-52 2,-53 4.4,-54.5 C5.4,-53 6,-52 7,-50 C8.6,-51 10,-52 13,-52.5 "
    "C12.6,-51 12,-49 11.4,-46 C6,-44.6 -6,-44.6 -11.4,-46 Z"
)


def crown(suit: Suit, paint: SuitPaint) -> Layers:
    """Draw a king's crown."""
    body, tips, jewels = _CROWNS[suit]()
    yield body, GOLD
    yield body.intersection(rect(0, -60, 20, -40)), GOLD_SHADE
    yield tips, paint.cloth if suit in {Suit.HEARTS, Suit.CLUBS} else GOLD_DARK
    yield jewels, paint.cloth
    yield area(BAND), paint.cloth
    yield line("M-11.4,-43.4 C-6,-41.6 6,-41.6 11.4,-43.4 M-11.4,-47.2 C-6,-45.4 6,-45.4 11.4,-47.2", 0.7), GOLD
    yield union(disc(x, y, 0.95) for x, y in ((-8, -44.6), (-4, -44), (0, -43.8), (4, -44), (8, -44.6))), PEARL


def headdress(suit: Suit, paint: SuitPaint) -> Layers:
    """Draw what a queen wears."""
    return _HEADDRESSES[suit](paint)


def _pointed() -> tuple[Shape, Shape, Shape]:
    tips = union(disc(x, y, 1.15) for x, y in ((-13.2, -56), (-4, -57.2), (4, -57.2), (13.2, -56)))
    return area(POINTED), tips, union(moved(crescent(0, 0, 1.7, -40), x, -48.3) for x in (-8, 0, 8))


def _arched() -> tuple[Shape, Shape, Shape]:
    arches = union(disc(*arch) for arch in ((-7.9, -49.8, 4.3), (0, -51, 5), (7.9, -49.8, 4.3)))
    tips = union(pip(Suit.HEARTS, x, y, 4) for x, y in ((-8, -54.6), (0, -56.6), (8, -54.6)))
    jewels = union(pip(Suit.HEARTS, x, y, 3) for x, y in ((-7.6, -48.6), (0, -49.4), (7.6, -48.6)))
    return arches.union(area("M-11.4,-46 L-12,-50 L12,-50" + FOOT)), tips, jewels


def _faceted() -> tuple[Shape, Shape, Shape]:
    stones = union(pip(Suit.DIAMONDS, *place) for place in ((0, -50.8, 7), (-9.7, -50.4, 4.4), (9.7, -50.4, 4.4)))
    return area(FACETED), both(disc(10, -55.8, 0.9)), stones


def _leafy() -> tuple[Shape, Shape, Shape]:
    places = ((-13.2, -53.6), (-4.4, -55.8), (4.4, -55.8), (13.2, -53.6))
    return (
        area(LEAFY),
        union(pip(Suit.CLUBS, x, y, 5) for x, y in places),
        union(disc(x, -48.4, 1.1) for x in (-8, 0, 8)),
    )


def _moon(paint: SuitPaint) -> Layers:
    yield line("M-11.6,-43 C-7,-47 7,-47 11.6,-43", 1.5), GOLD
    yield crescent(0, -52.2, 5.9, -90, 0.86, 0.36), GOLD
    yield star(0, -53.2, 2.9), paint.cloth
    yield both(star(8, -47.8, 2.2, 0.3)), PEARL
    yield both(disc(11.5, -44.2, 1.1)), paint.light


def _coronet(paint: SuitPaint) -> Layers:
    coronet = (
        "M-11.6,-42.6 C-7,-46.4 7,-46.4 11.6,-42.6 L12.4,-46 C9.6,-47.6 7.6,-50.6 7,-52.6 C4.8,-51 3,-50.8 0,-54 "
        "C-3,-50.8 -4.8,-51 -7,-52.6 C-7.6,-50.6 -9.6,-47.6 -12.4,-46 Z"
    )
    yield area(coronet), GOLD
    hearts = (pip(Suit.HEARTS, 0, -49.4, 5), pip(Suit.HEARTS, 0, -56, 4.6), both(pip(Suit.HEARTS, -6.9, -48.4, 3)))
    yield union((*hearts, both(disc(-7, -53.4, 1.1)))), paint.cloth


def _stones(paint: SuitPaint) -> Layers:
    yield line("M-11.8,-42.8 C-7,-46.6 7,-46.6 11.8,-42.8", 1.6), GOLD
    for x, y, size in ((0, -51, 12), (-5.6, -49.6, 8.4), (5.6, -49.6, 8.4), (-10, -47.2, 6.4), (10, -47.2, 6.4)):
        stone = pip(Suit.DIAMONDS, x, y, size)
        light, shade = (paint.cloth, paint.dark) if x == 0 else (GOLD, GOLD_DARK)
        yield stone, light
        yield stone.intersection(rect(x, y - 20, x + 20, y + 20)), shade


def _wreath(paint: SuitPaint) -> Layers:
    yield line("M-12,-42.6 C-7,-47 7,-47 12,-42.6", 1), GOLD_DARK
    leaf = area("M0,2.6 C-2.6,.6 -2.2,-3 0,-5.4 C2.2,-3 2.6,.6 0,2.6 Z")
    places = ((11, -44.6, 62), (7.4, -47.4, 42), (3.2, -48.8, 18))
    for x, y, turn in (place for px, py, pt in places for place in ((-px, py, -pt), (px, py, pt))):
        yield moved(turned(leaf, turn), x, y), paint.cloth
        yield moved(turned(leaf.intersection(rect(0, -9, 6, 9)), turn), x, y), LEAF
    yield pip(Suit.CLUBS, 0, -54, 6.4), GOLD
    yield union((both(disc(-5.2, -46.2, 0.9)), disc(0, -47.6, 1.1))), LIP


_CROWNS: Final[dict[Suit, Callable[[], tuple[Shape, Shape, Shape]]]] = {
    Suit.SPADES: _pointed,
    Suit.HEARTS: _arched,
    Suit.DIAMONDS: _faceted,
    Suit.CLUBS: _leafy,
}
_HEADDRESSES: Final[dict[Suit, Callable[[SuitPaint], Layers]]] = {
    Suit.SPADES: _moon,
    Suit.HEARTS: _coronet,
    Suit.DIAMONDS: _stones,
    Suit.CLUBS: _wreath,
}

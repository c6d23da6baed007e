"""The four queens: one cool, one merry, one severe, one warm."""

from collections.abc import Callable
from typing import Final

from art.colours import (
    BLACK_HAIR,
    BROWN,
    DARK_CURLS,
    FAIR,
    GOLD,
    GOLD_DARK,
    GOLDEN_HAIR,
    LINE,
    RED_HAIR,
    ROSY,
    Skin,
)
from art.crowns import headdress
from art.features import cheeks, curls, drawn_both, eyes, filled_both, mouth, strands
from art.figure import ROBE, Layers, cloth, ruff
from art.pips import pip
from art.shapes import area, both, contour, disc, line, moved, rim, sized, star, turned, union
from hearts.core.cards import Suit
from hearts.ui.deck import SuitPaint

DARK_BLONDE = "#8A5A1C"
PLUM = "#8E2238"
NECK = "M-3.9,-24 L3.9,-24 C3.9,-17 4.6,-14 7,-12 L-7,-12 C-4.6,-14 -3.9,-17 -3.9,-24 Z"


def queen(suit: Suit, paint: SuitPaint) -> Layers:
    """Draw the upper half of the Queen of *suit*."""
    yield area("M-40,-70 L40,-70 L40,20 L-40,20 Z"), paint.pale
    yield from ruff(paint)
    yield from cloth(suit, paint, area(ROBE))
    yield from _HEADS[suit]()
    yield from _neckline(suit, paint)
    yield from headdress(suit, paint)


def _neckline(suit: Suit, paint: SuitPaint) -> Layers:
    yield line("M-11.4,-17.4 L0,-1.6 L11.4,-17.4", 1.4, square=True), GOLD
    yield line("M-12.8,-17.4 L0,.4 L12.8,-17.4", 0.5, square=True), paint.dark
    yield line("M-6.2,-13.4 L0,-9.2 L6.2,-13.4", 0.45), GOLD_DARK
    yield pip(suit, 0, -7.4, 4.4), paint.cloth


def _shoulders(skin: Skin) -> Layers:
    """Draw the skin from the chin to the neckline."""
    yield area("M-10.5,-17 L0,-2.4 L10.5,-17 L6,-20 L-6,-20 Z"), skin.light
    neck = area(NECK)
    yield neck, skin.light
    shade = "M-4,-22 L4,-22 C4,-17 4.6,-14 7,-12 L3,-12 C2.4,-15 .6,-16.4 -3.9,-18.4 Z"
    yield area(shade).intersection(neck), skin.shade


def _head(path: str, skin: Skin) -> Layers:
    """Draw a head lit from the left, its chin's shade on the neck."""
    head = area(path)
    yield moved(head, 0.5, 1.7).intersection(area(NECK)), skin.shade
    yield head, skin.light
    yield head.difference(moved(head, -3.1, -0.6)), skin.shade


def _cool_queen() -> Layers:
    """Spades: long straight black hair, a narrow face, lids half down, a look to the left, a mark on the cheek."""
    hair, skin = BLACK_HAIR, FAIR
    yield from _shoulders(skin)
    fall = (
        "M0,-47.6 C-9.5,-47.8 -13.2,-42 -13,-33 C-12.9,-27 -13,-21 -13.6,-14.6 C-11.6,-15.4 -9.6,-16 -7.2,-19.6 "
        "C-7.8,-24 -8,-28 -8.2,-33 L-8.4,-40 L0,-44 Z"
    )
    yield from filled_both(fall, hair.main)
    yield from strands(
        (
            "M-10.6,-40 C-11.2,-32 -10.2,-24 -10.8,-16.4",
            "M-9.2,-37 C-9.6,-30 -8.8,-23 -8.9,-18",
            "M-12,-38 L-12.4,-15.6",
        ),
        0.4,
        hair,
    )
    yield from _head(
        "M-8.2,-45 L8.2,-45 C8.5,-38.6 8.3,-33 7.4,-28.8 C6.1,-22.8 2.6,-17 0,-17 C-2.6,-17 -6.1,-22.8 -7.4,-28.8 "
        "C-8.3,-33 -8.5,-38.6 -8.2,-45 Z",
        skin,
    )
    yield from eyes(
        "M1.8,-32.4 C3.2,-33.7 5.6,-34 7,-33.2 C5.8,-31.6 3.2,-31.3 1.8,-32.4 Z",
        "M1.5,-32.4 C3,-34.1 5.6,-34.4 8,-33.9",
        lid_width=0.7,
        iris=1.2,
        at=(4.4, -32.7),
        gaze=-1.1,
    )
    yield from drawn_both("M2.2,-34.4 C3.8,-35.6 6,-35.6 7.4,-34.9", 0.35, skin.line)
    yield from filled_both("M1.3,-36.6 C3.4,-38.6 6.2,-39.2 8,-37.4 C6.2,-38.2 3.6,-37.6 1.3,-36.6 Z", LINE)
    yield line("M1.2,-34.2 C1,-31.4 1.5,-29.2 1.8,-27.4 C1.4,-26.5 .3,-26.3 -.7,-26.6", 0.42), skin.line
    yield disc(4.9, -25.4, 0.45), LINE
    yield from mouth(
        "M-2.1,-22.1 C-1.4,-23.2 -.5,-23.2 0,-22.8 C.5,-23.2 1.4,-23.2 2.1,-22.1 C1.2,-20.5 -1.2,-20.5 -2.1,-22.1 Z",
        "M-1.9,-22 L1.9,-22",
        PLUM,
    )
    yield from _parted("M0,-47.6 C-8,-47.8 -12.2,-42 -12.2,-34 L-8.2,-33 C-8,-38.8 -4.6,-41.4 0,-45 Z", BLACK_HAIR.main)
    yield from strands(
        ("M-.6,-46 C-5.6,-43.8 -9.4,-40.6 -10.2,-34.6", "M-.8,-46.8 C-6.4,-45.4 -10.6,-41.8 -11.3,-35"), 0.4, hair
    )
    yield from _drops(8.9, -26)


def _merry_queen() -> Layers:
    """Hearts: auburn curls, a round rosy face with wide eyes, freckles and a smile."""
    hair, skin = RED_HAIR, ROSY
    yield from curls(((10, -38.4, 3.6), (12, -33, 3.6), (12.6, -27.6, 3.7), (12, -22, 3.7), (10.6, -17.6, 3)), hair)
    yield from _shoulders(skin)
    yield from _head(
        "M-8.8,-45 L8.8,-45 C9.4,-38.6 9.5,-33.4 8.9,-29 C7.8,-22.4 4,-18.4 0,-18.4 C-4,-18.4 -7.8,-22.4 -8.9,-29 "
        "C-9.5,-33.4 -9.4,-38.6 -8.8,-45 Z",
        skin,
    )
    yield from cheeks(skin, 5.9, -26.8, 2)
    yield from eyes(
        "M1.7,-32.3 C2.8,-35.2 5.8,-35.5 7.2,-33 C5.9,-30.8 3,-30.6 1.7,-32.3 Z",
        "M1.4,-32.2 C2.6,-35.6 5.8,-36 7.7,-33.2 L8.4,-34.2",
        lid_width=0.6,
        iris=1.55,
        at=(4.4, -33),
    )
    yield from drawn_both("M2,-37.4 C3.6,-39 6,-38.8 7.6,-37", 0.6, hair.main)
    yield line("M-.8,-27.8 C-.4,-27.1 .6,-27.1 1.1,-27.9", 0.45), skin.line
    freckles = ((-3.2, -28.4), (-4.8, -28.9), (-4, -27.6), (3.2, -28.4), (4.8, -28.9), (4, -27.6))
    yield union(disc(x, y, 0.2) for x, y in freckles), skin.line
    yield from mouth(
        "M-3.6,-24.6 C-2.2,-25.2 -.8,-25.2 0,-24.6 C.8,-25.2 2.2,-25.2 3.6,-24.6 C2.4,-21.4 -2.4,-21.4 -3.6,-24.6 Z",
        "M-4,-24.9 C-2.4,-23.4 2.4,-23.4 4,-24.9",
    )
    fringe = ((1.8, -44.8, 2.6), (5.4, -43.4, 2.8), (8.6, -41, 2.9))
    yield from curls(fringe, hair)
    yield from _drops(9.6, -24.8)


def _severe_queen() -> Layers:
    """Diamonds: golden hair drawn back into two braids, a long face with straight brows and a look to the right."""
    hair, skin = GOLDEN_HAIR, FAIR
    yield from filled_both(
        "M0,-47.6 C-9,-47.8 -12.4,-42 -11.6,-34 C-11.2,-30 -10.2,-27 -9.6,-24 L-7,-26 L-8,-40 Z", hair.main
    )
    yield from _shoulders(skin)
    yield from _head(
        "M-8.4,-45 L8.4,-45 C8.6,-38 8.6,-32 8.2,-28 C7.8,-24 5,-17.6 2.6,-17 L-2.6,-17 C-5,-17.6 -7.8,-24 -8.2,-28 "
        "C-8.6,-32 -8.6,-38 -8.4,-45 Z",
        skin,
    )
    yield from cheeks(skin, 5.6, -26.4, 1.2)
    yield from eyes(
        "M2,-32.6 C3.2,-34.4 5.6,-34.6 7,-32.8 C5.6,-31.5 3.4,-31.4 2,-32.6 Z",
        "M1.6,-32.5 C3,-34.8 5.8,-35 7.6,-33",
        lid_width=0.65,
        iris=1.2,
        at=(4.4, -33),
        gaze=1,
    )
    yield from filled_both(
        "M1.5,-36.5 C3.6,-37.1 6,-37.2 8.1,-36.6 L8.2,-36 C6,-36.4 3.6,-36.2 1.7,-35.5 Z", DARK_BLONDE
    )
    yield line("M1,-35.2 L1.6,-27.6 C1.2,-26.8 0,-26.6 -1,-27", 0.45), skin.line
    yield from mouth(
        "M-2.7,-22.8 C-1.6,-23.8 -.6,-23.8 0,-23.3 C.6,-23.8 1.6,-23.8 2.7,-22.8 C1.4,-21.2 -1.4,-21.2 -2.7,-22.8 Z",
        "M-2.5,-22.8 C-1,-22.5 1,-22.5 2.5,-22.8",
    )
    yield from _parted("M0,-47.6 C-8,-47.8 -11.8,-43 -11.4,-34 L-9.2,-32.4 C-9,-38 -7.4,-42.8 0,-43.2 Z", hair.main)
    yield from strands(
        ("M-.4,-44.6 C-6,-44.4 -9.6,-40.6 -10,-33.4", "M-.4,-46 C-7,-46 -10.9,-41.6 -10.9,-34.4"), 0.4, hair
    )
    yield from _braids()
    yield both(star(8.6, -27, 2, 0.45)), GOLD_DARK


def _braids() -> Layers:
    """Draw two braids that fall before the shoulders, each a chain of turned locks."""
    hair = GOLDEN_HAIR
    lock = sized(disc(0, 0, 1), 2.7, 1.75)
    for row in range(7):
        x, y = 11.2 - 0.14 * row, -27.6 + 3 * row
        for side, turn in ((-0.9, 32), (0.9, -32)):
            piece = moved(turned(lock, turn), x + side, y + (1.4 if side > 0 else 0))
            yield both(piece), hair.main
            yield both(contour(piece, 0.35)), DARK_BLONDE
            yield (
                both(moved(turned(line("M-1.4,0 L1.2,0", 0.3), turn), x + side, y + (1.4 if side > 0 else 0))),
                hair.strand,
            )


def _warm_queen() -> Layers:
    """Clubs: brown skin, a great round head of curls, almond eyes, full lips and hoops of gold."""
    hair, skin = DARK_CURLS, BROWN
    cloud = (
        (6, -45.2, 4.2),
        (10.6, -42.4, 4.6),
        (13.6, -37.6, 4.6),
        (14.8, -32, 4.6),
        (14, -26.4, 4.5),
        (11.6, -21.8, 4),
        (9.6, -34, 4.5),
        (9.8, -27.6, 4.2),
    )
    yield from curls(cloud, hair)
    yield from _shoulders(skin)
    yield from _head(
        "M-8.6,-45 L8.6,-45 C9,-38.8 9,-33.4 8.4,-29 C7.6,-23 4.4,-17.6 0,-17.6 C-4.4,-17.6 -7.6,-23 -8.4,-29 "
        "C-9,-33.4 -9,-38.8 -8.6,-45 Z",
        skin,
    )
    yield from cheeks(skin, 5.6, -26.6, 1.6)
    yield from eyes(
        "M1.6,-32 C3,-34.2 5.6,-34.8 7.8,-34 C6.6,-31.8 3.4,-30.9 1.6,-32 Z",
        "M1.3,-31.8 C2.8,-34.6 5.6,-35.3 8.6,-34.5",
        lid_width=0.75,
        iris=1.35,
        at=(4.6, -33),
    )
    yield from filled_both("M1.7,-37 C3.6,-39 6.6,-39 8.4,-36.6 C6.4,-37.8 3.8,-37.8 1.8,-36.3 Z", hair.main)
    yield line("M-1.7,-28 C-1.6,-26.8 -.6,-26.9 0,-26.5 C.6,-26.9 1.6,-26.8 1.7,-28", 0.45), skin.line
    yield from mouth(
        "M-3.1,-22.9 C-1.9,-24.4 -.7,-24.5 0,-24 C.7,-24.5 1.9,-24.4 3.1,-22.9 C1.8,-20.2 -1.8,-20.2 -3.1,-22.9 Z",
        "M-2.7,-22.8 C-1,-22.3 1,-22.3 2.7,-22.8",
        "#9C2F38",
    )
    yield from curls(((2, -45.4, 2.7), (5.6, -44, 2.8), (8.6, -41.4, 2.7)), hair)
    yield both(rim(disc(9.3, -24.4, 2.1), 0.6)), GOLD


def _parted(path: str, colour: str) -> Layers:
    yield both(area(path)), colour


def _drops(x: float, y: float) -> Layers:
    """Draw earrings."""
    yield both(disc(x, y, 1.05)), GOLD
    yield both(star(x, y + 2.8, 2, 0.45)), GOLD_DARK


_HEADS: Final[dict[Suit, Callable[[], Layers]]] = {
    Suit.SPADES: _cool_queen,
    Suit.HEARTS: _merry_queen,
    Suit.DIAMONDS: _severe_queen,
    Suit.CLUBS: _warm_queen,
}

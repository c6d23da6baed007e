"""The four kings: one stern, one young, one vain, one old."""

from collections.abc import Callable
from typing import Final

from art.colours import (
    AUBURN_HAIR,
    BLACK_HAIR,
    FAIR,
    GOLD,
    GOLDEN_HAIR,
    LINE,
    LIP,
    ROSY,
    SILVER_HAIR,
    WEATHERED,
    Hair,
)
from art.crowns import crown
from art.features import cheeks, curls, drawn_both, eyes, filled_both, mouth, strands, sunlit
from art.figure import ROBE, Layers, backdrop, cloth, ermine, front_neck
from art.pips import pip
from art.regalia import axe, orb, sceptre, sword
from art.shapes import area, both, contour, disc, grown, line, rim, union
from hearts.core.cards import Suit
from hearts.ui.deck import SuitPaint


def king(suit: Suit, paint: SuitPaint) -> Layers:
    """Draw the upper half of the King of *suit*."""
    yield from backdrop(paint)
    yield from _held(suit, paint)
    yield from cloth(suit, paint, area(ROBE))
    yield from ermine(paint)
    yield from _HEADS[suit]()
    yield from crown(suit, paint)
    yield pip(suit, 0, 3.4, 6.2), GOLD


def _held(suit: Suit, paint: SuitPaint) -> Layers:
    match suit:
        case Suit.SPADES:
            return sword(20.6)
        case Suit.HEARTS:
            return sceptre(-20.3, paint)
        case Suit.DIAMONDS:
            return axe(18.2)
        case Suit.CLUBS:
            return orb(-20.3, paint)


def _stern_king() -> Layers:
    """Spades: black hair rolled at the ends, a long pointed beard, brows drawn together."""
    hair, skin = BLACK_HAIR, FAIR
    fall = area("M8.4,-46 L13,-45 C14,-38 14,-31 13.4,-26 L8.6,-26 Z")
    yield both(fall.union(disc(12.2, -24.2, 4.3))), hair.main
    roll = disc(12.2, -24.2, 4.3)
    yield both(rim(roll, 0.5, 1.1).union(rim(roll, 0.5, 2.5))), hair.strand
    yield from strands(("M10.6,-44 L10.8,-28", "M12.2,-44 L12.4,-28"), 0.45, hair)
    yield from front_neck(skin)
    head = area("M-9,-44 L9,-44 L9.2,-32 C9.2,-23.5 5,-17.4 0,-17.4 C-5,-17.4 -9.2,-23.5 -9.2,-32 Z")
    yield from sunlit(head, skin, "M.4,-46 L12,-46 L12,-16 L0,-16 L0,-25.8 L-2.3,-27 L.2,-36.4 Z")
    yield from eyes(
        "M2,-32.4 C3,-33.9 5.9,-34.2 7.1,-32.8 C5.9,-31.5 3.2,-31.4 2,-32.4 Z",
        "M1.7,-32.7 C3,-34.5 5.9,-34.8 7.4,-33",
        lid_width=0.8,
        at=(4.5, -32.9),
    )
    yield from filled_both("M1,-34.6 C3,-36 6,-37.6 8.6,-37.2 C6.4,-36 3.6,-35.4 1.5,-33.8 Z", LINE)
    yield line("M.2,-35.4 L-2.3,-27.4 C-2,-26.4 -.4,-26 .9,-26", 0.5), skin.line
    yield line("M-.9,-37.6 L-.7,-35.6 M.9,-37.6 L.7,-35.6", 0.4), skin.line
    beard = (
        "M-9.6,-34 L-9.8,-24 C-9.8,-14 -4,-7 0,-2 C4,-7 9.8,-14 9.8,-24 L9.6,-34 C8.4,-27.6 5,-25.4 0,-25.4 "
        "C-5,-25.4 -8.4,-27.6 -9.6,-34 Z"
    )
    yield from _beard(beard, hair, -5)
    yield area("M-2.3,-22.9 C-1,-23.5 1,-23.5 2.3,-22.9 C1,-21.9 -1,-21.9 -2.3,-22.9 Z"), LIP
    yield from filled_both("M0,-25.9 C-2.6,-27.2 -6.6,-25.6 -8.4,-20.8 C-5.6,-22.8 -2.6,-22.6 0,-24.2 Z", hair.main)
    yield from strands(("M-1.2,-25 C-3.4,-25.6 -5.4,-24.4 -6.8,-22.6",), 0.38, hair)


def _young_king() -> Layers:
    """Hearts: auburn curls, a bare lip that smiles, a beard along the jaw only."""
    hair, skin = AUBURN_HAIR, ROSY
    yield from curls(((11, -41.2, 3.5), (12.6, -36, 3.7), (12.9, -30.4, 3.7), (12.2, -25, 3.6), (10.2, -20.6, 3)), hair)
    yield from front_neck(skin)
    head = area("M-9.2,-44 L9.2,-44 L9.5,-32 C9.4,-23.4 6,-15.8 0,-15.8 C-6,-15.8 -9.4,-23.4 -9.5,-32 Z")
    yield from sunlit(head, skin, "M.4,-46 L12,-46 L12,-14 L0,-14 L0,-26.2 L-1.5,-27.6 L.2,-36.4 Z")
    jaw = (
        "M-10,-34 C-10.8,-25 -10,-12.6 0,-11.8 C10,-12.6 10.8,-25 10,-34 C9.2,-29 8.4,-24 5.4,-21.4 "
        "C3.2,-19.9 -3.2,-19.9 -5.4,-21.4 C-8.4,-24 -9.2,-29 -10,-34 Z"
    )
    tufts = union(disc(x, y, 2) for x, y in ((0, -12.2), (-3.8, -13), (3.8, -13), (-7, -15.6), (7, -15.6)))
    beard = area(jaw).union(tufts)
    yield beard, hair.main
    waves = (
        "M9.2,-27 C9,-22 7.4,-18.4 5.8,-15.6",
        "M7.2,-22 C6.2,-18.6 4.6,-16 3.6,-12.8",
        "M3.6,-19 C3,-17 2,-14.4 1.5,-12",
    )
    yield from strands(waves, 0.4, hair, grown(beard, -0.4))
    yield area("M-.9,-20.9 L.9,-20.9 L.6,-19.4 L-.6,-19.4 Z"), hair.main
    yield from eyes(
        "M2,-32.6 C3.1,-34.7 6,-34.8 7.2,-32.7 C6,-31.2 3.2,-31.2 2,-32.6 Z",
        "M1.6,-32.6 C3,-35 6,-35.1 7.6,-32.6",
        lid_width=0.75,
        iris=1.3,
        at=(4.5, -33),
    )
    yield from filled_both("M1.8,-37 C3.8,-39.1 6.8,-38.9 8.4,-36.2 C6.6,-37.3 4,-37.3 2.1,-35.9 Z", hair.main)
    yield line("M.3,-35.4 L-1.9,-28.4 C-1.9,-27.2 0,-26.8 1.3,-27.3", 0.5), skin.line
    yield from drawn_both("M3.9,-26.6 C4.8,-25.4 4.9,-24.4 4.5,-23.2", 0.35, skin.line)
    yield from mouth(
        "M-3,-24 C-1.8,-24.4 -.7,-24.5 0,-24.1 C.7,-24.5 1.8,-24.4 3,-24 C1.8,-22.2 -1.8,-22.2 -3,-24 Z",
        "M-3.5,-24.3 C-2,-23.3 2,-23.3 3.5,-24.3",
    )


def _vain_king() -> Layers:
    """Diamonds: golden waves, a moustache turned up, a chin beard, heavy lids and a look aside."""
    hair, skin = GOLDEN_HAIR, FAIR
    waves = (
        "M8,-46 L12,-45 C15.8,-41.6 12.8,-38.4 14.2,-34.6 C15.8,-30.6 13.2,-28 14.8,-24 "
        "C15.6,-21.6 18.4,-21.8 19.4,-19.4 "
        "C15.6,-16.4 8.6,-17.2 7.6,-22 L8.2,-30 Z"
    )
    yield from filled_both(waves, hair.main)
    lines = (
        "M10,-44 C12.8,-40.6 10.4,-37.6 11.6,-33.6 C12.8,-29.6 10.6,-26.6 12.2,-22.6 C12.8,-20.8 14.4,-19.4 16.4,-19",
        "M11.6,-43.6 C14,-40.8 11.6,-37.8 12.9,-34 C14.2,-30.2 11.9,-27.4 13.4,-23.6 C14,-21.8 15.4,-20.8 17.4,-20",
    )
    yield from strands(lines, 0.42, hair)
    yield from front_neck(skin)
    head = area("M-9,-44 L9,-44 L9.4,-31 C9.4,-25 7.4,-19.4 3.2,-16.6 L-3.2,-16.6 C-7.4,-19.4 -9.4,-25 -9.4,-31 Z")
    yield from sunlit(head, skin, "M.4,-46 L12,-46 L12,-14 L0,-14 L0,-26.2 L-1.9,-27.4 L.2,-36.4 Z")
    yield from cheeks(skin, 6, -28.2, 1.2)
    lid = "M1.7,-32.9 C3,-35.2 5.9,-35.3 7.4,-32.9 L7.1,-32.7 C5.6,-33.6 3.4,-33.6 2,-32.7 Z"
    yield from eyes(
        "M2,-32.7 C3.2,-34 5.8,-34 7.1,-32.7 C5.9,-31.4 3.2,-31.4 2,-32.7 Z",
        "M1.6,-32.8 C3.2,-34 5.8,-34 7.5,-32.8",
        at=(4.5, -32.8),
        gaze=1.2,
    )
    yield both(area(lid)), skin.shade
    yield from drawn_both("M1.8,-33 C3.2,-33.9 5.8,-33.9 7.4,-32.9", 0.6, LINE)
    yield from drawn_both("M1.8,-37.2 C3.6,-39.6 6.2,-39.4 8,-36.4", 0.65, "#8A5A1C")
    yield line("M.2,-36.2 L-1.9,-27.6 C-1.6,-26.7 0,-26.4 1,-26.6", 0.5), skin.line
    yield area("M-1.9,-22.4 C-1,-22.9 1,-22.9 1.9,-22.4 C1,-21 -1,-21 -1.9,-22.4 Z"), LIP
    moustache = (
        "M0,-25.9 C-1.8,-26.8 -3.6,-25.2 -5,-24.4 C-6.2,-23.8 -7,-24.8 -6.6,-25.8 C-7.4,-26.3 -8.4,-25.6 -8.5,-24.4 "
        "C-8.7,-22.4 -6.8,-21.4 -5,-21.6 C-3,-21.9 -1.4,-22.8 0,-23.4 Z"
    )
    yield from filled_both(moustache, hair.main)
    yield from strands(("M-.8,-24.7 C-2.8,-24.6 -4.2,-22.6 -6.6,-22.8",), 0.38, hair)
    yield from _beard(
        "M-2.8,-19.9 C-1.2,-20.6 1.2,-20.6 2.8,-19.9 C3.8,-15.6 2.2,-10.4 0,-5.6 C-2.2,-10.4 -3.8,-15.6 -2.8,-19.9 Z",
        hair,
        -7,
    )


def _old_king() -> Layers:
    """Clubs: silver hair and a broad wavy beard, brows like brushes, lines on the forehead and by the eyes."""
    hair, skin = SILVER_HAIR, WEATHERED
    fall = (
        "M8,-46 L12.6,-45 C13.8,-38 13.2,-32 14.4,-26 C15,-22.6 16.4,-20.4 15.2,-17.4 "
        "C12.6,-17.2 10.4,-18 9,-20 L8.6,-30 Z"
    )
    yield from filled_both(fall, hair.main)
    yield from strands(("M10.2,-44 C10.8,-36 10.4,-29 11.4,-19", "M11.7,-44 C12.2,-37 11.9,-30 13.2,-18.4"), 0.42, hair)
    yield from front_neck(skin)
    head = area("M-9,-44 L9,-44 L9.4,-31 C9.4,-23.5 5.4,-17.4 0,-17.4 C-5.4,-17.4 -9.4,-23.5 -9.4,-31 Z")
    yield from sunlit(head, skin, "M.4,-46 L12,-46 L12,-16 L0,-16 L0,-25.4 L-2.6,-26.6 L.2,-36.4 Z")
    yield line("M-5,-40.2 C-2,-39.4 2,-39.4 5,-40.2 M-3.4,-38.6 C-1,-38 1,-38 3.4,-38.6", 0.35), skin.line
    yield from drawn_both(
        "M7.9,-31.9 L9,-31.1 M7.7,-31 L8.5,-29.9 M2.6,-30.3 C3.8,-29.5 5.6,-29.5 6.8,-30.4", 0.35, skin.line
    )
    yield from cheeks(skin, 5.8, -27.4, 1.6)
    yield from eyes(
        "M2.1,-32.4 C3.2,-33.8 5.6,-34 7.2,-32 C5.8,-31 3.4,-31 2.1,-32.4 Z",
        "M1.8,-32.6 C3.2,-34.2 5.6,-34.4 7.7,-31.7",
        lid_width=0.65,
        iris=1.1,
        at=(4.5, -32.6),
    )
    yield from filled_both("M1.1,-35.6 C3,-37.9 6.6,-38.2 9.3,-33.6 C7.2,-34.9 4,-35.4 1.5,-34.3 Z", hair.main)
    yield from strands(("M2.2,-35.4 C4.2,-36.6 6.4,-36.2 8.2,-34.6",), 0.3, hair)
    yield line("M.3,-35.6 L-2.6,-27.2 C-2.6,-25.8 -.2,-25.4 1.4,-25.9", 0.55), skin.line
    broad = (
        "M-9.7,-33 L-11.2,-22 C-12.2,-14 -10.8,-9.6 -9,-6.4 C-7.2,-8 -5.6,-6.6 -4.6,-3.8 C-3,-5.4 -1.2,-4.2 0,-1.2 "
        "C1.2,-4.2 3,-5.4 4.6,-3.8 C5.6,-6.6 7.2,-8 9,-6.4 C10.8,-9.6 12.2,-14 11.2,-22 L9.7,-33 "
        "C8.4,-27 5,-25.2 0,-25.2 C-5,-25.2 -8.4,-27 -9.7,-33 Z"
    )
    beard = area(broad)
    yield beard, hair.main
    yield contour(beard, 0.35), hair.strand
    waves = tuple(
        f"M{x},-22 C{x + 1.2},-18 {x - 1},-15 {x + 0.2},-11.4 C{x + 0.9},-9 {x * 0.9},-7.4 {x * 0.86},-5"
        for x in (1.6, 4.4, 7.2)
    )
    yield from strands((*waves, "M9.6,-24 C10.6,-19 9.4,-15 9.8,-10.6"), 0.42, hair, grown(beard, -0.7))
    walrus = "M0,-26.2 C-3.2,-27.8 -7.4,-26.2 -9,-19.6 C-6.2,-21.8 -2.8,-20.4 0,-22.6 Z"
    yield from filled_both(walrus, "#CDCABE")
    yield both(contour(area(walrus), 0.3)), hair.strand
    yield area("M-1.9,-21.2 C-.8,-21.7 .8,-21.7 1.9,-21.2 C1,-20.1 -1,-20.1 -1.9,-21.2 Z"), LIP


def _beard(path: str, hair: Hair, tip: float) -> Layers:
    """Draw a beard whose strands run together toward *tip*."""
    beard = area(path)
    yield beard, hair.main
    lines = tuple(f"M{x * 1.02},-22.8 C{x * 1.05},-17 {x * 0.75},-12 {x * 0.42},{tip}" for x in (6.4, 3.8, 1.3))
    yield from strands(lines, 0.42, hair, grown(beard, -0.9))


_HEADS: Final[dict[Suit, Callable[[], Layers]]] = {
    Suit.SPADES: _stern_king,
    Suit.HEARTS: _young_king,
    Suit.DIAMONDS: _vain_king,
    Suit.CLUBS: _old_king,
}

"""The four jacks, in profile: one sharp, one merry, one proud, one weathered. Spades and hearts look left."""

from collections.abc import Callable
from typing import Final

from art.colours import (
    EYE_WHITE,
    GOLD,
    LEAF,
    LINE,
    LIP,
    WHITE,
    Hair,
    Skin,
)
from art.features import curls
from art.figure import ROBE, Layers, backdrop, cloth
from art.hats import hat
from art.pips import pip
from art.profiles import PROFILES, Profile
from art.regalia import halberd, leafy_staff, lozenge_staff
from art.shapes import Shape, area, contour, disc, grown, line, mirrored, union
from hearts.core.cards import Suit
from hearts.ui.deck import SuitPaint

STAFF_X = -19.8
LOOK_RIGHT: Final = frozenset({Suit.DIAMONDS, Suit.CLUBS})
SMILE_LINE = "#B8755A"
SHADED_LINEN = "#F1E7D2"


def jack(suit: Suit, paint: SuitPaint) -> Layers:
    """Draw the upper half of the Jack of *suit*."""
    yield from backdrop(paint)
    for shape, fill in _staff(suit, paint):
        yield _facing(suit, shape), fill
    yield from cloth(suit, paint, area(ROBE))
    for part in (_collar(suit, paint, PROFILES[suit].skin), _HEADS[suit](PROFILES[suit]), hat(suit, paint)):
        for shape, fill in part:
            yield _facing(suit, shape), fill


def _facing(suit: Suit, shape: Shape) -> Shape:
    return mirrored(shape) if suit in LOOK_RIGHT else shape


def _staff(suit: Suit, paint: SuitPaint) -> Layers:
    match suit:
        case Suit.SPADES:
            return halberd(STAFF_X)
        case Suit.DIAMONDS:
            return lozenge_staff(STAFF_X, paint)
        case _:
            return leafy_staff(STAFF_X, suit, paint)


def _collar(suit: Suit, paint: SuitPaint, skin: Skin) -> Layers:
    """Draw the neck, a folded collar and the brooch on it."""
    yield area("M-1.6,-24 L8,-28 L8.6,-10 L-4.4,-10 C-2.4,-14 -1.6,-18 -1.6,-24 Z"), skin.shade
    yield area("M-6.4,-14.4 C-2,-11.6 6,-11.6 10.4,-15 L12.4,-10.6 C6,-6.4 -3,-6.4 -8.4,-10.4 Z"), WHITE
    left, right = "M-8.4,-10.4 L-1.2,-7.9 L-6,2.4 L-15.4,-3.4 Z", "M12.4,-10.6 L3.2,-7.7 L9,2.4 L19,-4.2 Z"
    yield area(left), WHITE
    yield area(right), SHADED_LINEN
    yield contour(area(left), 0.5).union(contour(area(right), 0.5)), paint.dark
    yield pip(suit, 1, -3.8, 4.4), GOLD


def _face(who: Profile) -> Layers:
    """Draw the face, its shade, eye, brow and lips."""
    face = area(who.outline)
    yield face, who.skin.light
    yield (
        area("M-1.2,-17 C1.4,-20 -1,-24 2.2,-28 C4.4,-31 3,-38 3.4,-45 L8,-45 L8,-20 Z").intersection(face),
        who.skin.shade,
    )
    yield disc(-2.6, -27, 1.5), who.skin.blush
    eye = area(who.eye)
    yield eye, EYE_WHITE
    yield disc(-4.3, -33.5, who.iris).intersection(eye), LINE
    yield line(who.lid, 0.75), LINE
    yield line(who.brow, who.brow_width), who.hair.main
    yield area(who.lips), LIP
    yield line(who.nostril, 0.4), who.skin.line


def _back(path: str, lines: tuple[str, ...], hair: Hair) -> Layers:
    """Draw hair and the strands within it."""
    shape = area(path)
    yield shape, hair.main
    yield union(line(each, 0.42) for each in lines).intersection(grown(shape, -0.3)), hair.strand


def _sharp_jack(who: Profile) -> Layers:
    """Spades: black hair cut straight above the brow and at the neck."""
    yield from _back(
        "M-2,-45 C8,-47 14.8,-42 14.9,-33 C15,-28 15,-24 15.2,-19.6 L3.4,-19 L2,-38 Z",
        ("M5,-44 C11,-42 12.4,-34 12.2,-19", "M4,-40 C9,-38 9.8,-30 9.4,-19", "M7,-45 C13.4,-42 14,-34 13.9,-19"),
        who.hair,
    )
    yield from _face(who)
    yield from _back(
        "M-6.2,-45.5 L-6.6,-38.2 L2.6,-37.6 C2.8,-32 2.6,-26 3.6,-19.2 L11,-19.2 L10,-46 Z",
        (
            "M-4.4,-45 L-4.6,-38.2",
            "M-2,-45 L-2.2,-38",
            "M.4,-45 L.2,-37.8",
            "M4.6,-44 C5,-36 4.6,-28 5.6,-19.4",
            "M7,-44 C7.4,-36 7,-28 7.8,-19.4",
        ),
        who.hair,
    )


def _merry_jack(who: Profile) -> Layers:
    """Hearts: chestnut curls about a boy's face, freckles, the corner of a smile."""
    curly = (
        (8.6, -41, 3.6),
        (12.6, -37.4, 3.6),
        (13.6, -31.6, 3.7),
        (12.6, -26, 3.6),
        (10, -21.6, 3.3),
        (8, -35, 3.8),
        (8.4, -29, 3.7),
    )
    yield from curls(curly, who.hair, mirror=False)
    yield from _face(who)
    yield (
        union(disc(x, y, 0.22) for x, y in ((-5.6, -29.6), (-4.2, -29.2), (-2.8, -29.6), (-4.9, -28.4), (-3.4, -28.2))),
        SMILE_LINE,
    )
    yield from curls(
        ((-3.4, -44.2, 2.4), (0.4, -43, 2.6), (4, -41, 2.8), (6.2, -36.6, 2.8), (6.6, -31.6, 2.6)),
        who.hair,
        mirror=False,
    )


def _proud_jack(who: Profile) -> Layers:
    """Diamonds: golden hair in waves to the shoulder and a small pointed beard."""
    yield from _back(
        "M-2,-45 C8,-47 14,-42 14,-35 C14,-31 12,-29 13.6,-25 C14.8,-22 18,-22.4 19.6,-19.6 "
        "C16,-14.6 7,-14.6 2.4,-19 L2,-38 Z",
        (
            "M5,-44 C11,-42 12,-37 11.6,-33 C11.2,-29 10.4,-27.6 11.8,-23.6 C12.8,-20.8 15,-20 16.6,-18.6",
            "M5,-41 C9.4,-39 9.8,-35 9.2,-31 C8.6,-27 8.4,-25 9.6,-21.6 C10.4,-19.4 12,-18.4 13,-16.8",
        ),
        who.hair,
    )
    yield from _face(who)
    beard = (
        "M-7,-20.9 C-5.6,-21.6 -4,-20.4 -1.6,-20.2 C1.2,-20.8 3.6,-23.4 4.8,-27 L6.4,-26 C6,-21.4 3,-18 -.4,-17 "
        "C-3,-16.4 -5.6,-15.4 -8.2,-13.6 C-8.4,-16.4 -8,-18.8 -7,-20.9 Z"
    )
    yield from _back(
        beard,
        (
            "M-5.8,-20 C-6.5,-18 -7,-16.6 -7.4,-15",
            "M-4,-19.3 C-4.8,-18 -5.4,-17 -6,-15.8",
            "M-1.4,-18.8 C-2.2,-18 -3,-17.4 -4,-16.8",
        ),
        who.hair,
    )
    yield from _back(
        "M-5.4,-45.5 C-3.4,-40.8 0,-39.6 3,-38.6 C2.6,-34.6 1.6,-32 3.2,-28 C4.4,-25 7.4,-24 9,-25 L10,-46 Z",
        (
            "M-3,-45 C0,-41.8 3.6,-41 5.2,-39 C5,-34.6 3.8,-32 5.4,-27.4",
            "M1,-45 C4,-43 6.4,-41.6 7.2,-39 C7.2,-34.6 6,-32 7.4,-27",
        ),
        who.hair,
    )


def _weathered_jack(who: Profile) -> Layers:
    """Clubs: brown hair tied at the neck, a heavy brow, a moustache, a ring in the ear."""
    tail = (
        "M9.6,-27 C13.6,-27.4 16.4,-24 16,-19 C15.8,-15.6 17.4,-13.4 18.8,-11.8 "
        "C14.4,-11.2 10.6,-13.6 10.4,-18.6 C10.3,-21.6 9.6,-24 8.4,-25 Z"
    )
    yield from _back(
        tail,
        (
            "M11,-25.6 C13.6,-24 13.4,-19.4 13.6,-16.6 C13.8,-14.6 14.8,-13 16,-12.2",
            "M10,-24.6 C12,-22.6 11.4,-18.6 12,-16",
        ),
        who.hair,
    )
    yield from _back(
        "M-2,-45 C8,-47 13.4,-42 13,-34.6 C12.8,-31 11.8,-28 9.4,-25.4 L4,-27 L2,-38 Z",
        ("M6,-44 C11,-41 11.4,-34 9.4,-27",),
        who.hair,
    )
    yield from _face(who)
    yield area("M5.2,-34 C7.6,-35 8.6,-32.6 7.8,-30.4 C7.2,-28.8 6,-28.2 5.2,-29 Z"), who.skin.light
    yield line("M6,-32.8 C7.2,-33 7.2,-31.2 6.2,-30.2", 0.35), who.skin.line
    yield contour(disc(6.2, -26.7, 1.3), 0.55), GOLD
    yield from _back(
        "M-5.4,-45.5 C-3.6,-41.6 -.6,-40.6 2.4,-39.8 C3.4,-37 4.2,-35.4 4.8,-33.6 L5.2,-30 L6,-34.4 "
        "C8.4,-35.6 9.8,-32 8.2,-27.4 L10.6,-27 L11,-46 Z",
        ("M-3,-45 C0,-42.6 4,-42 6,-40 C8,-38 9.4,-34 9.4,-28", "M1,-45 C5,-44 8,-42 9.6,-38"),
        who.hair,
    )
    moustache = (
        "M-8.5,-28.1 C-6.8,-28.8 -4.4,-27.4 -2.8,-24.4 C-2.4,-23.4 -1.6,-23 -.8,-23.2 "
        "C-2.2,-21.4 -4.4,-22 -5.4,-23.6 C-6.4,-25 -7.6,-25.4 -9.3,-25.6 "
        "C-9.9,-26.6 -9.4,-27.6 -8.5,-28.1 Z"
    )
    yield from _back(moustache, ("M-8.2,-27 C-6.2,-27 -4.6,-25.4 -3.4,-23.4",), who.hair)
    yield (
        union(
            (area("M9.6,-24 L7.2,-20 L9.8,-21.2 Z"), area("M10.2,-24 L9.2,-18.8 L11.8,-21 Z"), disc(10.2, -24.6, 1.5))
        ),
        LEAF,
    )


_HEADS: Final[dict[Suit, Callable[[Profile], Layers]]] = {
    Suit.SPADES: _sharp_jack,
    Suit.HEARTS: _merry_jack,
    Suit.DIAMONDS: _proud_jack,
    Suit.CLUBS: _weathered_jack,
}

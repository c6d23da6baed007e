"""White marks for the game to tint: the suits in text, the broken heart, the table's emblem."""

from art.pips import OUTLINES, pip
from art.shapes import crescent, disc, line, rim, star, turned, union
from art.svg import document, path
from hearts.core.cards import Suit

WHITE = "#FFFFFF"
EMBLEM_RADIUS, EMBLEM_ROOM = 100.0, 102.0
CRACK = "M6,-40 L-7,-14 L9,4 L-4,26 L3,60"


def pip_mark(suit: Suit) -> str:
    """Return the SVG file of a suit's mark."""
    return document(f'<path fill="{WHITE}" d="{OUTLINES[suit]}"/>', 100, 100, (-52, -52, 104, 104))


def broken_heart() -> str:
    """Return the SVG file of a heart with a crack through it."""
    cracked = pip(Suit.HEARTS, 0, 0, 100).difference(line(CRACK, 11, square=True))
    return document(path(cracked, WHITE), 100, 100, (-50, -50, 100, 100))


def emblem() -> str:
    """Return the SVG file of the table's inlay: two rings, four hearts with moons between, a star."""
    rings = union((rim(disc(0, 0, EMBLEM_RADIUS), 2), rim(disc(0, 0, 93), 1)))
    quarter = pip(Suit.HEARTS, 0, -40, 46).union(crescent(36, -36, 10.5, 135, 0.84, 0.4))
    whole = union((rings, *(turned(quarter, 90 * turn) for turn in range(4)), star(0, 0, 15, 0.34)))
    side = 2 * EMBLEM_ROOM
    return document(path(whole, WHITE), side, side, (-EMBLEM_ROOM, -EMBLEM_ROOM, side, side))

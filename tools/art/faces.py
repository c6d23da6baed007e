"""The faces of the cards, 100 by 140 units: number cards, aces, courts, and the pages of the large-index deck."""

import math
from typing import Final

from art.colours import GOLD, GOLD_DARK, PAPER, PAPER_EDGE
from art.courts import court
from art.lettering import Line, rank_path
from art.pips import OUTLINES, PIP_SIZE, PLACES, pip, pip_path
from art.shapes import area, crescent, disc, moved, polygon, rim, sized, star, union
from art.svg import document, path
from hearts.core.cards import Card, Rank, Suit
from hearts.ui.deck import DRAWN

WIDTH, HEIGHT, CORNER = 100.0, 140.0, 7.0
CENTRE: Final = (WIDTH / 2, HEIGHT / 2)
EDGE = 0.55
INDEX: Final = Line(middle=12.4, top=8.2, height=18.0, widest=17.2, squeeze=0.94)
TEN: Final = Line(middle=12.4, top=8.2, height=18.0, widest=17.2, squeeze=0.80)
INDEX_PIP: Final = (12.4, 36.8, 13.6)
LARGE_INDEX: Final = Line(middle=21.5, top=8.5, height=0.26 * HEIGHT, widest=33.0, squeeze=0.98)
LARGE_INDEX_PIP: Final = (21.5, 64.5, 18.5)
LARGE_PIP: Final = (62.5, 98.0, 58.0)
ACE_SIZES: Final = {Suit.SPADES: 60, Suit.HEARTS: 50, Suit.DIAMONDS: 50, Suit.CLUBS: 50}


def face(card: Card) -> str:
    """Return the SVG file of a card."""
    return document(blank() + _picture(card) + _indices(card), WIDTH, HEIGHT)


def large_face(card: Card) -> str:
    """Return the SVG file of a card of the large-index deck: rank and mark at the left, one mark as large as fits."""
    mark = DRAWN[card.suit].mark
    rank = f'<path fill="{mark}" d="{rank_path(_rank_text(card.rank), LARGE_INDEX)}"/>'
    return document(
        blank() + rank + pip_path(card.suit, *LARGE_INDEX_PIP, mark) + pip_path(card.suit, *LARGE_PIP, mark),
        WIDTH,
        HEIGHT,
    )


def blank() -> str:
    """Return a card with nothing on it."""
    inner_w, inner_h = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    return (
        f'<rect x="0" y="0" width="{WIDTH:g}" height="{HEIGHT:g}" rx="{CORNER:g}" fill="{PAPER_EDGE}"/>'
        f'<rect x="{EDGE}" y="{EDGE}" width="{inner_w:g}" height="{inner_h:g}" rx="{CORNER - 0.5:g}" fill="{PAPER}"/>'
    )


def _picture(card: Card) -> str:
    if card.rank is Rank.ACE:
        return _ace(card.suit)
    if card.rank in {Rank.JACK, Rank.QUEEN, Rank.KING}:
        return court(card.rank, card.suit)
    places = PLACES[card.rank.value]
    mark = DRAWN[card.suit].mark
    return "".join(pip_path(card.suit, x * WIDTH, y * HEIGHT, PIP_SIZE, mark, upside_down=y > 1 / 2) for x, y in places)


def _indices(card: Card) -> str:
    """Return rank and mark in two corners, the second turned half round."""
    mark = DRAWN[card.suit].mark
    text = _rank_text(card.rank)
    line = TEN if card.rank is Rank.TEN else INDEX
    x, y, size = INDEX_PIP
    return "".join(
        (
            f'<path fill="{mark}" d="{rank_path(text, line)}"/>',
            pip_path(card.suit, x, y, size, mark),
            f'<path fill="{mark}" d="{rank_path(text, line, about=CENTRE)}"/>',
            pip_path(card.suit, WIDTH - x, HEIGHT - y, size, mark, upside_down=True),
        )
    )


def _rank_text(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.letter


def _ace(suit: Suit) -> str:
    mark = DRAWN[suit].mark
    shape = pip(suit, *CENTRE, ACE_SIZES[suit])
    drawn = path(shape, mark) + path(rim(shape, 0.75, 2.6), PAPER)
    if suit is Suit.SPADES:
        return drawn + _night_sky(DRAWN[suit].light) + _sprays()
    inner_size = {Suit.HEARTS: 14, Suit.DIAMONDS: 17, Suit.CLUBS: 13}[suit]
    y = CENTRE[1] - 1 if suit is Suit.HEARTS else CENTRE[1]
    inner = path(pip(suit, CENTRE[0], y, inner_size), PAPER)
    return drawn + inner + path(pip(suit, CENTRE[0], y, 6.5), GOLD_DARK)


def _night_sky(light: str) -> str:
    """Return the moon and stars on the Ace of spades."""
    x, y = CENTRE
    moon = path(crescent(x, y + 2.5, 8.6, -30), GOLD) + path(star(x + 4.2, y + 0.2, 3.1), PAPER)
    places = ((12.5, 6, 1.5), (8, 12.5, 1.2), (15, -0.5, 1.05))
    return moon + path(union(star(x + side * dx, y + dy, r) for dx, dy, r in places for side in (-1, 1)), light)


def _sprays() -> str:
    """Return the arcs and stones at the sides of the Ace of spades."""
    x, y = CENTRE
    wedges = []
    for middle in (0, 180):
        ends = [math.radians(middle + spread) for spread in (-24, 24)]
        wedges.append(polygon([CENTRE, *((x + 60 * math.cos(angle), y + 60 * math.sin(angle)) for angle in ends)]))
    arcs = rim(disc(x, y, 37.5), 0.55).intersection(union(wedges))
    stone = sized(area(OUTLINES[Suit.DIAMONDS]), 0.045)
    return path(arcs, GOLD_DARK) + path(union(moved(stone, x + side * 37.2, y) for side in (-1, 1)), GOLD_DARK)

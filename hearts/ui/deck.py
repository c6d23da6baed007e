"""The colours of the decks: the cards' files are drawn in one deck's, and another's are put in their place on reading.

No colour that a deck may change stands for anything else in its file; a test proves it. Values only, no pygame.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final

from hearts.core.cards import Card, Suit
from hearts.store.settings import Deck
from hearts.ui.theme import CONTRAST, CONTRAST_PAPER, Colour, Paper, SuitColours, Theme

_COLOUR: Final = re.compile("#[0-9A-F]{6}")


@dataclass(frozen=True, slots=True)
class SuitPaint:
    """The colours of one suit: its mark and rank, and its courts' cloth from dark to pale."""

    mark: Colour
    dark: Colour
    cloth: Colour
    light: Colour
    pale: Colour


@dataclass(frozen=True, slots=True)
class BackPaint:
    """The colours of a card back."""

    ground: Colour
    deep: Colour
    line: Colour
    gold: Colour


@dataclass(frozen=True, slots=True)
class DeckLook:
    """Which pictures the cards have; *large_index* is the deck of one large rank and one mark, with no courts."""

    colours: Deck = Deck.TWO
    large_index: bool = False


DECK_LOOK: Final = DeckLook()
"""The usual cards."""

SuitPaints = Mapping[Suit, SuitPaint]

_INDIGO: Final = SuitPaint("#1B2433", "#171E33", "#26314F", "#8494B8", "#E6E9F0")
_CRIMSON: Final = SuitPaint("#B3202E", "#6B1420", "#A3222F", "#E7A294", "#F8E7DF")
_COPPER: Final = SuitPaint("#B3202E", "#7F3416", "#C25E2A", "#F1BC84", "#FAECD8")
_GREEN: Final = SuitPaint("#1B2433", "#12362D", "#23594A", "#93B79F", "#E6EFE4")

DECKS: Final[Mapping[Deck, SuitPaints]] = MappingProxyType(
    {
        Deck.TWO: MappingProxyType(
            {Suit.CLUBS: _GREEN, Suit.DIAMONDS: _COPPER, Suit.SPADES: _INDIGO, Suit.HEARTS: _CRIMSON}
        ),
        Deck.FOUR: MappingProxyType(
            {
                Suit.CLUBS: SuitPaint("#1E6A43", _GREEN.dark, _GREEN.cloth, _GREEN.light, _GREEN.pale),
                Suit.DIAMONDS: SuitPaint("#1D5A9E", "#173C66", "#2A62A0", "#9FC0E2", "#E4EDF7"),
                Suit.SPADES: _INDIGO,
                Suit.HEARTS: _CRIMSON,
            }
        ),
        Deck.SAFE: MappingProxyType(
            {
                Suit.CLUBS: SuitPaint("#006D77", "#063E45", "#0F6B74", "#8FC3C6", "#E1EFEF"),
                Suit.DIAMONDS: SuitPaint("#7A3FB0", "#432263", "#6F3FA0", "#CBB2E6", "#F0E9F7"),
                Suit.SPADES: SuitPaint("#16181D", "#101218", "#2B2E38", "#9A9DA8", "#E8E8EB"),
                Suit.HEARTS: SuitPaint("#D4002A", "#7A0A20", "#BE1230", "#F0A79B", "#FBE6E0"),
            }
        ),
    }
)
"""The safe deck's marks differ by 34 at the least (in CIE L*a*b*) for normal, protan, deutan and tritan sight; those of
the usual four colours by 11."""
DRAWN: Final = DECKS[Deck.TWO]
"""The colours the files of the cards are drawn in."""

BACKS: Final[Mapping[str, BackPaint]] = MappingProxyType(
    {
        "claret": BackPaint("#7B2233", "#641A29", "#8F3445", "#E0B768"),
        "night": BackPaint("#27345A", "#1D2745", "#38487A", "#E0B768"),
        "forest": BackPaint("#1F4F42", "#163C32", "#2F6656", "#E0B768"),
        "hc": BackPaint("#0B0B0B", "#000000", "#4A4A4A", "#FFD34D"),
    }
)
DRAWN_BACK: Final = BACKS["claret"]


def face_in(svg: str, card: Card, colours: Deck) -> str:
    """Return the file of *card* in the colours of another deck."""
    return _repainted(svg, DRAWN[card.suit], DECKS[colours][card.suit])


def back_in(svg: str, back: str) -> str:
    """Return the file of the back in the colours of another one."""
    return _repainted(svg, DRAWN_BACK, BACKS[back])


def marks(colours: Deck) -> SuitColours:
    """Return the colours of suit marks on the cards, and inside text on warm paper."""
    return {suit: paint.mark for suit, paint in DECKS[colours].items()}


def text_pips(theme: Theme, colours: Deck) -> SuitColours:
    """Return the colours of suit marks inside text on the cloth and on plates."""
    clubs, diamonds, hearts = (_ON_DARK if theme.dark else _ON_LIGHT)[colours]
    return {Suit.CLUBS: clubs or theme.text, Suit.DIAMONDS: diamonds, Suit.SPADES: theme.text, Suit.HEARTS: hearts}


def paper_pips(paper: Paper, colours: Deck) -> SuitColours:
    """Return the colours of suit marks inside text on a sheet."""
    return text_pips(CONTRAST, colours) if paper is CONTRAST_PAPER else marks(colours)


_Pips = tuple[Colour | None, Colour, Colour]
"""Clubs, diamonds and hearts in text; clubs without a colour of their own, as spades always, have the text's."""

_ON_DARK: Final[Mapping[Deck, _Pips]] = MappingProxyType(
    {
        Deck.TWO: (None, "#FF9E9E", "#FF9E9E"),
        Deck.FOUR: ("#8FE0A8", "#8FC4FF", "#FF9E9E"),
        Deck.SAFE: ("#85D0E0", "#C699FF", "#FF9680"),
    }
)
_ON_LIGHT: Final[Mapping[Deck, _Pips]] = MappingProxyType(
    {
        Deck.TWO: (None, "#A31D2B", "#A31D2B"),
        Deck.FOUR: ("#1A5E3B", "#1A5190", "#A31D2B"),
        Deck.SAFE: ("#005C64", "#6A2FA0", "#B00024"),
    }
)


def _repainted(svg: str, drawn: SuitPaint | BackPaint, wanted: SuitPaint | BackPaint) -> str:
    if drawn == wanted:
        return svg
    changes = {getattr(drawn, field.name): getattr(wanted, field.name) for field in fields(drawn)}
    return _COLOUR.sub(lambda found: changes.get(found[0], found[0]), svg)

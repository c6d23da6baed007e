"""Cards, suits and ranks, and their text forms: rank then suit, so ``QS`` is the queen of spades."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

RANK_LETTERS: Final = "23456789TJQKA"
SUIT_LETTERS: Final = "CDSH"


class Suit(IntEnum):
    """The four suits in the order a hand is held: colours alternate."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in the text form of a card."""
        return SUIT_LETTERS[self]


class Rank(IntEnum):
    """The thirteen ranks; the ace is high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank's letter in the text form of a card."""
        return RANK_LETTERS[self - 2]


class Card:
    """One of the fifty-two; each exists once, so cards compare and hash as fast as small integers.

    They order as a hand is held: clubs, diamonds, spades, hearts, each from low to high.
    """

    __slots__ = ("_text", "index", "rank", "suit")

    index: int
    suit: Suit
    rank: Rank

    def __new__(cls, suit: Suit, rank: Rank) -> "Card":  # noqa: PYI034  the fifty-two exist already
        """Return the one card of *suit* and *rank*."""
        return DECK[13 * suit + rank - 2]

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a card such as ``QS``; raise ValueError for anything else."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"not a card: {text!r}") from None

    @property
    def is_heart(self) -> bool:
        """Whether the card is a heart."""
        return self.suit is Suit.HEARTS

    @property
    def is_penalty(self) -> bool:
        """Whether the card costs points: a heart or the queen of spades."""
        return self.suit is Suit.HEARTS or self is QUEEN_OF_SPADES

    @property
    def penalty(self) -> int:
        """Points the card costs whoever takes it, the jack's bonus aside."""
        if self.suit is Suit.HEARTS:
            return 1
        return 13 if self is QUEEN_OF_SPADES else 0

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card.parse({self._text!r})"

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type["Card"], tuple[Suit, Rank]]:
        return Card, (self.suit, self.rank)

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, _memo: object) -> "Card":
        return self

    _text: str


def _new_card(index: int) -> Card:
    card = object.__new__(Card)
    card.index = index
    card.suit = Suit(index // 13)
    card.rank = Rank(index % 13 + 2)
    card._text = card.rank.letter + card.suit.letter
    return card


DECK: Final[tuple[Card, ...]] = tuple(_new_card(index) for index in range(52))
_BY_TEXT: Final = {str(card): card for card in DECK}

TWO_OF_CLUBS: Final = Card.parse("2C")
QUEEN_OF_SPADES: Final = Card.parse("QS")
JACK_OF_DIAMONDS: Final = Card.parse("JD")
HEARTS: Final[frozenset[Card]] = frozenset(card for card in DECK if card.is_heart)

Hand = tuple[Card, ...]
"""The cards a seat holds now, always sorted."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks, in the order written; raise ValueError for anything else."""
    return tuple(Card.parse(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Write *cards* separated by blanks, in their order."""
    return " ".join(map(str, cards))


def hand_of(cards: Iterable[Card]) -> Hand:
    """Sort *cards* into a hand."""
    return tuple(sorted(cards))


def without(hand: Hand, cards: Iterable[Card]) -> Hand:
    """Return *hand* with *cards* gone."""
    gone = set(cards)
    return tuple(card for card in hand if card not in gone)

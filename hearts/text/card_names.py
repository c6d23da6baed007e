"""Cards in words, each whole, for languages put rank and suit together in their own ways. Knows no pygame."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hearts.core.cards import Card, Rank, Suit
from hearts.text.language import Message

_RANKS: Final[Mapping[Rank, Message]] = MappingProxyType(
    {
        Rank.JACK: Message("Jack", "a rank"),
        Rank.QUEEN: Message("Queen", "a rank"),
        Rank.KING: Message("King", "a rank"),
        Rank.ACE: Message("Ace", "a rank"),
    }
)
_SUITS: Final[Mapping[Suit, Message]] = MappingProxyType(
    {
        Suit.CLUBS: Message("clubs", "a suit"),
        Suit.DIAMONDS: Message("diamonds", "a suit"),
        Suit.SPADES: Message("spades", "a suit"),
        Suit.HEARTS: Message("hearts", "a suit"),
    }
)
_WITH_NUMBER: Final[Mapping[Suit, Message]] = MappingProxyType(
    {
        Suit.CLUBS: Message("{number} of clubs"),
        Suit.DIAMONDS: Message("{number} of diamonds"),
        Suit.SPADES: Message("{number} of spades"),
        Suit.HEARTS: Message("{number} of hearts"),
    }
)
_WITH_FACE: Final[Mapping[Suit, Mapping[Rank, Message]]] = MappingProxyType(
    {
        Suit.CLUBS: {
            Rank.JACK: Message("Jack of clubs"),
            Rank.QUEEN: Message("Queen of clubs"),
            Rank.KING: Message("King of clubs"),
            Rank.ACE: Message("Ace of clubs"),
        },
        Suit.DIAMONDS: {
            Rank.JACK: Message("Jack of diamonds"),
            Rank.QUEEN: Message("Queen of diamonds"),
            Rank.KING: Message("King of diamonds"),
            Rank.ACE: Message("Ace of diamonds"),
        },
        Suit.SPADES: {
            Rank.JACK: Message("Jack of spades"),
            Rank.QUEEN: Message("Queen of spades"),
            Rank.KING: Message("King of spades"),
            Rank.ACE: Message("Ace of spades"),
        },
        Suit.HEARTS: {
            Rank.JACK: Message("Jack of hearts"),
            Rank.QUEEN: Message("Queen of hearts"),
            Rank.KING: Message("King of hearts"),
            Rank.ACE: Message("Ace of hearts"),
        },
    }
)


def rank_name(rank: Rank) -> str:
    """Name a rank in words: ``Jack``, ``7``."""
    return _RANKS[rank]() if rank in _RANKS else _number(rank)


def suit_name(suit: Suit) -> str:
    """Name a suit in words."""
    return _SUITS[suit]()


def card_name(card: Card) -> str:
    """Name a card in words: ``Jack of diamonds``."""
    if card.rank in _RANKS:
        return _WITH_FACE[card.suit][card.rank]()
    return _WITH_NUMBER[card.suit](number=_number(card.rank))


def _number(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.letter

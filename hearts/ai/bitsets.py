"""Sets of cards as 64-bit numbers, bit *i* for the card of index *i*, so that NumPy handles many at a time.

Within one suit a set is a number of thirteen bits, bit 0 the two. The window's process never imports this file.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hearts.core.cards import DECK, Card, Suit

Sets = NDArray[np.uint64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Floats = NDArray[np.float32]

RANKS = 13
CARDS = 52
SEATS = 4
SUIT_BITS = (1 << RANKS) - 1
NOTHING = np.uint64(0)
ONE = np.uint64(1)
BIT: Sets = np.array([1 << index for index in range(CARDS)], dtype=np.uint64)
"""The set of one card."""
SUIT_SET: Sets = np.array([SUIT_BITS << (RANKS * suit) for suit in range(4)], dtype=np.uint64)
"""The set of a whole suit."""
SUIT_OF: Ints = np.arange(CARDS) // RANKS
RANK_OF: Ints = np.arange(CARDS) % RANKS
SHIFT: Sets = np.array([RANKS * suit for suit in range(4)], dtype=np.uint64)

HEART_SET = SUIT_SET[Suit.HEARTS]
QUEEN, JACK = 36, 22
QUEEN_SET, JACK_SET = BIT[QUEEN], BIT[JACK]
PENALTY_SET = HEART_SET | QUEEN_SET
TWO_OF_CLUBS_SET = BIT[0]

_THIRTEEN = range(SUIT_BITS + 1)
HIGHEST: Ints = np.array([bits.bit_length() - 1 for bits in _THIRTEEN])
"""The highest rank in a suit's thirteen bits, -1 where there is none."""
LOWEST: Ints = np.array([(bits & -bits).bit_length() - 1 for bits in _THIRTEEN])
"""The lowest rank in a suit's thirteen bits, -1 where there is none."""
COUNT: Ints = np.array([bits.bit_count() for bits in _THIRTEEN])
"""How many cards are in a suit's thirteen bits."""

# cards next to each other are alike, but for the queen of spades and the jack of diamonds, which have points
_ALIKE_ABOVE = np.uint64(
    sum(1 << i for i in range(CARDS) if RANK_OF[i] != RANKS - 1 and not {i, i + 1} & {QUEEN, JACK})
)


def set_of(cards: Iterable[Card]) -> np.uint64:
    """Return the set of *cards*."""
    return np.uint64(sum(1 << card.index for card in cards))


def cards_of(cards: np.uint64 | int) -> tuple[Card, ...]:
    """Return the cards in a set, sorted."""
    bits = int(cards)
    return tuple(card for card in DECK if bits >> card.index & 1)


def suit_bits(cards: Sets, suit: int) -> Ints:
    """Return the thirteen bits of *suit* in each set."""
    found: Ints = ((cards >> SHIFT[suit]) & np.uint64(SUIT_BITS)).astype(np.int64)
    return found


def all_suit_bits(cards: Sets) -> Ints:
    """Return the thirteen bits of every suit in each set, a row a suit."""
    return ((cards >> SHIFT[:, None]) & np.uint64(SUIT_BITS)).astype(np.int64)


def bits_of_suits(cards: Sets, suits: Ints) -> Ints:
    """Return the thirteen bits of each set in the suit named beside it."""
    return ((cards >> SHIFT[suits]) & np.uint64(SUIT_BITS)).astype(np.int64)


def size(cards: Sets) -> Ints:
    """Return how many cards are in each set."""
    return np.bitwise_count(cards).astype(np.int64)


def sum_of_seats(figures: Ints) -> Ints:
    """Return the sum of each row's four figures: column by column, several times as fast as along such short rows."""
    found: Ints = figures[:, 0] + figures[:, 1] + figures[:, 2] + figures[:, 3]
    return found


def lowest_card(cards: Sets) -> Ints:
    """Return the card of the lowest index in each set, none of which is empty."""
    return np.bitwise_count((cards & (~cards + ONE)) - ONE).astype(np.int64)


def unpacked(words: Sets) -> NDArray[np.uint8]:
    """Return rows of 64-bit words as rows of zeros and ones."""
    words = np.ascontiguousarray(words)
    return np.unpackbits(words.view(np.uint8).reshape(len(words), -1), axis=1, bitorder="little")


def unpacked_cards(cards: Sets) -> NDArray[np.uint8]:
    """Return each set as a row of 52 zeros and ones."""
    return unpacked(cards.reshape(-1, 1))[:, :CARDS]


def distinct(legal: Sets, spent: Sets) -> Sets:
    """Return *legal* with one card, the highest, of each run of cards that are alike.

    Cards are alike where all that lie between them are *spent* or in the same hand; a card that lies and may win is not
    spent.
    """
    above: Any = (legal >> ONE) & _ALIKE_ABOVE
    # five steps bridge five played cards in a row; a longer gap only leaves a needless choice
    for _ in range(5):
        above = above | (((above & spent) >> ONE) & _ALIKE_ABOVE)
    found: Sets = legal & ~above
    return found

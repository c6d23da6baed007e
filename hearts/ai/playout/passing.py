"""The rules of thumb of Normal for passing, on arrays: what the others pass in rounds that are only imagined.

It follows ``hearts.ai.thumb.passing``. The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import (
    BIT,
    COUNT,
    HIGHEST,
    JACK,
    QUEEN,
    RANK_OF,
    RANKS,
    SEATS,
    Bools,
    Floats,
    Ints,
    Sets,
    suit_bits,
    unpacked_cards,
)
from hearts.core.cards import Suit

SHORTNESS = np.array([0, 2, 2, 1, *[0] * 10], dtype=np.float32)
UP_TO_SEVEN = (1 << 6) - 1
RIGHT = 3
NOT_HELD = -1000.0
RANK_VALUE = (RANK_OF + 2).astype(np.float32)


def choose_passes(hands: Sets, direction: Ints, jack: Bools) -> Sets:
    """Return the three cards that are worst to keep of each hand."""
    burdens = np.where(unpacked_cards(hands) != 0, all_burdens(hands, direction, jack), NOT_HELD)
    # of cards equally bad the higher goes, then the one of the earlier suit
    order = np.argsort(-(burdens + RANK_VALUE / 1000 - np.arange(len(BIT)) // RANKS / 100000), axis=1, kind="stable")
    found: Sets = np.bitwise_or.reduce(BIT[order[:, :3]], axis=1)
    return found


def all_burdens(hands: Sets, direction: Ints, jack: Bools) -> Floats:
    """Estimate how bad each card is to keep, a column a card, held or not."""
    found = np.tile(RANK_VALUE, (len(hands), 1))
    for suit in range(SEATS):
        bits = suit_bits(hands, suit)
        columns = found[:, RANKS * suit : RANKS * (suit + 1)]
        if suit == Suit.SPADES:
            _spade_burdens(columns, COUNT[bits], direction)
        elif suit == Suit.HEARTS:
            _heart_burdens(columns, bits)
        else:
            length = COUNT[bits]
            guarded = (COUNT[bits & UP_TO_SEVEN] >= 2) & (length >= 4)  # noqa: PLR2004  well guarded
            columns += (SHORTNESS[length] - 1.5 * guarded)[:, None]
            if suit == Suit.DIAMONDS:
                columns += (1.5 * (length <= 3))[:, None]  # noqa: PLR2004  the first trick is not for these
                columns[:, JACK % RANKS :] -= 10 * jack[:, None]
    return found


def _heart_burdens(columns: Floats, bits: Ints) -> None:
    columns -= 2.5
    columns -= (2.0 * (COUNT[bits & UP_TO_SEVEN] >= 3))[:, None]  # noqa: PLR2004  well guarded
    keeps = np.nonzero(COUNT[bits] >= 3)[0]  # noqa: PLR2004  a stopper with company
    columns[keeps, HIGHEST[bits[keeps]]] -= 2
    columns[:, :4] -= 3


def _spade_burdens(columns: Floats, length: Ints, direction: Ints) -> None:
    queen = QUEEN % RANKS
    few = length < 5  # noqa: PLR2004  spades with which the queen is safe
    columns[:, :queen] = -8 + RANK_VALUE[:queen] / 10
    at_limit = (length == 5) & (direction == RIGHT)  # noqa: PLR2004
    columns[:, queen] = np.where(few | at_limit, 22, 0)
    columns[:, queen + 1 :] = np.where(few, 20, 0)[:, None]

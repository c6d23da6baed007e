"""How a seat that wants the moon plays in imagined rounds, as long as no other seat has a point.

The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import (
    COUNT,
    HIGHEST,
    LOWEST,
    RANKS,
    SEATS,
    Bools,
    Ints,
    all_suit_bits,
    bits_of_suits,
    sum_of_seats,
)
from hearts.ai.playout import choose
from hearts.ai.playout.sight import HEARTS, NEVER, NOBODY, Sight
from hearts.ai.simulator import Rounds

SURE = 100
"""What leading a card that nobody can beat is worth above one that somebody may."""


def play_on(rounds: Rounds, shooters: Ints, lone: Ints | None = None) -> None:
    """Play *rounds* to the end; in each a seat, or nobody, tries for the moon until another has a point.

    Where *lone* names a seat, it is the only one that does something against that.
    """
    tries = shooters != NOBODY
    is_lone = None if lone is None or (lone == NOBODY).all() else lone != NOBODY
    while not rounds.is_over:
        ignored = None if is_lone is None else np.where(is_lone & (rounds.turn != lone), shooters, NOBODY)
        cards = choose(rounds, rounds.legal(), ignored)
        if rounds.place == 0:
            tries &= without_rival(rounds, shooters)
        rows = np.nonzero(tries & (rounds.turn == shooters))[0]
        if len(rows):
            cards[rows] = shoot(rounds.copy_of(rows))
        rounds.step(cards)


def without_rival(rounds: Rounds, seats: Ints) -> Bools:
    """Whether each round has a seat in *seats*, and no other seat has a point in it."""
    found: Bools = (seats != NOBODY) & (sum_of_seats(rounds.points) == rounds.points[rounds.rows, seats])
    return found


def shoot(rounds: Rounds) -> Ints:
    """Return what each seat to play would play to win every point."""
    sight = Sight(rounds, rounds.legal())
    if rounds.place == 0:
        return lead(sight)
    legal = bits_of_suits(sight.hand, rounds.led)
    over = legal & ~((2 << (rounds.best - RANKS * rounds.led)) - 1)
    winning = LOWEST[over] if rounds.place == SEATS - 1 else HIGHEST[over]
    rank = np.where(over != 0, winning, LOWEST[legal])
    return np.where(legal != 0, RANKS * rounds.led + rank, throw(sight))


def lead(sight: Sight) -> Ints:
    """Lead the top of a suit: one that nobody can beat, else one of a long suit with little above it."""
    ranks = HIGHEST[sight.legal_bits]
    higher = COUNT[sight.out_bits & ~((2 << np.maximum(ranks, 0)) - 1)]
    value = SURE * (higher == 0) + 3 * COUNT[sight.held_bits] - 5 * higher
    suit = np.where(ranks >= 0, value, NEVER).argmax(axis=0)
    found: Ints = RANKS * suit + ranks[suit, sight.rounds.rows]
    return found


def throw(sight: Sight) -> Ints:
    """Throw a low card of a suit that is weak, a heart last of all."""
    ranks = LOWEST[all_suit_bits(sight.legal)]
    top = HIGHEST[sight.held_bits]
    beaten = COUNT[sight.out_bits & ~((2 << np.maximum(top, 0)) - 1)]
    value = 2.0 * beaten - ranks / 10
    value[HEARTS] -= SURE
    suit = np.where(ranks >= 0, value, 10 * NEVER).argmax(axis=0)
    found: Ints = RANKS * suit + ranks[suit, sight.rounds.rows]
    return found

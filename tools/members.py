"""Who may sit at the tables of training beside networks: the rules of thumb, and a scripted shooter of moons."""

from typing import Protocol

import numpy as np

from hearts.ai.belief import HIGH_CARDS
from hearts.ai.bitsets import (
    BIT,
    COUNT,
    HIGHEST,
    RANK_OF,
    SEATS,
    SUIT_OF,
    Bools,
    Ints,
    Sets,
    all_suit_bits,
    size,
    unpacked_cards,
)
from hearts.ai.features import EVERY_CARD, tops_and_bottoms
from hearts.ai.playout import choose
from hearts.ai.playout.passing import choose_passes
from hearts.ai.playout.shooting import shoot, without_rival
from hearts.ai.simulator import Options, Rounds
from hearts.core.rules import CARDS_PASSED


class Member(Protocol):
    """Somebody who decides for many seats at once; a network of ``hearts.ai.network`` is one."""

    def choose_passes(self, hands: Sets, direction: Ints, options: Options) -> Sets:
        """Return the three cards that each hand passes."""
        ...

    def choose(self, rounds: Rounds, legal: Sets) -> Ints:
        """Return the card that each seat to play plays."""
        ...


class Rules:
    """Plays by the rules of thumb."""

    def choose_passes(self, hands: Sets, direction: Ints, options: Options) -> Sets:
        """Pass what is worst to keep."""
        return choose_passes(hands, direction, options.jack)

    def choose(self, rounds: Rounds, legal: Sets) -> Ints:
        """Play by the rules."""
        return choose(rounds, legal)


class Shooter:
    """Tries for the moon with a hand of *honours* winners, and plays by the rules of thumb with others."""

    def __init__(self, honours: int) -> None:
        self.honours = honours

    def choose_passes(self, hands: Sets, direction: Ints, options: Options) -> Sets:
        """Pass the lowest cards but those of the longest suit with a hand to shoot with."""
        found = choose_passes(hands, direction, options.jack)
        bits = all_suit_bits(hands)
        longest = (2 * COUNT[bits] + (HIGHEST[bits] == 12)).argmax(axis=0)  # noqa: PLR2004  an ace
        keep = RANK_OF + 20 * (longest[:, None] == SUIT_OF) + 1000 * (unpacked_cards(hands) == 0)
        lowest = np.bitwise_or.reduce(BIT[np.argsort(keep, axis=1, kind="stable")[:, :CARDS_PASSED]], axis=1)
        return np.where(size(hands & HIGH_CARDS) >= self.honours, lowest, found)

    def choose(self, rounds: Rounds, legal: Sets) -> Ints:
        """Play to win every trick while that may work."""
        wants = self.wants(rounds)
        found = choose(rounds, legal)
        if wants.any():
            found = np.where(wants, shoot(rounds), found)
        return found

    def wants(self, rounds: Rounds) -> Bools:
        """Whether no other seat has a point and the hand, with the tricks it took, is strong enough."""
        rows, turn, hands = rounds.rows, rounds.turn, rounds.own_hands
        tops, _ = tops_and_bottoms(hands, EVERY_CARD & ~(rounds.gone | hands))
        strength = size(hands & HIGH_CARDS | tops) + size(rounds.taken[rows, turn]) // SEATS
        found: Bools = without_rival(rounds, turn) & (strength >= self.honours)
        return found


def any_card(cards: Sets, rng: np.random.Generator) -> Ints:
    """Return one of each set by chance."""
    held = unpacked_cards(cards)
    found: Ints = (held * rng.random(held.shape, dtype=np.float32)).argmax(axis=1)
    return found

"""What the seats to play can see in many rounds at once, and the figures that the rules of thumb share.

The window's process never imports this file.
"""

from functools import cached_property

import numpy as np

from hearts.ai.bitsets import (
    HIGHEST,
    JACK,
    JACK_SET,
    PENALTY_SET,
    QUEEN,
    QUEEN_SET,
    RANKS,
    SEATS,
    SUIT_BITS,
    Bools,
    Ints,
    Sets,
    all_suit_bits,
    sum_of_seats,
)
from hearts.ai.simulator import Rounds, penalty
from hearts.core.cards import Suit

ALL = np.uint64((1 << 52) - 1)
CLUBS, DIAMONDS, SPADES, HEARTS = map(int, Suit)
QUEEN_RANK, JACK_RANK = QUEEN % RANKS, JACK % RANKS
BELOW_QUEEN, ABOVE_QUEEN = (1 << QUEEN_RANK) - 1, SUIT_BITS & ~((2 << QUEEN_RANK) - 1)
BONUS = 10
WATCHED, FOUGHT, STARVED, URGENT = 1, 3, 5, 10
A_RUN = 2
LATE = 8
"""Tricks after which a round without points looks like a moon."""
YOUNG_TO_FOLLOW, YOUNG_TO_LEAD, EARLY_TRICKS, SHORT = 6, 8, 4, 3
NEVER = -1000.0
NOBODY = -1
"""Stands for a seat where there is none."""
HARMLESS = np.array([[-1.0], [-1.0], [-1.0], [0.5]])
"""The danger of a card of a suit of which nothing is out."""

Costs = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

Choice = tuple[Bools, Ints]
"""The rounds for which a rule speaks, and the card it plays there (any number elsewhere)."""


class Sight:
    """What the seats to play can see, a row a round; "out" means in another seat's hand."""

    def __init__(self, rounds: Rounds, legal: Sets, ignored: Ints | None = None) -> None:
        self.rounds = rounds
        self.ignored = np.full(len(rounds), NOBODY) if ignored is None else ignored
        """A seat against whose moon the seat to play does nothing."""
        self.legal = legal
        self.seat = rounds.turn
        self.hand = rounds.own_hands
        self.out = ALL & ~(rounds.gone | self.hand)
        self.queen_is_out = (self.out & QUEEN_SET) != 0
        self.holds_queen = (self.hand & QUEEN_SET) != 0
        self.jack_counts = bool(rounds.options.jack.any())
        self.jack = rounds.options.jack
        self.lying = penalty(rounds.in_trick) if rounds.place else np.zeros(len(rounds), np.int64)
        self.rival, self.suspicion = self._suspect()
        self.suspicion = np.where(self.rival == self.ignored, 0, self.suspicion)
        self.is_rivals = self.rival == rounds.winner

    @cached_property
    def legal_bits(self) -> Ints:
        """The legal cards, a row a suit."""
        return all_suit_bits(self.legal)

    @cached_property
    def held_bits(self) -> Ints:
        """The cards in hand, a row a suit."""
        return all_suit_bits(self.hand)

    @cached_property
    def out_bits(self) -> Ints:
        """The cards that are out, a row a suit."""
        return all_suit_bits(self.out)

    @cached_property
    def points_are_out(self) -> Bools:
        """Whether another seat holds a card that costs points."""
        found: Bools = (self.out & PENALTY_SET) != 0
        return found

    @cached_property
    def is_suspicious(self) -> bool:
        """Whether any round has a seat with every point so far."""
        return bool(self.suspicion.any())

    def voids_against(self) -> Ints:
        """Count the other seats that have shown a void, a row a suit."""
        others = [self.rounds.voids[self.rounds.rows, (self.seat + step) % SEATS] for step in range(1, SEATS)]
        suits = np.arange(SEATS)[:, None]
        found: Ints = sum(((voids >> suits) & 1 for voids in others), start=np.zeros((SEATS, 1), np.int64))
        return found

    def _suspect(self) -> tuple[Ints, Ints]:
        """Return the other seat that has every point so far, and how much it looks like a moon (0 where nobody).

        Late in a round without points whoever wins the trick may be after all of them.
        """
        rounds = self.rounds
        takers = rounds.points > 0
        rival = takers.argmax(axis=1)
        is_suspect = (sum_of_seats(takers.astype(np.int64)) == 1) & (rival != self.seat)
        last = rounds.leader if rounds.place else rounds.turn
        suspicion = rounds.points[rounds.rows, rival] + A_RUN * np.where(last == rival, rounds.streak, 0)
        suspicion = np.where(is_suspect, suspicion, 0)
        if rounds.place and rounds.step_no >= LATE * SEATS:
            is_open = ~takers.any(axis=1)
            return np.where(is_open, rounds.winner, rival), np.where(is_open, STARVED, suspicion)
        return rival, suspicion

    def cost(self) -> Ints:
        """Return what the trick so far costs, the jack's bonus counted."""
        if not self.jack_counts:
            return self.lying
        found: Ints = self.lying - BONUS * (self.jack & ((self.rounds.in_trick & JACK_SET) != 0))
        return found


def highest_of(cards: Sets) -> Ints:
    """Return the card of the highest rank in each set, of the later suit where ranks tie."""
    tops = HIGHEST[all_suit_bits(cards)]
    suit = SEATS - 1 - tops[::-1].argmax(axis=0)
    found: Ints = RANKS * suit + tops[suit, np.arange(len(cards))]
    return found

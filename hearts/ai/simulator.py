"""Many rounds in lock-step: the rules of ``hearts.core`` once more, on arrays, for whoever must play thousands.

A test proves the two equal. Here nothing is refused: whoever steps plays only what ``legal`` allows. The window's
process never imports this file.
"""

from dataclasses import dataclass, fields
from typing import Self

import numpy as np

from hearts.ai.bitsets import (
    BIT,
    CARDS,
    HEART_SET,
    JACK_SET,
    NOTHING,
    PENALTY_SET,
    QUEEN_SET,
    SEATS,
    SUIT_OF,
    SUIT_SET,
    TWO_OF_CLUBS_SET,
    Bools,
    Ints,
    Sets,
    size,
)
from hearts.core.rules import PENALTY_OF_ROUND, Jack, Moon, Rules

QUEEN_POINTS = 13
HEARTS = 3


@dataclass
class Options:
    """The options that bear on one round, a flag a round."""

    jack: Bools
    queen_breaks: Bools
    first_trick_points: Bools
    subtracts: Bools
    """Whether a moon takes 26 off the shooter's score (by rule or by choice) instead of adding to the others'."""

    @classmethod
    def of(cls, rules: Rules, count: int) -> Self:
        """Return the options of *rules* for *count* rounds; a moon whose form is open adds."""
        flags = (
            rules.jack is not Jack.OFF,
            rules.queen_breaks,
            rules.first_trick_points,
            rules.moon is Moon.SUBTRACT,
        )
        return cls(*(np.full(count, flag) for flag in flags))

    def rows(self, rows: Ints) -> Self:
        """Return a copy of the options of some rounds."""
        return type(self)(*(getattr(self, field.name)[rows] for field in fields(self)))


class Rounds:
    """Rounds that are all at the same card of the same trick; each array has a row a round, and a column a seat."""

    def __init__(self, hands: Sets, direction: Ints, options: Options) -> None:
        count = len(hands)
        self.rows = np.arange(count)
        self.options = options
        self.hands = hands.copy()
        self.direction = direction
        """Steps to the receiver of the passed cards, 0 where none are passed."""
        self.sent, self.received, self.played, self.taken, self.on_table = np.zeros((5, count, SEATS), np.uint64)
        self.gone, self.in_trick = np.zeros((2, count), np.uint64)
        self.voids, self.points = np.zeros((2, count, SEATS), np.int64)
        """Suits not followed, as four bits; and points of finished tricks, the jack's bonus aside."""
        self.turn, self.led, self.best, self.winner, self.leader, self.streak = np.zeros((6, count), np.int64)
        """*best* is the winning card so far; *streak* counts the last tricks that their leader took."""
        self.hearts_broken = np.zeros(count, bool)
        self.step_no = 0
        """Cards played so far."""

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def place(self) -> int:
        """How many cards lie in the trick in progress."""
        return self.step_no % SEATS

    @property
    def is_over(self) -> bool:
        """Whether every card has been played."""
        return self.step_no == CARDS

    @property
    def own_hands(self) -> Sets:
        """The hand of the seat to play."""
        hands: Sets = self.hands[self.rows, self.turn]
        return hands

    @property
    def spent(self) -> Sets:
        """The cards played that bear on nothing any more: all but the best of the trick in progress."""
        return self.gone & ~BIT[self.best] if self.place else self.gone

    def copy_of(self, rows: Ints) -> "Rounds":
        """Return a copy of some of the rounds, in the order of *rows*, each as often as it is named there."""
        copy = Rounds(self.hands[rows], self.direction[rows], self.options.rows(rows))
        for name in _ARRAYS:
            setattr(copy, name, getattr(self, name)[rows])
        copy.step_no = self.step_no
        return copy

    def exchange(self, sent: Sets) -> None:
        """Pass the cards *sent* by each seat; what is named in a round without passing stays."""
        sent = np.where(self.direction[:, None] == 0, NOTHING, sent)
        self.sent = sent
        self.hands &= ~sent
        for seat in range(SEATS):
            self.received[self.rows, (seat + self.direction) % SEATS] |= sent[:, seat]
        self.hands |= self.received

    def start(self) -> None:
        """Give the lead to the holder of the two of clubs."""
        self.turn = np.argmax((self.hands & TWO_OF_CLUBS_SET) != 0, axis=1)

    def legal(self) -> Sets:
        """Return the cards that the seat to play may play."""
        hand = self.own_hands
        if self.step_no == 0:
            found: Sets = hand & TWO_OF_CLUBS_SET
            return found
        if self.place == 0:
            no_hearts = hand & ~HEART_SET
            return np.where(self.hearts_broken | (no_hearts == 0), hand, no_hearts)
        following = hand & SUIT_SET[self.led]
        if self.step_no >= SEATS:
            return np.where(following != 0, following, hand)
        harmless = hand & ~PENALTY_SET
        other = np.where((harmless == 0) | self.options.first_trick_points, hand, harmless)
        return np.where(following != 0, following, other)

    def step(self, card: Ints) -> None:
        """Play *card* (an index) in each round."""
        rows, turn, bit, suit = self.rows, self.turn, BIT[card], SUIT_OF[card]
        self.hands[rows, turn] ^= bit
        self.played[rows, turn] |= bit
        self.gone |= bit
        if self.place == 0:
            self.led, self.best, self.winner, self.leader, self.in_trick = suit, card, turn, turn, bit
        else:
            is_off = suit != self.led
            self.voids[rows, turn] |= is_off * (1 << self.led)
            is_better = ~is_off & (card > self.best)
            self.best = np.where(is_better, card, self.best)
            self.winner = np.where(is_better, turn, self.winner)
            self.in_trick = self.in_trick | bit
        self.on_table[rows, turn] = bit
        self.hearts_broken |= (suit == HEARTS) | (self.options.queen_breaks & (bit == QUEEN_SET))
        self.step_no += 1
        if self.place:
            self.turn = (turn + 1) % SEATS
        else:
            self._take()

    def _take(self) -> None:
        rows, winner = self.rows, self.winner
        self.taken[rows, winner] |= self.in_trick
        self.points[rows, winner] += penalty(self.in_trick)
        self.streak = np.where(winner == self.leader, self.streak + 1, 0)
        self.turn = winner
        self.in_trick = np.zeros_like(self.in_trick)
        self.on_table = np.zeros_like(self.on_table)

    def scores(self) -> Ints:
        """Return the scores of rounds that are over."""
        return scores_of(self.taken, self.options)


_ARRAYS = (
    *("sent", "received", "played", "taken", "on_table", "gone", "in_trick", "voids", "points", "turn", "led", "best"),
    *("winner", "leader", "streak", "hearts_broken"),
)


def penalty(cards: Sets) -> Ints:
    """Return what sets of cards cost, no moon and no jack considered."""
    found: Ints = size(cards & HEART_SET) + QUEEN_POINTS * ((cards & QUEEN_SET) != 0)
    return found


def scores_of(taken: Sets, options: Options) -> Ints:
    """Return the scores of rounds from the cards each seat took: a moon is decided by cards, the jack comes after."""
    points = penalty(taken)
    is_shooter = (taken & PENALTY_SET) == PENALTY_SET
    is_moon = is_shooter.any(axis=1)[:, None]
    added = np.where(is_shooter, 0, PENALTY_OF_ROUND)
    subtracted = np.where(is_shooter, -PENALTY_OF_ROUND, 0)
    points = np.where(is_moon, np.where(options.subtracts[:, None], subtracted, added), points)
    found: Ints = points + int(Jack.BONUS) * (options.jack[:, None] & ((taken & JACK_SET) != 0))
    return found


def deals(count: int, rng: np.random.Generator) -> Sets:
    """Return the four hands of random deals."""
    order = np.argsort(rng.random((count, CARDS), dtype=np.float32), axis=1)
    found: Sets = np.bitwise_or.reduce(BIT[order].reshape(count, SEATS, -1), axis=2)
    return found

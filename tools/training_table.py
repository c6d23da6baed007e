"""A table of many rounds at once at which all sorts of members sit side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from members import Member, any_card

from hearts.ai.bitsets import BIT, ONE, SEATS, Bools, Floats, Ints, Sets, distinct, lowest_card
from hearts.ai.simulator import Options, Rounds, deals
from hearts.core.rules import CARDS_PASSED, PENALTY_OF_ROUND

UNIT = 10.0
"""Points in one unit of value."""


class Table:
    """Rounds, and who sits at each seat of each: an index into *members*."""

    def __init__(self, rounds: Rounds, kinds: Ints, members: Sequence[Member], rng: np.random.Generator) -> None:
        self.rounds = rounds
        self.kinds = kinds
        self.members = members
        self.rng = rng

    def copy_of(self, rows: Ints) -> "Table":
        """Return a table with copies of some of the rounds."""
        return Table(self.rounds.copy_of(rows), self.kinds[rows], self.members, self.rng)

    def turn_kinds(self) -> Ints:
        """Return who is to play in each round."""
        kinds: Ints = self.kinds[self.rounds.rows, self.rounds.turn]
        return kinds

    def passes(self, explores: float = 0.0) -> Sets:
        """Return what each seat passes, now and then any cards."""
        rounds = self.rounds
        found = np.zeros((len(rounds), SEATS), np.uint64)
        for kind, member in enumerate(self.members):
            rows, seats = np.nonzero(self.kinds == kind)
            if len(rows):
                hands, direction = rounds.hands[rows, seats], rounds.direction[rows]
                found[rows, seats] = member.choose_passes(hands, direction, rounds.options.rows(rows))
        strays = self.rng.random(found.shape) < explores
        if strays.any():
            found[strays] = any_three(rounds.hands[strays], self.rng)
        return found

    def step(self, explores: float = 0.0) -> None:
        """Let every seat to play choose, now and then any card, and play the cards."""
        rounds, kinds = self.rounds, self.turn_kinds()
        legal = rounds.legal()
        choices = distinct(legal, rounds.spent)
        is_open = (choices & (choices - ONE)) != 0
        cards = lowest_card(choices)
        for kind, member in enumerate(self.members):
            rows = np.nonzero(is_open & (kinds == kind))[0]
            if len(rows):
                cards[rows] = member.choose(rounds.copy_of(rows), legal[rows])
        if explores:
            strays = self.rng.random(len(cards)) < explores
            cards = np.where(strays, any_card(choices, self.rng), cards)
        rounds.step(cards)

    def play_out(self) -> Floats:
        """Play to the end and return each seat's score less the mean of the others', in units."""
        while not self.rounds.is_over:
            self.step()
        return differences(self.rounds.scores())


def any_three(hands: Sets, rng: np.random.Generator) -> Sets:
    """Return three cards of each hand by chance."""
    found = np.zeros_like(hands)
    for _ in range(CARDS_PASSED):
        found |= BIT[any_card(hands & ~found, rng)]
    return found


def differences(scores: Ints) -> Floats:
    """Return each seat's score less the mean of the others', in units."""
    others = (scores.sum(axis=1, keepdims=True) - scores) / (SEATS - 1)
    found: Floats = ((scores - others) / UNIT).astype(np.float32)
    return found


def random_options(count: int, rng: np.random.Generator) -> Options:
    """Return options of which half are the default ones."""
    varied = rng.random(count) < 0.5  # noqa: PLR2004
    flags = (rng.random((3, count)) < np.array([[0.6], [0.4], [0.4]])) & varied
    return Options(flags[0], flags[1], flags[2], np.zeros(count, bool))


def new_rounds(count: int, rng: np.random.Generator, *, passing: Bools | None = None) -> Rounds:
    """Return dealt rounds of random options; every direction as often, or only those that pass."""
    direction = np.arange(count) % SEATS if passing is None else 1 + np.arange(count) % (SEATS - 1)
    return Rounds(deals(count, rng), direction, random_options(count, rng))


@dataclass(frozen=True)
class MatchResult:
    """One member against three of another: its score less theirs, the error over deals, and moons a round a seat."""

    difference: float
    error: float
    moons: float
    moons_against: float

    def __str__(self) -> str:
        return (
            f"{self.difference:+.2f} ± {self.error:.2f} points a round, "
            f"moons {100 * self.moons:.1f} % and {100 * self.moons_against:.1f} % a seat"
        )


def match(first: Member, second: Member, count: int, seed: int, options: Options | None = None) -> MatchResult:
    """Play *count* deals with *first* at each seat in turn against three of *second*, all at once."""
    rng = np.random.default_rng(seed)
    every = np.repeat(np.arange(count), SEATS)
    seat = np.tile(np.arange(SEATS), count)
    chosen = options or Options(*np.zeros((4, count), bool))
    kinds = np.ones((len(every), SEATS), np.int64)
    kinds[np.arange(len(every)), seat] = 0
    rounds = Rounds(deals(count, rng)[every], every % SEATS, chosen.rows(every))
    table = Table(rounds, kinds, (first, second), rng)
    rounds.exchange(table.passes())
    rounds.start()
    found: Any = table.play_out()[np.arange(len(every)), seat].reshape(count, SEATS).mean(axis=1) * UNIT
    shot = rounds.points == PENALTY_OF_ROUND
    own = float(shot[np.arange(len(every)), seat].mean())
    against = (float(shot.any(axis=1).mean()) - own) / (SEATS - 1)
    return MatchResult(float(found.mean()), float(found.std() / np.sqrt(count)), own, against)

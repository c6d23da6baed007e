"""A table of many rounds at once at which the learner, the rules of thumb and other networks sit side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from learner import Pair, values

from hearts.ai.bitsets import BIT, ONE, SEATS, Bools, Floats, Ints, Sets, distinct, lowest_card, unpacked_cards
from hearts.ai.features import pass_words, words
from hearts.ai.playout import choose
from hearts.ai.playout.passing import choose_passes
from hearts.ai.simulator import Options, Rounds, deals

RULES = 0
"""The member that plays by the rules of thumb; the others are networks."""
LEARNER = 1
UNIT = 10.0
"""Points in one unit of value."""


class Table:
    """Rounds, and who sits at each seat of each: an index into *members*, which has None for the rules of thumb."""

    def __init__(self, rounds: Rounds, kinds: Ints, members: Sequence[Pair | None], rng: np.random.Generator) -> None:
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
        """Return what each seat passes."""
        rounds = self.rounds
        found = np.zeros((len(rounds), SEATS), np.uint64)
        for kind, member in enumerate(self.members):
            for seat in range(SEATS):
                rows = np.nonzero(self.kinds[:, seat] == kind)[0]
                if len(rows) == 0:
                    continue
                hands, direction = rounds.hands[rows, seat], rounds.direction[rows]
                options = rounds.options.rows(rows)
                if member is None:
                    found[rows, seat] = choose_passes(hands, direction, options.jack)
                else:
                    nothing = np.zeros_like(hands)
                    found[rows, seat] = self.picked(member, hands, nothing, direction, options, 3, explores)
        return found

    def picked(
        self, member: Pair, hands: Sets, picked: Sets, direction: Ints, options: Options, count: int, explores: float
    ) -> Sets:
        """Return *picked* with *count* more cards that the network picks one by one; *hands* are without them."""
        for _ in range(count):
            found = values(member.passing, pass_words(hands, picked, direction, options))
            bit = BIT[self.best(found, hands, explores)]
            picked, hands = picked | bit, hands ^ bit
        return picked

    def best(self, found: Floats, cards: Sets, explores: float) -> Ints:
        """Return the card of the lowest value in each row, now and then any other."""
        held = unpacked_cards(cards)
        best: Ints = np.where(held != 0, found, np.inf).argmin(axis=1)
        if explores:
            other = (held * self.rng.random(held.shape, dtype=np.float32)).argmax(axis=1)
            best = np.where(self.rng.random(len(best)) < explores, other, best)
        return best

    def step(self, explores: float = 0.0) -> None:
        """Let every seat to play choose, now and then any card, and play the cards."""
        rounds, kinds = self.rounds, self.turn_kinds()
        legal = rounds.legal()
        choices = distinct(legal, rounds.gone)
        is_open = (choices & (choices - ONE)) != 0
        cards = lowest_card(choices)
        for kind, member in enumerate(self.members):
            rows = np.nonzero(is_open & (kinds == kind))[0]
            if len(rows) == 0:
                continue
            part = rounds.copy_of(rows)
            if member is None:
                cards[rows] = choose(part, legal[rows])
            else:
                cards[rows] = self.best(values(member.play, words(part, legal[rows])), choices[rows], 0.0)
        if explores:
            held = unpacked_cards(choices)
            other = (held * self.rng.random(held.shape, dtype=np.float32)).argmax(axis=1)
            cards = np.where(self.rng.random(len(cards)) < explores, other, cards)
        rounds.step(cards)

    def play_out(self) -> Floats:
        """Play to the end and return each seat's score less the mean of the others', in units."""
        while not self.rounds.is_over:
            self.step()
        return differences(self.rounds.scores())


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


def match(
    first: Pair | None, second: Pair | None, count: int, seed: int, options: Options | None = None
) -> MatchResult:
    """Play *count* deals with *first* at each seat in turn against three of *second*."""
    rng = np.random.default_rng(seed)
    hands, direction = deals(count, rng), np.arange(count) % SEATS
    chosen = options or Options(*np.zeros((4, count), bool))
    found: list[Any] = []
    moons = []
    for seat in range(SEATS):
        kinds = np.ones((count, SEATS), np.int64)
        kinds[:, seat] = 0
        table = Table(Rounds(hands, direction, chosen), kinds, (first, second), rng)
        table.rounds.exchange(table.passes())
        table.rounds.start()
        found.append(table.play_out()[:, seat] * UNIT)
        shot = table.rounds.points == 26  # noqa: PLR2004
        own = shot[:, seat].mean()
        moons.append((own, (shot.sum() / count - own) / 3))
    mean = np.mean(found, axis=0)
    shots = np.mean(moons, axis=0)
    return MatchResult(float(mean.mean()), float(mean.std() / np.sqrt(count)), float(shots[0]), float(shots[1]))

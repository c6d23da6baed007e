"""Trains the networks of Expert on the batched simulator; needs the extra ``train``.

Rounds are played by mixed tables: the learner, the rules of thumb, a scripted shooter of moons, networks given with
--pool, and the learner as it was some time ago, with some cards at random. In many positions every distinct card is
tried and the same deal played to its end by those who sit there, the learner at the seat concerned. From what each
card brought the learner learns what it is worth to a seat that does not see the others' hands. The same command with
the same seed repeats the run; it stores checkpoints and takes up from the last one when started again.
"""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from learner import Learner, Pair, Trained, prepare, values
from members import Member, Rules, Shooter, any_card
from training_table import Table, match, new_rounds

from hearts.ai.bitsets import BIT, CARDS, ONE, SEATS, Floats, Ints, Sets, distinct, unpacked_cards
from hearts.ai.features import PASS_WORDS, WORDS, pass_words, words
from hearts.ai.simulator import Rounds

ROUNDS, LABELLED, PASSES_LABELLED = 1024, 1024, 384
LABELS_A_STEP = 0.25
"""The share of the steps at which positions are labelled."""
TRIED = (4, 7)
"""Cards tried in a position and in a pass, beside one by chance."""
CUT, CARDS_TO_CUT, LAST_CUT = 0.6, 8, 36
"""How often, after how many cards, and until which card of the round what the learner expects stands for the end."""
BATCH, BATCHES, PASS_BATCH, PASS_BATCHES = 4096, 10, 1024, 4
LABELS_KEPT, PASSES_KEPT = 400_000, 40_000
EXPLORES, PASSES_EXPLORED = 0.05, 0.08
FIRST_RATE, LAST_SHARE = 5e-4, 0.03
MATCH_DEALS = 500

LEARNER, RULES, SHOOTER, OTHER = range(4)
SHARES = (0.26, 0.42, 0.08, 0.24)
"""How often each of them sits at a seat; the other is a network of the pool, a new one each iteration."""
HONOURS, BOLD = 6, 5
"""With how many winners the shooter of the tables shoots, and the one that only judges."""


class Memory:
    """The last labels: what was seen, the cards tried, and what each brought."""

    def __init__(self, size: int, width: int) -> None:
        self.words = np.zeros((size, width), np.uint64)
        self.cards = np.zeros(size, np.uint64)
        self.results = np.zeros((size, CARDS), np.float32)
        self.count = self.next = 0

    def put(self, seen: Sets, cards: Sets, results: Floats) -> None:
        """Add labels in place of the oldest."""
        places = (self.next + np.arange(len(cards))) % len(self.cards)
        self.words[places], self.cards[places], self.results[places] = seen, cards, results
        self.next = (self.next + len(cards)) % len(self.cards)
        self.count = min(self.count + len(cards), len(self.cards))

    def draw(self, size: int, rng: np.random.Generator) -> tuple[Sets, Sets, Floats]:
        """Return some labels."""
        places = rng.integers(self.count, size=min(size, self.count))
        return self.words[places], self.cards[places], self.results[places]


class Training:
    """One run: the learner, who sits at its tables, what it remembers and how far it is."""

    def __init__(self, pool: Sequence[Path], start: Path | None, seed: int) -> None:
        first = Pair() if start is None else loaded(start)
        self.learner = Learner(first, FIRST_RATE)
        self.plays = Trained(self.learner.average)
        self.pool = [loaded(path) for path in pool]
        self.earlier: list[Pair] = [first.copy()]
        self.memories = (Memory(LABELS_KEPT, WORDS), Memory(PASSES_KEPT, PASS_WORDS))
        self.rng = np.random.default_rng(seed)

    def remember_learner(self) -> None:
        """Keep the learner as it is now to sit among the others later, in place of an earlier one."""
        self.earlier = [*self.earlier, self.learner.average.copy()][-3:]

    def members(self) -> list[Member]:
        """Return who sits at the tables of an iteration."""
        others = [*self.pool, *self.earlier]
        return [self.plays, Rules(), Shooter(HONOURS), Trained(others[self.rng.integers(len(others))])]

    def table(self, rounds: Rounds, members: Sequence[Member]) -> Table:
        """Return *rounds* with somebody at every seat."""
        kinds = self.rng.choice(len(members), size=(len(rounds), SEATS), p=SHARES)
        return Table(rounds, kinds, members, self.rng)

    def iteration(self, done: float) -> dict[str, float]:
        """Play, label and learn once; *done* is the share of the run that lies behind."""
        self.learner.set_rate(0.5 * (1 + math.cos(math.pi * done)) + LAST_SHARE)
        members = self.members()
        table = self.table(new_rounds(ROUNDS, self.rng), members)
        table.rounds.exchange(table.passes(PASSES_EXPLORED))
        table.rounds.start()
        while not table.rounds.is_over:
            if self.rng.random() < LABELS_A_STEP:
                self.label(table)
            table.step(EXPLORES)
        self.label_passes(members)
        losses = [
            [self.learner.learn(kind, *memory.draw(size, self.rng)) for _ in range(min(times, memory.count // size))]
            for kind, memory, size, times in (
                (0, self.memories[0], BATCH, BATCHES),
                (1, self.memories[1], PASS_BATCH, PASS_BATCHES),
            )
        ]
        return {name: float(np.mean(of or [0])) for name, of in zip(("playing", "passing"), losses, strict=True)}

    def label(self, table: Table) -> None:
        """Try the cards that may be best, and one by chance, in some positions."""
        rounds = table.rounds
        rows = self.rng.choice(len(rounds), LABELLED, replace=False)
        legal = rounds.legal()
        choices = distinct(legal, rounds.spent)
        rows = rows[((choices & (choices - ONE)) != 0)[rows]]
        if len(rows) == 0:
            return
        seen = words(rounds.copy_of(rows), legal[rows])
        tried = self.worth_trying(0, seen, choices[rows])
        which, cards = np.nonzero(unpacked_cards(tried))
        copies = rounds.copy_of(rows[which])
        seats = copies.turn
        copies.step(cards)
        results = np.zeros((len(rows), CARDS), np.float32)
        cut = rounds.step_no < LAST_CUT and self.rng.random() < CUT
        results[which, cards] = self.ended(copies, table.kinds[rows[which]], seats, table.members, cut=cut)
        self.memories[0].put(seen, tried, results)

    def worth_trying(self, kind: int, seen: Sets, choices: Sets) -> Sets:
        """Return, of each set, the cards the learner values least, and one by chance."""
        expected = values(self.learner.average.both[kind], seen)
        found = np.where(unpacked_cards(choices) != 0, expected, np.inf)
        least = np.argpartition(found, TRIED[kind], axis=1)[:, : TRIED[kind]]
        tried: Sets = np.bitwise_or.reduce(BIT[least], axis=1) & choices
        return tried | BIT[any_card(choices, self.rng)]

    def label_passes(self, members: Sequence[Member]) -> None:
        """Try every card at the first, second or third pick of a pass by one seat."""
        rng, count = self.rng, PASSES_LABELLED
        table = self.table(new_rounds(count, rng, passing=np.ones(count, bool)), members)
        rounds, sent, seat = table.rounds, table.passes(PASSES_EXPLORED), rng.integers(SEATS, size=count)
        before = int(rng.integers(3))
        hands = rounds.hands[np.arange(count), seat]
        picked = self.plays.picked(hands, np.zeros_like(hands), rounds.direction, rounds.options, before)
        held = hands & ~picked
        seen = pass_words(held, picked, rounds.direction, rounds.options)
        tried = self.worth_trying(1, seen, held)
        which, cards = np.nonzero(unpacked_cards(tried))
        every = np.arange(len(which))
        copies = rounds.copy_of(which)
        begun, kept = picked[which] | BIT[cards], held[which] ^ BIT[cards]
        all_sent = sent[which]
        all_sent[every, seat[which]] = self.plays.picked(kept, begun, copies.direction, copies.options, 2 - before)
        copies.exchange(all_sent)
        copies.start()
        results = np.zeros((count, CARDS), np.float32)
        results[which, cards] = self.ended(copies, table.kinds[which], seat[which], members)
        self.memories[1].put(seen, tried, results)

    def ended(
        self, rounds: Rounds, kinds: Ints, seats: Ints, members: Sequence[Member], *, cut: bool = False
    ) -> Floats:
        """Return what the rounds, played out by who sits there, bring to *seats*, where the learner sits down."""
        every = np.arange(len(rounds))
        kinds[every, seats] = LEARNER
        table = Table(rounds, kinds, members, self.rng)
        if cut:
            return self.expected_later(table, seats)
        found: Floats = table.play_out()[every, seats]
        return found

    def expected_later(self, table: Table, seats: Ints) -> Floats:
        """Play some cards; return what the learner then expects at the next turn of each of *seats*."""
        for _ in range(CARDS_TO_CUT):
            table.step()
        found = np.zeros(len(seats), np.float32)
        left = np.arange(len(seats))
        while len(left):
            rounds = table.rounds
            is_turn = rounds.turn == seats[left]
            rows = np.nonzero(is_turn)[0]
            if len(rows):
                found[left[rows]] = self.expected(rounds.copy_of(rows))
                left, table = left[~is_turn], table.copy_of(np.nonzero(~is_turn)[0])
            if len(left):
                table.step()
        return found

    def expected(self, rounds: Rounds) -> Floats:
        """Return what the learner expects at the seats to play."""
        legal = rounds.legal()
        costs = values(self.learner.average.play, words(rounds, legal))
        found: Floats = np.where(unpacked_cards(distinct(legal, rounds.spent)) != 0, costs, np.inf).min(axis=1)
        return found


def loaded(path: Path) -> Pair:
    """Return the networks stored at *path*."""
    pair = Pair()
    pair.load(path)
    return pair


def results_of(member: Member, others: Sequence[tuple[str, Member]], deals: int) -> list[str]:
    """Return how *member* does against three of each of *others*."""
    return [f"against three {name}: {match(member, other, deals, 77)}" for name, other in others]


def judges(pool: Sequence[Path], aside: Sequence[Path]) -> list[tuple[str, Member]]:
    """Return whom the learner is measured against, by names; the last ones never sit at its tables."""
    found: list[tuple[str, Member]] = [("rules of thumb", Rules())]
    found += [(path.stem, Trained(loaded(path))) for path in (*pool, *aside)]
    return [*found, ("bold shooters", Shooter(BOLD))]


def parse_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Train the networks of Expert by self-play.")
    parser.add_argument("--output", type=Path, required=True, help="the weights to write (.npz)")
    parser.add_argument("--iterations", type=int, default=500, help=f"of {ROUNDS} rounds and their labels each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--pool", type=Path, nargs="*", default=[], help="weights that sit at the tables too")
    parser.add_argument("--aside", type=Path, nargs="*", default=[], help="weights that only judge")
    parser.add_argument("--every", type=int, default=20, help="iterations between two checkpoints")
    parser.add_argument("--earlier", type=int, default=100, help="iterations between two earlier learners")
    return parser.parse_args(arguments)


def show(done: int, of: int, started: float, first: int) -> None:
    """Draw the progress bar on standard error."""
    seconds = time.perf_counter() - started
    left = seconds / max(done - first, 1) * (of - done)
    filled = 30 * done // of
    bar = "#" * filled + "." * (30 - filled)
    sys.stderr.write(f"\r{bar} {done}/{of} iterations, about {left / 60:.0f} min left ")
    sys.stderr.flush()


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, with a log and a checkpoint beside the weights."""
    chosen = parse_arguments(arguments)
    prepare(chosen.seed, chosen.threads)
    training = Training(chosen.pool, chosen.start, chosen.seed)
    others = judges(chosen.pool, chosen.aside)
    checkpoint, log = chosen.output.with_suffix(".checkpoint"), chosen.output.with_suffix(".log")
    first = 0
    if checkpoint.is_file():
        training.earlier, progress = training.learner.take_up(checkpoint)
        first = int(progress["iteration"])
        training.rng = np.random.default_rng([chosen.seed, first])
    started = time.perf_counter()
    losses: list[dict[str, float]] = []
    for number in range(first, chosen.iterations):
        losses.append(training.iteration(number / chosen.iterations))
        show(number + 1, chosen.iterations, started, first)
        if (number + 1) % chosen.earlier == 0:
            training.remember_learner()
        if (number + 1) % chosen.every == 0 or number + 1 == chosen.iterations:
            training.learner.store(checkpoint, training.earlier, {"iteration": number + 1})
            training.learner.average.save(chosen.output)
            means = {key: float(np.mean([loss[key] for loss in losses])) for key in losses[0]}
            losses.clear()
            text = " ".join(f"{key} {value:.4f}" for key, value in means.items())
            lines = [f"iteration {number + 1} rounds {(number + 1) * ROUNDS} {text}"]
            lines += results_of(training.plays, others, MATCH_DEALS)
            with log.open("a", encoding="utf-8") as file:
                file.write("\n".join(lines) + "\n")
    with log.open("a", encoding="utf-8") as file:
        file.write("\n".join(["finished", *results_of(training.plays, others, 8 * MATCH_DEALS)]) + "\n")


if __name__ == "__main__":
    main()

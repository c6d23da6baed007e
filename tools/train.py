"""Trains the networks of Expert on the batched simulator; needs the extra ``train``.

Rounds are played by mixed tables: the learner, the rules of thumb, networks given with --pool, and the learner as it
was some time ago, with some cards at random. In many positions every distinct card is tried and the same deal played
to its end, by the rules of thumb at every seat or, with --own, by the learner at the seat concerned. From what each
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

from learner import Learner, Pair, prepare
from training_table import LEARNER, RULES, Table, differences, match, new_rounds

from hearts.ai.bitsets import BIT, CARDS, ONE, SEATS, Floats, Ints, Sets, distinct, unpacked_cards
from hearts.ai.features import PASS_WORDS, WORDS, pass_words, words
from hearts.ai.playout import play_out
from hearts.ai.simulator import Rounds

ROUNDS, LABELLED, PASSES_LABELLED = 384, 256, 384
BATCH, BATCHES, PASS_BATCH, PASS_BATCHES = 4096, 5, 1024, 3
LABELS_KEPT, PASSES_KEPT = 400_000, 60_000
EXPLORES = 0.06
FIRST_RATE, LAST_SHARE = 4e-4, 0.03
MATCH_DEALS = 1000


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

    def __init__(self, pool: Sequence[Path], start: Path | None, seed: int, own: float) -> None:
        self.learner = Learner(Pair(), FIRST_RATE)
        if start is not None:
            self.learner.pair.load(start)
        self.members: list[Pair | None] = [None, self.learner.pair]
        for path in pool:
            member = Pair()
            member.load(path)
            self.members.append(member)
        self.fixed = len(self.members)
        self.memories = (Memory(LABELS_KEPT, WORDS), Memory(PASSES_KEPT, PASS_WORDS))
        self.rng = np.random.default_rng(seed)
        self.own = own

    def remember_learner(self) -> None:
        """Seat the learner as it is now among the others, in place of an earlier one."""
        earlier = Pair()
        for (_, mine), (_, its) in zip(self.learner.pair.networks(), earlier.networks(), strict=True):
            its.load_state_dict(mine.state_dict())
        self.members[self.fixed :] = [*self.members[self.fixed :], earlier][-2:]

    def kinds(self, count: int) -> Ints:
        """Draw who sits where: the rules of thumb and the learner most often, now and then anybody."""
        weights = np.ones(len(self.members))
        weights[RULES], weights[LEARNER] = 2 * len(self.members), len(self.members)
        return self.rng.choice(len(self.members), size=(count, SEATS), p=weights / weights.sum())

    def iteration(self, done: float) -> dict[str, float]:
        """Play, label and learn once; *done* is the share of the run that lies behind."""
        self.learner.set_rate(0.5 * (1 + math.cos(math.pi * done)) + LAST_SHARE)
        table = Table(new_rounds(ROUNDS, self.rng), self.kinds(ROUNDS), self.members, self.rng)
        table.rounds.exchange(table.passes(0.05))
        table.rounds.start()
        while not table.rounds.is_over:
            self.label(table)
            table.step(EXPLORES)
        self.label_passes()
        losses = [
            [self.learner.learn(kind, *self.memories[kind].draw(size, self.rng)) for _ in range(times)]
            for kind, size, times in ((0, BATCH, BATCHES), (1, PASS_BATCH, PASS_BATCHES))
        ]
        return {"playing": float(np.mean(losses[0])), "passing": float(np.mean(losses[1]))}

    def label(self, table: Table) -> None:
        """Try every distinct card in some positions."""
        rounds = table.rounds
        rows = self.rng.choice(len(rounds), LABELLED, replace=False)
        legal = rounds.legal()
        choices = distinct(legal, rounds.gone)
        rows = rows[((choices & (choices - ONE)) != 0)[rows]]
        if len(rows) == 0:
            return
        which, cards = np.nonzero(unpacked_cards(choices[rows]))
        copies = rounds.copy_of(rows[which])
        seats = copies.turn
        copies.step(cards)
        results = np.zeros((len(rows), CARDS), np.float32)
        results[which, cards] = self.ended(copies, seats)[np.arange(len(which)), seats]
        self.memories[0].put(words(rounds, legal)[rows], choices[rows], results)

    def label_passes(self) -> None:
        """Try every card at the first, second or third pick of a pass by one seat."""
        rng, count, pair = self.rng, PASSES_LABELLED, self.learner.pair
        table = Table(new_rounds(count, rng, passing=np.ones(count, bool)), self.kinds(count), self.members, rng)
        rounds, sent, seat = table.rounds, table.passes(0.05), rng.integers(SEATS, size=count)
        before = int(rng.integers(3))
        nothing = np.zeros(count, np.uint64)
        hands = rounds.hands[np.arange(count), seat]
        picked = table.picked(pair, hands, nothing, rounds.direction, rounds.options, before, 0.15)
        held = hands & ~picked
        which, cards = np.nonzero(unpacked_cards(held))
        every = np.arange(len(which))
        copies = rounds.copy_of(which)
        tried, kept = picked[which] | BIT[cards], held[which] ^ BIT[cards]
        all_sent = sent[which]
        all_sent[every, seat[which]] = table.picked(
            pair, kept, tried, copies.direction, copies.options, 2 - before, explores=0.0
        )
        copies.exchange(all_sent)
        copies.start()
        results = np.zeros((count, CARDS), np.float32)
        results[which, cards] = self.ended(copies, seat[which])[every, seat[which]]
        self.memories[1].put(pass_words(held, picked, rounds.direction, rounds.options), held, results)

    def ended(self, rounds: Rounds, seats: Ints) -> Floats:
        """Return each seat's result of the rounds played out; the learner plays for *seats* in the share --own."""
        kinds = np.full((len(rounds), SEATS), RULES)
        if self.rng.random() < self.own:
            kinds[np.arange(len(rounds)), seats] = LEARNER
            return Table(rounds, kinds, self.members, self.rng).play_out()
        play_out(rounds)
        return differences(rounds.scores())


def results_of(training: Training, names: Sequence[str], deals: int) -> list[str]:
    """Return how the learner does against three of each member of the pool."""
    pair = training.learner.pair
    members = [member for number, member in enumerate(training.members[: training.fixed]) if number != LEARNER]
    return [f"against three {name}: {match(pair, m, deals, 77)}" for name, m in zip(names, members, strict=True)]


def parse_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Train the networks of Expert by self-play.")
    parser.add_argument("--output", type=Path, required=True, help="the weights to write (.npz)")
    parser.add_argument("--iterations", type=int, default=500, help=f"of {ROUNDS} rounds and their labels each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--pool", type=Path, nargs="*", default=[], help="weights that sit at the tables too")
    parser.add_argument("--own", type=float, default=0.0, help="share of labels played out by the learner itself")
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
    training = Training(chosen.pool, chosen.start, chosen.seed, chosen.own)
    names = ["rules of thumb", *(path.stem for path in chosen.pool)]
    checkpoint, log = chosen.output.with_suffix(".checkpoint"), chosen.output.with_suffix(".log")
    first = 0
    if checkpoint.is_file():
        first = int(training.learner.take_up(checkpoint)["iteration"])
        training.rng = np.random.default_rng([chosen.seed, first])
    started = time.perf_counter()
    losses: list[dict[str, float]] = []
    for number in range(first, chosen.iterations):
        losses.append(training.iteration(number / chosen.iterations))
        show(number + 1, chosen.iterations, started, first)
        if (number + 1) % chosen.earlier == 0:
            training.remember_learner()
        if (number + 1) % chosen.every == 0 or number + 1 == chosen.iterations:
            training.learner.store(checkpoint, {"iteration": number + 1})
            training.learner.pair.save(chosen.output)
            means = {key: float(np.mean([loss[key] for loss in losses])) for key in losses[0]}
            losses.clear()
            text = " ".join(f"{key} {value:.4f}" for key, value in means.items())
            lines = [f"iteration {number + 1} rounds {(number + 1) * ROUNDS} {text}"]
            lines += results_of(training, names, MATCH_DEALS)
            with log.open("a", encoding="utf-8") as file:
                file.write("\n".join(lines) + "\n")
    with log.open("a", encoding="utf-8") as file:
        file.write("\n".join(["finished", *results_of(training, names, 4 * MATCH_DEALS)]) + "\n")


if __name__ == "__main__":
    main()

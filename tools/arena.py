"""Plays two sides against each other on the same deals and says how many points a round lie between them.

A side is a level of the game, one with a temperament (``normal:bold``), or ``cmd:`` and the command of any engine of
the line protocol. Each deal is one round, played once in every arrangement of the two sides around the table, so that
nobody is helped by the cards. The error is the standard error over deals.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from math import sqrt
from multiprocessing.connection import Connection, wait
from pathlib import Path
from statistics import fmean, stdev
from typing import TextIO

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from arena_batch import play_batch
from arena_play import DealResult, Match, Tally, play_deals
from arena_sides import HELP, checked, is_searchless

from hearts.ai.thinker_wire import ONE_THREAD
from hearts.core.rules import Rules
from hearts.core.seeds import SEED_LIMIT

MODES = {"1v3": 1, "2v2": 2, "3v1": 3}
MOST_JOBS = 64
MOST_NOTES = 5
BAR = 30
ENDING_SECONDS = 5.0


def results(match: Match, deals: int, jobs: int) -> Generator[DealResult]:
    """Play *deals* deals, shared among *jobs* processes, and yield what came of each as it is done."""
    jobs = min(jobs, deals)
    if jobs == 1:
        yield from _played(match, range(deals))
        return
    context = multiprocessing.get_context("spawn")
    workers = {}
    for job in range(jobs):
        ours, theirs = context.Pipe(duplex=False)
        worker = context.Process(target=work, args=(match, range(job, deals, jobs), theirs), daemon=True)
        worker.start()
        theirs.close()
        workers[ours] = worker
    try:
        yield from _received(set(workers), deals)
    finally:
        for ours, worker in workers.items():
            ours.close()
            worker.join(ENDING_SECONDS)  # engines want to be told to leave
            worker.kill()
            worker.join()


def _played(match: Match, deals: Sequence[int]) -> Generator[DealResult]:
    return play_batch(match, deals) if match.is_batched else play_deals(match, deals)


def _received(open_ends: set[Connection], deals: int) -> Iterator[DealResult]:
    left = deals
    while left:
        if not open_ends:
            raise RuntimeError("a process of the arena ended before its deals were played")
        for end in open_ends & set(wait(open_ends)):
            try:
                yield end.recv()
            except EOFError:
                open_ends.remove(end)
            else:
                left -= 1


def work(match: Match, deals: Sequence[int], results_end: Connection) -> None:
    """Play *deals* and send what came of each: what one of several processes does."""
    with closing(_played(match, deals)) as played:
        for result in played:
            results_end.send(result)


class Progress:
    """A bar on a terminal, and nothing anywhere else."""

    def __init__(self, total: int, stream: TextIO, what: str = "deals") -> None:
        self._total = total
        self._what = what
        self._stream = stream
        self._done = 0
        self._started = time.monotonic()

    def step(self) -> None:
        """Note that one more is done."""
        self._done += 1
        if self._stream.isatty():
            seconds = max(time.monotonic() - self._started, 0.001)
            left = seconds / self._done * (self._total - self._done)
            bar = "#" * (BAR * self._done // self._total)
            self._stream.write(f"\r[{bar:{BAR}}] {self._done}/{self._total} {self._what}, {left:.0f} s left ")
            self._stream.flush()

    def clear(self) -> None:
        """Take the bar away."""
        if self._stream.isatty():
            self._stream.write("\r\x1b[K")
            self._stream.flush()


class Notes:
    """Tells of what went wrong, the first times of each kind."""

    def __init__(self, match: Match, stream: TextIO) -> None:
        self._match = match
        self._stream = stream
        self._told: Counter[tuple[int, str]] = Counter()

    def take(self, result: DealResult) -> None:
        """Tell what is new in *result*."""
        for side, how in result.notes:
            self._told[side, how] += 1
            if self._told[side, how] <= MOST_NOTES:
                more = " (and so on)" if self._told[side, how] == MOST_NOTES else ""
                self._stream.write(f"note: deal {result.deal_no + 1}, {self._match.sides[side]}: {how}{more}\n")


def summary(first: str, second: str, values: Sequence[float]) -> str:
    """Return the last line: the mean difference and its standard error over deals."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    mean = round(fmean(values), 2) + 0.0  # never -0.00
    return f"{first} - {second}: {mean:.2f} ± {error:.2f} points a round, {len(values)} deals"


def parse_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line; argparse itself says what is wrong with it."""
    parser = argparse.ArgumentParser(description="Play two sides against each other on the same deals.")
    parser.add_argument("first", type=_side, metavar="A", help=HELP)
    parser.add_argument("second", type=_side, metavar="B", help="the side it plays against")
    parser.add_argument("--deals", type=_count, default=200, metavar="N", help="deals to play (default 200)")
    parser.add_argument("--seed", type=_seed, default=1, metavar="S", help="which deals (default 1)")
    parser.add_argument(
        "--options", type=_rules, default=Rules(), metavar="TEXT", help='such as "jack=-10 moon=subtract"'
    )
    parser.add_argument("--mode", choices=list(MODES), default="1v3", help="seats of A and of B (default 1v3)")
    parser.add_argument("--jobs", type=_jobs, default=1, metavar="N", help="processes to share the deals (default 1)")
    parser.add_argument(
        "--time", type=_count, metavar="MS", help="what engines are given for an answer (10 seconds, and not told)"
    )
    parser.add_argument("--batched", action="store_true", help="the levels without search alone, at full speed")
    chosen = parser.parse_args(arguments)
    if chosen.batched and not (is_searchless(chosen.first) and is_searchless(chosen.second)):
        parser.error("only the levels without search play batched")
    return chosen


def _side(text: str) -> str:
    try:
        return checked(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def _count(text: str) -> int:
    return _whole(text, 1, 10_000_000)


def _jobs(text: str) -> int:
    return _whole(text, 1, MOST_JOBS)


def _seed(text: str) -> int:
    return _whole(text, 0, SEED_LIMIT - 1)


def _whole(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit()) or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"not a whole number from {least} to {most}: {text!r}")
    return int(text)


def _rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print the figures."""
    chosen = parse_arguments(arguments)
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    sides = (chosen.first, chosen.second)
    match = Match(sides, chosen.options, chosen.seed, MODES[chosen.mode], chosen.time, chosen.batched)
    started = time.monotonic()
    tallies = (Tally(), Tally())
    values: dict[int, float] = {}
    progress, notes = Progress(chosen.deals, sys.stderr), Notes(match, sys.stderr)
    with closing(results(match, chosen.deals, chosen.jobs)) as played:
        for result in played:
            values[result.deal_no] = result.difference
            for tally, more in zip(tallies, result.tallies, strict=True):
                tally.add(more)
            if result.notes:
                progress.clear()
                notes.take(result)
            progress.step()
    progress.clear()
    print(f"rules    {chosen.options}")
    if match.is_batched:
        minutes = (time.monotonic() - started) / 60
        rounds = tallies[0].seats // match.seats
        print(f"batched  {rounds} rounds, {rounds / minutes:.0f} a minute")
    width = max(map(len, match.sides))
    for side, tally in zip(match.sides, tallies, strict=True):
        print(f"{side:{width}}  {tally.line()}")
    # in the order of the deals, so that the figures are the same however many processes played
    print(summary(*match.sides, [values[deal_no] for deal_no in sorted(values)]))


if __name__ == "__main__":
    main()

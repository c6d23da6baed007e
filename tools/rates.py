"""Counts, level by level, how often the computers do what players complain of, in rounds each level plays by itself.

It counts as well how many moons each level lets a scripted shooter have, on the same promising hands for every level.
With --keep a run that is stopped goes on where it was.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from arena import MOST_JOBS, Progress
from rates_play import SHOT, Count, Counts, counted

from hearts.ai.levels import Level
from hearts.ai.thinker import IMMEDIATE
from hearts.ai.thinker_wire import ONE_THREAD

ROUNDS = {Level.EASY: 10_000, Level.NORMAL: 10_000, Level.HARD: 1_000, Level.EXPERT: 200}
CHUNK, CHUNK_OF_SEARCH = 10, 1
"""Rounds counted between two notes of how far the count is."""

Chunk = tuple[Level, int, range]


def chunks(level: Level, seed: int, done: int, rounds: int) -> Iterator[Chunk]:
    """Yield the rounds that are left, a few at a time."""
    size = CHUNK if level in IMMEDIATE else CHUNK_OF_SEARCH
    for first in range(done, rounds, size):
        yield level, seed, range(first, min(first + size, rounds))


def results(work: Sequence[Chunk], jobs: int) -> Iterator[Counts]:
    """Yield what was counted in each chunk, in order."""
    if jobs == 1:
        for chunk in work:
            yield counted(*chunk)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(count_chunk, work)


def count_chunk(chunk: Chunk) -> Counts:
    """Count one chunk, in a process of several."""
    return counted(*chunk)


def kept(file: Path | None, level: Level, seed: int) -> Counts:
    """Return what *file* tells of an earlier run on the same deals."""
    found = _read(file).get(f"{level.value} {seed}")
    if found is None:
        return Counts()
    return Counts(
        found["rounds"], {name: Count(*pair) for name, pair in found["counts"].items()}, set(found["rounds_shot"])
    )


def keep(file: Path | None, level: Level, seed: int, counts: Counts) -> None:
    """Note in *file* how far the count is."""
    if file is None:
        return
    found = _read(file)
    pairs = {name: [count.happened, count.chances] for name, count in counts.by_name.items()}
    found[f"{level.value} {seed}"] = {"rounds": counts.rounds, "counts": pairs, "rounds_shot": sorted(counts.shot)}
    written = file.with_suffix(".new")
    written.write_text(json.dumps(found, indent=1), encoding="utf-8")
    written.replace(file)


def _read(file: Path | None) -> dict[str, Any]:
    if file is None or not file.exists():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def lines(level: Level, counts: Counts) -> Iterator[str]:
    """Yield the table of *level*."""
    yield f"{level.value}, {counts.rounds} rounds"
    for name, count in counts.by_name.items():
        share = count.happened / max(count.chances, 1)
        yield f"  {name:44} {count.happened:6} of {count.chances:6}   {100 * share:6.2f} %"


def ladder(found: dict[Level, Counts]) -> Iterator[str]:
    """Yield how the moons of the scripted shooter fall, level by level, with standard errors.

    Only rounds that every level has played count: the same hands are as good or bad for each.
    """
    rounds = min(counts.rounds for counts in found.values())
    yield f"{SHOT}, on the same {rounds} hands"
    below: tuple[Level, set[int]] | None = None
    for level, counts in found.items():
        shot = {number for number in counts.shot if number < rounds}
        share = len(shot) / rounds
        line = f"  {level.value:8} {100 * share:6.2f} ± {100 * sqrt(share * (1 - share) / rounds):.2f} %"
        if below is not None:
            fewer, error = difference(below[1], shot, rounds)
            line += f", {100 * fewer:.2f} ± {100 * error:.2f} fewer than {below[0].value}"
        yield line
        below = level, shot


def difference(first: set[int], second: set[int], rounds: int) -> tuple[float, float]:
    """Return how much larger a share of *rounds* is in *first* than in *second*, and the error of that."""
    only_one, fewer = len(first ^ second), (len(first) - len(second)) / rounds
    return fewer, sqrt(only_one / rounds - fewer**2) / sqrt(rounds)


def parse_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Count what players complain of, level by level.")
    names = [level.value for level in Level]
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=f"{', '.join(names)} (default all)")
    parser.add_argument("--rounds", type=int, metavar="N", help="rounds a level (default 10000, Hard 1000, Expert 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which deals (default 1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to share the rounds (default 1)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where to note the counts, and go on from")
    chosen = parser.parse_args(arguments)
    for level in chosen.levels:
        if level not in names:
            parser.error(f"not a level: {level!r}")
    if not 1 <= chosen.jobs <= MOST_JOBS or (chosen.rounds is not None and chosen.rounds < 1):
        parser.error("--jobs and --rounds are whole numbers from 1")
    return chosen


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print a table for each level, then the moons side by side."""
    chosen = parse_arguments(arguments)
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    found = {}
    for level in map(Level, chosen.levels or [level.value for level in Level]):
        counts = kept(chosen.keep, level, chosen.seed)
        work = list(chunks(level, chosen.seed, counts.rounds, chosen.rounds or ROUNDS[level]))
        progress = Progress(len(work), sys.stderr, "parts")
        for more in results(work, chosen.jobs):
            counts.add(more)
            keep(chosen.keep, level, chosen.seed, counts)
            progress.step()
        progress.clear()
        found[level] = counts
        print("\n".join(lines(level, counts)), flush=True)
    print("\n".join(ladder(found)))


if __name__ == "__main__":
    main()

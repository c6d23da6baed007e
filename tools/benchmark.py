"""Says what the game costs, as ratios to a bare pygame window measured in the same run, beside what is aimed at.

Every figure comes from fresh processes, alternately bare and game: of start and memory the least of all runs, which a
busy machine moves least, of everything else the median. Absolute figures drift with the machine, ratios hold. A
screen of its own is used where there is none; the exit status says nothing about the figures.
"""

import argparse
import compileall
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from own_screen import SIZE, screen

from hearts.core.dealing import deal_of
from hearts.core.game import Game, Passing, Playing, apply
from hearts.core.moves import Pass, Play
from hearts.core.rules import CARDS_PASSED, Rules

ROOT = Path(__file__).resolve().parent.parent
CHILD = ROOT / "tools" / "benchmark_child.py"
SMALL, LARGE = (1280, 800), SIZE
PATIENCE = 300  # seconds for one measurement

Size = tuple[int, int]
Figures = dict[str, float]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: what, how much, over what it was measured, and what is aimed at."""

    name: str
    figure: str
    compared: str = ""
    aim: str = ""

    def __str__(self) -> str:
        return f"| {self.name} | {self.figure} | {self.compared} | {self.aim} |"


HEAD = (Row("what", "figure", "measured over", "aim"), Row("---", "---:", "---", "---"))


@dataclass(frozen=True, slots=True)
class Effort:
    """How often and how long things are measured."""

    times: int
    seconds: float
    rounds: int


THOROUGH = Effort(times=7, seconds=10.0, rounds=3)
QUICK = Effort(times=3, seconds=3.0, rounds=1)


class Bench:
    """Starts measurements on one screen; *folder* holds the data of the games."""

    def __init__(self, effort: Effort, folder: Path, environment: dict[str, str]) -> None:
        self.effort = effort
        self._folder = folder
        self._environment = environment
        self._started = 0

    def bare(self, size: Size = SMALL) -> Figures:
        """Measure a bare window."""
        return self._measure("bare", size)

    def game(self, measure: str, *arguments: str, size: Size = SMALL, folder: str | None = None) -> Figures:
        """Measure the game, in a new data folder unless one is named."""
        self._started += 1
        place = self._folder / (folder or f"game-{self._started}")
        return self._measure(measure, size, "--data-dir", str(place), *arguments)

    def _measure(self, measure: str, size: Size, *arguments: str) -> Figures:
        seconds = str(self.effort.seconds)
        # the clock goes in with the command, so that the start of Python counts
        command = [sys.executable, str(CHILD), measure, *map(str, size), str(time.monotonic_ns() / 1e6), seconds]
        told = subprocess.check_output([*command, *arguments], env=self._environment, text=True, timeout=PATIENCE)
        figures: Figures = json.loads(told.splitlines()[-1])
        return figures


def start_and_memory(bench: Bench) -> Iterator[Row]:
    """Compare the start and the memory with a bare window's."""
    bare, again, new = [], [], []
    bench.game("first", "--speed", "instant", "--seed", "7", folder="begun")
    for _ in range(bench.effort.times):
        bare.append(bench.bare())
        again.append(bench.game("first", folder="begun"))
        new.append(bench.game("first"))
    base, goes_on, begins = (min(run["first"] for run in runs) for runs in (bare, again, new))
    follows = min(run["table"] - run["first"] for run in again)
    cpu, own = (min(run[kind] for run in again) for kind in ("cpu", "own"))
    compared = f"{goes_on:.0f} ms over {base:.0f} ms, a bare window"
    yield Row("first frame, game in progress", f"{goes_on / base:.2f} times", compared, "at most 1.5 times")
    yield Row("first frame, very first start", f"{begins / base:.2f} times", f"{begins:.0f} ms", "at most 1.5 times")
    yield Row("from the first frame to the saved cards", f"{follows:.0f} ms", "", "at most 100 ms")
    compared = f"{own:.0f} ms of it on the window's own thread"
    yield Row("the same, of the processor", f"{cpu:.0f} ms", compared)

    empty, filled, table = (
        min(run[kind] for run in runs) for kind, runs in (("peak", bare), ("filled", bare), ("peak", again))
    )
    compared = f"{table:.0f} MB over {empty:.0f} MB, a bare window, {filled:.0f} MB once all of it was drawn"
    yield Row("memory with the saved cards", f"{table / empty:.2f} times", compared, "at most 2 times")
    settled = bench.game("settled", folder="begun")["present"]
    yield Row("memory once all is read ahead", f"{settled / empty:.2f} times", f"{settled:.0f} MB")
    rounds = str(bench.effort.rounds)
    peak = bench.game("memory", "--demo", "--speed", "fast", "--rounds", rounds, "--seed", "7")["peak"]
    compared = f"{peak:.0f} MB over {empty:.0f} MB"
    yield Row(f"most memory, {rounds} rounds of a demo", f"{peak / empty:.2f} times", compared)


def processor(bench: Bench) -> Iterator[Row]:
    """Say how much of a core is used."""
    rest = bench.game("rest", "--speed", "instant", "--seed", "7")
    yield Row("processor at rest, waiting for the person", f"{rest['share']:.2f} %", "of a core", "at most 0.5 %")
    hidden = bench.game("minimised", "--speed", "instant", "--seed", "7")
    if hidden["is_hidden"]:
        yield Row("processor while minimised", f"{hidden['share']:.2f} %", "of a core", "at most 0.1 %")
    else:
        yield Row("processor while minimised", "not measured", "no window manager")
    flying = bench.game("flying", "--demo", "--speed", "normal", "--seed", "7")
    yield Row("processor while cards fly", f"{flying['share']:.0f} %", "of a core")


def drawing(bench: Bench) -> Iterator[Row]:
    """Say how long a picture takes, still and in motion."""
    for size in (SMALL, LARGE):
        bare, table = [], []
        for _ in range(max(1, bench.effort.times // 2)):
            bare.append(bench.bare(size)["flip"])
            table.append(bench.game("redraw", "--speed", "instant", "--seed", "7", size=size)["redraw"])
        flip, redraw = median(bare), median(table)
        name = "full redraw at {}x{}".format(*size)
        yield Row(name, f"{redraw:.2f} ms", f"{redraw / flip:.2f} times {flip:.2f} ms, a bare flip")
    deals = [bench.game("deal", "--speed", "normal", "--seed", str(seed)) for seed in range(bench.effort.times)]
    mean, worst = (median(deal[name] for deal in deals) for name in ("mean", "worst"))
    frames = f"{deals[0]['frames']:.0f} frames"
    yield Row("a frame in motion, deal of 52 cards, mean", f"{mean:.2f} ms", frames, "under 8 ms")
    yield Row("a frame in motion, deal of 52 cards, worst", f"{worst:.2f} ms", "", "under 8 ms")


def thinking(bench: Bench) -> Iterator[Row]:
    """Say what Expert's thinking costs the window, as a ratio to the same frames while nobody thinks."""
    runs = [bench.game("thinking", "--speed", "instant", "--seed", "7") for _ in range(max(1, bench.effort.times // 2))]
    for told, name, aim in (
        ("mean", "", "under 16 ms"),
        ("worst", "_worst", "under 16 ms"),
        ("of the processor", "_cpu", ""),
    ):
        quiet, busy = (median(run[kind + name] for run in runs) for kind in ("quiet", "busy"))
        compared = f"{busy / quiet:.2f} times {quiet:.2f} ms else"
        yield Row(f"a frame while Expert thinks, {told}", f"{busy:.2f} ms", compared, aim)


def installed(bench: Bench) -> Iterator[Row]:
    """Say what lies on the disk after an installation, by part; nothing is measured for it."""
    del bench
    parts = {"the program itself": megabytes((ROOT / "hearts").rglob("*.py"))}
    for folder in ("cards", "fonts", "locale", "sounds", "ui", "weights"):
        parts[folder] = megabytes((ROOT / "assets" / folder).rglob("*"))
    for name in ("pygame-ce", "platformdirs", "numpy"):
        with suppress(PackageNotFoundError):
            package = distribution(name)
            parts[name] = megabytes(Path(str(package.locate_file(file))) for file in package.files or ())
    for name, size in parts.items():
        yield Row(f"installed: {name}", f"{size:.1f} MB")
    yield Row("installed: everything", f"{sum(parts.values()):.1f} MB", "without Python")


def megabytes(files: Iterable[Path]) -> float:
    """Return how large *files* are together; those that are compiled from others do not count."""
    return sum(file.stat().st_size for file in files if file.is_file() and file.suffix != ".pyc") / 1e6


def core(bench: Bench) -> Iterator[Row]:
    """Say how many rounds the rules take in a second, every choice by chance."""
    chance, rules = random.Random(7), Rules()
    played, end = 0, time.perf_counter() + min(bench.effort.seconds, 5.0)
    start = time.perf_counter()
    while time.perf_counter() < end:
        play_round(rules, played, chance)
        played += 1
    yield Row("random rounds through the core", f"{played / (time.perf_counter() - start):.0f} a second")


def play_round(rules: Rules, seed: int, chance: random.Random) -> Game:
    """Return a game after its first round, each choice made by *chance*."""
    game = apply(Game(rules), deal_of(seed, 1))
    while not game.rounds:
        match game.stage:
            case Passing(waiting=waiting, hands=hands):
                cards = chance.sample(hands[waiting[0]], CARDS_PASSED)
                game = apply(game, Pass(waiting[0], tuple(cards)))
            case Playing(turn=turn) as playing:
                game = apply(game, Play(turn, chance.choice(playing.legal_plays(rules))))
            case _:
                break
    return game


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What the game costs, over what a bare window costs.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter measurements")
    options = parser.parse_args()
    compileall.compile_dir(ROOT / "hearts", quiet=1)
    with TemporaryDirectory() as name, screen(Path(name)) as (environment, where):
        bench = Bench(QUICK if options.quick else THOROUGH, Path(name), environment)
        print(f"On {where}; windows are {SMALL[0]}x{SMALL[1]} where nothing else is said.\n")
        print(*HEAD, sep="\n")
        for part in (start_and_memory, processor, drawing, thinking, core, installed):
            for row in part(bench):
                print(row, flush=True)


if __name__ == "__main__":
    main()

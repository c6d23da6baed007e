import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import benchmark
import pytest
from benchmark import LARGE, QUICK, SMALL, Bench, Effort, Figures, Row, Size

from hearts.core.cards import DECK
from hearts.core.rules import Rules
from hearts.ui.motion import FAST

ONCE = Effort(times=1, seconds=0.2, rounds=1)
ALL_POINTS = (26, 78)  # the moon gives 26 to each of the others


class Told(Bench):
    """A bench that measures nothing: bare and game have always the same figures."""

    def __init__(self, effort: Effort, bare: Figures, game: Figures) -> None:
        super().__init__(effort, Path(), {})
        self.asked: list[tuple[str, Size]] = []
        self._bare, self._game = bare, game

    def bare(self, size: Size = SMALL) -> Figures:
        self.asked.append(("bare", size))
        return self._bare

    def game(self, measure: str, *arguments: str, size: Size = SMALL, folder: str | None = None) -> Figures:
        assert folder in {None, "begun"}
        assert "--data-dir" not in arguments
        self.asked.append((measure, size))
        return self._game


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(ONCE, tmp_path, {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})


def figures_of(rows: Iterator[Row]) -> dict[str, str]:
    return {row.name: row.figure for row in rows}


def test_the_start_is_told_over_a_bare_windows_start_measured_alternately() -> None:
    game = {"first": 120.0, "table": 160.0, "cpu": 38.0, "own": 25.0, "peak": 75.0, "present": 90.0}
    told = Told(QUICK, {"first": 80.0, "peak": 30.0, "filled": 33.0}, game)
    rows = list(benchmark.start_and_memory(told))
    assert [row.figure for row in rows[:4]] == ["1.50 times", "1.50 times", "40 ms", "38 ms"]
    assert rows[3].compared == "25 ms of it on the window's own thread"
    assert [row.figure for row in rows[4:]] == ["2.50 times", "3.00 times", "2.50 times"]
    assert rows[4].compared == "75 MB over 30 MB, a bare window, 33 MB once all of it was drawn"
    assert [name for name, _ in told.asked][1:7] == ["bare", "first", "first"] * 2


def test_a_redraw_is_told_over_a_bare_flip_at_both_sizes() -> None:
    told = Told(ONCE, {"flip": 2.0}, {"redraw": 5.0, "mean": 4.0, "worst": 7.0, "frames": 87.0})
    rows = list(benchmark.drawing(told))
    assert [row.compared for row in rows[:2]] == ["2.50 times 2.00 ms, a bare flip"] * 2
    assert [row.figure for row in rows[2:]] == ["4.00 ms", "7.00 ms"]
    assert {size for name, size in told.asked if name in {"bare", "redraw"}} == {SMALL, LARGE}


def test_a_frame_while_expert_thinks_is_told_over_the_same_frame_while_nobody_does() -> None:
    quiet, busy = (2.0, 4.0, 1.0), (3.0, 10.0, 1.1)
    names = [f"{kind}{name}" for kind in ("quiet", "busy") for name in ("", "_worst", "_cpu")]
    mean, worst, processor = benchmark.thinking(Told(QUICK, {}, dict(zip(names, (*quiet, *busy), strict=True))))
    assert (mean.figure, mean.compared) == ("3.00 ms", "1.50 times 2.00 ms else")
    assert (worst.figure, worst.compared) == ("10.00 ms", "2.50 times 4.00 ms else")
    assert (processor.figure, processor.compared) == ("1.10 ms", "1.10 times 1.00 ms else")


def test_a_window_that_could_not_be_minimised_has_no_figure() -> None:
    name = "processor while minimised"
    assert figures_of(benchmark.processor(Told(ONCE, {}, {"share": 0.5, "is_hidden": 0.0})))[name] == "not measured"
    assert figures_of(benchmark.processor(Told(ONCE, {}, {"share": 0.5, "is_hidden": 1.0})))[name] == "0.50 %"


def test_what_is_aimed_at_stands_beside_the_figure() -> None:
    assert str(Row("memory", "83 MB", "a demo", "at most 100 MB")) == "| memory | 83 MB | a demo | at most 100 MB |"
    assert {str(row).count("|") for row in (*benchmark.HEAD, Row("rounds", "800 a second"))} == {5}


def test_what_is_installed_is_told_by_part_and_adds_up(bench: Bench) -> None:
    sizes = {row.name: float(row.figure.split()[0]) for row in benchmark.installed(bench)}
    whole = sizes.pop("installed: everything")
    assert sizes["installed: pygame-ce"] > sizes["installed: the program itself"] > sizes["installed: fonts"] > 0
    assert whole == pytest.approx(sum(sizes.values()), abs=0.1 * len(sizes))


def test_what_is_compiled_from_something_else_takes_no_room(tmp_path: Path) -> None:
    for name in ("one.py", "one.pyc"):
        (tmp_path / name).write_bytes(bytes(500_000))
    assert benchmark.megabytes(tmp_path.iterdir()) == 0.5


def test_a_round_by_chance_is_a_whole_round() -> None:
    for seed in range(5):
        game = benchmark.play_round(Rules(), seed, random.Random(seed))
        (played,) = game.rounds
        assert sorted(card for trick in played.tricks for card in trick.cards) == sorted(DECK)
        assert sum(played.scores) in ALL_POINTS


def test_a_bare_window_and_the_game_are_measured_in_processes_of_their_own(bench: Bench) -> None:
    bare, game = bench.bare(), bench.game("first")
    assert bare["first"] > 0
    assert 0 < game["first"] <= game["table"]
    assert 0 < bare["peak"] <= bare["filled"] < game["peak"]
    assert 0 < game["own"] <= game["cpu"]
    assert bare["flip"] > 0


def test_a_deal_is_measured_frame_by_frame(bench: Bench) -> None:
    deal = bench.game("deal", "--speed", "fast", "--seed", "1")
    assert deal["frames"] == pytest.approx(60 * (FAST.deal + 51 * FAST.deal_stagger), abs=2)
    assert 0 < deal["mean"] <= deal["worst"]


def test_frames_are_measured_while_expert_thinks_and_while_nobody_does(bench: Bench) -> None:
    figures = bench.game("thinking", "--speed", "instant", "--seed", "7")
    assert 0 < figures["quiet"] <= figures["quiet_worst"]
    assert 0 < figures["busy"] <= figures["busy_worst"]
    assert figures["quiet_cpu"] > 0 < figures["busy_cpu"]
    assert figures["thoughts"] >= 1


@pytest.mark.parametrize("measure", ["rest", "flying", "redraw"])
def test_every_other_measure_finds_something(bench: Bench, measure: str) -> None:
    arguments = ["--demo"] if measure == "flying" else []
    figures = bench.game(measure, "--speed", "fast", "--seed", "1", *arguments)
    assert figures["redraw" if measure == "redraw" else "share"] > 0


def test_memory_is_told_once_everything_is_read_ahead(bench: Bench) -> None:
    figures = bench.game("settled", "--speed", "instant", "--seed", "1")
    assert bench.bare()["peak"] < figures["present"] <= figures["peak"]


def test_memory_is_that_of_a_demo_played_to_its_end(bench: Bench) -> None:
    game = bench.game("memory", "--demo", "--speed", "instant", "--rounds", "1", "--seed", "1")
    assert game["peak"] > bench.bare()["peak"]


def test_it_says_what_it_takes() -> None:
    told = subprocess.check_output([sys.executable, benchmark.__file__, "--help"], text=True)
    assert "--quick" in told

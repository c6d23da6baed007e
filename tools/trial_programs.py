"""The program itself, started as a person starts it: on damaged files, and killed in the middle of a demo."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from trial_damage import Samples, mutated
from trial_report import Report

from hearts.core.game import Over
from hearts.core.moves import parse_move
from hearts.core.record import replay
from hearts.core.rules import Rules
from hearts.store.opening import FILE_NAME as GAMES_NAME
from hearts.store.opening import open_store
from hearts.store.settings_file import FILE_NAME as SETTINGS_NAME
from hearts.store.statistics import statistics

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST_START: Final = 3.0  # seconds of work; how long one waits for it depends on what else the machine does
PATIENCE: Final = 60.0
SOME_MOVES: Final = 200_000  # bytes of the log, in which the tables come first
LONGEST_DEMO: Final = 2.5  # seconds before it is killed
TABLE: Final = "table"

# runs the program as the command line does, but leaves once the first screens have been shown for a moment
STARTER: Final = """
import sys
from hearts.__main__ import main
from hearts.ui import loop
def run(self):
    for _ in range(5):
        self.turn(0.02)
    screens = self._stack._screens
    print([type(screen).__name__ for screen in screens], flush=True)
loop.Loop.run = run
sys.exit(main(sys.argv[1:]))
"""


def environment() -> dict[str, str]:
    """Return the environment of a program without a screen or a sound."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**kept, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}


def try_starts(folder: Path, starts: int, seed: int = 1) -> Report:
    """Start the program *starts* times on damaged databases, copies and settings, with a game to begin."""
    report = Report("starts on damaged files")
    chance = random.Random(seed)
    samples = Samples(folder / "start samples")
    place = folder / "started"
    slowest = longest = 0.0
    for number in range(starts):
        samples.lay(place, chance)
        (place / SETTINGS_NAME).write_bytes(mutated(samples.settings, chance))
        began, used = time.monotonic(), _used()
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", STARTER, "--data-dir", str(place), "--seed", "7"],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
            cwd=ROOT,
            env=environment(),
        )
        slowest, longest = max(slowest, time.monotonic() - began), max(longest, _used() - used)
        report.check(f"start {number}: {done.stderr[-300:]}", is_so=done.returncode == 0 and not done.stderr)
        report.check(f"start {number} leads to {done.stdout!r}", is_so="TableScreen" in done.stdout)
        report.tried["starts"] += 1
    report.check(f"a start took {longest:.1f} s of work", is_so=longest < LONGEST_START)
    report.figures.append(
        f"the slowest start, five pictures and out again, took {slowest:.1f} s, the longest {longest:.1f} s of work"
    )
    return report


def _used() -> float:
    """Return how many seconds all programs started here and ended have worked."""
    told = os.times()
    return told.children_user + told.children_system


def try_demo_kills(folder: Path, kills: int, seed: int = 1, change: Callable[[Path], None] | None = None) -> Report:
    """Kill a demo of the program *kills* times; *change* is a planted fault's hand on the file."""
    report = Report("kills of a demo")
    chance = random.Random(seed)
    place = folder / "demo"
    for number in range(kills):
        with subprocess.Popen(
            [sys.executable, "-m", "hearts", "--data-dir", str(place), "--demo", "--level", "easy", "--games", "1000"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=ROOT,
            env={name: value for name, value in environment().items() if name != "SDL_VIDEODRIVER"},
        ) as program:
            if number == 0:
                _wait_for_games(place)
            time.sleep(chance.uniform(0.2, LONGEST_DEMO))
            report.check("the demo ended by itself", is_so=program.poll() is None)
            program.send_signal(signal.SIGKILL)
        if change is not None:
            change(place)
        _check_demos(place, report)
        report.tried["kills"] += 1
    shutil.rmtree(place, ignore_errors=True)
    return report


def _wait_for_games(place: Path) -> None:
    log, end = place / f"{GAMES_NAME}-wal", time.monotonic() + PATIENCE
    while time.monotonic() < end and not (log.exists() and log.stat().st_size > SOME_MOVES):
        time.sleep(0.02)


def _check_demos(place: Path, report: Report) -> None:
    opened = open_store(place)
    report.check(f"the start tells {opened.notes}", is_so=not opened.notes)
    finished = 0
    for game_id, rules, state in opened.store.query("SELECT id, rules, state FROM games"):
        rows = opened.store.query("SELECT text FROM moves WHERE game_id = ? ORDER BY number", (game_id,))
        replayed = replay(Rules.parse(str(rules)), [parse_move(str(text)) for (text,) in rows])
        report.check(f"game {game_id}: {replayed.problem}", is_so=replayed.problem is None)
        over = isinstance(replayed.game.stage, Over)
        report.check(f"game {game_id} is {state}", is_so=over == (state == "finished"))
        finished += over
    counted = statistics(opened.store).overall.demo_games
    report.check(f"{counted} demos counted of {finished}", is_so=counted == finished)
    report.figures[:] = [f"{finished} demo games finished and counted"]
    opened.store.close()

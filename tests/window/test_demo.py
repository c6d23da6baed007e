"""The demo in a window, and what happens where there is no display at all."""

import os
import subprocess
import sys
from pathlib import Path

from tests.window.driver import ROOT, StartHearts
from tests.window.stored import StoredGames

DEMO = ("--demo", "--speed", "instant", "--seed", "7")


def test_a_demo_in_the_window_leaves_by_itself_and_prints_its_sheet(start: StartHearts, tmp_path: Path) -> None:
    window = start(*DEMO, "--games", "1")
    assert window.leave(60) == 0, window.complaints
    assert window.complaints == ""
    assert window.told.startswith("A game to 100, level normal, seed 7\n")
    assert window.told.endswith(" wins.\n")
    assert window.stored.states == []
    without = _run_without_display(tmp_path / "other", *DEMO, "--games", "1")
    assert (without.returncode, without.stdout) == (0, window.told)
    assert len(without.stderr.splitlines()) == 1


def test_without_a_display_one_line_names_the_demo(tmp_path: Path) -> None:
    run = _run_without_display(tmp_path / "data")
    assert run.returncode == 1
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
    assert "--demo" in run.stderr
    assert StoredGames(tmp_path / "data").states == []


def _run_without_display(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-W", "error", "-m", "hearts", "--data-dir", str(folder), *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=60)

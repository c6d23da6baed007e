"""A second start of the game while its window is open: the window comes forward, and there is only the one."""

import subprocess
import sys
from pathlib import Path

from hearts.text import notes
from tests.window.desktop import Desktop
from tests.window.driver import ROOT, StartHearts
from tests.window.waiting import until


def test_a_second_start_brings_a_window_that_was_put_away_back(
    start: StartHearts, desktop: Desktop, tmp_path: Path
) -> None:
    window = start("--seed", "7", "--speed", "instant")
    window.wait_for_turn()
    window.minimise()
    until(lambda: "Iconic" in window.properties("WM_STATE"), "the window to be away")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "hearts", "--data-dir", str(tmp_path / "data"), "--seed", "8"],
        cwd=ROOT,
        env=desktop.environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, notes.COMES_FORWARD(), "")
    until(lambda: "Normal" in window.properties("WM_STATE"), "the window to be back")
    assert window.stored.record.seed == 7
    window.close()
    assert window.leave() == 0

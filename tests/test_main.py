"""The command line's own ends: statistics that cannot be read, and a game that is interrupted from the terminal."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hearts.__main__ import INTERRUPTED, main
from hearts.core.rules import Rules
from hearts.store import opening
from hearts.store.opening import FILE_NAME, open_store
from tests.store.evenings import moves_of, play

ROOT = Path(__file__).parents[1]
PATIENCE = 60.0
LONG = Rules(target=100)


def test_statistics_that_cannot_be_read_are_told_in_a_sentence_and_mended_by_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(opening, "MOST_PAGES_CHECKED", 0)
    store = open_store(tmp_path).store
    for seed in (1, 2, 3):
        play(store, LONG, seed)
    store.close()
    content = (tmp_path / FILE_NAME).read_bytes()
    page = content.index(str(moves_of(LONG, 2)[0]).encode()) // 4096 * 4096
    (tmp_path / FILE_NAME).write_bytes(content[:page] + bytes(4096) + content[page + 4096 :])
    statuses = [main(["--stats", "--data-dir", str(tmp_path)]) for _ in range(2)]
    told = capsys.readouterr()
    assert statuses == [1, 0]
    assert told.err.startswith("hearts: the statistics could not be read: ")
    assert '"games": 1' in told.out


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal interrupts in another way there")
@pytest.mark.parametrize("arguments", [["--seed", "7"], ["--demo", "--level", "easy"]], ids=["a game", "a demo"])
def test_an_interrupt_from_the_terminal_ends_quietly_with_everything_kept(tmp_path: Path, arguments: list[str]) -> None:
    command = [sys.executable, "-m", "hearts", "--data-dir", str(tmp_path), *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=os.environ) as run:
        end = time.monotonic() + PATIENCE
        while not (tmp_path / f"{FILE_NAME}-wal").exists() and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(1.0)
        run.send_signal(signal.SIGINT)
        _, told = run.communicate(timeout=PATIENCE)
    # while a dataclass is being made Python takes it for unhandled, and dies of it at the end; shells say 130 as well
    assert run.returncode in {INTERRUPTED, -signal.SIGINT}
    assert b"Traceback" not in told
    opened = open_store(tmp_path)
    assert opened.notes == ()
    assert opened.store.query("SELECT count(*) FROM games WHERE id = 1") == [(1,)]
    opened.store.close()

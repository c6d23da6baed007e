"""The program started as a person starts it: it fails, it is started twice, it is killed, and the game goes on."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hearts import text
from hearts.store.failures import FILE_NAME as FAILURES
from hearts.store.failures import PATTERN, Failures
from hearts.store.notes import Note, NoteKind
from hearts.store.opening import FILE_NAME, open_store
from hearts.text import failure, notes
from tests.table.conftest import open_session
from tests.table.evening import advance, to_persons_turn

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
SEED = ("--seed", "7")

# shows a few pictures and leaves; what fails is planted before, and the window that tells of it prints its words
PROGRAM = """
import sys
from hearts.__main__ import main
from hearts.ui import loop
from hearts.ui.screens.failure import FailureWindow
from hearts.ui.screens.table import TableScreen
def run(self):
    for _ in range(6):
        self.turn(0.05)
    top = self._stack.top
    line = getattr(getattr(top, "state", None), "line", None)
    print(type(top).__name__, "" if line is None else line.text)
loop.Loop.run = run
FailureWindow.run = lambda self: print(self._title, *self._lines, *(label for label, _ in self._buttons), sep="|")
def fail(*_):
    raise ZeroDivisionError("planted")
{planted}
sys.exit(main(sys.argv[1:]))
"""
AT_DRAWING = "TableScreen.draw = fail"
AT_RECORD = """
draw = TableScreen.draw
def draw_or_fail(self, surface):
    if len(self.host.record.moves) == {moves}:
        fail()
    draw(self, surface)
TableScreen.draw = draw_or_fail
"""
AT_TURN = """
update = TableScreen.update
def update_or_fail(self, dt):
    if len(self.host.record.moves) == {moves} and self._age > 0.1:
        fail()
    return update(self, dt)
TableScreen.update = update_or_fail
"""
AT_FIRST_SIGHT = """
from hearts import app
app.table_layout = fail
"""
CRASH = """
import faulthandler
TableScreen.draw = lambda *_: faulthandler._sigsegv()
"""
IN_A_THREAD = """
import threading
def draw_and_fail(self, surface, draw=TableScreen.draw):
    draw(self, surface)
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
TableScreen.draw = draw_and_fail
"""
AT_OPENING = """
from hearts import wiring
wiring.open_store = fail
"""


def _environment(*, has_display: bool = True) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    if not has_display:
        kept.pop("SDL_VIDEODRIVER", None)
    return kept


def _start(
    folder: Path, *arguments: str, planted: str = "", has_display: bool = True
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM.format(planted=planted), "--data-dir", str(folder), *arguments],
        cwd=ROOT,
        env=_environment(has_display=has_display),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@contextmanager
def _window(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program itself at its table, for as long as it is wanted."""
    command = [sys.executable, "-m", "hearts", "--data-dir", str(folder), *SEED]
    with subprocess.Popen(command, cwd=ROOT, env=_environment()) as program:
        end = time.monotonic() + PATIENCE
        while _made(folder) < 1 and time.monotonic() < end:
            assert program.poll() is None
            time.sleep(0.05)
        yield program
        program.kill()


def _made(folder: Path) -> int:
    if not (folder / FILE_NAME).exists() or (folder / FILE_NAME).stat().st_size == 0:
        return 0
    opened = open_store(folder)
    stored = opened.store.in_progress()
    opened.store.close()
    return 0 if stored is None else len(stored.record.moves)


def _game(folder: Path) -> int:
    """Leave a game in which the person has decided and the others have played; return how many moves it has."""
    session = open_session(folder)
    host = session.begin(7)
    to_persons_turn(host)
    advance(host)
    to_persons_turn(host)
    made = len(host.record.moves)
    session.close()
    return made


def _report(folder: Path) -> str:
    return max(folder.glob(PATTERN)).read_text("utf-8")


def test_a_failure_is_told_once_and_reported_and_the_game_goes_on(tmp_path: Path) -> None:
    made = _game(tmp_path)
    done = _start(tmp_path, planted=AT_DRAWING)
    assert (done.returncode, done.stderr) == (1, "")
    told = done.stdout.strip().split("|")
    assert told[:3] == [failure.TITLE(), failure.KEPT(), failure.GO_ON()]
    assert told[-2:] == [failure.SHOW(), failure.CLOSE()]
    assert Path(told[3]).read_text("utf-8") == _report(tmp_path)
    assert _made(tmp_path) >= made
    again = _start(tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.startswith("TableScreen")
    assert not (tmp_path / FAILURES).exists()


def test_the_report_holds_what_is_needed_and_no_name(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"player_name": "Margaret", "west_name": "Theodore", "theme": "walnut"}')
    _game(tmp_path)
    _start(tmp_path, planted=AT_DRAWING)
    report = _report(tmp_path)
    for part in (
        "ZeroDivisionError: planted",
        "Video driver: dummy",
        '"theme": "walnut"',
        "hearts record 1",
        "\nplay ",
    ):
        assert part in report
    for name in ("Margaret", "Theodore", str(Path.home())):
        assert name not in report


@pytest.mark.parametrize(
    ("planted", "failures"), [(AT_RECORD, [1]), (AT_TURN, [1, 1])], ids=["at once", "only once it is shown"]
)
def test_after_failures_at_one_move_the_game_goes_on_before_it(
    tmp_path: Path, planted: str, failures: list[int]
) -> None:
    planted = planted.format(moves=_game(tmp_path))
    assert [_start(tmp_path, planted=planted).returncode for _ in failures] == failures
    again = _start(tmp_path, planted=planted)
    assert (again.returncode, again.stdout.strip()) == (0, f"TableScreen {failure.STEPPED_BACK()}")
    opened = open_store(tmp_path)
    assert opened.store.query("SELECT kind FROM assists") == [("undo",)]
    opened.store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a crash opens a dialogue there")
def test_a_crash_below_python_is_told_at_the_next_start_and_reported_once(tmp_path: Path) -> None:
    made = _game(tmp_path)
    crashed = _start(tmp_path, planted=CRASH)
    assert crashed.returncode < 0
    assert not list(tmp_path.glob(PATTERN))
    again = _start(tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.strip() == f"TableScreen {notes.note_line(Note(NoteKind.CRASHED, tmp_path))}"
    assert "Segmentation fault" in _report(tmp_path)
    assert "hearts record 1" in _report(tmp_path)
    assert _made(tmp_path) >= made
    assert _start(tmp_path).stdout.strip() == f"TableScreen {text.GAME_GOES_ON()}"
    assert len(list(tmp_path.glob(PATTERN))) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a crash opens a dialogue there")
def test_crashing_for_ever_leads_to_the_first_screen(tmp_path: Path) -> None:
    _game(tmp_path)
    statuses = [_start(tmp_path, planted=CRASH).returncode for _ in range(5)]
    assert all(status < 0 for status in statuses[:4])
    assert statuses[4] == 0


def test_a_kill_is_no_crash(tmp_path: Path) -> None:
    with _window(tmp_path) as first:
        first.kill()
        first.wait()
    assert _start(tmp_path).stdout.strip() == "TableScreen"
    assert not list(tmp_path.glob(PATTERN))


def test_what_fails_in_a_thread_is_reported_while_the_game_goes_on(tmp_path: Path) -> None:
    made = _game(tmp_path)
    done = _start(tmp_path, planted=IN_A_THREAD)
    assert (done.returncode, done.stdout.split()[0]) == (0, "TableScreen")
    assert "ZeroDivisionError: planted" in _report(tmp_path)
    assert "ERROR The thread" in _report(tmp_path)
    assert _made(tmp_path) >= made


def test_failing_for_ever_leads_to_the_first_screen(tmp_path: Path) -> None:
    _game(tmp_path)
    made = [_start(tmp_path, planted=AT_DRAWING).returncode for _ in range(5)]
    assert made == [1, 1, 1, 1, 0]


@pytest.mark.parametrize("planted", [AT_FIRST_SIGHT, AT_OPENING])
def test_a_failure_before_there_is_anything_is_told_too(tmp_path: Path, planted: str) -> None:
    done = _start(tmp_path, planted=planted)
    assert (done.returncode, done.stderr) == (1, "")
    assert failure.TITLE() in done.stdout
    assert "no game" in _report(tmp_path)


def test_without_a_window_the_terminal_is_told(tmp_path: Path) -> None:
    planted = "from hearts import wiring\nwiring.play_on = fail"
    done = _start(tmp_path, "--demo", "--rounds", "1", planted=planted, has_display=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("hearts: the program failed; a report was kept in ")
    assert Failures(tmp_path).last() is None


def test_where_no_window_can_tell_of_it_any_more_the_terminal_is_told(tmp_path: Path) -> None:
    planted = """
import pygame
def lost(self):
    raise pygame.error("the display is gone")
FailureWindow.run = lost
TableScreen.draw = fail
"""
    done = _start(tmp_path, *SEED, planted=planted)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("hearts: the program failed; a report was kept in ")
    assert "Traceback" not in done.stderr


def test_where_no_report_can_be_kept_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = _start(tmp_path / "file", *SEED, planted=AT_DRAWING)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.strip().split("|")[1:] == [failure.NOT_KEPT(), failure.NO_REPORT(), "", failure.CLOSE()]


def test_a_second_start_brings_the_first_forward_and_touches_nothing(tmp_path: Path) -> None:
    with _window(tmp_path) as first:
        done = _start(tmp_path, "--seed", "8")
        assert (done.returncode, done.stdout.strip(), done.stderr) == (0, notes.COMES_FORWARD(), "")
        assert first.poll() is None
        opened = open_store(tmp_path)
        assert opened.store.query("SELECT seed FROM games") == [(7,)]
        opened.store.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no program can be stopped for a while here")
def test_a_second_start_says_so_where_the_first_does_not_answer(tmp_path: Path) -> None:
    with _window(tmp_path) as first:
        first.send_signal(signal.SIGSTOP)
        done = _start(tmp_path, "--seed", "8")
        assert (done.returncode, done.stdout.strip(), done.stderr) == (0, notes.OPEN_ALREADY(), "")
        first.send_signal(signal.SIGCONT)


def test_a_demo_runs_beside_a_game(tmp_path: Path) -> None:
    with _window(tmp_path):
        done = _start(tmp_path, "--demo", "--rounds", "1", "--level", "easy", has_display=False)
        assert done.returncode == 0
        opened = open_store(tmp_path)
        assert opened.store.query("SELECT count(*) FROM games") == [(2,)]
        opened.store.close()


def test_a_killed_program_is_in_nobodys_way(tmp_path: Path) -> None:
    with _window(tmp_path) as first:
        first.kill()
        first.wait()
    done = _start(tmp_path)
    assert (done.returncode, done.stdout.split()[0]) == (0, "TableScreen")


def test_a_demo_whose_sheets_nobody_reads_any_more_plays_on_and_fails_nothing(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    arguments = ["--demo", "--speed", "instant", "--rounds", "1", "--level", "easy", "--data-dir", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "hearts", *arguments],
        cwd=ROOT,
        env=_environment(),
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(writing)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert not list(tmp_path.glob("hearts-failed-*"))

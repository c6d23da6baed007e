import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from hearts.store.lock import CALL_NAME, FILE_NAME, Lock

ROOT = Path(__file__).parents[2]
HOLDER = """
import sys, time
from pathlib import Path
from hearts.store.lock import Lock
lock = Lock(Path(sys.argv[1]))
print(lock.take(), flush=True)
time.sleep(60)
"""


def _holder(folder: Path) -> subprocess.Popen[str]:
    program = subprocess.Popen([sys.executable, "-c", HOLDER, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    assert program.stdout.readline() == "True\n"
    return program


def test_only_one_has_the_right_until_it_gives_it_back(tmp_path: Path) -> None:
    first, second = Lock(tmp_path / "new"), Lock(tmp_path / "new")
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()


def test_the_file_tells_which_process_has_the_right(tmp_path: Path) -> None:
    lock = Lock(tmp_path)
    lock.take()
    assert (tmp_path / FILE_NAME).read_text() == f"{os.getpid()}\n"
    lock.release()


def test_another_process_is_in_the_way_only_while_it_lives(tmp_path: Path) -> None:
    with _holder(tmp_path) as program:
        assert not Lock(tmp_path).take()
        program.kill()
        program.wait()
    lock = Lock(tmp_path)
    assert lock.take()
    lock.release()


def test_a_file_that_was_left_behind_is_not_in_the_way(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(f"{os.getppid()}\n" * 9)
    lock = Lock(tmp_path)
    assert lock.take()
    assert (tmp_path / FILE_NAME).read_text() == f"{os.getpid()}\n"
    lock.release()


def test_where_nothing_can_be_written_nobody_is_in_the_way(
    shared_folder: Path, locked: Callable[[Path], AbstractContextManager[None]]
) -> None:
    with locked(shared_folder):
        assert Lock(shared_folder).take()
        assert Lock(shared_folder).take()
        assert not Lock(shared_folder).call(0.1)


def test_a_call_is_heard_once(tmp_path: Path) -> None:
    lock = Lock(tmp_path)
    lock.take()
    heard: list[bool] = []

    def listen() -> None:
        end = time.monotonic() + 20
        while not heard and time.monotonic() < end:
            if lock.is_called():
                heard.append(True)
            time.sleep(0.01)

    listener = threading.Thread(target=listen)
    listener.start()
    assert Lock(tmp_path).call(20)
    listener.join()
    assert heard == [True]
    assert not lock.is_called()
    lock.release()


def test_a_call_that_nobody_hears_leaves_nothing(tmp_path: Path) -> None:
    assert not Lock(tmp_path).call(0.1)
    assert not (tmp_path / CALL_NAME).exists()


def test_a_call_from_before_the_start_is_not_heard(tmp_path: Path) -> None:
    (tmp_path / CALL_NAME).touch()
    lock = Lock(tmp_path)
    lock.take()
    assert not lock.is_called()
    lock.release()

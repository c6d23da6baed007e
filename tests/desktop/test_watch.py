"""What fails beside the loop comes to a report, and what crashes below Python leaves traces."""

import faulthandler
import gc
import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts.desktop.watch import LINES_KEPT, MOST_NOTED, Watch, log


@pytest.fixture
def noted() -> list[BaseException]:
    return []


@pytest.fixture
def watch(tmp_path: Path, noted: list[BaseException]) -> Iterator[Watch]:
    was_on = faulthandler.is_enabled()
    before = threading.excepthook, sys.unraisablehook
    watch = Watch(tmp_path / "crash.txt", noted.append)
    watch.begin()
    yield watch
    watch.end()
    threading.excepthook, sys.unraisablehook = before
    if was_on and sys.__stderr__ is not None:
        faulthandler.enable(sys.__stderr__)


def _fail(error: BaseException) -> None:
    raise error


def _fail_in_thread(error: BaseException) -> None:
    thread = threading.Thread(target=_fail, args=(error,), name="speech")
    thread.start()
    thread.join()


class _Fragile:
    def __del__(self) -> None:
        raise ZeroDivisionError("planted")


def test_what_fails_in_a_thread_is_noted_and_logged(watch: Watch, noted: list[BaseException]) -> None:
    error = ZeroDivisionError("planted")
    _fail_in_thread(error)
    assert noted == [error]
    assert "The thread speech failed: ZeroDivisionError('planted')" in watch.recent.lines[-1]


def test_a_thread_that_ends_itself_has_not_failed(watch: Watch, noted: list[BaseException]) -> None:
    _fail_in_thread(SystemExit(1))
    assert noted == []
    assert not watch.recent.lines


@pytest.mark.usefixtures("watch")
def test_what_fails_in_a_finalizer_is_noted(noted: list[BaseException]) -> None:
    fragile = _Fragile()
    del fragile
    gc.collect()
    assert [repr(error) for error in noted] == ["ZeroDivisionError('planted')"]


@pytest.mark.usefixtures("watch")
def test_what_fails_again_and_again_is_noted_a_few_times(noted: list[BaseException]) -> None:
    for _ in range(MOST_NOTED + 2):
        _fail_in_thread(ZeroDivisionError("planted"))
    assert len(noted) == MOST_NOTED


def test_a_crash_has_a_file_open_for_its_traces_until_the_end(watch: Watch, tmp_path: Path) -> None:
    assert faulthandler.is_enabled()
    assert (tmp_path / "crash.txt").read_bytes() == b""
    watch.end()
    assert not (tmp_path / "crash.txt").exists()
    assert threading.excepthook is threading.__excepthook__
    assert sys.unraisablehook is sys.__unraisablehook__


def test_where_no_file_can_be_opened_the_rest_is_watched(tmp_path: Path) -> None:
    noted: list[BaseException] = []
    watch = Watch(tmp_path / "nowhere" / "crash.txt", noted.append)
    watch.begin()
    _fail_in_thread(ZeroDivisionError("planted"))
    watch.end()
    assert len(noted) == 1


def test_the_last_lines_of_the_log_are_kept_and_told(watch: Watch, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(LINES_KEPT + 5):
        log.warning("line %d", number)
    assert len(watch.recent.lines) == LINES_KEPT
    assert watch.recent.lines[-1].endswith(f"WARNING line {LINES_KEPT + 4}")
    assert capsys.readouterr().err.splitlines()[0] == "hearts: line 0"
    watch.end()
    assert watch.recent not in logging.getLogger("hearts").handlers


def test_a_line_that_cannot_be_written_is_no_failure(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    log.warning("a %s line", "quiet")
    assert watch.recent.lines[-1].endswith("a quiet line")

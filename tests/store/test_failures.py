from pathlib import Path

import pytest

from hearts.core.record import Record
from hearts.store.clock import Clock
from hearts.store.failures import FILE_NAME, MOST_REPORTS, Failed, Failures
from hearts.store.notes import StoreError
from tests.builders import PLAYERS
from tests.store.evenings import SHORT, moves_of

RECORD = Record(SHORT, 1, PLAYERS, moves_of(SHORT, 1)[:20])
LONGER = RECORD.with_moves(moves_of(SHORT, 1)[:21])


def test_without_a_failure_there_is_none(tmp_path: Path) -> None:
    assert Failures(tmp_path).last() is None


def test_failures_at_the_same_move_are_counted(tmp_path: Path) -> None:
    for time in (1, 2, 3):
        Failures(tmp_path).note(RECORD)
        assert Failures(tmp_path).last() == Failed(1, 20, time, time)


def test_another_move_begins_a_count_of_its_own(tmp_path: Path) -> None:
    failures = Failures(tmp_path)
    failures.note(RECORD)
    failures.note(LONGER)
    assert failures.last() == Failed(1, 21, 1, 2)


def test_a_failure_without_a_game_is_counted_too(tmp_path: Path) -> None:
    Failures(tmp_path).note(None)
    assert Failures(tmp_path).last() == Failed(-1, 0, 1, 1)


@pytest.mark.parametrize(("same", "expected"), [(1, False), (2, True), (3, True)])
def test_twice_is_again(same: int, *, expected: bool) -> None:
    assert Failed(1, 20, same, same).is_again(RECORD) is expected
    assert not Failed(1, 20, same, same).is_again(LONGER)


@pytest.mark.parametrize(("in_row", "expected"), [(3, False), (4, True)])
def test_four_in_a_row_are_endless(in_row: int, *, expected: bool) -> None:
    assert Failed(1, 20, 1, in_row).is_endless is expected


def test_after_a_good_end_the_count_begins_anew(tmp_path: Path) -> None:
    failures = Failures(tmp_path)
    failures.note(RECORD)
    failures.clear()
    assert failures.last() is None


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b'{"seed": "x", "moves": 1, "same": 1, "in_row": 1}', b"[" * 99999]
)
def test_a_damaged_count_is_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    assert Failures(tmp_path).last() is None


def test_the_newest_reports_are_kept(tmp_path: Path, now: Clock) -> None:
    failures = Failures(tmp_path, now)
    paths = [failures.report(f"report {number} \ud800") for number in range(MOST_REPORTS + 2)]
    assert sorted(tmp_path.iterdir()) == paths[2:]
    assert paths[-1].read_text("utf-8") == f"report {MOST_REPORTS + 1} \\ud800"


def test_a_report_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        Failures(tmp_path / "nowhere").report("")

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from hearts.core.record import Record
from hearts.store import opening
from hearts.store.backups import MOST_KEPT, back_up, backups
from hearts.store.clock import Clock
from hearts.store.database import GameKind, Store
from hearts.store.notes import NoteKind
from hearts.store.opening import FILE_NAME, Opened, open_store
from hearts.store.statistics import statistics
from tests.builders import PLAYERS
from tests.store.evenings import SHORT, moves_of, play


def _exit(store: Store) -> None:
    store.back_up()
    store.close()


def _kinds(opened: Opened) -> list[NoteKind]:
    return [note.kind for note in opened.notes]


def _fill(folder: Path, now: Clock, *, games: int = 1, most: int = 70) -> Path:
    for seed in range(1, games + 1):
        store = open_store(folder, now).store
        play(store, SHORT, seed, most=most)
        _exit(store)
    return folder / FILE_NAME


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _games(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])


def test_the_newest_three_copies_are_kept_each_in_one_file(tmp_path: Path, now: Clock) -> None:
    _fill(tmp_path, now, games=5)
    assert [_games(path) for path in backups(tmp_path)] == [5, 4, 3]
    assert len(list((tmp_path / "backups").iterdir())) == MOST_KEPT


def test_where_nothing_was_stored_no_copy_drives_out_an_older_one(tmp_path: Path, now: Clock) -> None:
    _fill(tmp_path, now)
    before = backups(tmp_path)
    _exit(open_store(tmp_path, now).store)
    assert backups(tmp_path) == before


def test_what_a_killed_program_left_half_made_is_removed(tmp_path: Path, now: Clock) -> None:
    _fill(tmp_path, now)
    (tmp_path / "backups" / "hearts-20200101-000000.sqlite3-77.new").write_bytes(b"half")
    _fill(tmp_path, now)
    assert len(list((tmp_path / "backups").iterdir())) == 2


def test_a_copy_that_is_not_whole_is_not_kept(tmp_path: Path, now: Clock) -> None:
    path = _fill(tmp_path, now, games=2)
    content = path.read_bytes()
    page = content.index(str(moves_of(SHORT, 1)[0]).encode()) // 4096 * 4096
    path.write_bytes(content[:page] + bytes(4096) + content[page + 4096 :])
    before = backups(tmp_path)
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.DatabaseError):
        back_up(connection, tmp_path, now)
    assert backups(tmp_path) == before


def test_copies_that_cannot_be_written_stop_no_exit(tmp_path: Path, now: Clock) -> None:
    store = open_store(tmp_path, now).store
    play(store, SHORT, 1, most=10)
    (tmp_path / "backups").write_text("not a folder")
    _exit(store)
    assert backups(tmp_path) == []


DAMAGE: dict[str, Callable[[Path], object]] = {
    "a letter": lambda path: path.write_bytes(b"a letter to a friend. " * 999),
    "zeroes": lambda path: path.write_bytes(bytes(path.stat().st_size)),
    "cut": lambda path: os.truncate(path, 5000),
    "empty": lambda path: os.truncate(path, 0),
    "gone": lambda path: path.unlink(),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_the_newest_copy_takes_the_place_of_a_file_that_cannot_be_read(
    tmp_path: Path, now: Clock, damage: Callable[[Path], object]
) -> None:
    damage(_fill(tmp_path, now))
    opened = open_store(tmp_path, now)
    assert _kinds(opened) == [NoteKind.GAMES_RESTORED]
    assert opened.store.is_kept
    stored = opened.store.in_progress()
    assert stored is not None
    assert stored.record.moves == moves_of(SHORT, 1)[:70]
    play(opened.store, SHORT, 2, most=10)
    opened.store.close()
    again = open_store(tmp_path, now)
    assert again.notes == ()
    assert len(again.store.query("SELECT id FROM games")) == 2


def test_a_copy_that_cannot_be_read_gives_way_to_the_one_before(tmp_path: Path, now: Clock) -> None:
    path = _fill(tmp_path, now, games=2)
    backups(tmp_path)[0].write_bytes(b"a postcard " * 3000)
    path.write_bytes(b"a letter " * 3000)
    opened = open_store(tmp_path, now)
    assert _kinds(opened) == [NoteKind.GAMES_RESTORED]
    assert opened.store.query("SELECT seed FROM games") == [(1,)]


def test_where_no_copy_can_be_read_a_new_file_is_begun(tmp_path: Path, now: Clock) -> None:
    path = _fill(tmp_path, now, games=2)
    for backup in backups(tmp_path):
        backup.write_bytes(b"a postcard " * 3000)
    path.write_bytes(b"a letter " * 3000)
    opened = open_store(tmp_path, now)
    assert _kinds(opened) == [NoteKind.GAMES_BROKEN]
    assert opened.store.query("SELECT seed FROM games") == []


def test_a_copy_is_made_before_the_tables_are_changed(
    tmp_path: Path, now: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    _fill(tmp_path, now)
    for backup in backups(tmp_path):
        backup.unlink()
    monkeypatch.setattr(opening, "VERSION", 2)

    def migrate(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM games")
        connection.execute("PRAGMA user_version = 2")

    monkeypatch.setattr(opening, "migrate", migrate)
    monkeypatch.setattr(
        opening, "stored_version", lambda connection: connection.execute("PRAGMA user_version").fetchone()[0]
    )
    open_store(tmp_path, now).store.close()
    assert [_games(path) for path in backups(tmp_path)] == [1]
    assert _games(tmp_path / FILE_NAME) == 0
    open_store(tmp_path, now).store.close()
    assert len(backups(tmp_path)) == 1


def test_what_is_forgotten_comes_back_from_no_copy(tmp_path: Path, now: Clock) -> None:
    _fill(tmp_path, now)
    store = open_store(tmp_path, now).store
    store.begin(Record(SHORT, 1, PLAYERS, moves_of(SHORT, 1)), GameKind.PERSON)
    store.back_up()
    store.forget_ended()
    assert backups(tmp_path) == []
    _exit(store)
    (tmp_path / FILE_NAME).write_bytes(b"a letter " * 3000)
    opened = open_store(tmp_path, now)
    assert _kinds(opened) == [NoteKind.GAMES_RESTORED]
    assert statistics(opened.store).overall.all.games == 0


def test_a_clock_that_was_set_back_makes_copies_that_are_the_newest_all_the_same(tmp_path: Path) -> None:
    for year, seed in ((2031, 1), (2026, 2), (2027, 3), (2025, 4), (2026, 5)):
        store = open_store(tmp_path, lambda year=year: f"{year}-01-31T19:05:33Z").store  # type: ignore[misc]
        play(store, SHORT, seed, most=5)
        store.back_up()
        store.close()
    newest, *others = backups(tmp_path)
    assert (newest.name, len(others)) == ("hearts-20310131-190533-0004.sqlite3", 2)
    (tmp_path / "hearts.sqlite3").unlink()
    stored = open_store(tmp_path).store.in_progress()
    assert stored is not None
    assert stored.record.seed == 5

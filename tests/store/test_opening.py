import os
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from hearts.core.rules import Rules
from hearts.store import opening
from hearts.store.clock import Clock
from hearts.store.database import Store
from hearts.store.notes import NoteKind
from hearts.store.opening import Opened, open_store
from hearts.store.schema import VERSION
from hearts.store.statistics import statistics
from tests.store.evenings import SHORT, game_after, moves_of, play

Locked = Callable[[Path], AbstractContextManager[None]]
FILE = "hearts.sqlite3"
LONG = Rules(target=100)
ASIDE = "hearts.sqlite3.broken-20260131-190500"


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def _kinds(opened: Opened) -> list[NoteKind]:
    return [note.kind for note in opened.notes]


def _fill(folder: Path, *, most: int = 70) -> Path:
    store = open_store(folder).store
    play(store, SHORT, 1, most=most)
    store.close()
    return folder / FILE


def _assert_playable(store: Store) -> None:
    play(store, SHORT, 2, most=10)
    stored = store.in_progress()
    assert stored is not None
    assert stored.record.moves == moves_of(SHORT, 2)[:10]
    store.close()


def test_a_folder_that_is_not_there_is_created(tmp_path: Path) -> None:
    opened = open_store(tmp_path / "a" / "b")
    assert opened.notes == ()
    _assert_playable(opened.store)
    assert _names(tmp_path / "a" / "b") == [FILE]


def test_the_database_is_set_up_for_safe_and_quick_writing(tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "user_version", "ignore_check_constraints")
    found = [store.query(f"PRAGMA {pragma}") for pragma in pragmas]
    assert found == [[("wal",)], [(1,)], [(1,)], [(VERSION,)], [(0,)]]


def test_a_name_with_signs_of_its_own_is_no_trouble(tmp_path: Path) -> None:
    folder = tmp_path / "Zoë's games? 100% #1"
    _fill(folder)
    opened = open_store(folder)
    assert opened.notes == ()
    assert opened.store.in_progress() is not None


def test_two_stores_of_one_file_do_not_disturb_each_other(tmp_path: Path) -> None:
    first, second = open_store(tmp_path), open_store(tmp_path)
    assert (first.notes, second.notes) == ((), ())
    play(first.store, SHORT, 1, most=10)
    _assert_playable(second.store)


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "text": lambda _: b"no database, but a letter to a friend. " * 200,
    "zeroes": lambda content: bytes(len(content)),
    "half a page": lambda content: content[:2000],
    "one page": lambda content: content[:4096],
    "zeroes in the middle": lambda content: content[:4096] + bytes(len(content) - 8192) + content[-4096:],
}


@pytest.mark.parametrize("most_pages_checked", [1000, 0], ids=["small", "large"])
@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_set_aside_and_a_fresh_one_begun(
    tmp_path: Path,
    now: Clock,
    monkeypatch: pytest.MonkeyPatch,
    damage: Callable[[bytes], bytes],
    most_pages_checked: int,
) -> None:
    monkeypatch.setattr(opening, "MOST_PAGES_CHECKED", most_pages_checked)
    path = _fill(tmp_path)
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    opened = open_store(tmp_path, now)
    assert [(note.kind, note.path.name) for note in opened.notes] == [(NoteKind.GAMES_BROKEN, ASIDE)]
    assert (tmp_path / ASIDE).read_bytes() == damaged
    assert opened.store.is_kept
    assert opened.store.in_progress() is None
    _assert_playable(opened.store)
    assert _names(tmp_path) == [FILE, ASIDE]


def _killed(source: Path, folder: Path) -> None:
    """Leave in *folder* what a program leaves that was killed with twenty moves in its log."""
    store = open_store(source).store
    play(store, SHORT, 1, most=20)
    for path in source.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    store.close()


def test_moves_in_the_log_of_a_killed_program_are_there(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    _killed(tmp_path_factory.mktemp("source"), tmp_path)
    assert f"{FILE}-wal" in _names(tmp_path)
    opened = open_store(tmp_path)
    assert opened.notes == ()
    stored = opened.store.in_progress()
    assert stored is not None
    assert stored.record.moves == moves_of(SHORT, 1)[:20]


def test_a_damaged_log_costs_no_more_than_what_was_in_it(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    _killed(tmp_path_factory.mktemp("source"), tmp_path)
    log = tmp_path / f"{FILE}-wal"
    log.write_bytes(log.read_bytes()[: log.stat().st_size * 3 // 4])
    opened = open_store(tmp_path)
    assert opened.notes == ()
    stored = opened.store.in_progress()
    assert stored is not None
    assert stored.record.moves == moves_of(SHORT, 1)[: len(stored.record.moves)]
    assert 0 < len(stored.record.moves) < 20


def test_the_log_of_a_file_that_was_lost_does_not_reach_the_fresh_one(
    tmp_path: Path, now: Clock, tmp_path_factory: pytest.TempPathFactory
) -> None:
    _killed(tmp_path_factory.mktemp("source"), tmp_path)
    (tmp_path / FILE).write_bytes(b"a letter to a friend. " * 5000)
    (tmp_path / f"{FILE}-wal").write_bytes(b"a postcard. " * 5000)
    opened = open_store(tmp_path, now)
    assert _kinds(opened) == [NoteKind.GAMES_BROKEN]
    assert opened.store.in_progress() is None
    _assert_playable(opened.store)
    assert _names(tmp_path)[0] == FILE
    assert all(name.startswith(ASIDE) for name in _names(tmp_path)[1:])


@pytest.mark.parametrize(
    ("seed", "most_pages_checked", "expected"),
    [
        (1, 1000, [NoteKind.GAMES_SALVAGED]),
        (1, 0, []),
        (2, 1000, [NoteKind.GAMES_BROKEN]),
        (2, 0, [NoteKind.GAMES_BROKEN]),
    ],
    ids=["finished", "finished, large", "in progress", "in progress, large"],
)
def test_of_a_large_file_the_moves_of_finished_games_are_not_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, most_pages_checked: int, expected: list[NoteKind]
) -> None:
    monkeypatch.setattr(opening, "MOST_PAGES_CHECKED", most_pages_checked)
    store = open_store(tmp_path).store
    play(store, SHORT, 1)
    play(store, SHORT, 2, most=110)
    store.close()
    content = (tmp_path / FILE).read_bytes()
    page = content.index(str(moves_of(SHORT, seed)[0]).encode()) // 4096 * 4096
    (tmp_path / FILE).write_bytes(content[:page] + bytes(4096) + content[page + 4096 :])
    assert _kinds(open_store(tmp_path)) == expected


def test_damage_that_is_met_in_a_large_file_is_mended_at_the_next_start(
    tmp_path: Path, now: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "MOST_PAGES_CHECKED", 0)
    store = open_store(tmp_path, now).store
    for seed in (1, 2, 3):
        play(store, LONG, seed)
    play(store, SHORT, 4, most=30)
    store.back_up()
    store.close()
    content = (tmp_path / FILE).read_bytes()
    page = content.index(str(moves_of(LONG, 2)[0]).encode()) // 4096 * 4096
    (tmp_path / FILE).write_bytes(content[:page] + bytes(4096) + content[page + 4096 :])
    opened = open_store(tmp_path, now)
    assert opened.notes == ()
    moves = moves_of(SHORT, 4)
    opened.store.append(4, [moves[30]], game_after(SHORT, moves[:30]), game_after(SHORT, moves[:31]))
    opened.store.back_up()
    opened.store.close()
    again = open_store(tmp_path, now)
    assert _kinds(again) == [NoteKind.GAMES_RESTORED]
    stored = again.store.in_progress()
    assert stored is not None
    assert stored.record.moves == moves[:31]
    assert statistics(again.store).overall.all.games == 3
    again.store.close()
    assert _kinds(open_store(tmp_path, now)) == []


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return _fill(tmp_path_factory.mktemp("filled"), most=20).read_bytes()


@pytest.mark.parametrize("place", range(0, 12 * 4096, 1013))
def test_wherever_bytes_are_wrong_the_start_leads_to_a_store(
    tmp_path: Path, now: Clock, filled: bytes, place: int
) -> None:
    assert place < len(filled)
    (tmp_path / FILE).write_bytes(filled[:place] + b"\xff" * 16 + filled[place + 16 :])
    opened = open_store(tmp_path, now)
    assert len(opened.notes) <= 1
    opened.store.in_progress()
    _assert_playable(opened.store)


@pytest.mark.parametrize(("place", "value"), [(18, 3), (18, 255), (60, 1), (61, 64), (62, 1)])
def test_a_heading_that_no_version_writes_is_damage(
    tmp_path: Path, now: Clock, filled: bytes, place: int, value: int
) -> None:
    (tmp_path / FILE).write_bytes(filled[:place] + bytes([value]) + filled[place + 1 :])
    opened = open_store(tmp_path, now)
    assert _kinds(opened) == [NoteKind.GAMES_SALVAGED]
    stored = opened.store.in_progress()
    assert stored is not None
    assert stored.record.moves == moves_of(SHORT, 1)[:20]
    _assert_playable(opened.store)


@pytest.mark.parametrize(
    ("word", "other"),
    [
        (b"SELECT RAISE(ABORT, 'a move", b"SELECT SAISE(ABORT, 'a move"),
        (b"rank() OVER", b"tank() OVER"),
        (b"CHECK (number >= 1)", b"CHECK (number >= 9)"),
    ],
    ids=["a trigger", "a view", "a check"],
)
def test_a_changed_word_in_what_the_tables_are_is_damage_that_costs_nothing(
    tmp_path: Path, now: Clock, filled: bytes, word: bytes, other: bytes
) -> None:
    assert word in filled
    (tmp_path / FILE).write_bytes(filled.replace(word, other, 1))
    opened = open_store(tmp_path, now)
    assert _kinds(opened) == [NoteKind.GAMES_SALVAGED]
    stored = opened.store.in_progress()
    assert stored is not None
    assert stored.record.moves == moves_of(SHORT, 1)[:20]
    _assert_playable(opened.store)


def test_a_table_that_somebody_added_is_no_damage(tmp_path: Path) -> None:
    _execute(_fill(tmp_path), "ANALYZE", "CREATE TABLE notes_of_mine (text TEXT)")
    opened = open_store(tmp_path)
    assert opened.notes == ()
    _assert_playable(opened.store)


def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    opened = open_store(tmp_path)
    assert opened.notes == ()
    _assert_playable(opened.store)


def _execute(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def test_another_programs_database_is_set_aside(tmp_path: Path, now: Clock) -> None:
    _execute(tmp_path / FILE, "CREATE TABLE recipes (name TEXT)")
    assert _kinds(open_store(tmp_path, now)) == [NoteKind.GAMES_BROKEN]
    assert sqlite3.connect(tmp_path / ASIDE).execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_database_without_one_of_its_tables_is_set_aside(tmp_path: Path, now: Clock) -> None:
    _execute(_fill(tmp_path), "DROP TABLE assists")
    opened = open_store(tmp_path, now)
    assert _kinds(opened) == [NoteKind.GAMES_SALVAGED]
    assert "assists" in opened.notes[0].detail
    stored = opened.store.in_progress()
    assert stored is not None
    assert stored.record.moves == moves_of(SHORT, 1)[:70]
    _assert_playable(opened.store)


def test_a_newer_programs_database_is_left_untouched(tmp_path: Path) -> None:
    path = _fill(tmp_path)
    _execute(path, f"PRAGMA user_version = {VERSION + 1}", "PRAGMA journal_mode = DELETE")
    content = path.read_bytes()
    opened = open_store(tmp_path)
    assert [(note.kind, note.path) for note in opened.notes] == [(NoteKind.GAMES_NEWER, path)]
    assert not opened.store.is_kept
    assert opened.store.in_progress() is None
    _assert_playable(opened.store)
    assert path.read_bytes() == content
    assert _names(tmp_path) == [FILE]


def test_in_a_folder_that_cannot_be_made_the_game_is_played_from_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper"):
        opened = open_store(folder)
        assert _kinds(opened) == [NoteKind.GAMES_NOT_KEPT]
        assert not opened.store.is_kept
        _assert_playable(opened.store)


def test_a_folder_in_the_place_of_the_file_means_memory(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    opened = open_store(tmp_path)
    assert _kinds(opened) == [NoteKind.GAMES_NOT_KEPT]
    _assert_playable(opened.store)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
def test_a_pipe_in_the_place_of_the_file_means_memory_and_no_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    opened = open_store(tmp_path)
    assert _kinds(opened) == [NoteKind.GAMES_NOT_KEPT]
    _assert_playable(opened.store)


def test_an_empty_folder_that_may_not_be_written_means_memory(shared_folder: Path, locked: Locked) -> None:
    with locked(shared_folder):
        opened = open_store(shared_folder)
        assert _kinds(opened) == [NoteKind.GAMES_NOT_KEPT]
        assert not opened.store.is_kept
        _assert_playable(opened.store)
    assert _names(shared_folder) == []


def test_a_game_in_a_folder_that_may_not_be_written_is_gone_on_with_from_memory(
    shared_folder: Path, locked: Locked
) -> None:
    path = _fill(shared_folder)
    content = path.read_bytes()
    with locked(shared_folder):
        opened = open_store(shared_folder)
        assert _kinds(opened) == [NoteKind.GAMES_NOT_KEPT]
        stored = opened.store.in_progress()
        assert stored is not None
        assert stored.record.moves == moves_of(SHORT, 1)[:70]
        _assert_playable(opened.store)
    assert path.read_bytes() == content


def test_a_damaged_file_in_a_folder_that_may_not_be_written_means_memory(shared_folder: Path, locked: Locked) -> None:
    (shared_folder / FILE).write_text("no database")
    with locked(shared_folder):
        opened = open_store(shared_folder)
        assert _kinds(opened) == [NoteKind.GAMES_NOT_KEPT]
        _assert_playable(opened.store)


def test_a_damaged_file_that_cannot_be_set_aside_means_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(_path: Path, _target: Path) -> None:
        raise PermissionError(13, "held by another program")

    (tmp_path / FILE).write_bytes(b"no database" * 1000)
    monkeypatch.setattr(Path, "rename", held)
    opened = open_store(tmp_path)
    assert _kinds(opened) == [NoteKind.GAMES_NOT_KEPT]
    assert "held by another program" in opened.notes[0].detail
    _assert_playable(opened.store)


@pytest.mark.skipif(os.name == "nt", reason="files have no modes here")
def test_a_file_that_may_only_be_read_in_an_open_folder_means_memory_with_its_games(shared_folder: Path) -> None:
    path = _fill(shared_folder)
    path.chmod(0o444)
    shared_folder.chmod(0o777)
    user = os.geteuid()
    try:
        if user == 0:
            os.seteuid(65534)
        opened = open_store(shared_folder)
        assert _kinds(opened) == [NoteKind.GAMES_NOT_KEPT]
        assert opened.store.in_progress() is not None
        _assert_playable(opened.store)
    finally:
        os.seteuid(user)


def test_a_file_that_another_program_holds_for_long_means_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)
    holder = sqlite3.connect(_fill(tmp_path), isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    opened = open_store(tmp_path)
    assert _kinds(opened) == [NoteKind.GAMES_NOT_KEPT]
    _assert_playable(opened.store)
    holder.close()

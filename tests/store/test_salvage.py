"""What can still be read in a damaged file goes on: games that replay, counted as before, beside what a copy has."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from hearts.core.moves import Deal
from hearts.core.rules import Rules
from hearts.store import salvage
from hearts.store.clock import Clock
from hearts.store.database import GameKind, Store
from hearts.store.notes import NoteKind
from hearts.store.opening import FILE_NAME, open_store
from hearts.store.salvage import found_games
from hearts.store.statistics import statistics
from tests.store.evenings import ONE_ROUND, SHORT, game_after, moves_of, play

PAGE = 4096
LONG = Rules(target=100)
Damage = Callable[[bytes], bytes]


def _fill(folder: Path) -> bytes:
    """Leave two finished games, one given up with a hint, a demo, and one in progress with an undo; return the file."""
    store = open_store(folder).store
    for seed in (1, 2):
        play(store, LONG, seed)
    given_up = play(store, SHORT, 3, most=30)
    store.note_hint(given_up, 1, 30)
    play(store, ONE_ROUND, 4, kind=GameKind.DEMO)
    game_id = play(store, SHORT, 5, most=100)
    store.cut(game_id, 80)
    store.close()
    return (folder / FILE_NAME).read_bytes()


def _page_of(content: bytes, text: str) -> int:
    return content.index(text.encode()) // PAGE * PAGE


def _without_page(content: bytes, at: int) -> bytes:
    return content[:at] + bytes(PAGE) + content[at + PAGE :]


def _opened(folder: Path, now: Clock, kind: NoteKind = NoteKind.GAMES_SALVAGED) -> Store:
    opened = open_store(folder, now)
    assert [note.kind for note in opened.notes] == [kind]
    assert opened.store.is_kept
    return opened.store


def _dump(store: Store) -> list[object]:
    tables = ("games", "players", "moves", "rounds", "assists")
    return [store.query(f"SELECT * FROM {table}") for table in tables]  # noqa: S608  our own names


def _resumed(store: Store) -> tuple[object, ...]:
    stored = store.in_progress()
    assert stored is not None
    assert stored.problem is None
    return stored.record.moves


HEADING: dict[str, Damage] = {
    "zeroes in the heading": lambda content: bytes(100) + content[100:],
    "the first page gone": lambda content: bytes(PAGE) + content[PAGE:],
    "another beginning": lambda content: b"%PDF-1.7\n" * 11 + content[99:],
    "an odd page size": lambda content: content[:16] + b"\x02\x00" + content[18:],
    "a few bytes too many": lambda content: bytes(20) + content[20:] + b"tail",
}


@pytest.mark.parametrize("damage", HEADING.values(), ids=HEADING)
def test_with_a_damaged_beginning_everything_comes_back_as_it_was(tmp_path: Path, now: Clock, damage: Damage) -> None:
    content = _fill(tmp_path)
    store = open_store(tmp_path).store
    expected = _dump(store)
    store.close()
    (tmp_path / FILE_NAME).write_bytes(damage(content))
    store = _opened(tmp_path, now)
    assert _dump(store) == expected
    store.close()
    assert open_store(tmp_path).notes == ()


def test_a_game_of_which_moves_are_lost_costs_no_other(tmp_path: Path, now: Clock) -> None:
    content = _fill(tmp_path)
    damaged = _without_page(content, _page_of(content, str(moves_of(LONG, 1)[100])))
    (tmp_path / FILE_NAME).write_bytes(damaged)
    store = _opened(tmp_path, now)
    figures = statistics(store).overall
    assert (figures.all.games, figures.all.given_up, figures.demo_games) == (1, 1, 1)
    assert _resumed(store) == moves_of(SHORT, 5)[:80]
    store.close()


def test_of_the_game_in_progress_the_moves_before_the_damage_go_on(tmp_path: Path, now: Clock) -> None:
    store = open_store(tmp_path).store
    moves = moves_of(LONG, 1)
    play(store, LONG, 1, most=400)
    store.close()
    content = (tmp_path / FILE_NAME).read_bytes()
    last_deal = max((move for move in moves[:400] if isinstance(move, Deal)), key=moves.index)
    (tmp_path / FILE_NAME).write_bytes(_without_page(content, _page_of(content, str(last_deal))))
    store = _opened(tmp_path, now)
    found = _resumed(store)
    assert 57 < len(found) < 400
    assert found == moves[: len(found)]
    store.close()


def test_a_file_that_is_cut_off_gives_what_came_before(tmp_path: Path, now: Clock) -> None:
    content = _fill(tmp_path)
    (tmp_path / FILE_NAME).write_bytes(content[: 18 * PAGE])
    store = _opened(tmp_path, now)
    assert statistics(store).overall.all.games == 1
    store.close()


@pytest.mark.parametrize("kept", [0.5, 0.99])
def test_of_a_small_file_that_is_cut_off_the_game_goes_on(tmp_path: Path, now: Clock, kept: float) -> None:
    store = open_store(tmp_path).store
    play(store, SHORT, 1, most=70)
    store.close()
    content = (tmp_path / FILE_NAME).read_bytes()
    (tmp_path / FILE_NAME).write_bytes(content[: int(len(content) * kept)])
    store = _opened(tmp_path, now)
    assert _resumed(store) == moves_of(SHORT, 1)[:70]
    store.close()


def test_moves_in_the_log_of_a_killed_program_are_found_behind_a_damaged_beginning(
    tmp_path: Path, now: Clock, tmp_path_factory: pytest.TempPathFactory
) -> None:
    source = tmp_path_factory.mktemp("source")
    _fill(source)
    store = open_store(source).store
    moves = moves_of(SHORT, 5)
    store.append(5, moves[80:90], game_after(SHORT, moves[:80]), game_after(SHORT, moves[:90]))
    for path in source.glob(f"{FILE_NAME}*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    store.close()
    (tmp_path / FILE_NAME).write_bytes(bytes(100) + (tmp_path / FILE_NAME).read_bytes()[100:])
    store = _opened(tmp_path, now)
    assert _resumed(store) == moves[:90]
    store.close()


def test_a_log_without_its_file_gives_what_is_in_it(
    tmp_path: Path, now: Clock, tmp_path_factory: pytest.TempPathFactory
) -> None:
    source = tmp_path_factory.mktemp("source")
    store = open_store(source).store
    play(store, SHORT, 1, most=20)
    log = f"{FILE_NAME}-wal"
    (tmp_path / log).write_bytes((source / log).read_bytes())
    store.close()
    store = _opened(tmp_path, now)
    assert _resumed(store) == moves_of(SHORT, 1)[:20]
    store.close()


def test_a_copy_takes_the_place_and_what_came_after_it_is_added(tmp_path: Path, now: Clock) -> None:
    store = open_store(tmp_path, now).store
    play(store, SHORT, 1)
    game_id = play(store, SHORT, 2, most=40)
    store.back_up()
    moves = moves_of(SHORT, 2)
    store.append(game_id, moves[40:], game_after(SHORT, moves[:40]), game_after(SHORT, moves))
    play(store, SHORT, 3, most=25)
    store.close()
    content = (tmp_path / FILE_NAME).read_bytes()
    (tmp_path / FILE_NAME).write_bytes(bytes(100) + content[100:])
    store = _opened(tmp_path, now, NoteKind.GAMES_RESTORED)
    assert store.query("SELECT id, seed, state FROM games") == [
        (1, 1, "finished"),
        (2, 2, "finished"),
        (3, 3, "playing"),
    ]
    assert statistics(store).overall.all.games == 2
    assert _resumed(store) == moves_of(SHORT, 3)[:25]
    store.close()


def test_what_the_copy_has_is_not_stored_twice(tmp_path: Path, now: Clock) -> None:
    store = open_store(tmp_path, now).store
    play(store, SHORT, 1)
    play(store, SHORT, 2, most=40)
    store.back_up()
    expected = _dump(store)
    store.close()
    content = (tmp_path / FILE_NAME).read_bytes()
    (tmp_path / FILE_NAME).write_bytes(bytes(100) + content[100:])
    store = _opened(tmp_path, now, NoteKind.GAMES_RESTORED)
    assert _dump(store) == expected
    store.close()


def test_games_of_a_damaged_file_that_cannot_be_set_aside_go_on_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(_path: Path, _target: Path) -> None:
        raise PermissionError(13, "held by another program")

    (tmp_path / FILE_NAME).write_bytes(bytes(100) + _fill(tmp_path)[100:])
    monkeypatch.setattr(Path, "rename", held)
    opened = open_store(tmp_path)
    assert [note.kind for note in opened.notes] == [NoteKind.GAMES_NOT_KEPT]
    assert _resumed(opened.store) == moves_of(SHORT, 5)[:80]
    assert statistics(opened.store).overall.all.games == 2


def test_moves_that_are_out_of_order_are_damage(tmp_path: Path, now: Clock) -> None:
    store = open_store(tmp_path).store
    play(store, SHORT, 1, most=40)
    store.close()
    content = (tmp_path / FILE_NAME).read_bytes()
    move = str(moves_of(SHORT, 1)[30]).encode()
    assert content.count(b"\x1f" + move) == 1, "the number of a move does not lie before it"
    (tmp_path / FILE_NAME).write_bytes(content.replace(b"\x1f" + move, b"\x63" + move))
    store = _opened(tmp_path, now)
    moves = moves_of(SHORT, 1)
    assert _resumed(store) == moves[:30]
    store.append(1, [moves[30]], game_after(SHORT, moves[:30]), game_after(SHORT, moves[:31]))
    assert _resumed(store) == moves[:31]
    store.close()


def test_what_can_be_read_in_copies_that_are_damaged_too_goes_on(tmp_path: Path, now: Clock) -> None:
    store = open_store(tmp_path, now).store
    play(store, SHORT, 1)
    play(store, SHORT, 2, most=40)
    store.back_up()
    store.close()
    (tmp_path / FILE_NAME).write_bytes(b"a letter. " * 2000)
    (copy,) = (tmp_path / "backups").iterdir()
    copy.write_bytes(bytes(100) + copy.read_bytes()[100:])
    store = _opened(tmp_path, now)
    assert _resumed(store) == moves_of(SHORT, 2)[:40]
    assert statistics(store).overall.all.games == 1
    store.close()


def test_the_damaged_file_stays_as_it_was(tmp_path: Path, now: Clock) -> None:
    damaged = bytes(100) + _fill(tmp_path)[100:]
    (tmp_path / FILE_NAME).write_bytes(damaged)
    opened = open_store(tmp_path, now)
    assert opened.notes[0].path.read_bytes() == damaged
    opened.store.close()


def test_what_is_counted_follows_from_the_moves_alone(tmp_path: Path, now: Clock) -> None:
    _fill(tmp_path)
    store = open_store(tmp_path).store
    expected = statistics(store)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE rounds SET south = north, north = south")
    content = (tmp_path / FILE_NAME).read_bytes()
    (tmp_path / FILE_NAME).write_bytes(bytes(100) + content[100:])
    store = _opened(tmp_path, now)
    assert statistics(store) == expected
    store.close()


def test_a_game_said_to_be_finished_without_its_last_moves_is_not_counted(tmp_path: Path, now: Clock) -> None:
    _fill(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE games SET state = 'finished', ended = 'now' WHERE state = 'playing'")
    content = (tmp_path / FILE_NAME).read_bytes()
    (tmp_path / FILE_NAME).write_bytes(bytes(100) + content[100:])
    store = _opened(tmp_path, now)
    assert statistics(store).overall.all.games == 2
    assert store.in_progress() is None
    store.close()


@pytest.mark.parametrize("content", [b"", b"a letter. " * 2000, bytes(200_000)])
def test_where_nothing_is_nothing_is_found(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    assert found_games(tmp_path / FILE_NAME) == []


def test_what_is_too_large_to_be_games_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _fill(tmp_path)
    assert len(found_games(tmp_path / FILE_NAME)) == 5
    monkeypatch.setattr(salvage, "LARGEST", 5000)
    assert found_games(tmp_path / FILE_NAME) == []


def test_pages_that_lead_in_a_circle_are_not_read_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(salvage, "MOST_LOOKS", 2)
    monkeypatch.setattr(salvage, "STEPS_A_LOOK", 20_000)
    content = bytearray(_fill(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        ((root,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'").fetchall()
    at = (root - 1) * PAGE
    cells = int.from_bytes(content[at + 3 : at + 5])
    assert content[at] == 2, "the first page of the moves has no others below it"
    for number in range(cells):  # every way down leads back to the top
        cell = at + int.from_bytes(content[at + 12 + 2 * number : at + 14 + 2 * number])
        content[cell : cell + 4] = root.to_bytes(4)
    content[at + 8 : at + 12] = root.to_bytes(4)
    (tmp_path / FILE_NAME).write_bytes(bytes(content))
    assert all(len(game.record.moves) < 100 for game in found_games(tmp_path / FILE_NAME))

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from hearts.store.schema import APPLICATION_ID, MIGRATIONS, VERSION, ForeignSchemaError, NewerSchemaError, migrate

DEAL = "deal " + " ".join(rank + suit for suit in "CDSH" for rank in "23456789TJQKA")
STEP = "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'"
A_GAME = (
    "INSERT INTO games (id, kind, level, rules, seed, started) VALUES ({}, '{}', 'normal', 'target=100', 7, 'then')"
)


def _connect() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    """A database with one game of the person's, one move and its round scored."""
    with closing(_connect()) as connection:
        migrate(connection)
        connection.execute(A_GAME.format(1, "person"))
        connection.execute("INSERT INTO moves VALUES (1, 1, 1, ?)", (DEAL,))
        connection.execute("INSERT INTO rounds VALUES (1, 1, 1, 26, 0, 0, 0, NULL, 0, 0)")
        connection.execute("INSERT INTO assists (game_id, round_no, kind, number, noted) VALUES (1, 1, 'hint', 1, 'x')")
        yield connection


def test_a_new_database_gets_the_newest_version_and_our_mark() -> None:
    with closing(_connect()) as connection:
        migrate(connection)
        assert _pragma(connection, "user_version") == VERSION == 1
        assert _pragma(connection, "application_id") == APPLICATION_ID


def test_migrating_again_changes_nothing(connection: sqlite3.Connection) -> None:
    before = list(connection.iterdump())
    migrate(connection)
    assert list(connection.iterdump()) == before


def test_an_older_database_is_brought_on_with_its_games(connection: sqlite3.Connection) -> None:
    migrate(connection, (*MIGRATIONS, STEP))
    assert _pragma(connection, "user_version") == 2
    assert connection.execute("SELECT seed, mood FROM games").fetchall() == [(7, "calm")]


def test_a_step_that_fails_leaves_everything_as_it_was(connection: sqlite3.Connection) -> None:
    before = list(connection.iterdump())
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        migrate(connection, (*MIGRATIONS, f"{STEP}; DROP TABLE nowhere"))
    assert not connection.in_transaction
    assert list(connection.iterdump()) == before
    assert _pragma(connection, "user_version") == 1


def test_steps_before_one_that_fails_stay(connection: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (*MIGRATIONS, STEP, "DROP TABLE nowhere"))
    assert _pragma(connection, "user_version") == 2


def test_a_newer_database_is_refused_untouched(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = list(connection.iterdump())
    with pytest.raises(NewerSchemaError):
        migrate(connection)
    assert list(connection.iterdump()) == before


@pytest.mark.parametrize("pragmas", [[], ["user_version = 1"], ["application_id = 17", "user_version = 1"]])
def test_another_programs_database_is_refused_untouched(pragmas: list[str]) -> None:
    with closing(_connect()) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")
        with pytest.raises(ForeignSchemaError):
            migrate(connection)
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        (A_GAME.format(2, "person"), "UNIQUE"),
        (A_GAME.format(2, "guest"), "CHECK"),
        ("UPDATE games SET state = 'finished'", "CHECK"),
        ("UPDATE games SET ended = 'now'", "CHECK"),
        ("UPDATE games SET seed = 'seven'", "CHECK"),
        ("UPDATE games SET rules = ''", "CHECK"),
        ("INSERT INTO players VALUES (1, 4, 'easy', 'Fifth')", "CHECK"),
        ("INSERT INTO players VALUES (9, 0, 'easy', 'Nobody')", "FOREIGN KEY"),
        ("INSERT INTO moves VALUES (1, 3, 1, 'play S 2C')", "a move before this one is missing"),
        ("INSERT INTO moves VALUES (1, 1, 1, 'play S 2C')", "a move before this one is missing"),
        ("INSERT INTO moves VALUES (9, 1, 1, 'play S 2C')", "FOREIGN KEY"),
        ("INSERT INTO moves VALUES (1, 2, 0, 'play S 2C')", "CHECK"),
        ("INSERT INTO moves VALUES (1, 2, 1, 'play S 1C')", "CHECK"),
        ("INSERT INTO moves VALUES (1, 2, 1, 'play S 2C ')", "CHECK"),
        ("INSERT INTO moves VALUES (1, 2, 1, 'pass S 2C 3C')", "CHECK"),
        ("INSERT INTO moves VALUES (1, 2, 1, 'deal 2C')", "CHECK"),
        ("INSERT INTO moves VALUES (1, 2, 1, 'resign')", "CHECK"),
        ("INSERT INTO rounds VALUES (1, 2, 9, 26, 0, 0, 0, NULL, 0, 0)", "FOREIGN KEY"),
        ("INSERT INTO rounds VALUES (1, 2, 1, 26, 0, 0, 0, NULL, 0, 0)", "UNIQUE"),
        ("UPDATE rounds SET south = 25", "CHECK"),
        ("UPDATE rounds SET west = 26, north = 26", "CHECK"),
        ("UPDATE rounds SET shooter = 1", "CHECK"),
        ("UPDATE rounds SET queen = 4", "CHECK"),
        ("UPDATE rounds SET jack = NULL", "NOT NULL"),
        ("INSERT INTO assists (game_id, round_no, kind, number, noted) VALUES (1, 1, 'peek', 1, 'x')", "CHECK"),
        ("UPDATE assists SET round_no = 2", "assists are only added"),
        ("DELETE FROM assists", "assists are only added"),
    ],
)
def test_a_row_that_no_game_can_have_is_refused(connection: sqlite3.Connection, sql: str, why: str) -> None:
    before = list(connection.iterdump())
    with pytest.raises(sqlite3.IntegrityError, match=why):
        connection.execute(sql)
    assert list(connection.iterdump()) == before


@pytest.mark.parametrize(
    "sql",
    [
        A_GAME.format(2, "demo"),
        "UPDATE games SET state = 'abandoned', ended = 'now'",
        "INSERT INTO moves VALUES (1, 2, 1, 'play S 2C')",
        "INSERT INTO moves VALUES (1, 2, 1, 'pass E 2C 3C QS')",
        "INSERT INTO moves VALUES (1, 2, 1, 'score add')",
        "UPDATE rounds SET south = 16",
        "UPDATE rounds SET south = 0, west = 26, north = 26, east = 26, shooter = 0",
        "UPDATE rounds SET south = -36, shooter = 0",
    ],
)
def test_a_row_that_a_game_can_have_is_taken(connection: sqlite3.Connection, sql: str) -> None:
    assert connection.execute(sql).rowcount == 1


def test_a_game_that_has_ended_takes_no_more_moves(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE games SET state = 'finished', ended = 'now'")
    with pytest.raises(sqlite3.IntegrityError, match="the game has ended"):
        connection.execute("INSERT INTO moves VALUES (1, 2, 1, 'play S 2C')")


def test_a_round_goes_with_the_move_that_scored_it(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM moves")
    assert connection.execute("SELECT count(*) FROM rounds").fetchone() == (0,)


def test_a_game_removed_as_a_whole_takes_all_of_its_rows(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM games")
    assert [line for line in connection.iterdump() if line.startswith("INSERT INTO") and "sqlite_" not in line] == []


def test_seats_with_the_same_total_share_their_place(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE games SET state = 'finished', ended = 'now'")
    connection.execute("UPDATE rounds SET south = 13, west = 0, north = 13, east = 0")
    finals = connection.execute("SELECT seat, total, place FROM finals ORDER BY seat").fetchall()
    assert finals == [(0, 13, 3), (1, 0, 1), (2, 13, 3), (3, 0, 1)]


def test_a_game_in_progress_has_no_finals(connection: sqlite3.Connection) -> None:
    assert connection.execute("SELECT * FROM finals").fetchall() == []

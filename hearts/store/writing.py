"""The statements that write a game, each for the middle of a transaction; ``database`` begins and ends that."""

import sqlite3
from collections.abc import Iterable

from hearts.core.game import Game, Over
from hearts.core.moves import Move
from hearts.core.record import Record
from hearts.core.seats import SEATS
from hearts.store.clock import Clock
from hearts.store.rows import level_of, move_rows, round_rows


def insert_game(connection: sqlite3.Connection, record: Record, kind: str, started: str, number: int | None) -> int:
    """Store a game in progress without its moves, as *number* if that is given; return its number."""
    inserted = connection.execute(
        "INSERT INTO games (id, kind, level, rules, seed, started) VALUES (?, ?, ?, ?, ?, ?)",
        (number, kind, level_of(record), str(record.rules), record.seed, started),
    )
    game_id = int(inserted.lastrowid or 0)
    connection.executemany(
        "INSERT INTO players (game_id, seat, level, name) VALUES (?, ?, ?, ?)",
        [(game_id, int(seat), record.players[seat].level, record.players[seat].name) for seat in SEATS],
    )
    return game_id


def add_moves(
    connection: sqlite3.Connection, game_id: int, moves: Iterable[Move], before: Game, after: Game, now: Clock
) -> None:
    """Store *moves*, which lead from *before* to *after*, and what follows from them."""
    connection.executemany(
        "INSERT INTO moves (game_id, number, round_no, text) VALUES (?, ?, ?, ?)",
        [(game_id, row.number, row.round_no, row.text) for row in move_rows(moves, before)],
    )
    connection.executemany(
        "INSERT INTO rounds (game_id, round_no, after_move, south, west, north, east, shooter, queen, jack)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (game_id, row.round_no, row.after_move, *row.scores, row.shooter, row.queen, row.jack)
            for row in round_rows(after, already=len(before.rounds))
        ],
    )
    if isinstance(after.stage, Over):
        connection.execute("UPDATE games SET state = 'finished', ended = ? WHERE id = ?", (now(), game_id))


def count_moves(connection: sqlite3.Connection, game_id: int) -> int:
    """Return how many moves of the game are stored."""
    row = connection.execute("SELECT coalesce(max(number), 0) FROM moves WHERE game_id = ?", (game_id,)).fetchone()
    return int(row[0])


def cut_moves(connection: sqlite3.Connection, game_id: int, keep: int, now: Clock) -> None:
    """Undo: keep the first *keep* moves and note with the round of the next that it happened."""
    round_no = _round_of(connection, game_id, keep + 1)
    remove_moves(connection, game_id, keep)
    note_assist(connection, game_id, round_no, "undo", keep, now())


def remove_moves(connection: sqlite3.Connection, game_id: int, keep: int) -> None:
    """Remove all moves but the first *keep* and what followed from the others."""
    # the rounds that the removed moves scored go with them, by their foreign key
    connection.execute("DELETE FROM moves WHERE game_id = ? AND number > ?", (game_id, keep))
    connection.execute(
        "UPDATE games SET state = 'playing', ended = NULL WHERE id = ? AND state = 'finished'", (game_id,)
    )


def note_assist(
    connection: sqlite3.Connection, game_id: int, round_no: int, kind: str, number: int, moment: str
) -> None:
    """Note for good that an undo or a hint came after *number* moves."""
    connection.execute(
        "INSERT INTO assists (game_id, round_no, kind, number, noted) VALUES (?, ?, ?, ?, ?)",
        (game_id, round_no, kind, number, moment),
    )


def _round_of(connection: sqlite3.Connection, game_id: int, number: int) -> int:
    """Return the round of move *number*, of the last move where there is none of that number."""
    row = connection.execute(
        "SELECT coalesce(max(round_no), 1) FROM moves WHERE game_id = ? AND number <= ?", (game_id, number)
    ).fetchone()
    return int(row[0])

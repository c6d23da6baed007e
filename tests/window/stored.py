"""What the game has stored, read beside the running program and without touching it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from hearts.core.game import Game
from hearts.core.record import HEADING, Record, parse_record, replay
from hearts.core.seats import SEATS
from hearts.store.clock import utc_now
from hearts.store.database import Store
from hearts.store.notes import StoreError
from hearts.store.opening import FILE_NAME


class StoredGames:
    """The games in *folder*; a file that is not there yet holds none."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE_NAME

    @property
    def states(self) -> list[str]:
        """How each game of the person's stands: playing, finished or abandoned, the oldest first."""
        return [str(state) for (state,) in self._query("SELECT state FROM games WHERE kind = 'person' ORDER BY id")]

    @property
    def record(self) -> Record:
        """The record of the person's newest game."""
        ((game_id, rules, seed),) = self._query(
            "SELECT id, rules, seed FROM games WHERE kind = 'person' ORDER BY id DESC LIMIT 1"
        )
        players = self._query(f"SELECT level, name FROM players WHERE game_id = {game_id} ORDER BY seat")  # noqa: S608
        moves = self._query(f"SELECT text FROM moves WHERE game_id = {game_id} ORDER BY number")  # noqa: S608
        seated = [f"player {seat.letter} {level} {name}" for seat, (level, name) in zip(SEATS, players, strict=True)]
        lines = [HEADING, f"rules {rules}", f"seed {seed}", *seated, *(str(text) for (text,) in moves)]
        record, problem = parse_record("\n".join(lines))
        assert problem is None, problem
        return record

    @property
    def game(self) -> Game:
        """The person's newest game, as it is stored."""
        record = self.record
        return replay(record.rules, record.moves).game

    @property
    def made(self) -> int:
        """How many moves the newest game has; 0 where there is no game."""
        newest = "(SELECT max(id) FROM games WHERE kind = 'person')"
        rows = self._query(f"SELECT coalesce(max(number), 0) FROM moves WHERE game_id = {newest}")  # noqa: S608
        return int(str(rows[0][0])) if rows else 0

    def _query(self, sql: str) -> list[tuple[object, ...]]:
        if not self._file.exists():
            return []
        address = f"{self._file.absolute().as_uri()}?mode=ro"
        try:
            with closing(sqlite3.connect(address, uri=True, timeout=5, isolation_level=None)) as connection:
                return [tuple(row) for row in Store(connection, self._file, utc_now, is_kept=False).query(sql)]
        except (sqlite3.OperationalError, StoreError):  # locked, or its tables are just being made
            return []

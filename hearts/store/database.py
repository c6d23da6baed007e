"""The stored games: every accepted move, and everything that follows from it, in one transaction.

``opening`` makes a Store from a folder; ``statistics`` asks it. Knows no table and no sentence.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final

from hearts.core.game import Game
from hearts.core.moves import Move
from hearts.core.record import PERSON, Player, Record, parse_moves, replay
from hearts.core.rules import Rules
from hearts.store.backups import back_up, forget_backups
from hearts.store.clock import Clock
from hearts.store.notes import StoreError, Trouble
from hearts.store.rows import moves_made
from hearts.store.salvage import FoundGame, take_in
from hearts.store.settings import LEVELS
from hearts.store.syncing import Syncer
from hearts.store.writing import add_moves, count_moves, cut_moves, insert_game, note_assist, remove_moves

REFUSALS: Final = (sqlite3.Error, UnicodeError, OverflowError)
"""What is raised for a database that cannot do what is asked; of a damaged one even the message may be unreadable."""

Value = int | str | None
Row = tuple[Value, ...]
Extent = tuple[int, ...]
NOTHING: Final[Extent] = (0, 0, 0)
_EXTENT: Final = "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM moves), (SELECT count(*) FROM assists)"
Retry = Callable[[sqlite3.Connection, Extent], sqlite3.Connection]
"""Takes the games in memory to the file, if that holds no others than those of the extent, and returns the way to it.

It raises what it meets where that cannot be done.
"""


class GameKind(Enum):
    """Whose game it is; a demo's is never counted as the person's."""

    PERSON = "person"
    DEMO = "demo"


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game to go on with. *problem* says what was wrong after the moves in *record*, if anything."""

    game_id: int
    record: Record
    problem: str | None = None


class Store:
    """The stored games behind one open connection; every method that writes does so whole or not at all.

    All of them raise StoreError where the database cannot be used; nothing has changed then and the same may be tried
    again. *is_kept* is False where the games are in memory only; with *retry* each write first tries to change that.
    """

    def __init__(
        self, connection: sqlite3.Connection, path: Path, now: Clock, *, is_kept: bool, retry: Retry | None = None
    ) -> None:
        self._connection = connection
        self._now = now
        self._retry = retry
        self._file = _file_at(path) if is_kept else None
        self._syncer = Syncer(path)
        self._base = NOTHING if is_kept or retry is None else extent(connection)
        self.path = path
        self.is_kept = is_kept

    def begin(self, record: Record, kind: GameKind) -> int:
        """Store a new game with the moves it has; a person's game gives up the one in progress. Return its number."""
        replayed = replay(record.rules, record.moves)
        if replayed.problem is not None:
            raise ValueError(replayed.problem)
        with self._writing() as connection:
            if kind is GameKind.PERSON:
                connection.execute(
                    "UPDATE games SET state = 'abandoned', ended = ? WHERE kind = 'person' AND state = 'playing'",
                    (self._now(),),
                )
            game_id = insert_game(connection, record, kind.value, self._now(), None)
            add_moves(connection, game_id, record.moves, Game(record.rules), replayed.game, self._now)
        return game_id

    def append(self, game_id: int, moves: Sequence[Move], before: Game, after: Game) -> None:
        """Store *moves*, which lead from *before* to *after*, and what follows from them: rounds, the end.

        Moves stored beyond *before* are those of an undo that could not be stored in its time; they go now.
        """
        with self._writing() as connection:
            made = moves_made(before)
            if count_moves(connection, game_id) > made:
                cut_moves(connection, game_id, made, self._now)
            add_moves(connection, game_id, moves, before, after, self._now)

    def cut(self, game_id: int, keep: int) -> None:
        """Undo: keep the first *keep* moves, forget what followed from the others, note that it happened."""
        with self._writing() as connection:
            cut_moves(connection, game_id, keep, self._now)

    def note_hint(self, game_id: int, round_no: int, number: int) -> None:
        """Note for good that a hint was given in round *round_no* after *number* moves."""
        with self._writing() as connection:
            note_assist(connection, game_id, round_no, "hint", number, self._now())

    def abandon(self, game_id: int) -> None:
        """Give the game up, if it is still in progress."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE games SET state = 'abandoned', ended = ? WHERE id = ? AND state = 'playing'",
                (self._now(), game_id),
            )

    def take_in(self, games: Sequence[FoundGame]) -> int:
        """Store *games* that were found elsewhere, but for those that are here as far; return how many."""
        with self._writing() as connection:
            return take_in(connection, games, self._now)

    def forget_ended(self) -> None:
        """Remove the person's games that have ended, with all that belongs to them; one in progress and demos stay."""
        with self._writing() as connection:
            connection.execute("DELETE FROM games WHERE kind = 'person' AND state <> 'playing'")
        if self.is_kept:
            forget_backups(self.path.parent)

    def in_progress(self) -> StoredGame | None:
        """Return the person's game to go on with; of a damaged one its good moves, the others are removed."""
        found = self.query("SELECT id, rules, seed FROM games WHERE kind = 'person' AND state = 'playing'")
        if not found:
            return None
        game_id, rules_text, seed = found[0]
        try:
            record = self._head(int(game_id or 0), str(rules_text), int(seed or 0))
        except ValueError:
            return None
        moves, problem = self._moves(int(game_id or 0))
        replayed = replay(record.rules, moves)
        problem = replayed.problem or problem
        stored = StoredGame(int(game_id or 0), replace(record, moves=moves[: replayed.good]), problem)
        if problem is not None:
            with self._writing() as connection:
                remove_moves(connection, stored.game_id, replayed.good)
        return stored

    def query(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Return the rows that *sql* finds; for reading only."""
        try:
            return self._connection.execute(sql, values).fetchall()
        except REFUSALS as refused:
            self._suspect(refused)
            raise StoreError(Trouble.GAME_NOT_READ, self.path, str(refused)) from refused

    @property
    def is_safe(self) -> bool:
        """Whether the disk has not refused what was stored."""
        return not self._syncer.has_failed

    def checkpoint(self) -> None:
        """Bring the log into the one file, in the time that the disk takes; return at once."""
        if self.is_kept:
            self._syncer.ask(into_file=True)

    def wait_for_disk(self, seconds: float) -> bool:
        """Wait up to *seconds* and return whether all that was stored outlasts a power cut."""
        return self._syncer.wait(seconds) and self.is_safe

    def back_up(self) -> None:
        """Keep a copy of what has been stored, if anything has: for a moment in which nobody waits."""
        if self.is_kept and self._connection.total_changes > 0:
            try:
                back_up(self._connection, self.path.parent, self._now)
            except OSError:
                pass  # the copies that there are stay
            except REFUSALS as refused:
                self._suspect(refused)

    def close(self) -> None:
        """Bring everything into the one file and let go of it; what was stored is stored even where this fails."""
        self._syncer.stop()
        with suppress(*REFUSALS):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        self._find_file()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
                if self.is_kept:
                    self._syncer.ask()
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
        except REFUSALS as refused:
            self._suspect(refused)
            raise StoreError(Trouble.GAME_NOT_KEPT, self.path, str(refused)) from refused

    def _suspect(self, error: Exception) -> None:
        """Have the next start look at everything where *error* says that something is damaged."""
        if self.is_kept and is_damage(error):
            with suppress(OSError):
                suspect_mark(self.path).touch()

    def _find_file(self) -> None:
        """Go back to the file where the games are in memory; raise StoreError where the file has just vanished."""
        if self._retry is None:
            return
        vanished = self.is_kept and self._file != (there := _file_at(self.path))
        if vanished and there is not None:
            raise StoreError(Trouble.GAME_NOT_KEPT, self.path, "another file lies in its place")
        if self.is_kept and not vanished:
            return
        try:
            if vanished:
                self._take_to_memory()
            fresh = self._retry(self._connection, self._base)
        except (StoreError, *REFUSALS, OSError) as refused:
            if vanished:
                raise StoreError(Trouble.GAME_NOT_KEPT, self.path, f"vanished; {refused}") from refused
            return
        self._connection.close()
        self._connection, self._file, self.is_kept = fresh, _file_at(self.path), True

    def _take_to_memory(self) -> None:
        # the file is open still; closed only now, since closing removes the log of that name
        memory = sqlite3.connect(":memory:", isolation_level=None)
        self._connection.backup(memory)
        memory.text_factory = self._connection.text_factory
        self._base = extent(memory)
        memory.execute("PRAGMA foreign_keys = ON")
        self._connection.close()
        self._connection, self.is_kept = memory, False

    def _head(self, game_id: int, rules: str, seed: int) -> Record:
        rows = self.query("SELECT level, name FROM players WHERE game_id = ? ORDER BY seat", (game_id,))
        south, west, north, east = (Player(str(level), str(name)) for level, name in rows)
        if not {south.level, west.level, north.level, east.level} <= {PERSON, *LEVELS}:
            raise ValueError("somebody plays at a level that this version does not have")
        return Record(Rules.parse(rules), seed, (south, west, north, east))

    def _moves(self, game_id: int) -> tuple[tuple[Move, ...], str | None]:
        rows = self.query("SELECT number, text FROM moves WHERE game_id = ? ORDER BY number", (game_id,))
        texts = [str(text) for place, (number, text) in enumerate(rows, 1) if number == place]
        moves, problem = parse_moves(texts)
        if problem is None and len(texts) < len(rows):
            problem = f"move {len(texts) + 1}: missing"
        return moves, problem


def is_damage(error: Exception) -> bool:
    """Whether *error* says that the file is not as it was written."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def suspect_mark(path: Path) -> Path:
    """Return the file whose being there makes the next start look at all of the database at *path*."""
    return path.with_name(f"{path.name}.suspect")


def extent(connection: sqlite3.Connection) -> Extent:
    """Return how much is stored, to tell whether anybody else has stored anything."""
    return tuple(connection.execute(_EXTENT).fetchone())


def _file_at(path: Path) -> tuple[int, int] | None:
    """Return what tells the file at *path* from any other that may come to lie there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino

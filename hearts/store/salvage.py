"""What can still be read in a damaged file of games: every game of it whose rules, players and moves make a game.

Only reads, and only copies of the file. Knows no Store; ``opening`` puts what is found beside what there is.
"""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

from hearts.core.game import Game, Over
from hearts.core.record import PERSON, Player, Record, parse_moves, replay
from hearts.core.rules import Rules
from hearts.store.clock import Clock
from hearts.store.files import scratch_folder
from hearts.store.schema import migrate
from hearts.store.settings import LEVELS
from hearts.store.writing import add_moves, count_moves, insert_game, note_assist

UNREADABLE: Final = (sqlite3.Error, UnicodeError, OverflowError, ValueError, TypeError)
LOG_SUFFIX: Final = "-wal"
PAGE: Final = 4096
VALID_FOR: Final = slice(92, 96)  # of the heading; where it does not fit, SQLite counts the pages itself
FORMATS: Final = slice(18, 20)
WITH_LOG: Final = b"\x02\x02"
LARGEST: Final = 64_000_000  # bytes, of some ten thousand games; whatever is larger is another program's
STEPS_A_LOOK: Final = 1_000_000  # of SQLite's own
MOST_LOOKS: Final = 40  # for one copy; pages that lead in a circle would be read for ever
MOST_GAMES: Final = 20_000  # looked for one by one where the list of them is broken

KINDS: Final = ("person", "demo")
WHO: Final = frozenset({PERSON, *LEVELS})

Row = tuple[object, ...]
Assist = tuple[int, str, int, str]
"""The round, undo or hint, after how many moves, and when."""


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game that was found, with the number it had; *record* has only moves that lead to one another, to *game*."""

    number: int
    kind: str
    state: str
    started: str
    ended: str | None
    record: Record
    game: Game
    assists: tuple[Assist, ...] = ()


@dataclass(slots=True)
class _Rows:
    """The rows of one game as they were read, the moves up to the first that was not."""

    game: Row
    players: list[Row] = field(default_factory=list)
    moves: list[Row] = field(default_factory=list)
    assists: list[Row] = field(default_factory=list)


def found_games(path: Path) -> list[FoundGame]:
    """Return the games that can be read in the damaged file at *path*, in their order, which may be none."""
    found: dict[int, _Rows] = {}
    with suppress(OSError, *UNREADABLE), scratch_folder() as scratch:
        for copy in () if scratch is None else _copies(path, scratch):
            reader = _Reader()
            with suppress(*UNREADABLE):
                reader.read(copy)
            for number, rows in reader.found.items():
                if number not in found or len(found[number].moves) < len(rows.moves):
                    found[number] = rows
            if found and reader.is_whole:
                break
    games = [_found_game(number, found[number]) for number in sorted(found)]
    return [game for game in games if game is not None]


def take_in(connection: sqlite3.Connection, games: Sequence[FoundGame], now: Clock) -> int:
    """Store *games* but for those that are there with as many moves, within a transaction; return how many."""
    taken = 0
    for game in games:
        number = _number_of(connection, game)
        if number is not None and count_moves(connection, number) >= len(game.record.moves):
            continue
        if number is not None:
            connection.execute("DELETE FROM games WHERE id = ?", (number,))
        _insert(connection, game, now)
        taken += 1
    return taken


def _copies(path: Path, scratch: Path) -> Iterator[Path]:
    """Yield copies of the file: as it is and with a schema that is whole, each with its log and without."""
    log = path.with_name(path.name + LOG_SUFFIX)
    if path.stat().st_size > LARGEST:
        return
    for number, (is_mended, has_log) in enumerate(((False, True), (False, False), (True, True), (True, False))):
        if has_log and not (log.exists() and log.stat().st_size <= LARGEST):
            continue
        copy = scratch / f"{number}.sqlite3"
        shutil.copyfile(path, copy)
        if has_log:
            shutil.copyfile(log, copy.with_name(copy.name + LOG_SUFFIX))
        if is_mended:
            _mend_schema(copy, scratch / "whole", has_log=has_log)
        yield copy


def _mend_schema(path: Path, whole: Path, *, has_log: bool) -> None:
    """Give the file those pages of a new one that say where the tables begin, which is at one place in every file."""
    with closing(sqlite3.connect(whole, isolation_level=None)) as connection:
        migrate(connection)
        roots = {int(root) for (root,) in connection.execute("SELECT rootpage FROM sqlite_master")}
    content = bytearray(whole.read_bytes())
    content[VALID_FOR] = bytes(4)
    if has_log:
        content[FORMATS] = WITH_LOG
    with path.open("r+b") as file:
        for number in range(1, len(content) // PAGE + 1):
            if number not in roots:
                file.seek((number - 1) * PAGE)
                file.write(content[(number - 1) * PAGE : number * PAGE])


class _Reader:
    """Reads the rows of games in a copy as far as they can be read; *is_whole* tells whether that was everything."""

    def __init__(self) -> None:
        self.found: dict[int, _Rows] = {}
        self.is_whole = True

    def read(self, path: Path) -> None:
        """Read the copy at *path*; raise one of UNREADABLE where it is none of a database."""
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.text_factory = lambda content: content.decode(errors="replace")
            looks = count()
            connection.set_progress_handler(lambda: next(looks) >= MOST_LOOKS, STEPS_A_LOOK)
            sql = "SELECT round_no, kind, number, noted, game_id FROM assists NOT INDEXED ORDER BY id"
            assists = self._rows(connection, sql)
            for row in self._heads(connection):
                number = row[0]
                if isinstance(number, int):
                    self.found[number] = _Rows(
                        row,
                        self._rows(
                            connection, "SELECT level, name FROM players WHERE game_id = ? ORDER BY seat", number
                        ),
                        self._rows(
                            connection, "SELECT number, text FROM moves WHERE game_id = ? ORDER BY number", number
                        ),
                        [tuple(assist) for *assist, game in assists if game == number],
                    )

    def _heads(self, connection: sqlite3.Connection) -> list[Row]:
        """Return the rows of the games: from the front, from the back, and one by one where the list is broken."""
        sql = "SELECT id, kind, state, started, ended, rules, seed FROM games NOT INDEXED"
        both_ways = (f"{sql} ORDER BY id", f"{sql} ORDER BY id DESC")
        found = {row[0]: row for way in both_ways for row in self._rows(connection, way)}
        if not self.is_whole:
            for number in range(1, min(self._highest(connection), MOST_GAMES) + 1):
                if number not in found:
                    found.update({row[0]: row for row in self._rows(connection, f"{sql} WHERE id = ?", number)})
        return list(found.values())

    def _highest(self, connection: sqlite3.Connection) -> int:
        """Return the highest number of a game that any table knows."""
        ways = (
            "SELECT max(id) FROM games NOT INDEXED",
            "SELECT max(game_id) FROM players",
            "SELECT max(game_id) FROM moves",
            "SELECT seq FROM sqlite_sequence WHERE name = 'games'",
        )
        told = [value for sql in ways for row in self._rows(connection, sql) for value in row]
        return max((value for value in told if isinstance(value, int)), default=0)

    def _rows(self, connection: sqlite3.Connection, sql: str, *values: object) -> list[Row]:
        """Return the rows up to the first that cannot be read."""
        rows: list[Row] = []
        try:
            for row in connection.execute(sql, values):
                rows.append(row)  # noqa: PERF402  what came before a failure is kept
        except UNREADABLE:
            self.is_whole = False
        return rows


def _found_game(number: int, rows: _Rows) -> FoundGame | None:
    """Return the game that the rows make, or None where they make none."""
    with suppress(*UNREADABLE):
        _, kind, state, started, ended, rules, seed = rows.game
        south, west, north, east = (Player(str(level), str(name)) for level, name in rows.players)
        if (
            kind not in KINDS
            or not isinstance(seed, int)
            or not {south.level, west.level, north.level, east.level} <= WHO
        ):
            return None
        texts = [str(text) for place, (at, text) in enumerate(rows.moves, 1) if at == place]
        moves, _ = parse_moves(texts)
        record = Record(Rules.parse(str(rules)), seed, (south, west, north, east))
        replayed = replay(record.rules, moves)
        is_over = isinstance(replayed.game.stage, Over)
        if not replayed.good or (state == "finished" and not is_over):
            return None  # it ended in moves that are lost, so nothing of it can be counted
        state = "finished" if is_over else "abandoned" if state == "abandoned" else "playing"
        record = record.with_moves(moves[: replayed.good])
        told = None if ended is None else str(ended)
        return FoundGame(
            number, str(kind), state, str(started), told, record, replayed.game, tuple(_assists(rows.assists))
        )
    return None


def _assists(rows: Sequence[Row]) -> Iterator[Assist]:
    for row in rows:
        match row:
            case (int(round_no), ("undo" | "hint") as kind, int(number), str(noted)) if round_no > 0 <= number:
                yield round_no, str(kind), number, noted


def _number_of(connection: sqlite3.Connection, game: FoundGame) -> int | None:
    """Return the number that the game has where it is stored already."""
    same = "SELECT id FROM games WHERE kind = ? AND seed = ? AND started = ?"
    row = connection.execute(same, (game.kind, game.record.seed, game.started)).fetchone()
    return None if row is None else int(row[0])


def _insert(connection: sqlite3.Connection, game: FoundGame, now: Clock) -> None:
    is_free = connection.execute("SELECT 1 FROM games WHERE id = ?", (game.number,)).fetchone() is None
    # a demo until it is whole, since moves go only into games in progress, of which a person has one
    number = insert_game(connection, game.record, "demo", game.started, game.number if is_free else None)
    add_moves(connection, number, game.record.moves, Game(game.record.rules), game.game, now)
    for round_no, kind, moves, noted in game.assists:
        note_assist(connection, number, round_no, kind, moves, noted)
    state = game.state
    if state == "playing" and game.kind == "person":
        newer = connection.execute("SELECT 1 FROM games WHERE kind = 'person' AND id > ?", (number,)).fetchone()
        state = "playing" if newer is None else "abandoned"
        given_up = (
            "UPDATE games SET state = 'abandoned', ended = ? WHERE kind = 'person' AND state = 'playing' AND id < ?"
        )
        connection.execute(given_up, (now(), number))
    ended = None if state == "playing" else game.ended or now()
    connection.execute(
        "UPDATE games SET kind = ?, state = ?, ended = ? WHERE id = ?", (game.kind, state, ended, number)
    )

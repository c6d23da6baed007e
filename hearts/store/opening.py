"""From a folder to a Store that works, whatever lies in the folder: damage is set aside, a newer file left alone."""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hearts.store.backups import back_up, backups
from hearts.store.clock import Clock, stamp_of, utc_now
from hearts.store.database import NOTHING, REFUSALS, Extent, Retry, Store, extent, is_damage, suspect_mark
from hearts.store.files import is_file, read_some, scratch_folder, set_aside, write_whole
from hearts.store.notes import Note, NoteKind, StoreError, Trouble
from hearts.store.paths import prepare_folder
from hearts.store.salvage import FoundGame, found_games
from hearts.store.schema import (
    VERSION,
    ForeignSchemaError,
    NewerSchemaError,
    definitions,
    migrate,
    stored_version,
    usual_definitions,
)

FILE_NAME: Final = "hearts.sqlite3"
WRITE_FORMAT: Final = 18  # the byte in the file's heading that says how it is written: with a journal, or with a log
KNOWN_FORMATS: Final = (1, 2)
COMPANIONS: Final = ("-wal", "-shm")
LARGEST_COPY: Final = 1 << 30  # bytes
PATIENCE: Final = 1.0  # seconds to wait for another program's write
PLAYING_PATIENCE: Final = 0.1  # in a game; two of our own programs are never at it for so long
RETRY_PATIENCE: Final = 0.02  # the same in the middle of a game
MOST_PAGES_CHECKED: Final = 1000  # about 200 games, 15 ms
TABLES: Final = frozenset({"games", "players", "moves", "rounds", "assists"})
VIEWS: Final = frozenset({"scores", "finals"})


@dataclass(frozen=True, slots=True)
class Opened:
    """A store to use, and what there is to tell about its file."""

    store: Store
    notes: tuple[Note, ...] = ()


class _DamagedError(Exception):
    """The file is not a database of stored games, or not whole."""


def open_store(folder: Path, now: Clock = utc_now) -> Opened:
    """Open the stored games in *folder*, creating what is missing; never raise for what is found there."""
    path = folder / FILE_NAME
    try:
        prepare_folder(folder)
        if _is_missing(path) and _has_log(path):
            path.touch()
            raise _DamagedError("only its log is there")  # noqa: TRY301  it is damage like any other
        if _is_missing(path) and (store := _restored(path, now)) is not None:
            return Opened(store, (Note(NoteKind.GAMES_RESTORED, path),))
        return Opened(_open(path, now))
    except NewerSchemaError as newer:
        return Opened(_in_memory(path, now), (Note(NoteKind.GAMES_NEWER, path, str(newer)),))
    except (ForeignSchemaError, _DamagedError) as damage:
        return _start_afresh(path, now, str(damage))
    except (StoreError, *REFUSALS, OSError) as refused:
        return Opened(_copied_to_memory(path, now), (Note(NoteKind.GAMES_NOT_KEPT, path, str(refused)),))


def _is_missing(path: Path) -> bool:
    """Whether there is no file, or only its name, as a power cut may leave it."""
    return not path.exists() or (path.is_file() and path.stat().st_size == 0)


def _has_log(path: Path) -> bool:
    log = path.with_name(path.name + COMPANIONS[0])
    return log.exists() and log.stat().st_size > 0


def _open(path: Path, now: Clock) -> Store:
    return Store(_opened(path, now, PATIENCE), path, now, is_kept=True, retry=_return(path, now))


def _opened(path: Path, now: Clock, patience: float) -> sqlite3.Connection:
    if path.exists() and not is_file(path):
        raise StoreError(Trouble.FOLDER_UNUSABLE, path, "something that is no file lies in its place")
    connection = _connect(path, patience)
    try:
        _prepare(connection, path, now)
    except REFUSALS as error:
        connection.close()
        if is_damage(error) or _is_of_no_known_format(path):
            raise _DamagedError(str(error)) from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _connect(place: Path | str, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(place, timeout=patience, isolation_level=None)
    # a damaged text is to be read as a wrong one: whoever reads it knows what to do with that
    connection.text_factory = lambda content: content.decode(errors="replace")
    return connection


def _prepare(connection: sqlite3.Connection, path: Path, now: Clock) -> None:
    version = stored_version(connection)  # first, since a file that is not for this version must not be touched
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA journal_mode = WAL")
    if 0 < version < VERSION:
        back_up(connection, path.parent, now)
    migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    _check(connection, is_suspect=suspect_mark(path).exists())
    with suppress(OSError):
        suspect_mark(path).unlink(missing_ok=True)
    # a database that may only be read lets even BEGIN IMMEDIATE pass, so something is written and taken back
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {VERSION}")
    finally:
        connection.execute("ROLLBACK")
    # from now on somebody sits before a window, and a move that another program holds up is tried again at the next
    connection.execute(f"PRAGMA busy_timeout = {round(PLAYING_PATIENCE * 1000)}")


def _check(connection: sqlite3.Connection, *, is_suspect: bool) -> None:
    """Raise _DamagedError where the tables are not whole.

    Of a large file only what the start needs is looked at, unless something in it has been found damaged since.
    """
    found = {str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not found >= TABLES | VIEWS:
        raise _DamagedError(f"without {sorted((TABLES | VIEWS) - found)}")
    if not definitions(connection) >= usual_definitions():
        raise _DamagedError("its tables are not defined as they were")
    is_large = not is_suspect and connection.execute("PRAGMA page_count").fetchone()[0] > MOST_PAGES_CHECKED
    # the checks of each row were made when it was written, and would take three quarters of the time
    connection.execute("PRAGMA ignore_check_constraints = ON")
    for table in sorted(TABLES - {"moves"} if is_large else TABLES):
        verdict = connection.execute(f"PRAGMA quick_check({table})").fetchone()[0]
        if verdict != "ok":
            raise _DamagedError(str(verdict))
    connection.execute("PRAGMA ignore_check_constraints = OFF")
    connection.execute(
        "SELECT total(length(text)) FROM moves JOIN games ON id = game_id WHERE state = 'playing'"
    ).fetchall()
    for (game_id,) in connection.execute("SELECT id FROM games WHERE state = 'playing' AND kind = 'person'").fetchall():
        _check_order(connection, game_id)


def _check_order(connection: sqlite3.Connection, game_id: object) -> None:
    """Raise _DamagedError where moves are not in order, since those after one that is not could not be removed."""
    sql = "SELECT number FROM moves WHERE game_id = ? ORDER BY number"
    forward = [number for (number,) in connection.execute(sql, (game_id,))]
    back = [number for (number,) in connection.execute(f"{sql} DESC", (game_id,))]
    is_whole = all(isinstance(number, int) for number in forward)
    if not is_whole or forward != sorted(set(forward)) or back != forward[::-1]:
        raise _DamagedError("the moves of the game in progress are out of order")


def _is_of_no_known_format(path: Path) -> bool:
    """Whether the heading of the file asks for a way of writing that there is not; such a file could only be read."""
    with suppress(OSError), path.open("rb") as file:
        heading = file.read(WRITE_FORMAT + 1)
        return len(heading) > WRITE_FORMAT and heading[WRITE_FORMAT] not in KNOWN_FORMATS
    return False


def _start_afresh(path: Path, now: Clock, detail: str) -> Opened:
    """Set the damaged file aside; the newest copy that can be read takes its place, otherwise a new file.

    What can still be read in the damaged file and is not in the copy is stored there as well.
    """
    games = found_games(path)  # first, since it takes longest, and nothing is in its place after the next step
    try:
        aside = set_aside(path, f"broken-{stamp_of(now())}", companions=COMPANIONS)
        copied = _restored(path, now)
        store = _open(path, now) if copied is None else copied
    except (*REFUSALS, OSError, _DamagedError) as refused:
        store = _in_memory(path, now)
        _take_in(store, games)
        return Opened(store, (Note(NoteKind.GAMES_NOT_KEPT, path, f"{detail}; {refused}"),))
    found = _take_in(store, games)
    if copied is None:  # then no copy is whole, but something may be read in each
        found += sum(_take_in(store, found_games(backup)) for backup in backups(path.parent))
    kind = NoteKind.GAMES_SALVAGED if found else NoteKind.GAMES_BROKEN
    return Opened(store, (Note(kind if copied is None else NoteKind.GAMES_RESTORED, aside, detail),))


def _take_in(store: Store, games: Sequence[FoundGame]) -> int:
    """Store what could be read in the damaged file, and return how many games of it were not there."""
    try:
        return store.take_in(games)
    except StoreError:
        return 0


def _restored(path: Path, now: Clock) -> Store | None:
    """Return the games of the newest copy that can be read, put in their place at *path*; nothing of worth is there."""
    for backup in backups(path.parent):
        _clear(path)
        with suppress(*REFUSALS, OSError, _DamagedError, NewerSchemaError, ForeignSchemaError):
            write_whole(path, read_some(backup, LARGEST_COPY))
            return _open(path, now)
        _clear(path)
    return None


def _clear(path: Path) -> None:
    for suffix in ("", *COMPANIONS):
        with suppress(OSError):
            path.with_name(path.name + suffix).unlink(missing_ok=True)


def _in_memory(path: Path, now: Clock, retry: Retry | None = None) -> Store:
    connection = _connect(":memory:", PATIENCE)
    migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    return Store(connection, path, now, is_kept=False, retry=retry)


def _copied_to_memory(path: Path, now: Clock) -> Store:
    """Return a store in memory with the games that can be read, so that they can at least be gone on with.

    In a read-only folder the log's index cannot be created, so a file with a log is read in a copy.
    """
    with scratch_folder() as scratch:
        for uri in _ways_to_read(path, scratch):
            connection = _connect(":memory:", PATIENCE)
            try:
                with closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE)) as source:
                    source.backup(connection)
                migrate(connection)
                connection.execute("PRAGMA foreign_keys = ON")
                return Store(connection, path, now, is_kept=False, retry=_return(path, now))
            except (*REFUSALS, NewerSchemaError, ForeignSchemaError):
                connection.close()
    return _in_memory(path, now, _return(path, now))


def _ways_to_read(path: Path, scratch: Path | None) -> Iterator[str]:
    """Yield where the games may be read: where they lie, in a copy with the log's last moves, and without the log."""
    if not is_file(path):
        return
    here = path.absolute().as_uri()
    yield f"{here}?mode=ro"
    if scratch is not None and _copied(path, scratch):
        yield (scratch / path.name).as_uri()
    yield f"{here}?immutable=1"


def _copied(path: Path, folder: Path) -> bool:
    with suppress(OSError):
        for suffix in ("", COMPANIONS[0]):
            if is_file(path.with_name(path.name + suffix)):
                shutil.copyfile(path.with_name(path.name + suffix), folder / f"{path.name}{suffix}")
        return True
    return False


def _return(path: Path, now: Clock) -> Retry:
    """Return the way of games in memory to the file at *path*."""

    def to_file(memory: sqlite3.Connection, base: Extent) -> sqlite3.Connection:
        prepare_folder(path.parent)
        try:
            connection = _opened(path, now, RETRY_PATIENCE)
        except (NewerSchemaError, ForeignSchemaError, _DamagedError) as other:
            raise StoreError(Trouble.GAME_NOT_KEPT, path, str(other)) from other
        found = extent(connection)
        try:
            if found in (base, NOTHING):  # otherwise somebody else has stored games meanwhile
                memory.backup(connection)
                return connection
        except BaseException:
            connection.close()
            raise
        connection.close()
        raise StoreError(Trouble.GAME_NOT_KEPT, path, f"holds {found}, not {base}")

    return to_file

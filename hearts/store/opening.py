"""From a folder to a Store that works, whatever lies in the folder: damage is set aside, a newer file left alone."""

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hearts.store.backups import back_up, backups
from hearts.store.clock import Clock, stamp_of, utc_now
from hearts.store.database import NOTHING, REFUSALS, Extent, Retry, Store, extent
from hearts.store.files import set_aside, write_whole
from hearts.store.notes import Note, NoteKind, StoreError, Trouble
from hearts.store.paths import prepare_folder
from hearts.store.schema import VERSION, ForeignSchemaError, NewerSchemaError, migrate, stored_version

FILE_NAME: Final = "hearts.sqlite3"
WRITE_FORMAT: Final = 18  # the byte in the file's heading that says how it is written: with a journal, or with a log
KNOWN_FORMATS: Final = (1, 2)
COMPANIONS: Final = ("-wal", "-shm")
PATIENCE: Final = 1.0  # seconds to wait for another program's write
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


def _open(path: Path, now: Clock) -> Store:
    return Store(_opened(path, now, PATIENCE), path, now, is_kept=True, retry=_return(path, now))


def _opened(path: Path, now: Clock, patience: float) -> sqlite3.Connection:
    connection = _connect(path, patience)
    try:
        _prepare(connection, path, now)
    except REFUSALS as error:
        connection.close()
        if _is_damage(error) or _is_of_no_known_format(path):
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
    _check(connection)
    # a database that may only be read lets even BEGIN IMMEDIATE pass, so something is written and taken back
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {VERSION}")
    finally:
        connection.execute("ROLLBACK")


def _check(connection: sqlite3.Connection) -> None:
    """Raise _DamagedError where the tables are not whole; of a large file only what the start needs is looked at."""
    found = {str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not found >= TABLES | VIEWS:
        raise _DamagedError(f"without {sorted((TABLES | VIEWS) - found)}")
    is_large = connection.execute("PRAGMA page_count").fetchone()[0] > MOST_PAGES_CHECKED
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


def _is_damage(error: Exception) -> bool:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def _is_of_no_known_format(path: Path) -> bool:
    """Whether the heading of the file asks for a way of writing that there is not; such a file could only be read."""
    with suppress(OSError), path.open("rb") as file:
        heading = file.read(WRITE_FORMAT + 1)
        return len(heading) > WRITE_FORMAT and heading[WRITE_FORMAT] not in KNOWN_FORMATS
    return False


def _start_afresh(path: Path, now: Clock, detail: str) -> Opened:
    """Set the damaged file aside; the newest copy that can be read takes its place, otherwise a new file."""
    try:
        aside = set_aside(path, f"broken-{stamp_of(now())}", companions=COMPANIONS)
        store = _restored(path, now)
        if store is not None:
            return Opened(store, (Note(NoteKind.GAMES_RESTORED, aside, detail),))
        return Opened(_open(path, now), (Note(NoteKind.GAMES_BROKEN, aside, detail),))
    except (*REFUSALS, OSError, _DamagedError) as refused:
        return Opened(_in_memory(path, now), (Note(NoteKind.GAMES_NOT_KEPT, path, f"{detail}; {refused}"),))


def _restored(path: Path, now: Clock) -> Store | None:
    """Return the games of the newest copy that can be read, put in their place at *path*; nothing of worth is there."""
    for backup in backups(path.parent):
        _clear(path)
        with suppress(*REFUSALS, OSError, _DamagedError, NewerSchemaError, ForeignSchemaError):
            write_whole(path, backup.read_bytes())
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

    ``immutable`` reads a file of a read-only folder, where the log's index cannot be created.
    """
    for access in ("mode=ro", "immutable=1"):
        connection = _connect(":memory:", PATIENCE)
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{access}", uri=True, timeout=PATIENCE)) as source:
                source.backup(connection)
            migrate(connection)
            connection.execute("PRAGMA foreign_keys = ON")
            return Store(connection, path, now, is_kept=False, retry=_return(path, now))
        except (*REFUSALS, NewerSchemaError, ForeignSchemaError):
            connection.close()
    return _in_memory(path, now, _return(path, now))


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

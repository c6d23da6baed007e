"""Copies of the stored games beside them: the newest three that are whole, made by SQLite's own online backup.

Knows no game and no Store; ``opening`` puts a copy in the place of a file that cannot be read.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from hearts.store.clock import Clock, stamp_of

FOLDER: Final = "backups"
MOST_KEPT: Final = 3
FRESH: Final = ".new"
PATTERN: Final = "hearts-*.sqlite3"
STEM: Final = len("hearts-20260131-190533")


def backups(folder: Path) -> list[Path]:
    """Return the copies of the games in *folder*, the newest first."""
    try:
        return _newest_first(folder / FOLDER)
    except OSError:
        return []


def back_up(connection: sqlite3.Connection, folder: Path, now: Clock) -> Path:
    """Copy all that *connection* holds and keep the newest copies; raise OSError or sqlite3.Error, keeping the old.

    A copy that is not whole is not kept: it would drive out one that is.
    """
    place = folder / FOLDER
    place.mkdir(exist_ok=True)
    kept = place / _next_name(place, f"hearts-{stamp_of(now())}")
    fresh = kept.with_name(f"{kept.name}-{os.getpid()}{FRESH}")
    try:
        _copy(connection, fresh)
        fresh.replace(kept)
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
    _tidy(place)
    return kept


def forget_backups(folder: Path) -> None:
    """Remove every copy, so that what is forgotten does not come back from one."""
    for path in backups(folder):
        with suppress(OSError):
            path.unlink()


def _copy(connection: sqlite3.Connection, path: Path) -> None:
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as copy:
        connection.backup(copy)
        verdict = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise sqlite3.DatabaseError(str(verdict))
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without companions


def _newest_first(place: Path) -> list[Path]:
    return sorted(place.glob(PATTERN), key=lambda path: path.stem, reverse=True)


def _next_name(place: Path, name: str) -> str:
    """Return a name after all others, also where the clock has been set back since the newest was made."""
    newest = max((path.stem for path in place.glob(PATTERN)), default="")
    if name < newest:
        stem, number = newest[:STEM], newest[STEM + 1 :]
        name = f"{stem}-{int(number or 0) + 1 if (number or '0').isdigit() else 1:04}"
    return f"{name}.sqlite3"


def _tidy(place: Path) -> None:
    with suppress(OSError):
        for path in (
            *_newest_first(place)[MOST_KEPT:],
            *place.glob(f"*{FRESH}"),
        ):  # a killed program leaves one half made
            path.unlink(missing_ok=True)

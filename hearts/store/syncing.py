"""Waits for the disk so that no frame has to: a thread makes what has been committed last through a power cut.

A commit hands a move to the operating system, from which no killed program takes it back. SQLite would wait there for
the disk as well, which is longer than a frame at times; here the disk is waited for right after it, and nobody else is.
"""

import errno
import os
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from threading import Condition, Thread
from typing import Final

from hearts.store.files import sync_folder

LOG_SUFFIX: Final = "-wal"
REFUSED_BY_DISK: Final = frozenset({errno.EIO, errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})
"""A file system that cannot be asked at all says something else; there nothing is worse than before."""

LONGEST_STOP: Final = 5.0  # seconds; a disk that takes longer holds up no exit


class Syncer:
    """Brings the log beside the database at *path* to the disk whenever it is asked, and into the database at times.

    *has_failed* tells that the disk has refused, until it has taken everything.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = path.with_name(path.name + LOG_SUFFIX)
        self._known_log = 0  # its inode, once its name is known to last too
        self._state = Condition()
        self._asked = self._done = 0
        self._into_file = False
        self._is_stopping = False
        self._thread: Thread | None = None
        self.has_failed = False

    def ask(self, *, into_file: bool = False) -> None:
        """Have all that was committed so far written, also into the database with *into_file*; return at once."""
        with self._state:
            self._asked += 1
            self._into_file |= into_file
            if self._thread is None:
                thread = Thread(target=self._run, name="disk", daemon=True)
                with suppress(RuntimeError):  # the system has no thread to give; the next time is soon
                    thread.start()
                    self._thread = thread
            self._state.notify_all()

    def wait(self, seconds: float) -> bool:
        """Wait up to *seconds* and return whether the disk has been through with all that was asked for."""
        with self._state:
            return self._state.wait_for(lambda: self._done == self._asked, seconds)

    def stop(self) -> None:
        """Finish what was asked for and let go of all files."""
        with self._state:
            thread, self._thread = self._thread, None
            self._is_stopping = True
            self._state.notify_all()
        if thread is not None:
            thread.join(LONGEST_STOP)
        self._is_stopping = False

    def _run(self) -> None:
        while True:
            with self._state:
                self._state.wait_for(lambda: self._asked > self._done or self._is_stopping)
                if self._asked == self._done:
                    return
                asked, into_file, self._into_file = self._asked, self._into_file, False
            has_failed = not self._write(into_file=into_file)
            with self._state:
                self._done, self.has_failed = asked, has_failed
                self._state.notify_all()

    def _write(self, *, into_file: bool) -> bool:
        """Return whether the disk has taken everything."""
        # a page that was refused once is not written again where it was, but is in the database after this
        if (into_file or self.has_failed) and self._write_into_file():
            return True
        try:
            _sync(self._log)
        except OSError as refused:
            if refused.errno in REFUSED_BY_DISK:
                return False
        inode = _inode(self._log)
        if inode != self._known_log:
            sync_folder(self._path.parent)
            self._known_log = inode
        return not self.has_failed

    def _write_into_file(self) -> bool:
        with suppress(sqlite3.Error, ValueError), closing(_opened(self._path)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            busy, logged, written = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            return not busy and logged == written
        return False


def _opened(path: Path) -> sqlite3.Connection:
    # a file that has vanished is not to come back empty
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)


def _inode(path: Path) -> int:
    with suppress(OSError):
        return path.stat().st_ino
    return 0


def _sync(path: Path) -> None:
    """Wait until the disk has the content of *path*; raise OSError where it refuses, nothing where there is no file."""
    try:
        file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except OSError:
        return
    try:
        if sys.platform == "darwin":
            import fcntl  # noqa: PLC0415  not on every system

            fcntl.fcntl(file, fcntl.F_FULLFSYNC)  # fsync alone leaves it in the disk's own memory there
        else:
            os.fsync(file)
    finally:
        os.close(file)

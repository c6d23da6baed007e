"""One program at a time plays the person's game: a lock of the operating system's, which ends with its process.

Nothing is decided by a file's being there or by a process's number in it, so none that was left behind is in the way.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE_NAME: Final = "hearts.lock"
CALL_NAME: Final = "hearts.call"
LOCKED_BYTE: Final = 1 << 20  # beyond what is written, so that the file can be read meanwhile
PATIENCE: Final = 2.0  # seconds in which a window that can come forward does
POLL: Final = 0.05


class Lock:
    """The right to play the person's game in *folder*; who has it hears the call of who has not."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._call = folder / CALL_NAME
        self._file: int | None = None

    def take(self) -> bool:
        """Return whether nobody else has the right; it is kept from now on.

        Where nothing can be written or locked, nobody can be told apart, and the game is played.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            return True
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            os.close(file)
            return False
        except OSError:
            os.close(file)
            return True
        self._file = file
        with suppress(OSError):
            os.truncate(file, 0)
            os.write(file, f"{os.getpid()}\n".encode())
            self._call.unlink(missing_ok=True)
        return True

    def release(self) -> None:
        """Give the right back; the file stays, since another may have opened it meanwhile."""
        if self._file is not None:
            with suppress(OSError):
                os.close(self._file)
            self._file = None

    def call(self, patience: float = PATIENCE) -> bool:
        """Call the one that has the right, and return whether it has heard."""
        try:
            self._call.touch()
        except OSError:
            return False
        end = time.monotonic() + patience
        while self._call.exists():
            if time.monotonic() > end:
                with suppress(OSError):
                    self._call.unlink(missing_ok=True)
                return False
            time.sleep(POLL)
        return True

    def is_called(self) -> bool:
        """Return whether somebody has called since it was last asked."""
        try:
            self._call.unlink()
        except OSError:
            return False
        return True


def _lock(file: int) -> None:
    """Lock *file* or raise BlockingIOError or PermissionError where another process has locked it."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415  only there

        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl  # noqa: PLC0415  not on every system

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

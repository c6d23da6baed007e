"""Failures beside the window's loop: in threads and finalizers, and crashes below Python, of which a file tells.

The log of a run is kept here too, for the report of a failure. Knows no screen.
"""

import faulthandler
import logging
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

MOST_NOTED: Final = 3  # of one run; what fails each second needs no more
LINES_KEPT: Final = 40

Note = Callable[[BaseException], None]
log = logging.getLogger("hearts")


class Watch:
    """From ``begin`` to ``end`` failures in threads and finalizers are noted, crashes leave traces in *crash_file*."""

    def __init__(self, crash_file: Path, note: Note) -> None:
        self._path = crash_file
        self._note = note
        self._file: IO[bytes] | None = None
        self._noted = 0
        self.recent = RecentLog()

    def begin(self) -> None:
        """Watch from now on."""
        log.addHandler(self.recent)
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._in_finalizer
        with suppress(OSError):
            self._file = self._path.open("wb")  # stays open: a program that crashes can open nothing
            faulthandler.enable(self._file)

    def end(self) -> None:
        """Watch no longer; the program has come to its end by itself."""
        log.removeHandler(self.recent)
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    def _in_thread(self, failed: threading.ExceptHookArgs) -> None:
        name = "unknown" if failed.thread is None else failed.thread.name
        self._take(failed.exc_value, f"The thread {name} failed")

    def _in_finalizer(self, failed: "sys.UnraisableHookArgs") -> None:
        self._take(failed.exc_value, failed.err_msg or "What nobody waits for failed")

    def _take(self, error: BaseException | None, what: str) -> None:
        if error is None or isinstance(error, SystemExit):
            return
        log.error("%s: %r", what, error)
        if self._noted < MOST_NOTED:
            self._noted += 1
            self._note(error)


class RecentLog(logging.Handler):
    """Keeps the last lines of the log, and tells them on the terminal where there is one."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: deque[str] = deque(maxlen=LINES_KEPT)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep *record*."""
        with suppress(Exception):  # a line that cannot be written is no reason to fail
            self.lines.append(self.format(record))
            if sys.stderr is not None:
                print(f"hearts: {record.getMessage()}", file=sys.stderr)  # noqa: T201

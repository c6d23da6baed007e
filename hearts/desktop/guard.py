"""What the program tells the person and leaves on the disk when it fails, and where that is shown."""

import os
import sys
from contextlib import suppress
from pathlib import Path

import pygame

from hearts import __version__
from hearts.core.record import Record
from hearts.desktop.watch import Watch
from hearts.store.failures import Failed, Failures
from hearts.store.notes import Note, NoteKind, StoreError
from hearts.store.settings import Settings
from hearts.table.session import Session
from hearts.text import failure as words
from hearts.ui.screens.failure import FailureWindow


class CrashError(Exception):
    """What an earlier run crashed with below Python: its traces."""


class Guard:
    """Takes what the program failed with, so that the person learns of it once and the next start goes on."""

    def __init__(self, folder: Path) -> None:
        self._failures = Failures(folder)
        self._watch = Watch(self._failures.crash_file, self._noted)
        self._session: Session | None = None

    def begin(self, session: Session) -> None:
        """Watch what fails beside the loop, and report what an earlier run of *session*'s game crashed with."""
        self._session = session
        traces = self._failures.take_crash()
        if traces is not None:
            session.resume()
            self._failures.note(self._record)
            path = self._report(CrashError(f"\n{traces}"))
            session.notes = (
                Note(NoteKind.CRASHED, self._failures.crash_file if path is None else path),
                *session.notes,
            )
        self._watch.begin()

    def end(self) -> None:
        """Watch no longer."""
        self._watch.end()

    @property
    def last(self) -> Failed | None:
        """The failure with which the program ended last, if it did."""
        return self._failures.last()

    def ended_well(self) -> None:
        """Note that there was none this time."""
        self._failures.clear()

    def failed(self, error: Exception, session: Session | None, *, has_window: bool, is_demo: bool) -> int:
        """Keep a report of *error*, tell the person, and return the exit status.

        Every move that was accepted is stored already. Of a demo nothing is counted: it is never gone on with.
        """
        self._session = session
        if not is_demo:
            self._failures.note(self._record)
        path = self._report(error)
        host = None if session is None else session.host
        is_kept = session is None or (session.store.is_kept and (host is None or host.is_saved))
        if not (has_window and _tell(path, words.KEPT() if is_kept else words.NOT_KEPT())):
            print(words.for_terminal(error, path), file=sys.stderr)  # noqa: T201
        return 1

    @property
    def _record(self) -> Record | None:
        host = None if self._session is None else self._session.host
        return None if host is None else host.record

    def _noted(self, error: BaseException) -> None:
        """Keep a report of what failed while the game goes on."""
        self._report(error)

    def _report(self, error: BaseException) -> Path | None:
        """Keep a report and return where it lies, if it could be kept."""
        settings = Settings() if self._session is None else self._session.settings
        system = {**_system(), "Log": "\n".join(("", *self._watch.recent.lines))}
        with suppress(StoreError):
            return self._failures.report(words.report(error, __version__, system, settings, self._record))
        return None


def show_file(path: Path) -> None:
    """Open the folder of *path* in the desktop's own file manager, if there is one; wait for nothing."""
    import subprocess  # noqa: PLC0415  hardly ever needed

    with suppress(OSError):
        if sys.platform == "win32":
            os.startfile(path.parent)  # noqa: S606  the folder is the program's own
            return
        command = ["open", "-R", str(path)] if sys.platform == "darwin" else ["xdg-open", str(path.parent)]
        subprocess.Popen(  # noqa: S603  a fixed program
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


def _tell(path: Path | None, what: str) -> bool:
    """Say *what* in a window, and return whether there can be one."""
    lines = [what, words.NO_REPORT() if path is None else words.GO_ON(), "" if path is None else str(path)]
    buttons = [(words.CLOSE(), lambda: None)]
    if path is not None:
        buttons.insert(0, (words.SHOW(), lambda: show_file(path)))
    try:
        FailureWindow(words.TITLE(), lines, buttons).run()
    except pygame.error:  # the display itself may be what failed
        return False
    return True


def _system() -> dict[str, str]:
    import platform  # noqa: PLC0415  no start waits for what is hardly ever needed

    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    return {
        "System": platform.platform(),
        "Python": platform.python_version(),
        "pygame": pygame.version.ver,
        "SDL": ".".join(map(str, pygame.get_sdl_version())),
        "Video driver": driver,
    }

"""How this very copy of the program is started from anywhere: from a checkout, an environment, or frozen."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hearts.desktop.launcher_error import LauncherError
from hearts.resources import PACKAGE
from hearts.text import launcher as words

LOOK = "import hearts, os, sys; sys.stdout.buffer.write(os.fsencode(hearts.__file__))"
PATIENCE = 60.0  # seconds
LEAD_ASTRAY = ("PYTHONPATH", "PYTHONHOME")  # a terminal's variables, which the desktop does not have

Reaches = Callable[[Path, Path], bool]
"""Whether this Python, started in this folder, imports this copy of the program."""


@dataclass(frozen=True, slots=True)
class Command:
    """An absolute program and its arguments; *folder* is where it has to be started, if that matters."""

    program: Path
    arguments: tuple[str, ...] = ()
    folder: Path | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The program and its arguments."""
        return str(self.program), *self.arguments


def find_command(python: Path = Path(sys.executable), reaches: Reaches | None = None) -> Command:
    """Return what starts this copy; raise LauncherError where nothing does.

    An installed copy is reached from anywhere, one that only lies there from the folder around it.
    """
    if getattr(sys, "frozen", False):
        return Command(python)
    reaches = reaches_this_copy if reaches is None else reaches
    arguments = ("-m", "hearts")
    if reaches(python, Path(python.anchor)):
        return Command(_without_terminal(python), arguments)
    if reaches(python, PACKAGE.parent):
        return Command(_without_terminal(python), arguments, PACKAGE.parent)
    raise LauncherError(words.NO_COMMAND(python=python))


def reaches_this_copy(python: Path, folder: Path) -> bool:
    """Try it."""
    environment = {name: value for name, value in os.environ.items() if name not in LEAD_ASTRAY}
    try:
        told = subprocess.run(  # noqa: S603  the Python that runs this
            [python, "-c", LOOK],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            check=True,
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    return Path(os.fsdecode(told)).resolve().parent == PACKAGE


def _without_terminal(python: Path) -> Path:
    """Return the twin of *python* that opens no console on Windows, where there is one."""
    twin = python.with_name(python.name.replace("python", "pythonw"))
    return twin if python.suffix == ".exe" and twin.is_file() else python

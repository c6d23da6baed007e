"""Tries an installed program from a folder that has nothing to do with it, and measures its size and its start.

What is tried are commands: a script of an environment, or a frozen program. The window counts as open when the screen
shows it; without a screen to look at, only the start without a window is measured.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

DEMO = ("--demo", "--rounds", "1", "--speed", "instant", "--seed", "7")
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
PATIENCE = 180  # seconds for one start
ENDS_WITHIN = 30  # seconds, once asked to
ATTEMPTS = 4
TOO_BUSY = "has not answered in"
"""What a program complains of whose thinker shares the machine with too much else."""
POLL = 0.005
FIND_WINDOW = ("xdotool", "search", "--onlyvisible", "--class", "^hearts$")


class TrialError(RuntimeError):
    """What was packaged does not do what it should."""


@dataclass(frozen=True, slots=True)
class Program:
    """A command, and the folders that it is made of."""

    name: str
    command: tuple[str, ...]
    folders: tuple[Path, ...]

    @property
    def size(self) -> int:
        """Bytes of all its files; what is linked is counted once."""
        files = (path for folder in self.folders for path in folder.rglob("*"))
        return sum(path.stat().st_size for path in files if path.is_file() and not path.is_symlink())


def try_out(program: Program, version: str, folder: Path) -> str:
    """Start *program* from *folder*: its version, a demo, and a demo of the level that thinks in another process.

    Return the sheet of the latter, which is the same wherever the program plays as it should.
    """
    told = _run(program, folder, "--version")
    if told != f"Hearts {version}\n":
        raise TrialError(f"{program.name} tells {told!r} for its version")
    sheet = ""
    for level in ("normal", "expert"):
        sheet = _sheet(program, folder, level)
        if f"level {level}" not in sheet or "Total" not in sheet:
            raise TrialError(f"{program.name} printed no sheet of the level {level}: {sheet!r}")
    return sheet


def _sheet(program: Program, folder: Path, level: str) -> str:
    """Return the sheet of a demo, tried again where the machine was too busy for the thinker to answer in time."""
    arguments = (*DEMO, "--level", level, "--data-dir", str(folder / f"data of {level}"))
    for _ in range(ATTEMPTS - 1):
        try:
            return _run(program, folder, *arguments)
        except TrialError as failed:
            if TOO_BUSY not in str(failed):
                raise
    return _run(program, folder, *arguments)


def start_seconds(programs: Sequence[Program], folder: Path, times: int) -> list[float]:
    """Return how long each program takes to tell its version, the medians of alternate starts."""
    found: list[list[float]] = [[] for _ in programs]
    for _ in range(times):
        for program, taken in zip(programs, found, strict=True):
            begun = time.perf_counter()
            _run(program, folder, "--version")
            taken.append(time.perf_counter() - begun)
    return [median(taken) for taken in found]


def window_seconds(programs: Sequence[Program], folder: Path, times: int, screen: Mapping[str, str]) -> list[float]:
    """Return how long each takes until its window is seen, the medians of alternate starts; nothing without a screen.

    Each goes on with the same game at every start but the first, which is not counted.
    """
    if "DISPLAY" not in screen or screen.get("SDL_VIDEODRIVER") or shutil.which(FIND_WINDOW[0]) is None:
        return []
    found: list[list[float]] = [[] for _ in programs]
    for number in range(times + 1):
        for program, taken in zip(programs, found, strict=True):
            data = folder / f"windows of {program.name}"
            seconds = _until_seen((*program.command, "--seed", "7", "--data-dir", str(data)), screen)
            if number:
                taken.append(seconds)
    return [median(taken) for taken in found]


def _until_seen(command: Sequence[str], screen: Mapping[str, str]) -> float:
    begun = time.perf_counter()
    running = subprocess.Popen(command, env=dict(screen), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not subprocess.run(FIND_WINDOW, env=dict(screen), capture_output=True, check=False).stdout:
            if running.poll() is not None or time.perf_counter() - begun > PATIENCE:
                raise TrialError(f"{command[0]} opens no window")
            time.sleep(POLL)
        return time.perf_counter() - begun
    finally:
        _end(running)


def _end(running: subprocess.Popen[bytes]) -> None:
    """End a program politely, or by force where it does not listen: what was found of it until then is told."""
    running.terminate()
    try:
        running.wait(ENDS_WITHIN)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()


def _run(program: Program, folder: Path, *arguments: str) -> str:
    """Return what the program prints; it must end well and complain of nothing."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    ended = subprocess.run(
        [*program.command, *arguments],
        cwd=folder,
        env={**kept, **HEADLESS},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    if ended.returncode or ended.stderr:
        raise TrialError(f"{program.name} {' '.join(arguments)} ended with {ended.returncode}: {ended.stderr.strip()}")
    return ended.stdout


def site_folders(python: Path) -> tuple[Path, ...]:
    """Return what an installation in the environment of *python* consists of, without Python and pip."""
    look = "import sysconfig; print(sysconfig.get_paths()['purelib'])"
    site = Path(subprocess.check_output([python, "-c", look], text=True).strip())
    ours = ("hearts", "hearts_table", "numpy", "pygame", "platformdirs")
    return tuple(path for path in sorted(site.iterdir()) if path.is_dir() and path.name.startswith(ours))


def script_of(environment: Path) -> tuple[Path, Path]:
    """Return the Python of an environment, and its script ``hearts``."""
    if sys.platform == "win32":
        return environment / "Scripts" / "python.exe", environment / "Scripts" / "hearts.exe"
    return environment / "bin" / "python3", environment / "bin" / "hearts"

"""A person's home with a file manager that starts what is double-clicked, on the tests' own screen."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.window.desktop import Colour, Desktop, Picture
from tests.window.waiting import steady, until

PROGRAM = "pcmanfm"
SETTINGS = "[config]\nquick_exec=1\n"  # a launcher is started without a question
STILL = 0.5  # seconds
DOUBLE = ("--repeat", "2", "--delay", "60")  # milliseconds


class Person:
    """Somebody with a home of their own; every program of theirs gets its *environment*."""

    def __init__(self, desktop: Desktop, home: Path) -> None:
        self._desktop = desktop
        self.data = home / ".local" / "share"
        self.data.mkdir(parents=True)
        # the class of the window is the program's own business here
        kept = {
            name: value for name, value in desktop.environment.items() if not name.startswith(("SDL_VIDEO", "XDG_"))
        }
        self.environment = {**kept, "HOME": str(home)}
        (home / ".config" / "libfm").mkdir(parents=True)
        (home / ".config" / "libfm" / "libfm.conf").write_text(SETTINGS)

    @contextmanager
    def looks_into(self, folder: Path) -> Iterator["FileManager"]:
        """Open *folder* in the file manager, and close that at the end."""
        quiet = subprocess.DEVNULL
        command = [PROGRAM, "--no-desktop", str(folder)]
        program = subprocess.Popen(command, env=self.environment, stdin=quiet, stdout=quiet, stderr=quiet)
        try:
            yield FileManager(self._desktop)
        finally:
            program.terminate()
            program.wait(10)


class FileManager:
    """The window of the file manager."""

    def __init__(self, desktop: Desktop) -> None:
        self._desktop = desktop
        until(lambda: bool(self._found()), "the file manager")
        self._id = self._found()[-1]

    def double_click(self, colour: Colour) -> None:
        """Double-click the first thing of that *colour*, as soon as it is shown."""
        until(lambda: _place_of(self._picture(), colour) is not None, "the icon")
        steady(self._picture, STILL, "the file manager")
        place = _place_of(self._picture(), colour)
        assert place is not None
        left, top, _, _ = area_of(self._desktop, self._id)
        self._desktop.ask("xdotool", "mousemove", str(left + place[0]), str(top + place[1]), "click", *DOUBLE, "1")

    def _found(self) -> list[str]:
        return self._desktop.ask("xdotool", "search", "--onlyvisible", "--class", PROGRAM).split()

    def _picture(self) -> Picture:
        return picture_of(self._desktop, self._id)


def picture_of(desktop: Desktop, window: str) -> Picture:
    """Return what a window shows."""
    return desktop.picture(*area_of(desktop, window))


def area_of(desktop: Desktop, window: str) -> tuple[int, int, int, int]:
    """Return where the inside of a window is on the screen: left, top, width and height."""
    told = desktop.ask("xwininfo", "-id", window)
    names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
    left, top, width, height = (int(re.findall(rf"{name}:\s+(-?\d+)", told)[0]) for name in names)
    return left, top, width, height


def _place_of(picture: Picture, colour: Colour) -> tuple[int, int] | None:
    width, height = picture.size
    points = ((x, y) for y in range(0, height, 2) for x in range(0, width, 2))
    return next((point for point in points if picture.colour_at(*point) == colour), None)

"""A screen of the tests' own: an X server that draws into a file, and the window manager in front of it."""

import os
import shutil
import struct
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pygame

from tests.window.waiting import came

SCREEN = (1600, 1000)
NEEDED = ("Xvfb", "openbox", "xdotool", "wmctrl", "xprop", "xwininfo")
XWD_FIELDS = 25
COLOUR_ENTRY = 12  # bytes
ATTEMPTS, MANAGED_WITHIN = 4, 15.0  # seconds
LIGHT = 200  # of 255 in each of red, green and blue
Colour = tuple[int, int, int]


class Picture:
    """What a part of the screen shows, as rows of blue, green, red and nothing."""

    def __init__(self, size: tuple[int, int], content: bytes) -> None:
        self.size = size
        self.content = content

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and (self.size, self.content) == (other.size, other.content)

    def __hash__(self) -> int:
        return hash(self.content)

    def colour_at(self, x: float, y: float) -> Colour:
        """Return red, green and blue at a place."""
        start = 4 * (int(y) * self.size[0] + int(x))
        blue, green, red = self.content[start : start + 3]
        return red, green, blue

    def colours(self, step: int = 7) -> set[Colour]:
        """Return the colours of every *step*-th point across and down."""
        width, height = self.size
        return {self.colour_at(x, y) for y in range(0, height, step) for x in range(0, width, step)}

    def black_share(self, step: int = 7) -> float:
        """Return which share of the picture nobody has painted."""
        width, height = self.size
        points = [self.colour_at(x, y) for y in range(0, height, step) for x in range(0, width, step)]
        return points.count((0, 0, 0)) / len(points)

    def has_light(self, step: int = 3) -> bool:
        """Return whether there is paper or writing on it; the bare cloth of a dark table has nothing as light."""
        return any(min(colour) > LIGHT for colour in self.colours(step))

    def save(self, file: Path) -> None:
        """Write it as a PNG file."""
        rows = bytearray(self.content)
        rows[3::4] = b"\xff" * (len(rows) // 4)
        pygame.image.save(pygame.image.frombuffer(bytes(rows), self.size, "BGRA"), file)


class Desktop:
    """The X server and its window manager; *folder* holds the picture of the screen."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs: list[subprocess.Popen[bytes]] = []
        self.display = ""

    def start(self) -> None:
        """Start both and wait until windows are managed."""
        for _ in range(ATTEMPTS):
            self._start_server()
            self._run(["openbox", "--sm-disable"])
            if came(self._is_managed, MANAGED_WITHIN):
                return
            # a server that ends just now may take the new one's socket of the same name with it
            self.stop()
        raise AssertionError("no screen with a window manager could be started")

    def _start_server(self) -> None:
        width, height = SCREEN
        read_end, write_end = os.pipe()
        screen = ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-fbdir", str(self._folder)]
        self._run(["Xvfb", "-displayfd", str(write_end), *screen], pass_fds=(write_end,))
        os.close(write_end)
        with os.fdopen(read_end) as told:
            self.display = f":{told.readline().strip()}"

    def _is_managed(self) -> bool:
        return "window id" in self.ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")

    def stop(self) -> None:
        """End both, the window manager first."""
        while self._programs:
            program = self._programs.pop()
            program.terminate()
            program.wait(10)
        self.display = ""

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs in order to open a window here."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
        return {**kept, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy", "SDL_VIDEO_X11_WMCLASS": "hearts"}

    def ask(self, *command: str) -> str:
        """Return what a program says about this screen; nothing where it fails, as for a window that is gone."""
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False).stdout

    def picture(self, left: int, top: int, width: int, height: int) -> Picture:
        """Return what is shown in a rectangle, which is cut where it leaves the screen."""
        left, top = max(0, left), max(0, top)
        width, height = min(width, SCREEN[0] - left), min(height, SCREEN[1] - top)
        with (self._folder / "Xvfb_screen0").open("rb") as file:
            header = struct.unpack(f">{XWD_FIELDS}I", file.read(4 * XWD_FIELDS))
            start, line, entries = header[0], header[12], header[19]
            file.seek(start + COLOUR_ENTRY * entries + top * line)
            rows = file.read(height * line)
        return Picture(
            (width, height), b"".join(rows[y * line + 4 * left : y * line + 4 * (left + width)] for y in range(height))
        )

    def _run(self, command: Sequence[str], pass_fds: tuple[int, ...] = ()) -> None:
        environment = self.environment if self.display else None
        quiet = subprocess.DEVNULL
        program = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, pass_fds=pass_fds)
        self._programs.append(program)


def missing_programs() -> list[str]:
    """Return what would have to be installed first."""
    return [name for name in NEEDED if shutil.which(name) is None]

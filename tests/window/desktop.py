"""A screen of the tests' own: an X server that draws into a file, and the window manager in front of it."""

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame

from tests.window.waiting import came, steady, until

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
    """The X server and its window manager; *folder* holds the picture of the screen of *size*."""

    def __init__(self, folder: Path, size: tuple[int, int] = SCREEN) -> None:
        self._folder = folder
        self.size = size
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
        width, height = self.size
        read_end, write_end = os.pipe()
        screen = ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-fbdir", str(self._folder)]
        screen.append("-noreset")  # else the end of the only program takes another that just comes along with it
        screen.append("-r")  # on a busy machine a key let go late would count as pressed again
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
        return {**kept, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}

    def ask(self, *command: str) -> str:
        """Return what a program says about this screen; nothing where it fails, as for a window that is gone."""
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False).stdout

    def picture(self, left: int, top: int, width: int, height: int) -> Picture:
        """Return what is shown in a rectangle, which is cut where it leaves the screen."""
        left, top = max(0, left), max(0, top)
        width, height = max(0, min(width, self.size[0] - left)), max(0, min(height, self.size[1] - top))
        with (self._folder / "Xvfb_screen0").open("rb") as file:
            header = struct.unpack(f">{XWD_FIELDS}I", file.read(4 * XWD_FIELDS))
            start, line, entries = header[0], header[12], header[19]
            file.seek(start + COLOUR_ENTRY * entries + top * line)
            rows = file.read(height * line)
        return Picture(
            (width, height), b"".join(rows[y * line + 4 * left : y * line + 4 * (left + width)] for y in range(height))
        )

    @contextmanager
    def other_window(self, name: str, left: int, top: int, width: int, height: int) -> Iterator[str]:
        """Open a window of another program, give its id, and close it again."""
        lines = (
            "import pygame",
            "pygame.display.init()",
            f"window = pygame.Window({name!r}, ({width}, {height}), ({left}, {top}), borderless=True)",
            "window.get_surface().fill('orange')",
            "while True:",
            "    window.flip()",
            "    pygame.time.wait(50)",
            "    pygame.event.get()",
        )
        command = [sys.executable, "-c", "\n".join(lines)]
        environment = {**self.environment, "SDL_VIDEO_X11_WMCLASS": name}
        program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            # only a window that is there twice stays: a window manager takes it over in between
            found = steady(lambda: self.windows_of(name) or [str(time.monotonic())], 0.2, f"the window {name}")
            yield found[0]
        finally:
            program.kill()
            program.wait(10)

    def windows_of(self, name: str) -> list[str]:
        """Return the windows that can be seen of the class *name*."""
        return self.ask("xdotool", "search", "--onlyvisible", "--class", f"^{name}$").split()

    def reserve_at_bottom(self, window_id: str, height: int) -> None:
        """Let a window count as a panel of that height, which other windows keep off."""
        end = self.size[0] - 1
        parts = f"0, 0, 0, {height}, 0, 0, 0, 0, 0, 0, 0, {end}"
        strut = ("-f", "_NET_WM_STRUT_PARTIAL", "32c", "-set", "_NET_WM_STRUT_PARTIAL", parts)
        self.ask("xprop", "-id", window_id, *strut)
        area = f"0, 0, {self.size[0]}, {self.size[1] - height}"
        until(lambda: area in self.ask("xprop", "-root", "_NET_WORKAREA"), "the panel's room to be kept")

    def _run(self, command: Sequence[str], pass_fds: tuple[int, ...] = ()) -> None:
        environment = self.environment if self.display else None
        quiet = subprocess.DEVNULL
        program = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, pass_fds=pass_fds)
        self._programs.append(program)


def missing_programs() -> list[str]:
    """Return what would have to be installed first."""
    return [name for name in NEEDED if shutil.which(name) is None]

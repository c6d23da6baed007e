"""One measurement in a fresh process, told as one JSON object; ``benchmark`` starts it and puts the figures together.

The game runs as it is: only its loop is replaced by one that keeps time, and the moment before its first picture is
taken from the outside. What a bare window needs is measured here too, so that both pay for the same start of Python.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import fmean, median
from typing import cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # as the game asks for
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

Figures = dict[str, float]
FRAME = 1 / 60
SETTLE = 1.5  # seconds until a started game is at rest
REDRAWS = 60


def bare_window(size: tuple[int, int], started: int, flips: int) -> Figures:
    """Open a window, draw one picture into it and show it, then show it *flips* times more."""
    import pygame  # noqa: PLC0415  its import is part of what is measured

    pygame.display.init()
    window = pygame.Window("Bare", size)
    window.get_surface().blit(pygame.Surface((100, 140)), (20, 20))
    window.flip()
    first = time.monotonic_ns() - started
    return {"first": first / 1e6, "flip": median(_milliseconds(window.flip, flips)), "peak": peak_megabytes()}


def game(measure: str, size: tuple[int, int], started: int, seconds: float, arguments: list[str]) -> Figures:
    """Run the game with *arguments* and a loop that measures."""
    from hearts import app  # noqa: PLC0415
    from hearts.__main__ import main  # noqa: PLC0415
    from hearts.ui.loop import Loop  # noqa: PLC0415
    from hearts.ui.screens.table import TableScreen  # noqa: PLC0415

    figures: Figures = {}

    class Measured(Loop):
        """Does one measurement instead of running until somebody leaves."""

        def run(self) -> None:
            self.turn(self._tick())
            figures["first"] = (time.monotonic_ns() - started) / 1e6
            measures: dict[str, Callable[[], None]] = {
                "first": lambda: None,
                "memory": self._play_through,
                "rest": lambda: self._share("share", self._turns(seconds)),
                "minimised": self._minimised,
                "flying": lambda: self._share("share", self._flying_turns(seconds)),
                "redraw": self._redraw,
                "deal": self._deal,
            }
            measures[measure]()

        @property
        def table(self) -> TableScreen:
            return cast("TableScreen", self._stack.top)

        def _play_through(self) -> None:
            """Let the demo play as fast as it can be drawn."""
            while not self._stack.has_quit:
                self.turn(FRAME)

        def _turns(self, seconds: float) -> Iterable[bool]:
            settled = time.monotonic() + SETTLE
            while time.monotonic() < settled + seconds:
                self.turn(self._tick())
                yield time.monotonic() > settled

        def _flying_turns(self, seconds: float) -> Iterable[bool]:
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                self.turn(self._tick())
                yield isinstance(self._stack.top, TableScreen) and self.table.troupe.is_moving

        def _minimised(self) -> None:
            self._window.minimize()
            self._share("share", self._turns(seconds))
            figures["is_hidden"] = float(self._is_hidden)

        def _share(self, name: str, turns: Iterable[bool]) -> None:
            """Note how much of a core the turns took that count."""
            busy = passed = 0.0
            cpu, wall = time.process_time(), time.monotonic()
            for counts in turns:
                cpu_before, wall_before = cpu, wall
                cpu, wall = time.process_time(), time.monotonic()
                if counts:
                    busy += cpu - cpu_before
                    passed += wall - wall_before
            figures[name] = 100 * busy / passed if passed else 0.0

        def _redraw(self) -> None:
            """Draw everything again and again, the table in the middle of a trick."""

            def redraw() -> None:
                self._stack.draw(self._window.get_surface())
                self._window.flip()

            figures["redraw"] = median(_milliseconds(redraw, REDRAWS))
            figures["flip"] = median(_milliseconds(self._window.flip, REDRAWS))

        def _deal(self) -> None:
            times = []
            while self.table.troupe.is_moving:
                times += _milliseconds(lambda: self.turn(FRAME), 1)
            figures.update(mean=fmean(times), worst=max(times), frames=len(times))

    app.Loop = Measured  # type: ignore[misc]
    main([*arguments, "--size", "{}x{}".format(*size)])
    figures["peak"] = peak_megabytes()
    return figures


def _milliseconds(work: Callable[[], object], times: int) -> list[float]:
    took = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        took.append(1000 * (time.perf_counter() - start))
    return took


def peak_megabytes() -> float:
    """Return the most memory this process has had, or nan where the system does not say."""
    status = Path("/proc/self/status")
    if status.exists():  # what getrusage says there includes the program that started this one
        kilobytes = next(line.split()[1] for line in status.read_text("ascii").splitlines() if line[:6] == "VmHWM:")
        return int(kilobytes) * 1024 / 1e6
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # Windows
        return float("nan")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6  # bytes on the Mac


def main() -> None:
    """Do what the command line says: measure, size, start, seconds, then the game's own arguments."""
    measure, width, height, started, amount, *arguments = sys.argv[1:]
    size = int(width), int(height)
    if measure == "bare":
        figures = bare_window(size, int(started), int(float(amount)))
    else:
        figures = game(measure, size, int(started), float(amount), arguments)
    print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()

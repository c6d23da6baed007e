"""One measurement in a fresh process, told as one JSON object; ``benchmark`` starts it and puts the figures together.

The game runs as it is, only its loop is replaced by one that measures. What a bare window needs is measured here too,
so that both pay for the same start of Python.
"""

import json
import os
import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # as the game asks for
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

Figures = dict[str, float]
FLIPS = 60


def bare_window(size: tuple[int, int]) -> Figures:
    """Open a window, draw one picture into it and show it again and again."""
    import pygame  # noqa: PLC0415  its import is part of what is measured

    pygame.display.init()
    window = pygame.Window("Bare", size)
    window.get_surface().blit(pygame.Surface((100, 140)), (20, 20))
    window.flip()
    figures = {"first": time.monotonic_ns() / 1e6}
    took = []
    for _ in range(FLIPS):
        start = time.perf_counter()
        window.flip()
        took.append(1000 * (time.perf_counter() - start))
    return figures | {"flip": median(took)}


def game(measure: str, size: tuple[int, int], seconds: float, arguments: list[str]) -> Figures:
    """Run the game with *arguments* and a loop that measures."""
    import pygame  # noqa: PLC0415
    from benchmark_window import StampedWindow  # noqa: PLC0415

    import hearts.app  # noqa: F401, PLC0415  before pygame, since it says how that is to be started
    from hearts.__main__ import main  # noqa: PLC0415

    def measure_from_here() -> None:
        # only now, since the game reads what this needs after its first picture
        from benchmark_loop import MeasuredLoop  # noqa: PLC0415

        from hearts import wiring  # noqa: PLC0415

        MeasuredLoop.measure, MeasuredLoop.seconds = measure, seconds
        setattr(wiring, "Loop", MeasuredLoop)  # noqa: B010  the name that the game will look up

    StampedWindow.after_first.append(measure_from_here)
    setattr(pygame, "Window", StampedWindow)  # noqa: B010
    main([*arguments, "--size", "{}x{}".format(*size)])
    return StampedWindow.figures


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
    """Do what the command line says: measure, size, the moment of the start, seconds, the game's own arguments."""
    measure, width, height, started, seconds, *arguments = sys.argv[1:]
    size = int(width), int(height)
    figures = bare_window(size) if measure == "bare" else game(measure, size, float(seconds), arguments)
    figures |= {name: figures[name] - float(started) for name in ("first", "table") if name in figures}
    print(json.dumps(figures | {"peak": peak_megabytes()}), flush=True)


if __name__ == "__main__":
    main()

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

from benchmark_memory import peak_megabytes

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
    figures = {"first": time.monotonic_ns() / 1e6, "peak": peak_megabytes()}
    window.get_surface().fill("black")  # memory that is never written to is none
    window.flip()
    figures["filled"] = peak_megabytes()
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

        from hearts.wiring import window  # noqa: PLC0415

        MeasuredLoop.measure, MeasuredLoop.seconds = measure, seconds
        setattr(window, "Loop", MeasuredLoop)  # noqa: B010  the name that the game will look up

    if measure == "first":  # with the game's own loop, and nothing read for it in between
        StampedWindow.leaves_at_table = True
    else:
        StampedWindow.after_first.append(measure_from_here)
    setattr(pygame, "Window", StampedWindow)  # noqa: B010
    main([*arguments, "--size", "{}x{}".format(*size)])
    return StampedWindow.figures


def main() -> None:
    """Do what the command line says: measure, size, the moment of the start, seconds, the game's own arguments."""
    measure, width, height, started, seconds, *arguments = sys.argv[1:]
    size = int(width), int(height)
    figures = bare_window(size) if measure == "bare" else game(measure, size, float(seconds), arguments)
    figures |= {name: figures[name] - float(started) for name in ("first", "table") if name in figures}
    print(json.dumps({"peak": peak_megabytes()} | figures), flush=True)


if __name__ == "__main__":
    main()

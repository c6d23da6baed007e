"""Hearts and stars that drift down after a win: where each is follows from a seed and the seconds passed; no pygame."""

import math
import random
from dataclasses import dataclass
from typing import Final

COUNT: Final = 74
SEED: Final = 11
SLOWEST, FASTEST = 40, 90  # u a second
SMALLEST, SPREAD = 6, 10  # u
FAINTEST, CLEARER = 0.35, 0.60
HEARTS_SHARE: Final = 0.45
TILT: Final = 40  # degrees
SWAY, SWAY_SECONDS = 10, 3.0  # u to either side
FADE_IN, FADE_OUT = 0.10, 0.30  # shares of the whole time


@dataclass(frozen=True, slots=True)
class Flake:
    """One heart or star: where it begins as shares of the window, how it looks and how it falls."""

    across: float
    down: float
    size: float
    alpha: float
    is_heart: bool
    colour: int
    tilt: int
    speed: float
    phase: float


@dataclass(frozen=True, slots=True)
class Drift:
    """All of them over one win; *seconds* 0 is none at all. Time comes in from outside."""

    flakes: tuple[Flake, ...]
    seconds: float

    def is_over(self, elapsed: float) -> bool:
        """Whether nothing is seen any more."""
        return elapsed >= self.seconds

    def clearness(self, elapsed: float) -> float:
        """Return the opacity of all of them together: they come at once and go slowly."""
        if self.is_over(elapsed):
            return 0.0
        share = elapsed / self.seconds
        return min(1.0, share / FADE_IN, (1 - share) / FADE_OUT)

    def place(self, flake: Flake, elapsed: float, size: tuple[float, float], u: float) -> tuple[float, float]:
        """Return where *flake* is in a window of *size*; below its edge it begins again above it."""
        width, height = size
        turn = flake.phase + math.tau * elapsed / SWAY_SECONDS
        room = height + 2 * (SMALLEST + SPREAD) * u
        y = (flake.down * height + flake.speed * u * elapsed + (SMALLEST + SPREAD) * u) % room
        return flake.across * width + SWAY * u * math.sin(turn), y - (SMALLEST + SPREAD) * u


def drift(seconds: float, seed: int = SEED, count: int = COUNT) -> Drift:
    """Return the drift of *seconds*; with none, or without a flake, nothing falls."""
    chance = random.Random(seed)  # noqa: S311
    return Drift(tuple(_flake(chance, number) for number in range(count)) if seconds > 0 else (), seconds)


def _flake(chance: random.Random, number: int) -> Flake:
    return Flake(
        across=chance.random(),
        down=chance.random(),
        size=SMALLEST + SPREAD * chance.random(),
        alpha=FAINTEST + CLEARER * chance.random(),
        is_heart=chance.random() < HEARTS_SHARE,
        colour=number,
        tilt=round(chance.uniform(-TILT, TILT)),
        speed=chance.uniform(SLOWEST, FASTEST),
        phase=chance.uniform(0, math.tau),
    )

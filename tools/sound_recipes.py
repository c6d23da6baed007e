"""How each sound of the table is made: paper, wood, glass, a bell, a harp; every recipe is one take at a *pitch*.

A *pitch* of 1 is the middle; the takes of a sound lie a little above and below it.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from synthesis import Mode, Samples, brushed, laid, noise, ring, scaled, softened, struck, swept

from hearts.ui.sounds import Sound

D3, A3, D4, F4, FIS4, A4, D5, E5, FIS5 = 146.83, 220.0, 293.66, 349.23, 369.99, 440.0, 587.33, 659.26, 739.99
HARP = (146.83, 164.81, 185.0, 220.0, 246.94, 293.66, 329.63, 369.99, 440.0, 493.88, 587.33)  # D major, five notes

BELL = (
    Mode(0.5, 0.30, 0.34),
    Mode(1.0, 0.85, 0.26),
    Mode(1.2, 0.75, 0.22),  # the minor third
    Mode(1.5, 0.22, 0.14),
    Mode(2.0, 0.42, 0.17),
    Mode(2.66, 0.13, 0.08),
    Mode(3.01, 0.08, 0.06),
    Mode(4.1, 0.04, 0.035),
)
GLASS = (Mode(1.0, 1.0, 0.105), Mode(2.0, 0.16, 0.06), Mode(2.76, 0.10, 0.04), Mode(5.4, 0.03, 0.015))
WOOD = (Mode(1.0, 1.0, 0.020), Mode(2.57, 0.42, 0.010), Mode(4.8, 0.12, 0.004))
TINE = (Mode(1.0, 1.0, 0.034), Mode(2.0, 0.10, 0.018), Mode(5.4, 0.06, 0.006))
PLUCK = (Mode(1.0, 1.0, 0.11), Mode(2.0, 0.34, 0.07), Mode(3.0, 0.14, 0.045), Mode(4.0, 0.05, 0.03))
MARIMBA = (Mode(1.0, 1.0, 0.16), Mode(2.0, 0.10, 0.09), Mode(3.93, 0.13, 0.035), Mode(9.2, 0.02, 0.01))


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to make a sound of exactly *seconds*, which goes for the last *release* of them."""

    seconds: float
    release: float
    make: Callable[[float, random.Random], Samples]


def _deal(pitch: float, chance: random.Random) -> Samples:
    flick = swept(noise(chance, 0.04), 2300 * pitch, 1700 * pitch, 1.6)
    return laid(
        0.04,
        (0, scaled(struck(softened(flick, 4200), 0.003, 0.0075), 1.0)),
        (0.001, scaled(ring(210 * pitch, WOOD, 0.035, 0.003), 0.35)),
    )


def _lift(pitch: float, chance: random.Random) -> Samples:
    paper = softened(swept(noise(chance, 0.05), 1300 * pitch, 2900 * pitch, 1.1), 4500)
    return brushed(paper, 0.34)


def _lower(pitch: float, chance: random.Random) -> Samples:
    paper = softened(swept(noise(chance, 0.045), 2000 * pitch, 900 * pitch, 1.2), 3600)
    return laid(
        0.045,
        (0, scaled(brushed(paper, 0.26), 1.0)),
        (0.006, scaled(ring(165 * pitch, WOOD, 0.039, 0.004), 0.5)),
    )


def _play(pitch: float, chance: random.Random) -> Samples:
    slap = softened(swept(noise(chance, 0.07), 1500 * pitch, 800 * pitch, 2.0), 3200)
    body = (Mode(1.0, 1.0, 0.026), Mode(1.62, 0.35, 0.014), Mode(2.9, 0.12, 0.007))
    return laid(
        0.09,
        (0, scaled(struck(slap, 0.003, 0.009), 0.75)),
        (0, scaled(ring(180 * pitch, body, 0.09, 0.004), 1.0)),
    )


def _illegal(pitch: float, chance: random.Random) -> Samples:
    first, second = (scaled(ring(tone * pitch, WOOD, 0.056, 0.003), 1.0) for tone in (212, 189))
    felt = scaled(struck(softened(noise(chance, 0.02), 900), 0.002, 0.004), 0.2)
    return laid(0.11, (0, first), (0, felt), (0.054, second), (0.054, felt))


def _collect(pitch: float, chance: random.Random) -> Samples:
    sweep = softened(swept(noise(chance, 0.22), 2500 * pitch, 520 * pitch, 1.3), 3600)
    return brushed(sweep, 0.3)


def _pass(pitch: float, chance: random.Random) -> Samples:
    def brush(seconds: float, start: float) -> Samples:
        paper = swept(noise(chance, seconds), start * pitch, 0.72 * start * pitch, 1.1)
        return scaled(brushed(softened(paper, 3600), 0.32), 1.0)

    return laid(0.26, (0, brush(0.1, 1750)), (0.08, brush(0.1, 1950)), (0.16, scaled(brush(0.1, 2150), 0.9)))


def _hint(pitch: float, chance: random.Random) -> Samples:  # noqa: ARG001  glass has no chance in it
    return ring(E5 * pitch, GLASS, 0.3, 0.006)


def _hearts_break(pitch: float, chance: random.Random) -> Samples:
    snap = softened(swept(noise(chance, 0.03), 2600 * pitch, 1700 * pitch, 1.8), 4600)
    crack = softened(swept(noise(chance, 0.02), 1900 * pitch, 1500 * pitch, 1.5), 4000)
    return laid(
        0.35,
        (0, scaled(struck(snap, 0.0025, 0.005), 0.8)),
        (0.022, scaled(struck(crack, 0.002, 0.004), 0.45)),
        (0.01, scaled(ring(A3 * pitch, PLUCK, 0.34, 0.006), 0.9)),
    )


def _queen(pitch: float, chance: random.Random) -> Samples:
    touch = scaled(struck(softened(noise(chance, 0.04), 700), 0.004, 0.01), 0.12)
    return laid(0.7, (0, scaled(ring(D3 * pitch, BELL, 0.7, 0.009), 1.0)), (0, touch))


def _points(pitch: float, chance: random.Random) -> Samples:
    thumb = scaled(struck(softened(noise(chance, 0.02), 600), 0.002, 0.004), 0.18)
    return laid(0.12, (0, scaled(ring(A4 * pitch, TINE, 0.12, 0.004), 1.0)), (0, thumb))


def _notes(seconds: float, modes: tuple[Mode, ...], *notes: tuple[float, float, float]) -> Samples:
    """Lay *notes* of (start, pitch, level) over one another, each going on to the end."""
    return laid(
        seconds, *((start, scaled(ring(pitch, modes, seconds - start, 0.006), level)) for start, pitch, level in notes)
    )


def _longer(modes: tuple[Mode, ...], times: float) -> tuple[Mode, ...]:
    return tuple(Mode(mode.ratio, mode.level, mode.fades * times) for mode in modes)


def _round_end(pitch: float, chance: random.Random) -> Samples:  # noqa: ARG001
    return _notes(0.6, MARIMBA, (0, A3 * 2 * pitch, 0.85), (0.17, D5 * pitch, 1.0))


def _moon(pitch: float, chance: random.Random) -> Samples:  # noqa: ARG001
    harp = _longer(PLUCK, 5.0)
    rising = [(0.135 * step, tone * pitch, 0.6 + 0.04 * step) for step, tone in enumerate(HARP)]
    return _notes(2.4, harp, *rising, (1.55, FIS5 * pitch, 0.6), (1.58, A4 * pitch, 0.4))


def _win(pitch: float, chance: random.Random) -> Samples:  # noqa: ARG001
    bars = _longer(MARIMBA, 2.6)
    steps = (
        *((0.0, D4, 0.8), (0.13, FIS4, 0.8), (0.26, A4, 0.85), (0.39, D5, 0.95)),
        *((0.62, A4, 0.6), (0.75, FIS5, 1.0), (0.76, D5, 0.6), (0.77, D4, 0.6)),
    )
    return _notes(1.8, bars, *((start, tone * pitch, level) for start, tone, level in steps))


def _lose(pitch: float, chance: random.Random) -> Samples:  # noqa: ARG001
    return _notes(0.9, _longer(MARIMBA, 1.5), (0, F4 * pitch, 0.9), (0.26, D4 * pitch, 1.0))


def _button(pitch: float, chance: random.Random) -> Samples:
    felt = scaled(struck(softened(noise(chance, 0.02), 1500), 0.002, 0.003), 0.25)
    tap = (Mode(1.0, 1.0, 0.006), Mode(2.3, 0.25, 0.003))
    return laid(0.03, (0, scaled(ring(620 * pitch, tap, 0.03, 0.003), 1.0)), (0, felt))


RECIPES: Final[Mapping[Sound, Recipe]] = MappingProxyType(
    {
        Sound.DEAL: Recipe(0.040, 0.012, _deal),
        Sound.LIFT: Recipe(0.050, 0.012, _lift),
        Sound.LOWER: Recipe(0.045, 0.012, _lower),
        Sound.PLAY: Recipe(0.090, 0.030, _play),
        Sound.ILLEGAL: Recipe(0.110, 0.030, _illegal),
        Sound.COLLECT: Recipe(0.220, 0.040, _collect),
        Sound.PASS: Recipe(0.260, 0.040, _pass),
        Sound.HINT: Recipe(0.300, 0.150, _hint),
        Sound.HEARTS_BREAK: Recipe(0.350, 0.180, _hearts_break),
        Sound.QUEEN: Recipe(0.700, 0.350, _queen),
        Sound.POINTS: Recipe(0.120, 0.060, _points),
        Sound.ROUND_END: Recipe(0.600, 0.250, _round_end),
        Sound.MOON: Recipe(2.400, 0.700, _moon),
        Sound.WIN: Recipe(1.800, 0.700, _win),
        Sound.LOSE: Recipe(0.900, 0.400, _lose),
        Sound.BUTTON: Recipe(0.030, 0.010, _button),
    }
)

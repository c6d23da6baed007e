"""What sounds are made of: noise, ringing modes, filters, envelopes; lists of samples in, lists of samples out.

Only sums and products are taken for each sample, so that every machine computes the same sound.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

RATE = 44_100
PEAK = 10 ** (-12 / 20)  # -12 dBFS
FULL = 32_767
INAUDIBLE = 1e-5  # -100 dB
FRAME = 32  # samples between two settings of a sweeping filter

Samples = list[float]


def count(seconds: float) -> int:
    """Return how many samples last *seconds*."""
    return round(seconds * RATE)


@dataclass(frozen=True, slots=True)
class Mode:
    """One way in which a body rings: *ratio* to its pitch, how loud, and the seconds in which it fades to a third."""

    ratio: float
    level: float
    fades: float


def ring(pitch: float, modes: Sequence[Mode], seconds: float, attack: float = 0.004) -> Samples:
    """Return a struck body of *pitch* Hz, every mode starting at rest."""
    total = [0.0] * count(seconds)
    for mode in modes:
        _add_mode(total, pitch * mode.ratio, mode)
    return swelled(total, attack)


def _add_mode(total: Samples, pitch: float, mode: Mode) -> None:
    # a decaying sine by its recurrence; it ends where nobody could hear it
    angle, damping = 2 * math.pi * pitch / RATE, math.exp(-1 / (mode.fades * RATE))
    first, second = 2 * damping * math.cos(angle), damping * damping
    before, now = 0.0, mode.level * damping * math.sin(angle)
    audible = min(len(total), count(mode.fades * math.log(1 / INAUDIBLE)))
    for index in range(1, audible):
        total[index] += now
        before, now = now, first * now - second * before


def noise(chance: random.Random, seconds: float) -> Samples:
    """Return white noise."""
    return [2 * chance.random() - 1 for _ in range(count(seconds))]


def swept(samples: Samples, start: float, end: float, width: float) -> Samples:
    """Return what a band around a pitch that glides from *start* to *end* Hz lets through; *width* in octaves."""
    found: Samples = []
    ratio, length = end / start, max(1, len(samples))
    older = old = older_out = old_out = 0.0
    gain = back = back_two = 0.0
    for index, sample in enumerate(samples):
        if index % FRAME == 0:
            gain, back, back_two = _band(start * ratio ** (index / length), width)
        out = gain * (sample - older) - back * old_out - back_two * older_out
        older, old = old, sample
        older_out, old_out = old_out, out
        found.append(out)
    return found


def _band(pitch: float, width: float) -> tuple[float, float, float]:
    """Return gain and feedback of a band-pass filter that is *width* octaves wide and lets its middle through whole."""
    angle = 2 * math.pi * pitch / RATE
    alpha = math.sin(angle) * math.sinh(math.log(2) / 2 * width * angle / math.sin(angle))
    whole = 1 + alpha
    return alpha / whole, -2 * math.cos(angle) / whole, (1 - alpha) / whole


def softened(samples: Samples, pitch: float) -> Samples:
    """Return *samples* without their edge above *pitch* Hz, by two gentle slopes."""
    keep = math.exp(-2 * math.pi * pitch / RATE)
    first = second = 0.0
    found: Samples = []
    for sample in samples:
        first += (1 - keep) * (sample - first)
        second += (1 - keep) * (first - second)
        found.append(second)
    return found


def rise(share: float) -> float:
    """Return a soft way from 0 to 1."""
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, max(0.0, share)))


def swelled(samples: Samples, attack: float) -> Samples:
    """Return *samples* that begin in silence and are whole after *attack* seconds."""
    last = count(attack)
    return [sample * rise(index / last) if index < last else sample for index, sample in enumerate(samples)]


def faded(samples: Samples, release: float) -> Samples:
    """Return *samples* that end in silence, going for *release* seconds."""
    last, length = count(release), len(samples)
    return [
        sample * rise((length - 1 - index) / last) if length - index <= last else sample
        for index, sample in enumerate(samples)
    ]


def struck(samples: Samples, attack: float, fades: float) -> Samples:
    """Return *samples* with the loudness of a stroke."""
    keep, level = math.exp(-1 / (fades * RATE)), 1.0
    found: Samples = []
    for sample in swelled(samples, attack):
        found.append(sample * level)
        level *= keep
    return found


def brushed(samples: Samples, summit: float) -> Samples:
    """Return *samples* with the loudness of a stroke of the hand, loudest at *summit* of the way."""
    length = max(1, len(samples) - 1)
    shares = (index / length for index in range(len(samples)))
    return [
        sample * rise(share / summit if share < summit else (1 - share) / (1 - summit))
        for sample, share in zip(samples, shares, strict=True)
    ]


def scaled(samples: Samples, level: float) -> Samples:
    """Return *samples* with their loudest one at *level*."""
    loudest = max(map(abs, samples), default=0.0)
    return [sample * level / loudest for sample in samples] if loudest else samples


def laid(seconds: float, *parts: tuple[float, Samples]) -> Samples:
    """Return a sound of *seconds* in which each part begins at its time; what would last longer is cut."""
    total = [0.0] * count(seconds)
    for start, samples in parts:
        first = count(start)
        for index, sample in enumerate(samples[: len(total) - first]):
            total[first + index] += sample
    return total


def finished(samples: Samples, release: float) -> list[int]:
    """Return 16-bit samples that end softly, rest on zero and have their peak where every sound has it."""
    soft = faded(samples, release)
    hump = brushed([1.0] * len(soft), 0.5)
    lean = sum(soft) / sum(hump)  # taken away where the sound is, so that both ends stay at zero
    level = scaled([sample - lean * share for sample, share in zip(soft, hump, strict=True)], PEAK)
    return [round(sample * FULL) for sample in level]

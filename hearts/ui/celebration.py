"""The moon's celebration at a moment: how far it has risen, which hearts are there, and how clear the words are.

Pure: seconds passed in, shares out. Where the celebration takes no time everything is there at once.
"""

from dataclasses import dataclass
from typing import Final

from hearts.ui.motion import out_cubic

HEARTS: Final = 13
RISE: Final = 60  # u
# seconds at Normal, and shares of them at any speed
WHOLE, RISING, BETWEEN_HEARTS, HEART_FADE, WORDS_FROM = 2.2, 0.9, 0.05, 0.15, 1.65


@dataclass(frozen=True, slots=True)
class CelebrationMoment:
    """*below* is how many u the moon is under its place; everything else is an opacity."""

    below: float
    moon: float
    hearts: tuple[float, ...]
    words: float


AT_REST: Final = CelebrationMoment(0.0, 1.0, (1.0,) * HEARTS, 1.0)


def celebration_at(elapsed: float, seconds: float) -> CelebrationMoment:
    """Return the moment *elapsed* seconds after the beginning of a celebration of *seconds*."""
    if elapsed >= seconds:
        return AT_REST
    t = elapsed * WHOLE / seconds
    risen = out_cubic(_share(t, 0.0, RISING))
    hearts = tuple(_share(t, RISING + BETWEEN_HEARTS * number, HEART_FADE) for number in range(HEARTS))
    return CelebrationMoment(
        RISE * (1 - risen), _share(t, 0.0, RISING / 2), hearts, _share(t, WORDS_FROM, WHOLE - WORDS_FROM)
    )


def _share(t: float, start: float, seconds: float) -> float:
    return min(1.0, max(0.0, (t - start) / seconds))

"""Which sounds there are, and which of them tells what happened; values only: no pygame, no clock."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from hearts.core.cards import QUEEN_OF_SPADES, Card, Suit
from hearts.core.cues import Cue, CueKind
from hearts.core.game import Game, Over
from hearts.core.seats import Seat
from hearts.core.trick import Trick

POINTS_AFTER: Final = 0.12  # seconds after the card that ended the trick has landed
MOON_SECONDS: Final = 2.4


class Sound(Enum):
    """Everything that can be heard; the value names its files."""

    DEAL = "deal"
    LIFT = "lift"
    LOWER = "lower"
    PLAY = "play"
    ILLEGAL = "illegal"
    COLLECT = "collect"
    PASS = "pass"
    HINT = "hint"
    HEARTS_BREAK = "hearts_break"
    QUEEN = "queen"
    POINTS = "points"
    ROUND_END = "round_end"
    MOON = "moon"
    WIN = "win"
    LOSE = "lose"
    BUTTON = "button"


TAKES: Final[Mapping[Sound, int]] = MappingProxyType(
    {
        **dict.fromkeys(Sound, 1),
        **dict.fromkeys((Sound.DEAL, Sound.PLAY), 5),
        **dict.fromkeys((Sound.LIFT, Sound.LOWER, Sound.ILLEGAL, Sound.COLLECT, Sound.PASS), 3),
        **dict.fromkeys((Sound.POINTS, Sound.BUTTON), 3),
    }
)
"""How many takes there are of each, of slightly different pitch: nothing that comes often is heard twice alike."""


def file_names(sound: Sound) -> tuple[str, ...]:
    """Return the files of a sound's takes."""
    return tuple(f"{sound.value}_{take}.wav" for take in range(1, TAKES[sound] + 1))


@dataclass(frozen=True, slots=True)
class Heard:
    """One sound to play *delay* seconds from now, or from when *card* lands in the trick; *pan* from -1 to 1."""

    sound: Sound
    card: Card | None = None
    delay: float = 0.0
    pan: float = 0.0


def sounds_of_move(cues: tuple[Cue, ...]) -> Iterator[Heard]:
    """Yield what one move sounds like; what a card does is heard when it lands."""
    kinds = {cue.kind for cue in cues}
    card = next((cue.card for cue in cues if cue.kind is CueKind.PLAYED), None)
    if CueKind.PASSED in kinds:
        yield Heard(Sound.PASS)
    if card is None:
        return
    yield Heard(Sound.PLAY, card)
    if card is QUEEN_OF_SPADES or card == QUEEN_OF_SPADES:
        yield Heard(Sound.QUEEN, card)
    if CueKind.HEARTS_BROKEN in kinds:
        yield Heard(Sound.HEARTS_BREAK, card)
    costs = any(cue.kind is CueKind.TRICK_TAKEN and cue.points > 0 for cue in cues)
    # where the bell or the break is told already, a third voice would only blur it
    if costs and card != QUEEN_OF_SPADES and CueKind.HEARTS_BROKEN not in kinds:
        yield Heard(Sound.POINTS, card, POINTS_AFTER)

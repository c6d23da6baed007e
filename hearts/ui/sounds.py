"""Which sounds there are, and which of them tell what happened; values only: no pygame, no clock."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from hearts.core.cards import QUEEN_OF_SPADES, Card
from hearts.core.cues import Cue, CueKind
from hearts.core.game import Game, Over
from hearts.core.seats import Seat

POINTS_AFTER: Final = 0.12  # seconds after the card that ended the trick has landed
MOON_SECONDS: Final = 2.4  # what comes after a moon waits for its harp
PANS: Final = MappingProxyType({Seat.WEST: -0.7, Seat.EAST: 0.7})


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
"""How many takes there are of each, of slightly different pitch: what comes often is never the same twice running."""

SKIPPED_AT_INSTANT: Final = frozenset({Sound.DEAL, Sound.COLLECT})
"""What goes with a movement that Instant does not show."""


def file_names(sound: Sound) -> tuple[str, ...]:
    """Return the files of a sound's takes."""
    return tuple(f"{sound.value}_{take}.wav" for take in range(1, TAKES[sound] + 1))


@dataclass(frozen=True, slots=True)
class Heard:
    """One sound: *delay* seconds from now, or from when *card* lands in the trick; *pan* from -1 to 1."""

    sound: Sound
    card: Card | None = None
    delay: float = 0.0
    pan: float = 0.0


def sounds_of_move(cues: tuple[Cue, ...]) -> Iterator[Heard]:
    """Yield what a move sounds like; what a card does is heard when it lands."""
    kinds = {cue.kind for cue in cues}
    if CueKind.PASSED in kinds:
        yield Heard(Sound.PASS)
    card = next((cue.card for cue in cues if cue.kind is CueKind.PLAYED), None)
    if card is None:
        return
    yield Heard(Sound.PLAY, card)
    if card == QUEEN_OF_SPADES:
        yield Heard(Sound.QUEEN, card)
    elif CueKind.HEARTS_BROKEN in kinds:
        yield Heard(Sound.HEARTS_BREAK, card)
    elif any(cue.kind is CueKind.TRICK_TAKEN and cue.points > 0 for cue in cues):
        # only where neither the bell nor the snap has told it: a third voice would blur them
        yield Heard(Sound.POINTS, card, POINTS_AFTER)


def sounds_of_collecting(winner: Seat) -> Iterator[Heard]:
    """Yield what a trick sounds like that goes to *winner*."""
    yield Heard(Sound.COLLECT, pan=PANS.get(winner, 0.0))


def sounds_of_score(game: Game, people: Collection[Seat]) -> Iterator[Heard]:
    """Yield what the sheet after a round sounds like: the moon, a win and a loss are those of *people* alone."""
    is_moon = game.rounds[-1].shooter in people
    if is_moon:
        yield Heard(Sound.MOON)
    after = MOON_SECONDS if is_moon else 0.0
    if isinstance(game.stage, Over) and people:
        won = any(seat in people for seat in game.stage.winners)
        yield Heard(Sound.WIN if won else Sound.LOSE, delay=after)
    elif not is_moon:
        yield Heard(Sound.ROUND_END)

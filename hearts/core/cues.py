"""What a move gave to show and to hear: the difference of two games, as values."""

from dataclasses import dataclass
from enum import Enum, auto

from hearts.core.cards import QUEEN_OF_SPADES, Card
from hearts.core.game import Game, Over, Passing, Playing
from hearts.core.rules import points_of
from hearts.core.seats import SEATS, Seat


class CueKind(Enum):
    """The kinds of things that happen at a table."""

    DEALT = auto()
    PASSED = auto()
    PLAYED = auto()
    HEARTS_BROKEN = auto()
    TRICK_TAKEN = auto()
    QUEEN_TAKEN = auto()
    MOON = auto()
    ROUND_SCORED = auto()
    GAME_OVER = auto()


@dataclass(frozen=True, slots=True)
class Cue:
    """One thing that happened. *seat* did it or got it; *card* and *points* where the kind has them."""

    kind: CueKind
    seat: Seat | None = None
    card: Card | None = None
    points: int = 0


def cues(before: Game, after: Game) -> tuple[Cue, ...]:
    """Return what happened between two games one move apart, in the order in which it is told."""
    return (
        *_cards_moved(before, after),
        *_trick_taken(before, after),
        *_round_scored(before, after),
    )


def _cards_moved(before: Game, after: Game) -> tuple[Cue, ...]:
    match before.stage, after.stage:
        case Passing(), Playing():
            return (Cue(CueKind.PASSED),)
        case Playing() as playing, _ if before != after:
            return _card_played(playing, after)
        case _, Passing() | Playing() if not isinstance(before.stage, Passing | Playing):
            return (Cue(CueKind.DEALT),)
        case _:
            return ()


def _card_played(playing: Playing, after: Game) -> tuple[Cue, ...]:
    seat = playing.turn
    trick = after.tricks[-1] if len(after.tricks) > len(playing.tricks) else None
    match after.stage:
        case Playing(trick=current) if trick is None:
            trick = current
        case _:
            pass
    if trick is None:
        return ()
    played = Cue(CueKind.PLAYED, seat, trick.cards[len(playing.trick.cards)])
    now_broken = isinstance(after.stage, Playing) and after.stage.hearts_broken
    return (played, Cue(CueKind.HEARTS_BROKEN, seat)) if now_broken and not playing.hearts_broken else (played,)


def _trick_taken(before: Game, after: Game) -> tuple[Cue, ...]:
    if not isinstance(before.stage, Playing) or len(after.tricks) <= len(before.stage.tricks):
        return ()
    trick = after.tricks[-1]
    taken = Cue(CueKind.TRICK_TAKEN, trick.winner, points=points_of(trick.cards, after.rules))
    return (taken, Cue(CueKind.QUEEN_TAKEN, trick.winner)) if QUEEN_OF_SPADES in trick.cards else (taken,)


def _round_scored(before: Game, after: Game) -> tuple[Cue, ...]:
    if len(after.rounds) == len(before.rounds):
        return ()
    found = [Cue(CueKind.ROUND_SCORED)]
    shooter = after.rounds[-1].shooter
    if shooter is not None:
        found.insert(0, Cue(CueKind.MOON, shooter))
    if isinstance(after.stage, Over):
        found += [Cue(CueKind.GAME_OVER, seat) for seat in SEATS if seat in after.stage.winners]
    return tuple(found)

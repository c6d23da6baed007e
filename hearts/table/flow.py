"""What the table waits for: the machine that drives the loop, as a pure function of what is known now.

Animations, the pause after a trick and the summary are beats of the table, not stages of the rules; they come in as
flags, so that this can be tested without a screen or a clock.
"""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from hearts.core.game import Dealing, Game, Over, Passing, Playing, Scoring
from hearts.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Settle:
    """Cards are still moving."""


@dataclass(frozen=True, slots=True)
class HoldTrick:
    """A finished trick lies to be read."""


@dataclass(frozen=True, slots=True)
class ShowScores:
    """A round was scored and its summary has not been seen."""


@dataclass(frozen=True, slots=True)
class DealCards:
    """The next round is to be dealt."""


@dataclass(frozen=True, slots=True)
class AskPerson:
    """The person at *seat* decides."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskComputer:
    """The computer at *seat* decides."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rest:
    """The game is over and seen; nothing happens by itself."""


Step = Settle | HoldTrick | ShowScores | DealCards | AskPerson | AskComputer | Rest


def next_step(game: Game, people: AbstractSet[Seat], *, moving: bool, trick_held: bool, sheet_seen: bool) -> Step:
    """Return what the table waits for now; see ``due_step`` and ``held_up``."""
    return held_up(due_step(game, people, sheet_seen=sheet_seen), moving=moving, trick_held=trick_held)


def held_up(due: Step, *, moving: bool, trick_held: bool) -> Step:
    """Return what comes before *due*: cards under way, or the finished trick that is still to be read."""
    if moving:
        return Settle()
    return HoldTrick() if trick_held else due


def due_step(game: Game, people: AbstractSet[Seat], *, sheet_seen: bool) -> Step:
    """Return what is due at a still table; *sheet_seen*: the summary of the round last scored has been closed."""
    match game.stage:
        case Dealing():
            return DealCards() if sheet_seen or not game.rounds else ShowScores()
        case Over():
            return Rest() if sheet_seen else ShowScores()
        case Passing(waiting=waiting):
            # the computers choose first: their choice cannot depend on the person's, and nobody waits for it
            computers = [seat for seat in waiting if seat not in people]
            return AskComputer(computers[0]) if computers else AskPerson(waiting[0])
        case Playing(turn=seat) | Scoring(shooter=seat):
            return AskPerson(seat) if seat in people else AskComputer(seat)

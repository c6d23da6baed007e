"""Rounds that are counted: a level at every seat, or at three against somebody who shoots whenever it can."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bare_round import BareRound, played
from complaints import COMPLAINTS
from shooter import Shooter, promise

from hearts.ai.levels import Level, player_of
from hearts.ai.player import ComputerPlayer, chance
from hearts.core.cards import Card, Hand, hand_of
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import Round
from hearts.core.moves import Pass, Play, Score
from hearts.core.rules import Rules
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS, Seat

CHOICE = 10
"""Deals of which the shooter takes the most promising hand."""
SHOT = "moon shot by a scripted shooter"


@dataclass(slots=True)
class Count:
    """How often something happened, of how many chances."""

    happened: int = 0
    chances: int = 0

    def add(self, happened: Iterable[bool]) -> None:
        """Count each of *happened*."""
        for one in happened:
            self.happened += one
            self.chances += 1


@dataclass(slots=True)
class Counts:
    """What was counted in *rounds* of one level."""

    rounds: int = 0
    by_name: dict[str, Count] = field(default_factory=dict)
    shot: set[int] = field(default_factory=set)
    """The rounds in which the scripted shooter got its moon."""

    def add(self, other: "Counts") -> None:
        """Add what *other* counted."""
        self.rounds += other.rounds
        self.shot |= other.shot
        for name, count in other.by_name.items():
            mine = self.by_name.setdefault(name, Count())
            mine.happened += count.happened
            mine.chances += count.chances


def counted(level: Level, seed: int, numbers: Sequence[int]) -> Counts:
    """Play rounds *numbers* of the deals of *seed* with *level* at every seat, and as many against the shooter."""
    counts = Counts(len(numbers), {name: Count() for name in (*COMPLAINTS, SHOT)})
    player = player_of(level)
    for number in numbers:
        scored = played_by((player,) * len(SEATS), number, deal_of(seed, number + 1).deck, seed)
        for name, complaint in COMPLAINTS.items():
            counts.by_name[name].add(complaint(scored))
        shot = is_shot(player, number, seed)
        counts.by_name[SHOT].add([shot])
        if shot:
            counts.shot.add(number)
    return counts


def is_shot(player: ComputerPlayer, number: int, seed: int) -> bool:
    """Whether the shooter, with the most promising of some hands, gets its moon past three of *player*."""
    deals = (deal_of(seed, deal_no) for deal_no in range(number * CHOICE + 1, (number + 1) * CHOICE + 1))
    deck, shooter = max(
        ((deal.deck, seat) for deal in deals for seat in SEATS), key=lambda choice: promise(hand_at(*choice))
    )
    players = [player] * len(SEATS)
    players[shooter] = Shooter()
    return played_by(players, number, deck, seed).shooter is shooter


def hand_at(deck: tuple[Card, ...], seat: Seat) -> Hand:
    """Return the hand that *seat* is dealt."""
    return hand_of(deck[13 * seat : 13 * (seat + 1)])


def played_by(players: Sequence[ComputerPlayer], number: int, deck: tuple[Card, ...], seed: int) -> Round:
    """Return the round dealt from *deck*, in the direction of round *number*, played by *players*."""
    keys = [player_key(seed, seat) for seat in SEATS]

    def ask(view: SeatView) -> Pass | Play | Score:
        return players[view.seat].advise(view, chance(view, keys[view.seat])).move

    return played(BareRound(Rules(), number, deck), ask)

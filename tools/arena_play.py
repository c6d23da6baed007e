"""Rounds of the arena: who sits where, what they decide, and what came of it, added up."""

import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, fields
from itertools import combinations
from statistics import fmean
from typing import Protocol

from arena_sides import COMMAND, seated
from engine_client import GRACE_SECONDS, EngineClient, EngineFailed, Patience

from hearts.ai.player import ComputerPlayer, chance
from hearts.ai.thinker import PLAIN
from hearts.core.cards import QUEEN_OF_SPADES
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import NOTHING_SENT, Game, Passing, Playing, Round, Scoring, apply
from hearts.core.moves import Move
from hearts.core.rules import Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import SEATS, PassDirection, Seat

ENGINE_SECONDS = 10.0
DIRECTIONS = 4
Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: two sides by their names; *seats* are the first's, *is_batched* asks for no table around them."""

    sides: Pair
    rules: Rules
    seed: int = 1
    seats: int = 1
    milliseconds: int | None = None
    is_batched: bool = False


@dataclass
class Tally:
    """What the seats of one side did. *against* counts the moons that others shot, *lost* the turns that failed."""

    seats: int = 0
    points: int = 0
    moons: int = 0
    against: int = 0
    queens: int = 0
    moves: int = 0
    seconds: float = 0.0
    lost: int = 0

    def add(self, other: "Tally") -> None:
        """Add what *other* counted."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    def line(self) -> str:
        """Return the figures as one line."""
        seats = max(self.seats, 1)
        pace = f"   {1000 * self.seconds / self.moves:6.3f} ms a move" if self.moves else ""
        lost = f"   {self.lost} turns lost to the {PLAIN.value} level" if self.lost else ""
        return (
            f"{self.points / seats:6.2f} points a round   {100 * self.moons / seats:5.2f} % moons for   "
            f"{100 * self.against / seats:5.2f} % moons against   {100 * self.queens / seats:5.1f} % queens taken"
            f"{pace}{lost}"
        )


@dataclass
class DealResult:
    """What came of one deal in every arrangement: *difference* is the first side's mean points less the second's."""

    deal_no: int
    difference: float = 0.0
    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    notes: list[tuple[int, str]] = field(default_factory=list)
    """What went wrong: the side and how."""


class SeatPlayer(Protocol):
    """Whoever decides at one seat."""

    def begin(self, game: Game) -> None:
        """Hear of the round just dealt."""
        ...

    def hear(self, before: Game, move: Move, after: Game) -> None:
        """Hear of a move."""
        ...

    def decide(self, game: Game) -> Move:
        """Return a legal move, or raise EngineFailed."""
        ...

    def close(self) -> None:
        """Leave nothing running."""
        ...


class LevelPlayer:
    """One of the game's own players at a seat."""

    def __init__(self, player: ComputerPlayer, seat: Seat, seed: int) -> None:
        self._player = player
        self._seat = seat
        self._key = player_key(seed, seat)

    def begin(self, game: Game) -> None:
        """Need nothing: the view tells all."""

    def hear(self, before: Game, move: Move, after: Game) -> None:
        """Need nothing: the view tells all."""

    def decide(self, game: Game) -> Move:
        """Return the level's move."""
        view = view_of(game, self._seat)
        return self._player.advise(view, chance(view, self._key)).move

    def close(self) -> None:
        """Leave nothing running; nothing runs."""


class Cast:
    """Everybody who plays in a match, seated once and kept for all its deals; an engine has a process for each seat."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._patience = (Patience(), Patience())
        self._seated: dict[tuple[int, Seat], SeatPlayer] = {}
        self._plain = {seat: LevelPlayer(seated(PLAIN.value), seat, match.seed) for seat in SEATS}

    def at(self, side: int, seat: Seat) -> SeatPlayer:
        """Return who plays for *side* at *seat*."""
        if (side, seat) not in self._seated:
            self._seated[side, seat] = self._new(side, seat)
        return self._seated[side, seat]

    def plain(self, seat: Seat) -> LevelPlayer:
        """Return who decides at *seat* where an engine has failed."""
        return self._plain[seat]

    def close(self) -> None:
        """Leave nothing running."""
        for player in self._seated.values():
            player.close()

    def _new(self, side: int, seat: Seat) -> SeatPlayer:
        match = self._match
        name = match.sides[side]
        if not name.startswith(COMMAND):
            return LevelPlayer(seated(name), seat, match.seed)
        milliseconds = match.milliseconds
        seconds = ENGINE_SECONDS if milliseconds is None else milliseconds / 1000 + GRACE_SECONDS
        return EngineClient(name.removeprefix(COMMAND), seat, self._patience[side], milliseconds, seconds)


def arrangements(seats: int) -> tuple[frozenset[Seat], ...]:
    """Return every choice of *seats* places for the first side."""
    return tuple(map(frozenset, combinations(SEATS, seats)))


def new_round(rules: Rules, deal_no: int) -> Game:
    """Return a game before its deal in which deal *deal_no* comes at its turn of the passing; no points are scored."""
    blank = Round(PassDirection.NONE, NOTHING_SENT, (), (0, 0, 0, 0))
    return Game(rules, (blank,) * (deal_no % DIRECTIONS))


def asked(game: Game) -> Seat | None:
    """Return the seat that is to decide, or None once the round is scored."""
    match game.stage:
        case Passing() as passing:
            return passing.waiting[0]
        case Playing(turn=turn):
            return turn
        case Scoring(shooter=shooter):
            return shooter
        case _:
            return None


def play_deal(match: Match, deal_no: int, cast: Cast, clock: Callable[[], float] = time.perf_counter) -> DealResult:
    """Play one deal in every arrangement of the two sides."""
    result = DealResult(deal_no)
    dealt = apply(new_round(match.rules, deal_no), deal_of(match.seed, deal_no + 1))
    found = []
    for places in arrangements(match.seats):
        sides = [0 if seat in places else 1 for seat in SEATS]
        scored = play_round(dealt, sides, cast, result, clock).rounds[-1]
        count_round(scored, sides, result.tallies)
        own = fmean(scored.scores[seat] for seat in SEATS if sides[seat] == 0)
        found.append(own - fmean(scored.scores[seat] for seat in SEATS if sides[seat] == 1))
    result.difference = fmean(found)
    return result


def play_round(
    game: Game, sides: Sequence[int], cast: Cast, result: DealResult, clock: Callable[[], float] = time.perf_counter
) -> Game:
    """Return *game* with its dealt round played to the end; a side that fails loses its turn to the plain level."""
    players = [cast.at(sides[seat], seat) for seat in SEATS]
    for player in players:
        player.begin(game)
    while (seat := asked(game)) is not None:
        tally = result.tallies[sides[seat]]
        started = clock()
        try:
            move = players[seat].decide(game)
        except EngineFailed as failed:
            move = cast.plain(seat).decide(game)
            tally.lost += 1
            result.notes.append((sides[seat], str(failed)))
        tally.seconds += clock() - started
        tally.moves += 1
        before, game = game, apply(game, move)
        for player in players:
            player.hear(before, move, game)
    return game


def count_round(scored: Round, sides: Sequence[int], tallies: Sequence[Tally]) -> None:
    """Add what each seat did in *scored* to its side's tally."""
    shooter = scored.shooter
    for seat in SEATS:
        tally = tallies[sides[seat]]
        tally.seats += 1
        tally.points += scored.scores[seat]
        tally.moons += shooter is seat
        tally.against += shooter is not None and sides[shooter] != sides[seat]
        tally.queens += QUEEN_OF_SPADES in scored.taken[seat]


def play_deals(match: Match, deals: Sequence[int]) -> Generator[DealResult]:
    """Play *deals* one after another and yield what came of each."""
    cast = Cast(match)
    try:
        for deal_no in deals:
            yield play_deal(match, deal_no, cast)
    finally:
        cast.close()

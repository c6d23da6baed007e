"""The record of a game: its rules, its seed, who sits where, and the moves; the game is its replay.

The text form is a few head lines and then one move a line::

    hearts record 1
    rules target=100 moon=add jack=0 queen_breaks=0 first_trick_points=0 passing=rotate
    seed 7
    player S person You
    player W normal West
    player N normal North
    player E easy East
    deal 3H 7C …
    pass S QS KS 2H
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from hearts.core.game import Game, IllegalMove, apply
from hearts.core.moves import Move, parse_move
from hearts.core.rules import Rules
from hearts.core.seats import SEATS, Seat

HEADING = "hearts record 1"
PERSON = "person"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a place: a level's name for a computer, ``person`` for a person, and the name shown."""

    level: str
    name: str

    @property
    def is_person(self) -> bool:
        """Whether a person decides at this place."""
        return self.level == PERSON


Players = tuple[Player, Player, Player, Player]
"""Who sits where, South first."""


@dataclass(frozen=True, slots=True)
class Record:
    """All that a game follows from. *moves* may be replayed; whether they are legal, ``replay`` says."""

    rules: Rules
    seed: int
    players: Players
    moves: tuple[Move, ...] = ()

    @property
    def people(self) -> frozenset[Seat]:
        """The seats where people decide."""
        return frozenset(seat for seat in SEATS if self.players[seat].is_person)

    def with_moves(self, moves: tuple[Move, ...]) -> "Record":
        """Return the same game with other *moves*."""
        return replace(self, moves=moves)

    def __str__(self) -> str:
        return "\n".join((*self.head(), *map(str, self.moves), ""))

    def head(self) -> tuple[str, ...]:
        """Return the lines before the moves."""
        return (
            HEADING,
            f"rules {self.rules}",
            f"seed {self.seed}",
            *(f"player {seat.letter} {self.players[seat].level} {self.players[seat].name}" for seat in SEATS),
        )


@dataclass(frozen=True, slots=True)
class Replay:
    """What came of replaying moves: the game, how many moves were good, and what stopped it, if anything."""

    game: Game
    good: int
    problem: str | None = None


def replay(rules: Rules, moves: Iterable[Move]) -> Replay:
    """Apply *moves* to a new game; at the first illegal one stop, keep the good prefix and say what is wrong."""
    game = Game(rules)
    good = 0
    for move in moves:
        try:
            game = apply(game, move)
        except IllegalMove as refused:
            return Replay(game, good, f"move {good + 1}: {refused}")
        good += 1
    return Replay(game, good)


def parse_moves(lines: Sequence[str]) -> tuple[tuple[Move, ...], str | None]:
    """Read one move a line; return those before the first that cannot be read, and what is wrong with it."""
    moves: list[Move] = []
    for line in lines:
        try:
            moves.append(parse_move(line))
        except ValueError as problem:
            return tuple(moves), f"move {len(moves) + 1}: {problem}"
    return tuple(moves), None


def parse_record(text: str) -> tuple[Record, str | None]:
    """Read a record's text form, keeping the moves that can be read and replayed.

    Return the record with its good moves, and what is wrong with the rest (None for nothing). Raise ValueError where
    the head itself cannot be read, since no game follows from that.
    """
    # not splitlines: a name may hold characters that it takes for ends of lines
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines or lines[0].strip() != HEADING:
        raise ValueError(f"not a record: it does not begin with {HEADING!r}")
    rules = Rules.parse(_after("rules", lines, 1))
    seed = _parse_seed(_after("seed", lines, 2))
    south, west, north, east = (_player(seat, lines, 3 + seat) for seat in SEATS)
    moves, unreadable = parse_moves(lines[7:])
    record = Record(rules, seed, (south, west, north, east), moves)
    replayed = replay(rules, moves)
    if replayed.problem is not None:
        return replace(record, moves=moves[: replayed.good]), replayed.problem
    return record, unreadable


def _after(word: str, lines: Sequence[str], place: int) -> str:
    first, _, rest = (lines[place] if place < len(lines) else "").strip().partition(" ")
    if first != word:
        raise ValueError(f"not a record: line {place + 1} does not begin with {word!r}")
    return rest


def _parse_seed(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise ValueError(f"not a seed: {text!r}")
    return int(text)


def _player(seat: Seat, lines: Sequence[str], place: int) -> Player:
    letter, _, rest = _after("player", lines, place).partition(" ")
    level, _, name = rest.partition(" ")
    if letter != seat.letter or not level:
        raise ValueError(f"not a record: line {place + 1} does not name the player at {seat.letter}")
    return Player(level, name)

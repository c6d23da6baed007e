"""From games to rows of the store: pure functions that say what a move left behind; knows no SQL."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card
from hearts.core.game import Game, Passing, Playing, Round, Scoring
from hearts.core.moves import Deal, Move
from hearts.core.record import PERSON, Record
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, PassDirection, Seat

CARDS_IN_ROUND = 52


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move with its place in the record (the first is 1) and its round."""

    number: int
    round_no: int
    text: str


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A scored round: after which move it was scored and who took the cards that statistics ask for."""

    round_no: int
    after_move: int
    scores: BySeat
    shooter: Seat | None
    queen: Seat
    jack: Seat


def moves_made(game: Game) -> int:
    """Return how many moves led to *game*."""
    earlier = sum(map(_moves_of_round, game.rounds))
    match game.stage:
        case Passing(sent=sent):
            return earlier + 1 + sum(1 for cards in sent if cards)
        case Playing(direction=direction, tricks=tricks, trick=trick):
            return earlier + 1 + _passes(direction) + 4 * len(tricks) + len(trick.cards)
        case Scoring(direction=direction):
            return earlier + 1 + _passes(direction) + CARDS_IN_ROUND
        case _:
            return earlier


def move_rows(moves: Iterable[Move], before: Game) -> Iterator[MoveRow]:
    """Yield the rows of *moves*, made one after another from *before*."""
    is_dealt = isinstance(before.stage, Passing | Playing | Scoring)
    round_no = len(before.rounds) + (1 if is_dealt else 0)
    for number, move in enumerate(moves, moves_made(before) + 1):
        if isinstance(move, Deal):
            round_no += 1
        yield MoveRow(number, round_no, str(move))


def round_rows(game: Game, *, already: int = 0) -> Iterator[RoundRow]:
    """Yield the rows of the scored rounds of *game* but for the first *already*."""
    after_move = 0
    for round_no, scored in enumerate(game.rounds, 1):
        after_move += _moves_of_round(scored)
        if round_no > already:
            taken = scored.taken
            yield RoundRow(
                round_no,
                after_move,
                scored.scores,
                scored.shooter,
                _taker(QUEEN_OF_SPADES, taken),
                _taker(JACK_OF_DIAMONDS, taken),
            )


def level_of(record: Record) -> str:
    """Return the level that most of the computers play at, the first of those in the order of the seats."""
    levels = Counter(player.level for player in record.players if not player.is_person)
    return max(levels, key=levels.__getitem__, default=PERSON)


def _moves_of_round(scored: Round) -> int:
    return 1 + _passes(scored.direction) + CARDS_IN_ROUND + (0 if scored.choice is None else 1)


def _passes(direction: PassDirection) -> int:
    return 0 if direction is PassDirection.NONE else len(SEATS)


def _taker(card: Card, taken: Sequence[frozenset[Card]]) -> Seat:
    return next(seat for seat in SEATS if card in taken[seat])

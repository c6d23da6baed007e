"""From cards taken to scores and totals, and when a game is over."""

from collections.abc import Sequence

from hearts.core.cards import HEARTS, QUEEN_OF_SPADES, Card
from hearts.core.moves import MoonChoice
from hearts.core.rules import PENALTY_OF_ROUND, Moon, Rules, points_of
from hearts.core.seats import SEATS, Seat

BySeat = tuple[int, int, int, int]
"""One figure a seat, South first."""

MOON_CARDS = HEARTS | {QUEEN_OF_SPADES}


def shooter_of(taken: Sequence[frozenset[Card]]) -> Seat | None:
    """Return the seat that took all thirteen hearts and the queen; decided by cards, never by points."""
    for seat in SEATS:
        if taken[seat] >= MOON_CARDS:
            return seat
    return None


def round_scores(taken: Sequence[frozenset[Card]], rules: Rules, choice: MoonChoice | None = None) -> BySeat:
    """Return the four scores of a round. *choice* is the shooter's, where the rules leave it open."""
    points = [points_of(cards, rules) for cards in taken]
    shooter = shooter_of(taken)
    if shooter is not None:
        subtract = rules.moon is Moon.SUBTRACT or (rules.moon is Moon.CHOOSE and choice is MoonChoice.SUBTRACT)
        points[shooter] -= PENALTY_OF_ROUND
        for seat in (shooter,) if subtract else (shooter.left, shooter.across, shooter.right):
            points[seat] += -PENALTY_OF_ROUND if subtract else PENALTY_OF_ROUND
    south, west, north, east = points
    return south, west, north, east


def add(totals: BySeat, scores: BySeat) -> BySeat:
    """Return *totals* after *scores*."""
    south, west, north, east = (total + score for total, score in zip(totals, scores, strict=True))
    return south, west, north, east


def winners_of(totals: BySeat, rules: Rules, rounds: int) -> tuple[Seat, ...]:
    """Return who has won after *rounds* scored rounds, or nobody while the game goes on.

    A shared lowest total plays another round, except in a game of one round, which is then a shared win.
    """
    is_over = rounds > 0 if rules.target is None else max(totals) >= rules.target
    if not is_over:
        return ()
    lowest = tuple(seat for seat in SEATS if totals[seat] == min(totals))
    if rules.target is not None and len(lowest) > 1:
        return ()
    return lowest

"""Who came where in a game that is over, and one thing worth saying of each; no pygame, no drawing."""

from dataclasses import dataclass

from hearts.core.cards import QUEEN_OF_SPADES
from hearts.core.game import Game
from hearts.core.seats import SEATS, Seat
from hearts.text import scores as words
from hearts.ui.score_model import haul_of


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the result; players with the same total share a *place*."""

    place: int
    seat: Seat
    total: int
    fact: str


def standings(game: Game) -> tuple[Standing, ...]:
    """Return the four seats from the lowest total to the highest, equals in seat order."""
    totals = game.totals
    return tuple(
        Standing(1 + sum(total < totals[seat] for total in totals), seat, totals[seat], fact_of(game, seat))
        for seat in sorted(SEATS, key=lambda seat: (totals[seat], seat))
    )


def fact_of(game: Game, seat: Seat) -> str:
    """Say the most remarkable of what is true of *seat* in *game*: moons, then the end, then the queen."""
    moons = [number for number, scored in enumerate(game.rounds, start=1) if scored.shooter is seat]
    if moons:
        return words.shot_in_round(moons[0]) if len(moons) == 1 else words.shot_often(len(moons))
    target, total = game.rules.target, game.totals[seat]
    if target is None:
        haul = haul_of(game.rounds[-1].taken[seat], game.rules)
        return words.haul(haul.hearts, queen=haul.queen, jack=haul.jack)
    if total >= target:
        return words.reached(target, total)
    queens = sum(QUEEN_OF_SPADES in scored.taken[seat] for scored in game.rounds)
    clean = sum(haul_of(scored.taken[seat], game.rules).is_empty for scored in game.rounds)
    return words.clean_rounds(clean) if clean and not queens else words.queens(queens)


def runners_up(game: Game) -> tuple[int, tuple[Seat, ...]]:
    """Return by how much the winning total is lower than the next, and whose that is."""
    lowest = min(game.totals)
    following = min(total for total in game.totals if total > lowest)
    return following - lowest, tuple(seat for seat in SEATS if game.totals[seat] == following)

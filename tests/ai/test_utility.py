import numpy as np
import pytest

from hearts.ai.bitsets import set_of
from hearts.ai.simulator import Options, Rounds, penalty
from hearts.ai.utility import GAME, costs
from hearts.core.cards import DECK, parse_cards
from hearts.core.rules import Moon, Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import Seat
from tests.ai.situations import view_with

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
MOON = f"{HEARTS} QS"


def finished(rules: Rules, *taken: str) -> Rounds:
    """A round in which each seat took the cards named, and South whatever is named nowhere."""
    rounds = Rounds(np.zeros((1, 4), np.uint64), np.zeros(1, np.int64), Options.of(rules, 1))
    for seat, cards in enumerate(taken):
        rounds.taken[0, seat] = set_of(parse_cards(cards))
    rounds.taken[0, 0] |= set_of(DECK) & ~np.bitwise_or.reduce(rounds.taken[0])
    rounds.points = penalty(rounds.taken)
    return rounds


def cost(rules: Rules, totals: BySeat, *taken: str) -> float:
    view = view_with("2C", seat=Seat.WEST, rules=rules, totals=totals)
    return float(costs(finished(rules, *taken), view)[0])


def test_a_round_costs_what_it_costs_more_than_the_others_pay() -> None:
    assert cost(Rules(), (0, 0, 0, 0), "2H", "3H 4H 5H", "6H", "QS") == pytest.approx(3 - 23 / 3)


@pytest.mark.parametrize("moon", list(Moon))
def test_a_moon_of_ones_own_is_worth_as_much_in_every_form(moon: Moon) -> None:
    assert cost(Rules(moon=moon), (0, 0, 0, 0), "", MOON, "", "") == -26


def test_winning_the_game_is_worth_more_than_its_points() -> None:
    loses = cost(Rules(), (0, 50, 40, 99), "", "", "", HEARTS)
    wins = cost(Rules(), (50, 0, 40, 99), "", "", "", HEARTS)
    assert loses - wins == pytest.approx(GAME)


def test_a_shared_lowest_total_decides_nothing() -> None:
    plays_on = cost(Rules(), (40, 40, 50, 99), "", "", "QS", HEARTS)
    wins = cost(Rules(), (41, 40, 50, 99), "", "", "QS", HEARTS)
    assert plays_on - wins == pytest.approx(GAME / 2)


def test_a_shooter_chooses_what_does_not_lose_the_game() -> None:
    # adding 26 would end the game with South ahead, so West takes 26 off instead and the game goes on
    behind = cost(Rules(moon=Moon.CHOOSE), (0, 60, 80, 80), "", MOON, "", "")
    assert behind == -26
    ahead = cost(Rules(moon=Moon.CHOOSE), (70, 60, 80, 80), "", MOON, "", "")
    assert ahead == -26 - GAME / 2

import numpy as np
import pytest

from hearts.ai.bitsets import set_of
from hearts.ai.simulator import Options, Rounds, penalty
from hearts.ai.utility import GAME, all_costs, costs, may_end
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


def test_whoever_is_behind_would_rather_not_end_the_game_and_whoever_leads_would() -> None:
    ends = ("", "", "QS 2H 3H 4H 5H 6H", "7H 8H 9H TH JH QH KH AH")
    lasts = ("7H 8H 9H TH JH QH KH AH", "", "QS 2H 3H 4H 5H 6H", "")
    behind, ahead = (20, 60, 40, 95), (60, 20, 40, 95)
    assert cost(Rules(), behind, *ends) - cost(Rules(), behind, *lasts) == pytest.approx(GAME / 2)
    assert cost(Rules(), ahead, *ends) - cost(Rules(), ahead, *lasts) == pytest.approx(-GAME / 2)


def test_each_seat_has_its_own_cost_of_the_same_end() -> None:
    view = view_with("2C", seat=Seat.WEST, totals=(0, 50, 40, 99))
    found = all_costs(finished(Rules(), "", "", "", HEARTS), view)[0]
    # South has the queen and still the lowest total, with which it wins
    costs_of_13, costs_of_0 = 13 - 13 / 3, -26 / 3
    ends = (costs_of_13 - GAME / 2, costs_of_0 + GAME / 2, costs_of_0 + GAME / 2, costs_of_13 + GAME / 2)
    assert found.tolist() == pytest.approx(ends)


def test_a_game_may_end_within_a_round_of_its_target() -> None:
    assert may_end(view_with("2C", totals=(0, 0, 74, 0)))
    assert not may_end(view_with("2C", totals=(0, 0, 73, 0)))
    assert may_end(view_with("2C", rules=Rules(target=None)))

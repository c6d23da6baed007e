"""What the imagined rounds say of every card: for each one, in the same deals, and without changing the advice."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest

from hearts.ai.monte_carlo import Plan
from hearts.ai.player import Weighed, Weighings
from hearts.ai.thinker import is_sound_weighing
from hearts.ai.thoughtful import Thoughtful, expert, hard
from hearts.ai.weighing import OWN_SHARE, Weighing
from hearts.core.cards import parse_cards
from hearts.core.rules import Jack, Moon, Rules
from hearts.core.seats import Seat
from tests.ai.situations import FIRST_CLUBS, random_rounds, view_with

if TYPE_CHECKING:
    from hearts.ai.simulator import Rounds

LATER = (FIRST_CLUBS, (Seat.EAST, "3C 7C 8C 9C"), (Seat.NORTH, "AD 2D 4D 5D"), (Seat.NORTH, "KD 6D 7D 8D"))
VIEW = view_with("JS KS 9D TD", "2S AS", LATER)


class Ended:
    """Rounds that have ended with the scores the test wants, WEST's own given."""

    def __init__(self, *own: float) -> None:
        self._own = own

    def scores(self) -> np.ndarray:
        scores = np.zeros((len(self._own), 4))
        scores[:, Seat.WEST] = self._own
        scores[:, Seat.NORTH] = 26 - scores[:, Seat.WEST]
        return scores


def plans(text: str) -> tuple[Plan, ...]:
    return tuple(map(Plan, parse_cards(text)))


def watched(weighing: Weighing, of: tuple[Plan, ...], *own: float) -> None:
    weighing.watch(of, cast("Rounds", Ended(*own)))


def points_of(weighed: Weighings) -> dict[str, float]:
    return {str(one.card): one.points for one in weighed if isinstance(one, Weighed)}


@pytest.mark.parametrize("player", [hard, expert])
def test_whoever_weighs_advises_the_same_and_tells_of_every_legal_card(player: Callable[[], Thoughtful]) -> None:
    compared = 0
    for place, (_, view, _) in enumerate(random_rounds(3, seed=930)):
        if place % 5 == 0:
            advice, weighed = player().weigh(view, random.Random(place))
            assert advice == player().advise(view, random.Random(place))
            assert is_sound_weighing(weighed, view)
            assert all(-40 <= one.points <= 40 for one in weighed)
            compared += bool(weighed)
    assert compared > 10


def test_nothing_is_weighed_where_there_is_nothing_to_choose() -> None:
    view = view_with("3D 5C 7C", "4D KD", (FIRST_CLUBS,))
    assert expert().weigh(view, random.Random(1))[1] == ()


def test_taking_the_queen_is_expected_to_cost_her_points_more() -> None:
    view = view_with("3S KS 9D TD JD 2H 3H 4H 5H", "2S 4S QS", LATER)
    _, weighed = expert().weigh(view, random.Random(1))
    points = points_of(weighed)
    assert points["KS"] - points["3S"] > 8


def test_cards_that_are_alike_have_the_same_figure() -> None:
    view = view_with("3C 4C 7C KC 5D", "9C", ((Seat.SOUTH, "2C 5C 6C QC"),))
    points = points_of(expert().weigh(view, random.Random(1))[1])
    assert points["3C"] == points["4C"] == points["7C"] != points["KC"]


def test_a_card_dropped_early_is_compared_in_the_deals_in_which_it_was_played() -> None:
    two = plans("JS KS")
    weighing = Weighing(VIEW, two, None, 1.0)
    watched(weighing, two, 2, 5, 4, 7)  # two deals, in each the king costs three more
    watched(weighing, two[:1], 10, 10)
    assert points_of(weighing.weighed(two[0])) == {"JS": 6.5, "KS": 9.5}


def test_a_prior_shifts_the_difference_the_less_the_more_was_imagined() -> None:
    two, prior = plans("JS KS"), np.array([0, 4], np.float32)
    behind = []
    for deals in (1, 400):
        weighing = Weighing(VIEW, two, prior, 1.0)
        watched(weighing, two, *([2, 2] * deals))
        points = points_of(weighing.weighed(two[0]))
        behind.append(points["KS"] - points["JS"])
    assert 4 * OWN_SHARE > behind[0] > 1 > behind[1] > 0


def test_reconsidered_figures_are_an_opinion_beside_those_seen_later() -> None:
    two = plans("JS KS")
    figures = []
    for later in (0, 10_000):
        weighing = Weighing(VIEW, two, None, 1.0)
        watched(weighing, two, *([2, 5] * 50))
        weighing.reconsider(1.0)
        if later:
            watched(weighing, two, *([6, 7] * later))
        figures.append(points_of(weighing.weighed(two[0])))
    assert figures[0] == {"JS": 2.0, "KS": 5.0}
    assert figures[1] == pytest.approx({"JS": 6.0, "KS": 7.0}, abs=0.05)


def test_a_card_dropped_before_the_later_rounds_keeps_its_figure_beside_the_best() -> None:
    two = plans("JS KS")
    weighing = Weighing(VIEW, two, None, 1.0)
    watched(weighing, two, *([2, 9] * 50))
    weighing.reconsider(1.0)
    watched(weighing, two[:1], *([3] * 10_000))
    points = points_of(weighing.weighed(two[0]))
    assert points["JS"] == pytest.approx(3.0, abs=0.05)
    assert points["KS"] - points["JS"] == pytest.approx(7.0, abs=0.01)


@pytest.mark.parametrize(
    ("rules", "least"),
    [(Rules(), 0), (Rules(jack=Jack.BONUS), -10), (Rules(moon=Moon.SUBTRACT), -26), (Rules(moon=Moon.CHOOSE), -26)],
)
def test_no_figure_is_better_than_a_round_can_end(rules: Rules, least: int) -> None:
    weighing = Weighing(replace(VIEW, rules=rules), plans("JS KS"), np.array([99, 0], np.float32), 0.1)
    watched(weighing, plans("JS KS"), 1, 1)
    assert points_of(weighing.weighed(plans("JS")[0]))["KS"] == least


def test_of_two_plans_for_a_card_the_one_better_against_the_others_counts() -> None:
    both = (*plans("JS KS"), Plan(parse_cards("KS")[0], shoots=True))
    weighing = Weighing(VIEW, both, None, 1.0)
    watched(weighing, both, 2, 5, 3)
    jack, king = weighing.weighed(both[0])
    assert (jack.shoots, king.shoots) == (False, True)
    assert king.points == 3.0
    assert not weighing.weighed(both[1])[1].shoots


def test_before_anything_is_imagined_nothing_is_told() -> None:
    assert Weighing(VIEW, plans("JS KS"), None, 1.0).weighed(Plan(parse_cards("JS")[0])) == ()


def test_whoever_passes_by_rule_has_no_figures() -> None:
    passing = next(view for _, view, _ in random_rounds(9, seed=940) if view.trick is None)
    advice, weighed = hard().weigh(passing, random.Random(1))
    assert advice == hard().advise(passing, random.Random(1))
    assert weighed == ()

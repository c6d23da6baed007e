"""What three cards to pass are said to come to: measured in hands of their own, without changing the advice."""

import random
from dataclasses import replace

import numpy as np
import pytest

from hearts.ai.bitsets import set_of
from hearts.ai.imagined_passing import Passes, played_out
from hearts.ai.player import WeighedPass, is_passing
from hearts.ai.sampling import worlds
from hearts.ai.thoughtful import EXPERT, Thoughtful
from hearts.ai.utility import costs
from hearts.ai.weighing_passes import HANDS, weighed_passes
from hearts.core.cards import Hand, hand_of, parse_cards
from hearts.core.moves import Pass
from hearts.core.rules import Rules
from hearts.core.seat_view import SeatView
from hearts.core.seats import PassDirection, Seat
from tests.ai.situations import random_rounds

QUICK = replace(EXPERT, pass_chunks=(4, 8))
BARE_QUEEN = hand_of(parse_cards("2C 3C 4C 5C QS 2D 3D 4D 5D 2H 3H 4H KH"))


def passing(hand: Hand = BARE_QUEEN) -> SeatView:
    return SeatView(Seat.SOUTH, Rules(), 1, (0, 0, 0, 0), PassDirection.LEFT, hand)


def passes(*sets: str, shoots: tuple[bool, ...] | None = None) -> Passes:
    flags = (False,) * len(sets) if shoots is None else shoots
    return Passes(np.array([set_of(parse_cards(cards)) for cards in sets], np.uint64), np.array(flags))


def names(weighed: tuple[WeighedPass, ...]) -> list[str]:
    return [" ".join(sorted(map(str, one.cards))) for one in weighed]


def rng(seed: int = 1) -> np.random.Generator:
    return np.random.default_rng(seed)


def test_whoever_weighs_a_pass_advises_the_same_whatever_the_person_has_in_mind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hearts.ai.weighing_passes.HANDS", 8)
    player = Thoughtful(QUICK)
    views = [view for _, view, _ in random_rounds(20, seed=931) if is_passing(view)][:2]
    for place, view in enumerate(views):
        advice = player.advise(view, random.Random(place))
        for mine in ((), view.hand[:3]):
            told, weighed = player.weigh(view, random.Random(place), mine)
            assert told == advice
            assert isinstance(advice.move, Pass)
            assert isinstance(weighed[0], WeighedPass)
            assert weighed[0].cards == advice.move.cards
            sets = [one.cards for one in weighed if isinstance(one, WeighedPass)]
            assert len(sets) == len(set(sets)) == len(weighed) >= 2
            assert not mine or mine in sets
    assert len(views) == 2


def test_the_best_the_next_best_and_others_are_told_of_each_once() -> None:
    ranked = passes("QS KH 4H", "QS KH 4H", "QS KH 5D", "QS KH 5C", shoots=(False, True, False, False))
    usual, mine = parse_cards("QS KH 3H"), parse_cards("2C 2D 2H")
    told = names(weighed_passes(passing(), ranked, (usual, mine), rng()))
    assert told == ["4H KH QS", "5D KH QS", "3H KH QS", "2C 2D 2H"]
    assert len(names(weighed_passes(passing(), ranked, (usual, usual, parse_cards("QS KH 4H")), rng()))) == 3


def test_what_is_told_is_what_the_imagined_rounds_come_to() -> None:
    view = passing()
    weighed = weighed_passes(view, passes("QS KH 4H", "QS KH 5D"), (parse_cards("2C 2D 2H"),), rng())
    many = 1200
    for one in weighed:
        tried = Passes(np.array([set_of(one.cards)], np.uint64), np.array([False]))
        rounds = played_out(view, tried, worlds(view, many, rng(77)))
        assert one.points == pytest.approx(float(rounds.scores()[:, view.seat].mean()), abs=1.3)


def test_keeping_a_bare_queen_is_expected_to_cost_points_more() -> None:
    best, _, low = weighed_passes(passing(), passes("QS KH 4H", "QS KH 5D"), (parse_cards("2C 2D 2H"),), rng())
    assert low.points > best.points + 3


@pytest.mark.parametrize("mine", ["2D 3D QH", "AC KC QC"])
def test_what_a_person_has_in_mind_is_told_of_in_the_way_that_costs_less(mine: str) -> None:
    view = passing(hand_of(parse_cards("AC KC QC JC 9C AS KS QS AH KH QH 3D 2D")))
    told = weighed_passes(view, passes("2D 3D 9C", "2D 3D JC", shoots=(True, True)), (parse_cards(mine),), rng())
    rounds = played_out(view, passes(mine, mine, shoots=(False, True)), worlds(view, HANDS, rng()))
    cost = costs(rounds, view).reshape(HANDS, 2).mean(axis=0)
    points = rounds.scores()[:, view.seat].reshape(HANDS, 2).mean(axis=0)
    assert told[2].points == pytest.approx(points[cost.argmin()], abs=0.01)
    assert abs(points[0] - points[1]) > 0.1

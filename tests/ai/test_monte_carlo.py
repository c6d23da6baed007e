import random

import numpy as np
import pytest

from hearts.ai.monte_carlo import Effort, Estimates, Plan, candidates, parts, search
from hearts.ai.simulator import Rounds
from hearts.core.cards import Card, format_cards, parse_cards
from hearts.core.seats import Seat
from tests.ai.situations import FIRST_CLUBS, view_with

NO_HANDICAP = np.zeros(2, np.float32)


def plans(text: str) -> tuple[Plan, ...]:
    return tuple(map(Plan, parse_cards(text)))


def test_cards_that_are_alike_are_one_candidate() -> None:
    view = view_with("3C 4C 7C KC 5D", "9C", ((Seat.SOUTH, "2C 5C 6C QC"),))
    assert format_cards(candidates(view)) == "7C KC"


def test_the_card_to_beat_parts_those_below_it_from_those_above() -> None:
    earlier = ((Seat.SOUTH, "2C 3C TC QC"),)
    assert format_cards(candidates(view_with("5C 7C 5D", "6C", earlier))) == "5C 7C"
    assert format_cards(candidates(view_with("5C 7C 5D", "6C 9C", earlier))) == "7C"


def test_the_queen_of_spades_is_never_taken_for_another_card() -> None:
    view = view_with("JS QS KS", "9S", (FIRST_CLUBS,))
    assert format_cards(candidates(view)) == "JS QS KS"


def test_the_card_with_the_least_cost_is_the_best() -> None:
    estimates = Estimates(plans("3C 4D"), NO_HANDICAP)
    estimates.add(np.array([[5, 1], [3, 2], [4, 6]], np.float32))
    assert estimates.best is Card.parse("4D")


def test_few_imagined_rounds_leave_the_word_to_what_was_expected_before() -> None:
    estimates = Estimates(plans("3C 4D"), NO_HANDICAP, np.array([0, 9], np.float32), prior_error=1.0)
    estimates.add(np.array([[5, 0], [0, 1]], np.float32))
    assert estimates.best is Card.parse("3C")


def test_many_imagined_rounds_overrule_what_was_expected_before() -> None:
    estimates = Estimates(plans("3C 4D"), NO_HANDICAP, np.array([0, 3], np.float32), prior_error=1.0)
    estimates.add(np.tile(np.array([[5, 0]], np.float32), (400, 1)))
    assert estimates.best is Card.parse("4D")


def test_a_handicap_counts_however_much_was_imagined() -> None:
    estimates = Estimates(plans("3C 4D"), np.array([0, 9], np.float32))
    estimates.add(np.tile(np.array([[5, 0]], np.float32), (400, 1)))
    assert estimates.best is Card.parse("3C")


def test_only_cards_clearly_behind_are_dropped() -> None:
    estimates = Estimates(plans("3C 4D 5D"), np.zeros(3, np.float32))
    estimates.add(np.tile(np.array([[1, 1.1, 20]], np.float32), (50, 1)))
    estimates.drop(2.0)
    assert [str(plan.card) for plan in estimates.plans] == ["3C", "4D"]
    assert estimates.results.shape == (50, 2)


def test_what_came_out_is_an_opinion_once_it_is_reconsidered() -> None:
    estimates = Estimates(plans("3C 4D"), NO_HANDICAP, np.array([0, 2], np.float32), prior_error=1.0)
    estimates.add(np.tile(np.array([[5, 0]], np.float32), (100_000, 1)))
    estimates.reconsider(2.0)
    mean, error = estimates.posterior()
    # five points for the second, a quarter as sure as the two points for the first
    assert mean[1] - mean[0] == pytest.approx((2 - 5 / 4) / (1 + 1 / 4), abs=1e-3)
    assert error == pytest.approx(np.sqrt(2 / (1 + 1 / 4)), abs=1e-3)
    estimates.add(np.tile(np.array([[0, 4]], np.float32), (100_000, 1)))
    mean, _ = estimates.posterior()
    assert mean[1] - mean[0] == pytest.approx(4, abs=1e-2)


EARLY = view_with("3C 4D 9D KD 5S 6S 9S JS 2H 3H 8H TH", "6D", (FIRST_CLUBS,))


class Onlooker:
    """Counts the imagined rounds it is shown, anew after they are reconsidered."""

    def __init__(self) -> None:
        self.seen = [0]

    def watch(self, of: tuple[Plan, ...], rounds: Rounds) -> None:
        assert rounds.is_over
        assert not len(rounds) % len(of)
        self.seen[-1] += len(rounds) // len(of)

    def reconsider(self, error: float) -> None:
        assert error > 0
        self.seen.append(0)


def test_cards_left_are_played_in_nested_playouts_until_the_last_tricks() -> None:
    effort = Effort(chunks=(20, 20), nested=(4, 4))
    followed = [f"2{suit} 3{suit} 4{suit} 5{suit},6{suit} 7{suit} 8{suit} 9{suit}" for suit in "CDHS"]
    tricks = ",".join([*followed, *(f"T{suit} J{suit} Q{suit} K{suit}" for suit in "CDH")]).split(",")
    # the last to follow takes each
    late = view_with("JS AD", "AH", tuple((Seat((3 - number) % 4), trick) for number, trick in enumerate(tricks)))
    for view, seen in ((EARLY, [40, 8]), (late, [40])):
        onlooker, every = Onlooker(), tuple(map(Plan, candidates(view)))
        search(view, Estimates(every, np.zeros(len(every), np.float32)), effort, random.Random(1), onlooker)
        assert onlooker.seen[0] == seen[0]
        assert len(onlooker.seen) == len(seen)
        assert onlooker.seen[-1] <= seen[-1]


@pytest.mark.parametrize(
    ("hand", "trick", "best"),
    [
        ("JS QS 3D 9D TD 2H 3H 4H 5H", "2S AS 5S", "QS"),  # an ace lies over her
        ("3S KS 9D TD JD 2H 3H 4H 5H", "2S 4S QS", "3S"),  # she lies and can be ducked
        ("QS KS 3D 9D TD 2H 3H 4H 5H", "4C 5C JC", "QS"),  # she goes on another's trick
    ],
)
def test_plain_matters_are_seen(hand: str, trick: str, best: str) -> None:
    tricks = (FIRST_CLUBS, (Seat.EAST, "3C 7C 8C 9C"), (Seat.NORTH, "AD 2D 4D 5D"), (Seat.NORTH, "KD 6D 7D 8D"))
    view = view_with(hand, trick, tricks)
    every = tuple(map(Plan, candidates(view)))
    for seed in range(3):
        estimates = Estimates(every, np.zeros(len(every), np.float32))
        assert str(search(view, estimates, Effort(chunks=(20, 20)), random.Random(seed))) == best


def test_near_the_end_every_other_deal_is_played_out_exactly() -> None:
    tricks = tuple(
        (Seat.SOUTH, f"A{suit} {low}C {low}D {low}H") for suit, low in zip("CDSH" * 2, "23456789", strict=True)
    )
    early = view_with("2S 3S 4S 5S 6S", "", tricks)
    assert [is_exact for _, is_exact in parts(early, np.arange(6))] == [False]
    late = view_with("2S 3S", "", (*tricks, *tricks[:3]))
    assert [(part.tolist(), is_exact) for part, is_exact in parts(late, np.arange(6))] == [
        ([0, 2, 4], True),
        ([1, 3, 5], False),
    ]

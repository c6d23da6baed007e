from itertools import pairwise

import pytest

from hearts.core.rules import Rules
from hearts.core.seats import SEATS, Seat
from hearts.ui.layout import Rect
from hearts.ui.score_chart import score_chart
from tests.ui.score_games import over, played

AREA = Rect(100, 50, 300, 216)


def test_lines_begin_at_nought_and_follow_the_totals() -> None:
    chart = score_chart(over(Rules(), (5, 0, 10, 11), (26, 0, 26, 100)))
    assert chart.totals == ((0, 0, 0, 0), (5, 0, 10, 11), (31, 0, 36, 111))
    assert [x for x, _ in chart.line(Seat.SOUTH, AREA)] == [100, 250, 400]


def test_heights_keep_the_proportions() -> None:
    chart = score_chart(over(Rules(), (50, 0, 0, 100)))
    assert chart.low == 0
    assert chart.high == pytest.approx(108)
    assert [chart.height(points, AREA) for points in (0, 54, 108)] == pytest.approx([266, 158, 50])


def test_negative_totals_and_totals_over_the_target_stay_inside() -> None:
    chart = score_chart(over(Rules(), (-36, 26, 0, 90), (-10, 26, 0, 60)))
    assert (chart.low, chart.ticks) == (-46, (0, 50, 100, 150))
    for seat in SEATS:
        assert all(AREA.y <= y <= AREA.bottom for _, y in chart.line(seat, AREA))


def test_a_game_of_one_round_is_dots_side_by_side() -> None:
    chart = score_chart(over(Rules(target=None), (0, 5, 5, 13)))
    assert chart.is_single
    assert chart.target is None
    assert chart.round_labels == ()
    dots = [chart.dot(seat, AREA) for seat in SEATS]
    assert [x for x, _ in dots] == [137.5, 212.5, 287.5, 362.5]
    assert dots[1][1] == dots[2][1]
    assert dots[3][1] == pytest.approx(66)


def test_a_round_in_which_nobody_has_points_has_a_height_too() -> None:
    chart = score_chart(over(Rules(target=None), (0, 0, 0, 0)))
    assert chart.dot(Seat.SOUTH, AREA) == (137.5, 266)


@pytest.mark.parametrize(
    ("rounds", "labels"),
    [(2, (1, 2)), (5, (1, 2, 3, 4, 5)), (9, (1, 3, 5, 7, 9)), (12, (3, 6, 9, 12)), (15, (3, 6, 9, 12, 15))],
)
def test_the_last_round_is_always_named(rounds: int, labels: tuple[int, ...]) -> None:
    assert score_chart(over(Rules(), *[(4, 5, 8, 9)] * rounds)).round_labels == labels


def test_discs_at_the_ends_stand_apart_in_the_order_of_the_lines() -> None:
    chart = score_chart(over(Rules(), (38, 38, 39, 104)))
    ends = chart.ends(AREA, 23)
    assert list(ends) == [Seat.EAST, Seat.NORTH, Seat.SOUTH, Seat.WEST]
    places = list(ends.values())
    assert all(below - above >= 23 - 1e-6 for above, below in pairwise(places))
    assert all(AREA.y <= y <= AREA.bottom for y in places)


def test_a_played_game_ends_at_its_totals() -> None:
    game = played(Rules(), 7)
    assert score_chart(game).totals[-1] == game.totals
    assert score_chart(game).rounds == len(game.rounds)

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.core.rules import Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, Seat
from hearts.ui.race import Race, pins, race_of, ticks_between

TOTALS = st.tuples(*(st.integers(-300, 600) for _ in SEATS))


def race(totals: BySeat, target: int = 100) -> Race:
    found = race_of(totals, Rules(target=target))
    assert found is not None
    return found


def test_a_game_of_one_round_has_no_race() -> None:
    assert race_of((0, 5, 8, 13), Rules(target=None)) is None


def test_the_line_runs_from_nought_to_the_target() -> None:
    found = race((5, 44, 42, 39))
    assert (found.low, found.high, found.ticks) == (0, 100, (0, 25, 50, 75, 100))


def test_negative_totals_and_totals_over_the_target_have_room() -> None:
    found = race((-42, 10, -8, 126))
    assert (found.low, found.high) == (-42, 126)
    assert found.ticks == (0, 50, 100)
    assert found.share(-42) == 0
    assert found.share(126) == 1


@pytest.mark.parametrize(
    ("target", "ticks"),
    [
        (25, (0, 5, 10, 15, 20, 25)),
        (75, (0, 25, 50, 75)),
        (125, (0, 25, 50, 75, 100, 125)),
        (500, (0, 100, 200, 300, 400, 500)),
    ],
)
def test_round_figures_are_marked_whatever_the_target(target: int, ticks: tuple[int, ...]) -> None:
    assert race((0, 0, 0, 0), target).ticks == ticks


def test_no_figure_stands_close_beside_the_target() -> None:
    assert ticks_between(0, 180, 110) == (0, 50, 110, 150)
    assert ticks_between(0, 14, None) == (0, 5, 10)


@given(TOTALS, st.sampled_from([25, 50, 100, 500]))
def test_pins_stand_apart_and_in_order_on_the_line(totals: BySeat, target: int) -> None:
    found = pins(race(totals, target), totals, 200.0, 740.0, 27.0)
    places = [pin.place for pin in found]
    assert all(after - before >= 27 - 1e-6 for before, after in pairwise(places))
    assert places[0] >= 200 - 1e-6
    assert places[-1] <= 740 + 1e-6
    assert [totals[pin.seat] for pin in found] == sorted(totals)


@given(TOTALS)
def test_stems_stand_at_the_true_totals(totals: BySeat) -> None:
    line = race(totals)
    for pin in pins(line, totals, 0.0, 1.0, 0.05):
        assert pin.true == pytest.approx((totals[pin.seat] - line.low) / (line.high - line.low))


def test_equal_totals_stand_in_seat_order() -> None:
    found = pins(race((30, 10, 30, 30)), (30, 10, 30, 30), 0.0, 100.0, 5.0)
    assert [pin.seat for pin in found] == [Seat.WEST, Seat.SOUTH, Seat.NORTH, Seat.EAST]
    assert [pin.place for pin in found] == pytest.approx([10, 25, 30, 35])

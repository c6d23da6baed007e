from datetime import date

import pytest

from hearts.store.history import FinishedGame, History, Taken
from hearts.store.statistics import Tally
from hearts.ui.geometry import Rect
from hearts.ui.statistics_model import StatisticsModel, percent

DAY = date(2026, 3, 3)
AREA = Rect(0, 0, 100, 100)


def game(total: int, place: int = 1, lowest: int = 0, day: date | None = DAY) -> FinishedGame:
    return FinishedGame(total, place, lowest, day)


def model(
    *games: FinishedGame, taken: Taken | None = None, queens: str = "", tally: Tally | None = None
) -> StatisticsModel:
    history = History(games, taken or Taken(), tuple(letter == "Q" for letter in queens))
    return StatisticsModel(tally or Tally(), history)


@pytest.mark.parametrize(
    ("part", "whole", "shown"),
    [(7, 10, 70), (0, 0, None), (0, 5, 0), (5, 5, 100), (19, 48, 40), (1, 8, 13), (1, 300, 1), (299, 300, 99)],
)
def test_percentages_are_the_nearest_whole_ones(part: int, whole: int, shown: int | None) -> None:
    assert percent(part, whole) == shown


def test_before_the_first_game_there_is_nothing_to_say() -> None:
    empty = model()
    assert empty.is_empty
    figures = (empty.won_percent, empty.average_total, empty.winners_average, empty.average_place, empty.first_day)
    assert figures == (None,) * 5
    assert (empty.hearts_a_round, empty.queen_a_round, empty.jack_a_round, empty.queen_percent) == (None,) * 4
    assert (empty.best_run, empty.shown, empty.queen_bars, empty.has_line) == (0, (), (), False)
    assert empty.axis.ticks == (0, 25, 50, 75, 100)


def test_the_best_run_is_the_longest_anywhere() -> None:
    assert model(*(game(1, place) for place in (1, 1, 2, 1, 1, 1, 4, 1))).best_run == 3
    assert model(game(1, 1), game(1, 1)).best_run == 2
    assert model(game(1, 2)).best_run == 0


def test_averages_are_those_of_all_games() -> None:
    shown = model(game(40, 1, 40), game(101, 4, 30), game(60, 2, 47))
    assert shown.winners_average == 39
    assert shown.average_place == pytest.approx(7 / 3)
    assert shown.shown_average == 67


def test_the_chart_shows_the_last_twenty() -> None:
    shown = model(*(game(total) for total in range(30)))
    assert [one.total for one in shown.shown] == list(range(10, 30))
    assert shown.shown_average == 19.5


@pytest.mark.parametrize(("count", "line"), [(0, False), (1, False), (2, False), (3, True)])
def test_fewer_than_three_games_are_dots_without_a_line(count: int, *, line: bool) -> None:
    assert model(*(game(50) for _ in range(count))).has_line is line


@pytest.mark.parametrize(
    ("totals", "ticks"),
    [
        ((62, 104, 29), (0, 25, 50, 75, 100)),
        ((31, 48), (0, 10, 20, 30, 40, 50)),
        ((240, 12), (0, 50, 100, 150, 200, 250)),
        ((-31, 80), (-50, -25, 0, 25, 50, 75)),
        ((0, 0), (0, 5)),
        ((-12, -3), (-15, -10, -5, 0)),
        ((700, 20), (0, 200, 400, 600)),
    ],
)
def test_the_axis_holds_every_total(totals: tuple[int, ...], ticks: tuple[int, ...]) -> None:
    axis = model(*(game(total) for total in totals)).axis
    assert axis.ticks == ticks
    for total in totals:
        assert 0 <= axis.height(total, AREA) <= 100
    assert axis.height(axis.low, AREA) == 100


def test_what_a_round_costs_is_split_by_cards() -> None:
    shown = model(taken=Taken(rounds=20, hearts=76, queens=4, jacks=2))
    assert shown.hearts_a_round == pytest.approx(3.8)
    assert shown.queen_a_round == pytest.approx(2.6)
    assert shown.points_a_round == pytest.approx(6.4)
    assert shown.jack_a_round == pytest.approx(1.0)
    assert shown.queen_percent == 20


@pytest.mark.parametrize(
    ("queens", "bars"),
    [
        ("Q", (1,)),
        ("QQ.......", (2,)),
        ("QQQQQQQQQQ", (10,)),
        ("Q" * 9 + "." * 10, (0,)),
        ("Q" * 3 + "." * 7 + "Q" + "." * 9, (3, 1)),
        ("QQQQQ" + "Q" * 3 + "." * 7 + "Q" + "." * 9, (3, 1)),
    ],
)
def test_a_bar_is_ten_rounds_the_newest_last(queens: str, bars: tuple[int, ...]) -> None:
    assert model(queens=queens).queen_bars == bars


def test_there_are_twelve_bars_at_most() -> None:
    assert len(model(queens="Q" * 150).queen_bars) == 12


def test_the_first_and_the_last_day_are_those_that_can_be_read() -> None:
    shown = model(game(1, day=None), game(1), game(1, day=date(2027, 1, 1)), game(1, day=None))
    assert (shown.first_day, shown.last_day) == (DAY, date(2027, 1, 1))

from datetime import date

import pytest

from hearts.text import statistics as words


@pytest.mark.parametrize(
    ("value", "written"), [(None, "–"), (57.24, "57.2"), (2.0, "2.0"), (-3.25, "−3.2"), (-0.04, "0.0")]
)
def test_averages_have_one_decimal_and_a_true_minus(value: float | None, written: str) -> None:
    assert words.decimal(value) == written


def test_what_is_not_known_is_a_dash() -> None:
    assert (words.percentage(None), words.percentage(70)) == ("–", "70%")
    assert (words.count(0, is_known=False), words.count(0, is_known=True)) == ("–", "0")


def test_one_is_singular() -> None:
    assert [words.games_played(count) for count in (0, 1, 2)] == ["games played", "game played", "games played"]
    assert [words.moons_shot(count) for count in (0, 1, 2)] == ["moons shot", "moon shot", "moons shot"]
    assert [words.games(count) for count in (1, 48)] == ["1 game", "48 games"]
    assert words.last_games(1) == "Your total in the last game"
    assert words.last_games(20) == "Your total in the last 20 games"


def test_the_first_day_has_its_year_only_where_there_are_several() -> None:
    day = date(2026, 3, 3)
    assert words.since(day, with_year=False) == "since 3 March"
    assert words.since(day, with_year=True) == "since March 2026"
    assert words.since(None, with_year=True) == ""


def test_the_average_is_marked_in_whole_points() -> None:
    assert words.average_mark(58.6) == "average 59"
    assert words.average_mark(-7.4) == "average −7"


def test_the_points_of_a_round_tell_the_jack_where_it_counted() -> None:
    assert words.points_note(6.1, None) == "6.1 on average; an even share is 6.5"
    assert words.points_note(6.1, 0.4) == "6.1 on average, the Jack gave 0.4"
    assert words.points_note(None, None) == "An even share is 6.5"


def test_assisted_games_are_told_apart() -> None:
    assert words.assisted_note(17, 42, 2, 6) == "Without undo or hint you won 17 of 42, with one 2 of 6."
    assert words.assisted_note(17, 42, 0, 0) == ""
    assert words.assisted_note(0, 0, 2, 6) == "All of them with an undo or a hint."


def test_the_queen_is_told_as_a_share_of_rounds() -> None:
    assert words.queen_note(18) == "You take her in 18% of rounds"
    assert words.queen_note(None) == "No round yet"

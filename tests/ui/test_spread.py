import pytest

from hearts.ui.spread import spread


def test_marks_with_room_stay_where_they_are() -> None:
    assert spread([0, 40, 100], 27, 0, 100) == [0, 40, 100]


def test_two_marks_at_one_place_move_apart_alike() -> None:
    assert spread([50, 50], 20, 0, 100) == [40, 60]


def test_a_crowd_moves_about_its_middle() -> None:
    assert spread([50, 51, 52, 53], 10, 0, 100) == [36.5, 46.5, 56.5, 66.5]


def test_a_crowd_at_an_end_stays_on_the_line() -> None:
    assert spread([0, 0, 0, 90], 27, 0, 100) == [0, 27, 54, 90]
    assert spread([99, 100, 100], 27, 0, 100) == [46, 73, 100]


def test_pushing_reaches_as_far_as_it_must_and_no_farther() -> None:
    assert spread([10, 30, 31, 90], 20, 0, 100) == pytest.approx([11 / 3, 71 / 3, 131 / 3, 90])


def test_a_line_that_is_too_short_is_shared_evenly() -> None:
    assert spread([5, 5, 5], 27, 0, 20) == [0, 10, 20]


def test_no_marks_and_one_mark() -> None:
    assert spread([], 27, 0, 100) == []
    assert spread([120], 27, 0, 100) == [100]

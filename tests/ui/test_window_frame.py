import pytest

from hearts.ui.window_frame import BORDERS, Area, Frame, fitted

LEAST = (640, 480)
FULL_HD = Area(0, 0, 1920, 1050)
BESIDE = Area(1920, 0, 1280, 1024)


@pytest.mark.parametrize("place", [(0, 0), (100, 60), (1920 - 1280, 1050 - 800)])
def test_what_fits_where_it_was_stays_there(place: tuple[int, int]) -> None:
    wanted = Frame((1280, 800), place)
    assert fitted(wanted, (FULL_HD, BESIDE), LEAST) == wanted


def test_a_window_on_the_second_screen_opens_there_and_on_the_first_once_it_is_gone() -> None:
    wanted = Frame((1000, 700), (2000, 200))
    assert fitted(wanted, (FULL_HD, BESIDE), LEAST) == wanted
    alone = fitted(wanted, (FULL_HD,), LEAST)
    assert alone.size == wanted.size
    assert alone.place is not None
    assert FULL_HD.holds(alone)


def test_a_sliver_on_a_screen_is_not_enough_to_stay_on_it() -> None:
    edge = fitted(Frame((1000, 700), (1890, 100)), (FULL_HD,), LEAST)
    assert edge.place == ((1920 - BORDERS[0] - 1000) // 2, (1050 - BORDERS[1] - 700) // 2)


@pytest.mark.parametrize("area", [Area(0, 0, 1024, 560), Area(-1024, 30, 1024, 570), Area(64, 0, 960, 600)])
@pytest.mark.parametrize("before", [(0, 0), (8, 40)])
@pytest.mark.parametrize("place", [None, (10, 10), (-900, 40), (5000, 5000)])
def test_on_a_small_screen_all_of_it_fits_with_its_title(
    area: Area, before: tuple[int, int], place: tuple[int, int] | None
) -> None:
    found = fitted(Frame((1280, 800), place), (area,), LEAST, before)
    assert found.place is not None
    left, top = found.place[0] - before[0], found.place[1] - before[1]
    assert area.x <= left
    assert area.y <= top
    assert left + found.size[0] + BORDERS[0] <= area.x + area.w
    assert top + found.size[1] + BORDERS[1] <= area.y + area.h


def test_it_never_gets_smaller_than_the_smallest_window() -> None:
    assert fitted(Frame((1280, 800), (0, 0)), (Area(0, 0, 500, 400),), LEAST).size == LEAST


def test_half_off_the_screen_it_comes_back_as_far_as_it_must() -> None:
    found = fitted(Frame((1000, 700), (1500, 100)), (FULL_HD,), LEAST)
    assert found == Frame((1000, 700), (1920 - BORDERS[0] - 1000, 100))

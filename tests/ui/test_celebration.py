import pytest

from hearts.ui.celebration import AT_REST, HEARTS, RISE, celebration_at


def test_the_moon_rises_sixty_units_in_nine_hundred_milliseconds() -> None:
    assert celebration_at(0.0, 2.2).below == RISE == 60
    assert 0 < celebration_at(0.45, 2.2).below < 30
    assert celebration_at(0.9, 2.2).below == pytest.approx(0)


def test_the_hearts_come_one_by_one_once_it_has_risen() -> None:
    assert celebration_at(0.89, 2.2).hearts == (0.0,) * HEARTS
    there = [sum(alpha > 0 for alpha in celebration_at(0.91 + 0.05 * number, 2.2).hearts) for number in range(HEARTS)]
    assert there == list(range(1, HEARTS + 1))


def test_the_words_come_last() -> None:
    assert celebration_at(1.6, 2.2).words == 0
    assert 0 < celebration_at(1.9, 2.2).words < 1
    assert min(celebration_at(1.9, 2.2).hearts) == 1


def test_at_another_speed_it_is_the_same_in_less_time() -> None:
    for share in (0.1, 0.3, 0.5, 0.9):
        fast, normal = celebration_at(1.2 * share, 1.2), celebration_at(2.2 * share, 2.2)
        assert fast.below == pytest.approx(normal.below)
        assert fast.hearts == pytest.approx(normal.hearts)
        assert fast.words == pytest.approx(normal.words)


@pytest.mark.parametrize("seconds", [0.0, 1.2, 2.2])
def test_in_the_end_everything_is_there(seconds: float) -> None:
    assert celebration_at(seconds, seconds) == AT_REST
    assert celebration_at(99, seconds) == AT_REST
    assert (AT_REST.below, AT_REST.moon, set(AT_REST.hearts), AT_REST.words) == (0, 1, {1.0}, 1)

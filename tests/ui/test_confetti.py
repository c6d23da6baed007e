import pytest

from hearts.ui.confetti import COUNT, FASTEST, SLOWEST, SWAY, Drift, drift

WINDOW = (1280, 800)


def test_there_are_seventy_four_hearts_and_stars() -> None:
    flakes = drift(2.6).flakes
    assert len(flakes) == COUNT == 74
    hearts = sum(flake.is_heart for flake in flakes)
    assert 20 < hearts < 54


def test_the_same_seed_drifts_alike_and_another_does_not() -> None:
    assert drift(2.6) == drift(2.6)
    assert drift(2.6, seed=1).flakes != drift(2.6, seed=2).flakes


def test_where_it_takes_no_time_nothing_falls() -> None:
    nothing = drift(0.0)
    assert nothing.flakes == ()
    assert nothing.is_over(0.0)
    assert nothing.clearness(0.0) == 0


def test_everything_falls_at_forty_to_ninety_units_a_second() -> None:
    falling = drift(2.6)
    for flake in falling.flakes:
        (x0, y0), (x1, y1) = (falling.place(flake, moment, WINDOW, 2.0) for moment in (0.5, 1.0))
        if y1 > y0:  # not begun again above
            assert SLOWEST <= (y1 - y0) / (0.5 * 2.0) <= FASTEST
        assert abs(x1 - x0) <= 2 * SWAY * 2.0


@pytest.mark.parametrize("moment", [0.0, 0.7, 1.9, 30.0])
def test_nothing_is_ever_far_from_the_window(moment: float) -> None:
    falling = drift(2.6)
    for flake in falling.flakes:
        x, y = falling.place(flake, moment, WINDOW, 1.0)
        assert -SWAY <= x <= WINDOW[0] + SWAY
        assert -17 <= y <= WINDOW[1] + 17


def test_it_comes_soon_goes_slowly_and_ends() -> None:
    falling = Drift(drift(2.0).flakes, 2.0)
    assert falling.clearness(0.0) == 0
    assert falling.clearness(0.1) == pytest.approx(0.5)
    assert [falling.clearness(moment) for moment in (0.2, 1.0, 1.4)] == pytest.approx([1, 1, 1])
    assert falling.clearness(1.7) == pytest.approx(0.5)
    assert not falling.is_over(1.99)
    assert falling.is_over(2.0)
    assert falling.clearness(2.0) == 0

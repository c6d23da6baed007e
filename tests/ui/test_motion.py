from dataclasses import astuple, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.store.speed import Speed
from hearts.ui.layout import Pose
from hearts.ui.motion import (
    FAST,
    INSTANT,
    NORMAL,
    Easing,
    Glide,
    breath,
    in_cubic,
    in_out_cubic,
    out_back,
    out_cubic,
    shake_offset,
    timing,
)

START, END = Pose(10, 20, -4.2, 132), Pose(640, 300, 1.5, 138)
EASINGS = [in_cubic, out_cubic, in_out_cubic, out_back]
easings = pytest.mark.parametrize("easing", EASINGS, ids=lambda easing: easing.__name__)
places = st.floats(-5000, 5000)
poses = st.builds(Pose, places, places, st.floats(-180, 180), st.floats(1, 500))


def steady(passed: float) -> float:
    """Keep one pace."""
    return passed


@easings
def test_an_easing_goes_from_start_to_end(easing: Easing) -> None:
    assert easing(0) == pytest.approx(0)
    assert easing(1) == pytest.approx(1)


@pytest.mark.parametrize("easing", [in_cubic, out_cubic, in_out_cubic], ids=lambda easing: easing.__name__)
def test_an_easing_never_turns_back(easing: Easing) -> None:
    steps = [easing(step / 50) for step in range(51)]
    assert steps == sorted(steps)


def test_a_lift_goes_a_little_too_far() -> None:
    assert 1.04 < max(out_back(step / 100) for step in range(101)) < 1.1


glides = st.builds(
    Glide,
    poses,
    poses,
    st.floats(0, 3),
    st.sampled_from(EASINGS),
    delay=st.floats(0, 1),
    arc=st.floats(0, 0.2),
    bump=st.floats(0, 0.1),
)


@given(glides, st.floats(0.001, 0.2))
def test_the_end_is_the_target_at_any_frame_rate(glide: Glide, dt: float) -> None:
    target, frames = glide.target, 0
    while not glide.done:
        glide.update(dt)
        frames += 1
        assert frames < 5000
    assert glide.pose == target


@pytest.mark.parametrize("frames", [1, 7, 60, 144])
def test_the_way_does_not_depend_on_the_frame_rate(frames: int) -> None:
    glide = Glide(START, END, 1.0)
    for _ in range(frames):
        glide.update(0.5 / frames)
    halfway = Glide(START, END, 1.0, elapsed=0.5).pose
    assert astuple(glide.pose) == pytest.approx(astuple(halfway))


def test_zero_seconds_is_a_duration() -> None:
    glide = Glide(START, END, 0.0)
    assert glide.done
    assert glide.pose == END


def test_a_delayed_jump_waits_and_then_jumps() -> None:
    glide = Glide(START, END, 0.0, delay=0.5)
    glide.update(0.4)
    assert (glide.waiting, glide.pose) == (True, START)
    glide.update(0.2)
    assert (glide.done, glide.pose) == (True, END)


def test_a_glide_begins_where_it_starts() -> None:
    assert Glide(START, END, 0.28, arc=0.1, bump=0.04).pose == START


def test_an_arc_rises_by_its_share_of_the_distance_in_the_middle() -> None:
    level = replace(END, y=START.y)
    glide = Glide(START, level, 1.0, steady, arc=0.10, elapsed=0.5)
    assert glide.pose.y == pytest.approx(START.y - 0.10 * (level.x - START.x))


def test_a_bump_widens_the_card_in_the_middle_only() -> None:
    same = replace(END, width=START.width)
    glide = Glide(START, same, 1.0, bump=0.04, elapsed=0.5)
    assert glide.pose.width == pytest.approx(START.width * 1.04)


def test_a_card_turns_the_shorter_way() -> None:
    glide = Glide(replace(START, angle=170), replace(END, angle=-170), 1.0, steady, elapsed=0.5)
    assert glide.pose.angle == pytest.approx(180)


def test_finishing_arrives_at_once() -> None:
    glide = Glide(START, END, 1.0, delay=1.0)
    glide.finish()
    assert (glide.done, glide.pose) == (True, END)


def test_a_card_at_rest_has_arrived() -> None:
    assert Glide.at_rest(START).done


def test_the_speeds_have_the_designed_figures() -> None:
    assert (NORMAL.deal, NORMAL.deal_stagger, NORMAL.play, NORMAL.think) == (0.220, 0.024, 0.280, 0.420)
    assert (NORMAL.trick_pause, NORMAL.collect, NORMAL.pass_cards, NORMAL.moon) == (0.900, 0.300, 0.420, 2.200)
    assert (FAST.deal, FAST.deal_stagger, FAST.play, FAST.think) == (0.130, 0.012, 0.160, 0.160)
    assert (FAST.trick_pause, FAST.collect, FAST.pass_cards, FAST.moon) == (0.450, 0.180, 0.240, 1.200)


def test_instant_takes_no_time_but_shows_the_trick() -> None:
    assert timing(Speed.INSTANT) == INSTANT
    assert INSTANT.trick_pause == 0.350
    assert INSTANT.play == INSTANT.deal == INSTANT.think == INSTANT.collect == 0


def test_nothing_is_slower_at_a_faster_speed() -> None:
    for slow, fast in ((NORMAL, FAST), (FAST, INSTANT)):
        assert all(a >= b for a, b in zip(astuple(slow), astuple(fast), strict=True))


@pytest.mark.parametrize("speed", list(Speed))
def test_reduced_motion_keeps_the_pauses_and_nothing_travels(speed: Speed) -> None:
    still, moving = timing(speed, reduced_motion=True), timing(speed)
    assert (still.think, still.trick_pause) == (moving.think, moving.trick_pause)
    assert still.play == still.deal == still.lift == still.collect == still.shake == 0
    assert still.crossfade == (0 if speed is Speed.INSTANT else 0.120)


def test_a_shake_swings_both_ways_and_ends() -> None:
    swings = [shake_offset(step / 1000, 0.18) for step in range(180)]
    assert max(swings) == pytest.approx(3, abs=0.01)
    assert min(swings) == pytest.approx(-3, abs=0.01)
    assert shake_offset(0.18, 0.18) == 0
    assert shake_offset(0.0, 0.0) == 0


def test_a_breath_swings_between_full_and_low() -> None:
    assert breath(0.0, 1.4, 0.6) == pytest.approx(1)
    assert breath(0.7, 1.4, 0.6) == pytest.approx(0.6)
    assert breath(1.4, 1.4, 0.6) == pytest.approx(1)

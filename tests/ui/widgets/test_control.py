import pytest

from hearts.ui.layout import Rect
from hearts.ui.widgets import Control, Kind, Part, control_at
from hearts.ui.widgets.control import slider_track

UNDO = Control("undo", Kind.TOOL, Rect(100, 10, 44, 44))
HINT = Control("hint", Kind.TOOL, Rect(150, 10, 44, 44))
SMALL = Control("small", Kind.AREA, Rect(300, 100, 20, 10))


def test_a_point_on_a_control_means_it() -> None:
    assert control_at([UNDO, HINT], (120, 30), 44) is UNDO
    assert control_at([UNDO, HINT], (150, 30), 44) is HINT
    assert control_at([UNDO, HINT], (120, 90), 44) is None


def test_the_later_of_two_controls_lies_on_top() -> None:
    above = Control("above", Kind.AREA, UNDO.rect)
    assert control_at([UNDO, above], (120, 30), 44) is above


def test_a_small_control_is_hit_from_around_it() -> None:
    assert control_at([SMALL], (310, 85), 44) is SMALL
    assert control_at([SMALL], (310, 80), 44) is None


def test_what_is_hit_itself_comes_before_the_surroundings_of_another() -> None:
    beside = Control("beside", Kind.AREA, Rect(300, 110, 20, 10))
    assert control_at([beside, SMALL], (310, 112), 44) is beside


def test_segments_are_told_apart_and_the_ends_reach_outwards() -> None:
    parts = (Part("Easy", Rect(0, 0, 50, 44)), Part("Normal", Rect(50, 0, 80, 44)))
    control = Control("level", Kind.SEGMENTS, Rect(0, 0, 130, 44), parts=parts)
    assert [control.part_at(x) for x in (-5, 10, 49, 50, 129, 200)] == [0, 0, 0, 1, 1, 1]


def test_a_slider_reads_its_value_off_its_track() -> None:
    control = Control("sound", Kind.SLIDER, Rect(100, 0, 200, 44))
    track = slider_track(control.rect)
    assert control.value_at(track.x) == 0
    assert control.value_at(track.right) == 1
    assert control.value_at(track.center[0]) == pytest.approx(0.5)
    assert (control.value_at(0), control.value_at(999)) == (0, 1)

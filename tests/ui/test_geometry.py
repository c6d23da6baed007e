import pytest

from hearts.ui.geometry import Pose, Rect


def test_rect_knows_its_edges() -> None:
    rect = Rect(10, 20, 30, 40)
    assert (rect.right, rect.bottom, rect.center) == (40, 60, (25, 40))
    assert rect.contains((10, 20))
    assert not rect.contains((40, 30))
    assert rect.inset(5) == Rect(15, 25, 20, 30)
    assert rect.inset(5, 0) == Rect(15, 20, 20, 40)
    assert rect.moved(1, -1) == Rect(11, 19, 30, 40)
    assert rect.grown_to(50, 10) == Rect(0, 20, 50, 40)
    assert Rect.around(25, 40, 30, 40) == rect


def test_rects_that_touch_do_not_overlap() -> None:
    rect = Rect(0, 0, 10, 10)
    assert not rect.overlaps(rect.moved(10, 0))
    assert rect.overlaps(rect.moved(9, 9))


def test_a_pose_turned_by_a_quarter_turns_its_axes() -> None:
    pose = Pose(100, 100, 90, 50)
    assert pose.at(10, 0) == pytest.approx((100, 110))
    assert pose.at(0, 10) == pytest.approx((90, 100))

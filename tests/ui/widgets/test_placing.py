from itertools import pairwise

import pytest

from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.ruler import Ruler
from hearts.ui.widgets import (
    ButtonSpec,
    Kind,
    button_width,
    centred_buttons,
    close_button,
    footer_buttons,
    segments,
)

SPECS = (
    ButtonSpec("keep", "Keep playing"),
    ButtonSpec("start", "Start a new game", Kind.PRIMARY, "new"),
    ButtonSpec("quit", "Quit", enabled=False, least=40),
)


def test_a_button_holds_its_label_and_icon(ruler: Ruler) -> None:
    label = ruler.width("Start a new game", 16, Typeface.BOLD)
    assert button_width(ruler, SPECS[1]) >= label + 27 * ruler.u + 24


def test_a_button_is_never_narrower_than_a_finger(ruler: Ruler) -> None:
    assert button_width(ruler, ButtonSpec("x", "", icon="close", least=1)) >= ruler.touch


def test_footer_buttons_end_at_the_right_in_their_order(ruler: Ruler) -> None:
    controls = footer_buttons(ruler, SPECS, 1000, 700, 800)
    assert [control.id for control in controls] == ["keep", "start", "quit"]
    assert controls[-1].rect.right == pytest.approx(1000)
    assert {control.rect.bottom for control in controls} == {700}
    assert all(control.rect.h >= ruler.touch for control in controls)
    assert [control.enabled for control in controls] == [True, True, False]
    for left, right in pairwise(controls):
        assert right.rect.x - left.rect.right == pytest.approx(12 * ruler.u)


def test_buttons_that_do_not_fit_share_the_room(ruler: Ruler) -> None:
    controls = footer_buttons(ruler, SPECS, 1000, 700, 300)
    assert controls[0].rect.x == pytest.approx(700)
    assert controls[-1].rect.right == pytest.approx(1000)


def test_centred_buttons_stand_about_the_middle(ruler: Ruler) -> None:
    controls = centred_buttons(ruler, SPECS, 640, 300, 900)
    assert controls[0].rect.x + controls[-1].rect.right == pytest.approx(1280)
    assert {control.rect.y for control in controls} == {300}


def test_segments_fill_their_row_and_widen_by_their_labels(ruler: Ruler) -> None:
    rect = Rect(100, 100, 444, 44)
    control = segments(ruler, "moon", rect, ["No", "Shooter scores 26 less"], 1)
    first, second = control.parts
    assert (first.rect.x, second.rect.right) == pytest.approx((100, 544))
    assert first.rect.right == pytest.approx(second.rect.x)
    assert second.rect.w > first.rect.w + 80
    assert (control.kind, control.index) == (Kind.SEGMENTS, 1)


def test_segments_too_narrow_for_their_labels_are_all_alike(ruler: Ruler) -> None:
    control = segments(ruler, "moon", Rect(0, 0, 120, 44), ["Others score 26", "Shooter scores 26 less"], 0)
    assert [part.rect.w for part in control.parts] == [60, 60]


def test_the_close_button_lies_in_the_sheets_corner(ruler: Ruler) -> None:
    sheet = Rect(140, 68, 1000, 664)
    rect = close_button(ruler, sheet).rect
    assert sheet.x < rect.x
    assert rect.right <= sheet.right
    assert rect.y >= sheet.y
    assert min(rect.w, rect.h) >= 44

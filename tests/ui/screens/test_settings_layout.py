import pytest

from hearts.store.settings import Settings
from hearts.ui.layout import Rect
from hearts.ui.ruler import Ruler
from hearts.ui.screens.settings_layout import BETWEEN_COLUMNS, Placement, controls, place
from hearts.ui.screens.settings_pages import Page, Remark, page_view

REMARK = Remark("You are in round 3 of a game.", "If you change a rule, we ask before the game ends.")
BODY_TOP = 160


def _placement(ruler: Ruler, width: float, page: Page = Page.RULES) -> Placement:
    return place(ruler, page_view(page, Settings(), remark=REMARK), Rect(100, BODY_TOP, width, 400))


def _lefts(placement: Placement) -> set[float]:
    return {placed.rect.x for placed in placement.placed}


def test_a_wide_page_has_two_equal_columns(ruler: Ruler) -> None:
    placement = _placement(ruler, 936)
    assert _lefts(placement) == {100, 100 + (936 + BETWEEN_COLUMNS) / 2}
    assert placement.divider is not None


def test_a_narrower_one_gives_the_longer_labels_more_room(ruler: Ruler) -> None:
    placement = _placement(ruler, 720)
    widths = {placed.rect.w for placed in placement.placed}
    assert len(widths) == 2
    assert max(widths) > 1.3 * min(widths)
    assert sum(widths) + BETWEEN_COLUMNS == pytest.approx(720)


def test_a_narrow_one_has_one_column(ruler: Ruler) -> None:
    placement = _placement(ruler, 600)
    assert _lefts(placement) == {100}
    assert placement.divider is None
    assert placement.bottom > _placement(ruler, 936).bottom


@pytest.mark.parametrize("page", Page)
@pytest.mark.parametrize("width", [560, 720, 936])
def test_entries_follow_one_another_without_touching(ruler: Ruler, page: Page, width: float) -> None:
    placement = _placement(ruler, width, page)
    rects = [placed.rect for placed in placement.placed]
    assert min(rect.y for rect in rects) == BODY_TOP
    assert max(rect.bottom for rect in rects) == placement.bottom
    for index, rect in enumerate(rects):
        assert not any(rect.overlaps(other, slack=-4) for other in rects[index + 1 :])


@pytest.mark.parametrize("page", Page)
def test_every_control_lies_in_an_entry(ruler: Ruler, page: Page) -> None:
    placement = _placement(ruler, 936, page)
    assert controls(ruler, placement)
    for control in controls(ruler, placement):
        middle = control.rect.center
        assert sum(placed.rect.inset(-5, 0).contains(middle) for placed in placement.placed) == 1
        assert control.rect.h >= ruler.touch

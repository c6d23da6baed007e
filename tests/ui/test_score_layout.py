from itertools import pairwise

import pytest

from hearts.ui.layout import Rect, table_layout
from hearts.ui.score_layout import ScoreLayout, score_layout, sheet_height
from hearts.ui.widgets import sheet

SIZES = [(640, 480), (800, 600), (1280, 800), (1920, 1080), (700, 900), (1000, 600), (2560, 1440)]


def laid_out(width: int, height: int, scale: float, rows: int, *, taken: bool = True, race: bool = True) -> ScoreLayout:
    frame = sheet(table_layout(width, height, scale), 820, sheet_height(rows, taken=taken, race=race))
    return score_layout(frame.body, frame.u, rows, taken=taken, race=race)


def parts(layout: ScoreLayout) -> list[Rect]:
    return [part for part in (layout.head, layout.rows, layout.taken, layout.total, layout.race) if part is not None]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("rows", [1, 2, 3, 4, 5, 15, 40])
@pytest.mark.parametrize(("taken", "race"), [(True, True), (False, True), (True, False)])
def test_parts_follow_one_another_inside_the_sheet(
    size: tuple[int, int], scale: float, rows: int, *, taken: bool, race: bool
) -> None:
    layout = laid_out(*size, scale, rows, taken=taken, race=race)
    found = parts(layout)
    for above, below in pairwise(found):
        assert above.bottom <= below.y + 0.5
    assert found[0].y >= layout.body.y
    assert found[-1].bottom <= layout.body.bottom + 0.5
    assert layout.rows.h >= 34 * layout.u - 0.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_scrolled_to_the_end_the_newest_round_is_whole(size: tuple[int, int], scale: float) -> None:
    layout = laid_out(*size, scale, 15)
    newest = layout.row(14, layout.overflow)
    assert newest.y >= layout.rows.y - 0.5
    assert newest.bottom == pytest.approx(layout.rows.bottom)


def test_rows_are_tall_then_lower_then_scroll() -> None:
    heights = [laid_out(1280, 800, 1, rows).row_height for rows in (1, 3, 4)]
    assert heights == [46, 46, pytest.approx(34.5, abs=1.5)]
    assert [laid_out(1280, 800, 1, rows).overflow > 0 for rows in (3, 4, 5)] == [False, False, True]


def test_whole_rows_fill_the_window_they_scroll_through() -> None:
    layout = laid_out(1280, 800, 1, 15)
    assert layout.rows.h / layout.row_height == pytest.approx(round(layout.rows.h / layout.row_height))


def test_a_low_sheet_gives_up_the_race_and_keeps_totals_and_cards() -> None:
    layout = laid_out(1280, 800, 2, 15)
    assert layout.race is None
    assert layout.taken is not None
    assert layout.is_flat
    assert laid_out(1280, 800, 1, 15).race is not None


def test_a_sheet_with_little_to_say_is_lower_than_the_full_one() -> None:
    assert sheet_height(3, taken=True, race=True) == 640
    assert sheet_height(15, taken=True, race=True) == 640
    assert sheet_height(1, taken=True, race=True) == 548
    assert sheet_height(1, taken=True, race=False) < 548


def test_columns_stand_evenly_right_of_the_labels() -> None:
    layout = laid_out(1280, 800, 1, 3)
    middles = [layout.column(seat) - layout.body.x for seat in range(4)]
    assert middles == pytest.approx([225.75, 377.25, 528.75, 680.25])

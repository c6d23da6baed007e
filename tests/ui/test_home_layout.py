from itertools import combinations

import pytest

from hearts.ui.home_layout import HomeLayout, home_layout
from hearts.ui.layout import Rect, TableLayout, table_layout

SIZES = [(w, h) for w in range(640, 3900, 163) for h in range(480, 2200, 137)] + [(1280, 800), (700, 900)]
PLATES = (143.0, 153.0, 134.0, 126.0)  # u, as wide as the words ask at 1280x800
CORNER = 95.0


def placed(layout: TableLayout, count: int = 4) -> HomeLayout:
    widths = tuple(width * layout.u for width in PLATES[-count:])
    return home_layout(layout, widths, CORNER * layout.u)


def blocks(home: HomeLayout, layout: TableLayout) -> dict[str, Rect]:
    """Everything that is read or pressed, with the room it takes."""
    u, x = layout.u, home.mark[0]
    name = layout.px(92 * home.deco)
    tagline = layout.px(max(19 * home.deco, 13))
    found = {
        "mark": Rect(x - home.mark_radius, home.mark[1] - home.mark_radius, 2 * home.mark_radius, 2 * home.mark_radius),
        "name": Rect(x - 1.6 * name, home.name - 0.72 * name, 3.2 * name, 0.74 * name),
        "tagline": Rect(x - 7.6 * tagline, home.tagline - 0.72 * tagline, 15.2 * tagline, 0.95 * tagline),
        "button": home.button,
        "note": Rect.around(x, home.note, 260 * u, 15 * u),
        "corner": home.corner,
    }
    return found | {f"plate {index}": rect for index, rect in enumerate(home.plates)}


def faults(layout: TableLayout, count: int = 4) -> list[str]:
    home = placed(layout, count)
    rects = blocks(home, layout)
    window = Rect(0, 0, layout.width, layout.height)
    found = [f"{name} leaves the window" for name, rect in rects.items() if not _inside(rect, window)]
    found += [f"{a} overlaps {b}" for (a, one), (b, two) in combinations(rects.items(), 2) if one.overlaps(two)]
    top = min(pose.y - 0.7 * pose.width for pose in home.fan)
    found += [f"the fan covers {name}" for name, rect in rects.items() if rect.bottom > top + 0.5]
    found += [f"{name} is too low" for name, rect in rects.items() if "plate" in name and rect.h < layout.touch - 0.01]
    return found


def _inside(rect: Rect, window: Rect) -> bool:
    return rect.x >= 0 and rect.y >= 0 and rect.right <= window.right and rect.bottom <= window.bottom


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.25, 1.5, 2.0])
def test_at_every_size_nothing_overlaps_or_leaves_the_window(scale: float) -> None:
    bad = {}
    for size in SIZES:
        layout = table_layout(*size, scale)
        for count in (3, 4):
            found = faults(layout, count)
            if found:
                bad[size, count] = found
    assert bad == {}


def test_at_the_mockups_size_everything_is_where_it_was_drawn() -> None:
    home = placed(table_layout(1280, 800))
    assert home.mark == pytest.approx((640, 108), abs=2)
    assert home.mark_radius == 46
    assert home.name == pytest.approx(252, abs=2)
    assert home.tagline == pytest.approx(290, abs=2)
    assert home.button == pytest.approx((495, 321.6, 290, 56), abs=2)
    assert {round(plate.y) for plate in home.plates} == {394}
    assert home.fan[3].x == 640
    assert home.fan[3].y == pytest.approx(692, abs=2)
    assert home.fan[3].width == pytest.approx(188)
    assert [pose.angle for pose in home.fan] == pytest.approx([-21.6, -14.4, -7.2, 0, 7.2, 14.4, 21.6])


def test_the_fan_bleeds_off_the_bottom_at_every_size() -> None:
    for size in SIZES:
        for pose in placed(table_layout(*size)).fan:
            assert pose.y - 0.7 * pose.width < size[1] < pose.y + 0.8 * pose.width


def test_plates_that_do_not_fit_in_one_row_stand_in_two() -> None:
    layout = table_layout(700, 900, 1.25)
    wide = tuple(1.4 * width * layout.u for width in PLATES)
    home = home_layout(layout, wide, CORNER * layout.u)
    assert [round(plate.y) for plate in home.plates[:2]] == [round(home.plates[0].y)] * 2
    assert home.plates[2].y > home.plates[1].bottom
    assert max(plate.right for plate in home.plates) <= layout.width - layout.margin

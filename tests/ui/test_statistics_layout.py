from itertools import combinations

import pytest

from hearts.ui.geometry import Rect
from hearts.ui.statistics_layout import StatisticsLayout, statistics_layout


def parts(layout: StatisticsLayout) -> dict[str, Rect]:
    named = {"totals": layout.totals, "places": layout.places, "points": layout.points, "split": layout.split}
    named |= {"queen": layout.queen, "bars": layout.bars}
    return named | {f"tile {index}": rect for index, rect in enumerate(layout.tiles)}


@pytest.mark.parametrize("width", range(540, 2000, 20))
def test_no_part_overlaps_another_or_leaves_the_body(width: int) -> None:
    for u in (0.69, 1.0, 2.0):
        body = Rect(30, 90, width * u, 0)
        layout = statistics_layout(body, u)
        rects = parts(layout)
        assert [f"{a} {b}" for (a, one), (b, two) in combinations(rects.items(), 2) if one.overlaps(two)] == []
        for rect in rects.values():
            assert body.x - 0.01 <= rect.x <= rect.right <= body.right + 0.01
            assert body.y <= rect.y <= rect.bottom <= layout.bottom + 0.01
        assert all(layout.place(index).bottom <= layout.places.bottom + 0.01 for index in range(4))
        assert layout.plot.bottom <= layout.totals.bottom + 0.01


def test_at_the_mockups_size_everything_is_where_it_was_drawn() -> None:
    layout = statistics_layout(Rect(152, 167, 976, 0), 1.0)
    assert layout.tiles[0] == pytest.approx((152, 167, 185.6, 104))
    assert layout.plot == pytest.approx((186, 347, 551.6, 168))
    assert layout.places.x == pytest.approx(781.6)
    assert layout.rule is not None
    assert layout.rule.y == pytest.approx(549)
    assert layout.split == pytest.approx((402, 569, 335.6, 26))

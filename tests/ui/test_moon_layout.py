from itertools import combinations

import pytest

from hearts.ui.geometry import Rect
from hearts.ui.layout import table_layout
from hearts.ui.moon_layout import ARC, LINE_PITCH, MoonLayout, moon_layout

SIZES = [(w, h) for w in range(640, 3900, 163) for h in range(480, 2200, 137)] + [(1280, 800), (700, 900)]


def blocks(moon: MoonLayout, u: float, lines: int) -> dict[str, Rect]:
    found = {
        "moon": Rect.around(moon.x, moon.y, 2 * moon.radius, 2 * moon.radius),
        "headline": Rect(moon.x - 240 * u, moon.headline - 45 * u, 480 * u, 58 * u),
        "button": moon.button,
    }
    for number in range(lines):
        found[f"line {number}"] = Rect.around(moon.x, moon.line + number * LINE_PITCH * u, 480 * u, 20 * u)
    return found


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("lines", [1, 2])
def test_at_every_size_the_words_stand_clear_below_the_moon(scale: float, lines: int) -> None:
    bad = {}
    for size in SIZES:
        layout = table_layout(*size, scale)
        moon = moon_layout(layout, lines)
        rects = blocks(moon, layout.u, lines)
        found = [f"{a} overlaps {b}" for (a, one), (b, two) in combinations(rects.items(), 2) if one.overlaps(two)]
        half = moon.heart_size / 2
        for name, rect in [*rects.items(), *(("heart", Rect.around(x, y, 0, 0)) for x, y, _ in moon.hearts)]:
            grown = rect.inset(-half) if name == "heart" else rect
            if grown.y < 0 or grown.bottom > size[1] or (name != "headline" and (grown.x < 0 or grown.right > size[0])):
                found.append(f"{name} leaves the window")
        if moon.radius < 60 * layout.frame:
            found.append(f"the moon is tiny: {moon.radius}")
        if found:
            bad[size] = found
    assert bad == {}


def test_at_the_mockups_size_everything_is_where_it_was_drawn() -> None:
    moon = moon_layout(table_layout(1280, 800), 1)
    assert (moon.x, moon.y, moon.radius) == (640, 320, 190)
    assert moon.headline == 620
    assert moon.button == Rect(560, 686, 160, 46)
    assert moon.cards[2].width == 150
    assert moon.hearts[6][:2] == pytest.approx((640, 320 - ARC * 190))
    assert moon.hearts[6][2] == pytest.approx(0)
    assert len(moon.hearts) == 13

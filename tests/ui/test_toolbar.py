from itertools import pairwise

import pytest

from hearts.text.language import LANGUAGES, speak
from hearts.ui.assets import Assets
from hearts.ui.layout import TableLayout, table_layout
from hearts.ui.lettering import Typeface
from hearts.ui.ruler import Ruler
from hearts.ui.toolbar import LABEL_LEFT, LABELS, label_size, with_toolbar


def laid_out(assets: Assets, size: tuple[int, int] = (1280, 800), scale: float = 1.0) -> tuple[TableLayout, Ruler]:
    plain = table_layout(*size, scale)
    layout = with_toolbar(plain, Ruler(assets.lettering, plain))
    return layout, Ruler(assets.lettering, layout)


def test_in_english_the_tools_stand_as_they_were_laid_out(assets: Assets) -> None:
    layout, ruler = laid_out(assets)
    assert layout == table_layout(1280, 800)
    assert label_size(ruler) == 15


@pytest.mark.parametrize("code", LANGUAGES)
def test_in_every_language_every_tool_has_room_for_its_word(assets: Assets, code: str) -> None:
    speak(code)
    for size in ((1280, 800), (1920, 1080), (2560, 1080)):
        layout, ruler = laid_out(assets, size)
        letters = label_size(ruler)
        assert letters is not None
        for name, tool in layout.toolbar:
            assert ruler.width(LABELS[name](), letters, Typeface.BOLD) + LABEL_LEFT * ruler.u <= tool.w, name


def test_wider_words_move_nothing_but_the_tools_between_the_same_ends(assets: Assets) -> None:
    speak("de")
    layout, _ = laid_out(assets)
    plain = table_layout(1280, 800)
    old, new = [rect for _, rect in plain.toolbar], [rect for _, rect in layout.toolbar]
    assert new[0].w > old[0].w
    assert (new[0].x, new[-1].right) == pytest.approx((old[0].x, old[-1].right))
    gaps = [right.x - left.right for left, right in pairwise(new)]
    assert gaps == pytest.approx([old[1].x - old[0].right] * 3)
    assert (layout.title, layout.plates) == (plain.title, plain.plates)


def test_a_small_window_keeps_its_icons(assets: Assets) -> None:
    speak("de")
    layout, ruler = laid_out(assets, (800, 600))
    assert layout == table_layout(800, 600)
    assert label_size(ruler) is None

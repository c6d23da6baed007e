import pytest

from hearts.ui.geometry import Rect
from hearts.ui.widgets import Control, Kind, Part
from hearts.ui.widgets.describing import describe

RECT = Rect(0, 0, 100, 44)
PARTS = (Part("Slow", RECT), Part("Fast", RECT))


@pytest.mark.parametrize(
    ("control", "words"),
    [
        (Control("a", Kind.PRIMARY, RECT, "Done"), "Done"),
        (Control("a", Kind.QUIET, RECT, "Undo", enabled=False), "Undo, not available"),
        (Control("a", Kind.TOGGLE, RECT, "Muted", selected=True), "Muted, on"),
        (Control("a", Kind.TOGGLE, RECT, "Muted", note="No sound at all"), "Muted, off. No sound at all"),
        (Control("a", Kind.TOGGLE, RECT, "Read", note="None found", enabled=False), "Read, not available. None found"),
        (Control("a", Kind.SEGMENTS, RECT, "Speed", parts=PARTS, index=1), "Speed: Fast, 2 of 2"),
        (Control("a", Kind.SEGMENTS, RECT, parts=PARTS), "Slow, 1 of 2"),
        (Control("a", Kind.SLIDER, RECT, "Volume", value=0.65), "Volume: 65 percent"),
        (Control("a", Kind.FIELD, RECT, "West", text="Ada", note="West"), "West, text: Ada"),
        (Control("a", Kind.FIELD, RECT, "West"), "West, text: empty"),
        (Control("a", Kind.KEY, RECT, "Hint", text="H"), "Hint, key H"),
        (Control("a", Kind.CLOSE, RECT, icon="close"), "Close"),
        (Control("a", Kind.ROW, RECT, "Passing", selected=True), "Passing, selected"),
    ],
)
def test_each_kind_says_what_it_is_and_how_it_stands(control: Control, words: str) -> None:
    assert describe(control) == words


@pytest.mark.parametrize("kind", Kind)
def test_no_kind_is_forgotten(kind: Kind) -> None:
    assert describe(Control("a", kind, RECT, "Label", parts=PARTS, text="H"))

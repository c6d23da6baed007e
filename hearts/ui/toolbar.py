"""The words in the table's top row: each tool is as wide as its word in the language spoken asks; no drawing."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import accumulate
from types import MappingProxyType
from typing import Final

from hearts import text
from hearts.text.language import Message
from hearts.ui.layout import Rect, TableLayout
from hearts.ui.lettering import Typeface
from hearts.ui.ruler import Ruler

LABELS: Final[Mapping[str, Message]] = MappingProxyType(
    {"undo": text.UNDO, "hint": text.HINT, "last": text.LAST_TRICK, "scores": text.SCORES}
)
SIZES: Final = (15, 14, 13, 12)  # one for all tools
LABEL_LEFT: Final = 27  # u, the icon and the space before the word
ENDS: Final = 10  # u, of both together


def label_size(ruler: Ruler) -> float | None:
    """Return the size at which every tool has room for its word; None where none has: icons do alone there."""
    layout = ruler.layout
    for size in SIZES if layout.toolbar_labels else ():
        if all(need <= tool.w for need, (_, tool) in zip(_needs(ruler, size), layout.toolbar, strict=True)):
            return size
    return None


def with_toolbar(layout: TableLayout, ruler: Ruler) -> TableLayout:
    """Return *layout* with its tools shared out anew where a word would be too wide for its own."""
    tools = [tool for _, tool in layout.toolbar]
    between = tools[1].x - tools[0].right
    room = sum(tool.w for tool in tools)
    needs = next((needs for size in SIZES if sum(needs := _needs(ruler, size)) <= room), None)
    if label_size(ruler) == SIZES[0] or not layout.toolbar_labels or needs is None:
        return layout
    widths = [need + (room - sum(needs)) / len(needs) for need in needs]
    lefts = accumulate(widths[:-1], lambda left, width: left + width + between, initial=tools[0].x)
    undo, hint, last, scores = (
        Rect(left, tool.y, width, tool.h) for left, width, tool in zip(lefts, widths, tools, strict=True)
    )
    return replace(layout, undo_button=undo, hint_button=hint, last_button=last, scores_button=scores)


def _needs(ruler: Ruler, size: float) -> list[float]:
    return [
        ruler.width(LABELS[name](), size, Typeface.BOLD) + (LABEL_LEFT + ENDS) * ruler.u
        for name, _ in ruler.layout.toolbar
    ]

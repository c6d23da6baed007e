"""Places rows of controls by the width of their labels; no drawing."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts.ui.geometry import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.ruler import Ruler
from hearts.ui.widgets.control import Control, Kind, Part

BUTTON_TEXT = 16
SEGMENT_TEXT = 15.5
ICON_SPACE = 27
BUTTON_PADDING = 24
BUTTON_GAP = 12


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button before it has a place; *least* is its least width in u."""

    id: str
    label: str
    kind: Kind = Kind.QUIET
    icon: str = ""
    enabled: bool = True
    least: float = 130


def button_width(ruler: Ruler, spec: ButtonSpec) -> float:
    """Return the pixels a button needs."""
    inside = ruler.width(spec.label, BUTTON_TEXT, Typeface.BOLD) + (ICON_SPACE * ruler.u if spec.icon else 0)
    return max(spec.least * ruler.u, ruler.touch, inside + 2 * BUTTON_PADDING * ruler.u)


def footer_buttons(
    ruler: Ruler, specs: Sequence[ButtonSpec], right: float, bottom: float, room: float
) -> list[Control]:
    """Place buttons in a row that ends at *right*, *bottom* and never takes more than *room*."""
    height = max(ruler.touch, 46 * ruler.u)
    widths, gap = _fitting(ruler, specs, room)
    left = right - sum(widths) - gap * (len(specs) - 1)
    return _row(specs, widths, gap, Rect(left, bottom - height, 0, height))


def centred_buttons(ruler: Ruler, specs: Sequence[ButtonSpec], x: float, top: float, room: float) -> list[Control]:
    """Place buttons in a row about *x* that never takes more than *room*."""
    height = max(ruler.touch, 46 * ruler.u)
    widths, gap = _fitting(ruler, specs, room)
    left = x - (sum(widths) + gap * (len(specs) - 1)) / 2
    return _row(specs, widths, gap, Rect(left, top, 0, height))


def segments(ruler: Ruler, control_id: str, rect: Rect, labels: Sequence[str], index: int) -> Control:
    """Describe a row of choices over *rect*; each is as wide as its label asks."""
    widths = [ruler.width(label, SEGMENT_TEXT, Typeface.BOLD) for label in labels]
    spare = (rect.w - sum(widths)) / len(labels)
    if spare < 0:  # too narrow: all alike, and the labels are cut
        widths, spare = [rect.w / len(labels)] * len(labels), 0.0
    parts, left = [], rect.x
    for label, width in zip(labels, widths, strict=True):
        parts.append(Part(label, Rect(left, rect.y, width + spare, rect.h)))
        left += width + spare
    return Control(control_id, Kind.SEGMENTS, rect, parts=tuple(parts), index=index)


def close_button(ruler: Ruler, sheet: Rect, control_id: str = "close") -> Control:
    """Place the cross in the corner of a sheet."""
    side = ruler.touch
    middle = sheet.right - 40 * ruler.u, sheet.y + 40 * ruler.u
    return Control(control_id, Kind.CLOSE, Rect.around(*middle, side, side), icon="close")


def _fitting(ruler: Ruler, specs: Sequence[ButtonSpec], room: float) -> tuple[list[float], float]:
    gap = BUTTON_GAP * ruler.u
    widths = [button_width(ruler, spec) for spec in specs]
    free = room - gap * (len(specs) - 1)
    if sum(widths) > free > 0:
        widths = [width * free / sum(widths) for width in widths]
    return widths, gap


def _row(specs: Sequence[ButtonSpec], widths: Sequence[float], gap: float, first: Rect) -> list[Control]:
    """Place buttons from *first* on, which gives their left, top and height."""
    controls, left = [], first.x
    for spec, width in zip(specs, widths, strict=True):
        rect = Rect(left, first.y, width, first.h)
        controls.append(Control(spec.id, spec.kind, rect, spec.label, spec.icon, enabled=spec.enabled))
        left += width + gap
    return controls

"""Where the fields and the keys of the Access page stand: as many columns of keys as their names leave room for."""

from hearts.text import access
from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.ruler import Ruler
from hearts.ui.screens.access_entries import RESET_ID, Field, Keys, Notice
from hearts.ui.widgets import ButtonSpec, Control, Kind, button_width
from hearts.ui.widgets.control import FIELD_LABEL
from hearts.ui.widgets.entry_drawing import CAP_HEIGHT, CAP_PADDING, CAP_TEXT, LABEL_TEXT

# u
LEAST_BOX = 170
BETWEEN_COLUMNS, BETWEEN_ROWS = 36, 2
BETWEEN_LABEL_AND_CAP = 14
MOST_COLUMNS = 3
NOTICE_SIZE, NOTICE_LINE = 13.5, 18
NOTICE_LINES = 2  # kept free, so that what is said moves nothing


def field_control(field: Field, rect: Rect) -> Control:
    """Return the control of a field."""
    caret = len(field.text) if field.caret is None else field.caret
    is_typed = field.caret is not None
    return Control(
        field.id, Kind.FIELD, rect, field.label, note=field.usual, text=field.text, index=caret, selected=is_typed
    )


def field_need(ruler: Ruler, field: Field) -> float:
    """Return the width a field asks for."""
    label = (ruler.width(field.label, LABEL_TEXT, Typeface.BOLD) + 10 * ruler.u) / FIELD_LABEL
    return max(label, LEAST_BOX * ruler.u / (1 - FIELD_LABEL))


def access_height(ruler: Ruler, entry: Field | Keys | Notice, width: float) -> float:
    """Return the height an entry needs at *width*."""
    match entry:
        case Field():
            return ruler.touch
        case Keys():
            return _keys_height(ruler, entry, width)
        case Notice(text=text):
            return max(NOTICE_LINES, len(notice_lines(ruler, text, width))) * NOTICE_LINE * ruler.u


def notice_lines(ruler: Ruler, text: str, width: float) -> list[str]:
    """Break a notice to *width*."""
    return ruler.lines(text, NOTICE_SIZE, width)


def _keys_height(ruler: Ruler, keys: Keys, width: float) -> float:
    """Return the height of the table at *width*."""
    rows = _rows(keys, _columns(ruler, keys, width))
    return rows * ruler.touch + (rows - 1) * BETWEEN_ROWS * ruler.u


def key_controls(ruler: Ruler, keys: Keys, rect: Rect) -> list[Control]:
    """Return a control for every key, column by column, and the one that brings the usual keys back."""
    found = [
        Control(cell.id, Kind.KEY, place, cell.label, text=cell.key, selected=cell.is_awaited)
        for cell, place in zip(keys.cells, key_places(ruler, keys, rect), strict=False)
    ]
    reset = ButtonSpec(RESET_ID, access.USUAL_KEYS())
    place = key_places(ruler, keys, rect)[-1]
    width = min(place.w, button_width(ruler, reset))
    at = Rect(place.right - width, place.y, width, place.h)
    return [*found, Control(RESET_ID, Kind.QUIET, at, reset.label, enabled=keys.can_reset)]


def key_places(ruler: Ruler, keys: Keys, rect: Rect) -> list[Rect]:
    """Return a place for every key and a last one for the button."""
    count = _columns(ruler, keys, rect.w)
    rows = _rows(keys, count)
    gap = BETWEEN_COLUMNS * ruler.u
    width = (rect.w - gap * (count - 1)) / count
    pitch = ruler.touch + BETWEEN_ROWS * ruler.u
    return [
        Rect(rect.x + index // rows * (width + gap), rect.y + index % rows * pitch, width, ruler.touch)
        for index in range(len(keys.cells) + 1)
    ]


def _columns(ruler: Ruler, keys: Keys, width: float) -> int:
    gap = BETWEEN_COLUMNS * ruler.u
    # a key may become as long as what is written while it is awaited, and then nothing may move
    caps = [
        ruler.width(key, CAP_TEXT, Typeface.BOLD) for key in (*(cell.key for cell in keys.cells), access.PRESS_KEY())
    ]
    cap = max(CAP_HEIGHT * ruler.u, max(caps) + 2 * CAP_PADDING * ruler.u)
    label = max(ruler.width(cell.label, LABEL_TEXT) for cell in keys.cells)
    need = label + cap + BETWEEN_LABEL_AND_CAP * ruler.u
    return max(1, min(MOST_COLUMNS, int((width + gap) / (need + gap))))


def _rows(keys: Keys, columns: int) -> int:
    return -(-(len(keys.cells) + 1) // columns)

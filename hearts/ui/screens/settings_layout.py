"""Where the entries of a page of the settings stand: columns where they fit, each entry as high as its text."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

from hearts.text import sheets
from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.ruler import Ruler
from hearts.ui.screens.access_entries import Field, Keys, Notice
from hearts.ui.screens.access_layout import access_height, field_control, field_need, key_controls
from hearts.ui.screens.settings_pages import (
    THEME_ID,
    VOLUME_ID,
    Choice,
    Cloths,
    Door,
    Entry,
    Faces,
    Heading,
    Loudness,
    PageView,
    Remark,
    Sample,
    Switch,
)
from hearts.ui.widgets import ButtonSpec, Control, Kind, button_width, segments

# u
BETWEEN_COLUMNS = 48
BETWEEN_ENTRIES, BETWEEN_FIELDS = 18, 8
BEFORE_HEADING, AFTER_HEADING = 26, 12
LABEL_SIZE, NOTE_SIZE, SEGMENT_SIZE = 16, 13.5, 15.5
FIXED_HEIGHTS = {Heading: 26, Sample: 164, Faces: 110}
LABEL_HEIGHT, NOTE_HEIGHT = 28, 24
SEGMENT_PADDING = 22  # both sides of a label together
SWITCH_WIDTH = 50 + 16  # with the gap to its label
SWITCH_LINE = 18
SLIDER_WIDTH, LEAST_SLIDER = 246, 140
SLIDER_MARGIN = 0.25  # of its height
TILE_GAP, TILE_RING, TILE_NAME = 16, 4, 28
TILE_SHAPE = 0.72  # of its width is its height
TILES_IN_ROW = 5
REMARK_PADDING, REMARK_ICON = 14, 50
REMARK_TITLE_SIZE, REMARK_TEXT_SIZE, REMARK_LINE = 14.5, 14, 20


@dataclass(frozen=True, slots=True)
class Placed:
    """An entry and the rectangle that is its own."""

    entry: Entry
    rect: Rect


@dataclass(frozen=True, slots=True)
class Placement:
    """Everything on a page, the height of it all, and the line between two columns where there are two."""

    placed: tuple[Placed, ...]
    bottom: float
    divider: Rect | None = None


def place(ruler: Ruler, view: PageView, body: Rect) -> Placement:
    """Place a page from the top of *body* down."""
    placed, top = _column(ruler, view.wide, body)
    if placed:
        top += BEFORE_HEADING * ruler.u
    between = BETWEEN_COLUMNS * ruler.u
    widths = _column_widths(ruler, view, body.w - between)
    if widths is None:
        rest, bottom = _column(ruler, (*view.left, *view.right, *view.below), Rect(body.x, top, body.w, 0))
        return Placement((*placed, *rest), bottom)
    left, left_bottom = _column(ruler, view.left, Rect(body.x, top, widths[0], 0))
    right, right_bottom = _column(ruler, view.right, Rect(body.right - widths[1], top, widths[1], 0))
    bottom = max(left_bottom, right_bottom)
    divider = Rect(body.x + widths[0] + between / 2, top + 4 * ruler.u, 1, bottom - top - 4 * ruler.u)
    below: list[Placed] = []
    if view.below:
        below, bottom = _column(ruler, view.below, Rect(body.x, bottom + BEFORE_HEADING * ruler.u, body.w, 0))
    return Placement((*placed, *left, *right, *below), bottom, divider)


def controls(ruler: Ruler, placement: Placement) -> list[Control]:
    """Return the controls of a page in reading order."""
    found: list[Control] = []
    for placed in placement.placed:
        match placed.entry:
            case Choice() as choice:
                row = segments(ruler, choice.id, segment_rect(ruler, placed), choice.options, choice.index)
                found.append(replace(row, label=choice.label))
            case Switch() as switch:
                found.append(_toggle(switch, placed.rect))
            case Field() as field:
                found.append(field_control(field, placed.rect))
            case Keys() as keys:
                found.extend(key_controls(ruler, keys, placed.rect))
            case Loudness() as loudness:
                found.extend(_loudness_controls(ruler, loudness, placed.rect))
            case Door() as door:
                found.append(_door(ruler, door, placed.rect))
            case Cloths() as cloths:
                found.extend(_tiles(ruler, cloths, placed.rect))
    return found


def segment_rect(ruler: Ruler, placed: Placed) -> Rect:
    """Return the row of segments below an entry's label."""
    rect = placed.rect
    return Rect(rect.x, rect.y + LABEL_HEIGHT * ruler.u, rect.w, ruler.touch)


def tile_picture(ruler: Ruler, rect: Rect) -> Rect:
    """Return the picture inside a tile's control, which has room for the ring and the name too."""
    inside = rect.inset(TILE_RING * ruler.u)
    return Rect(inside.x, inside.y, inside.w, TILE_SHAPE * inside.w)


def note_lines(ruler: Ruler, note: str, width: float) -> list[str]:
    """Break a note to *width*."""
    return ruler.lines(note, NOTE_SIZE, width) if note else []


def remark_lines(ruler: Ruler, remark: Remark, width: float) -> tuple[list[str], list[str]]:
    """Break a remark's title and text to the room beside its icon."""
    room = width - (REMARK_ICON + REMARK_PADDING) * ruler.u
    return (
        ruler.lines(remark.title, REMARK_TITLE_SIZE, room, Typeface.BOLD),
        ruler.lines(remark.text, REMARK_TEXT_SIZE, room),
    )


def _column(ruler: Ruler, entries: Sequence[Entry], start: Rect) -> tuple[list[Placed], float]:
    """Place *entries* below one another; return them and where the last one ends."""
    placed: list[Placed] = []
    top = start.y
    for entry in entries:
        if placed:
            top = placed[-1].rect.bottom + _gap(placed[-1].entry, entry) * ruler.u
        placed.append(Placed(entry, Rect(start.x, top, start.w, _height(ruler, entry, start.w))))
    return placed, placed[-1].rect.bottom if placed else start.y


def _gap(above: Entry, below: Entry) -> float:
    """Return the space between two entries in u."""
    if isinstance(above, Heading):
        return AFTER_HEADING
    if isinstance(above, Field) and isinstance(below, Field):
        return BETWEEN_FIELDS
    return BEFORE_HEADING if isinstance(below, Heading) else BETWEEN_ENTRIES


def _height(ruler: Ruler, entry: Entry, width: float) -> float:  # noqa: PLR0911  one height for each kind
    u = ruler.u
    match entry:
        case Heading() | Sample() | Faces():
            return FIXED_HEIGHTS[type(entry)] * u
        case Choice(note=note):
            lines = len(note_lines(ruler, note, width))
            return LABEL_HEIGHT * u + ruler.touch + (NOTE_HEIGHT + SWITCH_LINE * (lines - 1) if lines else 0) * u
        case Loudness() | Door():
            return ruler.touch
        case Field() | Keys() | Notice():
            return access_height(ruler, entry, width)
        case Switch(note=note):
            lines = len(note_lines(ruler, note, width - SWITCH_WIDTH * u))
            return max(ruler.touch, (26 + SWITCH_LINE * lines) * u)
        case Cloths(keys=keys):
            picture = TILE_SHAPE * (_tile_width(ruler, width) - 2 * TILE_RING * u)
            rows = ceil(len(keys) / TILES_IN_ROW)
            return rows * (picture + (2 * TILE_RING + TILE_NAME + TILE_GAP) * u) - TILE_GAP * u
        case Remark():
            title, text = remark_lines(ruler, entry, width)
            return (REMARK_LINE * (len(title) + len(text)) + 2 * REMARK_PADDING - 2) * u


def _column_widths(ruler: Ruler, view: PageView, room: float) -> tuple[float, float] | None:
    """Share *room* between two columns so that no label has to be cut, evenly if that does; None where none does."""
    left, right = (max(_need(ruler, entry) for entry in entries) for entries in (view.left, view.right))
    if left + right > room:
        return None
    first = min(max(room / 2, left), room - right)
    return first, room - first


def _need(ruler: Ruler, entry: Entry) -> float:  # noqa: PLR0911  one need for each kind
    u = ruler.u
    match entry:
        case Choice(options=options):
            widths = [ruler.width(option, SEGMENT_SIZE, Typeface.BOLD) for option in options]
            return sum(widths) + SEGMENT_PADDING * u * len(options)
        case Switch(label=label):
            return ruler.width(label, LABEL_SIZE, Typeface.BOLD) + SWITCH_WIDTH * u
        case Door(label=label):
            return button_width(ruler, ButtonSpec("", label))
        case Field():
            return field_need(ruler, entry)
        case Loudness():
            labels = (sheets.VOLUME(), sheets.MUTED())
            longest = max(ruler.width(label, LABEL_SIZE, Typeface.BOLD) for label in labels)
            return longest + ruler.touch + LEAST_SLIDER * ruler.u
        case Heading(text=text, note=note):
            return ruler.width(text, 20, Typeface.DISPLAY) + ruler.width(note, NOTE_SIZE) + 20 * u
        case _:
            return 0.0


def _toggle(switch: Switch, rect: Rect) -> Control:
    return Control(
        switch.id,
        Kind.TOGGLE,
        rect,
        switch.label,
        note=switch.note,
        enabled=switch.is_enabled,
        selected=switch.is_on and switch.is_enabled,
    )


def _door(ruler: Ruler, door: Door, rect: Rect) -> Control:
    width = min(rect.w, button_width(ruler, ButtonSpec(door.id, door.label)))
    return Control(door.id, Kind.QUIET, Rect(rect.x, rect.y, width, rect.h), door.label)


def _loudness_controls(ruler: Ruler, loudness: Loudness, rect: Rect) -> list[Control]:
    """Return the loudspeaker and its slider at the right of the row."""
    width = min(SLIDER_WIDTH * ruler.u, rect.w / 2)
    # the knob's margin sticks out, so that the line ends where the switches do
    slider = Rect(rect.right - width + SLIDER_MARGIN * rect.h, rect.y, width, rect.h)
    speaker = Rect(slider.x - ruler.touch, rect.y, ruler.touch, rect.h)
    return [
        Control("muted", Kind.AREA, speaker, sheets.MUTED(), icon="sound", selected=loudness.is_muted),
        Control(VOLUME_ID, Kind.SLIDER, slider, sheets.VOLUME(), value=loudness.volume),
    ]


def _tiles(ruler: Ruler, cloths: Cloths, rect: Rect) -> list[Control]:
    ring, gap = TILE_RING * ruler.u, TILE_GAP * ruler.u
    width = _tile_width(ruler, rect.w)
    height = (rect.h + gap) / ceil(len(cloths.keys) / TILES_IN_ROW) - gap
    tiles = []
    for index, key in enumerate(cloths.keys):
        row, column = divmod(index, TILES_IN_ROW)
        tile = Rect(rect.x - ring + column * (width + gap), rect.y + row * (height + gap), width, height)
        tiles.append(Control(THEME_ID + key, Kind.AREA, tile, selected=index == cloths.index))
    return tiles


def _tile_width(ruler: Ruler, room: float) -> float:
    """Return how wide a tile's control is; the outer rings stand out on both sides."""
    return (room + 2 * TILE_RING * ruler.u - TILE_GAP * ruler.u * (TILES_IN_ROW - 1)) / TILES_IN_ROW

"""Where the entries of a page of the settings stand: columns where they fit, each entry as high as its text."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.ruler import Ruler
from hearts.ui.screens.settings_pages import THEME_ID, Choice, Cloths, Entry, Heading, PageView, Remark, Switch
from hearts.ui.widgets import Control, Kind, segments

# u
BETWEEN_COLUMNS = 48
BETWEEN_ENTRIES = 18
BEFORE_HEADING, AFTER_HEADING = 26, 12
LABEL_SIZE, NOTE_SIZE, SEGMENT_SIZE = 16, 13.5, 15.5
HEADING_HEIGHT, LABEL_HEIGHT, NOTE_HEIGHT = 26, 28, 24
SEGMENT_PADDING = 12  # both sides of a label together
SWITCH_WIDTH = 50 + 16  # with the gap to its label
SWITCH_LINE = 18
TILE_GAP, TILE_HEIGHT, TILE_RING, TILE_NAME = 16, 120, 4, 28
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
    top, between = body.y, BETWEEN_COLUMNS * ruler.u
    placed, top = _column(ruler, view.wide, Rect(body.x, top, body.w, 0))
    if placed:
        top += BEFORE_HEADING * ruler.u
    column = (body.w - between) / 2
    if not _fits(ruler, (*view.left, *view.right), column):
        rest, bottom = _column(ruler, (*view.left, *view.right), Rect(body.x, top, body.w, 0))
        return Placement((*placed, *rest), bottom)
    left, left_bottom = _column(ruler, view.left, Rect(body.x, top, column, 0))
    right, right_bottom = _column(ruler, view.right, Rect(body.x + column + between, top, column, 0))
    bottom = max(left_bottom, right_bottom)
    divider = Rect(body.x + column + between / 2, top + 4 * ruler.u, 1, bottom - top - 4 * ruler.u)
    return Placement((*placed, *left, *right), bottom, divider)


def controls(ruler: Ruler, placement: Placement) -> list[Control]:
    """Return the controls of a page in reading order."""
    found: list[Control] = []
    for placed in placement.placed:
        match placed.entry:
            case Choice() as choice:
                found.append(segments(ruler, choice.id, segment_rect(ruler, placed), choice.options, choice.index))
            case Switch(id=name, label=label, note=note, is_on=is_on):
                found.append(Control(name, Kind.TOGGLE, placed.rect, label, note=note, selected=is_on))
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
    return Rect(inside.x, inside.y, inside.w, TILE_HEIGHT * ruler.u)


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
    return placed, placed[-1].rect.bottom if placed else top


def _gap(above: Entry, below: Entry) -> float:
    """Return the space between two entries in u."""
    if isinstance(above, Heading):
        return AFTER_HEADING
    return BEFORE_HEADING if isinstance(below, Heading) else BETWEEN_ENTRIES


def _height(ruler: Ruler, entry: Entry, width: float) -> float:
    u = ruler.u
    match entry:
        case Heading():
            return HEADING_HEIGHT * u
        case Choice(note=note):
            lines = len(note_lines(ruler, note, width))
            return LABEL_HEIGHT * u + ruler.touch + (NOTE_HEIGHT + SWITCH_LINE * (lines - 1) if lines else 0) * u
        case Switch(note=note):
            lines = len(note_lines(ruler, note, width - SWITCH_WIDTH * u))
            return max(ruler.touch, (26 + SWITCH_LINE * lines) * u)
        case Cloths():
            return (TILE_HEIGHT + 2 * TILE_RING + TILE_NAME) * u
        case Remark():
            title, text = remark_lines(ruler, entry, width)
            return (REMARK_LINE * (len(title) + len(text)) + 2 * REMARK_PADDING - 2) * u


def _fits(ruler: Ruler, entries: Sequence[Entry], width: float) -> bool:
    """Whether no label of *entries* has to be cut in a column *width* wide."""
    return all(_need(ruler, entry) <= width for entry in entries)


def _need(ruler: Ruler, entry: Entry) -> float:
    u = ruler.u
    match entry:
        case Choice(options=options):
            widths = [ruler.width(option, SEGMENT_SIZE, Typeface.BOLD) for option in options]
            return sum(widths) + SEGMENT_PADDING * u * len(options)
        case Switch(label=label):
            return ruler.width(label, LABEL_SIZE, Typeface.BOLD) + SWITCH_WIDTH * u
        case Heading(text=text, note=note):
            return ruler.width(text, 20, Typeface.DISPLAY) + ruler.width(note, NOTE_SIZE) + 20 * u
        case _:
            return 0.0


def _tiles(ruler: Ruler, cloths: Cloths, rect: Rect) -> list[Control]:
    gap, count = TILE_GAP * ruler.u, len(cloths.keys)
    ring = TILE_RING * ruler.u
    width = (rect.w + 2 * ring - gap * (count - 1)) / count
    tiles = []
    for index, key in enumerate(cloths.keys):
        tile = Rect(rect.x - ring + index * (width + gap), rect.y, width, rect.h)
        tiles.append(Control(THEME_ID + key, Kind.AREA, tile, selected=index == cloths.index))
    return tiles

"""What a page of the help is made of: blocks that know their height at a width, and draw themselves there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.ruler import Ruler

# u
TITLE_SIZE, TITLE_HEIGHT = 26, 46
HEAD_SIZE, HEAD_HEIGHT = 18, 30
TEXT_SIZE, TEXT_LINE, TEXT_GAP = 16.5, 24, 6
FACT_SIZE, FACT_HEIGHT, FACT_LABEL = 15, 24, 218
CAP_SIZE, CAP_HEIGHT, CAP_PADDING, CAP_GAP = 13.5, 26, 9, 5
KEY_SIZE, KEY_HEIGHT = 15, 33
COLUMN_GAP = 16
NARROWER = tuple(1 - step / 25 for step in range(12))  # shares of the width to try
LEAST_LAST_LINE = 0.3  # of the width
TWO_COLUMNS_AT = 0.57  # of the width: where the second one begins


class Block(Protocol):
    """A part of a page that stands below the one before."""

    def height(self, ruler: Ruler, width: float) -> float:
        """Return the pixels it needs at *width*."""

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw it over *rect*, which is as high as it asked."""


@dataclass(frozen=True, slots=True)
class Title:
    """The heading of the page, or of a part of it where it *is_small*."""

    text: str
    is_small: bool = False

    def height(self, ruler: Ruler, width: float) -> float:  # noqa: ARG002
        """Return one line."""
        return (HEAD_HEIGHT if self.is_small else TITLE_HEIGHT) * ruler.u

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Write it."""
        size = HEAD_SIZE if self.is_small else TITLE_SIZE
        ink = canvas.paper.accent if self.is_small else canvas.paper.ink
        canvas.text_middle(rect.x, rect.center[1], self.text, size, ink, face=Typeface.DISPLAY, width=rect.w)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some sentences."""

    text: str

    def height(self, ruler: Ruler, width: float) -> float:
        """Return its lines and a little space."""
        return (len(ruler.lines(self.text, TEXT_SIZE, width)) * TEXT_LINE + TEXT_GAP) * ruler.u

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Write them."""
        for index, line in enumerate(tidy_lines(canvas.ruler, self.text, TEXT_SIZE, rect.w)):
            y = rect.y + (index + 0.5) * TEXT_LINE * canvas.u
            canvas.text_middle(rect.x, y, line, TEXT_SIZE, canvas.paper.ink, pips=canvas.sheet_pips)


@dataclass(frozen=True, slots=True)
class Gap:
    """Nothing, *size* u high."""

    size: float

    def height(self, ruler: Ruler, width: float) -> float:  # noqa: ARG002
        """Return the space."""
        return self.size * ruler.u

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw nothing."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A piece of the table, *size* u high, with something on it."""

    size: float
    paint: Callable[[Canvas, Rect], None]

    def height(self, ruler: Ruler, width: float) -> float:  # noqa: ARG002
        """Return the height it has at any width."""
        return self.size * ruler.u

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Lay the cloth, then what is on it."""
        theme = canvas.theme
        canvas.panel(rect, 14 * canvas.u, theme.mid, stroke=theme.line, stroke_alpha=0.5)
        self.paint(canvas, rect)


@dataclass(frozen=True, slots=True)
class Facts:
    """Pairs of what and how, a line each."""

    rows: tuple[tuple[str, str], ...]

    def height(self, ruler: Ruler, width: float) -> float:  # noqa: ARG002
        """Return all its lines."""
        return len(self.rows) * FACT_HEIGHT * ruler.u

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Write the names and, in a column of their own, the values."""
        u, paper = canvas.u, canvas.paper
        for index, (label, value) in enumerate(self.rows):
            y = rect.y + (index + 0.5) * FACT_HEIGHT * u
            left = rect.x + FACT_LABEL * u
            canvas.text_middle(rect.x, y, label, FACT_SIZE, paper.ink2, width=(FACT_LABEL - 10) * u)
            canvas.text_middle(left, y, value, FACT_SIZE, paper.ink, face=Typeface.BOLD, width=rect.right - left)


Keys = tuple[str, ...]
KeyRow = tuple[Keys, str]


@dataclass(frozen=True, slots=True)
class KeyTable:
    """Keys and what they do; in two columns where the text fits."""

    rows: tuple[KeyRow, ...]

    def height(self, ruler: Ruler, width: float) -> float:
        """Return the longest column."""
        return max(len(column) for column in self._columns(ruler, width)) * KEY_HEIGHT * ruler.u

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the keys as caps, the words beside them."""
        ruler, u = canvas.ruler, canvas.u
        columns = self._columns(ruler, rect.w)
        left = rect.x
        for column in columns:
            words_left = left + _caps_column(ruler, column)
            right = rect.right if column is columns[-1] else words_left + _words_column(ruler, column)
            for line, (keys, words) in enumerate(column):
                y = rect.y + (line + 0.5) * KEY_HEIGHT * u
                _draw_caps(canvas, keys, left, y)
                canvas.text_middle(words_left, y, words, KEY_SIZE, canvas.paper.ink, width=right - words_left + 1)
            left = rect.x + rect.w * TWO_COLUMNS_AT

    def _columns(self, ruler: Ruler, width: float) -> list[tuple[KeyRow, ...]]:
        half = (len(self.rows) + 1) // 2
        first, second = self.rows[:half], self.rows[half:]
        shares = (first, TWO_COLUMNS_AT * width - COLUMN_GAP * ruler.u), (second, (1 - TWO_COLUMNS_AT) * width)
        fits = all(_caps_column(ruler, rows) + _words_column(ruler, rows) <= room for rows, room in shares)
        return [first, second] if fits else [self.rows]


def tidy_lines(ruler: Ruler, text: str, size: float, width: float) -> list[str]:
    """Break *text* into as few lines as *width* allows, none of them left with a word or two at the end."""
    lines = ruler.lines(text, size, width)
    if len(lines) == 1:
        return lines
    for share in NARROWER:
        narrower = ruler.lines(text, size, share * width)
        if len(narrower) > len(lines):
            break
        lines = narrower
        if ruler.width(lines[-1], size) >= LEAST_LAST_LINE * width:
            break
    return lines


def blocks_height(blocks: Sequence[Block], ruler: Ruler, width: float) -> float:
    """Return the height of *blocks* below one another."""
    return sum(block.height(ruler, width) for block in blocks)


def draw_blocks(canvas: Canvas, blocks: Sequence[Block], column: Rect) -> None:
    """Draw *blocks* from the top of *column* down."""
    top = column.y
    for block in blocks:
        height = block.height(canvas.ruler, column.w)
        block.draw(canvas, Rect(column.x, top, column.w, height))
        top += height


def _caps_column(ruler: Ruler, rows: Sequence[KeyRow]) -> float:
    return max(_caps_width(ruler, keys) for keys, _ in rows) + 14 * ruler.u


def _words_column(ruler: Ruler, rows: Sequence[KeyRow]) -> float:
    return max(ruler.width(words, KEY_SIZE) for _, words in rows)


def _caps_width(ruler: Ruler, keys: Keys) -> float:
    return sum(_cap_width(ruler, key) for key in keys) + CAP_GAP * ruler.u * (len(keys) - 1)


def _cap_width(ruler: Ruler, key: str) -> float:
    return max(CAP_HEIGHT * ruler.u, ruler.width(key, CAP_SIZE, Typeface.BOLD) + 2 * CAP_PADDING * ruler.u)


def _draw_caps(canvas: Canvas, keys: Keys, left: float, middle: float) -> None:
    u, paper = canvas.u, canvas.paper
    for key in keys:
        width = _cap_width(canvas.ruler, key)
        cap = Rect(left, middle - CAP_HEIGHT * u / 2, width, CAP_HEIGHT * u)
        canvas.panel(cap, 6 * u, paper.alt, stroke=paper.control, stroke_width=u, stroke_alpha=0.8)
        canvas.text_middle(*cap.center, key, CAP_SIZE, paper.ink, face=Typeface.BOLD, anchor="center")
        left += width + CAP_GAP * u

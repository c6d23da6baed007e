"""How a sentence is set in the status line, and into which parts it falls where it is too long; nothing is cut."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from hearts.text import readouts
from hearts.ui.ruler import Ruler

ONE_LINE_SIZES: Final = (17.0, 15.0)
TWO_LINE_SIZES: Final = (15.0, 14.0, 13.0)
PADDING: Final = 18  # u on both sides
ICON_ROOM: Final = 27  # u for an icon before the words
_AFTER_SENTENCE: Final = re.compile(r"(?<=[.?]) ")
_AFTER_COMMA: Final = re.compile(r"(?<=,) ")
_WORDS: Final = re.compile(" ")
MOST_PARTS: Final = 9


def status_lines(ruler: Ruler, text: str, room: float) -> tuple[float, list[str]]:
    """Return the size and the lines of the status: large, smaller, then in two balanced lines."""
    for size in ONE_LINE_SIZES:
        if ruler.width(text, size) <= room:
            return size, [text]
    for size in TWO_LINE_SIZES:
        lines = ruler.lettering.balanced(text, ruler.layout.px(size))
        if max(ruler.width(line, size) for line in lines) <= room:
            break
    return size, lines


def fits_status(ruler: Ruler, text: str, *, has_icon: bool = False) -> bool:
    """Return whether all of *text* can be read in the status line at once."""
    room = ruler.layout.status.w - (2 * PADDING + ICON_ROOM * has_icon) * ruler.u
    size, lines = status_lines(ruler, text, room)
    return max(ruler.width(line, size) for line in lines) <= room


def status_pages(ruler: Ruler, text: str, *, has_icon: bool = False) -> list[str]:
    """Break *text* into numbered parts that can be read whole: at sentences, else at commas, else anywhere."""
    fits = partial(fits_status, ruler, has_icon=has_icon)
    if fits(text):
        return [text]
    parts: list[str] = []
    for piece in _pieces(fits, text, (_AFTER_SENTENCE, _AFTER_COMMA, _WORDS)):
        joined = f"{parts[-1]} {piece}" if parts else piece
        if parts and fits(_widest(joined)):
            parts[-1] = joined
        else:
            parts.append(piece)
    return [readouts.page(part, number, len(parts)) for number, part in enumerate(parts, 1)]


def _pieces(fits: Callable[[str], bool], text: str, breaks: Sequence[re.Pattern[str]]) -> Iterator[str]:
    """Yield pieces that fit, broken no finer than they must be."""
    if not breaks or fits(_widest(text)):
        yield text
        return
    for piece in breaks[0].split(text):
        yield from _pieces(fits, piece, breaks[1:])


def _widest(part: str) -> str:
    return readouts.page(part, MOST_PARTS, MOST_PARTS)

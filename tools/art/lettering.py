# mypy: disable-error-code="import-not-found,import-untyped"
"""Ranks as outlines of the display face, so that a card needs no font."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONT = Path(__file__).resolve().parents[2] / "assets" / "fonts" / "HeartsDisplay-SemiBold.ttf"
GAP = 0.055  # between two figures, in heights of a capital
TAILED = frozenset("QJ")  # their tails hang below the line they stand on


class _Drawable(Protocol):
    """A glyph, as the font library has it."""

    def draw(self, pen: object) -> None:
        """Tell *pen* the outline."""


@dataclass(frozen=True, slots=True)
class Line:
    """Where a rank stands: its middle, top, height and greatest width, and how it is squeezed."""

    middle: float
    top: float
    height: float
    widest: float
    squeeze: float = 1.0


@dataclass(frozen=True, slots=True)
class _Glyph:
    """A letter's name in the font and its box in font units."""

    name: str
    left: float
    bottom: float
    right: float
    top: float


def rank_path(text: str, at: Line, about: tuple[float, float] | None = None) -> str:
    """Return the path text of a rank; *about* turns it half round that point."""
    capital = _glyph("H").top
    glyphs = [_glyph(letter) for letter in text]
    low = 0.0 if text in TAILED else min(glyph.bottom for glyph in glyphs)
    high = capital if text in TAILED else max(glyph.top for glyph in glyphs)
    advance = sum(glyph.right - glyph.left for glyph in glyphs) + GAP * capital * (len(glyphs) - 1)
    wide = min(at.height / capital * at.squeeze, at.widest / advance)
    tall = at.height / (high - low)
    parts, x = [], at.middle - wide * advance / 2
    for glyph in glyphs:
        parts.append(_drawn(glyph.name, (wide, tall, x - wide * glyph.left, at.top + tall * high), about))
        x += wide * (glyph.right - glyph.left + GAP * capital)
    return "".join(parts)


def _drawn(name: str, place: tuple[float, float, float, float], about: tuple[float, float] | None) -> str:
    wide, tall, x, y = place
    matrix = (wide, 0, 0, -tall, x, y)
    if about is not None:
        matrix = (-wide, 0, 0, tall, 2 * about[0] - x, 2 * about[1] - y)
    pen = SVGPathPen(_glyphs(), ntos=lambda value: f"{value:.2f}".rstrip("0").rstrip("."))
    _glyphs()[name].draw(TransformPen(pen, matrix))
    return str(pen.getCommands())


@cache
def _glyph(letter: str) -> _Glyph:
    name = _font().getBestCmap()[ord(letter)]
    pen = BoundsPen(_glyphs())
    _glyphs()[name].draw(pen)
    return _Glyph(name, *pen.bounds)


@cache
def _font() -> TTFont:
    return TTFont(FONT)


@cache
def _glyphs() -> Mapping[str, _Drawable]:
    glyphs: Mapping[str, _Drawable] = _font().getGlyphSet()
    return glyphs

"""Text as surfaces; suit characters in it are drawn as pips, for no font has them. Fonts and pips come from outside."""

import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

import pygame
from pygame import Surface
from pygame.font import Font

from hearts.core.cards import Suit
from hearts.ui.raster import rgba
from hearts.ui.surface_cache import SurfaceCache
from hearts.ui.theme import Colour, SuitColours

SUIT_MARKS: Final[Mapping[str, Suit]] = {"♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♠": Suit.SPADES, "♥": Suit.HEARTS}
PIP_ADVANCE, PIP_HEIGHT, PIP_RISE = 0.82, 0.74, 0.34  # em
SHARP_FROM = 18  # px; smaller text is drawn twice as large and halved, which loosens no spacing
CACHE_MEGABYTES = 3
MOST_FONTS = 40
MOST_WIDTHS = 5000
_MARKS: Final = re.compile("([♣♦♠♥])")


class Typeface(Enum):
    """The value is the font's file name without its ending."""

    DISPLAY = "HeartsDisplay-SemiBold"
    ITALIC = "HeartsDisplay-Italic"
    MEDIUM = "HeartsText-Medium"
    BOLD = "HeartsText-Bold"


class Lettering:
    """Measures and draws text."""

    def __init__(self, open_font: Callable[[Typeface, int], Font], pip: Callable[[Suit, int, Colour], Surface]) -> None:
        self._open_font = open_font
        self._pip = pip
        self._fonts: dict[tuple[Typeface, int], Font] = {}
        self._texts = SurfaceCache(CACHE_MEGABYTES)
        self._widths: dict[tuple[str, float, Typeface], float] = {}

    def font(self, face: Typeface, px: int) -> Font:
        """Return the font of *face* at *px* pixels."""
        key = face, px
        if key not in self._fonts:
            if len(self._fonts) >= MOST_FONTS:
                self._fonts.clear()
            self._fonts[key] = self._open_font(face, px)
        return self._fonts[key]

    def width(self, text: str, px: float, face: Typeface = Typeface.MEDIUM) -> float:
        """Return how wide *text* comes out."""
        key = text, px, face
        if key not in self._widths:
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            font, factor = self._sized(face, px)
            self._widths[key] = sum(
                PIP_ADVANCE * px if part in SUIT_MARKS else font.size(part)[0] / factor
                for part in _MARKS.split(text)
                if part
            )
        return self._widths[key]

    def baseline(self, px: float, face: Typeface = Typeface.MEDIUM) -> int:
        """Return how far below the top of a rendered text its baseline lies."""
        font, factor = self._sized(face, px)
        return round(font.get_ascent() / factor)

    def render(
        self,
        text: str,
        px: float,
        colour: Colour,
        face: Typeface = Typeface.MEDIUM,
        pips: SuitColours | None = None,
    ) -> Surface:
        """Return *text* in *colour*, its suit marks in the colours of *pips*."""
        marks = None if pips is None or not _MARKS.search(text) else tuple(pips[suit] for suit in Suit)
        key = text, round(px * 2), colour, face, marks
        return self._texts.get(key, lambda: self._draw(text, px, colour, face, pips))

    def fitted(self, text: str, px: float, width: float, face: Typeface = Typeface.MEDIUM) -> str:
        """Return *text*, its end given up for an ellipsis where it is wider than *width*."""
        if self.width(text, px, face) <= width:
            return text
        for end in range(len(text) - 1, 0, -1):
            short = text[:end].rstrip() + "…"
            if self.width(short, px, face) <= width:
                return short
        return "…"

    def lines(self, text: str, px: float, width: float, face: Typeface = Typeface.MEDIUM) -> list[str]:
        """Break *text* into lines no wider than *width*; a word wider than that is broken too."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width(longer, px, face) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = self._broken(word, px, width, face)
                lines.extend(full)
            lines.append(line)
        return lines

    def balanced(self, text: str, px: float, face: Typeface = Typeface.MEDIUM) -> list[str]:
        """Break *text* into two lines as even as its words allow."""
        words = text.split(" ")
        if len(words) == 1:
            return [text]
        breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        return list(min(breaks, key=lambda pair: max(self.width(line, px, face) for line in pair)))

    def clear(self) -> None:
        """Forget every drawn text and every opened font."""
        self._texts.clear()
        self._fonts.clear()

    def _sized(self, face: Typeface, px: float) -> tuple[Font, int]:
        if px < SHARP_FROM:
            return self.font(face, max(2, round(2 * px))), 2
        return self.font(face, round(px)), 1

    def _broken(self, word: str, px: float, width: float, face: Typeface) -> list[str]:
        pieces = [""]
        for letter in word:
            if pieces[-1] and self.width(pieces[-1] + letter, px, face) > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def _draw(self, text: str, px: float, colour: Colour, face: Typeface, pips: SuitColours | None) -> Surface:
        font, factor = self._sized(face, px)
        if font.size(text)[0] and not _MARKS.search(text):  # signs without a width cannot be drawn alone
            return _halved(font.render(text, True, rgba(colour))) if factor == 2 else _plain(font, text, colour)  # noqa: PLR2004
        height = round(font.get_height() / factor)
        whole = Surface((max(1, round(self.width(text, px, face)) + 1), height), pygame.SRCALPHA)
        whole.fill(rgba(colour, 0))
        x = 0.0
        for part in filter(None, _MARKS.split(text)):
            if part in SUIT_MARKS:
                suit = SUIT_MARKS[part]
                pip = self._pip(suit, max(1, round(PIP_HEIGHT * px * 1.04)), pips[suit] if pips else colour)
                middle = x + PIP_ADVANCE * px / 2, self.baseline(px, face) - PIP_RISE * px
                whole.blit(pip, pip.get_rect(center=(round(middle[0]), round(middle[1]))))
                x += PIP_ADVANCE * px
                continue
            if not font.size(part)[0]:
                continue
            piece = font.render(part, True, rgba(colour))
            whole.blit(_halved(piece) if factor == 2 else piece, (round(x), 0))  # noqa: PLR2004
            x += font.size(part)[0] / factor
        return whole


def _plain(font: Font, text: str, colour: Colour) -> Surface:
    return font.render(text, True, rgba(colour))


def _halved(surface: Surface) -> Surface:
    width, height = surface.get_size()
    return pygame.transform.smoothscale(surface, (max(1, (width + 1) // 2), max(1, (height + 1) // 2)))

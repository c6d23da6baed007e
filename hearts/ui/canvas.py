"""What a screen draws with: the surface, the look and the layout in one hand, and every shape in units of u."""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

import pygame
from pygame import Surface

from hearts.core.cards import Suit
from hearts.core.seats import Seat
from hearts.store.settings import Deck
from hearts.ui.assets import Assets
from hearts.ui.deck import paper_pips, text_pips
from hearts.ui.geometry import Rect
from hearts.ui.layout import TableLayout
from hearts.ui.lettering import Typeface
from hearts.ui.raster import Blur, Paint, circle_body, cover, path_body
from hearts.ui.ruler import Ruler
from hearts.ui.theme import Colour, Paper, SuitColours, Theme, paper_for

Anchor = Literal["left", "center", "right"]
MIDDLE = 0.35  # em from the middle of a line of text down to its baseline
FADED = 0.42  # opacity of what cannot be used now
LINE_HEIGHT = 1.45
_SHIFT = {"left": 0.0, "center": 0.5, "right": 1.0}


@dataclass(frozen=True, slots=True)
class Canvas:
    """One frame's means of drawing; places are window pixels, sizes of text are u."""

    surface: Surface
    assets: Assets
    theme: Theme
    layout: TableLayout
    deck: Deck = Deck.TWO

    @property
    def u(self) -> float:
        """Pixels of one unit."""
        return self.layout.u

    @property
    def paper(self) -> Paper:
        """The paper of the theme's sheets."""
        return paper_for(self.theme)

    @property
    def cloth_pips(self) -> SuitColours:
        """The colours of suit marks in text on the table."""
        return text_pips(self.theme, self.deck)

    @property
    def sheet_pips(self) -> SuitColours:
        """The colours of suit marks in text on a sheet."""
        return paper_pips(self.paper, self.deck)

    @property
    def ruler(self) -> Ruler:
        """What measures text as this canvas draws it."""
        return Ruler(self.assets.lettering, self.layout)

    def px(self, size: float) -> float:
        """Return the pixels of text *size* u high."""
        return self.layout.px(size)

    # Text

    def text_width(self, text: str, size: float, face: Typeface = Typeface.MEDIUM) -> float:
        """Return how wide *text* comes out, in pixels."""
        return self.assets.lettering.width(text, self.px(size), face)

    def text(
        self,
        x: float,
        baseline: float,
        text: str,
        size: float,
        colour: Colour,
        *,
        face: Typeface = Typeface.MEDIUM,
        anchor: Anchor = "left",
        alpha: float = 1.0,
        pips: SuitColours | None = None,
        width: float | None = None,
    ) -> float:
        """Draw one line by its baseline and return its width; wider than *width* it ends in an ellipsis."""
        letters, px = self.assets.lettering, self.px(size)
        if width is not None:
            text = letters.fitted(text, px, width, face)
        drawn = letters.render(text, px, colour, face, pips)
        wide = letters.width(text, px, face)
        place = round(x - wide * _SHIFT[anchor]), round(baseline) - letters.baseline(px, face)
        self._blit(drawn, place, alpha)
        return wide

    def text_middle(
        self,
        x: float,
        middle: float,
        text: str,
        size: float,
        colour: Colour,
        *,
        face: Typeface = Typeface.MEDIUM,
        anchor: Anchor = "left",
        alpha: float = 1.0,
        pips: SuitColours | None = None,
        width: float | None = None,
    ) -> float:
        """Draw one line by the height of its middle and return its width."""
        baseline = middle + MIDDLE * self.px(size)
        return self.text(x, baseline, text, size, colour, face=face, anchor=anchor, alpha=alpha, pips=pips, width=width)

    def lines(self, text: str, size: float, width: float, face: Typeface = Typeface.MEDIUM) -> list[str]:
        """Break *text* into lines no wider than *width* px."""
        return self.assets.lettering.lines(text, self.px(size), width, face)

    def paragraph_height(
        self, text: str, size: float, width: float, face: Typeface = Typeface.MEDIUM, line_height: float = LINE_HEIGHT
    ) -> float:
        """Return how high ``paragraph`` would come out."""
        return len(self.lines(text, size, width, face)) * line_height * self.px(size)

    def paragraph(
        self,
        x: float,
        top: float,
        text: str,
        size: float,
        colour: Colour,
        *,
        width: float,
        face: Typeface = Typeface.MEDIUM,
        anchor: Anchor = "left",
        line_height: float = LINE_HEIGHT,
        pips: SuitColours | None = None,
    ) -> float:
        """Draw *text* broken to *width* px from *top* down and return the height it took; *x* is what anchor says."""
        pitch = line_height * self.px(size)
        lines = self.lines(text, size, width, face)
        for index, line in enumerate(lines):
            self.text_middle(x, top + (index + 0.5) * pitch, line, size, colour, face=face, anchor=anchor, pips=pips)
        return len(lines) * pitch

    # Pictures

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour, *, alpha: float = 1.0) -> None:
        """Draw an icon *size* u high about *x*, *y*."""
        self._centred(self.assets.icon(name, size * self.u, colour), x, y, alpha)

    def pip(self, suit: Suit, x: float, y: float, size: float, colour: Colour, *, alpha: float = 1.0) -> None:
        """Draw a suit's mark *size* u high about *x*, *y*."""
        self._centred(self.assets.pip(suit, size * self.u * 1.04, colour), x, y, alpha)

    def avatar(self, seat: Seat, x: float, y: float, diameter: float, *, ring: Colour | None = None) -> None:
        """Draw the disc of *seat*, *diameter* px wide."""
        self._centred(self.assets.avatar(seat, diameter), x, y, 1.0)
        if ring is not None:
            self.circle(x, y, diameter / 2 + 2.75 * self.u, stroke=ring, stroke_width=2.5 * self.u)

    def picture(self, picture: Surface, x: float, y: float, *, alpha: float = 1.0) -> None:
        """Draw any surface about *x*, *y*."""
        self._centred(picture, x, y, alpha)

    # Shapes

    def panel(
        self,
        rect: Rect,
        radius: float,
        fill: Colour | None,
        alpha: float = 1.0,
        *,
        stroke: Colour | None = None,
        stroke_width: float = 1.0,
        stroke_alpha: float = 1.0,
    ) -> None:
        """Draw a rounded panel; *radius* and *stroke_width* are pixels."""
        paint = Paint(fill, alpha, stroke, stroke_width, stroke_alpha)
        self.assets.draw_panel(self.surface, pixels(rect), radius, paint)

    def shadow(
        self, rect: Rect, radius: float, *, down: float, blur: float, alpha: float, colour: Colour | None = None
    ) -> None:
        """Draw the soft shadow of a panel, *down* and *blur* in u; in High contrast nothing has one."""
        if self.theme.shadow is None:
            return
        soft = Blur(blur * self.u, colour or self.theme.shadow, alpha)
        self.assets.draw_shadow(self.surface, pixels(rect).move(0, round(down * self.u)), radius, soft)

    def plate(self, rect: Rect, *, ring: float = 0.0, radius: float | None = None) -> None:
        """Draw a plate on the cloth; *ring* is the strength of the border of the seat whose turn it is."""
        u, theme = self.u, self.theme
        radius = min(rect.h / 2, 16 * u) if radius is None else radius
        self.shadow(rect, radius, down=2, blur=8, alpha=0.28)
        if ring > 0:
            self.panel(
                rect,
                radius,
                theme.plate,
                theme.plate_alpha,
                stroke=theme.accent,
                stroke_width=2.2 * u,
                stroke_alpha=round(ring, 1),
            )
        else:
            self.panel(
                rect, radius, theme.plate, theme.plate_alpha, stroke=theme.line, stroke_width=u, stroke_alpha=0.38
            )

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        colour: Colour,
        width: float = 1.0,
        alpha: float = 1.0,
    ) -> None:
        """Draw a straight line with round ends, *width* px thick."""

        def path(x: float, y: float) -> str:
            return f"M{start[0] - x:.1f},{start[1] - y:.1f} L{end[0] - x:.1f},{end[1] - y:.1f}"

        self._stroke((start, end), path, Paint(stroke=colour, stroke_width=width, stroke_alpha=alpha))

    def polyline(
        self, points: Sequence[tuple[float, float]], colour: Colour, width: float = 1.0, alpha: float = 1.0
    ) -> None:
        """Draw joined straight lines, *width* px thick: a chart."""

        def path(x: float, y: float) -> str:
            return "M" + " L".join(f"{px - x:.1f},{py - y:.1f}" for px, py in points)

        self._stroke(points, path, Paint(stroke=colour, stroke_width=width, stroke_alpha=alpha))

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None = None,
        alpha: float = 1.0,
        *,
        stroke: Colour | None = None,
        stroke_width: float = 1.0,
        stroke_alpha: float = 1.0,
    ) -> None:
        """Draw a disc or a ring; sizes are pixels."""
        half = math.ceil(radius + stroke_width) + 1
        paint = Paint(fill, alpha, stroke, stroke_width, stroke_alpha).svg
        dx, dy = x - math.floor(x), y - math.floor(y)
        body = circle_body(half + round(dx, 1), half + round(dy, 1), radius, paint)
        drawn = self.assets.drawing(2 * half + 1, 2 * half + 1, body)
        self.surface.blit(drawn, (math.floor(x) - half, math.floor(y) - half))

    def drawing(self, rect: Rect, body: str) -> None:
        """Draw SVG elements whose origin is the corner of *rect*; kept as long as *body* stays the same."""
        area = pixels(rect)
        self.surface.blit(self.assets.drawing(max(1, area.w), max(1, area.h), body), area)

    def slot(self, x: float, y: float, width: float, angle: float = 0.0, *, strength: float = 0.5) -> None:
        """Draw the dashed outline of a card that is awaited."""
        u, text = self.u, self.theme.text
        paint = Paint(text, 0.055, text, 1.6 * u, strength)
        drawn = self.assets.dashed(round(width), round(1.4 * width), (7 * u, 6 * u), paint, angle=angle)
        self._centred(drawn, x, y, 1.0)

    def arrow(
        self, start: tuple[float, float], end: tuple[float, float], bend: float, colour: Colour, width: float
    ) -> None:
        """Draw a curved arrow; it bulges *bend* px to the right of its way."""
        (x1, y1), (x2, y2) = start, end
        long = math.hypot(x2 - x1, y2 - y1) or 1.0
        turn = (x1 + x2) / 2 - (y2 - y1) / long * bend, (y1 + y2) / 2 + (x2 - x1) / long * bend
        tip = math.atan2(y2 - turn[1], x2 - turn[0])
        wings = [
            (x2 - 3.6 * width * math.cos(tip + side), y2 - 3.6 * width * math.sin(tip + side)) for side in (0.55, -0.55)
        ]

        def path(x: float, y: float) -> str:
            def at(point: tuple[float, float]) -> str:
                return f"{point[0] - x:.1f},{point[1] - y:.1f}"

            return f"M{at(start)} Q{at(turn)} {at(end)} M{at(wings[0])} L{at(end)} L{at(wings[1])}"

        self._stroke((start, end, turn, *wings), path, Paint(stroke=colour, stroke_width=width))

    def scrim(self) -> None:
        """Darken everything drawn so far, below a sheet."""
        cover(self.surface, self.paper.scrim, self.paper.scrim_alpha)

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Let nothing be drawn outside *rect*: the inside of a list that scrolls."""
        before = self.surface.get_clip()
        self.surface.set_clip(pixels(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def _stroke(self, points: Sequence[tuple[float, float]], path: Callable[[float, float], str], paint: Paint) -> None:
        """Draw a path that stays within the box of *points*; *path* writes it for an origin that is given to it."""
        xs, ys = zip(*points, strict=True)
        spare = paint.stroke_width + 1
        left, top = math.floor(min(xs) - spare), math.floor(min(ys) - spare)
        size = math.ceil(max(xs) + spare) - left, math.ceil(max(ys) + spare) - top
        self.surface.blit(self.assets.drawing(*size, path_body(path(left, top), paint.svg)), (left, top))

    def _centred(self, picture: Surface, x: float, y: float, alpha: float) -> None:
        width, height = picture.get_size()
        self._blit(picture, (round(x - width / 2), round(y - height / 2)), alpha)

    def _blit(self, picture: Surface, place: tuple[int, int], alpha: float) -> None:
        if alpha < 1:
            picture.set_alpha(round(255 * alpha))
            self.surface.blit(picture, place)
            picture.set_alpha(255)
        else:
            self.surface.blit(picture, place)


def pixels(rect: Rect) -> pygame.Rect:
    """Return *rect* on whole pixels: its edges rounded, so that neighbours stay neighbours."""
    x, y = round(rect.x), round(rect.y)
    return pygame.Rect(x, y, round(rect.right) - x, round(rect.bottom) - y)

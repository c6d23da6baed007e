"""Fonts, card faces, icons and shapes, read from the assets folder on first use; nothing happens at import."""

import io
import math
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface
from pygame.font import Font

from hearts.core.cards import Card, Suit
from hearts.core.seats import Seat
from hearts.ui.geometry import Rect
from hearts.ui.lettering import Lettering, Typeface
from hearts.ui.raster import (
    Blur,
    Paint,
    dashes_path,
    draw_nine,
    fill_of,
    path_body,
    rect_body,
    soft_rect,
    stroke_of,
    tinted,
    vector,
)
from hearts.ui.surface_cache import SurfaceCache
from hearts.ui.table_top import TableTop, bake, inlay
from hearts.ui.theme import Colour

if TYPE_CHECKING:
    from hearts.ui.deck import DeckLook

SHAPES_MEGABYTES: Final = 6
PICTURES_MEGABYTES: Final = 2
WHOLE_PANEL_AREA: Final = 60_000  # px; larger panels are put together on the target instead of kept whole
CARD_CORNER: Final = 0.07  # of its width
HEART_SEAM: Final = ((4, -50), (4, -36), (-6, -14.5), (8, 4.5), (-4, 26), (-1, 50))  # along the broken heart's crack


class Assets:
    """Everything made from the files below *folder*, drawn when first asked for and kept within bounds."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._shapes = SurfaceCache(SHAPES_MEGABYTES)
        self._pictures = SurfaceCache(PICTURES_MEGABYTES)
        self._table: tuple[TableTop, Surface, Surface] | None = None  # asked for, laid, the cloth under the inlay
        self.lettering: Final = Lettering(self._open_font, self.pip)

    # Pictures

    def icon(self, name: str, px: float, colour: Colour) -> Surface:
        """Return the icon *name* (``undo``, ``check``...) *px* high."""
        return self._picture(f"icon_{name}", px, colour)

    def pip(self, suit: Suit, px: float, colour: Colour) -> Surface:
        """Return the mark of *suit* *px* high."""
        return self._picture(f"pip_{suit.letter}", px, colour)

    def broken_heart(self, px: float, colour: Colour) -> Surface:
        """Return the heart with a crack."""
        return self._picture("heart_broken", px, colour)

    def heart_halves(self, px: float, colour: Colour) -> tuple[Surface, Surface]:
        """Return the same heart's left and right, each at its place in a picture of the whole."""
        whole = self.broken_heart(px, colour)
        side = whole.get_width()

        def half(edge: int) -> Surface:
            kept = whole.copy()
            seam = [((x + 50) / 100 * side, (y + 50) / 100 * side) for x, y in HEART_SEAM]
            pygame.draw.polygon(kept, (0, 0, 0, 0), [*seam, (edge, side), (edge, 0)])
            return kept

        left = self._pictures.get(("left half", side, colour), lambda: half(side))
        return left, self._pictures.get(("right half", side, colour), lambda: half(0))

    def avatar(self, seat: Seat, px: float) -> Surface:
        """Return the disc of *seat* in its own colours."""
        return self._picture(f"avatar_{seat.letter}", px, None)

    def emblem(self, px: float, colour: Colour) -> Surface:
        """Return the table's mark *px* wide."""
        return self._picture("emblem", px, colour)

    def app_icon(self, px: int) -> Surface:
        """Return the icon of the window."""
        return self._picture("app_icon", px, None)

    # Cards, which are the caller's own and kept nowhere here

    def face(self, card: Card, width: int, deck: "DeckLook | None" = None) -> Surface:
        """Return the face of *card* in *deck*, or the usual one, at exactly *width* px, without shadow."""
        from hearts.ui.deck import DECK_LOOK, face_in  # noqa: PLC0415  the first picture shows no card

        deck = deck or DECK_LOOK
        part = "large/" if deck.large_index else ""
        return _card_picture(face_in(self._card_text(f"{part}{card}"), card, deck.colours), width)

    def back(self, kind: str, width: int) -> Surface:
        """Return the card back *kind* (a theme's ``back``) at exactly *width* px."""
        from hearts.ui.deck import back_in  # noqa: PLC0415  see above

        return _card_picture(back_in(self._card_text("back"), kind), width)

    # Shapes

    def panel(self, width: int, height: int, radius: float, paint: Paint) -> Surface:
        """Return a rounded panel with ``paint.margin`` on every side for its outline."""
        margin = paint.margin

        def make() -> Surface:
            body = rect_body(Rect(margin, margin, width, height), radius, paint.svg)
            return vector(width + 2 * margin, height + 2 * margin, body)

        return self._shapes.get(("panel", width, height, radius, paint), make)

    def draw_panel(self, target: Surface, area: pygame.Rect, radius: float, paint: Paint) -> None:
        """Draw a rounded panel over *area*; a sheet as large as the window is cheap too."""
        if area.w < 1 or area.h < 1:
            return
        radius = min(radius, area.w / 2, area.h / 2)
        outer = area.inflate(2 * paint.margin, 2 * paint.margin)
        if area.w * area.h <= WHOLE_PANEL_AREA:
            target.blit(self.panel(area.w, area.h, radius, paint), outer)
            return
        inset = math.ceil(radius) + 2 * paint.margin + 1
        side = 2 * (inset - paint.margin) + 1
        draw_nine(target, self.panel(side, side, radius, paint), outer, inset)

    def shadow(self, width: int, height: int, radius: float, blur: Blur) -> Surface:
        """Return a soft shadow with ``blur.margin`` on every side."""
        key = "shadow", width, height, radius, blur
        return self._shapes.get(key, lambda: soft_rect(width, height, radius, blur))

    def draw_shadow(self, target: Surface, area: pygame.Rect, radius: float, blur: Blur) -> None:
        """Draw the shadow of a panel that lies over *area*; the middle of a large one is left out."""
        if area.w < 1 or area.h < 1:
            return
        outer = area.inflate(2 * blur.margin, 2 * blur.margin)
        if area.w * area.h <= WHOLE_PANEL_AREA:
            target.blit(self.shadow(area.w, area.h, radius, blur), outer)
            return
        inset = 2 * blur.margin + math.ceil(radius)
        side = 2 * (inset - blur.margin) + 1
        draw_nine(target, self.shadow(side, side, radius, blur), outer, inset, hollow=True)

    def dashed(
        self, width: int, height: int, dash: tuple[float, float], paint: Paint, *, angle: float = 0.0
    ) -> Surface:
        """Return the dashed outline of a card of that size, turned *angle* degrees clockwise about its middle."""
        key = "dashed", width, height, dash, paint, angle
        return self._shapes.get(key, lambda: _draw_dashed(width, height, dash, paint, angle))

    def drawing(self, width: int, height: int, body: str) -> Surface:
        """Return SVG elements drawn on a transparent surface and kept: arrows, charts, rings."""
        return self._shapes.get(("drawing", width, height, body), lambda: vector(width, height, body))

    # The table

    def table(self, top: TableTop) -> Surface:
        """Return the empty table; only the last one asked for is kept, whose inlay may change by itself."""
        if self._table is None or self._table[0] != top:
            self._table = top, *self._laid(top)
        return self._table[1]

    def clear(self) -> None:
        """Forget everything drawn, after a change of size or look."""
        for cache in (self._shapes, self._pictures):
            cache.clear()
        self.lettering.clear()
        self._table = None

    def _laid(self, top: TableTop) -> tuple[Surface, Surface]:
        table, under = self._cloth(top)
        inlay(table, top)
        if top.ring is not None and top.emblem_radius > 0:
            emblem = self.emblem(2 * top.emblem_radius, top.theme.line).copy()
            emblem.set_alpha(round(255 * top.strength))
            table.blit(emblem, emblem.get_rect(center=(round(top.ring.x), round(top.ring.y))))
        return table, under

    def _cloth(self, top: TableTop) -> tuple[Surface, Surface]:
        """Return the table without its inlay, and what the inlay will cover; the cloth takes long, so it is kept."""
        last = self._table
        if last is not None and (last[0].bare, last[0].inlaid) == (top.bare, top.inlaid):
            last[1].blit(last[2], top.inlaid)
            return last[1], last[2]
        self._table = last = None  # before the next is made: at 2560x1600 one takes 16 MB
        table = bake(top)
        return table, table.subsurface(top.inlaid).copy()

    def _open_font(self, face: Typeface, px: int) -> Font:
        if not pygame.font.get_init():
            pygame.font.init()
        return Font(self._folder / "fonts" / f"{face.value}.ttf", px)

    def _picture(self, name: str, px: float, colour: Colour | None) -> Surface:
        side = max(1, round(px))

        def make() -> Surface:
            loaded = pygame.image.load_sized_svg(self._folder / "ui" / f"{name}.svg", (side, side)).convert_alpha()
            return loaded if colour is None else tinted(loaded, colour)

        return self._pictures.get((name, side, colour), make)

    def _card_text(self, name: str) -> str:
        return (self._folder / "cards" / f"{name}.svg").read_text(encoding="utf-8")


def _card_picture(svg: str, width: int) -> Surface:
    size = width, round(1.4 * width)
    loaded = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size).convert_alpha()
    return loaded.subsurface(loaded.get_rect().clip((0, 0), size))  # now and then a pixel too wide


def _draw_dashed(width: int, height: int, dash: tuple[float, float], paint: Paint, angle: float) -> Surface:
    turn, radius = math.radians(abs(angle)), CARD_CORNER * width
    outer_w = math.ceil(width * math.cos(turn) + height * math.sin(turn)) + 2 * paint.margin
    outer_h = math.ceil(height * math.cos(turn) + width * math.sin(turn)) + 2 * paint.margin
    inside = rect_body(Rect.around(0, 0, width, height), radius, fill_of(paint.fill, paint.alpha))
    dashes = stroke_of(paint.stroke, paint.stroke_width, paint.stroke_alpha)
    outline = path_body(dashes_path(width, height, radius, *dash), fill_of(None) + dashes)
    place = f'transform="translate({outer_w / 2} {outer_h / 2}) rotate({angle:.2f})"'
    return vector(outer_w, outer_h, f"<g {place}>{inside}{outline}</g>")

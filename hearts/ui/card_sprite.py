"""Cards as sprites: a face or back turned to its angle, over its shadow, under its dim, ring and glow.

Each layer is kept by itself, so a card that is dimmed, ringed or lifted needs no new picture of its face.
"""

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from typing import Final

import pygame
from pygame import Surface

from hearts.core.cards import Card
from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.deck import DECK_LOOK, DeckLook
from hearts.ui.geometry import Pose, Rect
from hearts.ui.raster import Blur, fill_of, rect_body, rgba, soft_rect, stroke_of, vector
from hearts.ui.surface_cache import SurfaceCache
from hearts.ui.theme import CARD_PAPER, THEMES, Colour, Theme

SHARP: Final = (1.7, 2.6)  # how many times as wide as the card shown its picture may be
ROUGH: Final = (1.2, 12.0)  # the same in flight: a card shrinking into its pile needs no new one
SOURCE_MARGIN: Final = 3  # transparent px around it, so that turning keeps the edges smooth
CORNER: Final = 0.07  # of the width
EXACT: Final = 0.05  # degrees between the angles kept for cards at rest
COARSE: Final = 0.35  # and for gliding ones: half a step of the fan, so start and end are pictures already kept
SOFT: Final = 1.0  # and for shadows
WIDE: Final = 16  # px between the widths of shadows in flight
QUARTER: Final = round(90 / EXACT)
TUCK: Final = 0.8  # px of a ring that lie on the card, so that no cloth shows between them
SOURCES_MEGABYTES, LEAST_SOURCES = 9, 20
LAYERS_MEGABYTES, LEAST_LAYERS = 10, 120


class Shadow(Enum):
    """How high a card is above the cloth."""

    NONE = "none"
    RESTING = "resting"
    LIFTED = "lifted"
    FLYING = "flying"


@dataclass(frozen=True, slots=True)
class _Fall:
    """A shadow: how far it falls in card heights, its blur in card widths, its opacity."""

    down: float
    blur: float
    alpha: float


_FALLS: Final = {
    Shadow.RESTING: _Fall(0.012, 0.05, 0.40),
    Shadow.LIFTED: _Fall(0.045, 0.12, 0.46),
    Shadow.FLYING: _Fall(0.08, 0.20, 0.42),
}
CONTACT_DOWN, CONTACT_BLUR, CONTACT_ALPHA = 0.6, 1.6, 0.35  # the thin dark line right under a card
GLOW_BLUR = 0.16


@dataclass(frozen=True, slots=True)
class CardLook:
    """How a card is drawn; *ring* is the accent outline in px, *glow* the hint's strength from 0 to 1."""

    shadow: Shadow = Shadow.RESTING
    dim: bool = False
    ring: float = 0.0
    glow: float = 0.0
    alpha: float = 1.0


IDLE: Final = CardLook()
FLYING: Final = CardLook(shadow=Shadow.FLYING)


class CardPainter:
    """Draws cards of one theme and deck; *back* stands in for the theme's own.

    While *hasty*, faces are read no larger than shown: half the work, for a window's first frame. Those stand apart.
    """

    def __init__(
        self,
        assets: Assets,
        theme: Theme,
        deck: DeckLook = DECK_LOOK,
        *,
        back: str | None = None,
        hasty: bool = False,
    ) -> None:
        self._assets = assets
        self._theme = theme
        self._back = back or theme.back
        self._deck = deck
        self.hasty = hasty
        self._rough = SurfaceCache(LAYERS_MEGABYTES, LEAST_LAYERS)
        self._drawn_at: dict[Card | None, int] = {}
        self._sources = SurfaceCache(SOURCES_MEGABYTES, LEAST_SOURCES)
        self._layers = SurfaceCache(LAYERS_MEGABYTES, LEAST_LAYERS)

    @property
    def size(self) -> int:
        """Bytes kept now."""
        return self._rough.size + self._sources.size + self._layers.size

    def clear(self) -> None:
        """Forget every picture, after a change of size."""
        self._drawn_at.clear()
        self._rough.clear()
        self._sources.clear()
        self._layers.clear()

    def draw(
        self, target: Surface, card: Card | None, pose: Pose, look: CardLook = IDLE, *, moving: bool = False
    ) -> None:
        """Draw *card*, or a back where there is none, at *pose*; *moving* spares time while it glides."""
        width = max(4, round(pose.width))
        if look.glow > 0:
            self._blit(target, self._glow(width, pose.angle), pose, look.glow * look.alpha)
        if self._theme.shadow and look.shadow is not Shadow.NONE:
            self._draw_shadow(target, width, pose, look)
        flying = moving and look.shadow is Shadow.FLYING
        sprite = (
            self._turned(card, pose, flying=True) if flying else self._sprite(card, width, pose.angle, moving=moving)
        )
        self._blit(target, sprite, pose, look.alpha)
        if look.dim:
            self._blit(target, self._dim(width, pose.angle), pose, look.alpha)
        if look.ring > 0:
            ring = (look.ring / 2 - TUCK / 2, look.ring + TUCK, self._theme.accent)
            self._blit(target, self.outline(width, pose.angle, (ring,)), pose, look.alpha)

    def make(self, card: Card | None, pose: Pose) -> None:
        """Make what drawing *card* at rest takes, and draw nothing."""
        width = max(4, round(pose.width))
        if self._theme.shadow:
            self._shadow(width, pose.angle, Shadow.RESTING)
        self._sprite(card, width, pose.angle, moving=False)

    def prepare(self, card: Card | None, width: float) -> None:
        """Read the face of *card* before it is needed, a few milliseconds of work."""
        self._source(card, round(width))

    def sharpen(self, card: Card | None, pose: Pose) -> None:
        """Make what drawing *card* at rest takes once nothing hurries any more."""
        hasty, self.hasty = self.hasty, False
        self.make(card, pose)
        self.hasty = hasty

    def take_time(self) -> None:
        """Hurry no more, and forget what was drawn in haste."""
        self.hasty = False
        self._rough.clear()

    def outline(self, width: int, angle: float, lines: tuple[tuple[float, float, Colour], ...]) -> Surface:
        """Return outlines round a card: each is how far its middle lies outside the edge, its width, its colour."""
        turn = _step(angle, COARSE)
        height = round(1.4 * width)

        def make() -> Surface:
            body = "".join(
                rect_body(
                    Rect.around(0, 0, width + 2 * out, height + 2 * out),
                    CORNER * width + out,
                    fill_of(None) + stroke_of(colour, stroke),
                )
                for out, stroke, colour in lines
            )
            reach = max(out + stroke for out, stroke, _ in lines)
            return _turned_body(width + 2 * reach, height + 2 * reach, turn, body)

        return self._layers.get(("outline", width, turn, lines), make)

    def _draw_shadow(self, target: Surface, width: int, pose: Pose, look: CardLook) -> None:
        fall = _FALLS[look.shadow]
        down = fall.down * 1.4 * width
        shadow = self._shadow(width, pose.angle, look.shadow)
        self._blit(target, shadow, pose.shifted(0, down), look.alpha)

    def _blit(self, target: Surface, layer: Surface, pose: Pose, alpha: float) -> None:
        width, height = layer.get_size()
        place = round(pose.x) - width // 2, round(pose.y) - height // 2  # all layers of a card on the same pixel
        if alpha >= 1:
            target.blit(layer, place)
            return
        layer.set_alpha(round(255 * max(0.0, alpha)))
        target.blit(layer, place)
        layer.set_alpha(255)

    def _source(self, card: Card | None, width: int, *, flying: bool = False) -> Surface:
        """Return the upright card, with its outline, larger than shown; one serves the hand and the trick."""
        wide = self._drawn_at.get(card, 0)
        least, most = ROUGH if flying else SHARP
        if self.hasty:
            return self._rough.get((card, width), lambda: self._draw_source(card, width))
        if not least * width <= wide <= most * width:
            wide = self._drawn_at[card] = 2 * width
        return self._sources.get((card, wide), lambda: self._draw_source(card, wide))

    def _draw_source(self, card: Card | None, wide: int) -> Surface:
        high = round(1.4 * wide)
        source = Surface((wide + 2 * SOURCE_MARGIN, high + 2 * SOURCE_MARGIN), pygame.SRCALPHA)
        source.fill(rgba(self._theme.shadow or CARD_PAPER, 0))
        assets = self._assets
        face = assets.back(self._back, wide) if card is None else assets.face(card, wide, self._deck)
        source.blit(face, (SOURCE_MARGIN, SOURCE_MARGIN))
        if self._theme.high_contrast:
            paint = stroke_of("#000000" if card is not None else "#FFFFFF", 4)
        else:
            paint = stroke_of(self._theme.card_outline, 2, 0.7)
        if paint:
            body = rect_body(Rect(1, 1, wide - 2, high - 2), CORNER * wide, fill_of(None) + paint)
            source.blit(vector(wide, high, body), (SOURCE_MARGIN, SOURCE_MARGIN))
        return source

    def _sprite(self, card: Card | None, width: int, angle: float, *, moving: bool) -> Surface:
        turn = _step(angle, COARSE, _stagger(card)) if moving else _step(angle, EXACT)
        kept = self._rough if self.hasty else self._layers

        def make(turn: float) -> Surface:
            return self._turned(card, Pose(0, 0, turn, width))

        return _at_angle(kept, (card, width), turn, make)

    def _turned(self, card: Card | None, pose: Pose, *, flying: bool = False) -> Surface:
        source = self._source(card, round(pose.width), flying=flying)
        factor = pose.width / (source.get_width() - 2 * SOURCE_MARGIN)
        if pose.angle:
            return pygame.transform.rotozoom(source, -pose.angle, factor)
        size = round(source.get_width() * factor), round(source.get_height() * factor)
        return pygame.transform.smoothscale(source, size)

    def _shadow(self, width: int, angle: float, kind: Shadow) -> Surface:
        turn = _step(angle, SOFT)
        if kind is Shadow.FLYING:  # its size and angle change with every frame, and nobody sees a small difference
            width, turn = WIDE * math.ceil(width / WIDE), _step(angle, 3 * SOFT)
        flat = self._layers.get(("shadow", width, kind), lambda: self._flat_shadow(width, _FALLS[kind]))
        if turn == 0:
            return flat
        return _at_angle(
            self._layers, ("shadow", width, kind), turn, lambda turn: pygame.transform.rotozoom(flat, -turn, 1)
        )

    def _flat_shadow(self, width: int, fall: _Fall) -> Surface:
        """Draw a shadow with the thin dark line of contact in it; the whole is laid ``fall.down`` lower."""
        colour = self._theme.shadow or "#000000"
        soft = _card_blur(width, Blur(max(1.5, fall.blur * width), colour, fall.alpha))
        contact = _card_blur(width, Blur(CONTACT_BLUR, colour, CONTACT_ALPHA))
        place = contact.get_rect(center=soft.get_rect().center)
        soft.blit(contact, place.move(0, round(CONTACT_DOWN - fall.down * 1.4 * width)))
        return soft

    def _glow(self, width: int, angle: float) -> Surface:
        turn = _step(angle, SOFT)

        def make() -> Surface:
            flat = _card_blur(width + 4, Blur(GLOW_BLUR * width, self._theme.accent, 0.9))
            return pygame.transform.rotozoom(flat, -turn, 1) if turn else flat

        return self._layers.get(("glow", width, turn), make)

    def _dim(self, width: int, angle: float) -> Surface:
        turn = _step(angle, COARSE)
        height = round(1.4 * width)
        paint = fill_of(self._theme.dim, self._theme.dim_alpha)

        def make() -> Surface:
            body = rect_body(Rect.around(0, 0, width, height), CORNER * width, paint)
            return _turned_body(width, height, turn, body)

        return self._layers.get(("dim", width, turn), make)


def painter_for(assets: Assets, settings: Settings, *, hasty: bool = False) -> CardPainter:
    """Return a painter of the cards that *settings* ask for."""
    deck = DeckLook(settings.deck, settings.large_index)
    return CardPainter(assets, THEMES[settings.theme], deck, back=settings.back, hasty=hasty)


def _card_blur(width: int, blur: Blur) -> Surface:
    return soft_rect(width, round(1.4 * width), CORNER * width, blur)


def _step(angle: float, step: float, offset: float = 0.0) -> float:
    return round(round(angle / step + offset) * step, 4)


def _at_angle(kept: SurfaceCache, key: tuple[Hashable, ...], angle: float, make: Callable[[float], Surface]) -> Surface:
    """Return the picture of *key* at *angle*; one kept at a right angle to it is turned, in no time at all."""
    steps = round(angle / EXACT)

    def turned() -> Surface:
        for quarters in (1, 2, 3):
            other = kept.peek((*key, (steps + quarters * QUARTER) % (4 * QUARTER)))
            if other is not None:
                return pygame.transform.rotate(other, 90 * quarters)
        return make(angle)

    return kept.get((*key, steps % (4 * QUARTER)), turned)


def _stagger(card: Card | None) -> float:
    """Return an offset below half a step, so that cards closing up do not all need a new picture in one frame."""
    return 0.0 if card is None else 0.09 * (card.index * 5 % 11 - 5)


def _turned_body(width: float, height: float, angle: float, body: str) -> Surface:
    """Draw SVG elements given about the origin, turned, on a surface just large enough for their box."""
    turn = math.radians(angle)
    cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
    wide = 2 * math.ceil((width * cos + height * sin) / 2) + 2  # even, as turned pictures are
    high = 2 * math.ceil((width * sin + height * cos) / 2) + 2
    place = f'transform="translate({wide / 2} {high / 2}) rotate({angle:.3f})"'
    return vector(wide, high, f"<g {place}>{body}</g>")

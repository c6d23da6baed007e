"""The empty table: cloth with its light, its grain and its inlay, drawn once for a window's size."""

import math
import random
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from hearts.ui.geometry import Ring
from hearts.ui.layout import TableLayout
from hearts.ui.raster import circle_body, fill_of, path_body, star_path, stroke_of, vector
from hearts.ui.theme import Theme

GRADIENT_STEP = 8  # the light is computed at an eighth of the size; the grain hides the difference
LIGHT_REACH = 0.62  # of the window's diagonal
GRAIN_SIDE = 128
GRAIN_LEVELS = 6
GRAIN_SEED = 7
INLAY = 0.30
INLAY_BEHIND_PROMPT = 0.16


@dataclass(frozen=True, slots=True)
class TableTop:
    """What the baked table shows; *strength* is the inlay's opacity, *unit* its pixels a u."""

    width: int
    height: int
    theme: Theme
    light_y: float
    unit: float
    ring: Ring | None = None
    strength: float = 0.30
    emblem_radius: float = 0.0

    @property
    def bare(self) -> "TableTop":
        """The same cloth without its inlay."""
        return replace(self, ring=None, strength=0.0, emblem_radius=0.0)

    @property
    def inlaid(self) -> Rect:
        """What of the table the inlay covers, in pixels."""
        if self.ring is None:
            return Rect(0, 0, 0, 0)
        half = math.ceil(max(self.ring.radius + 4 * self.unit, self.emblem_radius + 1))
        around = Rect(round(self.ring.x) - half, round(self.ring.y) - half, 2 * half, 2 * half)
        return around.clip(Rect(0, 0, self.width, self.height))


def table_top(layout: TableLayout, theme: Theme, *, is_quiet: bool = False) -> TableTop:
    """Return the table of *layout*; *is_quiet* while a prompt lies in its middle."""
    return TableTop(
        width=round(layout.width),
        height=round(layout.height),
        theme=theme,
        light_y=layout.area.center[1],
        unit=layout.u,
        ring=layout.ring,
        strength=INLAY_BEHIND_PROMPT if is_quiet else INLAY,
        emblem_radius=0.0 if is_quiet else layout.emblem_radius,
    )


def bake(top: TableTop) -> Surface:
    """Return the cloth of *top* without its inlay."""
    table = _cloth(top)
    if not top.theme.high_contrast:
        _lay_grain(table)
    return table


def inlay(table: Surface, top: TableTop) -> None:
    """Lay the ring on the cloth; the emblem is a picture and is laid on by whoever has it."""
    if top.ring is not None:
        _inlay(table, top, top.ring)


def _cloth(top: TableTop) -> Surface:
    theme = top.theme
    table = Surface((top.width, top.height), 0, Surface((1, 1)).convert())  # converted whole, it would be made twice
    if theme.spot == theme.edge:
        table.fill(theme.spot)
        return table
    width, height = (math.ceil(side / GRADIENT_STEP) for side in (top.width, top.height))
    reach = LIGHT_REACH * math.hypot(width, height)
    stops = ((0, theme.spot), (0.42, theme.mid), (1, theme.edge))
    body = (
        '<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" '
        f'cx="{width / 2:.2f}" cy="{top.light_y / GRADIENT_STEP:.2f}" r="{reach:.2f}">'
        + "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
        + f'</radialGradient></defs><rect width="{width}" height="{height}" fill="url(#light)"/>'
    )
    pygame.transform.smoothscale(vector(width, height, body).convert(), (top.width, top.height), table)
    return table


def _lay_grain(table: Surface) -> None:
    noise = random.Random(GRAIN_SEED).randbytes(GRAIN_SIDE * GRAIN_SIDE)  # noqa: S311
    levels = noise.translate(bytes(value % GRAIN_LEVELS for value in range(256)))
    grain = pygame.image.frombuffer(levels, (GRAIN_SIDE, GRAIN_SIDE), "P")
    grain.set_palette([(level, level, level) for level in range(256)])
    tile = grain.convert(table)
    for x in range(0, table.get_width(), GRAIN_SIDE):
        for y in range(0, table.get_height(), GRAIN_SIDE):
            table.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)


def _inlay(table: Surface, top: TableTop, ring: Ring) -> None:
    u, line, strength = top.unit, top.theme.line, top.strength
    half = math.ceil(ring.radius + 4 * u)
    circles = (
        (ring.radius, 1.3 * u, strength),
        (ring.radius - 6 * u, 0.7 * u, 0.8 * strength),
    )
    body = "".join(
        circle_body(half, half, radius, fill_of(None) + stroke_of(line, width, alpha))
        for radius, width, alpha in circles
        if radius > 0
    )
    for corner in range(4):
        angle = math.radians(45 + 90 * corner)
        reach = ring.radius - 3 * u
        star = star_path(half + reach * math.cos(angle), half + reach * math.sin(angle), 6 * u)
        body += path_body(star, fill_of(line, min(1.0, 2.4 * strength)))
    table.blit(vector(2 * half, 2 * half, body), (round(ring.x) - half, round(ring.y) - half))

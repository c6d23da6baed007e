"""Antialiased shapes as surfaces: small SVG texts drawn by SDL_image, and blurred shadows; no disk, nothing kept."""

import io
import math
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Surface

from hearts.ui.geometry import Rect
from hearts.ui.theme import Colour, channels


@dataclass(frozen=True, slots=True)
class Paint:
    """What a shape is filled and outlined with; the stroke's middle runs along the edge, its width is pixels."""

    fill: Colour | None = None
    alpha: float = 1.0
    stroke: Colour | None = None
    stroke_width: float = 1.0
    stroke_alpha: float = 1.0

    @property
    def svg(self) -> str:
        """The attributes of an SVG element."""
        return fill_of(self.fill, self.alpha) + stroke_of(self.stroke, self.stroke_width, self.stroke_alpha)

    @property
    def margin(self) -> int:
        """How far the outline reaches beyond the shape, in whole pixels with one to spare."""
        return (math.ceil(self.stroke_width / 2) if self.stroke else 0) + 1


@dataclass(frozen=True, slots=True)
class Blur:
    """A shadow's softness in px, twice its standard deviation; its colour and its opacity."""

    size: float
    colour: Colour
    alpha: float

    @property
    def margin(self) -> int:
        """How far it reaches beyond the shape that casts it."""
        return math.ceil(1.35 * self.size) + 1


def rgba(colour: Colour, alpha: float = 1.0) -> pygame.Color:
    """Return *colour* for pygame."""
    return pygame.Color(*channels(colour), round(255 * alpha))


def vector(width: int, height: int, body: str) -> Surface:
    """Draw the SVG elements *body* on a transparent surface of that size."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )
    return pygame.image.load(io.BytesIO(text.encode()), "shape.svg").convert_alpha()


def stroke_of(colour: Colour | None, width: float, alpha: float = 1.0) -> str:
    """Return the attributes of a round-ended SVG stroke, or of none."""
    if colour is None or width <= 0:
        return ""
    return (
        f' stroke="{colour}" stroke-width="{width:.2f}" stroke-opacity="{alpha:.3f}"'
        ' stroke-linecap="round" stroke-linejoin="round"'
    )


def fill_of(colour: Colour | None, alpha: float = 1.0) -> str:
    """Return the attributes of an SVG fill, or of none."""
    return 'fill="none"' if colour is None else f'fill="{colour}" fill-opacity="{alpha:.3f}"'


def rect_body(rect: Rect, radius: float, paint: str) -> str:
    """Return an SVG rounded rectangle with the attributes *paint*."""
    x, y, w, h = rect
    radius = max(0.0, min(radius, w / 2, h / 2))
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{radius:.2f}" {paint}/>'


def circle_body(x: float, y: float, radius: float, paint: str) -> str:
    """Return an SVG circle with the attributes *paint*."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" {paint}/>'


def path_body(path: str, paint: str) -> str:
    """Return an SVG path with the attributes *paint*."""
    return f'<path d="{path}" {paint}/>'


def star_path(x: float, y: float, radius: float, waist: float = 0.28) -> str:
    """Return the path of a four-pointed star; *waist* is the share of the radius between its points."""
    points = []
    for corner in range(8):
        reach = radius if corner % 2 == 0 else radius * waist * math.sqrt(2)
        angle = math.radians(45 * corner - 90)
        points.append(f"{x + reach * math.cos(angle):.2f},{y + reach * math.sin(angle):.2f}")
    return "M" + " L".join(points) + " Z"


def crescent_path(x: float, y: float, radius: float, turn: float) -> str:
    """Return the path of a moon: a disc without a smaller one that is moved toward *turn* degrees."""
    small, apart = 0.84 * radius, 0.34 * radius
    along = (radius**2 - small**2 + apart**2) / (2 * apart)
    half = math.sqrt(max(0.0, radius**2 - along**2))
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    first = x + along * cos - half * sin, y + along * sin + half * cos
    last = x + along * cos + half * sin, y + along * sin - half * cos
    inner_is_long = 1 if along > apart else 0
    return (
        f"M{first[0]:.2f},{first[1]:.2f} A{radius:.2f},{radius:.2f} 0 1 1 {last[0]:.2f},{last[1]:.2f} "
        f"A{small:.2f},{small:.2f} 0 {inner_is_long} 0 {first[0]:.2f},{first[1]:.2f} Z"
    )


def dashes_path(w: float, h: float, radius: float, dash: float, gap: float) -> str:
    """Return the dashes of a rounded rectangle about the origin; the gap gives a little so that they come out even.

    (The rasteriser's own dashes go astray where a path closes.)
    """
    outline = _outline(w, h, radius)
    lengths = [math.dist(start, end) for start, end in pairwise(outline)]
    count = max(1, round(sum(lengths) / (dash + gap)))
    pitch = sum(lengths) / count
    return " ".join(_stretch(outline, lengths, index * pitch, index * pitch + dash) for index in range(count))


def _outline(w: float, h: float, radius: float) -> list[tuple[float, float]]:
    """Return points along a rounded rectangle about the origin, clockwise from the middle of its top, closed."""
    points = [(0.0, -h / 2)]
    for quarter, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        x, y = sx * (w / 2 - radius), sy * (h / 2 - radius)
        for part in range(7):
            angle = math.radians(90 * quarter - 90 + 15 * part)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return [*points, points[0]]


def _stretch(outline: list[tuple[float, float]], lengths: list[float], start: float, end: float) -> str:
    """Return the path along *outline* between two distances from its beginning."""
    points, passed = [], 0.0
    for (first, last), length in zip(pairwise(outline), lengths, strict=True):
        low, high = max(start, passed), min(end, passed + length)
        if low < high:
            ends = [((at - passed) / length) for at in (low, high)]
            points += [(first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t) for t in ends]
        passed += length
    return "M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in points)


def soft_rect(width: int, height: int, radius: float, blur: Blur) -> Surface:
    """Return a blurred rounded rectangle with ``blur.margin`` on every side.

    A wide blur is computed small and scaled up: nobody sees the difference, and it costs a fraction.
    """
    shrink = max(1.0, blur.size / 8)
    full = (width + 2 * blur.margin, height + 2 * blur.margin)
    small = Surface((max(1, round(full[0] / shrink)), max(1, round(full[1] / shrink))), pygame.SRCALPHA)
    small.fill(rgba(blur.colour, 0))
    core = pygame.Rect(0, 0, max(1, round(width / shrink)), max(1, round(height / shrink)))
    core.center = small.get_rect().center
    pygame.draw.rect(small, rgba(blur.colour, blur.alpha), core, border_radius=round(radius / shrink))
    small = pygame.transform.gaussian_blur(small, max(1, round(blur.size / (2 * shrink))))
    small.fill((*channels(blur.colour), 0), special_flags=pygame.BLEND_RGBA_MAX)  # only the alpha is blurred
    return small if small.get_size() == full else pygame.transform.smoothscale(small, full)


def draw_nine(target: Surface, tile: Surface, area: pygame.Rect, inset: int, *, hollow: bool = False) -> None:
    """Draw *tile* stretched over *area*, its corners of *inset* px as they are; *hollow* leaves the middle out."""
    side = tile.get_width()
    inset = min(inset, side // 2)
    wide, high = area.w - 2 * inset, area.h - 2 * inset
    far = side - inset
    for tile_x, x in ((0, area.x), (far, area.right - inset)):
        for tile_y, y in ((0, area.y), (far, area.bottom - inset)):
            target.blit(tile, (x, y), (tile_x, tile_y, inset, inset))
    if wide > 0:
        for tile_y, y in ((0, area.y), (far, area.bottom - inset)):
            strip = tile.subsurface((inset, tile_y, 1, inset))
            target.blit(pygame.transform.scale(strip, (wide, inset)), (area.x + inset, y))
    if high > 0:
        for tile_x, x in ((0, area.x), (far, area.right - inset)):
            strip = tile.subsurface((tile_x, inset, inset, 1))
            target.blit(pygame.transform.scale(strip, (inset, high)), (x, area.y + inset))
    if wide > 0 and high > 0 and not hollow:
        _fill_blended(target, tile.get_at((inset, inset)), pygame.Rect(area.x + inset, area.y + inset, wide, high))


def _fill_blended(target: Surface, colour: pygame.Color, area: pygame.Rect) -> None:
    if colour.a == 255:  # noqa: PLR2004
        target.fill(colour, area)
    elif colour.a:
        wash = Surface(area.size, pygame.SRCALPHA)
        wash.fill(colour)
        target.blit(wash, area)


def cover(target: Surface, colour: Colour, alpha: float) -> None:
    """Lay *colour* over all of *target* in place, with no second surface of its size."""
    keep = round(255 * (1 - alpha))
    target.fill((keep, keep, keep), special_flags=pygame.BLEND_RGB_MULT)
    red, green, blue = channels(colour)
    target.fill((round(red * alpha), round(green * alpha), round(blue * alpha)), special_flags=pygame.BLEND_RGB_ADD)


def tinted(surface: Surface, colour: Colour) -> Surface:
    """Colour a white picture in place and return it."""
    surface.fill(rgba(colour), special_flags=pygame.BLEND_RGBA_MULT)
    return surface

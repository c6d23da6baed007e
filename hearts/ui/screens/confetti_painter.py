"""Draws what drifts down after a win, in the window but never on the sheet."""

import math
from typing import Final

import pygame

from hearts.core.cards import Suit
from hearts.ui.canvas import Canvas
from hearts.ui.confetti import Drift, Flake
from hearts.ui.geometry import Rect
from hearts.ui.raster import fill_of, path_body, star_path
from hearts.ui.surface_cache import SurfaceCache

HEARTS: Final = ("#E0B358", "#E7A294", "#F7E7CF")
STARS: Final = ("#E0B358", "#F7E7CF")
STAR_SIZE: Final = 0.62  # of a heart's
PICTURES_MEGABYTES = 1


class ConfettiPainter:
    """Keeps the pictures of one win's hearts and stars."""

    def __init__(self) -> None:
        self._pictures = SurfaceCache(PICTURES_MEGABYTES)

    def draw(self, canvas: Canvas, drift: Drift, elapsed: float, sheet: Rect) -> None:
        """Draw them as they are *elapsed* seconds after the beginning, where *sheet* does not lie."""
        clearness = drift.clearness(elapsed)
        if clearness <= 0:
            return
        width, height = canvas.layout.width, canvas.layout.height
        shown = [
            (self._picture(canvas, flake), *drift.place(flake, elapsed, (width, height), canvas.u), flake.alpha)
            for flake in drift.flakes
        ]
        for zone in zones(width, height, sheet):
            with canvas.clipped(zone):
                for picture, x, y, alpha in shown:
                    if zone.overlaps(Rect.around(x, y, *picture.get_size()), 0):
                        canvas.picture(picture, x, y, alpha=alpha * clearness)

    def _picture(self, canvas: Canvas, flake: Flake) -> pygame.Surface:
        px = max(4, round(flake.size * canvas.u))
        if flake.is_heart:
            colour = HEARTS[flake.colour % len(HEARTS)]
            key = "heart", px, flake.tilt, colour
            return self._pictures.get(key, lambda: _tilted(canvas.assets.pip(Suit.HEARTS, 2 * px, colour), flake.tilt))
        colour = STARS[flake.colour % len(STARS)]
        half = math.ceil(STAR_SIZE * px) + 1
        body = path_body(star_path(half, half, STAR_SIZE * px, 0.3), fill_of(colour))
        return canvas.assets.drawing(2 * half, 2 * half, body)


def zones(width: float, height: float, sheet: Rect) -> tuple[Rect, ...]:
    """Return the window without *sheet*: above it, below it, and at its sides."""
    return (
        Rect(0, 0, width, sheet.y),
        Rect(0, sheet.bottom, width, height - sheet.bottom),
        Rect(0, sheet.y, sheet.x, sheet.h),
        Rect(sheet.right, sheet.y, width - sheet.right, sheet.h),
    )


def _tilted(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    return pygame.transform.rotozoom(picture, -degrees, 0.5)

"""Draws the game's mark, a crescent, and the moon of the celebration: gold drawn as a gradient."""

from hearts.core.cards import Suit
from hearts.ui.canvas import Canvas
from hearts.ui.geometry import Rect
from hearts.ui.raster import crescent_path, fill_of, path_body, star_path
from hearts.ui.theme import Colour

OPENING = -38  # degrees: where the crescent opens
GOLD: tuple[Colour, Colour] = ("#FFF0C8", "#E0B358")
DEEP_GOLD: tuple[Colour, Colour] = ("#C08A2C", "#7A4E08")
"""On a light cloth, where pale gold would not be seen."""
HEART, DEEP_HEART = "#D8404C", "#B3202E"


def gradient(name: str, colours: tuple[Colour, Colour], start: tuple[float, float], end: tuple[float, float]) -> str:
    """Return the definition of a straight gradient between two points."""
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{start[0]:.1f}" y1="{start[1]:.1f}" '
        f'x2="{end[0]:.1f}" y2="{end[1]:.1f}"><stop offset="0" stop-color="{colours[0]}"/>'
        f'<stop offset="1" stop-color="{colours[1]}"/></linearGradient></defs>'
    )


def draw_mark(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw the crescent that cradles a heart, with two stars, about *x*, *y* on the cloth."""
    theme = canvas.theme
    if theme.high_contrast:
        _draw(canvas, (x, y), radius, (theme.accent, theme.accent), HEART)
    elif theme.dark:
        _draw(canvas, (x, y), radius, GOLD, HEART)
    else:
        _draw(canvas, (x, y), radius, DEEP_GOLD, DEEP_HEART)


def draw_sheet_mark(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw the same mark on paper."""
    paper = canvas.paper
    gold = (paper.gold, paper.gold) if canvas.theme.high_contrast else (paper.gold, paper.gold_text)
    _draw(canvas, (x, y), radius, gold, HEART if canvas.theme.high_contrast else DEEP_HEART)


def _draw(
    canvas: Canvas, middle: tuple[float, float], radius: float, colours: tuple[Colour, Colour], heart: Colour
) -> None:
    x, y = middle
    half = round(1.35 * radius)
    moon = crescent_path(half, half, radius, OPENING)
    stars = star_path(half + 0.92 * radius, half - 0.80 * radius, 0.196 * radius, 0.3)
    stars += star_path(half + 1.16 * radius, half - 0.36 * radius, 0.098 * radius, 0.3)
    body = gradient("gold", colours, (half - radius, half - radius), (half + 0.6 * radius, half + radius))
    body += path_body(moon, 'fill="url(#gold)"') + path_body(stars, fill_of(colours[0]))
    canvas.drawing(Rect(x - half, y - half, 2 * half, 2 * half), body)
    canvas.pip(Suit.HEARTS, x + 0.29 * radius, y - 0.07 * radius, 1.02 * radius / canvas.u, heart)

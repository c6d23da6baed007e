"""Where the moon's celebration stands, as pure arithmetic on the window."""

import math
from dataclasses import dataclass

from hearts.ui.celebration import HEARTS
from hearts.ui.geometry import Pose, Rect
from hearts.ui.layout import TableLayout

RADIUS, RADIUS_OF_HEIGHT, RADIUS_OF_WIDTH = 190, 0.2375, 0.30
MIDDLE, HEADLINE = 0.40, 0.775  # of the height
ARC, FIRST, SPAN = 1.24, -214, 248  # of the radius; degrees
HEART = 24 / 190  # of the radius
CARDS = ((-66, 12, -13, 136), (70, 12, 14, 136), (0, 0, 0, 150))  # right, down, degrees, width at the full radius
HEADLINE_HEIGHT, LINE, LINE_PITCH, BUTTON_TOP = 46, 34, 26, 66  # u below the headline, but for the first
BUTTON = (160, 46)  # u
EDGE = 14  # u


@dataclass(frozen=True, slots=True)
class MoonLayout:
    """The crescent, the hearts about it, the three cards before it, and the words below."""

    x: float
    y: float
    radius: float
    hearts: tuple[tuple[float, float, float], ...]
    cards: tuple[Pose, Pose, Pose]
    headline: float
    line: float
    button: Rect

    @property
    def heart_size(self) -> float:
        """The height of a heart in pixels."""
        return HEART * self.radius


def moon_layout(layout: TableLayout, lines: int) -> MoonLayout:
    """Place everything; the sentence takes so many *lines*."""
    u, w, h = layout.u, layout.width, layout.height
    button_height = max(layout.touch, BUTTON[1] * u)
    below = (BUTTON_TOP + (lines - 1) * LINE_PITCH) * u + button_height
    headline = min(HEADLINE * h, h - EDGE * u - below)
    words_top = headline - HEADLINE_HEIGHT * u
    reach = ARC + HEART
    radius = min(RADIUS * u, RADIUS_OF_HEIGHT * h, RADIUS_OF_WIDTH * w, (words_top - 2 * EDGE * u) / (reach + 1))
    y = min(MIDDLE * h, words_top - EDGE * u - radius)
    y = max(y, EDGE * u + reach * radius)
    x, factor = w / 2, radius / RADIUS
    button_top = headline + below - button_height
    left, right, front = (Pose(x + a * factor, y + b * factor, turn, wide * factor) for a, b, turn, wide in CARDS)
    return MoonLayout(
        x,
        y,
        radius,
        hearts=tuple(_heart(x, y, radius, number) for number in range(HEARTS)),
        cards=(left, right, front),
        headline=headline,
        line=headline + LINE * u,
        button=Rect(x - BUTTON[0] * u / 2, button_top, BUTTON[0] * u, button_height),
    )


def _heart(x: float, y: float, radius: float, number: int) -> tuple[float, float, float]:
    """Return where a heart stands on the arc, and how far it is turned."""
    degrees = FIRST + SPAN * number / (HEARTS - 1)
    turn = math.radians(degrees)
    return x + ARC * radius * math.cos(turn), y + ARC * radius * math.sin(turn), degrees + 90

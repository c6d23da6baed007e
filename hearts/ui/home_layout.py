"""Where everything stands on the first screen, as pure arithmetic: what is read first, the fan gives way to it.

Figures are u at 1280x800; *deco* scales mark, name and tagline down where a window has less room for them.
"""

import math
from dataclasses import dataclass

from hearts.ui.geometry import Pose, Rect, Ring
from hearts.ui.layout import TableLayout

# u, counted from the top of the mark
MARK_RADIUS = 46
NAME_BASELINE, TAGLINE_BASELINE, DECO_HEIGHT = 190, 228, 260
BUTTON_WIDTH, BUTTON_HEIGHT = 290, 56
PLATE_HEIGHT, PLATE_GAP, PLATES_GAP = 46, 10, 16
NOTE_GAP, NOTE_HEIGHT = 18, 22
SHARE_ABOVE = 0.435  # of the free height above the fan
LEAST_FREE = 20  # u, above and below together
LEAST_DECO = 0.42
FAN_CARDS, FAN_DEGREES, FAN_RADIUS = 7, 7.2, 6.6  # radius in card widths
CARD_OF_HEIGHT, CARD_OF_WIDTH = 0.235, 0.20
FAN_SHOWN, LEAST_SHOWN = 0.91, 0.42  # of the middle card's height
RING_OF_HEIGHT, RING_OF_WIDTH = 0.46, 0.46
LIGHT = 0.42  # of the window's height


@dataclass(frozen=True, slots=True)
class HomeLayout:
    """Everything on the first screen at one size; *deco* is the factor of mark and name."""

    deco: float
    mark: tuple[float, float]
    mark_radius: float
    name: float
    tagline: float
    button: Rect
    plates: tuple[Rect, ...]
    note: float
    corner: Rect
    ring: Ring
    light_y: float
    fan: tuple[Pose, ...]


def home_layout(layout: TableLayout, plate_widths: tuple[float, ...], corner_width: float) -> HomeLayout:
    """Place the screen; plates have the widths given, in pixels, and stand in two rows where one is too wide."""
    u, w, h = layout.u, layout.width, layout.height
    rows = _rows(plate_widths, w - 2 * layout.margin, PLATE_GAP * u)
    plate_height = max(layout.touch, PLATE_HEIGHT * u)
    button_height = max(layout.touch, BUTTON_HEIGHT * u)
    below = button_height + PLATES_GAP * u + len(rows) * plate_height + (len(rows) - 1) * PLATE_GAP * u
    below += (NOTE_GAP + NOTE_HEIGHT) * u
    card = min(CARD_OF_HEIGHT * h, CARD_OF_WIDTH * w)
    shown = FAN_SHOWN
    free = h - shown * 1.4 * card - below - LEAST_FREE * u
    if free < DECO_HEIGHT * u:
        shown = max(LEAST_SHOWN, shown - (DECO_HEIGHT * u - free) / (1.4 * card))
        free = h - shown * 1.4 * card - below - LEAST_FREE * u
    deco = max(LEAST_DECO, min(1.0, free / (DECO_HEIGHT * u)))
    fan_top = h - shown * 1.4 * card
    spare = max(LEAST_FREE * u, fan_top - below - deco * DECO_HEIGHT * u)
    top = SHARE_ABOVE * spare
    unit = deco * u
    x, button_top = w / 2, top + DECO_HEIGHT * unit
    button = Rect(x - min(BUTTON_WIDTH * u, w - 2 * layout.margin) / 2, button_top, 0, button_height)
    button = button._replace(w=2 * (x - button.x))
    plates = _plates(rows, x, button.bottom + PLATES_GAP * u, plate_height, PLATE_GAP * u)
    mark = top + MARK_RADIUS * unit
    return HomeLayout(
        deco=deco,
        mark=(x, mark),
        mark_radius=MARK_RADIUS * unit,
        name=top + NAME_BASELINE * unit,
        tagline=top + TAGLINE_BASELINE * unit,
        button=button,
        plates=plates,
        note=plates[-1].bottom + (NOTE_GAP + NOTE_HEIGHT / 2) * u,
        corner=Rect(w - layout.margin - corner_width, layout.gap, corner_width, layout.touch),
        ring=Ring(x, mark + 0.265 * h, min(RING_OF_HEIGHT * h, RING_OF_WIDTH * w)),
        light_y=LIGHT * h,
        fan=_fan(x, h - (shown - 0.5) * 1.4 * card, card),
    )


def _rows(widths: tuple[float, ...], room: float, gap: float) -> tuple[tuple[float, ...], ...]:
    """Break the plates into as few rows as hold them, as even as they go."""
    for count in range(1, len(widths) + 1):
        each = math.ceil(len(widths) / count)
        rows = tuple(widths[start : start + each] for start in range(0, len(widths), each))
        if all(sum(row) + gap * (len(row) - 1) <= room for row in rows):
            return rows
    return tuple((min(width, room),) for width in widths)


def _plates(rows: tuple[tuple[float, ...], ...], x: float, top: float, height: float, gap: float) -> tuple[Rect, ...]:
    plates = []
    for row in rows:
        left = x - (sum(row) + gap * (len(row) - 1)) / 2
        for width in row:
            plates.append(Rect(left, top, width, height))
            left += width + gap
        top += height + gap
    return tuple(plates)


def _fan(x: float, y: float, card: float) -> tuple[Pose, ...]:
    radius = FAN_RADIUS * card
    poses = []
    for index in range(FAN_CARDS):
        angle = (index - (FAN_CARDS - 1) / 2) * FAN_DEGREES
        turn = math.radians(angle)
        poses.append(Pose(x + radius * math.sin(turn), y + radius * (1 - math.cos(turn)), angle, card))
    return tuple(poses)

"""What would be wrong with a table layout: the interface's scale is chosen so that nothing is, and tests sweep it."""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from hearts.core.seats import Seat
from hearts.ui.geometry import Rect

if TYPE_CHECKING:
    from hearts.ui.layout import TableLayout

FULL_HAND = 13
LEAST_STEP = 44  # px of each card in a full hand, before the frame is scaled down


def faults(layout: "TableLayout") -> list[str]:
    """Name everything that overlaps, leaves the window, or is too narrow for what it shows."""
    return [*_overlaps(layout), *_outside(layout), *_too_narrow(layout)]


def _solid(layout: "TableLayout") -> dict[str, Rect]:
    """Return the rectangles of which no two may overlap."""
    plates = {f"plate {seat.name.lower()}": layout.plate(seat) for seat in Seat}
    others = {
        "menu": layout.menu_button,
        "title": layout.title,
        "status": layout.status,
        "hearts chip": layout.hearts_chip,
        "hand": layout.hand_area,
    }
    return {**plates, **others, **dict(layout.toolbar)}


def _trick_rects(layout: "TableLayout") -> dict[str, Rect]:
    """Return the trick's cards, which may overlap one another but nothing else."""
    size = layout.trick_width, layout.trick_height
    poses = {seat: layout.trick_pose(seat) for seat in Seat}
    return {f"trick {seat.name.lower()}": Rect.around(pose.x, pose.y, *size) for seat, pose in poses.items()}


def _overlaps(layout: "TableLayout") -> Iterator[str]:
    solid = _solid(layout)
    for (name, rect), (other, second) in combinations(solid.items(), 2):
        if rect.overlaps(second):
            yield f"{name} overlaps {other}"
    for name, rect in {**_trick_rects(layout), "pass tray": layout.pass_tray.rect}.items():
        for other, second in solid.items():
            if rect.overlaps(second):
                yield f"{name} overlaps {other}"


def _outside(layout: "TableLayout") -> Iterator[str]:
    window = Rect(-0.5, -0.5, layout.width + 1, layout.height + 1)
    for name, rect in {**_solid(layout), **_trick_rects(layout)}.items():
        if not (window.contains((rect.x, rect.y)) and window.contains((rect.right, rect.bottom))):
            yield f"{name} leaves the window"
    for index in (0, FULL_HAND - 1):
        if not all(window.contains(corner) for corner in layout.hand_pose(index, FULL_HAND).corners()):
            yield f"hand card {index} leaves the window"


def _too_narrow(layout: "TableLayout") -> Iterator[str]:
    u = layout.u
    needs = {
        "title": (layout.title.w, 110 * u),
        "status": (layout.status.w, 330 * u),
        "south plate": (layout.plate(Seat.SOUTH).w, 150 * u),
        "hearts chip": (layout.hearts_chip.w, 105 * u),
        "north plate": (layout.plate(Seat.NORTH).w, 200 * u),
        "west plate": (layout.plate(Seat.WEST).h, 112 * u),
        "trick": (layout.trick_width, 0.62 * layout.card_width),
        "hand step": (layout.hand_step, LEAST_STEP * layout.frame - 0.01),
    }
    for name, (has, least) in needs.items():
        if has < least:
            yield f"{name} is {has:.0f} px, needs {least:.0f}"

"""The chip that says whether hearts may be led, how its heart breaks, and the ring that leaves a chip or a plate."""

from hearts import text
from hearts.ui.canvas import Canvas
from hearts.ui.geometry import Rect
from hearts.ui.motion import in_out_cubic, out_cubic
from hearts.ui.theme import Colour

APART = 6  # u between the halves of the heart at the widest
WIDEST = 0.35  # of the time it takes
RING_REACH = 9  # u
RING_STEPS = 12  # pictures of a ring on its way
HEART = 22  # u
LABEL, LEAST_LABEL = 15, 12
AROUND = 54  # u beside the label: the mark and the ends of the chip


def draw_hearts_chip(canvas: Canvas, *, is_broken: bool, share: float = 1.0) -> None:
    """Draw the chip; *share* is how much of the breaking has passed."""
    u, theme, slot = canvas.u, canvas.theme, canvas.layout.hearts_chip
    label = text.HEARTS_BROKEN() if is_broken else text.HEARTS_LOCKED()
    size: float = LABEL
    if canvas.text_width(label, size) + AROUND * u > slot.w:
        label = text.BROKEN_SHORT() if is_broken else text.LOCKED_SHORT()
    while size > LEAST_LABEL and canvas.text_width(label, size) + AROUND * u > slot.w:
        size -= 1
    width = canvas.text_width(label, size) + AROUND * u
    rect = Rect(slot.right - width, slot.y, width, slot.h)
    radius = min(rect.h / 2, 16 * u)
    canvas.panel(
        rect, radius, theme.plate, theme.plate_alpha * 0.8, stroke=theme.line, stroke_width=u, stroke_alpha=0.32
    )
    x, y = rect.x + 22 * u, rect.center[1]
    if is_broken:
        draw_ring(canvas, rect, radius, share, theme.heart_mark)
        _draw_heart(canvas, x, y, heart_apart(share))
    else:
        canvas.icon("lock", x, y, 20, theme.text2)
    canvas.text_middle(rect.x + 39 * u, y, label, size, theme.text if is_broken else theme.text2)


def heart_apart(share: float) -> float:
    """Return how many u lie between the halves of the heart; none at the end."""
    if share < WIDEST:
        return APART * out_cubic(share / WIDEST)
    return APART * (1 - in_out_cubic((share - WIDEST) / (1 - WIDEST)))


def draw_ring(canvas: Canvas, rect: Rect, radius: float, share: float, colour: Colour) -> None:
    """Draw the ring that leaves *rect* once; nothing is left of it at the end."""
    passed = round(share * RING_STEPS) / RING_STEPS
    if passed >= 1:
        return
    out = RING_REACH * canvas.u * out_cubic(passed)
    width = max(2.0, 3 * canvas.u)
    canvas.panel(
        rect.inset(-out), radius + out, None, stroke=colour, stroke_width=width, stroke_alpha=round(1 - passed, 2)
    )


def _draw_heart(canvas: Canvas, x: float, y: float, apart: float) -> None:
    size, colour = HEART * canvas.u, canvas.theme.heart_mark
    if apart <= 0:
        canvas.picture(canvas.assets.broken_heart(size, colour), x, y)
        return
    left, right = canvas.assets.heart_halves(size, colour)
    shift = apart / 2 * canvas.u
    canvas.picture(left, x - shift, y)
    canvas.picture(right, x + shift, y)

"""The small marks that lie on cards: focus, chosen, new, last played, and the awaited card's outline."""

from collections.abc import Sequence

from hearts.core.seats import Seat
from hearts.ui.canvas import Canvas
from hearts.ui.card_sprite import CardPainter
from hearts.ui.geometry import Pose, Rect
from hearts.ui.lettering import Typeface
from hearts.ui.theme import FOCUS_GAP, FOCUS_RING, Colour

DISC = 11  # u
CROWN = ((-6, 5), (-7, -4), (-3, 0), (0, -6), (3, 0), (7, -4), (6, 5))  # u from its middle
CHIP_TEXT, CHIP_WIDEST = (15, 13), "−88.8"  # u, the sizes of a figure on a card; a figure as wide as any
CHIP_HEIGHT, CHIP_RISE = 20, 15  # u; how far its chip's middle is above the card's foot
LABEL_HEIGHT = 1.2  # em between the lines of a label that must break


def draw_focus(canvas: Canvas, painter: CardPainter, pose: Pose) -> None:
    """Draw the two-tone ring round the card the keyboard is on; draw it after the neighbours."""
    u = canvas.u
    lines = ((1.5 * u, 2 * u, FOCUS_GAP), (4.5 * u, 4 * u, FOCUS_RING))
    ring = painter.outline(max(4, round(pose.width)), pose.angle, lines)
    canvas.picture(ring, pose.x, pose.y)


def draw_chosen(canvas: Canvas, pose: Pose, step: float) -> None:
    """Draw the tick of a card chosen to pass, on its top edge in the middle of what shows of it."""
    x, y = _on_top_edge(canvas, pose, step)
    _disc(canvas, x, y, canvas.theme.accent)
    canvas.icon("check", x, y, 15, canvas.theme.text_on_accent)


def draw_hinted(canvas: Canvas, pose: Pose, step: float) -> None:
    """Draw the lamp of an advised card where a tick would be, so that it is not told by the glow alone."""
    x, y = _on_top_edge(canvas, pose, step)
    _disc(canvas, x, y, canvas.theme.plate, canvas.theme.accent)
    canvas.icon("hint", x, y, 15, canvas.theme.text)


def draw_winning(canvas: Canvas, pose: Pose) -> None:
    """Draw the crown of the card that wins so far, on its top edge, so that it is not told by the ring alone."""
    u, theme = canvas.u, canvas.theme
    x, y = pose.at(0, -0.7 * pose.width)
    y = max(y, canvas.layout.plate(Seat.NORTH).bottom + (DISC + 1) * u)  # it stays clear of the plate above
    _disc(canvas, x, y, theme.accent)
    half = round(DISC * u)
    points = " ".join(f"{half + dx * u:.1f},{half + dy * u:.1f}" for dx, dy in CROWN)
    body = f'<polygon points="{points}" fill="{theme.text_on_accent}"/>'
    canvas.drawing(Rect(round(x) - half, round(y) - half, 2 * half, 2 * half), body)


def draw_tag(canvas: Canvas, pose: Pose, label: str, alpha: float = 1.0) -> None:
    """Draw the tag of a card just received, at the top right of what shows of it: never on its neighbour."""
    u = canvas.u
    shown, letters = min(canvas.layout.hand_step, pose.width), canvas.text_width(label, 13, Typeface.BOLD)
    width, height = min(letters + 16 * u, max(letters + 2 * u, shown - 2 * u)), 17 * u
    x, y = pose.at(shown - pose.width / 2 - width / 2 - u, -0.7 * pose.width - 1.5 * u)  # the index stays free
    rect = Rect.around(x, y, width, height)
    canvas.panel(rect, height / 2, FOCUS_RING, round(alpha, 1))
    canvas.text_middle(x, y, label, 13, FOCUS_GAP, face=Typeface.BOLD, anchor="center", alpha=alpha)


def draw_expected(canvas: Canvas, pose: Pose, step: float, labels: Sequence[str], *, is_best: bool) -> None:
    """Draw the chip with a card's figure at the foot of what shows of it: the first of *labels* for which it has room.

    The card that is advised has a heavier edge.
    """
    u, theme = canvas.u, canvas.theme
    shown = min(step, pose.width)
    room = shown - 4 * u
    large, small = CHIP_TEXT
    # one size for all of a hand: the large one where the widest figure has room
    size = large if canvas.text_width(CHIP_WIDEST, large, Typeface.BOLD) + 4 * u <= room else small
    fitting = (label for label in labels if canvas.text_width(label, size, Typeface.BOLD) + 4 * u <= room)
    label = next(fitting, labels[-1])
    width = min(canvas.text_width(label, size, Typeface.BOLD) + 14 * u, room)
    x, y = pose.at(shown / 2 - pose.width / 2, 0.7 * pose.width - CHIP_RISE * u)
    rect = Rect.around(x, y, width, CHIP_HEIGHT * u)
    edge, heavy = (theme.accent, 2 * u) if is_best else (theme.line, u)
    canvas.panel(rect, rect.h / 2, theme.plate, stroke=edge, stroke_width=heavy)
    canvas.text_middle(x, y, label, size, theme.text, face=Typeface.BOLD, anchor="center")


def draw_last_played(canvas: Canvas, pose: Pose) -> None:
    """Draw the bar under the newest card of the trick."""
    u = canvas.u
    x, y = pose.at(0, 0.7 * pose.width + 8 * u)
    canvas.panel(Rect.around(x, y, 28 * u, 3 * u), 1.5 * u, canvas.theme.text, 0.9)


def _on_top_edge(canvas: Canvas, pose: Pose, step: float) -> tuple[float, float]:
    """Return the middle of what shows of a card in the hand, on its top edge."""
    return pose.at(0.62 * step - pose.width / 2, 3 * canvas.u - 0.7 * pose.width)


def _disc(canvas: Canvas, x: float, y: float, fill: Colour, edge: Colour | None = None) -> None:
    canvas.circle(x, y, DISC * canvas.u, fill, stroke=edge or canvas.theme.plate, stroke_width=1.5 * canvas.u)


def draw_awaited(canvas: Canvas, pose: Pose, label: str) -> None:
    """Draw the empty place of the person's card in the trick."""
    canvas.slot(pose.x, pose.y, pose.width, pose.angle, strength=0.42)
    room = 0.9 * pose.width
    height = canvas.paragraph_height(label, 14, room, line_height=LABEL_HEIGHT)
    top = pose.y + 0.30 * pose.width - height / 2
    canvas.paragraph(pose.x, top, label, 14, canvas.theme.text2, width=room, anchor="center", line_height=LABEL_HEIGHT)

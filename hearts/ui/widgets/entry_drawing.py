"""Draws what is typed into or pressed for: a field with its text, and an action with its key."""

from hearts.ui.canvas import FADED, Canvas
from hearts.ui.geometry import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.widgets.control import Control, Kind, field_box

LABEL_TEXT, FIELD_TEXT, CAP_TEXT = 16, 16, 13.5
BOX_CORNER, BOX_PADDING = 10, 12  # u
CAP_HEIGHT, CAP_PADDING, CAP_CORNER = 28, 10, 6  # u


def draw_entry(canvas: Canvas, control: Control, *, hovered: bool) -> None:
    """Draw a field or an action with its key."""
    if control.kind is Kind.FIELD:
        _draw_field(canvas, control)
    else:
        _draw_key(canvas, control, hovered=hovered)


def _draw_field(canvas: Canvas, control: Control) -> None:
    """Draw the label and the box; the end of the text is shown where it is longer, so that the caret is seen."""
    u, paper, rect = canvas.u, canvas.paper, control.rect
    box = field_box(rect)
    middle = rect.center[1]
    room = box.x - rect.x - 8 * u
    canvas.text_middle(rect.x, middle, control.label, LABEL_TEXT, paper.ink, face=Typeface.BOLD, width=room)
    edge = paper.accent if control.selected else paper.control
    canvas.panel(box, BOX_CORNER * u, paper.background, stroke=edge, stroke_width=(2 if control.selected else 1.3) * u)
    left, room = box.x + BOX_PADDING * u, box.w - 2 * BOX_PADDING * u
    if not control.text and not control.selected:
        canvas.text_middle(left, middle, control.note, FIELD_TEXT, paper.ink2, width=room)
        return
    if not control.selected:
        canvas.text_middle(left, middle, control.text, FIELD_TEXT, paper.ink, width=room)
        return
    before = canvas.text_width(control.text[: control.index], FIELD_TEXT)
    shift = max(0.0, before - room)
    with canvas.clipped(box.inset(BOX_PADDING * u / 2, 0)):
        canvas.text_middle(left - shift, middle, control.text, FIELD_TEXT, paper.ink)
        x = left - shift + before + u
        canvas.line((x, middle - 10 * u), (x, middle + 10 * u), paper.accent, max(1.5, 1.8 * u))


def _draw_key(canvas: Canvas, control: Control, *, hovered: bool) -> None:
    """Draw the action and its key as a cap at the right; while one is awaited the cap is filled and says so."""
    u, paper, rect = canvas.u, canvas.paper, control.rect
    if hovered:
        canvas.panel(rect.inset(-6 * u, 0), 10 * u, paper.alt)
    alpha = 1.0 if control.enabled else FADED
    middle = rect.center[1]
    wide = canvas.text_width(control.text, CAP_TEXT, Typeface.BOLD) + 2 * CAP_PADDING * u
    wide = max(wide, CAP_HEIGHT * u)
    cap = Rect(rect.right - wide, middle - CAP_HEIGHT * u / 2, wide, CAP_HEIGHT * u)
    room = cap.x - rect.x - 6 * u
    canvas.text_middle(rect.x, middle, control.label, LABEL_TEXT, paper.ink, alpha=alpha, width=room)
    if control.selected:
        canvas.panel(cap, CAP_CORNER * u, paper.accent)
        ink = paper.text_on_accent
    else:
        canvas.panel(cap, CAP_CORNER * u, paper.alt, stroke=paper.control, stroke_width=u, stroke_alpha=0.8)
        ink = paper.ink
    canvas.text_middle(*cap.center, control.text, CAP_TEXT, ink, face=Typeface.BOLD, anchor="center", alpha=alpha)

"""The line of small text at the foot of a sheet, left of its buttons."""

from collections.abc import Sequence

from hearts.ui.canvas import Canvas
from hearts.ui.widgets import Control, Sheet

SIZE, LEAST_SIZE = 14.5, 13.0
ICON_SIZE, ICON_ROOM = 16, 24  # u
GAP = 16  # u to the first button
PITCH = 1.3
MOST_LINES = 2


def draw_footer_note(
    canvas: Canvas, frame: Sheet, buttons: Sequence[Control], note: str, *, icon: str = "", inset: float = 0.0
) -> None:
    """Draw *note* beside *buttons*, in two lines where one does not hold it, after an icon that belongs to it.

    *inset* is how many u farther from the edge than usual it begins.
    """
    if not note:
        return
    u, paper = canvas.u, canvas.paper
    left, middle = frame.left + inset * u, buttons[0].rect.center[1]
    if icon:
        canvas.icon(icon, left + ICON_SIZE * u / 2, middle, ICON_SIZE, paper.gold_text)
        left += ICON_ROOM * u
    room = buttons[0].rect.x - GAP * u - left
    size = SIZE
    lines = canvas.lines(note, size, room)
    if len(lines) > MOST_LINES:
        size = LEAST_SIZE
        lines = canvas.lines(note, size, room)
    shown = [*lines[: MOST_LINES - 1], " ".join(lines[MOST_LINES - 1 :])] if len(lines) > MOST_LINES else lines
    pitch = PITCH * canvas.px(size)
    for index, line in enumerate(shown):
        y = middle + (index - (len(shown) - 1) / 2) * pitch
        canvas.text_middle(left, y, line, size, paper.ink2, width=room + 1)

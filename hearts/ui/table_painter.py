"""Draws the table from its view: plates, toolbar, status line, pass prompt and cards; it reads and changes nothing."""

from hearts import text
from hearts.core.seats import Seat
from hearts.ui.canvas import FADED, Canvas
from hearts.ui.flourishes import AT_REST, Accents
from hearts.ui.hearts_chip import draw_hearts_chip, draw_ring
from hearts.ui.layout import Rect, TableLayout
from hearts.ui.lettering import Typeface
from hearts.ui.status_lines import ICON_ROOM, PADDING, status_lines
from hearts.ui.table_status import Status
from hearts.ui.table_view import PassPrompt, PlateView, TableView
from hearts.ui.theme import FOCUS_GAP, FOCUS_RING
from hearts.ui.toolbar import LABEL_LEFT, LABELS, label_size

TRACK = 0.82  # of a plate's opacity, for controls that are not plates
TOTAL_SIZES = (22, 18, 15)
BUSY_BORDER = 2.5  # u


def draw_chrome(canvas: Canvas, view: TableView, *, pulse: float = 1.0, accents: Accents = AT_REST) -> None:
    """Draw everything but cards and prompt; *pulse* is the strength of the border of whoever or whatever is at work."""
    _draw_head(canvas, view, pulse)
    for plate in view.plates:
        ring = 0.0 if not plate.is_turn else pulse if plate.is_thinking else 1.0
        draw = _draw_flat_plate if plate.seat in (Seat.SOUTH, Seat.NORTH) else _draw_tall_plate
        rect = canvas.layout.plate(plate.seat)
        draw(canvas, rect, plate, ring)
        if plate.seat is accents.taker:
            draw_ring(canvas, rect, min(rect.h / 2, 16 * canvas.u), accents.ring, canvas.theme.accent)
    draw_hearts_chip(canvas, is_broken=view.hearts_broken, share=accents.broken)
    _draw_status(canvas, view.status)


def control_rects(layout: TableLayout, view: TableView) -> dict[str, Rect]:
    """Return where each control of the table is, in the order of the Tab key."""
    rects = {"pass": layout.pass_tray.button} if view.prompt is not None else {}
    return {**rects, "menu": layout.menu_button, **dict(layout.toolbar)}


def _draw_head(canvas: Canvas, view: TableView, pulse: float) -> None:
    layout, u = canvas.layout, canvas.u
    _draw_control(canvas, layout.menu_button, "menu", None, view)
    rect = layout.title
    canvas.text(rect.x, rect.center[1] + u, text.TITLE(), 22, canvas.theme.text, face=Typeface.DISPLAY)
    fits = canvas.text_width(view.headline, 13.5) <= rect.w
    line = view.headline if fits else view.headline_short
    canvas.text(rect.x, rect.center[1] + 19 * u, line, 13.5, canvas.theme.text2, width=rect.w)
    size = label_size(canvas.ruler)
    for name, tool in layout.toolbar:
        _draw_control(canvas, tool, name, None if size is None else LABELS[name](), view, size or 0)
        if name == view.busy:
            _draw_busy(canvas, tool, pulse)


def _draw_control(canvas: Canvas, rect: Rect, name: str, label: str | None, view: TableView, size: float = 0) -> None:
    u, theme = canvas.u, canvas.theme
    is_on = name in view.enabled
    is_hovered = is_on and view.hover == name
    canvas.panel(
        rect,
        rect.h * 0.28,
        theme.plate,
        theme.plate_alpha if is_hovered else theme.plate_alpha * TRACK,
        stroke=theme.accent if is_hovered else theme.line,
        stroke_width=u,
        stroke_alpha=0.9 if is_hovered else 0.32,
    )
    alpha = 1.0 if is_on else FADED
    x, y = rect.center
    if label is None:
        canvas.icon(name, x, y, 22, theme.text, alpha=alpha)
    else:
        left = x - (canvas.text_width(label, size, Typeface.BOLD) + LABEL_LEFT * u) / 2
        canvas.icon(name, left + 10 * u, y, 20, theme.text, alpha=alpha)
        canvas.text_middle(left + LABEL_LEFT * u, y, label, size, theme.text, face=Typeface.BOLD, alpha=alpha)
    if view.focus == name:
        draw_focus_frame(canvas, rect)


def _draw_busy(canvas: Canvas, rect: Rect, pulse: float) -> None:
    """Draw the border of a control whose work is still going on."""
    width = BUSY_BORDER * canvas.u
    canvas.panel(rect, rect.h * 0.28, None, stroke=canvas.theme.accent, stroke_width=width, stroke_alpha=pulse)


def draw_focus_frame(canvas: Canvas, rect: Rect) -> None:
    """Draw the two-tone ring round a control on the cloth."""
    u = canvas.u
    radius = rect.h * 0.28
    canvas.panel(rect.inset(-u), radius + u, None, stroke=FOCUS_GAP, stroke_width=2 * u)
    canvas.panel(rect.inset(-4 * u), radius + 4 * u, None, stroke=FOCUS_RING, stroke_width=4 * u)


def _draw_flat_plate(canvas: Canvas, rect: Rect, plate: PlateView, ring: float) -> None:
    u, theme = canvas.u, canvas.theme
    canvas.plate(rect, ring=ring)
    disc = min(34 * u, rect.h - 10 * u)
    y = rect.center[1]
    canvas.avatar(plate.seat, rect.x + 6 * u + disc / 2, y, disc)
    left, right = rect.x + 16 * u + disc, rect.right - 13 * u
    total, full_name = text.figure(plate.total), canvas.text_width(plate.name, 16, Typeface.BOLD)
    sizes = [
        size
        for size in TOTAL_SIZES
        if canvas.text_width(total, size, Typeface.DISPLAY) + 9 * u + full_name <= right - left
    ]
    size = max(sizes, default=TOTAL_SIZES[0])  # a name that is cut all the same makes the total no smaller
    right -= canvas.text_middle(right, y, total, size, theme.text, face=Typeface.DISPLAY, anchor="right")
    right -= 9 * u
    name_width = min(full_name, right - left)
    canvas.text_middle(left, y, plate.name, 16, theme.text, face=Typeface.BOLD, width=right - left)
    if plate.points:
        _draw_chip(canvas, right, y, plate, "right", right - left - name_width - 6 * u)


def _draw_tall_plate(canvas: Canvas, rect: Rect, plate: PlateView, ring: float) -> None:
    u, theme = canvas.u, canvas.theme
    canvas.plate(rect, ring=ring)
    x, share = rect.center[0], rect.h / (138 * u)
    room = rect.w - 10 * u
    canvas.avatar(plate.seat, x, rect.y + 33 * u * share, 44 * u * share)
    canvas.text(
        x, rect.y + 73 * u * share, plate.name, 15.5, theme.text, face=Typeface.BOLD, anchor="center", width=room
    )
    canvas.text(
        x, rect.y + 99 * u * share, text.figure(plate.total), 24, theme.text, face=Typeface.DISPLAY, anchor="center"
    )
    if plate.points:
        _draw_chip(canvas, x, rect.y + 119 * u * share, plate, "center", room)
    elif plate.points == 0:
        canvas.text(x, rect.y + 122 * u * share, text.NO_POINTS(), 12.5, theme.text2, anchor="center", width=room)


def _draw_chip(canvas: Canvas, x: float, y: float, plate: PlateView, anchor: str, room: float) -> None:
    """Draw the points of this round, as wide as *room* allows: pips and figure, the figure, or nothing."""
    u, theme = canvas.u, canvas.theme
    figure = text.points_chip(plate.points or 0)
    for label in (f"{plate.pips} {figure}", figure):
        width = canvas.text_width(label, 13.5, Typeface.BOLD) + 18 * u
        if width > room:
            continue
        left = x - width if anchor == "right" else x - width / 2
        canvas.panel(Rect(left, y - 11 * u, width, 22 * u), 11 * u, theme.text, 0.12)
        canvas.text_middle(left + 9 * u, y, label, 13.5, theme.text, face=Typeface.BOLD, pips=canvas.cloth_pips)
        return


def _draw_status(canvas: Canvas, status: Status) -> None:
    if not status.text:
        return
    u, theme, slot = canvas.u, canvas.theme, canvas.layout.status
    icon = ICON_ROOM * u if status.icon else 0.0
    around = icon + 2 * PADDING * u
    size, lines = status_lines(canvas.ruler, status.text, slot.w - around)
    width = max(canvas.text_width(line, size) for line in lines) + around
    rect = Rect.around(*slot.center, min(width, slot.w), slot.h)
    colour = theme.warn if status.is_warning else theme.text
    canvas.panel(
        rect,
        rect.h / 2 if len(lines) == 1 else min(rect.h / 2, 16 * u),
        theme.plate,
        theme.plate_alpha,
        stroke=theme.warn if status.is_warning else theme.line,
        stroke_width=(1.6 if status.is_warning else 1) * u,
        stroke_alpha=0.95 if status.is_warning else 0.32,
    )
    if status.icon:
        canvas.icon(status.icon, rect.x + (PADDING + 9) * u, rect.center[1], 20, colour)
    x = rect.x + PADDING * u + icon + (rect.w - around) / 2
    pitch = 1.18 * canvas.px(size)
    top = rect.center[1] - (len(lines) - 1) * pitch / 2
    for number, line in enumerate(lines):
        canvas.text_middle(
            x,
            top + number * pitch,
            line,
            size,
            colour,
            anchor="center",
            pips=canvas.cloth_pips,
            width=rect.w - around + 2,
        )


def draw_prompt(canvas: Canvas, prompt: PassPrompt, *, focused: bool, hovered: bool) -> None:
    """Draw the pass prompt: title, slots filled with backs, arrow and button."""
    layout, u, theme = canvas.layout, canvas.u, canvas.theme
    tray = layout.pass_tray
    x = layout.width / 2
    canvas.text(
        x, tray.title, prompt.title, 26, theme.text, face=Typeface.DISPLAY, anchor="center", width=layout.area.w - 8 * u
    )
    canvas.text(x, tray.helper, prompt.helper, 15, theme.text2, anchor="center", width=layout.area.w)
    for number, slot in enumerate(tray.slots):
        if number >= prompt.chosen:
            canvas.slot(slot.x, slot.y, slot.width)
            if canvas.px(26) < 1.4 * slot.width:  # a very large interface leaves low slots
                canvas.text_middle(
                    slot.x, slot.y, str(number + 1), 26, theme.text2, face=Typeface.DISPLAY, anchor="center", alpha=0.8
                )
    _draw_arrow(canvas, prompt)
    _draw_pass_button(canvas, tray.button, prompt, focused=focused, hovered=hovered)


def _draw_arrow(canvas: Canvas, prompt: PassPrompt) -> None:
    layout, u = canvas.layout, canvas.u
    tray, accent, width = layout.pass_tray, canvas.theme.accent, 4.5 * canvas.u
    slot = tray.slots[0]
    left = slot.x - slot.width / 2 - 14 * u
    tip = layout.arrow_tip(prompt.receiver)
    match prompt.receiver:
        case Seat.WEST:
            canvas.arrow((left, slot.y), tip, 14 * u, accent, width)
        case Seat.EAST:
            canvas.arrow((layout.width - left, slot.y), tip, -14 * u, accent, width)
        case _:
            title = layout.width / 2 - canvas.text_width(prompt.title, 26, Typeface.DISPLAY) / 2 - 16 * u
            start = max(min(left, title) - 24 * u, layout.area.x + 64 * u)
            canvas.arrow((start, slot.y), tip, -64 * u, accent, width)


_ARROW_ICONS = {Seat.WEST: "left", Seat.EAST: "right", Seat.NORTH: "up"}


def _draw_pass_button(canvas: Canvas, rect: Rect, prompt: PassPrompt, *, focused: bool, hovered: bool) -> None:
    u, theme, paper = canvas.u, canvas.theme, canvas.paper
    x, y = rect.center
    if prompt.is_ready:
        canvas.shadow(rect, rect.h * 0.28, down=2, blur=8, alpha=0.4)
        canvas.panel(rect, rect.h * 0.28, paper.gold, stroke=theme.text if hovered else None, stroke_width=2 * u)
        room = rect.w - 2 * PADDING * u - 26 * u
        left = x - (min(canvas.text_width(prompt.button, 16, Typeface.BOLD), room) + 26 * u) / 2
        canvas.icon(_ARROW_ICONS[prompt.receiver], left + 9 * u, y, 19, paper.text_on_gold)
        canvas.text_middle(left + 26 * u, y, prompt.button, 16, paper.text_on_gold, face=Typeface.BOLD, width=room)
    else:
        canvas.panel(
            rect, rect.h * 0.28, theme.plate, theme.plate_alpha, stroke=theme.line, stroke_width=u, stroke_alpha=0.5
        )
        canvas.text_middle(x, y, prompt.button, 16, theme.text2, face=Typeface.BOLD, anchor="center")
    if focused:
        draw_focus_frame(canvas, rect)

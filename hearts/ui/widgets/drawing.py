"""Draws controls, on the cloth and on paper, in every state."""

from collections.abc import Iterable

from hearts.ui.canvas import FADED, Canvas
from hearts.ui.geometry import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.theme import FOCUS_GAP, FOCUS_RING, Colour, mix
from hearts.ui.widgets.control import Control, Kind, field_box, slider_track
from hearts.ui.widgets.entry_drawing import draw_entry
from hearts.ui.widgets.interaction import Interaction
from hearts.ui.widgets.placing import ICON_SPACE, SEGMENT_TEXT

CORNER = 0.28  # of a button's height
ON_CLOTH = frozenset({Kind.PLATE, Kind.TOOL})
TOGGLE_SIZE = (50, 28)
TOGGLE_MARGIN = 5  # u between its label and the focus ring
AREA_CORNER = 12  # u
TOOL_TEXT = 15
NOTE_TEXT = 13.5


def draw_controls(canvas: Canvas, controls: Iterable[Control], interaction: Interaction) -> None:
    """Draw all *controls*, then the focus ring above them."""
    focused = None
    for control in controls:
        draw_control(
            canvas,
            control,
            hovered=control.id == interaction.hovered,
            held=control.id == interaction.held,
        )
        if control.id == interaction.focused and interaction.focus_shown:
            focused = control
    if focused is not None:
        draw_control_focus(canvas, focused)


def draw_control(canvas: Canvas, control: Control, *, hovered: bool = False, held: bool = False) -> None:
    """Draw one control without its focus ring; one that is held looks as under the mouse."""
    hovered = hovered or held
    match control.kind:
        case Kind.PRIMARY | Kind.GOLD | Kind.QUIET | Kind.PLATE:
            _draw_button(canvas, control, hovered=hovered)
        case Kind.TOOL:
            _draw_tool(canvas, control, hovered=hovered)
        case Kind.CLOSE:
            _draw_close(canvas, control, hovered=hovered)
        case Kind.SEGMENTS:
            _draw_segments(canvas, control)
        case Kind.TOGGLE:
            _draw_toggle(canvas, control)
        case Kind.SLIDER:
            _draw_slider(canvas, control)
        case Kind.ROW:
            _draw_row(canvas, control, hovered=hovered)
        case Kind.FIELD | Kind.KEY:
            draw_entry(canvas, control, hovered=hovered)
        case Kind.AREA:
            pass


def draw_control_focus(canvas: Canvas, control: Control) -> None:
    """Draw the ring of the control the keyboard is on: two-tone on the cloth, dark on paper."""
    u = canvas.u
    on_cloth = control.kind in ON_CLOTH or control.kind is Kind.GOLD
    if on_cloth:
        _ring(canvas, control, 1.5 * u, 2 * u, FOCUS_GAP)
        _ring(canvas, control, 4.5 * u, 4 * u, FOCUS_RING)
    elif canvas.theme.high_contrast:
        _ring(canvas, control, 3.5 * u, 3 * u, FOCUS_RING)
    else:
        _ring(canvas, control, 4 * u, 2.5 * u, FOCUS_GAP)


def _ring(canvas: Canvas, control: Control, out: float, width: float, colour: Colour) -> None:
    rect, corner = control.rect, CORNER * control.rect.h
    if control.kind in {Kind.TOGGLE, Kind.KEY}:
        rect = rect.inset(-TOGGLE_MARGIN * canvas.u, 0)
    if control.kind is Kind.FIELD:
        rect = field_box(rect)
    if control.kind in {Kind.TOGGLE, Kind.AREA, Kind.KEY, Kind.FIELD}:
        corner = min(corner, AREA_CORNER * canvas.u)
    canvas.panel(rect.inset(-out), corner + out, None, stroke=colour, stroke_width=width)


def _draw_button(canvas: Canvas, control: Control, *, hovered: bool) -> None:
    u, paper, theme, rect = canvas.u, canvas.paper, canvas.theme, control.rect
    corner = CORNER * rect.h
    lit = 0.10 if hovered and control.enabled else 0.0
    alpha = 1.0 if control.enabled else FADED
    match control.kind:
        case Kind.PRIMARY:
            fill, ink = mix(paper.accent, "#FFFFFF", lit), paper.text_on_accent
        case Kind.GOLD:
            fill, ink = mix(paper.gold, "#FFFFFF", 1.6 * lit), paper.text_on_gold
        case Kind.QUIET:
            fill, ink = mix(paper.background, paper.alt, 10 * lit), paper.ink
        case _:
            fill, ink = mix(theme.plate, theme.line, 1.5 * lit), theme.text
    if control.kind in {Kind.PRIMARY, Kind.GOLD} and control.enabled:
        canvas.shadow(rect, corner, down=2, blur=7, alpha=0.28, colour=paper.shadow)
    if control.kind is Kind.QUIET:
        canvas.panel(rect, corner, fill, stroke=paper.control, stroke_width=1.3 * u, stroke_alpha=0.9 * alpha)
    elif control.kind is Kind.PLATE:
        canvas.panel(rect, corner, fill, theme.plate_alpha, stroke=theme.line, stroke_width=u, stroke_alpha=0.5)
    else:
        canvas.panel(rect, corner, fill, alpha)
    _draw_label(canvas, control, control.text_size, ink, alpha)


def _draw_label(canvas: Canvas, control: Control, size: float, ink: Colour, alpha: float) -> None:
    """Draw icon and label together about the middle; the label is cut before it leaves the button."""
    u, rect = canvas.u, control.rect
    x, y = rect.center
    if not control.label:
        canvas.icon(control.icon, x, y, 22, ink, alpha=alpha)
        return
    space = ICON_SPACE * u if control.icon else 0.0
    room = rect.w - space - 12 * u
    wide = min(canvas.text_width(control.label, size, Typeface.BOLD), room) + space
    left = x - wide / 2
    if control.icon:
        canvas.icon(control.icon, left + 10 * u, y, 20, ink, alpha=alpha)
    canvas.text_middle(left + space, y, control.label, size, ink, face=Typeface.BOLD, alpha=alpha, width=room + 1)


def _draw_tool(canvas: Canvas, control: Control, *, hovered: bool) -> None:
    theme, rect = canvas.theme, control.rect
    lit = 0.16 if hovered and control.enabled else 0.0
    fill = mix(theme.plate, theme.line, lit)
    alpha = theme.plate_alpha * 0.82
    canvas.panel(rect, CORNER * rect.h, fill, alpha, stroke=theme.line, stroke_width=canvas.u, stroke_alpha=0.32)
    _draw_label(canvas, control, TOOL_TEXT, theme.text, 1.0 if control.enabled else FADED)


def _draw_close(canvas: Canvas, control: Control, *, hovered: bool) -> None:
    x, y = control.rect.center
    if hovered:
        canvas.panel(control.rect, CORNER * control.rect.h, canvas.paper.alt)
    canvas.icon("close", x, y, 22, canvas.paper.ink if hovered else canvas.paper.ink2)


def _draw_segments(canvas: Canvas, control: Control) -> None:
    u, paper, rect = canvas.u, canvas.paper, control.rect
    canvas.panel(rect, CORNER * rect.h, paper.alt, stroke=paper.control, stroke_width=u, stroke_alpha=0.8)
    for index, part in enumerate(control.parts):
        x, y = part.rect.center
        chosen = index == control.index
        if chosen:
            pill = part.rect.inset(3 * u)
            canvas.shadow(pill, 0.22 * rect.h, down=1, blur=3, alpha=0.25, colour=paper.shadow)
            canvas.panel(pill, 0.22 * rect.h, paper.accent)
        elif index and index != control.index + 1:
            top, bottom = rect.y + 12 * u, rect.bottom - 12 * u
            canvas.panel(Rect(part.rect.x, top, 1, bottom - top), 0, paper.control, 0.55)
        canvas.text_middle(
            x,
            y,
            part.label,
            SEGMENT_TEXT,
            paper.text_on_accent if chosen else paper.ink,
            face=Typeface.BOLD if chosen else Typeface.MEDIUM,
            anchor="center",
            alpha=1.0 if control.enabled else FADED,
            width=part.rect.w - 8 * u,
        )


def _draw_toggle(canvas: Canvas, control: Control) -> None:
    u, paper, rect = canvas.u, canvas.paper, control.rect
    alpha = 1.0 if control.enabled else FADED
    width, height = TOGGLE_SIZE[0] * u, TOGGLE_SIZE[1] * u
    middle = rect.center[1]
    room = rect.w - width - 16 * u
    note = canvas.lines(control.note, NOTE_TEXT, room) if control.note else []
    pitch = 1.4 * canvas.px(NOTE_TEXT)
    y = middle - pitch * len(note) / 2
    canvas.text_middle(rect.x, y, control.label, 16, paper.ink, face=Typeface.BOLD, width=room, alpha=alpha)
    for line in note:
        y += pitch
        canvas.text_middle(rect.x, y, line, NOTE_TEXT, paper.ink2, pips=canvas.sheet_pips)
    switch = Rect(rect.right - width, middle - height / 2, width, height)
    knob = height / 2 - 4 * u
    if control.selected:
        canvas.panel(switch, height / 2, paper.accent, alpha)
        canvas.circle(switch.right - height / 2, middle, knob, paper.text_on_accent)
        canvas.icon("check", switch.x + 15 * u, middle, 14, paper.text_on_accent)
    else:
        edge = {"stroke_width": 1.6 * u, "stroke_alpha": alpha}
        canvas.panel(switch, height / 2, paper.background, stroke=paper.control, **edge)
        canvas.circle(switch.x + height / 2, middle, knob, paper.control, alpha)


def _draw_slider(canvas: Canvas, control: Control) -> None:
    u, paper = canvas.u, canvas.paper
    alpha = 1.0 if control.enabled else FADED
    track = slider_track(control.rect)
    knob = track.x + control.value * track.w
    canvas.panel(Rect(track.x, track.y - 2 * u, track.w, 4 * u), 2 * u, paper.control, 0.6 * alpha)
    canvas.panel(Rect(track.x, track.y - 2 * u, knob - track.x, 4 * u), 2 * u, paper.accent, alpha)
    canvas.circle(knob, track.y, 11 * u, paper.accent, alpha, stroke=paper.background, stroke_width=3 * u)


def _draw_row(canvas: Canvas, control: Control, *, hovered: bool) -> None:
    u, paper, rect = canvas.u, canvas.paper, control.rect
    alpha = 1.0 if control.enabled else FADED
    if control.selected:
        canvas.panel(rect, 12 * u, paper.accent)
    elif hovered and control.enabled:
        canvas.panel(rect, 12 * u, paper.alt)
    ink = paper.text_on_accent if control.selected else paper.ink
    face = Typeface.BOLD if control.selected else Typeface.MEDIUM
    left, middle = rect.x + 16 * u, rect.center[1]
    if control.icon:
        canvas.icon(control.icon, left + 10 * u, middle, 20, ink, alpha=alpha)
        left += ICON_SPACE * u
    room = rect.right - 12 * u - left
    canvas.text_middle(left, middle, control.label, 16, ink, face=face, width=room, alpha=alpha)

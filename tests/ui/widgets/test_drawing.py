from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.theme import THEMES, channels
from hearts.ui.widgets import (
    Control,
    Interaction,
    Kind,
    Sheet,
    draw_control,
    draw_controls,
    draw_sheet,
    segments,
    sheet,
)

RECT = Rect(300, 200, 240, 46)
BUTTONS = [Kind.PRIMARY, Kind.GOLD, Kind.QUIET, Kind.PLATE, Kind.TOOL, Kind.ROW]
CanvasOf = Callable[..., Canvas]
buttons = pytest.mark.parametrize("kind", BUTTONS, ids=lambda kind: kind.value)


def _control(kind: Kind, canvas: Canvas) -> Control:
    if kind is Kind.SEGMENTS:
        return segments(canvas.ruler, "x", RECT, ["Easy", "Hard"], 0)
    return Control("x", kind, RECT, "Last trick", "last", "Whoever takes J♦", value=0.5)


def _picture(canvas: Canvas, control: Control, *, hovered: bool = False) -> bytes:
    canvas.surface.fill(canvas.paper.background)
    draw_control(canvas, control, hovered=hovered)
    return pygame.image.tobytes(canvas.surface, "RGB")


def _changed(canvas: Canvas, paint: Callable[[], None]) -> pygame.Rect:
    canvas.surface.fill("#FF00FF")
    paint()
    mask = pygame.mask.from_threshold(canvas.surface, "#FF00FF", (2, 2, 2, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.AREA], ids=lambda kind: kind.value)
def test_every_control_stays_within_its_place(canvas_of: CanvasOf, theme: str, kind: Kind) -> None:
    canvas = canvas_of(theme=theme)
    box = _changed(canvas, lambda: draw_control(canvas, _control(kind, canvas)))
    margin = 14  # the shadow of a raised button
    assert pygame.Rect(300 - margin, 200 - margin, 240 + 2 * margin, 46 + 2 * margin).contains(box)
    assert box.w > 12


def test_an_area_is_left_to_its_screen(canvas: Canvas) -> None:
    assert _changed(canvas, lambda: draw_control(canvas, _control(Kind.AREA, canvas))).w == 0


@buttons
def test_the_mouse_over_a_button_can_be_seen(canvas: Canvas, kind: Kind) -> None:
    control = _control(kind, canvas)
    assert _picture(canvas, control) != _picture(canvas, control, hovered=True)


@buttons
def test_a_disabled_button_looks_different_and_ignores_the_mouse(canvas: Canvas, kind: Kind) -> None:
    control = _control(kind, canvas)
    disabled = replace(control, enabled=False)
    assert _picture(canvas, control) != _picture(canvas, disabled)
    assert _picture(canvas, disabled) == _picture(canvas, disabled, hovered=True)


@pytest.mark.parametrize("kind", [Kind.TOGGLE, Kind.SLIDER, Kind.SEGMENTS], ids=lambda kind: kind.value)
def test_other_controls_show_too_that_they_are_disabled(canvas: Canvas, kind: Kind) -> None:
    control = _control(kind, canvas)
    assert _picture(canvas, control) != _picture(canvas, replace(control, enabled=False))


@pytest.mark.parametrize("kind", [Kind.TOGGLE, Kind.ROW], ids=lambda kind: kind.value)
def test_what_is_selected_looks_different(canvas: Canvas, kind: Kind) -> None:
    control = _control(kind, canvas)
    assert _picture(canvas, control) != _picture(canvas, replace(control, selected=True))


def test_a_slider_shows_its_value(canvas: Canvas) -> None:
    control = _control(Kind.SLIDER, canvas)
    assert _picture(canvas, control) != _picture(canvas, replace(control, value=0.6))


def test_the_chosen_segment_is_marked(canvas: Canvas) -> None:
    control = _control(Kind.SEGMENTS, canvas)
    assert _picture(canvas, control) != _picture(canvas, replace(control, index=1))


def test_a_long_label_never_leaves_its_button(canvas: Canvas) -> None:
    narrow = Control("x", Kind.TOOL, Rect(300, 200, 90, 46), "A label far longer than its button", "last")
    assert _changed(canvas, lambda: draw_control(canvas, narrow)).w <= 94


def test_the_focus_ring_is_drawn_only_where_it_is_shown(canvas: Canvas) -> None:
    controls = [_control(Kind.PLATE, canvas)]
    plain = _changed(canvas, lambda: draw_controls(canvas, controls, Interaction(44, focused="x")))
    ringed = _changed(canvas, lambda: draw_controls(canvas, controls, Interaction(44, "x", focus_shown=True)))
    assert ringed.w >= plain.w + 10


def test_a_sheet_darkens_the_table_and_lies_where_it_says(canvas: Canvas) -> None:
    canvas.surface.fill("#808080")
    frame = sheet(canvas.layout, 1000, 664)
    draw_sheet(canvas, frame, "Settings", "A change starts a new game")
    assert canvas.surface.get_at((5, 5)).r < 80
    assert canvas.surface.get_at((640, 600))[:3] == channels(canvas.paper.background)
    assert frame.rect == Rect(140, 68, 1000, 664)


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (700, 900), (1280, 800), (2560, 1600)])
def test_a_sheets_content_lies_between_heading_and_foot(canvas_of: CanvasOf, size: tuple[int, int]) -> None:
    canvas = canvas_of(*size)
    frame: Sheet = sheet(canvas.layout, 820, 640)
    assert frame.rect.x < frame.left < frame.right < frame.rect.right
    assert frame.rect.y < frame.body.y < frame.body.bottom <= frame.footer_top < frame.footer_bottom
    assert frame.footer_bottom < frame.rect.bottom


def test_high_contrast_sheets_have_a_white_edge(canvas_of: CanvasOf) -> None:
    canvas = canvas_of(theme="contrast")
    draw_sheet(canvas, sheet(canvas.layout, 500, 236), "Start a new game?")
    frame = sheet(canvas.layout, 500, 236).rect
    edge = [canvas.surface.get_at((round(frame.x) + dx, 400)).r for dx in (0, 1)]
    assert max(edge) > 120

from collections.abc import Callable

import pygame
import pytest

from hearts.core.cards import Suit
from hearts.core.seats import Seat
from hearts.ui.canvas import Anchor, Canvas, pixels
from hearts.ui.layout import Rect

CLEAR = "#FF00FF"


def _box(canvas: Canvas, paint: Callable[[], object]) -> pygame.Rect:
    canvas.surface.fill(CLEAR)
    paint()
    mask = pygame.mask.from_threshold(canvas.surface, CLEAR, (8, 8, 8, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


@pytest.mark.parametrize(("anchor", "left"), [("left", 400), ("center", 350), ("right", 300)])
def test_text_stands_by_its_anchor(canvas: Canvas, anchor: Anchor, left: int) -> None:
    width = canvas.text_width("Hearts", 30)
    box = _box(canvas, lambda: canvas.text(400, 200, "Hearts", 30, "#000000", anchor=anchor))
    expected = {"left": 400.0, "center": 400 - width / 2, "right": 400 - width}[anchor]
    assert box.left == pytest.approx(expected, abs=4)
    assert left <= 400


def test_text_stands_on_its_baseline(canvas: Canvas) -> None:
    box = _box(canvas, lambda: canvas.text(400, 200, "HEH", 40, "#000000"))
    assert box.bottom == pytest.approx(200, abs=1)


def test_text_about_a_middle_has_its_capitals_there(canvas: Canvas) -> None:
    box = _box(canvas, lambda: canvas.text_middle(400, 200, "HEH", 40, "#000000"))
    assert box.centery == pytest.approx(200, abs=2)


def test_text_ends_in_an_ellipsis_before_its_width(canvas: Canvas) -> None:
    box = _box(canvas, lambda: canvas.text(400, 200, "A name that never ends", 30, "#000000", width=100))
    assert box.right <= 501


def test_faded_text_fades_once_only(canvas: Canvas) -> None:
    def darkest() -> int:
        return min(canvas.surface.get_at((x, y)).r for x in range(400, 440) for y in range(170, 200))

    _box(canvas, lambda: canvas.text(400, 200, "HHH", 30, "#000000", alpha=0.4))
    assert darkest() > 120
    _box(canvas, lambda: canvas.text(400, 200, "HHH", 30, "#000000"))
    assert darkest() < 10


def test_a_paragraph_stays_in_its_box_and_says_its_height(canvas: Canvas) -> None:
    text = "Hard opponents count suits and remember who is void. " * 3
    height = canvas.paragraph_height(text, 16, 240)
    box = _box(canvas, lambda: canvas.paragraph(100, 100, text, 16, "#000000", width=240))
    assert box.w <= 241
    assert box.top >= 100
    assert box.bottom <= 100 + height
    assert height > 5 * 16


def test_pictures_are_drawn_about_their_centre(canvas: Canvas) -> None:
    for paint in (
        lambda: canvas.icon("new", 300, 200, 40, "#000000"),
        lambda: canvas.pip(Suit.DIAMONDS, 300, 200, 40, "#000000"),
        lambda: canvas.avatar(Seat.WEST, 300, 200, 44),
        lambda: canvas.circle(300, 200, 20, "#000000"),
        lambda: canvas.slot(300, 200, 100, -1.5),
    ):
        box = _box(canvas, paint)
        assert box.center == pytest.approx((300, 200), abs=2)


def test_lines_reach_from_end_to_end(canvas: Canvas) -> None:
    box = _box(canvas, lambda: canvas.line((100, 300), (200, 250), "#000000", 4))
    assert (box.left, box.right, box.top, box.bottom) == pytest.approx((98, 202, 248, 302), abs=2)
    box = _box(canvas, lambda: canvas.polyline([(100, 300), (150, 200), (200, 250)], "#000000", 2))
    assert (box.left, box.right, box.top, box.bottom) == pytest.approx((99, 201, 199, 301), abs=2)


def test_an_arrow_starts_and_ends_where_it_should_and_bends(canvas: Canvas) -> None:
    straight = _box(canvas, lambda: canvas.arrow((460, 300), (148, 300), 0, "#000000", 4))
    bent = _box(canvas, lambda: canvas.arrow((460, 300), (148, 300), 40, "#000000", 4))
    assert (straight.left, straight.right) == pytest.approx((146, 462), abs=2)
    assert bent.top < straight.top - 5


def test_nothing_is_drawn_outside_a_clip_and_the_clip_ends(canvas: Canvas) -> None:
    def paint() -> None:
        with canvas.clipped(Rect(100, 100, 50, 50)):
            canvas.panel(Rect(0, 0, 400, 400), 0, "#000000")

    assert _box(canvas, paint) == pygame.Rect(100, 100, 50, 50)
    assert canvas.surface.get_clip() == canvas.surface.get_rect()


def test_a_turning_seats_plate_has_the_accent_as_border(canvas: Canvas) -> None:
    rect = Rect(100, 100, 230, 44)
    canvas.surface.fill("#000000")
    canvas.plate(rect)
    plain = canvas.surface.get_at((200, 100))
    canvas.surface.fill("#000000")
    canvas.plate(rect, ring=1.0)
    assert canvas.surface.get_at((200, 100)).r > plain.r + 80


def test_neighbouring_rects_stay_neighbours_on_pixels() -> None:
    left, right = pixels(Rect(0.4, 0, 10.3, 5)), pixels(Rect(10.7, 0, 9.9, 5))
    assert left.right == right.left

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
import pytest

from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.ui.assets import Assets
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Desk, Pop, Quit
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, footer_buttons, segments
from tests.ui.screens.at_desk import click, control, desk_of, drawn, focused, key, names, press, walk_to

ROWS = 30


@dataclass
class Long:
    """A sheet with thirty buttons, a row of segments above them and one button at its foot."""

    title: str = "Long"
    subtitle: str = ""
    size: tuple[float, float] = (600, 500)
    has_close: bool = True
    first_focus: str = "done"
    page: int = 0
    pressed: list[Pressed] = field(default_factory=list)

    def height(self, desk: Desk, frame: Sheet) -> float:  # noqa: ARG002
        return ROWS * 60 * frame.u

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> Sequence[Control]:  # noqa: ARG002
        rects = (Rect(body.x, body.y + 60 * frame.u * row, body.w, 44 * frame.u) for row in range(ROWS))
        return [Control(f"row {row}", Kind.QUIET, rect, f"Row {row}") for row, rect in enumerate(rects)]

    def footer_controls(self, desk: Desk, frame: Sheet) -> Sequence[Control]:
        done = footer_buttons(desk.ruler, [ButtonSpec("done", "Done")], frame.right, frame.footer_bottom, 200)
        tabs = Rect(frame.left + 150, frame.rect.y + 20, 200, 44)
        return [*done, segments(desk.ruler, "tabs", tabs, ["A", "B"], self.page)]

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:
        """Show nothing beside the controls."""

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Show nothing beside the controls."""

    def press(self, pressed: Pressed) -> Change | None:
        self.pressed.append(pressed)
        if pressed.id == "tabs":
            self.page = pressed.index
        return Quit() if pressed.id == "done" else None

    def close(self) -> Change | None:
        return Pop()

    def update(self, dt: float) -> Change | None:
        """Let time pass."""


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return desk_of(assets)


@pytest.fixture
def content() -> Long:
    return Long()


@pytest.fixture
def sheet(desk: Desk, content: Long) -> SheetScreen:
    return SheetScreen(desk, content, keys={pygame.K_F5: "done"}, page=lambda: content.page)


def _top(sheet: SheetScreen) -> float:
    """Return how far the first row has been scrolled up."""
    return sheet.frame.body.y - control(sheet, "row 0").rect.y


def _wheel(sheet: SheetScreen, notches: int) -> None:
    sheet.handle(pygame.Event(pygame.MOUSEWHEEL, y=notches))


def _mouse(sheet: SheetScreen, kind: int, at: tuple[float, float]) -> Change | None:
    return sheet.handle(pygame.Event(kind, pos=(round(at[0]), round(at[1])), button=1, rel=(0, 0), buttons=(1, 0, 0)))


def test_the_wheel_scrolls_and_stops_at_both_ends(sheet: SheetScreen) -> None:
    _wheel(sheet, 1)
    assert _top(sheet) == 0
    _wheel(sheet, -1)
    assert _top(sheet) == 60
    _wheel(sheet, -999)
    assert control(sheet, "row 29").rect.bottom <= sheet.frame.body.bottom


def test_home_end_and_page_keys_scroll(sheet: SheetScreen) -> None:
    key(sheet, pygame.K_PAGEDOWN)
    page = _top(sheet)
    assert 0 < page < sheet.frame.body.h
    key(sheet, pygame.K_END)
    end = _top(sheet)
    assert end > page
    key(sheet, pygame.K_PAGEUP)
    assert _top(sheet) == pytest.approx(end - page)
    key(sheet, pygame.K_HOME)
    assert _top(sheet) == 0


def test_the_focus_brings_its_control_into_view(sheet: SheetScreen) -> None:
    view = sheet.frame.body
    walk_to(sheet, "row 20")
    assert view.y <= control(sheet, "row 20").rect.y
    assert control(sheet, "row 20").rect.bottom <= view.bottom
    for _ in range(20):
        key(sheet, pygame.K_UP)
    assert focused(sheet) == "row 0"
    assert view.y <= control(sheet, "row 0").rect.y + 1


def test_what_is_scrolled_out_of_sight_cannot_be_clicked(sheet: SheetScreen, content: Long) -> None:
    view = sheet.frame.body
    hidden = next(one for one in sheet.controls if one.rect.y > view.bottom + 5 and one.id.startswith("row"))
    click(sheet, hidden.rect.center)
    assert content.pressed == []


def test_a_finger_that_drags_scrolls_and_presses_nothing(sheet: SheetScreen, content: Long) -> None:
    x, y = control(sheet, "row 4").rect.center
    _mouse(sheet, pygame.MOUSEBUTTONDOWN, (x, y))
    for step in range(1, 6):
        _mouse(sheet, pygame.MOUSEMOTION, (x, y - 20 * step))
    _mouse(sheet, pygame.MOUSEBUTTONUP, (x, y - 100))
    assert _top(sheet) == pytest.approx(100, abs=1)
    assert content.pressed == []


def test_a_finger_that_trembles_still_presses(sheet: SheetScreen, content: Long) -> None:
    x, y = control(sheet, "row 2").rect.center
    _mouse(sheet, pygame.MOUSEBUTTONDOWN, (x, y))
    _mouse(sheet, pygame.MOUSEMOTION, (x + 3, y + 5))
    _mouse(sheet, pygame.MOUSEBUTTONUP, (x + 3, y + 5))
    assert [pressed.id for pressed in content.pressed] == ["row 2"]


def test_another_page_starts_at_its_top(sheet: SheetScreen) -> None:
    key(sheet, pygame.K_END)
    press(sheet, "tabs", 1)
    assert _top(sheet) == 0


def test_the_tab_key_reads_from_top_to_bottom(sheet: SheetScreen) -> None:
    assert names(sheet) == ["tabs", *(f"row {row}" for row in range(ROWS)), "done", "close"]


def test_left_and_right_choose_inside_segments_and_move_elsewhere(sheet: SheetScreen, content: Long) -> None:
    walk_to(sheet, "tabs")
    key(sheet, pygame.K_RIGHT)
    assert (focused(sheet), content.page) == ("tabs", 1)
    walk_to(sheet, "done")
    key(sheet, pygame.K_RIGHT)
    assert focused(sheet) == "close"


def test_a_key_of_its_own_presses_a_control_wherever_the_focus_is(sheet: SheetScreen) -> None:
    walk_to(sheet, "row 3")
    assert key(sheet, pygame.K_F5) == Quit()
    assert focused(sheet) == "row 3"


def test_esc_the_cross_and_a_click_outside_close(sheet: SheetScreen) -> None:
    assert key(sheet, pygame.K_ESCAPE) == Pop()
    assert press(sheet, "close") == Pop()
    assert click(sheet, (2, 2)) == Pop()


def test_without_a_cross_a_click_outside_does_nothing_and_esc_asks_the_content(
    sheet: SheetScreen, content: Long
) -> None:
    content.has_close = False
    assert "close" not in names(sheet)
    assert click(sheet, (2, 2)) is None
    assert key(sheet, pygame.K_ESCAPE) == Pop()


def test_drawing_changes_no_focus(sheet: SheetScreen, desk: Desk) -> None:
    key(sheet, pygame.K_TAB)
    with_ring = pygame.image.tobytes(drawn(sheet), "RGB")
    desk.keyboard = False
    assert pygame.image.tobytes(drawn(sheet), "RGB") != with_ring
    desk.keyboard = True
    assert pygame.image.tobytes(drawn(sheet), "RGB") == with_ring


def test_it_opens_over_a_while_and_is_then_at_rest(sheet: SheetScreen, desk: Desk) -> None:
    surface = pygame.Surface(desk.size).convert()
    sheet.update(0.01)
    sheet.draw(surface)
    sheet.drawn()
    sheet.update(0.01)
    assert sheet.is_dirty
    sheet.update(5)
    sheet.drawn()
    sheet.update(0.1)
    assert not sheet.is_dirty


def test_a_smaller_body_takes_the_scroll_back(sheet: SheetScreen, content: Long) -> None:
    key(sheet, pygame.K_END)
    before = _top(sheet)
    content.size = (600, 700)
    sheet.resize()
    assert _top(sheet) < before
    assert control(sheet, "row 29").rect.bottom >= sheet.frame.body.bottom - 17


def test_a_mouse_that_reaches_nothing_new_asks_for_no_drawing(sheet: SheetScreen) -> None:
    drawn(sheet)
    sheet.drawn()
    x, y = control(sheet, "row 2").rect.center
    dirty = []
    for at in ((5, 5), (6, 5), (x, y), (x + 1, y), (5, 5)):
        _mouse(sheet, pygame.MOUSEMOTION, at)
        dirty.append(sheet.is_dirty)
        sheet.drawn()
    assert dirty == [False, False, True, False, True]


def _picture(sheet: SheetScreen) -> bytes:
    surface = pygame.Surface(sheet.desk.size).convert()
    surface.fill("#205040")
    sheet.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("frame", [1 / 240, 1 / 60, 1 / 25, 0.05])
def test_a_closed_sheet_fades_and_sinks_until_nothing_is_left(sheet: SheetScreen, frame: float) -> None:
    sheet.update(10)
    whole, passed = _picture(sheet), 0.0
    assert sheet.depart(0.0)
    assert _picture(sheet) == whole
    while sheet.depart(frame):
        passed += frame
        assert _picture(sheet) != whole
    assert passed < sheet.desk.timing.sheet_close
    cloth = pygame.Surface(sheet.desk.size).convert()
    cloth.fill("#205040")
    assert _picture(sheet) == pygame.image.tobytes(cloth, "RGB")


@pytest.mark.parametrize("settings", [Settings(speed=Speed.INSTANT), Settings(reduced_motion=True)])
def test_at_instant_and_with_reduced_motion_a_sheet_is_there_and_gone_at_once(
    assets: Assets, settings: Settings
) -> None:
    sheet = SheetScreen(desk_of(assets, settings=settings), Long())
    first = _picture(sheet)
    sheet.update(10)
    assert _picture(sheet) == first
    assert not sheet.depart(0.0)

import pygame
import pytest

from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.text import seat_names
from hearts.ui.assets import Assets
from hearts.ui.canvas import pixels
from hearts.ui.confetti import drift
from hearts.ui.geometry import Rect
from hearts.ui.screen import Desk, Pop
from hearts.ui.screens.confetti_painter import ConfettiPainter, zones
from hearts.ui.screens.game_over import game_over
from hearts.ui.screens.sheet_screen import SheetScreen
from tests.ui.score_games import over, record_of
from tests.ui.screens.at_desk import desk_of

WON = over(Rules(), (38, 68, 104, 76))
LOST = over(Rules(), (68, 38, 104, 76), winners=(Seat.WEST,))
SHEET = Rect(200, 126, 880, 548)
SPEEDS = {Speed.NORMAL: 2.6, Speed.FAST: 1.4}


def end_of(desk: Desk, *, is_won: bool = True) -> SheetScreen:
    game = WON if is_won else LOST
    return game_over(desk, record_of(game), game, seat_names(), "", new_game=Pop)


def picture(sheet: SheetScreen) -> bytes:
    surface = pygame.Surface(sheet.desk.size).convert()
    surface.fill("#1D4C3E")
    sheet.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def waited(sheet: SheetScreen, seconds: float, frame: float = 0.1) -> SheetScreen:
    for _ in range(round(seconds / frame)):
        sheet.update(frame)
    return sheet


def still_of(desk: Desk) -> bytes:
    return picture(end_of(desk_of(desk.assets, desk.size, Settings(speed=Speed.INSTANT))))


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return desk_of(assets)


def test_after_a_win_hearts_and_stars_drift(desk: Desk) -> None:
    sheet = waited(end_of(desk), 1.0)
    first = picture(sheet)
    sheet.drawn()
    sheet.update(0.1)
    assert sheet.is_dirty
    assert first not in (picture(sheet), still_of(desk))


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("frame", [1 / 100, 1 / 30, 0.4])
def test_in_the_end_the_picture_is_the_still_one_whatever_the_frame_rate(
    assets: Assets, speed: Speed, frame: float
) -> None:
    desk = desk_of(assets, settings=Settings(speed=speed))
    sheet = end_of(desk)
    waited(sheet, SPEEDS[speed] - 2 * frame, frame)
    if frame < 0.1:
        assert sheet.is_dirty
    waited(sheet, 4 * frame + 0.1, frame)
    assert picture(sheet) == still_of(desk)
    sheet.drawn()
    sheet.update(frame)
    assert not sheet.is_dirty


@pytest.mark.parametrize(
    ("settings", "is_won"),
    [
        (Settings(), False),
        (Settings(speed=Speed.INSTANT), True),
        (Settings(reduced_motion=True), True),
        (Settings(speed=Speed.FAST, reduced_motion=True), True),
    ],
)
def test_none_when_lost_at_instant_or_with_reduced_motion(assets: Assets, settings: Settings, *, is_won: bool) -> None:
    desk = desk_of(assets, settings=settings)
    sheet = waited(end_of(desk, is_won=is_won), 0.5)
    first = picture(sheet)
    sheet.drawn()
    sheet.update(0.3)
    assert not sheet.is_dirty
    assert picture(sheet) == first
    assert picture(sheet) == picture(waited(sheet, 10))


def test_nothing_is_ever_drawn_on_the_sheet(desk: Desk) -> None:
    surface = pygame.Surface(desk.size).convert()
    painter, falling = ConfettiPainter(), drift(2.6)
    for tenth in range(1, 26):
        painter.draw(desk.canvas(surface), falling, tenth / 10, SHEET)
    assert pygame.mask.from_threshold(surface.subsurface(pixels(SHEET)), "black", (1, 1, 1)).count() == 880 * 548
    assert pygame.mask.from_threshold(surface, "black", (1, 1, 1)).count() < 1280 * 800


def test_the_zones_are_all_the_window_but_the_sheet() -> None:
    found = zones(1280, 800, SHEET)
    assert sum(zone.w * zone.h for zone in found) == 1280 * 800 - 880 * 548
    assert not [zone for zone in found if zone.overlaps(SHEET)]


def test_a_sheet_as_large_as_the_window_leaves_no_room_and_no_harm(desk: Desk) -> None:
    surface = pygame.Surface(desk.size).convert()
    ConfettiPainter().draw(desk.canvas(surface), drift(2.6), 1.0, Rect(0, 0, 1280, 800))
    assert pygame.mask.from_threshold(surface, "black", (1, 1, 1)).count() == 1280 * 800

"""What is pressed on a sheet is heard, and a slider where it is left rather than all the way."""

import pygame
import pytest

from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.audio import Silence
from hearts.ui.screens.settings import settings_sheet
from hearts.ui.screens.settings_pages import Page
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.sounds import Sound
from tests.ui.screens.at_desk import control, desk_of, key, press, walk_to


class Notes(Silence):
    def __init__(self) -> None:
        self.heard: list[Sound] = []

    def play(self, sound: Sound, *, delay: float = 0.0, pan: float = 0.0) -> None:
        assert (delay, pan) == (0.0, 0.0)
        self.heard.append(sound)


@pytest.fixture
def notes() -> Notes:
    return Notes()


@pytest.fixture
def sheet(assets: Assets, notes: Notes) -> SheetScreen:
    desk = desk_of(assets)
    desk.audio = notes

    def apply(settings: Settings) -> None:
        desk.settings = settings

    def new_game(_settings: Settings) -> None:
        raise AssertionError("nobody asked for a new game")

    found = settings_sheet(desk, desk.settings, None, apply=apply, new_game=new_game)  # type: ignore[arg-type]
    press(found, "page", list(Page).index(Page.PLAY))
    notes.heard.clear()
    return found


@pytest.mark.parametrize("name", ["one_tap", "muted", "done", "close"])
def test_a_click_is_heard(sheet: SheetScreen, notes: Notes, name: str) -> None:
    press(sheet, name)
    assert notes.heard == [Sound.BUTTON]


def test_a_key_that_presses_is_heard_and_one_that_moves_the_focus_is_not(sheet: SheetScreen, notes: Notes) -> None:
    walk_to(sheet, "one_tap")
    assert notes.heard == []
    key(sheet, pygame.K_SPACE)
    assert notes.heard == [Sound.BUTTON]


def test_a_slider_is_heard_where_it_is_taken_and_where_it_is_left(sheet: SheetScreen, notes: Notes) -> None:
    x, y = (round(place) for place in control(sheet, "volume").rect.center)
    sheet.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    for step in range(40):
        sheet.handle(pygame.Event(pygame.MOUSEMOTION, pos=(x + step, y), rel=(1, 0), buttons=(1, 0, 0)))
    assert notes.heard == [Sound.BUTTON]
    sheet.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(x + 40, y), button=1))
    assert notes.heard == [Sound.BUTTON, Sound.BUTTON]


def test_a_click_beside_every_control_is_silent(sheet: SheetScreen, notes: Notes) -> None:
    frame = sheet.frame.rect
    press_at = round(frame.x + 8), round(frame.bottom - 8)
    sheet.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=press_at, button=1))
    sheet.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=press_at, button=1))
    assert notes.heard == []

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hearts.resources import assets_folder
from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.motion import RESIZE_QUIET
from hearts.ui.screen import Desk
from tests.ui.sitting import at_persons_turn
from tests.ui.table_window import TableWindow, open_window


class Window(TableWindow):
    """One of whose pixels is looked at."""

    def pixel(self) -> tuple[int, int, int]:
        surface = self.window.get_surface()
        red, green, blue, _ = surface.get_at((surface.get_width() // 2, 4))
        return red, green, blue


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Window]:
    with open_window() as window:
        yield Window(at_persons_turn(tmp_path), window)


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def test_the_first_turn_draws_the_table(shown: Window) -> None:
    shown.turn()
    assert shown.pixel() != (0, 0, 0)
    assert not shown.stack.is_dirty


def test_a_size_is_followed_once_it_is_quiet(shown: Window) -> None:
    shown.turn()
    shown.window.size = (900, 700)
    shown.turn()
    assert shown.sitting.desk.size == (1280, 800)
    shown.turn(dt=RESIZE_QUIET)
    assert shown.sitting.desk.size == (900, 700)
    assert shown.pixel() != (0, 0, 0)


def test_a_window_squeezed_to_nothing_keeps_its_layout(shown: Window) -> None:
    shown.turn()
    shown.window.size = (1, 1)
    for _ in range(20):
        shown.turn()
    assert shown.sitting.desk.size == (1280, 800)
    shown.window.size = (1280, 800)
    for _ in range(20):
        shown.turn()
    assert shown.pixel() != (0, 0, 0)


def test_the_picture_comes_back_after_it_was_covered(shown: Window) -> None:
    shown.turn()
    shown.window.get_surface().fill("black")
    shown.turn(pygame.Event(pygame.WINDOWEXPOSED))
    assert shown.pixel() != (0, 0, 0)


def test_a_minimised_window_draws_nothing_until_it_is_back(shown: Window) -> None:
    shown.turn()
    shown.turn(pygame.Event(pygame.WINDOWMINIMIZED))
    shown.window.get_surface().fill("black")
    shown.turn(key(pygame.K_HOME))
    assert shown.pixel() == (0, 0, 0)
    shown.turn(pygame.Event(pygame.WINDOWRESTORED))
    assert shown.pixel() != (0, 0, 0)


@pytest.mark.parametrize(
    "event", [pygame.Event(pygame.QUIT), pygame.Event(pygame.WINDOWCLOSE), key(pygame.K_q, pygame.KMOD_LCTRL)]
)
def test_leaving(shown: Window, event: pygame.Event) -> None:
    shown.turn(event)
    assert shown.stack.has_quit


def test_f11_fills_the_screen_and_goes_back(shown: Window) -> None:
    shown.turn(key(pygame.K_F11))
    assert shown.loop.state.is_full
    shown.turn(key(pygame.K_F11))
    assert not shown.loop.state.is_full
    assert shown.loop.state.frame.size == (1280, 800)


def test_the_last_device_used_is_known(shown: Window) -> None:
    shown.turn(key(pygame.K_RIGHT))
    assert shown.sitting.desk.keyboard
    assert [held for held in shown.sitting.hand if held.is_focused]
    shown.turn(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    assert shown.sitting.desk.keyboard
    shown.turn(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(2, 0), buttons=(0, 0, 0)))
    assert not shown.sitting.desk.keyboard
    assert not [held for held in shown.sitting.hand if held.is_focused]


def test_a_window_that_moves_under_a_mouse_at_rest_is_no_use_of_the_mouse(shown: Window) -> None:
    shown.window.position = (100, 120)
    shown.turn(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    shown.turn(key(pygame.K_RIGHT))
    shown.window.position = (0, 0)
    shown.turn(pygame.Event(pygame.MOUSEMOTION, pos=(105, 125), rel=(100, 120), buttons=(0, 0, 0)))
    assert shown.sitting.desk.keyboard
    shown.turn(pygame.Event(pygame.MOUSEMOTION, pos=(205, 245), rel=(100, 120), buttons=(0, 0, 0)))
    assert not shown.sitting.desk.keyboard


def test_a_new_theme_is_laid_out_at_once(shown: Window) -> None:
    shown.turn()
    before = shown.pixel()
    shown.sitting.change(theme="linen")
    shown.turn()
    assert shown.sitting.desk.theme.key == "linen"
    assert shown.pixel() != before


def test_places_in_a_stretched_picture_mean_nothing(shown: Window) -> None:
    shown.turn()
    shown.window.size = (900, 700)
    shown.turn()
    card = shown.sitting.legal()[0]
    at = shown.sitting.point_on(card)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        shown.turn(pygame.Event(kind, button=1, pos=at))
    assert shown.sitting.table.state.lifted is None


def test_the_desk_follows_a_size_once(screen: pygame.Surface) -> None:
    desk = Desk(Assets(assets_folder()), screen.get_size(), Settings())
    assert not desk.fit((1280, 800))
    assert desk.fit((1281, 800))


def test_whether_the_person_looks_here_follows_the_focus(shown: Window) -> None:
    desk = shown.sitting.desk
    shown.turn()
    assert desk.has_focus
    shown.turn(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not desk.has_focus
    shown.turn(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(2, 0), buttons=(0, 0, 0)))
    assert not desk.has_focus
    shown.turn(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert desk.has_focus


@pytest.mark.parametrize("event", [key(pygame.K_RIGHT), pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(600, 300))])
def test_whoever_presses_something_looks_here_whatever_the_focus_says(shown: Window, event: pygame.Event) -> None:
    shown.turn(pygame.Event(pygame.WINDOWFOCUSLOST))
    shown.turn(event)
    assert shown.sitting.desk.has_focus

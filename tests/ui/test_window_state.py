from collections.abc import Iterator

import pygame
import pytest

from hearts.ui import window_state
from hearts.ui.window_frame import Frame
from hearts.ui.window_state import SETTLED, WindowState

FRAME = 1 / 60
MINIMISED, MAXIMISED, RESTORED = (
    pygame.Event(kind) for kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
)


class Window(pygame.Window):
    """A window of the dummy screen that notes what is asked of it."""

    def __init__(self) -> None:
        super().__init__("Hearts", (900, 700), (40, 50), resizable=True)
        self.asked: list[str] = []

    def set_fullscreen(self, desktop: bool = False) -> None:  # noqa: FBT001, FBT002  pygame's own
        assert desktop
        self.asked.append("full")

    def set_windowed(self) -> None:
        self.asked.append("windowed")

    def maximize(self) -> None:
        self.asked.append("maximised")


class Manager:
    """A window manager that does at once what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[bool] = []
        self.is_full = False
        self.fills: Window | None = None

    def ask(self, _: Window, *, is_full: bool) -> bool:
        self.asked.append(is_full)
        self.is_full = is_full
        if self.fills is not None and is_full:
            self.fills.size = (1600, 1000)
        return True


@pytest.fixture
def manager(monkeypatch: pytest.MonkeyPatch) -> Manager:
    manager = Manager()
    monkeypatch.setattr(window_state, "ask_for_full_screen", manager.ask)
    monkeypatch.setattr(window_state, "fills_screen", lambda _: manager.is_full)
    return manager


@pytest.fixture
def window() -> Iterator[Window]:
    pygame.display.init()
    window = Window()
    yield window
    window.destroy()
    pygame.quit()


def pass_time(state: WindowState, seconds: float) -> None:
    for _ in range(round(seconds / FRAME) + 2):
        state.update(FRAME)


def test_a_frame_counts_once_it_has_stood_for_a_while(window: Window) -> None:
    state = WindowState(window)
    assert state.frame == Frame((900, 700))
    window.size, window.position = (1000, 640), (60, 70)
    state.update(FRAME)
    assert state.frame == Frame((900, 700))
    pass_time(state, SETTLED)
    assert state.frame == Frame((1000, 640), (60, 70))


def test_what_it_has_on_the_way_to_another_state_is_no_frame_of_its_own(window: Window) -> None:
    state = WindowState(window, Frame((900, 700), (40, 50)))
    window.size = (1600, 980)
    state.update(FRAME)
    state.note(MAXIMISED)
    pass_time(state, SETTLED)
    state.settle()
    assert state.is_maximised
    assert state.frame == Frame((900, 700), (40, 50))


def test_the_last_frame_counts_however_new_it_is(window: Window) -> None:
    state = WindowState(window)
    window.size = (800, 640)
    state.settle()
    assert state.frame.size == (800, 640)


def test_minimised_and_shown_again(window: Window) -> None:
    state = WindowState(window)
    state.note(MINIMISED)
    assert state.is_hidden
    state.note(RESTORED)
    assert not state.is_hidden
    assert not state.is_maximised


@pytest.mark.parametrize("was_maximised", [False, True])
def test_from_the_full_screen_it_goes_back_to_what_it_was(window: Window, *, was_maximised: bool) -> None:
    state = WindowState(window)
    state.is_maximised = was_maximised
    state.set_full_screen(is_full=True)
    state.note(RESTORED)  # some window managers say so on the way
    assert state.is_full
    assert state.is_maximised is was_maximised
    state.set_full_screen(is_full=False)
    assert not state.is_full
    assert state.is_maximised is was_maximised
    assert window.asked == ["full", "windowed", *(["maximised"] if was_maximised else [])]


def test_a_window_manager_leads_back_by_itself(window: Window, manager: Manager) -> None:
    state = WindowState(window, Frame((800, 640), (300, 200)))
    state.is_maximised = True
    for is_full in (True, False, True):
        state.set_full_screen(is_full=is_full)
        state.settle()
    assert manager.asked == [True, False, True]
    assert window.asked == []
    assert state.is_full
    assert state.is_maximised
    assert state.frame == Frame((800, 640), (300, 200))


def test_a_screen_filled_by_the_window_managers_own_key_is_noticed(window: Window, manager: Manager) -> None:
    state = WindowState(window, Frame((800, 640), (300, 200)))
    manager.is_full = True
    window.size = (1600, 1000)
    pass_time(state, SETTLED)
    assert state.is_full
    assert state.frame == Frame((800, 640), (300, 200))
    manager.is_full = False
    window.size = (820, 660)
    pass_time(state, SETTLED)
    assert not state.is_full
    assert state.frame.size == (820, 660)


def test_as_long_as_it_fills_the_screen_still_that_is_no_frame(window: Window, manager: Manager) -> None:
    state = WindowState(window, Frame((800, 640), (300, 200)))
    state.set_full_screen(is_full=True)
    window.size, window.position = (1600, 1000), (0, 0)
    pass_time(state, SETTLED)
    state.set_full_screen(is_full=False)
    assert not manager.is_full
    pass_time(state, SETTLED)
    assert state.frame == Frame((800, 640), (300, 200))
    window.size, window.position = (800, 640), (310, 220)
    pass_time(state, SETTLED)
    assert state.frame == Frame((800, 640), (310, 220))


def test_a_window_that_opens_full_has_the_size_of_the_screen_as_soon_as_there_is_one(
    window: Window, manager: Manager
) -> None:
    manager.fills = window
    state = WindowState(window)
    state.begin_full()
    assert state.is_full
    assert manager.asked == [True]
    assert window.size == (1600, 1000)


def test_a_window_that_sdl_opened_full_is_not_asked_for_more(window: Window) -> None:
    state = WindowState(window)
    state.begin_full()
    assert state.is_full
    assert window.asked == []

from collections.abc import Iterator

import pygame
import pytest

from hearts.ui import window_state
from hearts.ui.window_frame import Frame
from hearts.ui.window_state import RETURNED, SETTLED, WindowState

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
    assert state.will_be_maximised
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
    assert state.will_be_maximised is was_maximised
    state.set_full_screen(is_full=False)
    assert state.will_be_maximised is was_maximised
    assert window.asked == ["full", "windowed", *(["maximised"] if was_maximised else [])]


@pytest.mark.parametrize("was_maximised", [False, True])
def test_a_window_manager_is_told_the_frame_to_go_back_to_once_the_title_bar_is_there(
    window: Window, monkeypatch: pytest.MonkeyPatch, *, was_maximised: bool
) -> None:
    monkeypatch.setattr(window_state, "is_managed", lambda: True)
    monkeypatch.setattr(window_state, "edges_of", lambda _: (1, 20))
    monkeypatch.setattr(window_state, "position_of", lambda _, place: (place[0] + 1, place[1] + 20))
    state = WindowState(window, Frame((800, 640), (300, 200)))
    state.begin_full(comes_back_maximised=was_maximised)
    state.set_full_screen(is_full=False)
    state.update(FRAME)
    assert tuple(window.position) == (40, 50)
    pass_time(state, RETURNED)
    assert (tuple(window.size), tuple(window.position)) == ((800, 640), (301, 220))
    assert state.is_maximised is was_maximised
    assert window.asked == ["windowed", *(["maximised"] if was_maximised else [])]


def test_a_second_f11_before_it_was_back_forgets_nothing(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_state, "is_managed", lambda: True)
    state = WindowState(window, Frame((800, 640), (300, 200)))
    state.is_maximised = True
    for is_full in (True, False, True):
        state.set_full_screen(is_full=is_full)
    state.settle()
    assert state.will_be_maximised
    assert state.frame == Frame((800, 640), (300, 200))

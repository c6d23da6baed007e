from collections.abc import Iterator

import pygame
import pytest

from hearts.text import failure
from hearts.ui.screens.failure import SIZE, FailureWindow

LONG = "/a/folder/of/many" * 20 + "/report.txt"


@pytest.fixture
def pressed() -> list[str]:
    return []


@pytest.fixture
def window(pressed: list[str]) -> Iterator[FailureWindow]:
    pygame.display.init()
    buttons = [(failure.SHOW(), lambda: pressed.append("show")), (failure.CLOSE(), lambda: pressed.append("close"))]
    yield FailureWindow(failure.TITLE(), [failure.KEPT(), failure.GO_ON(), LONG], buttons)
    pygame.event.clear()


def _tap(window: FailureWindow, number: int) -> None:
    at = window.button_rects[number].center
    window.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))


def _key(window: FailureWindow, key: int) -> None:
    window.handle(pygame.Event(pygame.KEYDOWN, key=key))


def test_the_report_is_shown_while_the_window_stays(window: FailureWindow, pressed: list[str]) -> None:
    _tap(window, 0)
    assert (pressed, window.is_open) == (["show"], True)


def test_close_closes_it(window: FailureWindow, pressed: list[str]) -> None:
    _tap(window, 1)
    assert (pressed, window.is_open) == (["close"], False)


def test_keys_reach_both_buttons(window: FailureWindow, pressed: list[str]) -> None:
    _key(window, pygame.K_TAB)
    _key(window, pygame.K_RETURN)
    assert (pressed, window.is_open) == (["show"], True)
    _key(window, pygame.K_TAB)
    _key(window, pygame.K_SPACE)
    assert (pressed, window.is_open) == (["show", "close"], False)


@pytest.mark.parametrize(
    "event",
    [pygame.Event(pygame.QUIT), pygame.Event(pygame.WINDOWCLOSE), pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE)],
)
def test_it_can_be_left_in_every_usual_way(window: FailureWindow, event: pygame.Event) -> None:
    window.handle(event)
    assert not window.is_open


def test_it_draws_itself_until_it_is_closed(window: FailureWindow) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    window.run()
    assert not window.is_open


def test_the_buttons_are_in_the_window(window: FailureWindow) -> None:
    first, second = window.button_rects
    assert pygame.Rect((0, 0), SIZE).contains(first.union(second))
    assert not first.colliderect(second)

from collections.abc import Iterator

import pygame
import pytest

from hearts.ui import system_window
from hearts.ui.system_window import (
    ask_for_full_screen,
    fills_screen,
    place_of,
    system_scale,
    usable_areas,
    wait_for_event,
)
from hearts.ui.window_frame import Area


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.quit()


def test_the_usable_part_of_every_screen_is_known() -> None:
    areas = usable_areas()
    assert areas is not None
    assert [(area.w, area.h) for area in areas] == pygame.display.get_desktop_sizes()
    assert areas[0] == Area(0, 0, areas[0].w, areas[0].h)


def test_where_sdl_cannot_be_asked_nothing_is_said_and_nothing_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_window, "_sdl", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    assert usable_areas() is None
    assert not wait_for_event(60.0)
    window = pygame.Window("Hearts", (640, 480), (30, 40))
    assert place_of(window) == (30, 40)
    assert not ask_for_full_screen(window, is_full=True)
    assert fills_screen(window) is None
    window.destroy()


@pytest.mark.parametrize("driver", ["x11", "wayland"])
def test_a_window_that_is_on_no_x_screen_has_no_window_manager(monkeypatch: pytest.MonkeyPatch, driver: str) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    window = pygame.Window("Hearts", (640, 480), (30, 40))
    assert not ask_for_full_screen(window, is_full=True)
    assert fills_screen(window) is None
    window.destroy()


def test_where_nothing_is_shown_the_wait_is_left_to_a_clock() -> None:
    assert not wait_for_event(60.0)


def test_a_wait_is_over_as_soon_as_there_is_an_event_which_stays_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_window, "SLEEPLESS", frozenset())
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    assert wait_for_event(60.0)
    assert [event.type for event in pygame.event.get()] == [pygame.KEYDOWN]


def test_with_a_gamepad_the_wait_is_left_to_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_window, "SLEEPLESS", frozenset())
    monkeypatch.setattr(pygame.joystick, "get_init", lambda: True)
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: 1)
    assert not wait_for_event(60.0)


def test_a_place_is_that_of_the_title_bars_corner_where_a_window_manager_puts_that_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = pygame.Window("Hearts", (640, 480), (30, 40))
    assert place_of(window) == (30, 40)
    monkeypatch.setattr(system_window, "edges_of", lambda _: (1, 20))
    assert place_of(window) == (29, 20)
    window.destroy()


@pytest.mark.parametrize(
    ("driver", "variables", "scale"),
    [
        ("x11", {}, 1.0),
        ("x11", {"GDK_SCALE": "2"}, 2.0),
        ("x11", {"QT_SCALE_FACTOR": "1.5", "GDK_SCALE": "1"}, 1.5),
        ("x11", {"GDK_SCALE": "much"}, 1.0),
        ("x11", {"GDK_SCALE": "400"}, 4.0),
        ("wayland", {"GDK_SCALE": "2"}, 1.0),
    ],
)
def test_the_systems_scale(
    monkeypatch: pytest.MonkeyPatch, driver: str, variables: dict[str, str], scale: float
) -> None:
    for name in ("GDK_SCALE", "QT_SCALE_FACTOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr("sys.platform", "linux")
    assert system_scale() == scale

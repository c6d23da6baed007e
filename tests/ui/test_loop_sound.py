"""The loop lets sound live: it gives it time after the picture, tells it of devices, and mutes it by a key."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hearts.store.settings import Settings
from hearts.ui.audio import Silence
from hearts.ui.loop import Loop
from hearts.ui.stack import ScreenStack
from tests.ui.sitting import FRAME, Sitting, at_persons_turn


class Noted(Silence):
    """Notes what the loop says, and whether a picture was there by then."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.said: list[str] = []
        self.settings: Settings | None = None
        self.seconds = 0.0
        self.was_drawn: list[bool] = []

    def update(self, dt: float, settings: Settings) -> None:
        self.seconds += dt
        self.settings = settings
        self.was_drawn.append(not self._sitting.table.is_dirty)

    def wake(self) -> None:
        self.said.append("wake")

    def device_lost(self) -> None:
        self.said.append("lost")

    def device_found(self) -> None:
        self.said.append("found")


class Window:
    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.noted = Noted(sitting)
        sitting.desk.audio = self.noted
        self.window = pygame.Window("Hearts", (1280, 800))
        self.window.get_surface()
        self.loop = Loop(self.window, sitting.desk, ScreenStack(sitting.table))
        pygame.event.clear()

    def turn(self, *events: pygame.Event) -> None:
        for event in events:
            pygame.event.post(event)
        self.loop.turn(FRAME)


@pytest.fixture
def shown(tmp_path: Path, screen: pygame.Surface) -> Iterator[Window]:
    assert screen.get_size() == (1280, 800)
    window = Window(at_persons_turn(tmp_path))
    yield window
    window.window.destroy()


def device(kind: int, which: int, *, capture: int = 0) -> pygame.Event:
    return pygame.Event(kind, which=which, iscapture=capture)


def control_m() -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=pygame.KMOD_LCTRL, unicode="")


def test_sound_gets_its_time_only_after_the_picture(shown: Window) -> None:
    shown.turn()
    assert shown.noted.was_drawn == [True]
    assert shown.noted.seconds == FRAME
    assert shown.noted.settings is shown.sitting.desk.settings


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (device(pygame.AUDIODEVICEREMOVED, 2), ["lost"]),
        (device(pygame.AUDIODEVICEREMOVED, 0), []),
        (device(pygame.AUDIODEVICEREMOVED, 2, capture=1), []),
        (device(pygame.AUDIODEVICEADDED, 0), ["found"]),
        (device(pygame.AUDIODEVICEADDED, 0, capture=1), []),
        (pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0)), ["wake"]),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""), ["wake"]),
        (pygame.Event(pygame.WINDOWENTER), []),
    ],
)
def test_sound_hears_of_the_devices_that_concern_it(shown: Window, event: pygame.Event, said: list[str]) -> None:
    shown.turn(event)
    assert shown.noted.said == said


def test_control_m_mutes_and_unmutes_and_the_table_says_so(shown: Window) -> None:
    for is_muted, said in ((True, "Sound is off."), (False, "Sound is on.")):
        shown.turn(control_m())
        assert shown.sitting.desk.settings.muted is is_muted
        assert shown.noted.settings is shown.sitting.desk.settings
        line = shown.sitting.table.state.line
        assert line is not None
        assert line.text == said

"""A pad that SDL itself makes up comes, is used and goes: the way from the system to an action, without a real one."""

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hearts.ui.devices import Devices
from hearts.ui.gamepad import LOOKS_AFTER
from hearts.ui.held_keys import REPEAT_AFTER
from hearts.ui.keys import USUAL, Action

GAME_CONTROLLER, AXES, BUTTONS, HATS = 1, 6, 15, 1
RIGHT_SHOULDER = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER


class MadeUpPad:
    """A pad inside the SDL that pygame brings along."""

    def __init__(self, sdl: ctypes.CDLL) -> None:
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        self._sdl = sdl
        self._index = sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, BUTTONS, HATS)

    def press(self, button: int) -> None:
        self._set(button, 1)

    def let_go(self, button: int) -> None:
        self._set(button, 0)

    def _set(self, button: int, pressed: int) -> None:
        pad = self._sdl.SDL_JoystickFromInstanceID(self._sdl.SDL_JoystickGetDeviceInstanceID(self._index))
        self._sdl.SDL_JoystickSetVirtualButton(pad, button, pressed)

    def unplug(self) -> None:
        self._sdl.SDL_JoystickDetachVirtual(self._index)


@pytest.fixture
def sdl(monkeypatch: pytest.MonkeyPatch) -> Iterator[ctypes.CDLL]:
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    found = sorted(folder.glob("libSDL2-2*"))
    if not found:
        pytest.skip("pygame does not bring its own SDL along here")
    pygame.display.init()
    yield ctypes.CDLL(str(found[0]))
    pygame.quit()


def asked(devices: Devices) -> list[Action | None]:
    events = [meant for event in pygame.event.get() for meant in devices.meant(event, (1280, 800), USUAL)]
    return [USUAL.action_of(event) for event in events if event.type == pygame.KEYDOWN]


def test_a_pad_comes_is_used_and_goes(sdl: ctypes.CDLL) -> None:
    devices = Devices()
    asked(devices)
    devices.update(LOOKS_AFTER, is_at_rest=True)
    assert asked(devices) == []
    for _ in range(2):  # it may be plugged in again
        pad = MadeUpPad(sdl)
        assert asked(devices) == []
        pad.press(pygame.CONTROLLER_BUTTON_A)
        assert asked(devices) == [Action.ACCEPT]
        pad.press(RIGHT_SHOULDER)
        assert asked(devices) == [Action.HINT]
        pad.unplug()
        assert asked(devices) == []


def test_a_cross_that_is_held_comes_again_until_it_is_let_go(sdl: ctypes.CDLL) -> None:
    devices = Devices()
    devices.update(LOOKS_AFTER, is_at_rest=True)
    pad = MadeUpPad(sdl)
    assert asked(devices) == []
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert asked(devices) == [Action.RIGHT]
    for seconds in (0.0, REPEAT_AFTER / 1000):
        devices.update(seconds, is_at_rest=True)
    assert asked(devices) == [Action.RIGHT]
    pad.let_go(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert asked(devices) == []
    devices.update(REPEAT_AFTER / 1000, is_at_rest=True)
    assert asked(devices) == []
    pad.unplug()

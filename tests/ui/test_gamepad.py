from dataclasses import dataclass, field

import pygame
import pytest

from hearts.ui.devices import Devices
from hearts.ui.gamepad import LOOKS_AFTER, Gamepads
from hearts.ui.keys import USUAL, Action, keymap_of

PAD = 5
SIZE = (1280, 800)


@dataclass
class FakePads:
    """One pad; *known* tells whether its buttons are."""

    known: bool = True
    begun: int = 0
    closed: list[int] = field(default_factory=list)

    def begin(self) -> None:
        self.begun += 1

    def open(self, index: int) -> tuple[int, bool] | None:
        return (PAD, self.known) if index == 0 else None

    def close(self, name: int) -> None:
        self.closed.append(name)


def plugged(*, known: bool = True) -> tuple[Gamepads, FakePads]:
    pads = FakePads(known)
    gamepads = Gamepads(pads)
    gamepads.action_of(pygame.Event(pygame.JOYDEVICEADDED, device_index=0, guid=""))
    return gamepads, pads


def button(number: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=PAD, button=number)


@pytest.mark.parametrize(
    ("number", "action"),
    [
        (pygame.CONTROLLER_BUTTON_A, Action.ACCEPT),
        (pygame.CONTROLLER_BUTTON_B, Action.BACK),
        (pygame.CONTROLLER_BUTTON_X, Action.LAST_TRICK),
        (pygame.CONTROLLER_BUTTON_Y, Action.SCORES),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Action.UNDO),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Action.HINT),
        (pygame.CONTROLLER_BUTTON_START, Action.MENU),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, Action.LEFT),
        (pygame.CONTROLLER_BUTTON_DPAD_UP, Action.UP),
        (pygame.CONTROLLER_BUTTON_GUIDE, None),
    ],
)
def test_each_button_asks_for_its_action(number: int, action: Action | None) -> None:
    assert plugged()[0].action_of(button(number)) is action


def test_a_known_pad_that_tells_everything_twice_is_heard_once() -> None:
    gamepads, _ = plugged()
    assert gamepads.action_of(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=PAD, button=0)) is None
    assert gamepads.action_of(pygame.Event(pygame.JOYHATMOTION, instance_id=PAD, hat=0, value=(1, 0))) is None


@pytest.mark.parametrize(
    ("value", "action"),
    [((-1, 0), Action.LEFT), ((1, 0), Action.RIGHT), ((0, 1), Action.UP), ((0, -1), Action.DOWN), ((0, 0), None)],
)
def test_the_cross_of_an_unknown_pad_moves(value: tuple[int, int], action: Action | None) -> None:
    gamepads, _ = plugged(known=False)
    assert gamepads.action_of(pygame.Event(pygame.JOYHATMOTION, instance_id=PAD, hat=0, value=value)) is action


def test_the_usual_order_of_buttons_serves_an_unknown_pad() -> None:
    gamepads, _ = plugged(known=False)
    found = [
        gamepads.action_of(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=PAD, button=number)) for number in range(8)
    ]
    assert found[:2] == [Action.ACCEPT, Action.BACK]
    assert found[7] is Action.MENU


def test_the_stick_counts_once_until_it_has_come_back() -> None:
    gamepads, _ = plugged()

    def push(share: float) -> Action | None:
        return gamepads.action_of(
            pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=PAD, axis=0, value=round(share * 32767))
        )

    assert [push(share) for share in (0.3, 0.7, 1.0, 0.5, 0.9)] == [None, Action.RIGHT, None, None, None]
    assert [push(share) for share in (0.1, 0.8, -0.8)] == [None, Action.RIGHT, Action.LEFT]


def test_a_trigger_is_no_stick() -> None:
    event = pygame.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=PAD, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=32767
    )
    assert plugged()[0].action_of(event) is None


def test_a_pad_that_goes_is_let_go_and_may_come_back() -> None:
    gamepads, pads = plugged()
    gamepads.action_of(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=PAD))
    assert pads.closed == [PAD]
    gamepads.action_of(pygame.Event(pygame.JOYDEVICEADDED, device_index=0, guid=""))
    assert gamepads.action_of(button(pygame.CONTROLLER_BUTTON_A)) is Action.ACCEPT


def test_what_cannot_be_opened_does_no_harm() -> None:
    gamepads, _ = plugged()
    assert gamepads.action_of(pygame.Event(pygame.JOYDEVICEADDED, device_index=4, guid="")) is None


def test_pads_are_looked_for_once_and_only_after_a_rest() -> None:
    pads = FakePads()
    gamepads = Gamepads(pads)
    for _ in range(200):
        gamepads.update(0.016, is_at_rest=False)
    assert pads.begun == 0
    gamepads.update(LOOKS_AFTER * 0.9, is_at_rest=True)
    gamepads.update(0.0, is_at_rest=False)  # something moved again
    gamepads.update(LOOKS_AFTER * 0.9, is_at_rest=True)
    assert pads.begun == 0
    gamepads.update(LOOKS_AFTER, is_at_rest=True)
    gamepads.update(LOOKS_AFTER, is_at_rest=True)
    assert pads.begun == 1


def test_a_button_arrives_as_the_key_the_person_chose() -> None:
    keymap = keymap_of((("hint", "J"),))
    devices = Devices(FakePads())
    found = devices.meant(button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER), SIZE, keymap)
    assert [(event.type, event.key) for event in found] == [(pygame.KEYDOWN, pygame.K_j)]


def test_what_a_pad_does_not_mean_reaches_no_screen() -> None:
    devices = Devices(FakePads())
    assert devices.meant(pygame.Event(pygame.JOYBALLMOTION, instance_id=PAD), SIZE, USUAL) == []
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0)
    assert devices.meant(key, SIZE, USUAL) == [key]

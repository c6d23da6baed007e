"""A direction that a gamepad holds comes again until it is let go; nothing else on a pad does."""

from collections.abc import Iterator

import pygame
import pytest

from hearts.ui.devices import Devices
from hearts.ui.gamepad import STANDARD, UNKNOWN
from hearts.ui.held_keys import AGAIN, REPEAT_AFTER, REPEAT_EVERY
from hearts.ui.keys import USUAL, Action
from tests.ui.table_window import open_window
from tests.ui.test_gamepad import PAD, SIZE, FakePads

OTHER_PAD = PAD + 1
DIRECTIONS = {Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN}
LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


class Hands:
    """Somebody with a pad, and what comes again of what they hold."""

    def __init__(self, *, known: bool = True) -> None:
        self.devices = Devices(FakePads(known))
        self.send(pygame.JOYDEVICEADDED, device_index=0, guid="")

    def send(self, kind: int, **values: object) -> list[Action | None]:
        found = self.devices.meant(pygame.Event(kind, values), SIZE, USUAL)
        return [USUAL.action_of(event) for event in found if event.type == pygame.KEYDOWN]

    def press(self, number: int, pad: int = PAD) -> list[Action | None]:
        return self.send(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=number)

    def let_go(self, number: int, pad: int = PAD) -> list[Action | None]:
        return self.send(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=number)

    def push(self, share: float, axis: int = 0) -> list[Action | None]:
        return self.send(pygame.CONTROLLERAXISMOTION, instance_id=PAD, axis=axis, value=round(share * 32767))

    def cross(self, value: tuple[int, int]) -> list[Action | None]:
        return self.send(pygame.JOYHATMOTION, instance_id=PAD, hat=0, value=value)

    def wait(self) -> list[Action | None]:
        """Return what comes again in the time of two repeats."""
        seen: list[Action | None] = []
        for milliseconds in (0, REPEAT_AFTER, REPEAT_EVERY):
            self.devices.update((milliseconds + 1) / 1000, is_at_rest=False)
            for event in pygame.event.get(pygame.KEYDOWN):
                assert self.devices.meant(event, SIZE, USUAL) == [event]
                seen.append(USUAL.action_of(event))
        return seen


@pytest.fixture(autouse=True)
def _queue() -> Iterator[None]:
    """Have a window for what is posted."""
    with open_window():
        yield


@pytest.mark.parametrize("number", sorted(STANDARD))
def test_of_all_buttons_only_the_cross_comes_again(number: int) -> None:
    hands, action = Hands(), STANDARD[number]
    assert hands.press(number) == [action]
    assert hands.wait() == ([action, action] if action in DIRECTIONS else [])
    assert hands.let_go(number) == []
    assert hands.wait() == []


@pytest.mark.parametrize("number", sorted(UNKNOWN))
def test_no_button_of_an_unknown_pad_comes_again(number: int) -> None:
    hands = Hands(known=False)
    assert hands.send(pygame.JOYBUTTONDOWN, instance_id=PAD, button=number) == [UNKNOWN[number]]
    assert hands.wait() == []


def test_the_keys_that_directions_become_come_again_when_they_are_held_as_well() -> None:
    assert {USUAL.key_of(action).key for action in DIRECTIONS} <= AGAIN


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("share", [-0.8, 0.8])
def test_a_stick_that_stays_pushed_comes_again_until_it_comes_back(axis: int, share: float) -> None:
    hands = Hands()
    (action,) = hands.push(share, axis)
    assert hands.push(0.9 * share, axis) == []  # a hand is never quite still
    assert hands.wait() == [action, action]
    assert hands.push(0.1, axis) == []
    assert hands.wait() == []


def test_a_stick_thrown_to_the_other_side_goes_on_there() -> None:
    hands = Hands()
    assert hands.push(0.8) == [Action.RIGHT]
    assert hands.push(-0.8) == [Action.LEFT]
    assert hands.wait() == [Action.LEFT, Action.LEFT]


@pytest.mark.parametrize("away", [(0, 0), (1, 1)])
def test_the_cross_of_an_unknown_pad_comes_again_until_it_points_nowhere(away: tuple[int, int]) -> None:
    hands = Hands(known=False)
    assert hands.cross((1, 0)) == [Action.RIGHT]
    assert hands.wait() == [Action.RIGHT, Action.RIGHT]
    assert hands.cross(away) == []
    assert hands.wait() == []


def test_the_direction_pressed_last_is_the_one_that_comes_again() -> None:
    hands = Hands()
    hands.press(RIGHT)
    hands.press(LEFT)
    assert hands.let_go(RIGHT) == []
    assert hands.wait() == [Action.LEFT, Action.LEFT]
    hands.press(RIGHT, OTHER_PAD)
    assert hands.let_go(LEFT) == []
    assert hands.let_go(RIGHT) == []  # this pad's was let go before
    assert hands.wait() == [Action.RIGHT, Action.RIGHT]


def test_a_button_that_decides_ends_what_comes_again() -> None:
    hands = Hands()
    hands.press(RIGHT)
    hands.press(pygame.CONTROLLER_BUTTON_A)
    assert hands.wait() == []


def test_a_pad_that_goes_lets_go() -> None:
    hands = Hands()
    hands.press(RIGHT)
    hands.send(pygame.JOYDEVICEREMOVED, instance_id=OTHER_PAD)
    assert hands.wait() == [Action.RIGHT, Action.RIGHT]
    hands.send(pygame.JOYDEVICEREMOVED, instance_id=PAD)
    assert hands.wait() == []


def test_while_another_window_is_used_nothing_comes_again() -> None:
    hands = Hands()
    hands.press(RIGHT)
    hands.send(pygame.WINDOWFOCUSLOST)
    assert hands.wait() == []
    hands.send(pygame.WINDOWFOCUSGAINED)
    assert hands.wait() == []
    assert hands.press(RIGHT) == [Action.RIGHT]
    assert hands.wait() == [Action.RIGHT, Action.RIGHT]

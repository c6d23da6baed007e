import pygame
import pytest

from hearts.ui.gestures import HELD_AFTER, Drag, Drop, Gesture, Held, Hover, Pointer, Press, Tap


def down(at: tuple[int, int], button: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


def up(at: tuple[int, int], button: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button)


def move(at: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))


def gestures(pointer: Pointer, *events: pygame.Event) -> list[Gesture | None]:
    return [pointer.handle(event) for event in events]


def test_moving_with_nothing_pressed_hovers() -> None:
    assert Pointer(1.0).handle(move((5, 6))) == Hover((5, 6))


def test_pressed_and_released_is_a_tap_where_it_was_pressed() -> None:
    found = gestures(Pointer(1.0), down((10, 10)), move((16, 10)), up((16, 10)))
    assert found[0] == Press((10, 10))
    assert found[2] == Tap((10, 10))


def test_beyond_a_few_pixels_it_is_a_drag_and_stays_one() -> None:
    found = gestures(Pointer(1.0), down((10, 10)), move((30, 10)), move((11, 10)), up((11, 10)))
    assert found[1:] == [Drag((10, 10), (30, 10)), Drag((10, 10), (11, 10)), Drop((10, 10), (11, 10))]


@pytest.mark.parametrize("u", [0.86, 1.0, 2.0])
def test_a_hand_may_shake_more_on_a_larger_picture(u: float) -> None:
    inside, outside = round(8.5 * u), round(10 * u)
    assert gestures(Pointer(u), down((0, 0)), move((inside, 0)), up((inside, 0)))[-1] == Tap((0, 0))
    assert gestures(Pointer(u), down((0, 0)), move((outside, 0)), up((outside, 0)))[-1] == Drop((0, 0), (outside, 0))


def test_other_buttons_do_nothing() -> None:
    assert gestures(Pointer(1.0), down((0, 0), 3), up((0, 0), 3)) == [None, None]


def test_a_cancelled_press_is_forgotten() -> None:
    pointer = Pointer(1.0)
    pointer.handle(down((0, 0)))
    pointer.handle(move((50, 0)))
    assert pointer.is_dragging
    pointer.cancel()
    assert not pointer.is_dragging
    assert pointer.handle(up((50, 0))) is None


def test_a_press_held_in_one_place_is_told_once() -> None:
    pointer = Pointer(1.0)
    pointer.handle(down((10, 10)))
    pointer.handle(move((14, 10)))  # a hand that shakes
    found = [pointer.update(HELD_AFTER / 4) for _ in range(8)]
    assert [held for held in found if held is not None] == [Held((10, 10))]
    assert pointer.handle(up((10, 10))) == Tap((10, 10))


def test_neither_a_drag_nor_a_finger_that_is_up_is_a_long_press() -> None:
    pointer = Pointer(1.0)
    assert pointer.update(1) is None
    pointer.handle(down((10, 10)))
    pointer.handle(move((90, 10)))
    assert pointer.update(1) is None
    pointer.handle(up((90, 10)))
    assert pointer.update(1) is None


def test_each_press_is_timed_anew() -> None:
    pointer = Pointer(1.0)
    for _ in range(3):
        pointer.handle(down((10, 10)))
        assert pointer.update(0.7 * HELD_AFTER) is None
        pointer.handle(up((10, 10)))

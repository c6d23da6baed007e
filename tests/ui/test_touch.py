import pygame

from hearts.ui.touch import NOWHERE, Fingers

SIZE = (1000, 500)


def finger(kind: int, x: float, y: float, finger_id: int = 0, touch_id: int = 3) -> pygame.Event:
    return pygame.Event(kind, touch_id=touch_id, finger_id=finger_id, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)


def kinds(events: list[pygame.Event] | None) -> list[int]:
    assert events is not None
    return [event.type for event in events]


def test_a_finger_presses_moves_and_lets_go_as_a_pointer() -> None:
    fingers = Fingers()
    down = fingers.meant(finger(pygame.FINGERDOWN, 0.5, 0.5), SIZE)
    assert kinds(down) == [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN]
    assert down is not None
    assert down[1].pos == (500, 250)
    moved = fingers.meant(finger(pygame.FINGERMOTION, 0.6, 0.5), SIZE)
    assert moved is not None
    assert (moved[0].pos, moved[0].rel, moved[0].buttons) == ((600, 250), (100, 0), (1, 0, 0))
    up = fingers.meant(finger(pygame.FINGERUP, 0.6, 0.52), SIZE)
    assert kinds(up) == [pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION]
    assert up is not None
    assert up[0].pos == (600, 260)


def test_the_pointer_is_over_nothing_once_the_finger_is_up() -> None:
    fingers = Fingers()
    fingers.meant(finger(pygame.FINGERDOWN, 0.5, 0.5), SIZE)
    up = fingers.meant(finger(pygame.FINGERUP, 0.5, 0.5), SIZE)
    assert up is not None
    assert up[-1].pos == NOWHERE


def test_what_the_system_makes_of_a_touch_is_dropped_and_a_real_mouse_is_not() -> None:
    fingers = Fingers()
    made = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=True)
    real = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=False)
    assert fingers.meant(made, SIZE) == []
    assert fingers.meant(real, SIZE) is None
    assert fingers.meant(finger(pygame.FINGERDOWN, 0.5, 0.5, touch_id=-1), SIZE) == []


def test_a_second_finger_does_nothing() -> None:
    fingers = Fingers()
    fingers.meant(finger(pygame.FINGERDOWN, 0.5, 0.5), SIZE)
    for kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
        assert fingers.meant(finger(kind, 0.1, 0.1, finger_id=1), SIZE) == []
    assert kinds(fingers.meant(finger(pygame.FINGERUP, 0.5, 0.5), SIZE))[0] == pygame.MOUSEBUTTONUP


def test_keys_are_no_business_of_fingers() -> None:
    assert Fingers().meant(pygame.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0), SIZE) is None

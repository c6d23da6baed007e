import pygame
import pytest

from hearts.ui.keys import Action, action_of


def pressed(key: int, mod: int = 0) -> Action | None:
    return action_of(pygame.Event(pygame.KEYDOWN, key=key, mod=mod))


@pytest.mark.parametrize(
    ("key", "mod", "action"),
    [
        (pygame.K_LEFT, 0, Action.LEFT),
        (pygame.K_END, 0, Action.END),
        (pygame.K_RETURN, 0, Action.ACCEPT),
        (pygame.K_SPACE, 0, Action.ACCEPT),
        (pygame.K_TAB, 0, Action.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Action.PREVIOUS),
        (pygame.K_z, pygame.KMOD_LCTRL, Action.UNDO),
        (pygame.K_u, 0, Action.UNDO),
        (pygame.K_q, pygame.KMOD_RCTRL, Action.QUIT),
        (pygame.K_F11, 0, Action.FULL_SCREEN),
        (pygame.K_F1, 0, Action.HELP),
    ],
)
def test_keys_mean_what_the_help_says(key: int, mod: int, action: Action) -> None:
    assert pressed(key, mod) is action


@pytest.mark.parametrize(
    ("key", "mod"),
    [
        (pygame.K_q, 0),
        (pygame.K_z, 0),
        (pygame.K_n, pygame.KMOD_LCTRL),
        (pygame.K_TAB, pygame.KMOD_LALT),
        (pygame.K_RETURN, pygame.KMOD_LALT),
        (pygame.K_b, 0),
    ],
)
def test_other_keys_and_the_window_managers_mean_nothing(key: int, mod: int) -> None:
    assert pressed(key, mod) is None


def test_locks_do_not_change_a_key() -> None:
    assert pressed(pygame.K_u, pygame.KMOD_CAPS | pygame.KMOD_NUM) is Action.UNDO


def test_a_released_key_means_nothing() -> None:
    assert action_of(pygame.Event(pygame.KEYUP, key=pygame.K_u, mod=0)) is None

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.ui.chords import Chord
from hearts.ui.keys import CHOSEN, FIXED, RESERVED, USUAL, USUAL_KEYS, Action, KeyMap, keymap_of

HELD = (False, True)
OWN_KEYS = [Chord(ord(letter), control, shift) for letter in "abcdhlmnstu" for control in HELD for shift in HELD]


def pressed(key: int, mod: int = 0, keymap: KeyMap = USUAL) -> Action | None:
    return keymap.action_of(pygame.Event(pygame.KEYDOWN, key=key, mod=mod))


@pytest.mark.parametrize(
    ("key", "mod", "action"),
    [
        (pygame.K_LEFT, 0, Action.LEFT),
        (pygame.K_UP, 0, Action.UP),
        (pygame.K_END, 0, Action.END),
        (pygame.K_RETURN, 0, Action.ACCEPT),
        (pygame.K_SPACE, 0, Action.ACCEPT),
        (pygame.K_TAB, 0, Action.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Action.PREVIOUS),
        (pygame.K_z, pygame.KMOD_LCTRL, Action.UNDO),
        (pygame.K_u, 0, Action.UNDO),
        (pygame.K_h, 0, Action.HINT),
        (pygame.K_h, pygame.KMOD_RSHIFT, Action.READ_HAND),
        (pygame.K_t, pygame.KMOD_LSHIFT, Action.READ_TRICK),
        (pygame.K_p, pygame.KMOD_LSHIFT, Action.READ_POINTS),
        (pygame.K_l, pygame.KMOD_LSHIFT, Action.READ_LAST),
        (pygame.K_m, pygame.KMOD_LCTRL, Action.MUTE),
        (pygame.K_m, pygame.KMOD_LMETA, Action.MUTE),
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
        (pygame.K_u, pygame.KMOD_LSHIFT),
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
    assert USUAL.action_of(pygame.Event(pygame.KEYUP, key=pygame.K_u, mod=0)) is None


# chosen keys


def test_a_chosen_key_does_what_the_usual_one_did() -> None:
    keymap = keymap_of((("undo", "B"),))
    assert pressed(pygame.K_b, keymap=keymap) is Action.UNDO
    assert pressed(pygame.K_u, keymap=keymap) is None
    assert pressed(pygame.K_z, pygame.KMOD_CTRL, keymap) is Action.UNDO  # always


def test_whoever_loses_a_key_gets_the_one_that_becomes_free() -> None:
    keymap = USUAL.with_key(Action.HINT, Chord.parse("S"))
    assert pressed(pygame.K_s, keymap=keymap) is Action.HINT
    assert pressed(pygame.K_h, keymap=keymap) is Action.SCORES
    assert keymap.pairs == (("hint", "S"), ("scores", "H"))


@given(st.lists(st.tuples(st.sampled_from(CHOSEN), st.sampled_from(OWN_KEYS)), max_size=12))
def test_whatever_is_chosen_every_action_keeps_one_key_of_its_own(choices: list[tuple[Action, Chord]]) -> None:
    keymap = USUAL
    for action, chord in choices:
        keymap = keymap.with_key(action, chord)
        assert keymap.meaning(chord) is action
    assert len(set(keymap.own)) == len(CHOSEN)
    assert keymap_of(keymap.pairs) == keymap


@pytest.mark.parametrize(
    "pairs",
    [(), (("no such", "B"),), (("undo", ""),), (("undo", "Enter"),), (("undo", "No such key"),), (("quit", "B"),)],
)
def test_what_cannot_be_chosen_changes_nothing(pairs: tuple[tuple[str, str], ...]) -> None:
    assert keymap_of(pairs) == USUAL


def test_no_key_that_may_be_chosen_is_one_that_always_means_the_same() -> None:
    assert not set(USUAL_KEYS.values()) & RESERVED
    assert set(FIXED) <= RESERVED


@pytest.mark.parametrize("action", [*CHOSEN, Action.ACCEPT, Action.BACK, Action.LEFT, Action.UP])
def test_a_device_without_keys_asks_for_the_same(action: Action) -> None:
    keymap = keymap_of((("hint", "Ctrl+Shift+J"), ("menu", "F5")))
    assert keymap.action_of(keymap.event_of(action)) is action

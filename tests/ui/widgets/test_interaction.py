from dataclasses import replace

import pygame
import pytest

from hearts.ui.layout import Rect
from hearts.ui.widgets import Control, Interaction, Kind, Part, Pressed

PARTS = tuple(Part(label, Rect(100 + 60 * at, 100, 60, 44)) for at, label in enumerate(("Easy", "Normal", "Hard")))
DONE = Control("done", Kind.PRIMARY, Rect(100, 20, 130, 44))
LEVEL = Control("level", Kind.SEGMENTS, Rect(100, 100, 180, 44), parts=PARTS, index=1)
SOUND = Control("sound", Kind.SLIDER, Rect(100, 200, 200, 44), value=0.5)
UNDO = Control("undo", Kind.TOOL, Rect(300, 20, 44, 44), enabled=False)
CONTROLS = (DONE, LEVEL, UNDO, SOUND)


@pytest.fixture
def interaction() -> Interaction:
    return Interaction(touch=44)


def _key(key: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod)


def _mouse(kind: int, at: tuple[float, float], button: int = 1) -> pygame.Event:
    return pygame.Event(kind, pos=(round(at[0]), round(at[1])), button=button)


def _click(interaction: Interaction, at: tuple[float, float], button: int = 1) -> list[Pressed | None]:
    kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    return [interaction.handle(_mouse(kind, at, button), CONTROLS) for kind in kinds]


def test_a_button_is_pressed_when_the_mouse_is_let_go_on_it(interaction: Interaction) -> None:
    assert _click(interaction, DONE.rect.center) == [None, Pressed("done")]


def test_sliding_off_a_button_takes_the_press_back(interaction: Interaction) -> None:
    interaction.handle(_mouse(pygame.MOUSEBUTTONDOWN, DONE.rect.center), CONTROLS)
    assert interaction.held == "done"
    assert interaction.handle(_mouse(pygame.MOUSEBUTTONUP, (600, 600)), CONTROLS) is None
    assert interaction.held is None


def test_letting_go_over_a_button_that_was_not_held_presses_nothing(interaction: Interaction) -> None:
    assert interaction.handle(_mouse(pygame.MOUSEBUTTONUP, DONE.rect.center), CONTROLS) is None


def test_other_mouse_buttons_press_nothing(interaction: Interaction) -> None:
    assert _click(interaction, DONE.rect.center, button=3) == [None, None]


def test_a_disabled_control_can_neither_be_pressed_nor_focused(interaction: Interaction) -> None:
    assert _click(interaction, UNDO.rect.center) == [None, None]
    interaction.focus("undo")
    assert interaction.handle(_key(pygame.K_RETURN), CONTROLS) is None
    stops = []
    for _ in range(4):
        interaction.handle(_key(pygame.K_TAB), CONTROLS)
        stops.append(interaction.focused)
    assert stops == ["done", "level", "sound", "done"]


def test_a_click_says_which_segment(interaction: Interaction) -> None:
    assert _click(interaction, PARTS[2].rect.center)[1] == Pressed("level", index=2)


def test_tab_goes_round_and_back_with_shift(interaction: Interaction) -> None:
    interaction.handle(_key(pygame.K_TAB, pygame.KMOD_LSHIFT), CONTROLS)
    assert (interaction.focused, interaction.focus_shown) == ("sound", True)
    interaction.handle(_key(pygame.K_TAB), CONTROLS)
    assert interaction.focused == "done"


def test_a_click_moves_the_focus_and_hides_its_ring(interaction: Interaction) -> None:
    interaction.handle(_key(pygame.K_TAB), CONTROLS)
    _click(interaction, PARTS[0].rect.center)
    assert (interaction.focused, interaction.focus_shown) == ("level", False)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press_what_has_the_focus(interaction: Interaction, key: int) -> None:
    assert interaction.handle(_key(key), CONTROLS) is None
    interaction.focus("done")
    assert interaction.handle(_key(key), CONTROLS) == Pressed("done")


@pytest.mark.parametrize(
    ("key", "index"), [(pygame.K_LEFT, 0), (pygame.K_UP, 0), (pygame.K_RIGHT, 2), (pygame.K_DOWN, 2)]
)
def test_arrows_choose_among_segments(interaction: Interaction, key: int, index: int) -> None:
    interaction.focus("level")
    assert interaction.handle(_key(key), CONTROLS) == Pressed("level", index=index)


def test_arrows_stop_at_the_last_segment(interaction: Interaction) -> None:
    interaction.focus("level")
    last = (replace(LEVEL, index=2),)
    assert interaction.handle(_key(pygame.K_RIGHT), last) is None


@pytest.mark.parametrize(
    ("key", "value"), [(pygame.K_LEFT, 0.45), (pygame.K_DOWN, 0.45), (pygame.K_RIGHT, 0.55), (pygame.K_UP, 0.55)]
)
def test_arrows_move_a_slider(interaction: Interaction, key: int, value: float) -> None:
    interaction.focus("sound")
    assert interaction.handle(_key(key), CONTROLS) == Pressed("sound", value=value)


def test_a_slider_follows_the_mouse_while_held_even_outside(interaction: Interaction) -> None:
    pressed = interaction.handle(_mouse(pygame.MOUSEBUTTONDOWN, SOUND.rect.center), CONTROLS)
    assert pressed == Pressed("sound", value=0.5)
    moved = interaction.handle(pygame.Event(pygame.MOUSEMOTION, pos=(900, 700)), CONTROLS)
    assert moved == Pressed("sound", value=1.0)
    interaction.handle(_mouse(pygame.MOUSEBUTTONUP, (900, 700)), CONTROLS)
    assert interaction.handle(pygame.Event(pygame.MOUSEMOTION, pos=(100, 220)), CONTROLS) is None


def test_the_mouse_hovers_over_what_can_be_pressed(interaction: Interaction) -> None:
    for at, hovered in ((DONE.rect.center, "done"), (UNDO.rect.center, None), ((700, 700), None)):
        interaction.handle(pygame.Event(pygame.MOUSEMOTION, pos=(round(at[0]), round(at[1]))), CONTROLS)
        assert interaction.hovered == hovered


def test_tab_with_nothing_to_stop_at_focuses_nothing(interaction: Interaction) -> None:
    interaction.focus("gone")
    interaction.handle(_key(pygame.K_TAB), (UNDO,))
    assert interaction.focused is None


def test_events_of_other_kinds_do_nothing(interaction: Interaction) -> None:
    assert interaction.handle(pygame.Event(pygame.MOUSEWHEEL, y=1), CONTROLS) is None

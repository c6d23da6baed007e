"""A whole round by keyboard alone, and where its focus is."""

from pathlib import Path

import pygame
import pytest

from hearts.core.game import Playing
from hearts.store.settings import Settings
from hearts.store.speed import Speed
from tests.ui.sitting import Sitting

pytestmark = pytest.mark.usefixtures("_window")


def play_by_keyboard(sitting: Sitting) -> None:
    """Try the hand's cards from the first until one is played."""
    before = len(sitting.record.moves)
    for index in range(len(sitting.hand)):
        sitting.key(pygame.K_HOME)
        for _ in range(index):
            sitting.key(pygame.K_RIGHT)
        sitting.key(pygame.K_RETURN)
        sitting.key(pygame.K_RETURN)
        if len(sitting.record.moves) > before:
            return
    raise AssertionError("no card could be played")


def test_a_whole_round_by_keyboard_alone(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, Settings(speed=Speed.INSTANT))
    sitting.wait_until_asked()
    for _ in range(3):
        sitting.key(pygame.K_RIGHT)
        sitting.key(pygame.K_SPACE)
    assert sitting.table.state.focus == "pass"
    sitting.key(pygame.K_RETURN)
    assert isinstance(sitting.host.game.stage, Playing)
    while not sitting.host.game.rounds:
        sitting.wait(0.4)
        if sitting.table.is_asked:
            play_by_keyboard(sitting)
    assert len(sitting.host.game.rounds) == 1


def test_the_focus_is_always_on_something_once_keys_are_used(turn: Sitting) -> None:
    turn.key(pygame.K_RIGHT)
    for _ in range(12):
        assert [held for held in turn.hand if held.is_focused] or turn.table.view.focus is not None
        turn.key(pygame.K_TAB)


def test_tab_goes_through_every_control_and_back_to_the_hand(turn: Sitting) -> None:
    seen = []
    for _ in range(6):
        turn.key(pygame.K_TAB)
        seen.append(turn.table.view.focus)
    assert seen == ["menu", "undo", "hint", "last", "scores", None]


def test_escape_lowers_a_lifted_card(turn: Sitting) -> None:
    turn.tap_card(turn.legal()[0])
    turn.key(pygame.K_ESCAPE)
    assert turn.table.state.lifted is None


def test_the_focus_comes_to_a_card_that_may_be_played(turn: Sitting) -> None:
    turn.key(pygame.K_HOME)
    for _ in range(3):
        turn.wait_until_asked()
        assert [held for held in turn.hand if held.is_focused and not held.is_dimmed]
        turn.key(pygame.K_RETURN)
        turn.key(pygame.K_RETURN)
        turn.wait(0.5)


def test_received_cards_are_named_whatever_the_keyboard_is_on(passing: Sitting) -> None:
    for _ in range(3):
        passing.key(pygame.K_RIGHT)
        passing.key(pygame.K_SPACE)
    passing.key(pygame.K_RETURN)
    passing.wait_until_asked()
    assert "passed you" in passing.table.view.status.text

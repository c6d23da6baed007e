from pathlib import Path

import pygame
import pytest

from hearts.text.card_names import card_name
from tests.ui.sitting import Sitting, at_persons_turn


@pytest.fixture(autouse=True)
def _window(screen: pygame.Surface) -> None:
    assert screen.get_size() == (1280, 800)


@pytest.fixture
def turn(tmp_path: Path) -> Sitting:
    return at_persons_turn(tmp_path)


@pytest.fixture
def passing(tmp_path: Path) -> Sitting:
    sitting = Sitting(tmp_path)
    sitting.wait_until_asked()
    return sitting


def test_it_tells_that_it_is_the_persons_turn(turn: Sitting) -> None:
    assert turn.table.told().turn.startswith("Your turn.")


def test_it_tells_nothing_of_a_turn_that_is_not_the_persons(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.tap_card(card)
    turn.tap_card(card)
    assert turn.table.told().turn == ""


def test_the_focus_is_told_only_where_the_keyboard_is_used(turn: Sitting) -> None:
    turn.key(pygame.K_HOME)  # the first key only shows where the focus is
    turn.key(pygame.K_HOME)
    assert turn.table.told().focus.startswith(card_name(turn.hand[0].card))
    turn.desk.keyboard = False
    assert turn.table.told().focus == ""


def test_a_refused_card_in_focus_says_why(turn: Sitting) -> None:
    refused = turn.refused()[0]
    turn.desk.keyboard = True
    turn.table.state.focus = refused
    turn.table.refresh()
    told = turn.table.told()
    assert told.focus.startswith(f"{card_name(refused)}. ")
    assert "Play" in told.focus
    assert told.turn.startswith("Your turn.")  # what the card in focus says does not hide it


def test_a_refusal_is_news(turn: Sitting) -> None:
    turn.tap_card(turn.refused()[0])
    assert turn.table.told().news == turn.table.view.status.text


def test_the_passing_and_how_far_it_is(passing: Sitting) -> None:
    assert passing.table.told().turn == "Pass three cards to West"
    passing.key(pygame.K_HOME)
    passing.key(pygame.K_SPACE)
    assert passing.table.told().focus == f"{card_name(passing.hand[0].card)}, chosen, 1 of 3"


def test_controls_tell_whether_they_can_be_used(passing: Sitting) -> None:
    passing.key(pygame.K_HOME)
    told = []
    for _ in range(6):
        passing.key(pygame.K_TAB)
        told.append(passing.table.told().focus)
    assert told == ["Choose 3 more, not available", "Menu", "Undo, not available", "Hint", *told[4:]]
    assert told[4].startswith("Last trick")


def test_what_is_advised_is_told(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.table.state.hinted = (card,)
    turn.table.state.focus = card
    turn.desk.keyboard = True
    turn.table.refresh()
    assert turn.table.told().focus == f"{card_name(card)}, advised"


def test_what_a_hint_expects_of_a_card_is_told(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.table.state.expected = {card: 5.25}
    turn.table.state.focus = card
    turn.desk.keyboard = True
    turn.table.refresh()
    assert turn.table.told().focus == f"{card_name(card)}, about 5.2 points this round"

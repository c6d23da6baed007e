"""Three cards are chosen at the table, passed, and received."""

import pygame
import pytest

from hearts.core.game import Passing, Playing
from hearts.core.seats import Seat
from tests.ui.sitting import Sitting

pytestmark = pytest.mark.usefixtures("_window")

TABLE = (640.0, 300.0)  # a point on the cloth of a table of 1280x800


def test_three_tapped_cards_and_the_button_pass(passing: Sitting) -> None:
    chosen = [passing.hand[index].card for index in (0, 5, 12)]
    for card in chosen:
        passing.tap_card(card)
    passing.tap_control("pass")
    assert isinstance(passing.host.game.stage, Playing)
    assert passing.playing.sent[Seat.SOUTH] == tuple(sorted(chosen))


def test_a_chosen_card_tapped_again_goes_back(passing: Sitting) -> None:
    card = passing.hand[3].card
    passing.tap_card(card)
    passing.tap_card(card)
    assert passing.table.state.chosen == ()


def test_two_cards_do_not_pass_and_the_line_says_what_is_missing(passing: Sitting) -> None:
    for index in (0, 1):
        passing.tap_card(passing.hand[index].card)
    passing.tap_control("pass")
    assert isinstance(passing.host.game.stage, Passing)
    assert passing.table.view.status.text == "Choose one more card to pass."
    passing.key(pygame.K_TAB)
    passing.key(pygame.K_RETURN)
    assert isinstance(passing.host.game.stage, Passing)


def test_a_fourth_card_is_refused_with_a_reason(passing: Sitting) -> None:
    for index in range(4):
        passing.tap_card(passing.hand[index].card)
    assert len(passing.table.state.chosen) == 3
    assert "Three cards are chosen" in passing.table.view.status.text


def test_a_card_dragged_to_the_slots_is_chosen(passing: Sitting) -> None:
    card = passing.hand[2].card
    passing.drag(card, TABLE)
    assert passing.table.state.chosen == (card,)


def test_received_cards_stay_raised_and_named_until_the_first_input(passing: Sitting) -> None:
    for index in (0, 5, 12):
        passing.tap_card(passing.hand[index].card)
    passing.tap_control("pass")
    passing.wait_until_asked()
    received = passing.playing.received(Seat.SOUTH)
    passing.wait(10)
    assert {held.card for held in passing.hand if held.is_raised} == set(received)
    assert "passed you" in passing.table.view.status.text
    passing.tap(TABLE)
    assert not [held for held in passing.hand if held.is_raised]

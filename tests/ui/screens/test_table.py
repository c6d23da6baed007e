"""Cards are lifted, played and refused at the table, by taps and drags; and what its controls open."""

import pygame
import pytest

from hearts import text
from hearts.core.moves import Play
from hearts.core.seats import Seat
from tests.ui.sitting import Sitting

pytestmark = pytest.mark.usefixtures("_window")

TABLE = (640.0, 300.0)  # a point on the cloth of a table of 1280x800


def test_the_first_tap_lifts_and_the_second_plays(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.tap_card(card)
    assert turn.table.state.lifted is card
    assert card in turn.playing.hands[Seat.SOUTH]
    turn.tap_card(card)
    assert turn.record.moves[-1] == Play(Seat.SOUTH, card)


def test_a_tap_on_another_card_lifts_that_one_instead(turn: Sitting) -> None:
    first, second = turn.legal()[:2]
    turn.tap_card(first)
    turn.tap_card(second)
    assert turn.table.state.lifted is second


def test_a_tap_elsewhere_lowers_the_card(turn: Sitting) -> None:
    turn.tap_card(turn.legal()[0])
    turn.tap(TABLE)
    assert turn.table.state.lifted is None


def test_one_tap_play_plays_at_the_first_tap(turn: Sitting) -> None:
    turn.change(one_tap=True)
    card = turn.legal()[0]
    turn.tap_card(card)
    assert turn.record.moves[-1] == Play(Seat.SOUTH, card)


def test_a_refused_card_stays_and_says_why_for_four_seconds(turn: Sitting) -> None:
    moves = turn.record.moves
    turn.tap_card(turn.refused()[0])
    status = turn.table.view.status
    assert status.is_warning
    assert "were led, and you hold" in status.text
    turn.move(TABLE)
    turn.wait(3.9)
    assert turn.table.view.status == status
    turn.wait(0.2)
    assert not turn.table.view.status.is_warning
    assert turn.record.moves == moves


def test_a_refused_card_is_explained_when_the_mouse_is_over_it(turn: Sitting) -> None:
    turn.move(turn.point_on(turn.refused()[0]))
    assert turn.table.view.status.is_warning
    turn.move(turn.point_on(turn.legal()[0]))
    assert not turn.table.view.status.is_warning


def test_a_refused_card_with_the_focus_is_explained(turn: Sitting) -> None:
    turn.key(pygame.K_HOME)
    turn.key(pygame.K_HOME)
    index = [held.card for held in turn.hand].index(turn.refused()[0])
    for _ in range(index):
        turn.key(pygame.K_RIGHT)
    assert turn.table.state.focus is turn.refused()[0]
    assert turn.table.view.status.is_warning


def test_refused_cards_are_dimmed_on_the_persons_turn_alone(turn: Sitting) -> None:
    assert {held.card for held in turn.hand if held.is_dimmed} == set(turn.refused())
    card = turn.legal()[0]
    turn.tap_card(card)
    turn.tap_card(card)
    assert not [held for held in turn.hand if held.is_dimmed]


def test_a_shaky_press_is_a_tap(turn: Sitting) -> None:
    card = turn.legal()[0]
    x, y = turn.point_on(card)
    turn.press((x, y))
    turn.move((x + 4, y + 4))
    turn.release((x + 4, y + 4))
    assert turn.table.state.lifted is card


def test_a_card_dragged_to_the_table_is_played(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.drag(card, TABLE)
    assert turn.record.moves[-1] == Play(Seat.SOUTH, card)


def test_a_card_dropped_in_the_hand_goes_back_and_stays_lifted(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.drag(card, (640.0, 760.0))
    assert turn.table.state.lifted is card
    assert turn.table.state.dragged is None
    assert turn.table.view.status.text == text.OUTSIDE_TABLE()


def test_a_refused_card_dragged_to_the_table_comes_back_with_its_reason(turn: Sitting) -> None:
    moves = turn.record.moves
    turn.drag(turn.refused()[0], TABLE)
    assert turn.record.moves == moves
    assert turn.table.view.status.is_warning


def test_losing_the_focus_lets_a_dragged_card_go(turn: Sitting) -> None:
    start = turn.point_on(turn.legal()[0])
    turn.press(start)
    turn.move(TABLE)
    turn.event(pygame.WINDOWFOCUSLOST)
    assert turn.table.state.dragged is None
    turn.release(TABLE)
    assert turn.table.state.lifted is None


def test_nothing_is_played_while_a_computer_is_to_move(turn: Sitting) -> None:
    card, other = turn.legal()[:2]
    turn.tap_card(card)
    turn.tap_card(card)
    moves = len([move for move in turn.record.moves if isinstance(move, Play) and move.seat is Seat.SOUTH])
    for _ in range(3):
        turn.tap_card(other)
        turn.drag(other, TABLE)
        turn.key(pygame.K_RETURN)
        turn.key(pygame.K_h)
    mine = [move for move in turn.record.moves if isinstance(move, Play) and move.seat is Seat.SOUTH]
    assert len(mine) == moves


def test_undo_in_flight_puts_the_card_back(turn: Sitting) -> None:
    card = turn.legal()[0]
    hand = turn.playing.hands[Seat.SOUTH]
    turn.tap_card(card)
    turn.tap_card(card)
    turn.wait(0.1)
    turn.key(pygame.K_u)
    assert turn.playing.hands[Seat.SOUTH] == hand
    turn.wait_until_asked()
    assert turn.table.troupe.sprite(card) is not None


def test_a_hint_marks_a_card_and_gives_its_reason(turn: Sitting) -> None:
    turn.tap_control("hint")
    (hinted,) = turn.advised
    assert hinted in turn.legal()
    assert turn.table.view.status.text.startswith("Hint: ")
    turn.tap_card(hinted)
    assert turn.advised == []


def test_a_hint_is_noted_with_the_round(turn: Sitting) -> None:
    turn.tap_control("hint")
    assert turn.assists == ["hint"]


@pytest.mark.parametrize(
    ("key", "opened"),
    [
        (pygame.K_l, "last"),
        (pygame.K_s, "scores"),
        (pygame.K_m, "menu"),
        (pygame.K_F10, "menu"),
        (pygame.K_n, "new"),
        (pygame.K_F1, "help"),
    ],
)
def test_keys_open_what_they_say(turn: Sitting, key: int, opened: str) -> None:
    turn.key(key)
    assert turn.sheets.opened == [opened]


@pytest.mark.parametrize("name", ["last", "scores", "menu"])
def test_controls_open_what_they_say(turn: Sitting, name: str) -> None:
    turn.tap_control(name)
    assert turn.sheets.opened == [name]


def test_last_trick_before_any_says_so(passing: Sitting) -> None:
    passing.tap_control("last")
    assert passing.sheets.opened == []
    assert passing.table.view.status.text == "No trick yet."

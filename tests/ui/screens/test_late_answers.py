"""A table whose computers take their time: nothing waits, and no answer is taken for another."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hearts import text
from hearts.core.moves import Play
from hearts.core.seats import Seat
from hearts.table.asking import Asking
from tests.table.late_thinker import LateThinker
from tests.ui.sitting import FRAME, Sitting, at_persons_turn

pytestmark = pytest.mark.usefixtures("_window")


@pytest.fixture
def turn(tmp_path: Path, thinker: LateThinker) -> Sitting:
    sitting = at_persons_turn(tmp_path)
    sitting.table.asking = Asking(sitting.host, thinker)
    return sitting


def play_any(sitting: Sitting) -> None:
    card = sitting.legal()[0]
    sitting.tap_card(card)
    sitting.tap_card(card)
    assert sitting.record.moves[-1] == Play(Seat.SOUTH, card)


def test_a_hint_shows_when_it_comes_and_counts_from_then(turn: Sitting, thinker: LateThinker) -> None:
    turn.tap_control("hint")
    turn.wait(0.5)
    assert turn.table.view.status.text == text.HINT_COMES()
    assert turn.advised == []
    assert turn.assists == []
    thinker.think()
    turn.wait(2 * FRAME)
    assert len(turn.advised) == 1
    assert turn.table.view.status.text.startswith("Hint: ")
    assert turn.table.view.status.text != text.HINT_COMES()
    assert len(turn.assists) == 1


def test_a_hint_asked_for_twice_is_one_question(turn: Sitting, thinker: LateThinker) -> None:
    turn.tap_control("hint")
    turn.wait(0.1)
    turn.tap_control("hint")
    assert len(thinker.questions) == 1


def test_the_hint_button_is_busy_until_the_hint_comes(turn: Sitting, thinker: LateThinker) -> None:
    assert turn.table.view.busy is None
    turn.tap_control("hint")
    turn.wait(8)
    assert turn.table.view.busy == "hint"
    assert turn.table.view.status.text == text.HINT_COMES()
    assert turn.table.is_dirty  # its border breathes
    assert not turn.table.is_at_rest
    thinker.think()
    turn.wait(2 * FRAME)
    assert turn.table.view.busy is None


def test_a_card_lifted_while_the_hint_is_on_its_way_stays_lifted(turn: Sitting, thinker: LateThinker) -> None:
    turn.tap_control("hint")
    card = turn.legal()[0]
    turn.tap_card(card)
    thinker.think()
    turn.wait(2 * FRAME)
    assert turn.table.state.lifted is card
    assert turn.table.view.status.text != text.HINT_COMES()


WAYS: dict[str, Callable[[Sitting], None]] = {
    "a card": lambda sitting: sitting.tap_card(sitting.legal()[0]),
    "a drag": lambda sitting: sitting.drag(sitting.legal()[0], (640.0, 760.0)),
    "the cloth": lambda sitting: sitting.tap((640.0, 300.0)),
    "escape": lambda sitting: sitting.key(pygame.K_ESCAPE),
    "enter": lambda sitting: sitting.key(pygame.K_RETURN),
    "the scores": lambda sitting: sitting.tap_control("scores"),
    "the help": lambda sitting: sitting.key(pygame.K_F1),
    "undo": lambda sitting: sitting.tap_control("undo"),
}


@pytest.mark.parametrize("way", WAYS)
def test_whatever_else_the_person_does_lets_a_hint_on_its_way_go(turn: Sitting, thinker: LateThinker, way: str) -> None:
    turn.tap_control("hint")
    turn.wait(0.1)
    WAYS[way](turn)
    assert turn.table.view.busy is None
    assert turn.table.view.status.text != text.HINT_COMES()
    thinker.think()
    turn.wait(3 * FRAME)
    assert turn.advised == []
    assert "hint" not in turn.assists


def test_looking_round_lets_no_hint_go(turn: Sitting, thinker: LateThinker) -> None:
    turn.tap_control("hint")
    turn.move(turn.point_on(turn.legal()[0]))
    turn.key(pygame.K_RIGHT)
    thinker.think()
    turn.wait(2 * FRAME)
    assert len(turn.advised) == 1


def test_a_hint_let_go_is_there_when_it_is_wanted_after_all(turn: Sitting, thinker: LateThinker) -> None:
    turn.tap_control("hint")
    turn.key(pygame.K_ESCAPE)
    thinker.think()
    turn.tap_control("hint")
    assert len(turn.advised) == 1
    assert len(thinker.questions) == 1


def test_no_picture_waits_for_whoever_plays(tmp_path: Path, thinker: LateThinker) -> None:
    sitting = Sitting(tmp_path)
    sitting.table.asking = Asking(sitting.host, thinker)
    sitting.table.update(0.0)
    assert sitting.host.version == 1  # the cards are dealt
    assert thinker.questions == []
    sitting.table.update(FRAME)
    assert len(thinker.questions) == 1


def test_a_hint_that_comes_after_the_card_is_dropped(turn: Sitting, thinker: LateThinker) -> None:
    turn.tap_control("hint")
    play_any(turn)
    thinker.think()
    moves = len(turn.record.moves)
    for _ in range(60):
        turn.table.update(FRAME)
    assert turn.assists == []
    assert len(turn.record.moves) == moves
    assert turn.advised == []


def test_a_computer_is_asked_while_the_persons_card_still_flies(turn: Sitting, thinker: LateThinker) -> None:
    play_any(turn)
    turn.table.update(FRAME)
    assert turn.table.troupe.is_moving
    (question,) = thinker.questions
    assert question.version == turn.host.version
    assert question.view.seat is turn.playing.turn


def test_a_computer_that_takes_long_is_seen_to_think_and_plays_when_it_has_its_answer(
    turn: Sitting, thinker: LateThinker
) -> None:
    play_any(turn)
    moves = len(turn.record.moves)
    turn.wait(5)
    assert len(thinker.questions) == 1
    assert len(turn.record.moves) == moves
    assert turn.table.state.thinking is thinker.questions[0].view.seat
    thinker.think()
    turn.wait(0.1)
    assert len(turn.record.moves) == moves + 1


def test_an_answer_from_before_an_undo_is_not_played(turn: Sitting, thinker: LateThinker) -> None:
    play_any(turn)
    turn.wait(1)
    question = thinker.questions[-1]
    turn.tap_control("undo")
    thinker.think()
    turn.wait(1)
    assert turn.table.is_asked
    assert question.version < turn.host.version

"""A finished trick lies to be read, and what ends its pause."""

from pathlib import Path

import pygame
import pytest

from hearts.store.settings import Settings
from hearts.store.speed import Speed
from tests.ui.sitting import FRAME, Sitting, at_persons_turn

pytestmark = pytest.mark.usefixtures("_window")


def finish_trick(sitting: Sitting) -> None:
    card = sitting.legal()[0]
    sitting.tap_card(card)
    sitting.tap_card(card)
    for _ in range(600):
        sitting.table.update(FRAME)
        if sitting.table.state.trick is not None and not sitting.table.troupe.is_moving:
            return
    raise AssertionError("the trick was never finished")


def test_a_finished_trick_lies_for_its_pause(turn: Sitting) -> None:
    finish_trick(turn)
    turn.wait(0.85)
    assert len(turn.table.view.trick) == 4
    assert "took the trick" in turn.table.view.status.text
    turn.wait(0.2)
    assert turn.table.state.trick is None


def test_who_took_the_trick_is_not_said_before_its_last_card_lies(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.tap_card(card)
    turn.tap_card(card)
    while turn.table.state.trick is None:
        turn.table.update(FRAME)
    told = []
    while turn.table.troupe.is_moving:
        told.append("took the trick" in turn.table.flourishes.shown(turn.table.view).status.text)
        turn.table.update(FRAME)
    assert told
    assert not any(told)
    assert "took the trick" in turn.table.flourishes.shown(turn.table.view).status.text


def test_a_tap_ends_the_pause_and_does_nothing_else(turn: Sitting) -> None:
    finish_trick(turn)
    moves = turn.record.moves
    turn.change(one_tap=True)
    turn.tap_card(turn.hand[0].card)
    assert turn.table.state.trick is None
    assert turn.table.state.lifted is None
    assert turn.record.moves == moves


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_key_ends_the_pause_and_does_nothing_else(turn: Sitting, key: int) -> None:
    finish_trick(turn)
    moves = turn.record.moves
    turn.key(key)
    assert turn.table.state.trick is None
    assert turn.record.moves == moves


def test_at_instant_the_trick_lies_until_the_person_who_leads_does_something(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(speed=Speed.INSTANT))
    for _ in range(13):
        if len(sitting.host.game.rounds):
            break
        best = max(sitting.legal(), key=lambda card: card.rank)
        sitting.tap_card(best)
        sitting.tap_card(best)
        sitting.wait(0.1)
        if sitting.table.state.trick is not None and sitting.table.is_asked:
            sitting.wait(5)
            assert len(sitting.table.view.trick) == 4
            sitting.tap_card(sitting.legal()[0])
            assert sitting.table.state.trick is None
            return
        sitting.wait(1)
    pytest.fail("the person never led")

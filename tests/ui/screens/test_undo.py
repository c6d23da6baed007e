"""Undo at the table, in every phase: the card is back, the store agrees, it stays noted, and answers come again."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hearts import text
from hearts.core.cards import Card
from hearts.core.game import Passing, Playing
from hearts.core.moves import Deal, Pass, Play
from hearts.core.record import Record, replay
from hearts.core.seats import Seat
from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.ui.table_targets import targets_of
from tests.table.evening import advance, finish_round
from tests.ui.sitting import FRAME, Sitting, at_persons_turn

pytestmark = pytest.mark.usefixtures("_window")

Wait = Callable[[Sitting], None]


def _decisions(record: Record) -> int:
    return sum(isinstance(move, Pass | Play) and move.seat is Seat.SOUTH for move in record.moves)


def _check_everything_agrees(sitting: Sitting, undone: int) -> None:
    """The table shows the record's game, the store holds it, and each undo stays noted."""
    record = sitting.record
    assert sitting.host.game == replay(record.rules, record.moves).game
    stored = sitting.session.store.in_progress()
    assert stored is not None
    assert stored.record == record
    assert sitting.session.store.query("SELECT count(*) FROM assists WHERE kind = 'undo'") == [(undone,)]
    sitting.wait_until_asked()
    targets = targets_of(sitting.table.view, sitting.desk.layout)
    assert targets
    for key, target in targets.items():
        sprite = sitting.table.troupe.sprite(key)
        assert sprite is not None
        assert (sprite.glide.pose.x, sprite.glide.pose.y) == pytest.approx((target.pose.x, target.pose.y))


def _play(sitting: Sitting, card: Card) -> None:
    sitting.tap_card(card)
    sitting.tap_card(card)
    assert sitting.record.moves[-1] == Play(Seat.SOUTH, card)


def _until(is_so: Callable[[Sitting], bool]) -> Wait:
    def wait(sitting: Sitting) -> None:
        for _ in range(6000):
            if is_so(sitting):
                return
            sitting.table.update(FRAME)
        raise AssertionError("it never came to that")

    return wait


def _in_trick(cards: int) -> Callable[[Sitting], bool]:
    return lambda sitting: len(sitting.playing.trick.cards) == cards and sitting.table.troupe.is_still


def _is_computers_in_flight(sitting: Sitting) -> bool:
    move = sitting.record.moves[-1]
    return isinstance(move, Play) and move.seat is not Seat.SOUTH and sitting.table.troupe.is_moving


def _is_collected(sitting: Sitting) -> bool:
    return sitting.table.state.trick is None and sitting.table.troupe.is_moving and not sitting.playing.trick.cards


PHASES: dict[str, Wait] = {
    "the card has just been played": lambda sitting: sitting.wait(0),
    "the card flies": lambda sitting: sitting.wait(0.1),
    "a computer's card flies": _until(_is_computers_in_flight),
    "in the middle of the trick": _until(lambda sitting: sitting.table.troupe.is_still and not sitting.table.is_asked),
    "the trick lies": _until(lambda sitting: sitting.table.trick_is_held and sitting.table.troupe.is_still),
    "the trick is collected": _until(_is_collected),
    "it is the person's turn again": lambda sitting: sitting.wait_until_asked(),
}


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.FAST])
@pytest.mark.parametrize("wait", PHASES.values(), ids=PHASES)
def test_an_undo_in_any_phase_of_a_trick_puts_the_card_back(tmp_path: Path, wait: Wait, speed: Speed) -> None:
    sitting = at_persons_turn(tmp_path, Settings(speed=speed))
    before, card = sitting.record, sitting.legal()[0]
    _play(sitting, card)
    wait(sitting)
    sitting.key(pygame.K_u)
    assert sitting.record == before
    assert card in sitting.playing.hands[Seat.SOUTH]
    _check_everything_agrees(sitting, undone=1)


@pytest.mark.parametrize("frames", [0, 1, 5, 60])
def test_an_undo_at_instant_puts_the_card_back(tmp_path: Path, frames: int) -> None:
    sitting = at_persons_turn(tmp_path, Settings(speed=Speed.INSTANT))
    before = sitting.record
    _play(sitting, sitting.legal()[0])
    sitting.wait(frames * FRAME)
    sitting.key(pygame.K_u)
    assert sitting.record == before
    _check_everything_agrees(sitting, undone=1)


def test_before_anything_was_decided_nothing_is_undone(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.wait_until_asked()
    before = sitting.record
    sitting.tap_card(sitting.hand[0].card)
    sitting.key(pygame.K_u)
    assert sitting.table.view.status.text == text.NOTHING_TO_UNDO()
    assert sitting.record == before
    _check_everything_agrees(sitting, undone=0)


@pytest.mark.parametrize("seconds", [0.0, 0.3, 2.0, 30.0])
def test_an_undo_of_the_passing_gives_the_three_cards_back(tmp_path: Path, seconds: float) -> None:
    sitting = Sitting(tmp_path)
    sitting.wait_until_asked()
    stage = sitting.host.game.stage
    assert isinstance(stage, Passing)
    hand = stage.hands[Seat.SOUTH]
    for card in hand[:3]:
        sitting.tap_card(card)
    sitting.tap_control("pass")
    assert _decisions(sitting.record) == 1
    sitting.wait(seconds)
    sitting.key(pygame.K_u)
    assert _decisions(sitting.record) == 0
    stage = sitting.host.game.stage
    assert isinstance(stage, Passing)
    assert set(stage.hands[Seat.SOUTH]) == set(hand)
    _check_everything_agrees(sitting, undone=1)


@pytest.mark.parametrize("seconds", [0.0, 0.1, 1.0])
def test_after_the_thirteenth_trick_the_last_card_can_be_taken_back_before_the_summary(
    tmp_path: Path, seconds: float
) -> None:
    def to_last_trick(sitting: Sitting) -> None:
        while not (isinstance(sitting.host.game.stage, Playing) and len(sitting.playing.tricks) == 12):
            advance(sitting.host)
        while sitting.playing.turn is not Seat.SOUTH:
            advance(sitting.host)

    sitting = Sitting(tmp_path, start=to_last_trick)
    sitting.wait_until_asked()
    card = sitting.legal()[0]
    _play(sitting, card)
    _until(lambda at: bool(at.host.game.rounds))(sitting)
    sitting.wait(seconds)
    assert not sitting.sheets.opened
    sitting.key(pygame.K_u)
    assert not sitting.host.game.rounds
    assert sitting.playing.hands[Seat.SOUTH] == (card,)
    assert sitting.session.store.query("SELECT count(*) FROM rounds") == [(0,)]
    _check_everything_agrees(sitting, undone=1)


@pytest.mark.parametrize("times", [2, 10])
def test_undos_one_after_another_go_back_decision_by_decision(tmp_path: Path, times: int) -> None:
    def start(sitting: Sitting) -> None:
        while len(getattr(sitting.host.game.stage, "tricks", ())) < 11:
            advance(sitting.host)

    sitting = Sitting(tmp_path, start=start)
    sitting.wait_until_asked()
    before = _decisions(sitting.record)
    for time in range(1, times + 1):
        sitting.key(pygame.K_u)
        assert _decisions(sitting.record) == before - time
    _check_everything_agrees(sitting, undone=times)


def test_the_same_cards_after_undos_bring_the_same_answers_and_the_same_next_deal(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(speed=Speed.INSTANT))
    for _ in range(3):
        _play(sitting, sitting.legal()[0])
        sitting.wait_until_asked()
    first = sitting.record
    for _ in range(3):
        sitting.key(pygame.K_u)
    assert len(sitting.record.moves) < len(first.moves)
    mine = [move for move in first.moves[len(sitting.record.moves) :] if getattr(move, "seat", None) is Seat.SOUTH]
    for move in mine:
        sitting.wait_until_asked()
        assert isinstance(move, Play)
        _play(sitting, move.card)
    sitting.wait_until_asked()
    assert sitting.record == first
    finish_round(sitting.host)
    sitting.host.deal()
    assert isinstance(sitting.record.moves[-1], Deal)
    other = Sitting(tmp_path / "other")
    finish_round(other.host)
    other.host.deal()
    assert other.record.moves[-1] == sitting.record.moves[-1]


def test_an_undo_that_cannot_be_stored_is_told_and_made_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = at_persons_turn(tmp_path)
    _play(sitting, sitting.legal()[0])
    sitting.wait_until_asked()
    with monkeypatch.context() as patch:
        patch.setattr(type(sitting.host), "_guarded", lambda host, _: setattr(host, "is_saved", False))
        sitting.key(pygame.K_u)
        assert sitting.table.view.status.text == text.NOT_SAVED()
    sitting.wait_until_asked()
    _play(sitting, sitting.legal()[-1])
    stored = sitting.session.store.in_progress()
    assert stored is not None
    assert stored.record == sitting.record

"""The table in time: frames, sizes and settings that change in mid flight, and drawing that changes nothing."""

from pathlib import Path

import pygame
import pytest

from hearts.core.seats import Seat
from hearts.store.settings import Settings, ShowPoints
from hearts.store.speed import Speed
from hearts.ui.table_targets import targets_of
from tests.table.evening import finish_round
from tests.ui.sitting import Sitting, at_persons_turn

pytestmark = pytest.mark.usefixtures("_window")

FAST = Settings(speed=Speed.FAST)


@pytest.mark.parametrize("frame", [1 / 240, 1 / 60, 1 / 24, 0.05])
def test_the_same_end_whatever_the_frame_rate(tmp_path: Path, frame: float) -> None:
    sitting = at_persons_turn(tmp_path)
    card = sitting.legal()[0]
    sitting.tap_card(card)
    sitting.tap_card(card)
    sitting.wait(20, frame)
    assert sitting.table.is_asked or sitting.sheets.opened
    targets = targets_of(sitting.table.view, sitting.desk.layout)
    for key, target in targets.items():
        sprite = sitting.table.troupe.sprite(key)
        assert sprite is not None
        assert sprite.glide.pose == target.pose


@pytest.mark.parametrize("seconds", [0.05, 0.3, 1.0, 2.0])
def test_a_resize_in_mid_flight_lays_everything_out_anew(turn: Sitting, seconds: float) -> None:
    card = turn.legal()[0]
    turn.tap_card(card)
    turn.tap_card(card)
    turn.wait(seconds)
    turn.desk.fit((900, 700))
    turn.table.resize()
    targets = targets_of(turn.table.view, turn.desk.layout)
    for key, target in targets.items():
        sprite = turn.table.troupe.sprite(key)
        assert sprite is not None
        assert sprite.glide.pose == target.pose
    turn.wait_until_asked()


def test_a_change_of_speed_in_mid_flight_ends_right(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.tap_card(card)
    turn.tap_card(card)
    turn.wait(0.1)
    turn.change(speed=Speed.INSTANT)
    turn.wait(2)
    assert turn.table.is_asked or turn.sheets.opened


@pytest.mark.parametrize("shown", list(ShowPoints))
def test_points_of_the_round_are_shown_as_chosen(tmp_path: Path, shown: ShowPoints) -> None:
    sitting = at_persons_turn(tmp_path, Settings(show_points=shown))
    known = {plate.seat for plate in sitting.table.view.plates if plate.points is not None}
    expected = {ShowPoints.ON: set(Seat), ShowPoints.OWN: {Seat.SOUTH}, ShowPoints.OFF: set()}
    assert known == expected[shown]


def test_a_scored_round_opens_its_summary_once(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, FAST, start=lambda at: finish_round(at.host))
    sitting.wait(3)
    assert sitting.sheets.opened == ["after round"]
    assert not sitting.host.can_undo


def test_a_table_at_rest_asks_for_no_drawing(turn: Sitting) -> None:
    turn.wait(1)
    turn.table.drawn()
    turn.wait(5)
    assert not turn.table.is_dirty


def test_drawing_changes_nothing(turn: Sitting) -> None:
    turn.tap_card(turn.legal()[0])
    turn.wait(0.05)
    surface = pygame.Surface(turn.desk.size)
    before = (turn.table.view, turn.table.step, turn.record)
    turn.table.draw(surface)
    first = pygame.image.tobytes(surface, "RGB")
    turn.table.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == first
    assert (turn.table.view, turn.table.step, turn.record) == before


def test_a_card_lifted_early_is_lowered_if_it_may_not_be_played_then(turn: Sitting) -> None:
    lowered = False
    for _ in range(8):
        if lowered or turn.host.game.rounds:
            break
        card = turn.legal()[0]
        turn.tap_card(card)
        turn.tap_card(card)
        turn.wait(0.4)
        if turn.table.is_asked or not turn.hand:
            turn.wait_until_asked()
            continue
        early = turn.hand[0].card
        turn.table.state.lifted = early
        turn.wait_until_asked()
        refused = early in turn.refused()
        assert turn.table.state.lifted is (None if refused else early)
        lowered = refused
        turn.table.state.lifted = None
    assert lowered

from pathlib import Path

import pytest

from hearts.ai.levels import Level
from hearts.core.record import Record
from hearts.core.rules import Rotation, Rules
from hearts.resources import assets_folder
from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.table.demo import Demo
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk
from hearts.ui.screens.demo_sheets import DemoSheets
from hearts.ui.screens.table import TableScreen
from hearts.ui.table_targets import targets_of
from tests.table.conftest import open_session
from tests.ui.sitting import FRAME, Sitting, at_persons_turn

pytestmark = pytest.mark.usefixtures("_window")


@pytest.fixture
def turn(tmp_path: Path) -> Sitting:
    return at_persons_turn(tmp_path, Settings(one_tap=True))


def finish_trick(sitting: Sitting) -> None:
    sitting.tap_card(sitting.legal()[0])
    for _ in range(600):
        sitting.table.update(FRAME)
        if sitting.table.state.trick is not None and not sitting.table.troupe.is_moving:
            return
    raise AssertionError("the trick was never finished")


def until_a_computer_thinks(sitting: Sitting) -> Record:
    """Play on until a computer is asked and no card moves."""
    for _ in range(13):
        sitting.tap_card(sitting.legal()[0])
        for _ in range(600):
            sitting.table.update(FRAME)
            if not sitting.table.is_asked and sitting.table.state.trick is None and sitting.table.troupe.is_still:
                return sitting.record
            if sitting.table.is_asked:
                break
    raise AssertionError("no computer was ever asked")


def test_a_trick_lies_as_long_as_the_person_is_away(turn: Sitting) -> None:
    finish_trick(turn)
    turn.desk.has_focus = False
    turn.wait(30)
    assert turn.table.state.trick is not None
    turn.desk.has_focus = True
    turn.wait(1)
    assert turn.table.state.trick is None


def test_a_computer_waits_while_the_person_is_away(turn: Sitting) -> None:
    before = until_a_computer_thinks(turn)
    turn.desk.has_focus = False
    turn.wait(30)
    assert turn.record == before
    turn.desk.has_focus = True
    turn.wait(2)
    assert len(turn.record.moves) > len(before.moves)


def test_what_moves_arrives_even_while_the_person_is_away(turn: Sitting) -> None:
    turn.tap_card(turn.legal()[0])
    turn.desk.has_focus = False
    turn.wait(1)
    assert turn.table.troupe.is_still


def test_a_game_of_computers_goes_on_without_anybody(tmp_path: Path) -> None:
    settings = Settings(speed=Speed.FAST)
    session = open_session(tmp_path, settings)
    demo = Demo(session, Level.EASY, Rules(passing=Rotation.NEVER), seed=1)
    desk = Desk(Assets(assets_folder()), (1280, 800), settings)
    desk.has_focus = False
    table = DemoSheets(desk, session, demo, lambda _: None).table()
    for _ in range(round(8 / FRAME)):
        table.update(FRAME)
    assert len(demo.host.game.tricks) > 1


def test_a_desk_counts_as_looked_at_until_something_else_is_said(turn: Sitting) -> None:
    assert Desk(turn.desk.assets, (1280, 800), Settings()).has_focus


def collected(sitting: Sitting, points: int) -> TableScreen:
    """Play until a trick worth at least *points* is being collected."""
    for _ in range(13):
        finish_trick(sitting)
        before = sum(plate.points or 0 for plate in sitting.table.view.plates)
        sitting.table.moves.collect()
        if sum(plate.points or 0 for plate in sitting.table.view.plates) - before >= points:
            return sitting.table
        sitting.wait_until_asked()
    raise AssertionError("no such trick")


@pytest.mark.parametrize("frame", [1 / 240, 1 / 60, 1 / 25, 0.05])
def test_points_come_to_the_plate_with_the_cards(tmp_path: Path, frame: float) -> None:
    table = collected(at_persons_turn(tmp_path, Settings(one_tap=True, speed=Speed.FAST)), 1)
    after = [plate.points for plate in table.view.plates]
    shown = [plate.points for plate in table.flourishes.shown(table.view).plates]
    assert shown != after
    while table.troupe.is_moving:
        assert [plate.points for plate in table.flourishes.shown(table.view).plates] == shown
        table.update(frame)
    for _ in range(round(1 / frame)):
        table.update(frame)
    assert table.flourishes.shown(table.view) == table.view
    for key, target in targets_of(table.view, table.desk.layout).items():
        sprite = table.troupe.sprite(key)
        assert sprite is not None
        if sprite.done:
            assert sprite.glide.pose == target.pose


def test_a_tap_lets_cards_and_points_arrive_at_once(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(one_tap=True))
    table = collected(sitting, 1)
    sitting.tap((640.0, 300.0))
    assert table.flourishes.shown(table.view) == table.view


def test_an_undo_in_mid_flight_leaves_no_points_behind(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(one_tap=True))
    table = collected(sitting, 1)
    table.moves.undo()
    assert table.flourishes.is_still
    assert table.flourishes.shown(table.view) == table.view


def test_at_instant_points_are_there_with_the_move(tmp_path: Path) -> None:
    table = collected(at_persons_turn(tmp_path, Settings(speed=Speed.INSTANT, one_tap=True)), 1)
    assert table.flourishes.shown(table.view) == table.view


def test_a_table_is_at_rest_once_the_points_have_come(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(one_tap=True, speed=Speed.FAST))
    collected(sitting, 1)
    sitting.wait_until_asked()
    sitting.wait(3)
    sitting.table.drawn()
    sitting.wait(1)
    assert not sitting.table.is_dirty

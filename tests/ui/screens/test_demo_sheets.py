from pathlib import Path

import pytest

from hearts.ai.levels import Level
from hearts.core.game import Playing
from hearts.core.moves import Play
from hearts.core.rules import Rotation, Rules
from hearts.core.seats import Seat
from hearts.resources import assets_folder
from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.table.demo import Demo
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk
from hearts.ui.screens.demo_sheets import DemoSheets
from hearts.ui.screens.moon import MoonScreen
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.screens.table import TableScreen
from hearts.ui.stack import ScreenStack
from tests.builders import suits_deal
from tests.table.conftest import open_session

pytestmark = pytest.mark.usefixtures("_window")

RULES = Rules(passing=Rotation.NEVER)


def moon_at(folder: Path, speed: Speed) -> ScreenStack:
    """A demo's table after a round in which South shot the moon."""
    settings = Settings(speed=speed)
    session = open_session(folder, settings)
    demo = Demo(session, Level.EASY, RULES, seed=1)
    demo.host.submit(suits_deal(Seat.SOUTH))
    while isinstance(demo.host.game.stage, Playing):
        stage = demo.host.game.stage
        demo.host.submit(Play(stage.turn, stage.legal_plays(RULES)[0]))
    desk = Desk(Assets(assets_folder()), (1280, 800), settings)
    return ScreenStack(DemoSheets(desk, session, demo, lambda _: None).table())


def kinds(stack: ScreenStack, seconds: float) -> list[type]:
    """What is on top while nobody touches anything, without repetition."""
    found: list[type] = []
    for _ in range(round(seconds * 20)):
        stack.update(0.05)
        if not found or found[-1] is not type(stack.top):
            found.append(type(stack.top))
    return found


@pytest.mark.parametrize(("speed", "seconds"), [(Speed.NORMAL, 9.0), (Speed.FAST, 5.0)])
def test_a_moon_and_its_summary_go_on_by_themselves(tmp_path: Path, speed: Speed, seconds: float) -> None:
    seen = kinds(moon_at(tmp_path, speed), seconds)
    assert seen[-3:] == [MoonScreen, SheetScreen, TableScreen]


def test_at_instant_nothing_holds_the_demo_up(tmp_path: Path) -> None:
    assert kinds(moon_at(tmp_path, Speed.INSTANT), 0.5) == [TableScreen]

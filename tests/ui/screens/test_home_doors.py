"""The first screen, the table and the sheets together: where each way leads and what lies below."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hearts.core.game import Over, Playing
from hearts.core.moves import MoonChoice, Play, Score
from hearts.core.rules import Moon, Rotation, Rules
from hearts.core.seats import Seat
from hearts.resources import assets_folder
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.store.speed import Speed
from hearts.table.host import Host
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk
from hearts.ui.screens.game_over import GameOverContent
from hearts.ui.screens.home import HomeScreen
from hearts.ui.screens.moon import MoonScreen
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.screens.table import TableScreen
from hearts.ui.screens.table_sheets import Sheets
from hearts.ui.stack import ScreenStack
from tests.builders import suits_deal
from tests.table.conftest import open_session
from tests.table.evening import advance_to, finish, finish_round

pytestmark = pytest.mark.usefixtures("_window")

INSTANT = Settings(speed=Speed.INSTANT)
SHORT = replace(INSTANT, rules=Rules(target=None))


class Evening:
    """A stack of screens, and whoever sits in front of it."""

    def __init__(self, folder: Path, settings: Settings = INSTANT) -> None:
        self.folder = folder
        self.session = open_session(folder, settings)
        self.desk = Desk(Assets(assets_folder()), (1280, 800), settings)
        self.sheets = Sheets(self.desk, self.session)
        self.stack: ScreenStack

    def at_home(self) -> "Evening":
        self.stack = ScreenStack(self.sheets.home())
        return self

    def at_table(self, moves: int = 0) -> Host:
        host = self.session.begin(7)
        advance_to(host, moves)
        self.stack = ScreenStack(self.sheets.table(host))
        return host

    def wait(self, seconds: float = 1.0) -> None:
        for _ in range(round(seconds * 20)):
            self.stack.update(0.05)

    def key(self, *codes: int) -> None:
        for code in codes:
            self.desk.keyboard = True
            self.stack.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))

    def press(self, name: str) -> None:
        """Click a control of the screen on top."""
        top = self.stack.top
        assert isinstance(top, SheetScreen | HomeScreen)
        rect = next(control.rect for control in top.controls if control.id == name)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.stack.handle(pygame.Event(kind, pos=tuple(map(round, rect.center)), button=1))

    @property
    def title(self) -> str:
        assert isinstance(self.stack.top, SheetScreen)
        return self.stack.top.content.title

    @property
    def shows_the_end(self) -> bool:
        top = self.stack.top
        return isinstance(top, SheetScreen) and isinstance(top.content, GameOverContent)

    @property
    def states(self) -> list[str]:
        return [str(state) for (state,) in self.session.store.query("SELECT state FROM games ORDER BY id")]

    @property
    def controls(self) -> list[str]:
        top = self.stack.top
        assert isinstance(top, SheetScreen | HomeScreen)
        return [control.id for control in top.controls]


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


def test_nothing_is_begun_before_somebody_asks(evening: Evening) -> None:
    evening.at_home().wait()
    assert evening.states == []


@pytest.mark.parametrize("code", [pygame.K_n, pygame.K_RETURN])
def test_a_game_begins_at_a_table_of_its_own(evening: Evening, code: int) -> None:
    evening.at_home().key(code)
    assert isinstance(evening.stack.top, TableScreen)
    assert evening.stack.depth == 1
    assert evening.states == ["playing"]


@pytest.mark.parametrize(
    ("name", "title"),
    [("help", "How to play"), ("statistics", "Statistics"), ("menu", "Settings"), ("about", "About Hearts")],
)
def test_every_sheet_opens_and_closing_it_leads_back(evening: Evening, name: str, title: str) -> None:
    evening.at_home().press(name)
    assert evening.title == title
    evening.key(pygame.K_ESCAPE)
    assert isinstance(evening.stack.top, HomeScreen)
    assert evening.states == []


def test_rules_changed_at_home_are_kept_for_the_next_game_and_none_begins(evening: Evening) -> None:
    evening.at_home().press("menu")
    top = evening.stack.top
    assert isinstance(top, SheetScreen)
    easy = next(control for control in top.controls if control.id == "level").parts[0].rect.center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        evening.stack.handle(pygame.Event(kind, pos=tuple(map(round, easy)), button=1))
    evening.press("done")
    assert isinstance(evening.stack.top, HomeScreen)
    assert evening.states == []
    assert evening.session.settings.level == "easy"
    assert SettingsFile(evening.folder).load().settings.level == "easy"
    evening.key(pygame.K_n)
    table = evening.stack.top
    assert isinstance(table, TableScreen)
    assert table.host.record.players[Seat.WEST].level == "easy"


def test_the_menu_at_home_has_statistics_but_no_way_home(evening: Evening) -> None:
    evening.at_home().press("menu")
    assert "home" not in evening.controls
    evening.press("statistics")
    assert evening.title == "Statistics"


def test_from_the_table_the_menu_leads_home_and_continue_leads_back(evening: Evening) -> None:
    host = evening.at_table(20)
    table = evening.stack.top
    evening.key(pygame.K_m)
    assert {"statistics", "home"} <= set(evening.controls)
    evening.press("home")
    assert evening.controls[0] == "go_on"
    evening.wait()
    assert len(host.record.moves) == 20
    evening.key(pygame.K_RETURN)
    assert evening.stack.top is table
    assert evening.stack.depth == 1


def test_a_new_game_from_home_asks_before_the_one_below_ends(evening: Evening) -> None:
    evening.at_table(20)
    evening.key(pygame.K_m)
    evening.press("home")
    evening.key(pygame.K_n)
    evening.key(pygame.K_RETURN)  # the safe answer
    assert evening.states == ["playing"]
    evening.key(pygame.K_n)
    evening.press("yes")
    assert evening.states == ["abandoned", "playing"]
    assert isinstance(evening.stack.top, TableScreen)
    assert evening.stack.depth == 1


def test_the_menus_statistics_say_that_the_game_goes_on(evening: Evening) -> None:
    finish(evening.session.begin(3))
    evening.at_table(20)
    evening.key(pygame.K_m)
    evening.press("statistics")
    evening.press("reset")
    evening.press("yes")
    assert evening.states == ["playing"]
    assert evening.title == "Statistics"


def _to_the_end(evening: Evening) -> TableScreen:
    host = evening.session.begin(7)
    finish(host)
    table = evening.sheets.table(host)
    evening.stack = ScreenStack(table)
    evening.wait()
    return table


def test_closing_the_end_of_a_game_leads_home_and_the_table_can_still_be_seen(tmp_path: Path) -> None:
    evening = Evening(tmp_path, SHORT)
    table = _to_the_end(evening)
    assert isinstance(table.host.game.stage, Over)
    assert evening.shows_the_end
    evening.key(pygame.K_ESCAPE)
    assert evening.controls[:2] == ["new", "last"]
    evening.press("last")
    assert evening.stack.top is table
    evening.wait()
    assert evening.stack.top is table  # the end is not told twice
    evening.key(pygame.K_s)
    assert evening.title == "Scores"


def test_a_new_game_after_the_end_asks_nothing(tmp_path: Path) -> None:
    evening = Evening(tmp_path, SHORT)
    _to_the_end(evening)
    evening.key(pygame.K_ESCAPE, pygame.K_n)
    assert evening.states == ["finished", "playing"]
    assert evening.stack.depth == 1


def _moon(evening: Evening, shooter: Seat, choice: MoonChoice | None = None) -> None:
    host = evening.session.begin(7)
    host.submit(suits_deal(shooter))
    while isinstance(host.game.stage, Playing):
        stage = host.game.stage
        host.submit(Play(stage.turn, stage.legal_plays(host.record.rules)[0]))
    if choice is not None:
        host.submit(Score(choice))
    evening.stack = ScreenStack(evening.sheets.table(host))
    evening.wait()


@pytest.mark.parametrize("shooter", [Seat.SOUTH, Seat.EAST])
def test_a_moon_is_celebrated_before_the_summary(tmp_path: Path, shooter: Seat) -> None:
    evening = Evening(tmp_path, replace(INSTANT, rules=Rules(passing=Rotation.NEVER)))
    _moon(evening, shooter)
    assert isinstance(evening.stack.top, MoonScreen)
    evening.key(pygame.K_RETURN)
    assert evening.title == "Round 1"
    evening.key(pygame.K_RETURN)
    assert isinstance(evening.stack.top, TableScreen)


def test_a_moon_that_ends_the_game_leads_to_its_end(tmp_path: Path) -> None:
    evening = Evening(tmp_path, replace(INSTANT, rules=Rules(target=25, passing=Rotation.NEVER)))
    _moon(evening, Seat.SOUTH)
    assert isinstance(evening.stack.top, MoonScreen)
    evening.key(pygame.K_RETURN)
    assert evening.shows_the_end


def test_a_person_who_chose_what_the_moon_does_is_not_told_again(tmp_path: Path) -> None:
    evening = Evening(tmp_path, replace(INSTANT, rules=Rules(moon=Moon.CHOOSE, passing=Rotation.NEVER)))
    _moon(evening, Seat.SOUTH, MoonChoice.ADD)
    assert evening.title == "Round 1"


def test_a_rivals_choice_is_celebrated(tmp_path: Path) -> None:
    evening = Evening(tmp_path, replace(INSTANT, rules=Rules(moon=Moon.CHOOSE, passing=Rotation.NEVER)))
    _moon(evening, Seat.EAST, MoonChoice.SUBTRACT)
    top = evening.stack.top
    assert isinstance(top, MoonScreen)
    assert top.sentence.endswith("East’s total drops by 26.")


def test_a_round_without_a_moon_is_summed_up_at_once(evening: Evening) -> None:
    host = evening.session.begin(7)
    finish_round(host)
    assert host.game.rounds[-1].shooter is None
    evening.stack = ScreenStack(evening.sheets.table(host))
    evening.wait()
    assert evening.title == "Round 1"


def test_what_the_program_says_of_itself_is_reached_from_the_table_and_left_for_its_menu(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.at_table(10)
    evening.wait()
    evening.key(pygame.K_m)
    evening.wait()
    evening.press("about")
    evening.wait()
    assert evening.title == "About Hearts"
    evening.key(pygame.K_ESCAPE)
    assert evening.title == "Settings"

"""The ways from the settings to the statistics and to the first screen, and the settings opened there."""

from dataclasses import dataclass, field

import pygame
import pytest

from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.screen import Change, Desk, Pop, Quit
from hearts.ui.screens.settings import Ways, settings_sheet
from hearts.ui.screens.sheet_screen import SheetScreen
from tests.ui.screens.at_desk import (
    SCALES,
    WINDOWS,
    control,
    desk_of,
    drawn,
    faults,
    key,
    names,
    press,
    walk_to,
    watched_text,
)


@dataclass
class Around:
    """Notes what the menu did."""

    desk: Desk
    applied: list[Settings] = field(default_factory=list)
    begun: list[Settings] = field(default_factory=list)
    went: list[str] = field(default_factory=list)

    def apply(self, settings: Settings) -> None:
        self.applied.append(settings)
        self.desk.settings = settings

    def new_game(self, settings: Settings) -> Change:
        self.begun.append(settings)
        return Pop()

    def go(self, where: str) -> Change:
        self.went.append(where)
        return Quit()

    def ways(self, *, at_home: bool = False) -> Ways:
        statistics, home, about = ((lambda name=name: self.go(name)) for name in ("statistics", "home", "about"))
        return Ways(statistics, None if at_home else home, None if at_home else about, keeps_rules=at_home)

    def sheet(self, *, at_home: bool = False) -> SheetScreen:
        ways = self.ways(at_home=at_home)
        return settings_sheet(self.desk, self.desk.settings, None, apply=self.apply, new_game=self.new_game, ways=ways)


@pytest.fixture
def around(assets: Assets) -> Around:
    return Around(desk_of(assets))


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
@pytest.mark.parametrize("name", ["statistics", "home"])
def test_the_menu_leads_there(around: Around, how: str, name: str) -> None:
    sheet = around.sheet()
    if how == "mouse":
        change = press(sheet, name)
    else:
        walk_to(sheet, name)
        change = key(sheet, pygame.K_RETURN)
    if name == "home":  # which lies over the table, so the menu goes first
        assert isinstance(change, Pop)
        assert change.then is not None
        change = change.then()
    assert change == Quit()
    assert around.went == [name]


def test_the_menu_leads_to_what_the_program_says_of_itself(around: Around) -> None:
    sheet = around.sheet()
    assert press(sheet, "about") == Quit()
    assert around.went == ["about"]


def test_at_home_which_has_a_door_of_its_own_to_it_the_menu_does_not(around: Around) -> None:
    assert "about" not in names(around.sheet(at_home=True))


def test_without_ways_the_menu_offers_none(around: Around) -> None:
    sheet = settings_sheet(around.desk, Settings(), None, apply=around.apply, new_game=around.new_game)
    assert not {"statistics", "home"} & set(names(sheet))


def test_rules_changed_at_home_are_kept_and_no_game_begins(around: Around) -> None:
    sheet = around.sheet(at_home=True)
    press(sheet, "level", 0)
    assert around.applied == []
    assert press(sheet, "done") == Pop()
    assert around.applied == [Settings(level="easy")]
    assert around.begun == []


def test_at_home_new_game_begins_one_with_the_rules_as_changed(around: Around) -> None:
    sheet = around.sheet(at_home=True)
    press(sheet, "level", 0)
    press(sheet, "new")
    assert around.begun == [Settings(level="easy")]


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("at_home", [False, True])
def test_every_button_of_the_foot_has_room_for_its_words(
    assets: Assets, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, *, at_home: bool
) -> None:
    around = Around(desk_of(assets, size, Settings(ui_scale=scale)))
    sheet = around.sheet(at_home=at_home)
    assert faults(sheet) == []
    with watched_text(sheet, monkeypatch) as bad:
        drawn(sheet)
    foot = [name for name in names(sheet) if name in {"new", "statistics", "help", "home", "quit", "done"}]
    labels = [control(sheet, name).label for name in foot]
    assert [fault for fault in bad if any(label in fault for label in labels)] == []
    assert {"new", "help", "quit", "done"} <= set(foot)
    assert ("statistics" if at_home else "home") in foot
    assert "statistics" in foot or scale > 1

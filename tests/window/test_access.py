"""The Access page in the real window: a name is typed, a key is chosen, and the table follows both."""

import json
from pathlib import Path

from hearts.ui.screens.settings_pages import Page
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import Pressed
from tests.window.driver import HeartsWindow, StartHearts
from tests.window.sheets import menu_in
from tests.window.waiting import until


def _access_in(window: HeartsWindow) -> SheetScreen:
    sheet = menu_in(window)
    sheet.content.press(Pressed("page", index=list(Page).index(Page.ACCESS)))
    return sheet


def _kept(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "settings.json").read_text("utf-8"))
    return found


def test_a_name_and_a_key_are_chosen_and_obeyed(start: StartHearts, tmp_path: Path) -> None:
    window = start("--seed", "7", "--size", "1280x800", "--speed", "instant")
    window.wait_for_rest()
    window.decide_by_keys()
    window.wait_for_turn()
    window.keys("m")
    until(lambda: window.shows(menu_in(window)), "the menu")
    tabs = next(control for control in menu_in(window).controls if control.id == "page")
    window.click(tabs.parts[-1].rect.center)
    access = _access_in(window)
    window.press_on_sheet(access, "name:west")
    window.keys("A", "d", "a", "space", "m", "BackSpace", "M", "Return")
    window.press_on_sheet(access, "key:scores")
    window.keys("ctrl+m")
    window.press_on_sheet(access, "key:scores")
    window.keys("F7")
    folder = tmp_path / "data"
    until(lambda: _kept(folder)["west_name"] == "Ada M", "the name to be kept")
    until(lambda: _kept(folder)["keys"] == {"scores": "F7", "mute": "S"}, "the keys to be kept")
    assert _kept(folder)["muted"] is False  # the key was chosen, not obeyed
    window.keys("Escape")
    until(lambda: not window.shows(menu_in(window)), "the menu to close")
    before = window.wait_for_rest()
    window.keys("F7")
    until(lambda: window.picture() != before, "the score sheet")
    assert window.complaints == ""

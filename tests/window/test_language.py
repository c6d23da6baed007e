"""A language chosen in the real window: the table speaks it at once, keeps it, and gives it back."""

import json
from pathlib import Path

from hearts.resources import assets_folder
from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk, Pop
from hearts.ui.screens.languages import languages
from hearts.ui.screens.settings import settings_sheet
from hearts.ui.screens.settings_pages import Page
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import Pressed
from tests.window.driver import HeartsWindow, StartHearts
from tests.window.waiting import until


def _desk(window: HeartsWindow, language: str) -> Desk:
    return Desk(Assets(assets_folder()), window.place.size, Settings(language=language))


def _menu(window: HeartsWindow, language: str, page: Page) -> SheetScreen:
    desk = _desk(window, language)
    sheet = settings_sheet(desk, desk.settings, None, apply=lambda _: None, new_game=lambda _: Pop())
    sheet.content.press(Pressed("page", index=list(Page).index(page)))
    return sheet


def _choose(window: HeartsWindow, spoken: str, wanted: str, folder: Path) -> None:
    """Open the menu, which speaks *spoken*, choose another language, and go back to the table."""
    window.keys("m")
    until(lambda: window.shows(_menu(window, spoken, Page.RULES)), "the menu")
    window.wait_for_rest()
    tabs = next(control for control in _menu(window, spoken, Page.RULES).controls if control.id == "page")
    window.click(tabs.parts[list(Page).index(Page.LOOK)].rect.center)
    window.wait_for_rest()
    window.press_on_sheet(_menu(window, spoken, Page.LOOK), "language")
    sheet = languages(_desk(window, spoken), lambda _: None)
    until(lambda: window.shows(sheet), "the languages")
    window.wait_for_rest()
    window.press_on_sheet(sheet, f"language:{wanted}")
    until(lambda: json.loads((folder / "settings.json").read_text("utf-8")).get("language") == wanted, wanted)
    window.wait_for_rest()
    window.keys("Escape")
    until(lambda: window.shows(_menu(window, wanted, Page.LOOK)), "the menu again")
    window.wait_for_rest()
    window.keys("Escape")
    until(lambda: not window.shows(_menu(window, wanted, Page.LOOK)), "the table")
    window.point_at(window.layout.status.center)


def test_the_table_speaks_a_chosen_language_at_once_and_gives_it_back(start: StartHearts, tmp_path: Path) -> None:
    window = start("--seed", "7", "--size", "1280x800", "--speed", "instant")
    window.wait_for_rest()
    _choose(window, "en", "sv", tmp_path / "data")
    _choose(window, "sv", "en", tmp_path / "data")
    english = window.wait_for_rest()
    _choose(window, "en", "de", tmp_path / "data")
    german = window.wait_for_rest()
    assert german != english
    _choose(window, "de", "en", tmp_path / "data")
    until(lambda: window.wait_for_rest() == english, "the table as it was")
    assert window.complaints == ""

"""The sheet on which a language is chosen, and what follows a choice: everything on the screen, at once."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hearts import text
from hearts.store.settings import Settings
from hearts.text.language import LANGUAGES, Message, spoken_language
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk, Pop, Push
from hearts.ui.screens.languages import LanguagesContent, languages
from hearts.ui.screens.settings import settings_sheet
from hearts.ui.screens.settings_pages import Page
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.table_state import Line
from tests.ui.screens.at_desk import SCALES, WINDOWS, control, desk_of, faults, key, names, press, watched_text
from tests.ui.sitting import FRAME, at_persons_turn
from tests.ui.table_window import TableWindow, open_window


class Chooser:
    """Takes the settings as the program does: the desk follows them at the next frame."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def apply(self, settings: Settings) -> None:
        self.desk.settings = settings
        self.desk.fit(self.desk.size)


@pytest.fixture
def chooser(assets: Assets) -> Chooser:
    return Chooser(Desk(assets, (1280, 800), Settings(), preferred_languages=("pl_PL", "de")))


def sheet_of(chooser: Chooser) -> SheetScreen:
    return languages(chooser.desk, chooser.apply)


def settings_of(chooser: Chooser) -> SheetScreen:
    sheet = settings_sheet(chooser.desk, Settings(), None, apply=chooser.apply, new_game=lambda _: Pop())
    press(sheet, "page", list(Page).index(Page.LOOK))
    return sheet


def test_left_to_the_system_the_desk_speaks_what_it_prefers(chooser: Chooser) -> None:
    assert spoken_language() == "pl"
    assert control(sheet_of(chooser), "language:").label == "Jak system: Polski"
    assert control(sheet_of(chooser), "language:").selected


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_chosen_language_is_spoken_at_once_and_the_sheet_stays_to_show_it(chooser: Chooser, code: str) -> None:
    sheet = sheet_of(chooser)
    assert press(sheet, f"language:{code}") is None
    assert (chooser.desk.settings.language, spoken_language()) == (code, code)
    assert [name for name in names(sheet) if control(sheet, name).selected] == [f"language:{code}"]
    assert (sheet.content.title, control(sheet, "done").label) == (Message("Language")(), Message("Done")())


def test_the_way_back_to_the_system_is_the_first_row(chooser: Chooser) -> None:
    sheet = sheet_of(chooser)
    press(sheet, "language:sv")
    assert names(sheet)[0] == "language:"
    press(sheet, "language:")
    assert (chooser.desk.settings.language, spoken_language()) == ("", "pl")


def test_it_is_left_by_its_button_and_by_esc(chooser: Chooser) -> None:
    assert press(sheet_of(chooser), "done") == Pop()
    assert key(sheet_of(chooser), pygame.K_ESCAPE) == Pop()


def test_the_settings_open_it_and_then_speak_the_language_chosen_there(chooser: Chooser) -> None:
    press(sheet_of(chooser), "language:en")
    sheet = settings_of(chooser)
    assert control(sheet, "language").label == "English"
    opened = press(sheet, "language")
    assert isinstance(opened, Push)
    assert isinstance(opened.screen, SheetScreen)
    assert isinstance(opened.screen.content, LanguagesContent)
    press(opened.screen, "language:de")
    assert (sheet.content.title, control(sheet, "language").label) == ("Einstellungen", "Deutsch")
    assert [part.label for part in control(sheet, "page").parts] == ["Regeln", "Spiel", "Aussehen", "Bedienung"]


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
def test_it_fits_every_window_at_every_scale(
    assets: Assets, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desk_of(assets, size, Settings(ui_scale=scale))
    sheet = languages(desk, lambda _: None)
    assert faults(sheet) == []
    surface = pygame.Surface(size).convert()
    sheet.update(10)
    with watched_text(sheet, monkeypatch) as bad:
        sheet.draw(surface)
    assert bad == []


class Table(TableWindow):
    """At which a language is chosen."""

    def choose(self, code: str) -> None:
        self.sitting.desk.settings = replace(self.sitting.desk.settings, language=code)
        self.loop.turn(FRAME)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with open_window("Another game") as window:
        yield Table(at_persons_turn(tmp_path), window)


def test_the_table_and_its_window_follow_without_a_new_start(table: Table) -> None:
    table.choose("en")
    english = table.sitting.table.view
    table.choose("de")
    german = table.sitting.table.view
    assert english.plates[0].name == "You"
    assert german.plates[0].name == "Du"
    assert german.plates[2].name == "Nord"
    assert german.headline != english.headline
    assert german.status.text != english.status.text
    assert table.window.title == text.TITLE()


def test_what_was_said_in_another_language_is_said_no_more(table: Table) -> None:
    table.choose("en")
    table.sitting.table.state.line = Line("Hint: K♠ is as good as any.")
    table.choose("de")
    assert table.sitting.table.state.line is None

"""What the program opens first: the table where there is a game to play, the first screen otherwise."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hearts import app
from hearts.ai.thinker import InlineThinker
from hearts.options import Options, parse_options
from hearts.resources import assets_folder
from hearts.store.opening import open_store
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.table.session import Session
from hearts.ui.assets import Assets
from hearts.ui.loop import Loop
from hearts.ui.screen import Desk, Push
from hearts.ui.screens.home import HomeScreen
from hearts.ui.screens.sheets_at_need import SheetsAtNeed
from hearts.ui.screens.table import TableScreen
from hearts.ui.stack import ScreenStack
from hearts.wiring.window import first_screens, sharpening
from tests.table.conftest import open_session
from tests.table.evening import advance_to


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    pygame.display.init()
    pygame.display.set_mode((1280, 800))
    opened = open_session(tmp_path)
    yield opened
    opened.close()
    pygame.quit()


def opened_with(session: Session, options: Options) -> ScreenStack:
    desk = Desk(Assets(assets_folder()), (1280, 800), Settings())
    return first_screens(desk, session, options, session.resume())


def games(session: Session) -> int:
    return len(session.store.query("SELECT id FROM games"))


def test_without_a_game_the_first_screen_opens_and_none_is_begun(session: Session) -> None:
    stack = opened_with(session, parse_options(["--size", "800x600", "--speed", "fast"]))
    assert isinstance(stack.top, HomeScreen)
    assert games(session) == 0


@pytest.mark.parametrize("words", [["--seed", "5"], ["--level", "easy"], ["--length", "50"], ["--length", "round"]])
def test_whoever_says_what_game_it_should_be_sits_at_the_table(session: Session, words: list[str]) -> None:
    stack = opened_with(session, parse_options(words))
    assert isinstance(stack.top, TableScreen)
    assert games(session) == 1


def test_a_game_in_progress_opens_at_its_table(session: Session) -> None:
    advance_to(session.begin(7), 10)
    stack = opened_with(session, Options())
    table = stack.top
    assert isinstance(table, TableScreen)
    assert len(table.host.record.moves) == 10
    assert games(session) == 1


def test_what_was_wrong_at_the_start_is_told_on_the_first_screen(tmp_path: Path) -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 800))
    (tmp_path / "hearts.sqlite3").write_bytes(b"no database at all" * 100)
    found = open_store(tmp_path)
    session = Session(found.store, SettingsFile(tmp_path), Settings(), InlineThinker(), lambda: 7, found.notes)
    home = opened_with(session, Options()).top
    assert isinstance(home, HomeScreen)
    assert "could not be read" in home._doors.greeting().notice  # noqa: SLF001
    session.close()
    pygame.quit()


def test_the_first_picture_is_drawn_in_haste_and_sharp_once_there_was_time(session: Session) -> None:
    advance_to(session.begin(7), 10)
    desk = Desk(Assets(assets_folder()), (1280, 800), Settings())
    host = session.resume()
    assert host is not None
    stack = ScreenStack(SheetsAtNeed(desk, session).table(host))
    errands = list(sharpening(desk, stack))
    picture, hasty = pygame.Surface(desk.size), pygame.Surface(desk.size)
    desk.painter.hasty = True
    stack.draw(hasty)
    kept = desk.painter.size
    for errand in errands[:-1]:
        errand()
        assert desk.painter.hasty
    assert desk.painter.size > kept
    stack.drawn()
    errands[-1]()
    assert not desk.painter.hasty
    assert stack.is_dirty
    stack.draw(picture)
    assert picture.get_buffer().raw != hasty.get_buffer().raw


def test_a_new_games_cards_are_made_sharp_once_they_are_dealt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    added: list[int] = []

    def run(loop: Loop) -> None:
        before = len(loop.errands)
        loop._stack.update(0.0)  # noqa: SLF001  the first step is the deal
        loop.errands.popleft()()
        added.append(len(loop.errands) - before)

    monkeypatch.setattr(Loop, "run", run)
    assert app.run(parse_options(["--data-dir", str(tmp_path), "--seed", "7", "--speed", "instant"])) == 0
    # thirteen faces one by one, the backs seat by seat, and to show them all; one errand has been done
    assert added == [13 + 3 + 1 - 1]


def test_the_sheets_over_a_saved_game_are_read_when_one_of_them_opens(session: Session) -> None:
    host = session.begin(7)
    desk = Desk(Assets(assets_folder()), (1280, 800), Settings())
    sheets = SheetsAtNeed(desk, session)
    table = sheets.table(host)
    assert "sheets" not in vars(sheets)
    opened = sheets.open("help", table)
    assert isinstance(opened, Push)
    assert "sheets" in vars(sheets)


def test_the_screensaver_is_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(pygame.display, "set_allow_screensaver", asked.append)
    options = parse_options(["--data-dir", str(tmp_path), "--demo", "--rounds", "1", "--speed", "instant"])
    assert app.run(options) == 0
    assert asked == [True]

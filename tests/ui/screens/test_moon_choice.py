import pygame
import pytest

from hearts.core.moves import MoonChoice
from hearts.core.seats import Seat
from hearts.store.settings import Settings
from hearts.text import seat_names
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk, Pop, Quit
from hearts.ui.screens.moon_choice import moon_choice, outcome_of
from hearts.ui.screens.sheet_screen import SheetScreen
from tests.ui.score_games import choosing
from tests.ui.screens.at_desk import click, key, names, press
from tests.ui.screens.inked import inked


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return Desk(assets, (1280, 800), Settings())


@pytest.fixture
def chosen() -> list[MoonChoice]:
    return []


@pytest.fixture
def sheet(desk: Desk, chosen: list[MoonChoice]) -> SheetScreen:
    def choose(choice: MoonChoice) -> Quit:
        chosen.append(choice)
        return Quit()

    return moon_choice(desk, choosing((54, 82, 40, 66)), seat_names(), choose)


def test_adding_gives_the_others_26_and_may_end_the_game() -> None:
    outcome = outcome_of(choosing((54, 82, 40, 66)), MoonChoice.ADD)
    assert outcome.scores == (0, 26, 26, 26)
    assert outcome.totals == (54, 108, 66, 92)
    assert outcome.winners == (Seat.SOUTH,)


def test_subtracting_lowers_the_shooter_alone() -> None:
    outcome = outcome_of(choosing((54, 82, 40, 66)), MoonChoice.SUBTRACT)
    assert outcome.totals == (28, 82, 40, 66)
    assert outcome.winners == ()


def test_both_outcomes_are_shown(sheet: SheetScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet.update(1.0)
    with inked(monkeypatch) as ink:
        sheet.draw(pygame.Surface((1280, 800)).convert())
    assert {"54", "108", "66", "92", "28", "82", "40", "+26", "−26"} <= set(ink.said)
    assert "You win the game." in ink.said
    assert "The game goes on." in ink.said


@pytest.mark.parametrize(
    ("codes", "choice"),
    [
        ([pygame.K_RETURN], MoonChoice.ADD),
        ([pygame.K_1], MoonChoice.ADD),
        ([pygame.K_2], MoonChoice.SUBTRACT),
        ([pygame.K_RIGHT, pygame.K_RETURN], MoonChoice.SUBTRACT),
        ([pygame.K_TAB, pygame.K_SPACE], MoonChoice.SUBTRACT),
    ],
)
def test_keys_choose(sheet: SheetScreen, chosen: list[MoonChoice], codes: list[int], choice: MoonChoice) -> None:
    change = key(sheet, *codes)
    assert isinstance(change, Pop)
    assert chosen == [], "the answer is given once the sheet is gone"
    assert change.then is not None
    assert change.then() == Quit()
    assert chosen == [choice]


@pytest.mark.parametrize("choice", list(MoonChoice))
def test_the_mouse_chooses(sheet: SheetScreen, chosen: list[MoonChoice], choice: MoonChoice) -> None:
    change = press(sheet, choice.value)
    assert isinstance(change, Pop)
    assert change.then is not None
    change.then()
    assert chosen == [choice]


def test_it_cannot_be_left_without_an_answer(sheet: SheetScreen) -> None:
    assert key(sheet, pygame.K_ESCAPE) is None
    assert click(sheet, (2, 2)) is None
    assert names(sheet) == ["add", "subtract"]
    assert sheet.update(1000) is None

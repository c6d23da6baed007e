from dataclasses import dataclass, field

import pygame
import pytest

from hearts.store.settings import THEMES, Settings
from hearts.text.sheets import Changed, new_game_question
from hearts.ui.assets import Assets
from hearts.ui.screen import Change, Desk, Pop, Quit
from hearts.ui.screens.confirm import confirm
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.theme import THEMES as THEMES_BY_KEY
from hearts.ui.theme import paper_for
from tests.ui.screens.at_desk import SCALES, WINDOWS, click, desk_of, drawn, faults, focused, key, press, watched_text

LONG = new_game_question(12, 131, frozenset({Changed.FIRST_TRICK}))


@dataclass
class Asked:
    """Notes which answer was carried out."""

    said: list[str] = field(default_factory=list)

    def yes(self) -> Change | None:
        self.said.append("yes")
        return Quit()

    def no(self) -> Change | None:
        self.said.append("no")
        return None


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return desk_of(assets)


def _sheet(desk: Desk, asked: Asked, body: str = "The game would end.") -> SheetScreen:
    return confirm(
        desk, "Start a new game?", body, yes_label="Start new game", no_label="Keep playing", yes=asked.yes, no=asked.no
    )


def _carried_out(change: Change | None) -> Change | None:
    """Do what the stack does with the answer: close the question, then what follows."""
    assert isinstance(change, Pop)
    assert change.then is not None
    return change.then()


def test_yes_closes_the_question_and_does_it(desk: Desk, asked: Asked) -> None:
    change = press(_sheet(desk, asked), "yes")
    assert asked.said == []
    assert _carried_out(change) == Quit()
    assert asked.said == ["yes"]


def test_no_closes_the_question_and_does_no(desk: Desk, asked: Asked) -> None:
    assert _carried_out(press(_sheet(desk, asked), "no")) is None
    assert asked.said == ["no"]


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE])
def test_esc_and_enter_mean_the_safe_answer(desk: Desk, asked: Asked, code: int) -> None:
    _carried_out(key(_sheet(desk, asked), code))
    assert asked.said == ["no"]


@pytest.mark.parametrize("arrow", [pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB])
def test_one_step_of_the_keyboard_reaches_the_other_answer(desk: Desk, asked: Asked, arrow: int) -> None:
    sheet = _sheet(desk, asked)
    assert focused(sheet) == "no"
    _carried_out(key(sheet, arrow, pygame.K_RETURN))
    assert asked.said == ["yes"]


def test_a_click_outside_is_no_answer(desk: Desk, asked: Asked) -> None:
    assert click(_sheet(desk, asked), (10, 10)) is None


def test_there_is_no_cross(desk: Desk, asked: Asked) -> None:
    assert [control.id for control in _sheet(desk, asked).controls] == ["no", "yes"]


def test_a_question_without_a_no_just_closes(desk: Desk, asked: Asked) -> None:
    sheet = confirm(desk, "Sure?", "It ends.", yes_label="End", no_label="Stay", yes=asked.yes)
    assert key(sheet, pygame.K_ESCAPE) == Pop()


def test_opened_by_keyboard_the_safe_answer_shows_its_focus(desk: Desk, asked: Asked) -> None:
    pictures = []
    for keyboard in (False, True):
        desk.keyboard = keyboard
        pictures.append(pygame.image.tobytes(drawn(_sheet(desk, asked)), "RGB"))
    assert pictures[0] != pictures[1]


def test_a_long_text_makes_the_sheet_grow(desk: Desk, asked: Asked) -> None:
    short, long = (_sheet(desk, asked, body).frame.rect for body in ("Short.", 3 * (LONG + " ")))
    assert short.h == 236
    assert long.h > 300
    assert long.w == short.w


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
def test_the_question_fits_every_window(
    assets: Assets, asked: Asked, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    sheet = _sheet(desk_of(assets, size, Settings(ui_scale=scale)), asked, LONG)
    assert faults(sheet) == []
    with watched_text(sheet, monkeypatch) as bad:
        drawn(sheet)
    assert bad == []


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_writes_it_in_its_own_ink(assets: Assets, asked: Asked, theme: str) -> None:
    surface = drawn(_sheet(desk_of(assets, settings=Settings(theme=theme)), asked))
    ink = pygame.Color(paper_for(THEMES_BY_KEY[theme]).ink)
    assert pygame.mask.from_threshold(surface, ink, (2, 2, 2, 255)).count() > 50

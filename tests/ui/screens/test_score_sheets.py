"""What holds for all sheets about scores at every size: nothing is cut, crossed or outside."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from hearts.core.rules import Jack, Rules
from hearts.core.seats import SEATS, Seat
from hearts.store.settings import Settings
from hearts.text import seat_names
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk, Pop
from hearts.ui.screens.game_over import game_over
from hearts.ui.screens.last_trick import last_trick
from hearts.ui.screens.moon_choice import moon_choice
from hearts.ui.screens.scores import round_summary, score_sheet
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.theme import THEMES
from tests.ui.score_games import below_zero, choosing, in_round, over, played, record_of, tied_at_the_target
from tests.ui.screens.inked import inked

SIZES = [(640, 480), (800, 600), (1280, 800), (1920, 1080), (700, 900)]
LONGEST_SEED = 2**63 - 1


def summary(desk: Desk, rules: Rules, rounds: int, seed: int = 7) -> SheetScreen:
    game = played(rules, 11, rounds)
    return round_summary(desk, record_of(game, seed), game, seat_names())


def running(desk: Desk, *, told: bool) -> SheetScreen:
    game = in_round(Rules(), 7, round_no=4, tricks=8)
    return score_sheet(desk, record_of(game), game, seat_names(), (14, 5, 1, 3) if told else None)


def ended(desk: Desk, rules: Rules, note: str = "Win 20 of 49.") -> SheetScreen:
    game = played(rules, 7)
    return game_over(desk, record_of(game), game, seat_names(), note, new_game=Pop)


def won(desk: Desk) -> SheetScreen:
    game = over(Rules(), (38, 68, 104, 76))
    return game_over(desk, record_of(game), game, seat_names(), "Win 20 of 49. Third in a row on Normal.", new_game=Pop)


def shared(desk: Desk) -> SheetScreen:
    game = replace(played(Rules(target=None), 7))
    stage = over(Rules(target=None), (3, 3, 10, 10), winners=(Seat.SOUTH, Seat.WEST)).stage
    game = replace(game, rounds=(replace(game.rounds[0], scores=(3, 3, 10, 10)),), stage=stage)
    return game_over(desk, record_of(game), game, seat_names(), "", new_game=Pop)


SHEETS: dict[str, Callable[[Desk], SheetScreen]] = {
    "first round": lambda desk: summary(desk, Rules(), 1, LONGEST_SEED),
    "third round": lambda desk: summary(desk, Rules(), 3),
    "fifteenth round": lambda desk: summary(desk, Rules(target=500, jack=Jack.BONUS), 15, LONGEST_SEED),
    "only round": lambda desk: summary(desk, Rules(target=None), 1),
    "tie": lambda desk: round_summary(desk, record_of(tied_at_the_target()), tied_at_the_target(), seat_names()),
    "below zero": lambda desk: round_summary(desk, record_of(below_zero()), below_zero(), seat_names()),
    "running": lambda desk: running(desk, told=True),
    "running, not told": lambda desk: running(desk, told=False),
    "game over": lambda desk: ended(desk, Rules()),
    "long game over": lambda desk: ended(desk, Rules(target=300, jack=Jack.BONUS)),
    "one round over": lambda desk: ended(desk, Rules(target=None, jack=Jack.BONUS)),
    "won": won,
    "shared": shared,
    "last trick": lambda desk: last_trick(desk, played(Rules(jack=Jack.BONUS), 11, 2), seat_names()),
    "moon": lambda desk: moon_choice(desk, choosing((54, 82, 40, 66)), seat_names(), lambda _: None),
    "moon at three digits": lambda desk: moon_choice(
        desk, choosing((-26, 182, 140, 166)), seat_names(), lambda _: None
    ),
}


@pytest.fixture
def opened(assets: Assets) -> Callable[..., SheetScreen]:
    """Return what opens one of the sheets in a window, fully risen."""

    def make(name: str, size: tuple[int, int], scale: float = 1.0, theme: str = "conservatory") -> SheetScreen:
        sheet = SHEETS[name](Desk(assets, size, replace(Settings(), ui_scale=scale, theme=theme)))
        sheet.update(1.0)
        return sheet

    return make


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_leaves_its_sheet_or_runs_into_something_else(
    name: str, size: tuple[int, int], scale: float, opened: Callable[..., SheetScreen], monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = opened(name, size, scale)
    surface = pygame.Surface(size).convert()
    with inked(monkeypatch) as ink:
        sheet.draw(surface)
    assert ink.faults(sheet.frame.rect) == []
    assert ink.cut == []


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_controls_stand_apart_inside_their_sheet(
    name: str, size: tuple[int, int], scale: float, opened: Callable[..., SheetScreen]
) -> None:
    sheet = opened(name, size, scale)
    rects = [control.rect for control in sheet.controls]
    frame = sheet.frame.rect.inset(-0.5)
    for rect in rects:
        assert frame.x <= rect.x
        assert rect.right <= frame.right
        assert frame.y <= rect.y
        assert rect.bottom <= frame.bottom
        assert rect.h >= sheet.desk.layout.touch - 0.5
    assert not any(one.overlaps(other) for index, one in enumerate(rects) for other in rects[index + 1 :])


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_every_sheet(name: str, theme: str, opened: Callable[..., SheetScreen]) -> None:
    sheet = opened(name, (1280, 800), theme=theme)
    surface = pygame.Surface((1280, 800)).convert()
    sheet.draw(surface)
    middle = sheet.frame.rect
    colours = {
        tuple(surface.get_at((round(middle.x + middle.w * x / 40), round(middle.y + middle.h * y / 40))))
        for x in range(1, 40)
        for y in range(1, 40)
    }
    assert len(colours) > len(SEATS)


@pytest.mark.parametrize("name", SHEETS)
def test_a_window_made_smaller_while_a_sheet_is_open_is_filled_anew(
    name: str, opened: Callable[..., SheetScreen], monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = opened(name, (1920, 1080))
    sheet.desk.fit((640, 480))
    sheet.resize()
    with inked(monkeypatch) as ink:
        sheet.draw(pygame.Surface((640, 480)).convert())
    assert ink.faults(sheet.frame.rect) == []

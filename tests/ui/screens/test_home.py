from dataclasses import dataclass, field, replace

import pygame
import pytest

from hearts.store.settings import THEMES, Settings
from hearts.ui.assets import Assets
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Desk, Pop, Quit
from hearts.ui.screens.home import Greeting, HomeScreen
from hearts.ui.widgets import Control
from tests.ui.screens.at_desk import SCALES, desk_of
from tests.ui.screens.inked import inked

WINDOWS = ((640, 480), (800, 600), (1280, 800), (1920, 1080), (700, 900), (2560, 720))
FRESH = Greeting("normal", 100)
GOING = Greeting("easy", 50, round_no=3)
FINISHED = Greeting("normal", 100, has_finished=True)


@dataclass
class Doors:
    """Tells what it is given, and notes where the person went."""

    told: Greeting = FRESH
    entered: list[str] = field(default_factory=list)

    def greeting(self) -> Greeting:
        return self.told

    def enter(self, name: str) -> Change | None:
        self.entered.append(name)
        return Pop()


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return desk_of(assets)


def key(home: HomeScreen, *codes: int, mod: int = 0) -> Change | None:
    home.desk.keyboard = True
    change = None
    for code in codes:
        change = home.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))
    return change


def click(home: HomeScreen, control: Control) -> Change | None:
    home.desk.keyboard = False
    change = None
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        change = home.handle(pygame.Event(kind, pos=tuple(map(round, control.rect.center)), button=1)) or change
    return change


def names(home: HomeScreen) -> list[str]:
    return [control.id for control in home.controls]


def picture(home: HomeScreen) -> bytes:
    surface = pygame.Surface(home.desk.size).convert()
    home.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(
    ("told", "controls", "label"),
    [
        (FRESH, ["new", "help", "statistics", "menu", "about"], "New game"),
        (GOING, ["go_on", "new", "help", "statistics", "menu", "about"], "Continue round 3"),
        (FINISHED, ["new", "last", "help", "statistics", "menu", "about"], "New game"),
    ],
)
def test_what_can_be_done_depends_on_the_game_below(
    desk: Desk, told: Greeting, controls: list[str], label: str
) -> None:
    home = HomeScreen(desk, Doors(told))
    assert names(home) == controls
    assert home.controls[0].label == label


@pytest.mark.parametrize("told", [FRESH, GOING, FINISHED])
def test_every_control_does_what_it_says_by_mouse_and_by_keyboard(desk: Desk, told: Greeting) -> None:
    for index, name in enumerate(names(HomeScreen(desk, Doors(told)))):
        by_mouse, by_tab, by_arrows = Doors(told), Doors(told), Doors(told)
        home = HomeScreen(desk, by_mouse)
        assert click(home, home.controls[index]) == Pop()
        key(HomeScreen(desk, by_tab), *[pygame.K_TAB] * index, pygame.K_RETURN)
        key(HomeScreen(desk, by_arrows), *[pygame.K_DOWN] * index, pygame.K_SPACE)
        assert by_mouse.entered == by_tab.entered == by_arrows.entered == [name]


@pytest.mark.parametrize(
    ("code", "told", "entered"),
    [
        (pygame.K_n, FRESH, ["new"]),
        (pygame.K_n, GOING, ["new"]),
        (pygame.K_RETURN, FRESH, ["new"]),
        (pygame.K_RETURN, GOING, ["go_on"]),
        (pygame.K_F1, FRESH, ["help"]),
        (pygame.K_m, FRESH, ["menu"]),
        (pygame.K_s, FRESH, ["statistics"]),
        (pygame.K_ESCAPE, GOING, ["go_on"]),
        (pygame.K_ESCAPE, FINISHED, ["last"]),
        (pygame.K_ESCAPE, FRESH, []),
        (pygame.K_u, GOING, []),
    ],
)
def test_keys_mean_what_they_mean_at_the_table(desk: Desk, code: int, told: Greeting, entered: list[str]) -> None:
    doors = Doors(told)
    key(HomeScreen(desk, doors), code)
    assert doors.entered == entered


def test_ctrl_q_leaves(desk: Desk) -> None:
    assert key(HomeScreen(desk, Doors()), pygame.K_q, mod=pygame.KMOD_CTRL) == Quit()


def test_the_focus_shows_only_for_the_keyboard(desk: Desk) -> None:
    home = HomeScreen(desk, Doors())
    plain = picture(home)
    key(home, pygame.K_TAB)
    assert home.is_dirty
    assert picture(home) != plain
    desk.keyboard = False
    assert picture(home) == plain


def test_a_game_that_ends_below_takes_the_focus_along(desk: Desk) -> None:
    doors = Doors(GOING)
    home = HomeScreen(desk, doors)
    doors.told = FINISHED
    home.refresh()
    key(home, pygame.K_RETURN)
    assert doors.entered == ["new"]


def test_a_notice_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    home = HomeScreen(desk, Doors(replace(FRESH, notice="Something went wrong.")))
    with inked(monkeypatch) as ink:
        picture(home)
    assert "Something went wrong." in ink.said
    assert "Normal opponents, first to 100 ends it" in ink.said


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
def test_no_text_is_cut_runs_into_another_or_leaves_the_window(
    assets: Assets, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    for told in (FRESH, GOING, FINISHED):
        home = HomeScreen(desk_of(assets, size, Settings(ui_scale=scale)), Doors(told))
        with inked(monkeypatch) as ink:
            picture(home)
        assert ink.cut == []
        assert ink.faults(Rect(0, 0, *size)) == []
        assert {"Hearts", "Avoid the hearts. Mind the Queen."} <= set(ink.said)


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_it_and_none_like_another(assets: Assets, theme: str) -> None:
    others = [
        picture(HomeScreen(desk_of(assets, settings=Settings(theme=key)), Doors())) for key in THEMES if key != theme
    ]
    assert picture(HomeScreen(desk_of(assets, settings=Settings(theme=theme)), Doors())) not in others


def test_the_crescent_is_open_where_the_heart_lies(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    home = HomeScreen(desk, Doors())
    monkeypatch.setattr(Canvas, "pip", lambda *_, **__: None)
    surface = pygame.Surface(desk.size).convert()
    home.draw(surface)
    (x, y), radius = home.layout.mark, home.layout.mark_radius

    def is_gold(right: float, down: float) -> bool:
        red, _, blue, _ = surface.get_at((round(x + right * radius), round(y + down * radius)))
        return red > 180 and red > blue + 20

    assert is_gold(-0.7, 0.3)
    assert is_gold(-0.3, 0.85)
    assert not is_gold(0.29, -0.07)
    assert not is_gold(0.29, 0.5)

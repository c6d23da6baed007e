from dataclasses import replace

import pygame
import pytest

from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.store.settings import THEMES, Settings
from hearts.text.help import Topic
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk, Pop
from hearts.ui.screens.help_pictures import example_totals
from hearts.ui.screens.how_to_play import HelpContent, how_to_play
from hearts.ui.screens.sheet_screen import SheetScreen
from tests.ui.screens.at_desk import (
    SCALES,
    WINDOWS,
    click,
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

LAST = len(Topic) - 1
EVERY_OPTION = Rules(250, Moon.CHOOSE, Jack.BONUS, queen_breaks=True, first_trick_points=True, passing=Rotation.ROTATE3)


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return desk_of(assets)


@pytest.fixture
def sheet(desk: Desk) -> SheetScreen:
    return how_to_play(desk, Rules())


def _page(sheet: SheetScreen) -> int:
    assert isinstance(sheet.content, HelpContent)
    return sheet.content.page


def test_next_goes_through_all_pages_and_then_out(sheet: SheetScreen) -> None:
    pages = [_page(sheet)]
    for _ in range(LAST):
        assert press(sheet, "next") is None
        pages.append(_page(sheet))
    assert pages == list(range(8))
    assert press(sheet, "next") == Pop()


def test_back_goes_back_and_is_off_on_the_first_page(sheet: SheetScreen) -> None:
    assert not control(sheet, "back").enabled
    press(sheet, "next")
    press(sheet, "back")
    assert _page(sheet) == 0


@pytest.mark.parametrize(("on", "back"), [(pygame.K_RIGHT, pygame.K_LEFT), (pygame.K_PAGEDOWN, pygame.K_PAGEUP)])
def test_keys_turn_the_pages_wherever_the_focus_is(sheet: SheetScreen, on: int, back: int) -> None:
    walk_to(sheet, "page:5")
    key(sheet, on, on, on)
    assert _page(sheet) == 3
    key(sheet, back)
    assert _page(sheet) == 2
    key(sheet, back, back, back)
    assert _page(sheet) == 0


def test_enter_turns_pages_too(sheet: SheetScreen) -> None:
    key(sheet, pygame.K_RETURN, pygame.K_SPACE)
    assert _page(sheet) == 2


@pytest.mark.parametrize("index", range(8))
def test_the_list_leads_to_each_page_by_mouse(sheet: SheetScreen, index: int) -> None:
    press(sheet, f"page:{index}")
    assert _page(sheet) == index
    assert [row for row in names(sheet) if control(sheet, row).selected] == [f"page:{index}"]


@pytest.mark.parametrize("index", range(8))
def test_the_list_leads_to_each_page_by_keyboard(sheet: SheetScreen, index: int) -> None:
    walk_to(sheet, f"page:{index}")
    key(sheet, pygame.K_RETURN)
    assert _page(sheet) == index


def test_esc_the_cross_and_a_click_outside_close_it(sheet: SheetScreen) -> None:
    assert key(sheet, pygame.K_ESCAPE) == Pop()
    assert press(sheet, "close") == Pop()
    assert click(sheet, (3, 3)) == Pop()


def test_a_low_window_has_a_pager_instead_of_the_list(assets: Assets) -> None:
    low = how_to_play(desk_of(assets, (1280, 800), Settings(ui_scale=2.0)), Rules())
    assert names(low) == ["back", "next", "close"]
    assert faults(low) == []


def test_a_page_that_scrolls_scrolls_before_it_turns_and_the_next_begins_at_its_top(assets: Assets) -> None:
    low = how_to_play(desk_of(assets, (1280, 800), Settings(ui_scale=2.0)), Rules())
    top = pygame.image.tobytes(drawn(low), "RGB")
    key(low, pygame.K_PAGEDOWN)
    assert _page(low) == 0
    assert pygame.image.tobytes(drawn(low), "RGB") != top
    for _ in range(9):
        key(low, pygame.K_PAGEDOWN)
        if _page(low):
            break
    assert _page(low) == 1
    key(low, pygame.K_LEFT)
    assert pygame.image.tobytes(drawn(low), "RGB") == top


@pytest.mark.parametrize("target", range(25, 525, 25))
def test_the_example_of_a_finished_game_could_be_one(target: int) -> None:
    totals = example_totals(target)
    assert sum(totals.values()) % 26 == 0
    assert [total >= target for total in totals.values()] == [False, False, True, False]
    assert min(totals, key=lambda seat: totals[seat]) == 0


def test_the_example_of_a_game_of_one_round_has_its_points() -> None:
    assert sum(example_totals(None).values()) == 26


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_is_cut_overlaps_or_leaves_the_sheet(
    assets: Assets, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    sheet = how_to_play(desk_of(assets, size, Settings(ui_scale=scale)), EVERY_OPTION)
    with watched_text(sheet, monkeypatch) as bad:
        for _ in Topic:
            assert faults(sheet) == []
            drawn(sheet)
            key(sheet, pygame.K_RIGHT)
    assert bad == []


def test_only_the_list_of_keys_scrolls_in_the_windows_people_use(assets: Assets) -> None:
    for size in WINDOWS:
        sheet = how_to_play(desk_of(assets, size), Rules())
        scrolls = []
        for topic in Topic:
            if sheet.content.height(sheet.desk, sheet.frame) > sheet.frame.body.h + 1:
                scrolls.append(topic)
            key(sheet, pygame.K_RIGHT)
        assert set(scrolls) <= {Topic.KEYS}


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_eight_different_pages(assets: Assets, theme: str) -> None:
    sheet = how_to_play(desk_of(assets, settings=Settings(theme=theme)), Rules())
    pictures = set()
    for _ in Topic:
        pictures.add(pygame.image.tobytes(drawn(sheet), "RGB"))
        key(sheet, pygame.K_RIGHT)
    assert len(pictures) == 8


def test_the_picture_follows_the_rules(desk: Desk) -> None:
    usual, other = (how_to_play(desk, rules) for rules in (Rules(), replace(Rules(), passing=Rotation.NEVER)))
    for sheet in (usual, other):
        key(sheet, pygame.K_RIGHT)
    assert pygame.image.tobytes(drawn(usual), "RGB") != pygame.image.tobytes(drawn(other), "RGB")

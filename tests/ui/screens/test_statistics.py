from dataclasses import dataclass
from datetime import date
from pathlib import Path

import pygame
import pytest

from hearts.core.record import Player, Record
from hearts.store.database import GameKind, Store
from hearts.store.history import FinishedGame, History, Taken
from hearts.store.opening import open_store
from hearts.store.settings import THEMES, Settings
from hearts.store.statistics import Figures, Tally, statistics
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk, Pop, Push
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.screens.statistics import StatisticsContent, statistics_sheet
from hearts.ui.screens.statistics_painter import marks, tile_values
from hearts.ui.statistics_model import StatisticsModel
from tests.builders import PLAYERS
from tests.store.evenings import ONE_ROUND, SHORT, moves_of, play
from tests.ui.screens.at_desk import SCALES, WINDOWS, control, desk_of, drawn, faults, key, names, press, walk_to
from tests.ui.screens.inked import inked

NOTHING_YET = "Play a game and it will show up here."


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path).store


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return desk_of(assets)


def sheet_of(desk: Desk, store: Store, *, is_playing: bool = False) -> tuple[SheetScreen, StatisticsContent]:
    sheet = statistics_sheet(desk, store, is_playing=is_playing)
    assert isinstance(sheet.content, StatisticsContent)
    return sheet, sheet.content


def said(sheet: SheetScreen, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    with inked(monkeypatch) as ink:
        drawn(sheet)
    return ink.said


def easy_game(store: Store, seed: int) -> None:
    south, *others = PLAYERS
    west, north, east = (Player("easy", player.name) for player in others)
    store.begin(Record(ONE_ROUND, seed, (south, west, north, east), moves_of(ONE_ROUND, seed)), GameKind.PERSON)


def test_before_the_first_game_there_are_dashes_and_a_kind_word(
    desk: Desk, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet, _ = sheet_of(desk, store)
    shown = said(sheet, monkeypatch)
    assert NOTHING_YET in shown
    assert shown.count("–") >= 5 + 4 + 1
    assert not [line for line in shown if "%" in line]
    assert {"0", "25", "50", "75", "100"} <= set(shown)
    assert not control(sheet, "reset").enabled


def test_the_levels_are_those_of_the_game(desk: Desk, store: Store) -> None:
    sheet, _ = sheet_of(desk, store)
    labels = [part.label for part in control(sheet, "level").parts]
    assert labels[:3] == ["All games", "Easy", "Normal"]


def test_a_level_is_chosen_by_mouse_and_by_keyboard(desk: Desk, store: Store) -> None:
    easy_game(store, 1)
    for seed in (2, 3):
        play(store, ONE_ROUND, seed)
    sheet, content = sheet_of(desk, store)
    assert content.model.figures.games == 3
    press(sheet, "level", 1)
    assert content.model.figures.games == len(content.model.shown) == 1
    walk_to(sheet, "level")
    key(sheet, pygame.K_RIGHT)
    assert content.model.figures.games == len(content.model.shown) == 2
    key(sheet, pygame.K_LEFT, pygame.K_LEFT)
    assert content.model.figures.games == 3


def test_the_figures_are_those_of_the_store(desk: Desk, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(1, 8):
        play(store, ONE_ROUND, seed)
    figures = statistics(store).overall.all
    sheet, content = sheet_of(desk, store)
    shown = said(sheet, monkeypatch)
    assert {"7", "games played", f"{content.model.won_percent}%", "7 games"} <= set(shown)
    assert "Your total in the last 7 games" in shown
    for times in figures.places:
        assert str(times) in shown


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_the_reset_asks_first_and_then_forgets(desk: Desk, store: Store, how: str) -> None:
    play(store, ONE_ROUND, 1)
    sheet, content = sheet_of(desk, store)
    if how == "mouse":
        change = press(sheet, "reset")
    else:
        walk_to(sheet, "reset")
        change = key(sheet, pygame.K_RETURN)
    assert isinstance(change, Push)
    question = change.screen
    assert isinstance(question, SheetScreen)
    assert content.model.figures.games == 1

    kept = key(question, pygame.K_ESCAPE)
    assert isinstance(kept, Pop)
    assert kept.then is None
    assert statistics(store).overall.all.games == 1

    done = press(question, "yes")
    assert isinstance(done, Pop)
    assert done.then is not None
    assert done.then() is None
    assert statistics(store).overall.all == Figures()
    assert content.model.is_empty
    assert not control(sheet, "reset").enabled


def test_the_question_says_that_a_game_in_progress_goes_on(
    desk: Desk, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(store, ONE_ROUND, 1)
    play(store, SHORT, 2, most=20)
    for is_playing in (False, True):
        change = press(sheet_of(desk, store, is_playing=is_playing)[0], "reset")
        assert isinstance(change, Push)
        assert isinstance(change.screen, SheetScreen)
        assert any("goes on" in line for line in said(change.screen, monkeypatch)) is is_playing


def test_a_reset_that_cannot_be_written_says_so_and_loses_nothing(
    desk: Desk, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(store, ONE_ROUND, 1)
    store._connection.execute("PRAGMA query_only = ON")  # noqa: SLF001  a disk that may only be read
    sheet, content = sheet_of(desk, store)
    change = press(sheet, "reset")
    assert isinstance(change, Push)
    assert isinstance(change.screen, SheetScreen)
    done = press(change.screen, "yes")
    assert isinstance(done, Pop)
    assert done.then is not None
    done.then()
    assert content.model.figures.games == 1
    assert "The statistics cannot be changed at the moment." in said(sheet, monkeypatch)


def test_a_store_that_cannot_be_read_shows_nothing(desk: Desk, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    play(store, ONE_ROUND, 1)
    store.close()
    assert NOTHING_YET in said(sheet_of(desk, store)[0], monkeypatch)


@pytest.mark.parametrize("name", ["done", "close"])
def test_it_closes(desk: Desk, store: Store, name: str) -> None:
    sheet, _ = sheet_of(desk, store)
    assert press(sheet, name) == key(sheet, pygame.K_ESCAPE) == key(sheet, pygame.K_RETURN) == Pop()
    assert names(sheet) == ["level", "reset", "done", "close"]


def test_assisted_games_are_told_apart(desk: Desk, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    play(store, ONE_ROUND, 1)
    store.note_hint(play(store, ONE_ROUND, 2), 1, 8)
    tally = statistics(store).overall
    assert (tally.alone.games, tally.assisted.games) == (1, 1)
    line = f"Without undo or hint you won {tally.alone.wins} of 1, with one {tally.assisted.wins} of 1."
    assert line in said(sheet_of(desk, store)[0], monkeypatch)


@dataclass(frozen=True)
class Case:
    """What is drawn at every size: full, extreme and single."""

    tally: Tally
    history: History


DAY = date(2025, 11, 30)
FULL = Case(
    Tally(Figures(1234, 617, 300, 200, 117, 70000, 9, 12345, 99, 88, 2200), Figures(66, 12, 20, 20, 14, 4000)),
    History(
        tuple(FinishedGame(40 + 13 * (n % 7), 1 + n % 4, 38, DAY.replace(year=2025 + n // 20)) for n in range(40)),
        Taken(12345, 46000, 2200, 900),
        (True, False, False) * 40,
    ),
)
NEGATIVE = Case(
    Tally(Figures(3, 3, 0, 0, 0, -90, 0, 12, 3, 0, 0)),
    History(tuple(FinishedGame(total, 1, total, DAY) for total in (-31, -26, -33)), Taken(12, 156, 0), (False,) * 12),
)
SINGLE = Case(
    Tally(Figures(1, 0, 0, 0, 1, 131, 0, 1, 0, 1, 1)),
    History((FinishedGame(131, 4, 12, DAY),), Taken(1, 0, 1), (True,)),
)
EMPTY = Case(Tally(), History())


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("case", [FULL, NEGATIVE, SINGLE, EMPTY], ids=["full", "negative", "single", "empty"])
def test_nothing_is_cut_overlaps_or_leaves_the_sheet(
    assets: Assets, store: Store, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, case: Case
) -> None:
    sheet, content = sheet_of(desk_of(assets, size, Settings(ui_scale=scale)), store)
    content.model = StatisticsModel(case.tally, case.history)
    assert faults(sheet) == []
    view = sheet.frame.body.h
    for _ in range(12):
        with inked(monkeypatch) as ink:
            drawn(sheet)
        average = [line for line in ink.said if line.startswith("average ") and line[-1].isdigit()]
        # the average's label lies on the chart, over whatever line is there
        ink.lines = [(line, rect) for line, rect in ink.lines if line not in average]
        assert ink.cut == []
        assert [fault for fault in ink.faults(sheet.frame.rect.inset(0, -view)) if "leaves" not in fault] == []
        assert [
            rect for _, rect in ink.lines if rect.x < sheet.frame.rect.x or rect.right > sheet.frame.right + 2
        ] == []
        before = picture_of(sheet)
        key(sheet, pygame.K_PAGEDOWN)
        if picture_of(sheet) == before:
            break


def picture_of(sheet: SheetScreen) -> bytes:
    return pygame.image.tobytes(drawn(sheet), "RGB")


def test_tiles_of_a_single_game_are_singular() -> None:
    values = tile_values(StatisticsModel(SINGLE.tally, SINGLE.history))
    assert values[0] == ("1", "game played", "since 30 November")
    assert values[1] == ("0%", "won", "0 of 1, best run 0")
    assert values[2] == ("131.0", "average total", "winners average 12.0")
    assert values[3] == ("0", "moons shot", "1 shot against you")
    assert values[4] == ("4.0", "average place", "1 is best")


def test_tiles_name_the_year_where_games_lie_in_several() -> None:
    assert tile_values(StatisticsModel(FULL.tally, FULL.history))[0][2] == "since November 2025"


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_it(assets: Assets, store: Store, theme: str) -> None:
    sheet, content = sheet_of(desk_of(assets, settings=Settings(theme=theme)), store)
    content.model = StatisticsModel(FULL.tally, FULL.history)
    assert len(set(picture_of(sheet))) > 50


def test_two_games_draw_no_line_and_three_do(desk: Desk, store: Store) -> None:
    sheet, content = sheet_of(desk, store)
    games = tuple(FinishedGame(total, 2, 10, DAY) for total in (90, 10, 90))
    accent = pygame.Color("#8E2238")
    for count, is_joined in ((2, False), (3, True)):
        content.model = StatisticsModel(Tally(Figures(count)), History(games[:count]))
        assert _is_joined(drawn(sheet), content, sheet, accent) is is_joined


def _is_joined(surface: pygame.Surface, content: StatisticsContent, sheet: SheetScreen, colour: pygame.Color) -> bool:
    """Whether something is drawn half way between the first two marks."""
    plot = content.layout(sheet.frame.body).plot
    first, second = marks(plot, 2, sheet.frame.u)
    y = content.model.axis.height(50, plot)
    near = [surface.get_at((round((first + second) / 2) + dx, round(y) + 5)) for dx in range(-4, 5)]
    return any(abs(found.r - colour.r) < 60 and found.g < 190 for found in near)

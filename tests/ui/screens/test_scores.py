from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from hearts.core.game import Game
from hearts.core.record import Player, Record
from hearts.core.rules import Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import Seat
from hearts.store.settings import Settings, ShowPoints
from hearts.text import seat_names
from hearts.ui.assets import Assets
from hearts.ui.screen import Change, Desk, Pop, Push
from hearts.ui.screens.scores import round_summary, score_sheet, summary_lines
from hearts.ui.screens.sheet_screen import SheetScreen
from tests.builders import PLAYERS, moon_shot
from tests.ui.score_games import NO_PASS, below_zero, in_round, played, record_of, tied_at_the_target
from tests.ui.screens.at_desk import click, key, press, walk_to
from tests.ui.screens.inked import inked

YOU = frozenset({Seat.SOUTH})
NAMES = {**seat_names(), Seat.SOUTH: "South"}


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return Desk(assets, (1280, 800), Settings())


def written(sheet: SheetScreen, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    sheet.update(1.0)
    with inked(monkeypatch) as ink:
        sheet.draw(pygame.Surface((1280, 800)).convert())
    return ink.said


def summary(desk: Desk, on_close: Callable[[], Change | None] = Pop, auto_close: float | None = None) -> SheetScreen:
    game = played(Rules(), 7, rounds=3)
    return round_summary(desk, record_of(game), game, seat_names(), on_close=on_close, auto_close=auto_close)


# ── what is said ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_queen_and_the_persons_hearts_are_said() -> None:
    game = played(Rules(), 7, rounds=1)
    assert summary_lines(game, seat_names(), YOU) == ("East took the Queen of spades.", "You took no hearts.")


def test_where_no_person_plays_the_queens_hearts_are_said() -> None:
    game = played(Rules(), 7, rounds=1)
    assert summary_lines(game, NAMES, frozenset()) == ("East took the Queen of spades and five hearts.",)


def test_a_person_with_the_queen_hears_of_both_at_once() -> None:
    game = played(Rules(), 7, rounds=1)
    names = {**seat_names(), Seat.EAST: "You", Seat.SOUTH: "South"}
    lines = summary_lines(game, names, frozenset({Seat.EAST}))
    assert lines == ("You took the Queen of spades and five hearts.",)


def test_a_moon_takes_the_place_of_the_queen() -> None:
    assert summary_lines(below_zero(), seat_names(), YOU) == ("West shot the moon: all thirteen hearts and the Queen.",)


def test_a_tie_is_said_first() -> None:
    assert summary_lines(tied_at_the_target(), seat_names(), YOU)[0] == "Tied at 38. One more round."


def test_a_narrow_sheet_drops_whole_sentences(desk: Desk, assets: Assets) -> None:
    game = tied_at_the_target()
    said = summary_lines(game, seat_names(), YOU)
    large = Desk(assets, (1280, 800), Settings(ui_scale=2.0))
    assert len(said) == 3
    assert round_summary(desk, record_of(game), game, seat_names()).content.subtitle == " ".join(said)
    assert round_summary(large, record_of(game), game, seat_names()).content.subtitle == " ".join(said[:2])


def test_the_summary_shows_rounds_totals_seed_and_what_comes(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said = written(summary(desk), monkeypatch)
    for line in ("Round 3", "Seed 7", "passed across", "Taken", "Total", "Race to 100", "Round 4 has no pass."):
        assert line in said
    assert "so far" not in said


def test_the_moons_mark_is_explained_only_where_it_stands(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = moon_shot(Game(NO_PASS), Seat.SOUTH)
    assert "shot the moon." in written(round_summary(desk, record_of(game), game, seat_names()), monkeypatch)
    assert not any("shot the moon." in line for line in written(summary(desk), monkeypatch))


def test_a_game_of_one_round_shows_no_race_and_leads_to_the_result(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(Rules(target=None), 7)
    said = written(round_summary(desk, record_of(game), game, seat_names()), monkeypatch)
    assert "Result" in said
    assert not any(line.startswith(("Race", "Round 2")) for line in said)


def sheet_of(desk: Desk, taken: BySeat | None, show: ShowPoints = ShowPoints.ON) -> SheetScreen:
    game = in_round(Rules(), 7, round_no=4, tricks=8)
    desk.settings = replace(desk.settings, show_points=show)
    return score_sheet(desk, Record(game.rules, 7, PLAYERS), game, seat_names(), taken)


def test_the_running_round_is_marked_so_far(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said = written(sheet_of(desk, (21, 22, 23, 24)), monkeypatch)
    assert {"so far", "+21", "+22", "+23", "+24", "after round 3", "Taken"} <= set(said)


def test_points_not_shown_are_not_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said = written(sheet_of(desk, None), monkeypatch)
    assert "so far" in said
    assert not any(line.startswith("+") for line in said)
    assert "Taken" not in said


def test_own_points_only_are_told_of_the_person_alone(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said = written(sheet_of(desk, (21, 22, 23, 24), ShowPoints.OWN), monkeypatch)
    assert "+21" in said
    assert not {"+22", "+23", "+24"} & set(said)


def test_before_the_first_deal_the_sheet_stands_at_nought(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(Rules())
    said = written(score_sheet(desk, record_of(game), game, seat_names(), None), monkeypatch)
    assert said.count("0") >= 4
    assert "Round 1 of a game to 100 · pass left" in said


def test_a_demos_sheet_names_the_computer_at_south(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(Rules(), 7, rounds=2)
    record = Record(game.rules, 7, (Player("easy", "South"), *PLAYERS[1:]))
    assert "South" in written(round_summary(desk, record, game, NAMES), monkeypatch)


# ── what is pressed ──────────────────────────────────────────────────────────────────────────────────────────────


def test_next_round_by_mouse_enter_escape_cross_and_a_tap_outside(desk: Desk) -> None:
    done = Pop()
    assert press(summary(desk, lambda: done), "next") is done
    assert press(summary(desk, lambda: done), "close") is done
    assert click(summary(desk, lambda: done), (5, 5)) is done
    for code in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE):
        assert key(summary(desk, lambda: done), code) is done


def test_where_closing_does_nothing_else_the_sheet_goes(desk: Desk) -> None:
    assert press(summary(desk, lambda: None), "next") == Pop()


def test_the_last_trick_opens_over_the_summary(desk: Desk) -> None:
    for change in (press(summary(desk), "last"), key(summary(desk), pygame.K_l)):
        assert isinstance(change, Push)
        assert isinstance(change.screen, SheetScreen)
        assert change.screen.content.title == "Last trick"


def test_tab_reaches_every_button(desk: Desk) -> None:
    sheet = summary(desk)
    walk_to(sheet, "last")
    assert isinstance(key(sheet, pygame.K_RETURN), Push)


def test_close_closes_the_score_sheet(desk: Desk) -> None:
    assert press(sheet_of(desk, None), "next") == Pop()
    assert key(sheet_of(desk, None), pygame.K_ESCAPE) == Pop()


def test_a_demos_summary_goes_on_once_by_itself(desk: Desk) -> None:
    done = Pop()
    sheet = summary(desk, lambda: done, auto_close=2.0)
    assert [sheet.update(seconds) for seconds in (0.5, 1.4, 0.2, 5.0)] == [None, None, done, None]


def test_a_persons_summary_waits(desk: Desk) -> None:
    assert summary(desk).update(10_000) is None


def test_a_long_game_opens_at_its_newest_round_and_scrolls_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(Rules(target=500), 11, rounds=15)
    sheet = round_summary(desk, record_of(game), game, seat_names())
    said = written(sheet, monkeypatch)
    assert said.count("Round 15") == 2
    assert "Round 1" not in said
    sheet.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=50))
    said = written(sheet, monkeypatch)
    assert "Round 1" in said
    assert {"You", "West", "North", "East", "Total"} <= set(said)
    assert said.count("Round 15") == 1


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])
def test_names_at_the_head_get_smaller_together_before_one_is_cut(
    assets: Assets, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {Seat.SOUTH: "Ty", Seat.WEST: "Zachód", Seat.NORTH: "Północ", Seat.EAST: "Wschód"}
    desk = Desk(assets, size, replace(Settings(), ui_scale=1.5))
    game = played(Rules(), 7, rounds=3)
    sheet = round_summary(desk, record_of(game), game, names)
    sheet.update(1.0)
    with inked(monkeypatch) as ink:
        sheet.draw(pygame.Surface(size).convert())
    assert ink.cut == []
    head = [rect.h for line, rect in ink.lines if line in names.values()]
    assert len(head) == len(names)
    assert len(set(head)) == 1

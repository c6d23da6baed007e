import pygame
import pytest

from hearts.core.record import Player, Record
from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.store.settings import Settings
from hearts.text import seat_names
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk, Pop, Push
from hearts.ui.screens.game_over import game_over, result_line
from hearts.ui.screens.sheet_screen import SheetScreen
from tests.builders import PLAYERS
from tests.ui.score_games import over, record_of
from tests.ui.screens.at_desk import click, key, press
from tests.ui.screens.inked import inked

WON = over(Rules(), (38, 68, 104, 76))
LOST = over(Rules(), (68, 38, 104, 76), winners=(Seat.WEST,))
SHARED = over(Rules(target=None), (3, 3, 10, 10), winners=(Seat.SOUTH, Seat.WEST))


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return Desk(assets, (1280, 800), Settings())


def written(sheet: SheetScreen, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    sheet.update(1.0)
    with inked(monkeypatch) as ink:
        sheet.draw(pygame.Surface((1280, 800)).convert())
    return ink.said


def test_a_win_is_told_with_places_totals_and_the_note(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said = written(game_over(desk, record_of(WON), WON, seat_names(), "Win 20 of 49.", new_game=Pop), monkeypatch)
    assert "You win" in said
    assert "38 points after one round, 30 clear of West." in said
    assert "passed 100" in said
    assert "Win 20 of 49." in said


def test_a_defeat_names_the_winner(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said = written(game_over(desk, record_of(LOST), LOST, seat_names(), "", new_game=Pop), monkeypatch)
    assert "West wins" in said
    assert "38 points after one round, 30 clear of you." in said


def test_a_shared_win_is_told_as_one(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = SHARED
    named = {seat: seat_names()[seat] for seat in Seat}
    said = written(game_over(desk, record_of(game), game, named, "", new_game=Pop), monkeypatch)
    assert "You share the win" in said
    assert said.count("1") >= 2
    assert result_line(game, named) == "3 points each in a game of one round."


def test_a_person_by_another_name_still_wins(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {**seat_names(), Seat.SOUTH: "Anna"}
    said = written(game_over(desk, record_of(WON), WON, names, "", new_game=Pop), monkeypatch)
    assert "You win" in said
    assert "Anna" in said


def test_in_a_demo_south_wins_as_any_other(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(WON.rules, 7, (Player("easy", "South"), *PLAYERS[1:]))
    names = {**seat_names(), Seat.SOUTH: "South"}
    assert "South wins" in written(game_over(desk, record, WON, names, "", new_game=Pop), monkeypatch)


def test_new_game_by_enter_n_and_mouse_begins_one_below(desk: Desk) -> None:
    begun = Push(game_over(desk, record_of(WON), WON, seat_names(), "", new_game=Pop))

    def sheet() -> SheetScreen:
        return game_over(desk, record_of(WON), WON, seat_names(), "", new_game=lambda: begun)

    changes = [key(sheet(), pygame.K_RETURN), key(sheet(), pygame.K_n), press(sheet(), "new")]
    for change in changes:
        assert isinstance(change, Pop)
        assert change.then is not None
        assert change.then() is begun


def test_the_score_sheet_opens_over_it(desk: Desk) -> None:
    change = key(game_over(desk, record_of(WON), WON, seat_names(), "", new_game=Pop), pygame.K_s)
    assert isinstance(change, Push)
    assert isinstance(change.screen, SheetScreen)
    assert change.screen.content.title == "Scores"


def test_leaving_it_does_what_was_asked_or_just_goes(desk: Desk) -> None:
    done = Pop()
    asked = game_over(desk, record_of(WON), WON, seat_names(), "", new_game=Pop, on_close=lambda: done)
    assert key(asked, pygame.K_ESCAPE) is done
    plain = game_over(desk, record_of(WON), WON, seat_names(), "", new_game=Pop)
    assert click(plain, (3, 3)) == Pop()


def test_a_demos_result_goes_on_by_itself(desk: Desk) -> None:
    done = Pop()
    sheet = game_over(desk, record_of(WON), WON, seat_names(), "", new_game=Pop, on_close=lambda: done, auto_close=1.0)
    assert [sheet.update(0.6), sheet.update(0.6)] == [None, done]

import pytest

from hearts.core.game import Dealing, Game, Over, Scoring
from hearts.core.rules import Moon, Rules
from hearts.core.seats import Seat
from hearts.table.flow import (
    AskComputer,
    AskPerson,
    DealCards,
    HoldTrick,
    Rest,
    Settle,
    ShowScores,
    Step,
    next_step,
)
from tests.builders import NO_PASSING, dealt, moon_shot, told, with_totals

PERSON = frozenset({Seat.SOUTH})


def step(
    game: Game,
    people: frozenset[Seat] = PERSON,
    *,
    moving: bool = False,
    trick_held: bool = False,
    sheet_seen: bool = False,
) -> Step:
    return next_step(game, people, moving=moving, trick_held=trick_held, sheet_seen=sheet_seen)


def test_moving_cards_come_before_everything() -> None:
    assert step(dealt(), moving=True, trick_held=True) == Settle()


def test_a_held_trick_comes_before_the_next_card() -> None:
    assert step(dealt(), trick_held=True) == HoldTrick()


def test_a_new_game_is_dealt_at_once() -> None:
    assert step(Game(Rules())) == DealCards()


def test_a_scored_round_shows_its_summary_before_the_next_deal() -> None:
    game = moon_shot(Game(NO_PASSING), Seat.WEST)
    assert isinstance(game.stage, Dealing)
    assert step(game) == ShowScores()
    assert step(game, sheet_seen=True) == DealCards()


def test_a_finished_game_shows_its_end_and_then_rests() -> None:
    game = moon_shot(with_totals(NO_PASSING, (90, 0, 0, 0)), Seat.WEST)
    assert isinstance(game.stage, Over)
    assert step(game) == ShowScores()
    assert step(game, sheet_seen=True) == Rest()


def test_computers_pass_before_the_person_is_asked() -> None:
    game = dealt(Rules())
    assert step(game) == AskComputer(Seat.WEST)
    for letter, seat in zip("WNE", (Seat.WEST, Seat.NORTH, Seat.EAST), strict=True):
        assert step(game) == AskComputer(seat)
        hand = getattr(game.stage, "hands")[seat]  # noqa: B009  the stage is Passing here
        game = told(game, f"pass {letter} {hand[0]} {hand[1]} {hand[2]}")
    assert step(game) == AskPerson(Seat.SOUTH)


@pytest.mark.parametrize("leader", list(Seat))
def test_whoever_is_to_play_is_asked(leader: Seat) -> None:
    hands = ["", "", "", ""]
    hands[leader] = "2C"
    expected = AskPerson(leader) if leader is Seat.SOUTH else AskComputer(leader)
    assert step(dealt(NO_PASSING, *hands)) == expected


@pytest.mark.parametrize("shooter", list(Seat))
def test_the_shooter_is_asked_what_the_moon_does(shooter: Seat) -> None:
    rules = Rules(moon=Moon.CHOOSE, passing=NO_PASSING.passing)
    game = moon_shot(Game(rules), shooter)
    assert isinstance(game.stage, Scoring)
    assert step(game) == (AskPerson(shooter) if shooter is Seat.SOUTH else AskComputer(shooter))


def test_with_nobody_at_the_table_computers_decide_everything() -> None:
    assert step(dealt(NO_PASSING, south="2C"), frozenset()) == AskComputer(Seat.SOUTH)

"""Stopping moons: South has every point, unless a test says otherwise, and West is asked."""

import random

import pytest

from hearts.ai.inference import Situation
from hearts.ai.levels import Level, player_of
from hearts.ai.player import ReasonKind
from hearts.ai.thumb.moon import suspect
from hearts.core.rules import Moon, Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import Seat
from tests.ai.situations import FIRST_CLUBS, card_played, view_with

TO_SOUTH = ((Seat.SOUTH, "KD 2D QH JH"), (Seat.SOUTH, "AD 3D TH 9H"), (Seat.SOUTH, "AS 2S QS 3S"))
"""Seventeen points, all with South, in three tricks that it led and took."""
ONE_TO_NORTH = (Seat.NORTH, "8D 7D 6D 8H")


@pytest.mark.parametrize(
    ("hand", "trick", "played"),
    [
        ("7H 3H", "5H", "7H"),
        ("KH 4H 5C", "AH", "4H"),
        ("KC 4C 5D", "QC", "KC"),
        ("AH 7D", "KC", "7D"),
        ("AH 4H 3H", "KC", "3H"),
        ("AH 3H 4C", "AC", "4C"),
    ],
)
def test_a_seat_with_every_point_is_stopped(hand: str, trick: str, played: str) -> None:
    assert card_played(view_with(hand, trick, (FIRST_CLUBS, *TO_SOUTH))) == played


def test_a_point_is_given_to_another_winner() -> None:
    view = view_with("2H 7H 4D", "JC KC 4C", (FIRST_CLUBS, *TO_SOUTH))
    assert Situation(view).trick.winner is Seat.EAST
    assert card_played(view) == "7H"


def test_the_highest_heart_is_led_while_it_stops_a_moon() -> None:
    assert card_played(view_with("AH 3C 2D", "", (FIRST_CLUBS, *TO_SOUTH))) == "AH"


def test_points_with_two_seats_are_no_danger() -> None:
    assert card_played(view_with("7H 3H", "5H", (FIRST_CLUBS, *TO_SOUTH, ONE_TO_NORTH))) == "3H"
    assert card_played(view_with("AH 7D", "KC", (FIRST_CLUBS, *TO_SOUTH, ONE_TO_NORTH))) == "AH"


def test_nobody_suspects_himself() -> None:
    assert suspect(Situation(view_with("7H 3H", "", TO_SOUTH, seat=Seat.SOUTH))) is None
    assert suspect(Situation(view_with("7H 3H", "", TO_SOUTH))) is Seat.SOUTH


def test_the_highest_heart_is_kept_from_the_first_to_take_points() -> None:
    view = view_with("KH 4H 9D 2S", "AC", (FIRST_CLUBS,))
    assert card_played(view) != "KH"


SURE = "AS KS QS AH KH QH JH TH 9H AC KC AD"
"""Twelve cards of which nothing that is out beats any after the first trick."""
FIRST = (Seat.WEST, "2C QC JC TC")


def reason_for(hand: str, totals: BySeat, rules: Rules | None = None) -> ReasonKind:
    return (
        player_of(Level.NORMAL)
        .advise(view_with(hand, "", (FIRST,), totals=totals, rules=rules), random.Random(1))
        .reason.kind
    )


def test_a_sure_moon_is_shot() -> None:
    assert reason_for(SURE, (0, 0, 0, 0)) is ReasonKind.SHOOTS_MOON


def test_a_moon_that_can_be_stopped_is_not_tried() -> None:
    assert reason_for(SURE.replace("KC", "3C"), (0, 0, 0, 0)) is not ReasonKind.SHOOTS_MOON


def test_a_moon_that_ends_the_game_for_another_is_not_shot() -> None:
    assert reason_for(SURE, (90, 90, 0, 90)) is not ReasonKind.SHOOTS_MOON
    assert reason_for(SURE, (90, 90, 0, 90), Rules(moon=Moon.SUBTRACT)) is ReasonKind.SHOOTS_MOON


def test_one_heart_and_a_trick_led_and_taken_are_enough_to_take_the_next_heart() -> None:
    led = (Seat.SOUTH, "KD 2D 3D 9H")
    assert card_played(view_with("7H 3H", "5H", (FIRST_CLUBS, led))) == "7H"
    assert card_played(view_with("7H 3H", "5H", (FIRST_CLUBS, led, ONE_TO_NORTH))) == "3H"


def test_a_seat_that_was_given_a_few_hearts_is_not_starved_yet() -> None:
    few = (FIRST_CLUBS, (Seat.EAST, "2D KD 3H 4H"), (Seat.EAST, "3D AD 5H 6H"))
    assert card_played(view_with("TH 2H 4D", "KC", few)) == "TH"
    assert card_played(view_with("TH 2H 4D", "KC", (*few, (Seat.EAST, "4C AC 7H 8H")))) == "4D"

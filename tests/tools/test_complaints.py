"""Each complaint is counted where it happened and nowhere else."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "tools"))

from complaints import COMPLAINTS, dead_suit_led, moments, moon_let_through, queen_not_ducked, shooter_fed

from hearts.core.cards import parse_cards
from hearts.core.game import NOTHING_SENT, Round
from hearts.core.seats import PassDirection, Seat
from hearts.core.trick import Trick


def scored(*tricks: tuple[Seat, str]) -> Round:
    """A round of only these tricks."""
    played = tuple(Trick(leader, parse_cards(text)) for leader, text in tricks)
    return Round(PassDirection.NONE, NOTHING_SENT, played, (0, 0, 0, 0))


def test_a_queen_taken_with_a_lower_spade_in_hand_counts() -> None:
    taken = scored((Seat.SOUTH, "2S QS KS 3S"), (Seat.NORTH, "4S 5C 6C 7C"))
    assert list(queen_not_ducked(taken)) == [True, False]


def test_a_queen_that_had_to_be_taken_does_not_count() -> None:
    assert list(queen_not_ducked(scored((Seat.SOUTH, "2S QS KS 3S"), (Seat.NORTH, "AS 5C 6C 7C")))) == [False]
    ducked = scored((Seat.SOUTH, "2S QS 4S 3S"), (Seat.WEST, "4C KS 6C 7C"))
    assert list(queen_not_ducked(ducked)) == [False, False]


def test_a_suit_that_nobody_else_holds_led_into_hearts_counts() -> None:
    led = scored((Seat.SOUTH, "9C 2H 3D 4D"), (Seat.SOUTH, "5D 6D 7D 3H"))
    assert list(dead_suit_led(led)) == [True, False]
    safe = scored((Seat.SOUTH, "5D 6D 7D 3H"), (Seat.NORTH, "2H 8D 9D 9C"))
    assert not any(dead_suit_led(safe))


def test_hearts_that_may_not_be_led_yet_are_no_choice() -> None:
    forced = scored((Seat.SOUTH, "9C 2D 3D QS"), (Seat.SOUTH, "5H 6H 7H 3H"))
    assert list(dead_suit_led(forced)) == [False]
    broken = scored((Seat.WEST, "2D 2H 3D 4D"), (Seat.WEST, "9C 4H 5D QS"), (Seat.WEST, "5H 6H 7H 3H"))
    assert list(dead_suit_led(broken)) == [False, True, False]


def test_a_heart_given_to_a_seat_with_every_point_counts() -> None:
    fed = scored(
        (Seat.SOUTH, "AH 2H 3H 4H"),
        (Seat.SOUTH, "KH 5H 6H 7H"),
        (Seat.SOUTH, "AC 8H 2C 3C"),
        (Seat.SOUTH, "2D 3D 4D 5D"),
    )
    assert list(shooter_fed(fed)) == [True]


def test_a_moon_that_a_kept_card_would_stop_counts() -> None:
    hearts = "AH 2H 3H 4H", "KH 5H 6H 7H", "QH 8H 9H TH"
    tricks = [(Seat.SOUTH, text) for text in hearts]
    through = scored(*tricks, (Seat.SOUTH, "QS 2S 3S JH"), (Seat.SOUTH, "2C AS 3C 4C"))
    assert list(moon_let_through(through)) == [True]
    assert list(moon_let_through(scored(*tricks, (Seat.SOUTH, "AS 2S 3S QS")))) == [False]


def test_every_card_of_a_round_is_a_moment() -> None:
    played = scored((Seat.SOUTH, "2S QS KS 3S"), (Seat.NORTH, "4S 5C 6C 7C"))
    found = list(moments(played))
    assert [str(moment.card) for moment in found] == ["2S", "QS", "KS", "3S", "4S", "5C", "6C", "7C"]
    assert found[4].points == (0, 0, 13, 0)
    assert len(COMPLAINTS) == 6

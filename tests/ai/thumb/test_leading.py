import pytest

from hearts.core.rules import Jack, Rules
from hearts.core.seats import PassDirection, Seat
from tests.ai.situations import FIRST_CLUBS, card_played, view_with

A_HEART_EACH = ((Seat.EAST, "3D 9D 2H AD"), (Seat.NORTH, "5D 3H QD TD"))
CLUBS_GONE = ((Seat.EAST, "3C 4C 5C 7C"), (Seat.EAST, "8C 9C JC KC"))


@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("JS TS QC 5C 4C", {"JS", "TS"}),
        ("9S 4S AC KC KD", {"9S", "4S"}),
        ("QS TS 5C 4C KD", {"5C", "4C"}),
        ("KS 5C 4C KD", {"5C", "4C"}),
        ("4H 7S AS", {"4H", "7S"}),
    ],
)
def test_leading_while_the_queen_is_about(hand: str, allowed: set[str]) -> None:
    assert card_played(view_with(hand, "", (FIRST_CLUBS, *A_HEART_EACH))) in allowed


def test_a_dead_suit_is_not_led_while_points_are_out() -> None:
    assert card_played(view_with("AC 4H 5H", "", (FIRST_CLUBS, *A_HEART_EACH, *CLUBS_GONE))) == "4H"


def test_a_low_card_is_led_rather_than_a_high_one_late() -> None:
    later = ((Seat.NORTH, "6D 7D 8D KD"), (Seat.WEST, "4C 5C 7C JC"))
    assert card_played(view_with("KC 4D 2D", "", (FIRST_CLUBS, *A_HEART_EACH, *later))) in {"4D", "2D"}


def test_a_queen_passed_on_is_not_hunted_unless_her_holder_leads_the_game() -> None:
    hand = "5S 4S 9C 8C 3C"
    hunt = view_with(hand, "", (FIRST_CLUBS,), sent="QS AD KD", direction=PassDirection.LEFT, totals=(20, 20, 5, 20))
    spare = view_with(hand, "", (FIRST_CLUBS,), sent="QS AD KD", direction=PassDirection.LEFT, totals=(20, 20, 50, 20))
    assert card_played(hunt) in {"5S", "4S"}
    assert card_played(spare) not in {"5S", "4S"}


def test_a_high_card_of_a_short_young_suit_is_led_early() -> None:
    view = view_with("KD 6D 8S QS KS AS TS 7H 8H 9H TH JH", "", (FIRST_CLUBS,), hearts_broken=False)
    assert card_played(view) == "KD"


def test_the_jack_that_nothing_beats_is_led_where_it_counts() -> None:
    tricks = (FIRST_CLUBS, (Seat.EAST, "3D 9D KD AD"), (Seat.NORTH, "5D TD QD 2D"))
    assert card_played(view_with("JD 5S 3C", "", tricks, rules=Rules(jack=Jack.BONUS))) == "JD"


def test_the_jack_that_may_be_beaten_is_not_led() -> None:
    assert card_played(view_with("JD 5S 3C", "", (FIRST_CLUBS,), rules=Rules(jack=Jack.BONUS))) != "JD"

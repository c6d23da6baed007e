import pytest

from hearts.core.rules import Jack, Rules
from hearts.core.seats import Seat
from tests.ai.situations import FIRST_CLUBS, card_played, view_with

A_HEART_EACH = ((Seat.EAST, "3D 9D 2H AD"), (Seat.NORTH, "5D 3H QD TD"))
QUEEN_GONE = (Seat.SOUTH, "8S 5S QS 6S")


@pytest.mark.parametrize(
    ("hand", "trick", "played"),
    [
        ("QS AH KD", "AC", "QS"),
        ("AS AH KD 2D", "KC", "AS"),
        ("AS JS TS 9S AH", "KC", "AH"),
        ("AH 5H KD 4D", "KC TC", "AH"),
        ("KH 4S 2D", "9C", "KH"),
        ("KD 4D 2H JS", "9C", "KD"),
    ],
)
def test_throwing(hand: str, trick: str, played: str) -> None:
    assert card_played(view_with(hand, trick, (FIRST_CLUBS, *A_HEART_EACH))) == played


def test_high_spades_are_harmless_once_the_queen_is_gone() -> None:
    assert card_played(view_with("AS AH KD 4D", "KC", (FIRST_CLUBS, *A_HEART_EACH, QUEEN_GONE))) == "AH"


def test_the_jack_that_counts_and_what_may_take_it_stay() -> None:
    rules = Rules(jack=Jack.BONUS)
    tricks = (FIRST_CLUBS, (Seat.EAST, "3D 9D 2H AD"), (Seat.NORTH, "5D 3H 7D TD"))
    assert card_played(view_with("JD 4S", "9C", tricks, rules=rules)) == "4S"
    assert card_played(view_with("KD 9H", "9C", tricks, rules=rules)) == "9H"
    assert card_played(view_with("KD 9H", "9C", tricks)) == "KD"


def test_the_queens_guards_stay_on_the_first_trick() -> None:
    view = view_with("QS 4S 3S KD QD TD 9D 2D 3D 4D 5D 6D 7D", "2C 8C", hearts_broken=False)
    assert card_played(view) == "KD"

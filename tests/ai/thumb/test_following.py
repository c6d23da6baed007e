import pytest

from hearts.core.rules import Jack, Rules
from hearts.core.seats import Seat
from tests.ai.situations import FIRST_CLUBS, card_played, view_with

JACK = Rules(jack=Jack.BONUS)
A_HEART_EACH = ((Seat.EAST, "3D 9D 2H AD"), (Seat.NORTH, "5D 3H QD TD"))
"""A heart with North and one with South, so that nobody has every point."""


@pytest.mark.parametrize(
    ("hand", "trick", "played"),
    [
        ("3C 8C KC 5D", "4C 9C 2H", "8C"),
        ("TC KC 5D", "4C 9C 2H", "KC"),
        ("3C 8C KC 5D", "4C 9C 5C", "KC"),
        ("JC KC 4D", "9C TC", "KC"),
        ("JC AC 4D", "9C QS", "JC"),
        ("KS QS 4H 9D", "6S AS 2S", "QS"),
        ("KS QS 4H 9D", "6S AS", "QS"),
        ("AS QS 4H 9D", "6S KS", "QS"),
        ("QS TS 3S 2H", "5S", "3S"),
        ("KS TS 3S 2H", "5S", "3S"),
        ("KS TS 6S 2H", "5S", "TS"),
        ("KS TS 3S 2H", "5S 7S 8S", "KS"),
        ("QS TS 8S 2H", "5S", "TS"),
        ("9H 4H 2C", "6H 7H", "4H"),
        ("AC 3C 9D", "2C 9C QS", "3C"),
    ],
)
def test_following(hand: str, trick: str, played: str) -> None:
    assert card_played(view_with(hand, trick, (FIRST_CLUBS, *A_HEART_EACH))) == played


def test_a_young_suit_takes_the_high_card() -> None:
    assert card_played(view_with("3D 8D KD 5C 2S 3S 4S 5S 6S 7S 8S 2H", "4D", (FIRST_CLUBS,))) == "KD"


def test_a_void_behind_makes_a_young_suit_dangerous() -> None:
    north_void = (Seat.EAST, "2D 9D 8D 2S")
    view = view_with("3D 7D KD 5C 3S 4S 5S 6S 7S 8S 2H", "TD", (FIRST_CLUBS, north_void))
    assert card_played(view) == "7D"


def test_the_highest_club_goes_on_a_first_trick_without_points() -> None:
    assert card_played(view_with("3C 8C KC 5D 2S 3S 4S 5S 6S 7S 8S 2H 3H", "2C AC")) == "KC"


def test_the_first_trick_is_ducked_where_points_may_fall() -> None:
    rules = Rules(first_trick_points=True)
    view = view_with("3C 8C KC 5D 2S 3S 4S 5S 6S 7S 8S 2H 3H", "2C AC QS", rules=rules)
    assert card_played(view) == "KC"
    view = view_with("3C 8C KC 5D 2S 3S 4S 5S 6S 7S 8S 2H 3H", "2C 9C QS", rules=rules)
    assert card_played(view) == "8C"


@pytest.mark.parametrize(
    ("hand", "trick", "played"),
    [
        ("QD 2D 8C 3H", "JD 6D 4D", "QD"),
        ("QD 2D 8C", "JD 3H 4H", "QD"),
        ("AD 2D 8C", "JD 6D", "AD"),
        ("QD 4D 8C 3H", "TD QS", "4D"),
        ("KD 5D 8C 3H", "TD QS JD", "5D"),
        ("JD 2D 8C 3H", "TD 6D 4D", "JD"),
        ("JD 2D 8C 3H", "QD 6D 4D", "2D"),
        ("JD KD 8C", "QD 4H 4D", "KD"),
        ("JD KD 8C", "QD QS 4D", "JD"),
    ],
)
def test_the_jack_where_it_counts(hand: str, trick: str, played: str) -> None:
    view = view_with(hand, trick, (FIRST_CLUBS, (Seat.EAST, "3D 9D 2H AD"), (Seat.NORTH, "5D 3H 7D 8D")), rules=JACK)
    assert card_played(view) == played

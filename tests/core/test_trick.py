import pytest

from hearts.core.cards import Suit
from hearts.core.seats import SEATS, Seat
from hearts.core.trick import Trick
from tests.builders import card, cards

SOUTH, WEST, NORTH, EAST = SEATS


def test_an_empty_trick_waits_for_its_leader() -> None:
    trick = Trick(NORTH)
    assert trick.turn is NORTH
    assert trick.led is None
    assert trick.best is None
    assert trick.winner is None
    assert trick.penalty == 0
    assert not trick.is_complete
    assert list(trick.plays()) == []


def test_seats_play_clockwise_from_the_leader() -> None:
    trick = Trick(EAST)
    turns = []
    for one in cards("2C 3C 4C 5C"):
        turns.append(trick.turn)
        trick = trick.with_card(one)
    assert turns == [EAST, SOUTH, WEST, NORTH]
    assert trick.turn is None
    assert trick.is_complete
    assert [str(play) for play in trick.plays()] == ["play E 2C", "play S 3C", "play W 4C", "play N 5C"]


def test_the_first_card_is_the_suit_led() -> None:
    assert Trick(SOUTH, cards("3D AH")).led is Suit.DIAMONDS


@pytest.mark.parametrize(
    ("leader", "text", "winner"),
    [
        (NORTH, "3H 6H 8H AS", SOUTH),
        (SOUTH, "2C AH KD AS", SOUTH),
        (SOUTH, "2C 3C 4C 5C", EAST),
        (WEST, "TD 9D JD AD", SOUTH),
        (EAST, "QS KS AS 2S", WEST),
        (NORTH, "9C TC", EAST),
        (WEST, "5D", WEST),
    ],
)
def test_the_highest_card_of_the_suit_led_wins(leader: Seat, text: str, winner: Seat) -> None:
    assert Trick(leader, cards(text)).winner is winner


def test_every_rank_beats_all_lower_ones() -> None:
    ranks = "23456789TJQKA"
    for place, rank in enumerate(ranks):
        for lower in ranks[:place]:
            assert Trick(SOUTH, cards(f"{lower}S {rank}S")).best is card(f"{rank}S")
            assert Trick(SOUTH, cards(f"{rank}S {lower}S")).best is card(f"{rank}S")


def test_penalty_counts_hearts_and_the_queen() -> None:
    assert Trick(SOUTH, cards("JD QS 2H AH")).penalty == 15
    assert Trick(SOUTH, cards("JD KS 2C AC")).penalty == 0


def test_a_card_added_makes_another_trick() -> None:
    trick = Trick(SOUTH, cards("2C"))
    assert trick.with_card(card("3C")) == Trick(SOUTH, cards("2C 3C"))
    assert trick == Trick(SOUTH, cards("2C"))

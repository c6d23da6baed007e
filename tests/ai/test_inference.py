from hearts.ai.inference import Situation, voids_of
from hearts.core.cards import Card, Suit, format_cards
from hearts.core.rules import Jack, Rules
from hearts.core.seats import PassDirection, Seat
from tests.ai.situations import FIRST_CLUBS, view_with

DIAMONDS_WITH_HEARTS = (Seat.EAST, "AD 4D 2H 3H")
"""East takes two hearts, which West and North throw on a diamond."""


def test_a_seat_that_does_not_follow_shows_a_void() -> None:
    situation = Situation(view_with("3C 5D 9H", tricks=(FIRST_CLUBS, DIAMONDS_WITH_HEARTS)))
    assert situation.voids == (frozenset(), frozenset({Suit.DIAMONDS}), frozenset({Suit.DIAMONDS}), frozenset())


def test_the_trick_in_progress_shows_voids_too() -> None:
    view = view_with("3C 5D 9H", "4C 2D", (FIRST_CLUBS,))
    assert Situation(view).voids[Seat.SOUTH] == {Suit.CLUBS}


def test_nobody_has_shown_anything_before_the_first_card() -> None:
    assert voids_of(()) == (frozenset(),) * 4


def test_every_seat_is_void_in_a_suit_of_which_nothing_is_out() -> None:
    situation = Situation(view_with("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"))
    assert situation.is_void(Seat.NORTH, Suit.HEARTS)
    assert not situation.is_void(Seat.NORTH, Suit.CLUBS)


def test_cards_out_are_neither_held_nor_played() -> None:
    situation = Situation(view_with("3C AC 9H", "4C 5C", (FIRST_CLUBS,)))
    assert format_cards(situation.out[Suit.CLUBS]) == "7C 8C 9C JC KC"
    assert situation.higher_out(Card.parse("9C")) == 2
    assert situation.lower_out(Card.parse("9C")) == 2


def test_the_seat_with_every_point_is_the_collector() -> None:
    situation = Situation(view_with("3C 5D 9H", tricks=(FIRST_CLUBS, DIAMONDS_WITH_HEARTS)))
    assert situation.collector is Seat.EAST
    assert situation.points == (0, 0, 0, 2)


def test_without_points_nobody_collects() -> None:
    assert Situation(view_with("3C 5D 9H", tricks=(FIRST_CLUBS,))).collector is None


def test_points_with_two_seats_have_no_collector() -> None:
    spades = (Seat.EAST, "2S 4S 5S QS")
    assert Situation(view_with("3C 5D", tricks=(FIRST_CLUBS, DIAMONDS_WITH_HEARTS, spades))).collector is None


def test_the_queen_is_out_until_held_or_played() -> None:
    assert Situation(view_with("3C 5D 9H")).queen_is_out
    assert not Situation(view_with("3C 5D QS")).queen_is_out
    assert not Situation(view_with("3C 5D 9H", "2S QS")).queen_is_out


def test_seats_that_play_later() -> None:
    assert Situation(view_with("3C 5D", "4C 5C", seat=Seat.NORTH)).after == (Seat.EAST,)
    assert Situation(view_with("3C 5D", "4C 5C 6C")).is_last


def test_cards_under_and_over_the_best() -> None:
    situation = Situation(view_with("3C 8C KC 5D", "4C 9C", (FIRST_CLUBS,)))
    assert format_cards(situation.under) == "3C 8C"
    assert format_cards(situation.over) == "KC"


def test_a_seat_without_the_suit_led_is_under_and_over_nothing() -> None:
    situation = Situation(view_with("AD AH", "4C 9C", (FIRST_CLUBS,)))
    assert (situation.under, situation.over) == ((), ())


def test_the_jack_lowers_the_cost_of_a_trick_where_it_counts() -> None:
    rules = Rules(jack=Jack.BONUS)
    assert Situation(view_with("3D 5C", "JD 3H 4H", rules=rules)).cost == -8
    assert Situation(view_with("3D 5C", "JD 3H 4H")).cost == 2


def test_only_a_higher_diamond_takes_a_jack_that_is_out() -> None:
    situation = Situation(view_with("QD TD", rules=Rules(jack=Jack.BONUS)))
    assert situation.takes_jack(Card.parse("QD"))
    assert not situation.takes_jack(Card.parse("TD"))
    assert not Situation(view_with("QD TD")).takes_jack(Card.parse("QD"))


def test_a_passed_card_is_with_its_receiver_until_played() -> None:
    view = view_with("3C 5D 9H", sent="QS KS 2D", direction=PassDirection.LEFT)
    assert Situation(view).known_holder(Card.parse("QS")) is Seat.NORTH
    assert Situation(view).known_holder(Card.parse("AS")) is None
    played = view_with("3C 5D 9H", "2S QS", sent="QS KS 2D", direction=PassDirection.LEFT)
    assert Situation(played).known_holder(Card.parse("QS")) is None

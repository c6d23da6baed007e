from collections.abc import Iterable

import pytest

from hearts.core.cards import Card, parse_cards
from hearts.core.game import Dealing, Game, Passing, Playing
from hearts.core.rules import Rules
from hearts.core.seats import PassDirection, Seat
from hearts.core.trick import Trick
from hearts.store.settings import ShowPoints
from hearts.text import seat_names
from hearts.text.card_names import card_name
from hearts.text.readouts import (
    NO_CARDS,
    hand_readout,
    last_trick_readout,
    page,
    points_readout,
    scores_readout,
    trick_readout,
)
from hearts.text.spoken import spoken
from tests.ui.score_games import over

ME = Seat.SOUTH
NAMES = seat_names()
TAKEN = Trick(Seat.WEST, parse_cards("KD 3D QS JD"))  # West led and took the queen


def playing(hand: str, trick: Trick, tricks: Iterable[Trick] = ()) -> Game:
    hands = (tuple(sorted(parse_cards(hand))), (), (), ())
    return Game(Rules(), stage=Playing(PassDirection.LEFT, ((), (), (), ()), hands, trick, tuple(tricks)))


def test_the_hand_is_read_suit_by_suit_from_low_to_high() -> None:
    game = playing("JC 7C 2C TS QS AH", Trick(Seat.SOUTH))
    assert hand_readout(game, ME) == "Clubs: 2, 7, Jack. No diamonds. Spades: 10, Queen. Hearts: Ace."


def test_cards_already_passed_are_no_longer_read() -> None:
    hand = parse_cards("2C 3C 4C 5C")
    stage = Passing(PassDirection.LEFT, (hand, (), (), ()), (hand[:3], (), (), ()))
    assert hand_readout(Game(Rules(), stage=stage), ME).startswith("Clubs: 5. No diamonds.")


def test_between_rounds_nobody_holds_anything() -> None:
    assert hand_readout(Game(Rules(), stage=Dealing()), ME) == NO_CARDS()


def test_the_trick_says_who_played_what_and_who_is_winning() -> None:
    game = playing("2C", Trick(Seat.NORTH, parse_cards("9D KD")))
    assert trick_readout(game, ME, NAMES) == "North: 9 of diamonds. East: King of diamonds. East is winning."


def test_the_person_is_spoken_to() -> None:
    game = playing("2C", Trick(Seat.SOUTH, parse_cards("AD")))
    names = {**NAMES, Seat.SOUTH: "Anna"}
    assert trick_readout(game, ME, names) == "You: Ace of diamonds. You are winning."


@pytest.mark.parametrize(("leader", "end"), [(Seat.SOUTH, "You lead."), (Seat.EAST, "East leads.")])
def test_an_empty_trick_says_who_leads(leader: Seat, end: str) -> None:
    assert trick_readout(playing("2C", Trick(leader)), ME, NAMES) == f"No card lies on the table yet. {end}"


def test_a_finished_trick_that_still_lies_is_the_one_read() -> None:
    game = playing("2C", Trick(Seat.WEST), [TAKEN])
    assert trick_readout(game, ME, NAMES, TAKEN).endswith("You: Jack of diamonds. West took it: 13 points.")


def test_no_trick_is_read_where_none_is_played() -> None:
    assert trick_readout(Game(Rules(), stage=Dealing()), ME, NAMES) == "No trick is being played."


@pytest.mark.parametrize(
    ("shown", "start"),
    [
        (ShowPoints.ON, "This round: You 0, West 13, North 0, East 0. Totals: "),
        (ShowPoints.OWN, "This round: you have 0 points. Totals: "),
        (ShowPoints.OFF, "Totals: "),
    ],
)
def test_points_are_read_as_far_as_they_are_shown(shown: ShowPoints, start: str) -> None:
    game = playing("2C", Trick(Seat.WEST), [TAKEN])
    assert points_readout(game, ME, NAMES, shown) == start + "You 0, West 0, North 0, East 0."


def test_the_last_trick_says_who_took_it() -> None:
    game = playing("2C", Trick(Seat.WEST), [TAKEN])
    assert last_trick_readout(game, ME, NAMES) == (
        "Last trick. West: King of diamonds. North: 3 of diamonds. East: Queen of spades. You: Jack of diamonds. "
        "West took it: 13 points."
    )


def test_before_the_first_trick_there_is_no_last_one() -> None:
    assert last_trick_readout(playing("2C", Trick(Seat.WEST)), ME, NAMES) == "No trick yet."


def test_the_last_scored_round_is_read_with_the_totals() -> None:
    names = {**NAMES, Seat.WEST: "Ada"}
    assert scores_readout(Game(Rules()), ME, names) == "Totals: You 0, Ada 0, North 0, East 0."
    game = over(Rules(), (38, 68, 104, 76))
    assert scores_readout(game, ME, names) == (
        "Round 1: You 38, Ada 68, North 104, East 76. Totals: You 38, Ada 68, North 104, East 76."
    )


def test_every_card_has_a_name_of_its_own() -> None:
    names = {card_name(card) for card in (Card.parse(rank + suit) for rank in "23456789TJQKA" for suit in "CDSH")}
    assert len(names) == 52


def test_one_part_of_one_is_not_numbered() -> None:
    assert page("Clubs: 2.", 1, 1) == "Clubs: 2."
    assert page("Clubs: 2.", 1, 3) == "Clubs: 2. (1 of 3)"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Tap J♦ again to play it.", "Tap Jack of diamonds again to play it."),
        ("West passed you 10♣, Q♠ and 2♥.", "West passed you 10 of clubs, Queen of spades and 2 of hearts."),
        ("Totals: You −26.", "Totals: You minus 26."),
        ("Round 2 · pass right", "Round 2, pass right"),
        ("♦ is blue", "diamonds is blue"),
    ],
)
def test_signs_are_spoken_as_words(written: str, said: str) -> None:
    assert spoken(written) == said

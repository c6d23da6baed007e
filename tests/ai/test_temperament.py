"""A temperament is a small leaning that follows from the seat alone."""

from dataclasses import replace

import pytest

from hearts.ai.inference import Situation
from hearts.ai.monte_carlo import Plan
from hearts.ai.temperament import Temperament, handicap, moon_handicap, temperament_of
from hearts.ai.thoughtful import leanings
from hearts.core.cards import Card
from hearts.core.game import Playing
from hearts.core.seats import SEATS, Seat
from tests.ai.situations import FIRST_CLUBS, random_rounds, view_with

EVEN, CAREFUL, HUNTER, BOLD = Temperament
MOST = 2.0
"""Points that a leaning may come to."""


def test_each_computer_has_its_own_and_the_persons_seat_has_none() -> None:
    assert [temperament_of(seat) for seat in SEATS] == [EVEN, CAREFUL, HUNTER, BOLD]


def test_a_hunter_likes_to_lead_a_spade_below_the_queen_while_she_is_out() -> None:
    view = view_with("KS 3S 6D 9D JD 8H", "", (FIRST_CLUBS,), seat=Seat.NORTH)
    assert handicap(HUNTER, Situation(view), Card.parse("3S")) < 0
    assert handicap(HUNTER, Situation(view), Card.parse("KS")) == 0
    gone = replace(view, tricks=(*view.tricks, *view_with("2H", "", ((Seat.EAST, "QS 2S 4S 5S"),)).tricks))
    assert handicap(HUNTER, Situation(gone), Card.parse("3S")) == 0


def test_a_careful_one_keeps_a_heart_that_may_stop_a_moon() -> None:
    view = view_with("KH 2H 8D", "5C", (FIRST_CLUBS,))
    assert handicap(CAREFUL, Situation(view), Card.parse("KH")) > 0
    assert handicap(CAREFUL, Situation(view), Card.parse("2H")) == 0


def test_a_careful_one_would_rather_not_lead_what_takes_the_trick() -> None:
    situation = Situation(view_with("KD 2D", "", (FIRST_CLUBS,)))
    assert handicap(CAREFUL, situation, Card.parse("KD")) > handicap(CAREFUL, situation, Card.parse("2D"))


def test_only_a_bold_one_likes_to_plan_a_moon() -> None:
    assert [moon_handicap(temperament) for temperament in (EVEN, CAREFUL, HUNTER)] == [0.0, 0.0, 0.0]
    assert -MOST < moon_handicap(BOLD) < 0


def test_no_leaning_is_more_than_a_leaning_and_the_even_one_has_none() -> None:
    for game, view, _ in random_rounds(20, seed=70):
        if isinstance(game.stage, Playing):
            situation = Situation(view)
            for card in view.legal_plays():
                assert handicap(EVEN, situation, card) == 0
                assert all(abs(handicap(one, situation, card)) < MOST for one in Temperament)


def test_search_adds_what_a_card_and_a_moon_seem_to_cost() -> None:
    view = view_with("5D KD AD KC AH 4S", "3D", (FIRST_CLUBS,))
    plans = (Plan(Card.parse("AD")), Plan(Card.parse("5D")), Plan(Card.parse("5D"), shoots=True))
    card, moon = handicap(BOLD, Situation(view), Card.parse("AD")), moon_handicap(BOLD)
    assert leanings(view, plans, BOLD).tolist() == pytest.approx([card, 0.0, moon])
    assert not leanings(view, plans, EVEN).any()

"""What each temperament makes of the rules of thumb."""

import random
from dataclasses import replace

import pytest

from hearts.ai.levels import Level, player_of
from hearts.ai.temperament import Temperament
from hearts.core.moves import Play
from hearts.core.seat_view import SeatView
from hearts.core.seats import Seat
from tests.ai.claims import is_true
from tests.ai.situations import FIRST_CLUBS, random_rounds, view_with

EVEN, CAREFUL, HUNTER, BOLD = Temperament


def card_of(temperament: Temperament, view: SeatView) -> str:
    move = player_of(Level.NORMAL, temperament).advise(view, random.Random(1)).move
    assert isinstance(move, Play)
    return str(move.card)


def test_a_bold_one_keeps_its_kings_and_aces_while_the_moon_is_possible() -> None:
    view = view_with("5D KD AD KC AH 4S", "3D", (FIRST_CLUBS,))
    assert [card_of(one, view) for one in (EVEN, CAREFUL, HUNTER, BOLD)] == ["AD", "AD", "AD", "5D"]
    to_another = replace(view, tricks=(*view.tricks, *view_with("2H", "", ((Seat.EAST, "JC 3C 4C 9H"),)).tricks))
    assert card_of(BOLD, to_another) == "AD"
    few = view_with("5D KD AD QC JH 4S", "3D", (FIRST_CLUBS,))
    assert card_of(BOLD, few) == "AD"


@pytest.mark.parametrize("temperament", [CAREFUL, HUNTER, BOLD])
def test_each_plays_differently_now_and_then_and_says_why_truly(temperament: Temperament) -> None:
    asked = differs = 0
    for _, view, even in random_rounds(60, seed=80, wildness=0.1):
        advice = player_of(Level.NORMAL, temperament).advise(view, random.Random(1))
        assert is_true(view, advice), (view, advice)
        asked += len(view.legal_plays()) > 1
        differs += advice.move != even.move
    assert 0 < differs < 0.2 * asked


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_the_same_question_has_the_same_answer(level: Level) -> None:
    for _, view, _ in random_rounds(3, seed=90):
        first, second = (player_of(level, BOLD).advise(view, random.Random(4)) for _ in range(2))
        assert first == second


NEARLY_SURE = "AS KS QS AH KH QH JH TH 9H AC KC JD"
"""After the first trick, and two diamonds, one card that is out beats the jack and none beats another."""
DIAMONDS = ((Seat.WEST, "2C QC JC TC"), (Seat.WEST, "QD AD 2D 3D"))


def test_a_bold_one_tries_for_a_moon_that_one_card_may_stop() -> None:
    view = view_with(NEARLY_SURE.replace(" 9H", ""), "", DIAMONDS)
    assert card_of(BOLD, view)[0] == "A"
    assert card_of(BOLD, replace(view, totals=(90, 90, 0, 90))) == card_of(EVEN, replace(view, totals=(90, 90, 0, 90)))
    doubtful = view_with(NEARLY_SURE.replace(" 9H", "").replace("JD", "TD"), "", DIAMONDS)
    assert card_of(BOLD, doubtful) == card_of(EVEN, doubtful)

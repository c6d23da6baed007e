"""Hard and Expert: the same question has the same answer, reasons are true, and plans stand on what they claim."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from hearts.ai.bitsets import set_of
from hearts.ai.features import words
from hearts.ai.imagined import at_turn
from hearts.ai.monte_carlo import Plan
from hearts.ai.network import trained
from hearts.ai.player import Advice, Reason, ReasonKind
from hearts.ai.thoughtful import (
    BELIEVED,
    CAUTION,
    SCEPTICISM,
    SURELY,
    Thoughtful,
    expert,
    handicaps,
    hard,
    may_shoot,
    opinions,
)
from hearts.core.cards import Card, parse_cards
from hearts.core.game import Playing
from hearts.core.moves import Play
from hearts.core.seats import SEATS, Seat
from tests.ai.claims import is_true
from tests.ai.situations import FIRST_CLUBS, random_rounds, view_with

PLAYERS = [hard, expert]


@pytest.mark.parametrize("player", PLAYERS)
def test_the_same_question_has_the_same_answer(player: Callable[[], Thoughtful]) -> None:
    for place, (_, view, _) in enumerate(random_rounds(1, seed=900)):
        if place % 8 == 0:
            answers = {str(player().advise(view, random.Random(5))) for _ in range(2)}
            assert len(answers) == 1


@pytest.mark.parametrize("player", PLAYERS)
def test_every_reason_is_true(player: Callable[[], Thoughtful]) -> None:
    own = 0
    for place, (_, view, _) in enumerate(random_rounds(4, seed=910)):
        if place % 4 == 0:
            advice = player().advise(view, random.Random(place))
            assert is_true(view, advice), (view, advice)
            own += advice.reason.kind is ReasonKind.COSTS_LEAST
    assert own > 0


def test_the_network_sees_nothing_of_hidden_hands() -> None:
    asked = 0
    for game, view, _ in random_rounds(3, seed=920):
        if isinstance(game.stage, Playing):
            hands = np.array([[set_of(hand) for hand in game.stage.hands]] * 2)
            hands[1, [seat for seat in SEATS if seat is not view.seat]] = 0
            rounds = at_turn(view, hands)
            seen = words(rounds, np.full(2, set_of(view.legal_plays())))
            assert (seen[0] == seen[1]).all()
            asked += 1
    assert asked > 100


def test_the_network_tells_a_gift_from_a_loss() -> None:
    view = view_with("QS 3D 9D", "2S AS", (FIRST_CLUBS,))
    hands = np.zeros((1, 4), np.uint64)
    hands[0, Seat.WEST] = set_of(view.hand)
    legal = np.array([set_of(parse_cards("QS KS"))])
    costs = trained().card_costs(at_turn(view, hands), legal)[0]
    assert costs[Card.parse("QS").index] < costs[Card.parse("KS").index]


def test_the_moon_is_thought_of_with_a_strong_hand_and_no_points_elsewhere() -> None:
    strong, weak = "AC KC QC AS KS AH KH", "2C 3C 4C 2S 3S 2H 3H"
    assert may_shoot(view_with(strong, tricks=(FIRST_CLUBS,)))
    assert not may_shoot(view_with(weak, tricks=(FIRST_CLUBS,)))
    taken = (FIRST_CLUBS, (Seat.EAST, "AD 4D 2D 3H"))
    assert not may_shoot(view_with(strong, tricks=taken))


def test_another_card_than_that_of_the_rules_of_thumb_must_look_better() -> None:
    advised = Advice(Play(Seat.WEST, Card.parse("6H")), Reason(ReasonKind.DUCKS, Card.parse("6H")))
    plans = (Plan(Card.parse("3H")), Plan(Card.parse("8H")), Plan(Card.parse("KH")), Plan(Card.parse("8C")))
    # the eight stands for the six, which is alike
    assert handicaps(plans, advised, 0.5).tolist() == [0.5, 0, 0.5, 0.5]


def test_the_more_points_a_seat_has_the_more_the_rules_of_thumb_are_trusted_with_stopping_it() -> None:
    plans = (Plan(Card.parse("3H")), Plan(Card.parse("8H")))
    for points, handicap in ((1, 0.5), (8, 8 * CAUTION), (21, 21 * CAUTION)):
        stops = Reason(ReasonKind.STOPS_MOON, Card.parse("8H"), count=points)
        advised = Advice(Play(Seat.WEST, Card.parse("8H")), stops)
        assert handicaps(plans, advised, 0.5).tolist() == [handicap, 0]


@pytest.mark.parametrize("kind", [ReasonKind.KEEPS_STOPPER, ReasonKind.FEEDS_NO_MOON])
def test_what_may_stop_a_moon_later_is_kept_whatever_imagined_rounds_say(kind: ReasonKind) -> None:
    advised = Advice(Play(Seat.WEST, Card.parse("3H")), Reason(kind, Card.parse("3H"), count=1))
    assert handicaps((Plan(Card.parse("3H")), Plan(Card.parse("8H"))), advised, 0.5).tolist() == [0, SURELY]


def test_the_network_sets_no_card_hopelessly_behind() -> None:
    view = view_with("QS 3D 9D", "4C AC", (FIRST_CLUBS,))
    plans = tuple(Plan(card, shoots) for shoots in (False, True) for card in parse_cards("QS 3D 9D"))
    found = opinions(view, plans, trained())
    assert found.min() + BELIEVED == pytest.approx(float(found[:3].max()))
    assert (found[3:] - found[:3]).tolist() == pytest.approx([SCEPTICISM] * 3)

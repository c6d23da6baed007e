"""Easy makes honest mistakes, and none of those that spoil a game for the others."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from hearts.ai.easy import Beginner, Forgetful, one_of_the_best
from hearts.ai.inference import Situation
from hearts.ai.levels import Level, player_of
from hearts.ai.player import Advice, ReasonKind
from hearts.ai.temperament import Temperament
from hearts.core.cards import QUEEN_OF_SPADES, Card, Suit, parse_cards
from hearts.core.dealing import deal_of
from hearts.core.game import Game, apply
from hearts.core.moves import Pass, Play
from hearts.core.rules import Jack, Rules
from hearts.core.seat_view import SeatView, view_of
from hearts.core.seats import SEATS, PassDirection, Seat
from tests.ai.claims import is_true
from tests.ai.situations import FIRST_CLUBS, random_rounds, view_with

TO_SOUTH = ((Seat.SOUTH, "KD 2D QH JH"), (Seat.SOUTH, "AD 3D TH 9H"), (Seat.SOUTH, "AS 2S QS 3S"))
CHANCES = range(60)


def advice_at(view: SeatView) -> list[Advice]:
    return [Beginner().advise(view, random.Random(seed)) for seed in CHANCES]


def cards_at(view: SeatView) -> Counter[str]:
    return Counter(str(advice.move.card) for advice in advice_at(view) if isinstance(advice.move, Play))


def passes() -> list[tuple[SeatView, Pass]]:
    found = []
    for seed in range(120):
        view = view_of(apply(Game(Rules()), deal_of(seed, 1)), SEATS[seed % 4])
        move = Beginner().advise(view, random.Random(seed)).move
        assert isinstance(move, Pass)
        found.append((view, move))
    return found


def test_the_same_chance_gives_the_same_card() -> None:
    for _, view, _ in random_rounds(4, seed=50):
        first, second = (Beginner().advise(view, random.Random(3)) for _ in range(2))
        assert first == second


def test_chance_leads_what_is_nearly_as_good_as_the_best() -> None:
    assert len(cards_at(view_with("3C 5C 4D 6D 8H", "", (FIRST_CLUBS,)))) > 2


@pytest.mark.parametrize("temperament", Temperament)
def test_every_temperament_overlooks_rules(temperament: Temperament) -> None:
    view = view_with("3C QC 5D", "2C 4C", hearts_broken=False)
    player = Beginner(temperament)
    assert len({player.advise(view, random.Random(seed)).move for seed in CHANCES}) > 1


def test_most_cards_are_those_of_normal_and_many_are_not() -> None:
    same = asked = 0
    for _, view, advice in random_rounds(40, seed=60, wildness=0.1):
        if view.trick is not None and len(view.legal_plays()) > 1:
            asked += 1
            same += Beginner().advise(view, random.Random(asked)).move == advice.move
    assert 0.5 * asked < same < 0.9 * asked


def test_the_only_legal_card_is_called_that() -> None:
    view = view_with("3C 5D 9H", "4C", (FIRST_CLUBS,))
    assert Beginner().advise(view, random.Random(1)).reason.kind is ReasonKind.ONLY_CARD


def test_every_reason_is_true() -> None:
    met = set()
    for number, (_, view, _) in enumerate(random_rounds(80, seed=1500)):
        advice = Beginner().advise(view, random.Random(number))
        assert is_true(view, advice), (view, advice)
        met.add(advice.reason.kind)
    assert len(met) > 20


# what it never does


@pytest.mark.parametrize(
    ("hand", "trick", "played"), [("7H 3H", "5H", "7H"), ("AH 7D", "KC", "7D"), ("AH 4H 3H", "KC", "3H")]
)
def test_a_moon_is_stopped(hand: str, trick: str, played: str) -> None:
    assert set(cards_at(view_with(hand, trick, (FIRST_CLUBS, *TO_SOUTH)))) == {played}


def test_the_queen_is_ducked_and_given_away() -> None:
    assert set(cards_at(view_with("KS 3S 4D", "5S QS 8S", (FIRST_CLUBS,)))) == {"3S"}
    assert set(cards_at(view_with("QS 3D 4H", "5C 9C", (FIRST_CLUBS,)))) == {"QS"}
    assert "QS" not in cards_at(view_with("QS 3S TS 2H", "5S", (FIRST_CLUBS,)))


def test_the_guards_of_a_held_queen_are_kept() -> None:
    # no queen may be thrown on the first trick
    assert not {"3S", "TS"} & set(cards_at(view_with("QS TS 3S 4D 6D", "2C 5C")))


def test_the_jack_that_counts_is_taken() -> None:
    rules = Rules(jack=Jack.BONUS)
    assert set(cards_at(view_with("JD 6D 4D", "5D 9D TD", (FIRST_CLUBS,), rules=rules))) == {"JD"}


def test_no_suit_that_nobody_else_holds_is_led_into_points() -> None:
    clubs = ((Seat.SOUTH, "2C 6C TC QC"), (Seat.EAST, "AC 3C 4C 5C"), (Seat.EAST, "KC 7C 8C 9C"))
    assert set(cards_at(view_with("JC 3D 9D 4H", "", clubs))) <= {"3D", "9D", "4H"}


def test_the_lowest_heart_is_kept_where_there_are_others() -> None:
    for view, move in passes():
        hearts = [card for card in view.hand if card.is_heart]
        assert len(hearts) < 2 or hearts[0] not in move.cards


def test_a_bare_queen_is_passed_and_the_spades_below_her_are_kept() -> None:
    for view, move in passes():
        spades = [card for card in view.hand if card.suit is Suit.SPADES]
        if QUEEN_OF_SPADES in spades and len(spades) < 5:
            assert QUEEN_OF_SPADES in move.cards
        assert all(card.suit is not Suit.SPADES or card.rank >= QUEEN_OF_SPADES.rank for card in move.cards)


def test_chance_passes_what_normal_would_keep() -> None:
    differ = 0
    for view, move in passes():
        normal = player_of(Level.NORMAL).advise(view, random.Random(0)).move
        assert isinstance(normal, Pass)
        differ += set(normal.cards) != set(move.cards)
    assert differ > 40


# how it goes wrong


def test_clubs_and_diamonds_of_some_tricks_ago_are_forgotten_and_points_are_not() -> None:
    view = view_with("3C 8D", "", (*TO_SOUTH, FIRST_CLUBS))
    assert set(Forgetful(view).unseen) - set(Situation(view).unseen) == set(parse_cards("KD 2D"))
    fresh = replace(view, tricks=view.tricks[:3])
    assert Forgetful(fresh).unseen == Situation(fresh).unseen


def test_what_is_far_behind_is_never_taken_for_the_best() -> None:
    costs = dict(zip(parse_cards("2C 3C 4C"), (0.0, 2.9, 3.1), strict=True))
    chosen = {one_of_the_best(costs, 3.0, random.Random(seed)) for seed in CHANCES}
    assert chosen == {Card.parse("2C"), Card.parse("3C")}


def test_a_hand_without_hearts_can_be_passed_from() -> None:
    hand = tuple(sorted(parse_cards("2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 2S 3S 4S")))
    view = SeatView(Seat.SOUTH, Rules(), 1, (0, 0, 0, 0), PassDirection.LEFT, hand)
    move = Beginner().advise(view, random.Random(1)).move
    assert isinstance(move, Pass)
    assert len(set(move.cards)) == 3

import random
from dataclasses import replace

import pytest

from hearts.ai.levels import Level, player_of
from hearts.ai.player import Advice, ReasonKind
from hearts.ai.thumb.passing import choose_pass, spoils_moons
from hearts.core.cards import format_cards, hand_of, parse_cards
from hearts.core.dealing import deal_of
from hearts.core.game import Game, Passing, apply
from hearts.core.moves import Pass
from hearts.core.rules import Jack, Rules
from hearts.core.seat_view import SeatView, view_of
from hearts.core.seats import SEATS, PassDirection
from tests.ai.situations import view_with


def passing_view(hand: str, rules: Rules | None = None) -> SeatView:
    return replace(view_with(hand, rules=rules), trick=None, direction=PassDirection.LEFT, hearts_broken=False)


def passed(hand: str, rules: Rules | None = None) -> Advice:
    return player_of(Level.NORMAL).advise(passing_view(hand, rules), random.Random(1))


def cards_of(advice: Advice) -> str:
    assert isinstance(advice.move, Pass)
    return format_cards(advice.move.cards)


def test_a_badly_guarded_queen_goes_with_the_higher_spades() -> None:
    advice = passed("QS KS AS 2S 4C 5C 6C 3D 4D 5D 6D 2H 8H")
    assert cards_of(advice) == "QS KS AS"
    assert advice.reason.kind is ReasonKind.PASSES_QUEEN


def test_well_guarded_high_spades_stay() -> None:
    assert cards_of(passed("QS JS 9S 8S 5S 2S AC KC 4D 3D 3H 2H AD")) == "KC AC AD"


def test_high_hearts_without_low_ones_go() -> None:
    advice = passed("AH KH QH 2C 3C 4C 5C 2D 3D 4D 2S 3S 4S")
    assert cards_of(advice) == "QH KH AH"
    assert advice.reason.kind is ReasonKind.PASSES_HIGH_HEARTS


def test_a_short_suit_of_high_cards_is_made_a_void() -> None:
    advice = passed("QD KD AD 2C 3C 4C 5C 2S 3S 4S 5S 2H 3H")
    assert cards_of(advice) == "QD KD AD"
    assert advice.reason.kind is ReasonKind.VOIDS_SUIT


def test_diamonds_that_take_the_jack_stay_where_it_counts() -> None:
    hand = "KD AD 2D 6C 9C TC JC 2S 3S 4S 8H 3H 2H"
    assert "KD AD" in cards_of(passed(hand))
    assert not {"KD", "AD"} & set(cards_of(passed(hand, Rules(jack=Jack.BONUS))).split())


def test_whoever_takes_a_moon_into_account_passes_a_heart_that_spoils_it() -> None:
    hand = "2C 3C 8C QC 5D 9D 2S 4S 5S 3H 8H JH KH"
    plain = passed(hand)
    insured = choose_pass(passing_view(hand), insurance=4.0)
    assert cards_of(plain) == "QC 9D KH"
    assert cards_of(insured) == "QC 9D JH"


@pytest.mark.parametrize(
    ("hearts", "spoilers"), [("9H", ""), ("6H 9H", "9H"), ("2H 5H 6H JH QH KH", "6H JH"), ("", "")]
)
def test_the_hearts_that_spoil_a_moon_are_middling_and_never_the_lowest(hearts: str, spoilers: str) -> None:
    assert format_cards(spoils_moons(hand_of(parse_cards(hearts)))) == spoilers


@pytest.mark.parametrize("seed", range(100))
def test_low_spades_and_the_lowest_heart_never_go(seed: int) -> None:
    stage = apply(Game(Rules()), deal_of(seed, 1)).stage
    assert isinstance(stage, Passing)
    for seat in SEATS:
        hand = stage.hands[seat]
        advice = player_of(Level.NORMAL).advise(view_of(apply(Game(Rules()), deal_of(seed, 1)), seat), random.Random(1))
        assert isinstance(advice.move, Pass)
        low_spades = hand_of(card for card in parse_cards("2S 3S 4S 5S 6S 7S 8S 9S TS JS") if card in hand)
        hearts = [card for card in hand if card.is_heart]
        assert not set(low_spades) & set(advice.move.cards)
        assert len(hearts) < 2 or hearts[0] not in advice.move.cards or hearts[0].rank > 9

from itertools import product

import pytest

from hearts.core.cards import format_cards
from hearts.core.moves import Play
from hearts.core.rules import (
    Jack,
    Moon,
    Refusal,
    Rotation,
    Rules,
    breaks_hearts,
    parse_target,
    points_of,
    refusal,
)
from hearts.core.seats import SEATS, PassDirection
from hearts.core.trick import Trick
from tests.builders import card, cards

SOUTH, WEST, NORTH, EAST = SEATS
DEFAULT = Rules()


def why(
    text: str,
    holding: str,
    after: str = "",
    *,
    first_trick: bool = False,
    hearts_broken: bool = False,
    rules: Rules = DEFAULT,
) -> Refusal | None:
    """The reason against *text*, played by South from *holding* and the card itself."""
    trick = Trick(SEATS[-len(cards(after)) % 4], cards(after))
    hand = tuple(sorted({*cards(holding), card(text)}))
    return refusal(
        Play(SOUTH, card(text)), hand, trick, first_trick=first_trick, hearts_broken=hearts_broken, rules=rules
    )


def legal(
    holding: str, after: str = "", *, first_trick: bool = False, hearts_broken: bool = False, rules: Rules = DEFAULT
) -> str:
    """The legal cards of a hand."""
    return format_cards(
        one
        for one in sorted(cards(holding))
        if why(str(one), holding, after, first_trick=first_trick, hearts_broken=hearts_broken, rules=rules) is None
    )


def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    trick = Trick(SOUTH, cards("3C"))
    for seat in (SOUTH, NORTH, EAST):
        play = Play(seat, card("4C"))
        found = refusal(play, cards("4C"), trick, first_trick=False, hearts_broken=True, rules=DEFAULT)
        assert found is Refusal.NOT_YOUR_TURN
    play = Play(WEST, card("4C"))
    assert refusal(play, cards("4C"), trick, first_trick=False, hearts_broken=True, rules=DEFAULT) is None


def test_nobody_may_play_to_a_complete_trick() -> None:
    trick = Trick(SOUTH, cards("3C 4C 5C 6C"))
    for seat in SEATS:
        play = Play(seat, card("7C"))
        found = refusal(play, cards("7C"), trick, first_trick=False, hearts_broken=True, rules=DEFAULT)
        assert found is Refusal.NOT_YOUR_TURN


def test_a_card_must_be_in_the_hand() -> None:
    play = Play(SOUTH, card("9C"))
    found = refusal(play, cards("4C"), Trick(SOUTH), first_trick=False, hearts_broken=True, rules=DEFAULT)
    assert found is Refusal.NOT_IN_HAND


@pytest.mark.parametrize("rules", [DEFAULT, Rules(first_trick_points=True), Rules(queen_breaks=True)], ids=str)
def test_the_two_of_clubs_leads_the_first_trick(rules: Rules) -> None:
    assert legal("2C AC 3D QS 2H", first_trick=True, rules=rules) == "2C"
    assert why("AC", "2C 3D", first_trick=True, rules=rules) is Refusal.MUST_LEAD_TWO_OF_CLUBS
    assert why("2H", "2C 3D", first_trick=True, rules=rules) is Refusal.MUST_LEAD_TWO_OF_CLUBS


def test_the_suit_led_is_followed() -> None:
    assert why("2H", "KC 3D", after="5C") is Refusal.MUST_FOLLOW_SUIT
    assert legal("KC 2C 3D QS 2H", after="5C AH", hearts_broken=True) == "2C KC"
    assert legal("KC 3D 2H QS", after="5H", hearts_broken=True) == "2H"


def test_a_void_lets_any_card_go() -> None:
    assert legal("3D QS 2H", after="5C") == "3D QS 2H"
    assert legal("QS 4H", after="8C") == "QS 4H"


def test_no_points_on_the_first_trick() -> None:
    assert legal("7D 7S AS QS 7H", after="2C JC", first_trick=True) == "7D 7S AS"
    assert why("QS", "7D", after="2C", first_trick=True) is Refusal.NO_POINTS_ON_FIRST_TRICK
    assert why("7H", "7D", after="2C", first_trick=True) is Refusal.NO_POINTS_ON_FIRST_TRICK


def test_following_suit_binds_before_the_first_trick_rule() -> None:
    assert why("QS", "7C", after="2C", first_trick=True) is Refusal.MUST_FOLLOW_SUIT


def test_a_hand_of_penalty_cards_is_free_on_the_first_trick() -> None:
    assert legal("QS 7H TH AH", after="2C JC", first_trick=True) == "QS 7H TH AH"
    hearts = format_cards(cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"))
    assert legal(hearts, after="2C", first_trick=True) == hearts


def test_the_jack_may_be_thrown_on_the_first_trick() -> None:
    assert legal("3D JD QS", after="2C 9C", first_trick=True, rules=Rules(jack=Jack.BONUS)) == "3D JD"


def test_points_on_the_first_trick_where_the_option_is_on() -> None:
    rules = Rules(first_trick_points=True)
    assert legal("7D QS 7H", after="2C JC", first_trick=True, rules=rules) == "7D QS 7H"
    assert why("7H", "7C", after="2C", first_trick=True, rules=rules) is Refusal.MUST_FOLLOW_SUIT


def test_hearts_are_not_led_before_they_are_broken() -> None:
    assert why("2H", "3D") is Refusal.HEARTS_NOT_BROKEN
    assert legal("3D QS 4H 9H") == "3D QS"
    assert legal("3D QS 4H 9H", hearts_broken=True) == "3D QS 4H 9H"


def test_a_hand_of_hearts_may_lead_one() -> None:
    assert legal("5H 9H KH") == "5H 9H KH"


def test_hearts_and_the_queen_unbroken_lead_the_queen() -> None:
    assert legal("QS 5H 9H") == "QS"
    assert why("5H", "QS") is Refusal.HEARTS_NOT_BROKEN


def test_hearts_need_not_be_broken_to_be_thrown_or_followed() -> None:
    assert legal("3D 4H", after="9S") == "3D 4H"
    assert legal("3D 4H", after="9H") == "4H"


def test_the_queen_may_be_led_after_the_first_trick() -> None:
    assert legal("QS") == "QS"
    assert legal("2D QS KS") == "2D QS KS"


def test_only_hearts_break_hearts_unless_the_queen_does() -> None:
    with_queen = Rules(queen_breaks=True)
    assert breaks_hearts(card("2H"), DEFAULT)
    assert breaks_hearts(card("2H"), with_queen)
    assert not breaks_hearts(card("QS"), DEFAULT)
    assert breaks_hearts(card("QS"), with_queen)
    for text in ("KS", "QH", "QC", "JD"):
        assert breaks_hearts(card(text), with_queen) is (text == "QH")


def test_points_of_cards() -> None:
    assert points_of(cards("2H QS JD AC"), DEFAULT) == 14
    assert points_of(cards("2H QS JD AC"), Rules(jack=Jack.BONUS)) == 4
    assert points_of(cards("JD"), Rules(jack=Jack.BONUS)) == -10
    assert points_of((), DEFAULT) == 0


def test_directions_of_the_rounds() -> None:
    left, right, across, none = PassDirection.LEFT, PassDirection.RIGHT, PassDirection.ACROSS, PassDirection.NONE
    nine = range(1, 10)
    assert [Rotation.ROTATE.direction(no) for no in nine] == [left, right, across, none] * 2 + [left]
    assert [Rotation.ROTATE3.direction(no) for no in nine] == [left, right, across] * 3
    assert [Rotation.NEVER.direction(no) for no in nine] == [none] * 9


def test_the_default_rules() -> None:
    expected = "target=100 moon=add jack=0 queen_breaks=0 first_trick_points=0 passing=rotate"
    assert str(DEFAULT) == expected
    assert Rules.parse("") == DEFAULT


TARGETS = (None, 25, 50, 75, 100, 475, 500)
EVERY_RULES = [Rules(*options) for options in product(TARGETS, Moon, Jack, (False, True), (False, True), Rotation)]


def test_every_mix_of_options_is_read_back_from_its_text() -> None:
    assert len({str(rules) for rules in EVERY_RULES}) == len(EVERY_RULES)
    for rules in EVERY_RULES:
        assert Rules.parse(str(rules)) == rules


def test_an_option_not_named_has_its_default() -> None:
    assert Rules.parse("jack=-10 target=round") == Rules(target=None, jack=Jack.BONUS)
    assert Rules.parse("moon=choose passing=never") == Rules(moon=Moon.CHOOSE, passing=Rotation.NEVER)


@pytest.mark.parametrize(
    "text",
    [
        "target",
        "target=",
        "target=0",
        "target=-25",
        "target=30",
        "target=525",
        "target=1e2",
        "target=Round",
        "target=²5",
        "moon=",
        "moon=26",
        "jack=10",
        "jack=-10.0",
        "jack=on",
        "jack=-1_0",
        "queen_breaks=yes",
        "queen_breaks=2",
        "first_trick_points=True",
        "passing=left",
        "colour=red",
        "=1",
        "jack = -10",
    ],
)
def test_what_is_no_option_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  whatever it says
        Rules.parse(text)


def test_lengths_of_a_game() -> None:
    assert parse_target("round") is None
    assert [parse_target(str(points)) for points in range(25, 501, 25)] == list(range(25, 501, 25))

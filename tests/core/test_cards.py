import copy
import pickle

import pytest

from hearts.core.cards import (
    DECK,
    JACK_OF_DIAMONDS,
    QUEEN_OF_SPADES,
    TWO_OF_CLUBS,
    Card,
    Rank,
    Suit,
    format_cards,
    hand_of,
    parse_cards,
    without,
)
from tests.builders import card, cards


def test_the_deck_is_fifty_two_different_cards_in_the_order_of_a_hand() -> None:
    expected = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
    assert [str(one) for one in DECK] == expected
    assert [one.index for one in DECK] == list(range(52))
    assert sorted((*DECK[26:], *DECK[:26])) == list(DECK)


@pytest.mark.parametrize("one", DECK, ids=str)
def test_a_card_is_its_text(one: Card) -> None:
    assert Card.parse(str(one)) is one
    assert Card(one.suit, one.rank) is one
    assert str(one) == one.rank.letter + one.suit.letter
    assert eval(repr(one), {"Card": Card}) is one  # noqa: S307  the repr is an expression by intent


@pytest.mark.parametrize("text", ["", "Q", "S", "SQ", "qs", "QSS", "10H", "1H", "QX", " QS", "QS ", "Q S", "♠Q"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


@pytest.mark.parametrize("text", ["QS 2H X", "QS,2H", "QS2H"])
def test_a_list_with_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_cards(text)


def test_lists_of_cards_keep_their_order() -> None:
    assert parse_cards("  QS\t2H  2C ") == (card("QS"), card("2H"), card("2C"))
    assert format_cards(parse_cards("QS 2H 2C")) == "QS 2H 2C"
    assert parse_cards("") == ()


def test_the_named_cards_are_the_ones_named() -> None:
    assert (str(TWO_OF_CLUBS), str(QUEEN_OF_SPADES), str(JACK_OF_DIAMONDS)) == ("2C", "QS", "JD")


def test_suits_and_ranks_know_their_letters() -> None:
    assert [suit.letter for suit in Suit] == ["C", "D", "S", "H"]
    assert "".join(rank.letter for rank in Rank) == "23456789TJQKA"
    assert max(Rank) is Rank.ACE


def test_only_hearts_and_the_queen_of_spades_are_penalty_cards() -> None:
    assert format_cards(one for one in DECK if one.is_penalty) == "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    assert [one for one in DECK if one.is_heart] == [one for one in DECK if one.suit is Suit.HEARTS]
    assert [card(text).penalty for text in ("2H", "AH", "QS", "KS", "JD", "2C")] == [1, 1, 13, 0, 0, 0]
    assert sum(one.penalty for one in DECK) == 26


def test_a_copied_card_is_the_same_card() -> None:
    queen = card("QS")
    assert copy.copy(queen) is queen
    assert copy.deepcopy([queen])[0] is queen
    assert pickle.loads(pickle.dumps(queen)) is queen  # noqa: S301  what a thinker's process gets and sends


def test_equal_means_the_same_card() -> None:
    assert card("QS") != card("QH")
    assert len({*DECK, *DECK}) == 52


def test_a_hand_is_sorted() -> None:
    assert hand_of(cards("2H AS 3D KC 2C")) == cards("2C KC 3D AS 2H")


def test_cards_leave_a_hand() -> None:
    assert without(cards("2C KC 3D"), cards("KC")) == cards("2C 3D")
    assert without(cards("2C KC"), cards("AH")) == cards("2C KC")
    assert without(cards("2C KC"), iter(cards("2C KC"))) == ()

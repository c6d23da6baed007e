import pytest

from hearts import text
from hearts.core.cards import parse_cards
from hearts.core.rules import Refusal, Rules
from hearts.core.seats import PassDirection, Seat
from tests.builders import card

NAMES = dict(text.seat_names())


@pytest.mark.parametrize(
    ("value", "words"), [(1, "1 point"), (-1, "−1 point"), (0, "0 points"), (26, "26 points"), (-10, "−10 points")]
)
def test_one_point_is_singular(value: int, words: str) -> None:
    assert text.points(value) == words


@pytest.mark.parametrize(("name", "words"), [("QS", "Q♠"), ("TD", "10♦"), ("2C", "2♣"), ("AH", "A♥")])
def test_a_card_in_a_sentence(name: str, words: str) -> None:
    assert text.card_text(card(name)) == words


def test_cards_in_a_sentence() -> None:
    assert text.cards_text(parse_cards("QS KS 2H")) == "Q♠, K♠ and 2♥"
    assert text.cards_text(parse_cards("QS")) == "Q♠"


@pytest.mark.parametrize(
    ("reason", "refused", "hand", "led", "words"),
    [
        ("must follow suit", "2H", "3D 4D 5D 2H", "9D", "Diamonds were led, and you hold three. Play a diamond."),
        ("must follow suit", "2H", "3S 2H", "9S", "Spades were led, and you hold one. Play it."),
        ("must lead the two of clubs", "3C", "2C 3C", None, "The 2♣ leads the first trick."),
        ("no points on the first trick", "2H", "2H 3D", "9C", "No hearts on the first trick."),
        ("no points on the first trick", "QS", "QS 3D", "9C", "The Queen of spades cannot go on the first trick."),
        ("hearts not broken", "2H", "2H 3D", None, "Hearts are locked. Lead another suit first."),
        ("hearts not broken", "2H", "2H QS", None, "Hearts are locked, so the Q♠ must be led."),
        ("not your turn", "2H", "2H QS", None, "It is not your turn yet. West is to play."),
    ],
)
def test_every_refusal_names_what_it_is_about(
    reason: str, refused: str, hand: str, led: str | None, words: str
) -> None:
    suit = None if led is None else card(led).suit
    assert text.explain(Refusal(reason), card(refused), parse_cards(hand), suit, "West") == words


def test_every_refusal_has_a_sentence() -> None:
    for reason in Refusal:
        assert text.explain(reason, card("2H"), parse_cards("2H 3D"), None, "West").endswith(".")


@pytest.mark.parametrize(
    ("direction", "words"),
    [
        (PassDirection.LEFT, "West passes to North, North to East, East to you."),
        (PassDirection.RIGHT, "East passes to North, North to West, West to you."),
        (PassDirection.ACROSS, "North passes to you. West and East swap."),
        (PassDirection.NONE, "No pass this round."),
    ],
)
def test_who_passes_to_whom(direction: PassDirection, words: str) -> None:
    assert text.pass_circle(direction, NAMES) == words
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
        if direction is not PassDirection.NONE and direction.receiver(seat) is Seat.SOUTH:
            assert f"{NAMES[seat]} " in words


def test_the_head_of_the_table() -> None:
    assert text.round_line(3, Rules(), PassDirection.ACROSS, passing=False) == (
        "Round 3 of a game to 100 · passed across"
    )
    assert text.round_line(1, Rules(target=None), PassDirection.LEFT, passing=True) == "A game of one round · pass left"


@pytest.mark.parametrize(
    ("missing", "words"), [(1, "Choose one more card to pass."), (2, "Choose two more cards to pass.")]
)
def test_what_is_missing_to_pass(missing: int, words: str) -> None:
    assert text.pass_missing(missing) == words

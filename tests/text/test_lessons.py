import pytest

from hearts import text
from hearts.ai.lessons import Contrast, Lesson
from hearts.ai.lessons.facts import Fact, FactKind
from hearts.ai.lessons.pass_figures import Beside, PassFigures
from hearts.ai.player import Reason, ReasonKind, Weighed
from hearts.core.cards import Suit
from hearts.core.moves import Pass, Play
from hearts.core.seats import Seat
from hearts.text import lessons
from tests.builders import card, cards

NAMES = text.seat_names()
NINE = card("9D")


def fact(kind: FactKind, count: int = 2, suit: Suit = Suit.DIAMONDS) -> Fact:
    return Fact(kind, NINE, suit, Seat.WEST, count, card("KD"))


@pytest.mark.parametrize("kind", FactKind)
@pytest.mark.parametrize("suit", Suit)
def test_every_fact_is_a_sentence_with_every_place_filled(kind: FactKind, suit: Suit) -> None:
    for count in (1, 2):
        line = lessons.fact(fact(kind, count, suit), NAMES)
        assert not set("{}") & set(line)
        assert line.endswith(".")


def test_no_two_facts_of_a_position_are_said_alike() -> None:
    kinds = set(FactKind) - {FactKind.LEAVES_ONE}  # said of three cards as ONE_LEFT is of one
    assert len({lessons.fact(fact(kind), NAMES) for kind in kinds}) == len(kinds)


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (FactKind.STAYS_UNDER, "Hint: 9♦ stays under West’s K♦."),
        (FactKind.QUEEN_THREATENS, "The Queen of spades is still out, and you hold K♦."),
        (FactKind.EVERY_POINT, "West has every point so far: 2."),
        (FactKind.LEAVES_NONE, "It leaves you without diamonds."),
        (FactKind.SHOWN_VOID, "West has no diamonds and may throw points."),
        (FactKind.MAY_BE_BEATEN, "Hint: 9♦ may still be beaten; two higher cards are out."),
    ],
)
def test_a_fact_names_what_it_is_about(kind: FactKind, line: str) -> None:
    assert lessons.fact(fact(kind), NAMES) == line


def test_one_is_said_otherwise_than_several() -> None:
    assert lessons.fact(fact(FactKind.MAY_BE_BEATEN, 1), NAMES).endswith("one higher card is out.")
    assert lessons.fact(fact(FactKind.QUEEN_GUARDED, 1), NAMES) == "Your Queen keeps one lower spade as a guard."


def test_a_hint_is_the_advice_what_bears_on_it_and_the_comparison_in_this_order() -> None:
    lesson = Lesson(
        Play(Seat.SOUTH, NINE),
        fact(FactKind.STAYS_UNDER),
        fact(FactKind.SHOWN_VOID),
        (Weighed(NINE, 2.0), Weighed(card("AD"), 3.3)),
        Contrast(card("AD"), 1.3),
    )
    assert lessons.sentences(lesson, NAMES) == [
        "Hint: 9♦ stays under West’s K♦.",
        "West has no diamonds and may throw points.",
        "The next best, A♦, costs about 1.3 points more.",
    ]


def test_a_reason_of_the_rules_of_thumb_is_said_as_it_always_was() -> None:
    lesson = Lesson(Play(Seat.SOUTH, NINE), Reason(ReasonKind.DUCKS, NINE, NINE.suit, Seat.NORTH), is_close=True)
    first, close = lessons.sentences(lesson, NAMES)
    assert first == "Hint: 9♦ is your highest card that still loses to North."
    assert close == "All your cards come to about the same."


def test_a_pass_names_its_three_cards_and_what_stays() -> None:
    reason = Reason(ReasonKind.PASSES_HIGH_CARDS, card("KC"), Suit.CLUBS)
    lesson = Lesson(Pass(Seat.SOUTH, cards("KC QC JC")), reason, fact(FactKind.LEAVES_ONE, suit=Suit.CLUBS))
    assert lessons.sentences(lesson, NAMES) == [
        "Hint: pass J♣, Q♣ and K♣. K♣ would win tricks you do not want.",
        "It leaves you one club.",
    ]


def test_the_usual_card_is_called_so() -> None:
    line = lessons.contrast(Contrast(card("KC"), 0.97, by_rule=True))
    assert line == "The usual choice, K♣, costs about 1.0 points more."


def test_a_cheaper_card_is_said_to_be_one_and_why_it_is_not_advised() -> None:
    line = lessons.contrast(Contrast(card("KC"), -1.5))
    assert line == "K♣ would cost you about 1.5 points less, but what the others get counts too."


@pytest.mark.parametrize(
    ("beside", "more", "line"),
    [
        (Beside.NOTHING, 0.0, "Expect about 4.2 points this round."),
        (Beside.SAME, 0.0, "You have chosen these three; expect about 4.2 points this round."),
        (Beside.MINE, 1.3, "Expect about 4.2 points this round, 1.3 fewer than with the three you chose."),
        (
            Beside.MINE,
            -1.3,
            "The three you chose would cost you about 1.3 points less, but what the others get counts too.",
        ),
        (Beside.MINE_ALIKE, 0.1, "Expect about 4.2 points this round, about as many as with the three you chose."),
        (
            Beside.USUAL,
            1.3,
            "Expect about 4.2 points this round, 1.3 fewer than with the usual choice, Q♠, K♠ and 2♥.",
        ),
        (Beside.NEXT, 1.3, "Expect about 4.2 points this round, 1.3 fewer than with the next best, Q♠, K♠ and 2♥."),
    ],
)
def test_a_pass_is_said_in_points_beside_another_choice(beside: Beside, more: float, line: str) -> None:
    sent = Pass(Seat.SOUTH, cards("QS KS 2H"))
    told = PassFigures(4.2, beside, sent.cards, more)
    assert lessons.figures(told) == line
    lesson = Lesson(sent, Reason(ReasonKind.PASSES_QUEEN, card("QS")), figures=told)
    assert lessons.sentences(lesson, NAMES)[-1] == line

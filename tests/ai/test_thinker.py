from dataclasses import replace
from typing import Any, cast

import pytest

from hearts.ai.levels import Level
from hearts.ai.player import Weighed, WeighedPass
from hearts.ai.thinker import InlineThinker, Question, advice_for, is_sound_weighing
from hearts.core.cards import hand_of
from hearts.core.rules import Rules
from hearts.core.seat_view import SeatView
from hearts.core.seats import PassDirection, Seat
from tests.ai.situations import FIRST_CLUBS, view_with
from tests.builders import card, cards


def question(version: int = 1, view: SeatView | None = None) -> Question:
    asked = view_with("3C 8C KC 5D 9H", "4C", (FIRST_CLUBS,)) if view is None else view
    return Question(version, Level.EASY, asked, b"key")


def test_nothing_asked_nothing_answered() -> None:
    assert InlineThinker().answer() is None


def test_an_answer_carries_the_version_of_its_question_and_comes_once() -> None:
    thinker = InlineThinker()
    thinker.ask(question(5))
    answer = thinker.answer()
    assert answer is not None
    assert answer.version == 5
    assert answer.advice == advice_for(question(5))
    assert thinker.answer() is None


def test_a_new_question_replaces_the_one_before() -> None:
    thinker = InlineThinker()
    thinker.ask(question(1))
    thinker.ask(question(2))
    answer = thinker.answer()
    assert answer is not None
    assert answer.version == 2


def test_a_cancelled_question_is_not_answered() -> None:
    thinker = InlineThinker()
    thinker.ask(question())
    thinker.cancel()
    assert thinker.answer() is None


def test_a_closed_thinker_has_no_answer() -> None:
    thinker = InlineThinker()
    thinker.ask(question())
    thinker.close()
    assert thinker.answer() is None


def test_the_version_does_not_change_the_answer() -> None:
    assert advice_for(question(1)) == advice_for(question(2))


# cards weighed


def test_whoever_wants_to_be_taught_gets_the_same_advice_and_every_card_weighed() -> None:
    asked = replace(question(), level=Level.EXPERT)
    thinker = InlineThinker()
    thinker.ask(replace(asked, weighs=True))
    answer = thinker.answer()
    assert answer is not None
    assert answer.advice == advice_for(asked)
    assert [one.card for one in answer.weighed if isinstance(one, Weighed)] == [*asked.view.legal_plays()]


def test_a_level_that_cannot_weigh_answers_all_the_same() -> None:
    thinker = InlineThinker()
    thinker.ask(replace(question(), weighs=True))
    answer = thinker.answer()
    assert answer is not None
    assert answer.advice == advice_for(question())
    assert answer.weighed == ()


LEGAL = question().view.legal_plays()
WEIGHED = tuple(Weighed(one, 2.5) for one in LEGAL)


def test_a_weighing_tells_of_every_legal_card_or_of_none() -> None:
    assert is_sound_weighing(WEIGHED, question().view)
    assert is_sound_weighing((), question().view)


@pytest.mark.parametrize(
    "weighed",
    [
        WEIGHED[1:],
        (*WEIGHED, Weighed(card("5D"), 1.0)),
        (replace(WEIGHED[0], points=float("nan")), *WEIGHED[1:]),
        (replace(WEIGHED[0], points=float("inf")), *WEIGHED[1:]),
        (replace(WEIGHED[0], points=cast("float", "2")), *WEIGHED[1:]),
        [*WEIGHED],
        None,
        ("3C",),
    ],
)
def test_any_other_weighing_is_not_sound(weighed: Any) -> None:  # noqa: ANN401  whatever comes over a wire
    assert not is_sound_weighing(weighed, question().view)


HAND = hand_of(cards("2C JC QC KC 3D 2S 4S 5S QS 2H 3H 4H 5H"))
PASSING = SeatView(Seat.SOUTH, Rules(), 1, (0, 0, 0, 0), PassDirection.LEFT, HAND)
THREE = cards("KC QC JC")


@pytest.mark.parametrize(
    ("weighed", "is_sound"),
    [
        ((), True),
        ((WeighedPass(THREE, 4.0),), True),
        ((WeighedPass(THREE, 4.0), WeighedPass(cards("2C 3D QS"), 5.0)), True),
        ((WeighedPass(THREE[:2], 4.0),), False),
        ((WeighedPass(cards("KC KC JC"), 4.0),), False),
        ((WeighedPass(cards("KC QC AC"), 4.0),), False),
        ((WeighedPass(THREE, float("nan")),), False),
        (tuple(Weighed(one, 2.5) for one in PASSING.hand), False),
        ((THREE,), False),
    ],
)
def test_a_weighing_of_a_pass_tells_of_threes_that_may_go(weighed: Any, *, is_sound: bool) -> None:  # noqa: ANN401
    assert is_sound_weighing(weighed, PASSING) is is_sound
    assert not weighed or not is_sound_weighing(weighed, question().view)

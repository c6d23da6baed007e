from dataclasses import replace
from typing import Any, cast

import pytest

from hearts.ai.levels import Level
from hearts.ai.player import Weighed
from hearts.ai.thinker import InlineThinker, Question, advice_for, is_sound_weighing
from hearts.core.seat_view import SeatView
from tests.ai.situations import FIRST_CLUBS, view_with
from tests.builders import card


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
    assert [one.card for one in answer.weighed] == [*asked.view.legal_plays()]


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

from hearts.ai.levels import Level
from hearts.ai.thinker import InlineThinker, Question, advice_for
from hearts.core.seat_view import SeatView
from tests.ai.situations import FIRST_CLUBS, view_with


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

from dataclasses import replace
from pathlib import Path

import pytest

from hearts.ai.levels import Level
from hearts.ai.thinker import Answer, advice_for
from hearts.core.cards import Card
from hearts.core.seat_view import view_of
from hearts.core.seats import Seat
from hearts.table.asking import Asking
from hearts.table.host import Host
from tests.table.conftest import open_session
from tests.table.evening import advance, to_persons_turn
from tests.table.late_thinker import LateThinker


@pytest.fixture
def host(tmp_path: Path) -> Host:
    host = open_session(tmp_path).begin(7)
    to_persons_turn(host)
    return host


@pytest.fixture
def thinker() -> LateThinker:
    return LateThinker()


@pytest.fixture
def asking(host: Host, thinker: LateThinker) -> Asking:
    return Asking(host, thinker)


def test_a_question_is_asked_once_for_each_version(host: Host, thinker: LateThinker, asking: Asking) -> None:
    for _ in range(3):
        asking.for_hint(Seat.SOUTH, Level.NORMAL)
    assert len(thinker.questions) == 1
    advance(host)
    for _ in range(3):
        asking.for_move(Seat.WEST)
    assert [question.view.seat for question in thinker.questions] == [Seat.SOUTH, Seat.WEST]


def test_a_hint_comes_when_it_is_there_and_once(thinker: LateThinker, asking: Asking) -> None:
    asking.for_hint(Seat.SOUTH, Level.EASY)
    assert asking.hint() is None
    thinker.think()
    answer = asking.hint()
    assert answer is not None
    assert answer.advice == advice_for(thinker.questions[0])
    assert asking.hint() is None
    assert thinker.questions[0].level is Level.EASY
    assert thinker.questions[0].weighs


def test_a_hint_wanted_again_at_the_same_position_is_there_without_another_question(
    thinker: LateThinker, asking: Asking
) -> None:
    asking.for_hint(Seat.SOUTH, Level.EASY)
    thinker.think()
    first = asking.hint()
    asking.for_hint(Seat.SOUTH, Level.EASY)
    assert asking.hint() == first is not None
    assert len(thinker.questions) == 1


def test_a_hint_wanted_again_is_asked_again_where_another_level_stood_in(thinker: LateThinker, asking: Asking) -> None:
    asking.for_hint(Seat.SOUTH, Level.EXPERT)
    question = thinker.questions[0]
    thinker.found = Answer(question.version, advice_for(replace(question, level=Level.NORMAL)), stands_in=True)
    assert asking.hint() is not None
    assert len(thinker.questions) == 1
    asking.for_hint(Seat.SOUTH, Level.EXPERT)
    assert asking.hint() is None
    assert len(thinker.questions) == 2


def test_a_hint_thought_of_ahead_is_not_given_before_it_is_wanted(thinker: LateThinker, asking: Asking) -> None:
    for _ in range(3):
        asking.ahead(Seat.SOUTH, Level.EASY)
    thinker.think()
    assert asking.hint() is None
    asking.for_hint(Seat.SOUTH, Level.EASY)
    assert asking.hint() is not None
    assert len(thinker.questions) == 1


def test_a_hint_wanted_at_one_position_is_not_wanted_at_the_next(
    host: Host, thinker: LateThinker, asking: Asking
) -> None:
    asking.for_hint(Seat.SOUTH, Level.EASY)
    thinker.think()
    advance(host)
    to_persons_turn(host)
    asking.ahead(Seat.SOUTH, Level.EASY)
    thinker.think()
    assert asking.hint() is None


def test_a_move_stays_until_it_is_made(host: Host, thinker: LateThinker, asking: Asking) -> None:
    advance(host)
    asking.for_move(Seat.WEST)
    thinker.think()
    assert asking.move() is not None
    assert asking.move() is not None
    assert not thinker.questions[0].weighs
    advance(host)
    assert asking.move() is None


def test_a_hint_that_comes_too_late_is_neither_shown_nor_played(
    host: Host, thinker: LateThinker, asking: Asking
) -> None:
    asking.for_hint(Seat.SOUTH, Level.NORMAL)
    advance(host)
    thinker.think()
    assert asking.hint() is None
    asking.for_move(Seat.WEST)
    assert asking.move() is None
    thinker.think()
    advice = asking.move()
    assert advice is not None
    assert advice.move.seat is Seat.WEST  # type: ignore[union-attr]


def test_a_move_that_is_asked_for_does_not_take_the_answer_to_a_hint(
    host: Host, thinker: LateThinker, asking: Asking
) -> None:
    asking.for_hint(Seat.SOUTH, Level.NORMAL)
    thinker.think()
    assert asking.move() is None
    hint = asking.hint()
    assert hint is not None
    assert isinstance(getattr(hint.advice.move, "card", None), Card)
    assert host.version == thinker.questions[0].version


def test_an_answer_with_the_version_of_another_time_is_dropped(
    host: Host, thinker: LateThinker, asking: Asking
) -> None:
    asking.for_hint(Seat.SOUTH, Level.NORMAL)
    question = thinker.questions[0]
    thinker.found = Answer(question.version - 1, advice_for(question))
    assert asking.hint() is None
    host.undo()
    thinker.think()
    assert asking.hint() is None


def test_what_is_forgotten_is_asked_again(thinker: LateThinker, asking: Asking) -> None:
    asking.for_hint(Seat.SOUTH, Level.NORMAL)
    thinker.think()
    asking.forget()
    assert asking.hint() is None
    asking.for_hint(Seat.SOUTH, Level.NORMAL)
    assert len(thinker.questions) == 2


def test_a_hint_let_go_comes_to_nothing_until_it_is_wanted_again(thinker: LateThinker, asking: Asking) -> None:
    asking.for_hint(Seat.SOUTH, Level.EASY)
    assert asking.is_awaited
    asking.let_go()
    assert not asking.is_awaited
    thinker.think()
    assert asking.hint() is None
    asking.for_hint(Seat.SOUTH, Level.EASY)
    assert asking.hint() is not None
    assert len(thinker.questions) == 1


def test_cards_chosen_to_pass_are_asked_about_and_others_anew(thinker: LateThinker, asking: Asking, host: Host) -> None:
    hand = view_of(host.game, Seat.SOUTH).hand
    asking.for_hint(Seat.SOUTH, Level.EASY, hand[:3])
    asking.ahead(Seat.SOUTH, Level.EASY)
    asking.for_hint(Seat.SOUTH, Level.EASY, hand[:3])
    asking.for_hint(Seat.SOUTH, Level.EASY)
    assert [question.mine for question in thinker.questions] == [hand[:3]]
    asking.for_hint(Seat.SOUTH, Level.EASY, hand[1:4])
    assert [question.mine for question in thinker.questions] == [hand[:3], hand[1:4]]
    thinker.think()
    assert asking.hint() is not None

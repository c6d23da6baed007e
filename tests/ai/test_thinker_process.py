import logging
from dataclasses import replace
from itertools import pairwise
from typing import cast

import pytest

from hearts.ai.levels import Level
from hearts.ai.player import Advice, Reason, Weighed
from hearts.ai.thinker import Answer, Question, advice_for
from hearts.ai.thinker_process import LIMIT, LONGEST_REST, PATIENCE, START_LIMIT, ProcessThinker
from hearts.ai.thinker_wire import Fault, Message, Ready, ThinkerEnded
from hearts.core.moves import Pass, Play
from tests.ai.situations import FIRST_CLUBS, view_with
from tests.builders import card, cards

SLOW = Level.EASY  # here a level that thinks elsewhere; what Normal would play is what stands in for it
VIEW = view_with("3C 8C KC 5D 9H", "4C", (FIRST_CLUBS,))


class FakeProcess:
    """A process that does what the test tells it to."""

    def __init__(self) -> None:
        self.got: list[Question | Level] = []
        self.replies: list[Message | ThinkerEnded] = []
        self.loads = True
        self.has_ended = False

    @property
    def questions(self) -> list[Question]:
        return [message for message in self.got if isinstance(message, Question)]

    def send(self, message: Question | Level) -> None:
        assert not self.has_ended
        self.got.append(message)
        if isinstance(message, Level) and self.loads:
            self.replies.append(Ready(message))

    def receive(self, seconds: float = 0.0) -> Message | None:
        del seconds
        reply = self.replies.pop(0) if self.replies else None
        if isinstance(reply, ThinkerEnded):
            raise reply
        return reply

    def end(self) -> None:
        self.has_ended = True

    def reply(self, version: int, advice: Advice | None = None, weighed: tuple[Weighed, ...] = ()) -> None:
        self.replies.append(Answer(version, advice_for(question(1)) if advice is None else advice, weighed))


class Table:
    """A thinker with processes that the test holds, on a clock that the test moves."""

    def __init__(self) -> None:
        self.now = 100.0
        self.started: list[FakeProcess] = []
        self.refuses = False
        self.loads = True
        self.thinker = ProcessThinker(
            "nobody:at_all", immediate={Level.NORMAL}, clock=lambda: self.now, start=self._start
        )

    def _start(self, players: str) -> FakeProcess:
        assert players == "nobody:at_all"
        if self.refuses:
            raise OSError("too many processes")
        self.started.append(FakeProcess())
        self.started[-1].loads = self.loads
        return self.started[-1]

    @property
    def process(self) -> FakeProcess:
        return self.started[-1]

    def answered(self) -> Answer:
        answer = self.thinker.answer()
        assert answer is not None
        return answer


@pytest.fixture
def table() -> Table:
    return Table()


def question(version: int, level: Level = SLOW) -> Question:
    return Question(version, level, VIEW, b"key")


PLAIN_ADVICE = advice_for(question(1, Level.NORMAL))
WRONG_ADVICE = replace(PLAIN_ADVICE, move=Play(VIEW.seat, card("9H")))


def test_a_level_that_needs_no_time_starts_nothing(table: Table) -> None:
    table.thinker.warm(Level.NORMAL)
    table.thinker.ask(question(4, Level.NORMAL))
    assert table.answered() == Answer(4, PLAIN_ADVICE)
    assert table.started == []


def test_the_process_starts_with_the_first_question_and_serves_the_next(table: Table) -> None:
    assert table.started == []
    for version in (3, 9):
        table.thinker.ask(question(version))
        assert table.thinker.answer() is None
        asked = table.process.questions[-1]
        table.process.reply(asked.version)
        assert table.answered() == Answer(version, advice_for(question(1)))
        assert table.thinker.answer() is None
    assert len(table.started) == 1


def test_warming_starts_the_process_and_lets_it_load_before_any_question(table: Table) -> None:
    table.thinker.warm(SLOW)
    table.thinker.warm(SLOW)
    assert len(table.started) == 1
    assert table.process.got == [SLOW]


def test_a_question_waits_until_its_level_is_loaded(table: Table) -> None:
    table.loads = False
    table.thinker.ask(question(1))
    assert table.thinker.answer() is None
    assert table.process.got == [SLOW]
    table.process.replies.append(Ready(SLOW))
    assert table.thinker.answer() is None
    assert len(table.process.questions) == 1


def test_nothing_but_the_view_the_key_and_the_level_is_sent_and_the_version_tells_no_undos(table: Table) -> None:
    table.thinker.ask(question(740))
    assert table.process.got == [SLOW, question(1)]


def test_an_answer_to_an_earlier_question_is_dropped(table: Table) -> None:
    table.thinker.ask(question(1))
    table.thinker.ask(question(2))
    first = table.process.questions[0].version
    table.process.reply(first)
    assert table.thinker.answer() is None
    second = table.process.questions[1].version
    table.process.reply(second)
    assert table.answered().version == 2


def test_the_same_version_of_another_game_gets_no_answer_meant_for_this_one(table: Table) -> None:
    table.thinker.ask(question(1))
    table.thinker.cancel()
    table.thinker.ask(question(1))
    table.process.reply(table.process.questions[0].version, WRONG_ADVICE)
    assert table.thinker.answer() is None


def test_one_question_at_a_time_is_on_the_wire_and_only_the_last_that_waits_follows(table: Table) -> None:
    for version in range(5):
        table.thinker.ask(question(version))
    assert len(table.process.questions) == 1
    table.process.reply(table.process.questions[0].version)
    assert table.thinker.answer() is None
    assert len(table.process.questions) == 2
    table.process.reply(table.process.questions[1].version)
    assert table.answered().version == 4


def test_a_cancelled_question_is_not_answered_and_keeps_the_process(table: Table) -> None:
    table.thinker.ask(question(1))
    table.thinker.cancel()
    table.process.reply(table.process.questions[0].version)
    assert table.thinker.answer() is None
    assert not table.process.has_ended


def test_closing_ends_the_process_and_starts_no_other(table: Table) -> None:
    table.thinker.ask(question(1))
    table.thinker.close()
    assert table.process.has_ended
    table.thinker.ask(question(2))
    table.thinker.warm(SLOW)
    assert table.thinker.answer() is None
    assert len(table.started) == 1


# being taught

WEIGHED = tuple(Weighed(one, 2.5) for one in VIEW.legal_plays())


def taught(version: int) -> Question:
    return replace(question(version), weighs=True)


def test_what_the_process_weighs_comes_with_its_answer(table: Table) -> None:
    table.thinker.ask(taught(3))
    (asked,) = table.process.questions
    assert asked.weighs
    table.process.reply(asked.version, weighed=WEIGHED)
    answer = table.answered()
    assert answer == Answer(3, advice_for(question(1)), WEIGHED)
    assert not answer.stands_in


def test_whoever_wants_to_be_taught_waits_so_long_and_no_longer_for_a_process_that_thinks_on(table: Table) -> None:
    table.thinker.ask(taught(1))
    table.now += PATIENCE - 0.1
    assert table.thinker.answer() is None
    table.now += 0.1
    answer = table.answered()
    assert answer == Answer(1, PLAIN_ADVICE)
    assert answer.stands_in
    assert not table.process.has_ended
    table.thinker.ask(taught(2))
    assert len(table.process.questions) == 1
    table.process.reply(table.process.questions[0].version, weighed=WEIGHED)
    assert table.thinker.answer() is None
    table.process.reply(table.process.questions[1].version, weighed=WEIGHED)
    assert table.answered() == Answer(2, advice_for(question(1)), WEIGHED)


def test_a_process_that_hangs_over_a_hint_is_replaced_as_any_other(table: Table) -> None:
    table.thinker.ask(taught(1))
    table.now += PATIENCE
    table.answered()
    table.now += LIMIT
    table.thinker.ask(question(2))
    assert table.answered() == Answer(2, PLAIN_ADVICE)
    assert [process.has_ended for process in table.started] == [True, False]


def test_a_computers_move_is_waited_for_longer(table: Table) -> None:
    table.thinker.ask(question(1))
    table.now += PATIENCE + 0.1
    assert table.thinker.answer() is None


def test_where_nothing_starts_whoever_wants_to_be_taught_is_answered_by_the_plain_level(table: Table) -> None:
    table.refuses = True
    table.thinker.ask(taught(1))
    assert table.answered() == Answer(1, PLAIN_ADVICE)


def test_a_process_that_weighs_what_cannot_be_played_is_replaced(table: Table) -> None:
    table.thinker.ask(taught(1))
    table.process.reply(table.process.questions[0].version, weighed=(Weighed(card("9H"), 1.0),))
    assert table.answered() == Answer(1, PLAIN_ADVICE)
    assert [process.has_ended for process in table.started] == [True, False]


# computers that fail


def test_where_the_process_dies_the_plain_level_answers_and_another_is_started(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    table.thinker.ask(question(1))
    table.process.replies.append(ThinkerEnded("its process ended with status -9"))
    assert table.answered() == Answer(1, PLAIN_ADVICE)
    assert [process.has_ended for process in table.started] == [True, False]
    assert table.process.got == [SLOW]
    (note,) = caplog.records
    assert (note.name, note.levelno) == ("hearts", logging.WARNING)
    assert "ended with status -9" in note.message
    table.thinker.ask(question(2))
    table.thinker.answer()
    table.process.reply(table.process.questions[0].version)
    assert table.answered() == Answer(2, advice_for(question(1)))


def test_a_process_that_died_between_two_questions_costs_neither(table: Table) -> None:
    table.thinker.ask(question(1))
    table.process.reply(table.process.questions[0].version)
    table.answered()
    table.process.replies.append(ThinkerEnded("gone"))
    table.thinker.ask(question(2))
    assert table.answered().version == 2
    assert len(table.started) == 2


def test_a_process_that_hangs_is_waited_for_so_long_and_then_replaced(table: Table) -> None:
    table.thinker.ask(question(1))
    table.now += LIMIT - 0.1
    assert table.thinker.answer() is None
    table.now += 0.2
    assert table.answered() == Answer(1, PLAIN_ADVICE)
    assert [process.has_ended for process in table.started] == [True, False]


def test_an_answer_that_came_while_nobody_looked_counts_however_late_it_is_read(table: Table) -> None:
    table.thinker.ask(question(1))
    table.process.reply(table.process.questions[0].version)
    table.now += 1000
    assert table.answered() == Answer(1, advice_for(question(1)))
    assert len(table.started) == 1


@pytest.mark.parametrize(
    "advice",
    [
        WRONG_ADVICE,
        replace(PLAIN_ADVICE, move=Play(VIEW.seat.left, card("3C"))),
        replace(PLAIN_ADVICE, move=Play(VIEW.seat, card("2D"))),
        replace(PLAIN_ADVICE, move=Pass(VIEW.seat, cards("3C 8C KC"))),
        replace(PLAIN_ADVICE, move=cast("Play", None)),
        replace(PLAIN_ADVICE, reason=cast("Reason", "because")),
        None,
        "KC",
    ],
)
def test_a_process_that_answers_what_the_rules_refuse_is_replaced(table: Table, advice: Advice) -> None:
    table.thinker.ask(question(1))
    table.process.replies.append(Answer(table.process.questions[0].version, advice))
    assert table.answered() == Answer(1, PLAIN_ADVICE)
    assert [process.has_ended for process in table.started] == [True, False]


def test_what_a_process_tells_of_its_fault_is_in_the_log(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    table.thinker.ask(question(1))
    table.process.replies.append(Fault("ZeroDivisionError: division by zero\n"))
    assert table.answered().advice == PLAIN_ADVICE
    assert "(ZeroDivisionError: division by zero)" in caplog.text


@pytest.mark.parametrize("weighs", [False, True])
def test_a_first_start_is_waited_for_however_slow_it_is(table: Table, *, weighs: bool) -> None:
    table.loads = False
    table.thinker.ask(replace(question(1), weighs=weighs))
    table.now += START_LIMIT - 0.1
    assert table.thinker.answer() is None
    table.process.replies.append(Ready(SLOW))
    assert table.thinker.answer() is None
    table.process.reply(table.process.questions[0].version)
    answer = table.answered()
    assert answer == Answer(1, advice_for(question(1)))
    assert not answer.stands_in
    assert len(table.started) == 1


@pytest.mark.parametrize(("weighs", "seconds"), [(False, LIMIT), (True, PATIENCE)])
def test_what_the_start_took_does_not_count_against_the_thought(table: Table, *, weighs: bool, seconds: float) -> None:
    table.loads = False
    table.thinker.ask(replace(question(1), weighs=weighs))
    table.now += START_LIMIT - 0.1
    table.process.replies.append(Ready(SLOW))
    assert table.thinker.answer() is None
    table.now += seconds - 0.1
    assert table.thinker.answer() is None
    table.now += 0.2
    assert table.answered() == Answer(1, PLAIN_ADVICE)


def test_a_question_cancelled_while_the_process_starts_is_never_sent(table: Table) -> None:
    table.loads = False
    table.thinker.ask(taught(1))
    table.thinker.cancel()
    table.process.replies.append(Ready(SLOW))
    assert table.thinker.answer() is None
    table.thinker.warm(SLOW)
    assert table.process.got == [SLOW]


def test_after_a_failure_a_slow_start_is_no_failure_either_but_keeps_nobody_waiting(table: Table) -> None:
    table.thinker.ask(question(0))
    table.process.replies.append(ThinkerEnded("gone"))
    table.loads = False
    table.answered()
    table.thinker.ask(question(1))
    table.now += LIMIT
    assert table.answered() == Answer(1, PLAIN_ADVICE)
    assert not table.process.has_ended
    table.process.replies.append(Ready(SLOW))
    table.thinker.ask(question(2))
    table.process.reply(table.process.questions[0].version)
    assert table.answered() == Answer(2, advice_for(question(1)))


def test_a_process_that_never_starts_is_replaced(table: Table) -> None:
    table.loads = False
    table.thinker.warm(SLOW)
    table.now += START_LIMIT
    table.thinker.ask(question(1))
    assert table.answered().advice == PLAIN_ADVICE
    assert [process.has_ended for process in table.started] == [True, False]


def test_where_one_process_after_another_fails_the_rests_between_starts_grow_to_a_limit(table: Table) -> None:
    started: list[float] = []
    for version in range(4000):
        table.now += 1.0
        table.thinker.ask(question(version))
        if table.started and not table.process.has_ended:
            table.process.replies.append(ThinkerEnded("again"))
        if len(table.started) > len(started):
            started += [table.now] * (len(table.started) - len(started))
        assert table.answered().advice == PLAIN_ADVICE
        table.thinker.warm(SLOW)
    rests = [later - earlier for earlier, later in pairwise(started[1:])]
    assert rests[:4] == [4.0, 8.0, 16.0, 32.0]
    assert set(rests[4:]) == {LONGEST_REST}


def test_where_the_system_starts_no_process_the_plain_level_answers(table: Table) -> None:
    table.refuses = True
    table.thinker.ask(question(1))
    assert table.answered() == Answer(1, PLAIN_ADVICE)
    table.thinker.warm(SLOW)
    table.refuses = False
    table.now += LONGEST_REST
    table.thinker.ask(question(2))
    assert len(table.started) == 1

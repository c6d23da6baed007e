"""The real process: what it is sent, and that nothing keeps it alive when it is not wanted."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass
from io import BytesIO
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from hearts.ai.levels import Level, player_of
from hearts.ai.player import Weighed
from hearts.ai.thinker import Answer, Question, advice_for, answer_of
from hearts.ai.thinker_process import ProcessThinker
from hearts.ai.thinker_wire import Ready, ThinkerEnded, ThinkerProcess
from hearts.core.cards import DECK, Card
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import Game, apply
from hearts.core.rules import Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import SEATS, Seat
from tests.ai.odd_players import HERE
from tests.ai.situations import FIRST_CLUBS, random_rounds, view_with

ROOT = Path(__file__).resolve().parent.parent.parent
VIEW = view_with("3C 8C KC 5D 9H", "4C", (FIRST_CLUBS,))
LONG = 20.0

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes the way Linux shows them")

Thinkers = Callable[..., ProcessThinker]


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    opened: list[ProcessThinker] = []

    def open_thinker(players: str, **options: float) -> ProcessThinker:
        opened.append(ProcessThinker(f"{HERE}:{players}", immediate=set(), **options))  # type: ignore[arg-type]
        return opened[-1]

    yield open_thinker
    for thinker in opened:
        thinker.close()


def question(version: int = 1, level: Level = Level.EASY) -> Question:
    return Question(version, level, VIEW, b"key")


def waited(thinker: ProcessThinker) -> Answer:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        answer = thinker.answer(0.1)
        if answer is not None:
            return answer
    raise AssertionError("no answer")


def pid_of(thinker: ProcessThinker) -> int:
    process = thinker._process  # noqa: SLF001  what a person with a task manager would find
    assert isinstance(process, ThinkerProcess)
    assert process.pid is not None
    return process.pid


def is_alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return f"\nState:\t{'Z'}" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    return False


def ends(pid: int, seconds: float = LONG) -> bool:
    end = time.monotonic() + seconds
    while is_alive(pid) and time.monotonic() < end:
        time.sleep(0.02)
    return not is_alive(pid)


def test_it_answers_as_the_same_level_does_here(thinkers: Thinkers) -> None:
    thinker = thinkers("Odd")
    for _, view, _ in list(random_rounds(1, seed=60))[:30]:
        for level in Level:
            if level.value not in ("easy", "normal"):
                continue
            asked = Question(8, level, view, b"key")
            thinker.ask(asked)
            assert waited(thinker) == Answer(8, advice_for(asked))


def test_the_players_of_the_game_are_found_by_their_name() -> None:
    thinker = ProcessThinker(immediate=set())
    try:
        thinker.ask(question())
        assert waited(thinker) == Answer(1, advice_for(question()))
    finally:
        thinker.close()


def test_a_process_teaches_as_the_same_level_does_here() -> None:
    process = ThinkerProcess()
    asked = Question(1, Level.EXPERT, VIEW, b"key", weighs=True)
    try:
        process.send(Level.EXPERT)
        assert process.receive(LONG) == Ready(Level.EXPERT)
        process.send(asked)
        answer = process.receive(LONG)
    finally:
        process.end()
    here = answer_of(player_of(Level.EXPERT), asked)
    assert isinstance(answer, Answer)
    assert answer.advice == here.advice
    assert [one.card for one in answer.weighed if isinstance(one, Weighed)] == [*VIEW.legal_plays()]
    assert [one.points for one in answer.weighed] == pytest.approx([one.points for one in here.weighed], abs=0.02)


def test_it_loads_no_window_and_knows_no_command_line(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["hearts", "--seed", "7"])
    thinker = thinkers("Loaded")
    thinker.ask(question())
    assert waited(thinker).advice.reason.count == 0
    assert sys.argv == ["hearts", "--seed", "7"]


def test_asking_and_polling_return_at_once_while_it_thinks(thinkers: Thinkers) -> None:
    thinker = thinkers("Slow")
    thinker.ask(question(1))
    waited(thinker)
    longest = 0.0
    for version in range(2, 4):
        started = time.perf_counter()
        thinker.ask(question(version))
        longest = max(longest, time.perf_counter() - started)
        answer = None
        while answer is None:
            started = time.perf_counter()
            answer = thinker.answer()
            longest = max(longest, time.perf_counter() - started)
            time.sleep(0.002)
        assert answer.version == version
    assert longest < 0.3  # an answer takes twice as long


def test_waiting_ends_with_the_answer(thinkers: Thinkers) -> None:
    thinker = thinkers("Slow")
    thinker.ask(question(1))
    waited(thinker)
    thinker.ask(question(2))
    started = time.monotonic()
    assert thinker.answer(LONG) is not None
    assert time.monotonic() - started < LONG / 2


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ("Dying", "ended with status 7"),
        ("Raising", "RuntimeError: no idea"),
        ("Wrong", "what the rules refuse"),
        ("Hanging", "has not answered in 0.5 seconds"),
        ("unloadable", "nothing to play easy with"),
        ("missing", "AttributeError"),
    ],
)
def test_a_computer_that_fails_is_answered_for_and_its_process_is_gone(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture, players: str, told: str
) -> None:
    thinker = thinkers(players, limit=0.5 if players == "Hanging" else LONG)
    thinker.ask(question(1))
    pid = pid_of(thinker)
    assert waited(thinker) == Answer(1, advice_for(question(1, Level.NORMAL)))
    assert told in caplog.text
    assert ends(pid)


def test_a_killed_process_is_answered_for_and_the_next_one_thinks_again(thinkers: Thinkers) -> None:
    thinker = thinkers("Slow")
    thinker.ask(question(1))
    first = pid_of(thinker)
    os.kill(first, signal.SIGKILL)
    assert waited(thinker) == Answer(1, advice_for(question(1, Level.NORMAL)))
    thinker.ask(question(2))
    assert waited(thinker) == Answer(2, advice_for(question(2)))
    assert pid_of(thinker) != first


def test_closing_leaves_no_process_even_in_the_middle_of_a_thought(thinkers: Thinkers) -> None:
    for players in ("Odd", "Hanging"):
        thinker = thinkers(players)
        thinker.ask(question())
        pid = pid_of(thinker)
        assert is_alive(pid)
        thinker.close()
        assert not is_alive(pid)


def test_an_interrupt_on_the_terminal_while_it_starts_is_for_the_window(capfd: pytest.CaptureFixture[str]) -> None:
    process = ThinkerProcess(f"{HERE}:Odd")
    try:
        assert process.pid is not None
        os.kill(process.pid, signal.SIGINT)
        process.send(Level.EASY)
        assert process.receive(LONG) == Ready(Level.EASY)
    finally:
        process.end()
    assert capfd.readouterr().err == ""
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_closing_while_it_starts_leaves_no_process_and_no_word(capfd: pytest.CaptureFixture[str]) -> None:
    for seconds in (0.0, 0.05, 0.2):
        thinker = ProcessThinker(immediate=set())
        thinker.warm(Level.EXPERT)
        pid = pid_of(thinker)
        time.sleep(seconds)
        thinker.close()
        assert not is_alive(pid)
        assert not Path(f"/proc/{pid}").exists()
    assert capfd.readouterr().err == ""


def test_a_hint_asked_of_a_process_that_is_slow_to_start_is_the_experts_own(thinkers: Thinkers) -> None:
    thinker = thinkers("slow_to_start", patience=0.1, limit=0.2)
    asked = Question(1, Level.EASY, VIEW, b"key", weighs=True)
    thinker.ask(asked)
    answer = waited(thinker)
    assert answer == answer_of(player_of(Level.EASY), asked)
    assert not answer.stands_in


PARENT = """
import sys, time
from hearts.ai.levels import Level
from hearts.ai.thinker import Question
from hearts.ai.thinker_process import ProcessThinker
from tests.ai.test_thinker_wire import VIEW, pid_of
if __name__ == "__main__":
    thinker = ProcessThinker("tests.ai.odd_players:" + sys.argv[1], immediate=set())
    thinker.ask(Question(1, Level.EASY, VIEW, b"key"))
    while not thinker._ready or (sys.argv[1] == "Hanging" and thinker._sent is None):
        thinker.answer(0.05)
    print(pid_of(thinker), flush=True)
    time.sleep(60 if sys.argv[2] == "stay" else 0)
"""


@pytest.mark.parametrize("players", ["Odd", "Hanging"])
@pytest.mark.parametrize("way", ["leave", "stay"])
def test_it_ends_with_its_parent_however_that_ends(players: str, way: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, players, way], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        if way == "stay":
            assert is_alive(pid)
            parent.kill()
        parent.wait(LONG)
        assert ends(pid)


# what goes over the wire


def known_to(value: object) -> Iterator[Card | int]:
    """Every card and every number that *value* holds, at any depth."""
    match value:
        case Card() | int():
            yield value
        case tuple() | list() | set() | frozenset():
            for one in value:
                yield from known_to(one)
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from known_to(getattr(value, field.name))
        case _:
            pass


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Every byte that goes over a connection from now on, message by message."""
    written: list[bytes] = []
    write = Connection.send_bytes

    def send_bytes(self: Connection, buf: bytes) -> None:
        written.append(buf)
        write(self, buf)

    monkeypatch.setattr(Connection, "send_bytes", send_bytes)
    return written


MAY_BE_NAMED = {
    *("hearts.ai.level.Level", "hearts.ai.thinker.Question", "hearts.core.seat_view.SeatView"),
    *("hearts.core.cards.Card", "hearts.core.cards.Suit", "hearts.core.cards.Rank", "hearts.core.trick.Trick"),
    *("hearts.core.rules.Rules", "hearts.core.rules.Moon", "hearts.core.rules.Jack", "hearts.core.rules.Rotation"),
    *("hearts.core.seats.Seat", "hearts.core.seats.PassDirection", "hearts.ai.temperament.Temperament"),
}


def named_in(message: bytes) -> set[str]:
    """The classes and functions that a pickled *message* names."""
    found = set()

    class Noting(pickle.Unpickler):
        def find_class(self, module: str, name: str) -> object:
            found.add(f"{module}.{name}")
            return super().find_class(module, name)

    Noting(BytesIO(message)).load()
    return found


def test_a_process_is_sent_the_view_and_the_key_and_no_more(thinkers: Thinkers, sent: list[bytes]) -> None:
    thinker = thinkers("Odd")
    seed = 7_654_321_987
    game = apply(Game(Rules()), deal_of(seed, 1))
    asked = 0
    for _ in range(30):
        stage = game.stage
        seat = stage.waiting[0] if hasattr(stage, "waiting") else stage.turn  # type: ignore[union-attr]
        view = view_of(game, seat)
        thinker.ask(Question(1, Level.NORMAL, view, player_key(seed, seat)))
        game = apply(game, waited(thinker).advice.move)
        message = pickle.loads(sent[-1])  # noqa: S301
        assert message.view == view
        hidden = set(view.unseen) - set(view.sent)
        values = list(known_to(message))
        assert not hidden & {value for value in values if isinstance(value, Card)}
        assert seed not in values
        asked += 1
    assert asked == 30
    for message in sent:
        assert str(seed).encode() not in message
        assert seed.to_bytes(5, "little") not in message
    loads = [pickle.loads(message) for message in sent]  # noqa: S301
    assert {type(message) for message in loads} == {Level, Question}


def test_the_view_of_a_message_names_nothing_that_could_hold_more(sent: list[bytes], thinkers: Thinkers) -> None:
    thinker = thinkers("Odd")
    for _, view, _ in random_rounds(2, seed=61):
        thinker.ask(Question(1, Level.EASY, view, player_key(5, view.seat)))
        waited(thinker)
    assert len(sent) > 100
    assert set().union(*map(named_in, sent)) == MAY_BE_NAMED


def test_the_look_into_messages_finds_what_is_hidden() -> None:
    deal = deal_of(3, 1)
    assert set(known_to((1, [deal]))) == {1, *DECK}
    assert named_in(pickle.dumps(deal)) >= {"hearts.core.moves.Deal"}
    assert player_key(3, SEATS[0]) != player_key(3, Seat.WEST)


def test_a_process_that_is_gone_can_neither_be_asked_nor_heard() -> None:
    process = ThinkerProcess(f"{HERE}:Odd")
    process.send(Level.EASY)
    assert process.receive(LONG) == Ready(Level.EASY)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    with pytest.raises(ThinkerEnded, match="status -9"):
        process.receive(LONG)
    with pytest.raises(ThinkerEnded, match="status -9"):
        process.send(question())
    process.end()

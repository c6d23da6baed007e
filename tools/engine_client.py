"""An engine of the line protocol as its table sees it: a process that is told lines and asked questions within a time.

Whatever the engine does, nothing here waits longer than it was told to. An engine that fails is ended, and started
anew when it is next asked, with all that was said in the round said again.
"""

import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from hearts.core.cards import Card, format_cards
from hearts.core.game import Game, IllegalMove, Passing, Playing, Scoring, apply
from hearts.core.moves import MoonChoice, Move, Pass, Play, Score
from hearts.core.seat_view import view_of
from hearts.core.seats import Seat

GREETING = "hearts 1"
START_SECONDS = 10.0
GRACE_SECONDS = 0.3
"""What an answer may take on its way, beyond the time that the engine was given."""
ENDING_SECONDS = 1.0
PATIENCE = 3
"""Failures in a row after which an engine is not asked any more."""
LONGEST_ANSWER = 1000
MOST_WAITING = 100


class EngineFailed(Exception):  # noqa: N818  it is what became of an engine, not a fault of the caller
    """The engine did not answer as it should; the text says how."""


class EngineProcess:
    """One engine, from its start to its end."""

    def __init__(self, command: str) -> None:
        """Start it; raise EngineFailed where that cannot be."""
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError) as refused:
            raise EngineFailed(f"cannot be started: {refused}") from refused
        self._lines: queue.Queue[str | None] = queue.Queue(MOST_WAITING)
        self._is_open = True
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def tell(self, line: str) -> None:
        """Write one line; raise EngineFailed where nobody reads."""
        assert self._process.stdin is not None  # noqa: S101  it was asked for above
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except OSError as gone:
            raise EngineFailed(self._ending()) from gone

    def ask(self, line: str, seconds: float) -> str:
        """Write one line and return the one that answers it; raise EngineFailed after *seconds* without one."""
        with suppress(queue.Empty):
            while self._lines.get_nowait() is not None:
                pass  # said without being asked
        self.tell(line)
        end = time.monotonic() + seconds
        try:
            answer = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise EngineFailed("no answer in time") from None
        if answer is None:
            raise EngineFailed(self._ending())
        return answer

    def quit(self) -> None:
        """Let the engine leave, and end it where it does not."""
        with suppress(EngineFailed, OSError):
            self.tell("quit")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING_SECONDS)
        self.end()

    def end(self) -> None:
        """End the engine, and whatever it has started."""
        self._is_open = False
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING_SECONDS)
        with suppress(queue.Empty):
            while True:
                self._lines.get_nowait()  # the reader may wait for room
        self._reader.join(ENDING_SECONDS)
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None and not self._reader.is_alive():
                with suppress(OSError):
                    stream.close()

    def _read(self) -> None:
        assert self._process.stdout is not None  # noqa: S101  it was asked for above
        while self._is_open and (line := self._process.stdout.readline(LONGEST_ANSWER)):
            self._lines.put(line.decode("utf-8", "replace").strip())
        with suppress(queue.Full):
            self._lines.put(None, timeout=ENDING_SECONDS)

    def _ending(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f"ended with status {self._process.wait(GRACE_SECONDS)}"
        return "closed its output"


@dataclass
class Patience:
    """What is left of it with one command, at all its seats together."""

    failures: int = 0

    @property
    def is_over(self) -> bool:
        """Whether the engine is not asked any more."""
        return self.failures >= PATIENCE


class EngineClient:
    """An engine at one seat, round after round; *milliseconds* is what it is given for each answer, if anything."""

    def __init__(self, command: str, seat: Seat, patience: Patience, milliseconds: int | None, seconds: float) -> None:
        self._command = command
        self._seat = seat
        self._patience = patience
        self._milliseconds = milliseconds
        self._seconds = seconds
        self._process: EngineProcess | None = None
        self._said: list[str] = []

    def begin(self, game: Game) -> None:
        """Tell of the round just dealt in *game*."""
        view = view_of(game, self._seat)
        cards = format_cards(view.hand)
        self._said = []
        for line in (
            f"rules {game.rules}",
            f"totals {' '.join(map(str, game.totals))}",
            f"hand {int(self._seat)} {view.direction.value} {cards}",
        ):
            self._tell(line)

    def hear(self, before: Game, move: Move, after: Game) -> None:
        """Tell of *move*, as far as the seat may know of it."""
        for line in news_of(before, move, after, self._seat):
            self._tell(line)

    def decide(self, game: Game) -> Move:
        """Return the engine's move; raise EngineFailed, the engine having been ended, where it has none to give."""
        if self._patience.is_over:
            raise EngineFailed("given up")
        try:
            move = move_of(self._ready().ask(question_of(game), self._seconds), game, self._seat)
        except EngineFailed:
            self._patience.failures += 1
            self._drop()
            raise
        self._patience.failures = 0
        return move

    def close(self) -> None:
        """Leave no process."""
        process, self._process = self._process, None
        if process is not None:
            process.quit()

    def _ready(self) -> EngineProcess:
        """Return the process; where there is none, start one and tell it of the round so far."""
        if self._process is None:
            self._process = EngineProcess(self._command)
            greeting = self._process.ask(GREETING, START_SECONDS)
            if greeting.split()[:2] != GREETING.split():
                raise EngineFailed(f"does not speak {GREETING!r}: {greeting!r:.60}")
            if self._milliseconds is not None:
                self._process.tell(f"time {self._milliseconds}")
            for line in self._said:
                self._process.tell(line)
        return self._process

    def _tell(self, line: str) -> None:
        self._said.append(line)
        if self._process is not None:
            try:
                self._process.tell(line)
            except EngineFailed:
                self._drop()  # it is started anew, and told again, when it is next asked

    def _drop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end()


def question_of(game: Game) -> str:
    """Return the question that the protocol asks where *game* waits for a decision."""
    match game.stage:
        case Playing() as playing:
            return f"play? {format_cards(playing.legal_plays(game.rules))}"
        case Scoring():
            return "moon?"
        case _:
            return "pass?"


def move_of(answer: str, game: Game, seat: Seat) -> Move:
    """Return the move that *answer* means; raise EngineFailed where it is none that the rules allow."""
    words = answer.split()
    move: Move
    try:
        match game.stage:
            case Passing():
                move = Pass(seat, tuple(map(Card.parse, words)))
            case Scoring():
                move = Score(MoonChoice(answer))
            case _:
                move = Play(seat, Card.parse(answer))
        apply(game, move)
    except IllegalMove as refused:
        raise EngineFailed(f"illegal: {refused.reason.value}") from refused
    except ValueError as nonsense:
        raise EngineFailed(f"not an answer: {answer!r:.60}") from nonsense
    return move


def news_of(before: Game, move: Move, after: Game, seat: Seat) -> Sequence[str]:
    """Return the protocol's lines that tell *seat* what *move* brought."""
    lines = []
    if isinstance(before.stage, Passing) and isinstance(after.stage, Playing):
        lines += [
            f"passed {format_cards(after.stage.sent[seat])}",
            f"received {format_cards(after.stage.received(seat))}",
        ]
    if isinstance(move, Play):
        lines.append(f"played {int(move.seat)} {move.card}")
        if isinstance(before.stage, Playing) and len(after.tricks) > len(before.stage.tricks):
            winner = after.tricks[-1].winner
            lines += [] if winner is None else [f"trick {int(winner)}"]
    if len(after.rounds) > len(before.rounds):
        lines.append(f"end {' '.join(map(str, after.rounds[-1].scores))}")
    return lines

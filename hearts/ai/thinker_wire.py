"""A process beside the window's in which computers think, and the wire to it.

What the players need (NumPy, weights) is loaded in that process alone: they are named here, never imported. Over the
wire to it go questions and the names of levels, nothing else.
"""

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pkgutil import resolve_name
from traceback import format_exc
from typing import TYPE_CHECKING, Final

from hearts.ai.levels import Level
from hearts.ai.player import ComputerPlayer
from hearts.ai.temperament import Temperament
from hearts.ai.thinker import Answer, Question, answer_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PLAYERS: Final = "hearts.ai.levels:player_of"
"""Where the process finds who plays at each level."""

ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""What keeps NumPy to one thread: the window needs the other core, and sums added in one order are always the same."""

ENDING_SECONDS = 1.0
STATUS_SECONDS = 0.05

Players = Callable[[Level, Temperament], ComputerPlayer]


@dataclass(frozen=True, slots=True)
class Ready:
    """The process has loaded what *level* needs and takes questions to it."""

    level: Level


@dataclass(frozen=True, slots=True)
class Fault:
    """The process could not answer and ends; *text* tells why."""

    text: str


Message = Ready | Answer | Fault


class ThinkerEnded(Exception):  # noqa: N818  it is what became of a process, not a fault of the caller
    """The process is gone, or can no longer be understood."""


class ThinkerProcess:
    """One process, from its start to its end; *players* is the dotted name of who plays at each level."""

    def __init__(self, players: str = PLAYERS) -> None:
        """Start it, without waiting until it is ready; raise OSError where the system refuses."""
        import multiprocessing  # noqa: PLC0415  only levels that take long pay for it

        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, players), name="thinker", daemon=True)
        with theirs, _bare_command_line(), _deaf_to_interrupts():
            self._process.start()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def send(self, message: Question | Level) -> None:
        """Send a question, or a level to get ready for; raise ThinkerEnded where nobody listens."""
        try:
            self._connection.send_bytes(pickle.dumps(message))
        except (OSError, ValueError) as gone:
            raise ThinkerEnded(self._ending()) from gone

    def receive(self, seconds: float = 0.0) -> Message | None:
        """Return the next message, waiting up to *seconds* for one; raise ThinkerEnded where none can come."""
        try:
            if not self._connection.poll(seconds):
                return None
            message = pickle.loads(self._connection.recv_bytes())  # noqa: S301  from our own process
        except (EOFError, OSError) as gone:
            raise ThinkerEnded(self._ending()) from gone
        except Exception as nonsense:
            raise ThinkerEnded(f"it cannot be understood: {nonsense}") from nonsense
        if not isinstance(message, Message):
            raise ThinkerEnded(f"it cannot be understood: {message!r:.80}")
        return message

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._connection.close()
        self._process.kill()
        self._process.join(ENDING_SECONDS)

    def _ending(self) -> str:
        self._process.join(STATUS_SECONDS)
        return f"its process ended with status {self._process.exitcode}"


@contextmanager
def _bare_command_line() -> Iterator[None]:
    """Hide the command line from a process that starts: the game's seed may stand on it."""
    arguments = sys.argv
    sys.argv = arguments[:1]
    try:
        yield
    finally:
        sys.argv = arguments


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Let a process start with Ctrl+C held back, which it would answer with a traceback before it can do better."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(connection: "Connection", players: str) -> None:
    """Answer the questions that come over *connection* until it ends: the whole life of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C on the terminal is for the window
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        _serve(connection, players)
    except (EOFError, OSError):
        return  # whoever asked has gone
    except Exception:  # noqa: BLE001  whatever it is, the other side tells of it and starts anew
        connection.send_bytes(pickle.dumps(Fault(format_exc())))


def _serve(connection: "Connection", players: str) -> None:
    player_of: Players = resolve_name(players)
    while True:
        message: Question | Level = pickle.loads(connection.recv_bytes())  # noqa: S301  from the window's process
        if isinstance(message, Level):
            player_of(message, Temperament.EVEN)  # what the level needs is loaded once, for every temperament
            reply: Message = Ready(message)
        else:
            reply = answer_of(player_of(message.level, message.temperament), message)
        connection.send_bytes(pickle.dumps(reply))


def _end_with_parent() -> None:
    """End at once when the window's process has ended, even in the middle of a long thought."""
    from multiprocessing import connection, parent_process  # noqa: PLC0415

    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)

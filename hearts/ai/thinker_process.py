"""The thinker that never keeps the window waiting, and never lets a computer that fails hold up the game.

Levels that need no time answer here; the others think in a process of their own. Where that process dies, hangs or
answers what the rules refuse, the plain level answers in its place, another process is started, and the log tells of
it. A first start is waited for, however slow the machine is; one that follows a failure keeps nobody waiting.
"""

import logging
import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Protocol

from hearts.ai.levels import Level, player_of
from hearts.ai.thinker import (
    IMMEDIATE,
    PLAIN,
    Answer,
    Question,
    advice_for,
    answer_of,
    is_sound,
    is_sound_weighing,
)
from hearts.ai.thinker_wire import PLAYERS, Fault, Message, Ready, ThinkerEnded, ThinkerProcess

LIMIT = 12.0
"""Seconds after which a process is taken to hang: where other programs are busy, the longest thought takes several."""

PATIENCE = 8.0
"""Seconds after which a person who wants to be taught is answered by the plain level; the process thinks on."""

START_LIMIT = 30.0
"""Seconds that a process may take to start; the numbers' library may have to come from a slow disk."""

LONGEST_REST = 60.0
"""Seconds between two starts at the most, where one process after another fails."""

log = logging.getLogger("hearts")


class Wire(Protocol):
    """A process as the thinker sees it."""

    def send(self, message: Question | Level) -> None:
        """Send a question, or a level to get ready for."""
        ...

    def receive(self, seconds: float = 0.0) -> Message | None:
        """Return the next message, if there is one."""
        ...

    def end(self) -> None:
        """End the process."""
        ...


class ProcessThinker:
    """Asks levels that take long in a process, which is started when one is first needed.

    One question is on the wire at a time, so a newer one waits at most for the thought before it. On the wire a
    question's version is a number of its own: each that is asked gets the next, and only the last one's answer counts.
    """

    def __init__(
        self,
        players: str = PLAYERS,
        *,
        immediate: AbstractSet[Level] = IMMEDIATE,
        limit: float = LIMIT,
        patience: float = PATIENCE,
        start_limit: float = START_LIMIT,
        clock: Callable[[], float] = time.monotonic,
        start: Callable[[str], Wire] = ThinkerProcess,
    ) -> None:
        self._players = players
        self._immediate = immediate
        self._limit = limit
        self._patience = patience
        self._start_limit = start_limit
        self._clock = clock
        self._start_process = start
        self._process: Wire | None = None
        self._is_closed = False
        self._levels: dict[Level, None] = {}  # every level asked for so far, in order: a new process loads them all
        self._told: dict[Level, float] = {}  # when the process was told to load which, until it is ready
        self._ready: set[Level] = set()
        self._question: Question | None = None
        self._number = 0
        self._asked = 0.0
        self._sent: int | None = None
        self._sent_at = 0.0
        self._answer: Answer | None = None
        self._failures = 0
        self._rest_until = 0.0

    def warm(self, level: Level) -> None:
        """Start the process, if *level* needs one, and let it load what the level needs."""
        if level not in self._immediate and not self._is_closed:
            self._levels[level] = None
            self._go_on()

    def ask(self, question: Question) -> None:
        """Take *question*: answer it now where its level needs no time, else send it on and return."""
        self.cancel()
        if self._is_closed:
            return
        if question.level in self._immediate:
            self._answer = answer_of(player_of(question.level, question.temperament), question)
            return
        self._number += 1
        self._levels[question.level] = None
        self._question = question
        self._asked = self._clock()
        self._go_on()

    def answer(self, seconds: float = 0.0) -> Answer | None:
        """Return the answer once it is there, and only once; wait for it up to *seconds*."""
        if self._question is not None:
            self._go_on(min(seconds, self._limit))
        found, self._answer = self._answer, None
        return found

    def cancel(self) -> None:
        """Forget the question and its answer; a thought in progress comes to nothing."""
        self._question = self._answer = None

    def close(self) -> None:
        """End the process for good."""
        self._is_closed = True
        self.cancel()
        self._drop()

    def _go_on(self, seconds: float = 0.0) -> None:
        """Take what has come, send what waits, and see to what takes too long."""
        try:
            self._start()
            self._receive(seconds)
            self._send()
            self._mind_time()
        except ThinkerEnded as ended:
            self._fail(str(ended))
        if self._process is None and self._question is not None:
            self._answer_plainly(self._question)

    def _start(self) -> None:
        """See to it that there is a process, unless too many have failed of late, and that it loads every level."""
        now = self._clock()
        if self._process is None and now >= self._rest_until:
            try:
                self._process = self._start_process(self._players)
            except OSError as refused:
                raise ThinkerEnded(f"it cannot be started: {refused}") from refused
        for level in self._levels:
            if self._process is not None and level not in self._ready and level not in self._told:
                self._process.send(level)
                self._told[level] = now

    def _receive(self, seconds: float) -> None:
        while self._process is not None and (message := self._process.receive(seconds)) is not None:
            seconds = 0.0
            match message:
                case Ready(level=level):
                    self._note_ready(level)
                case Fault(text=text):
                    raise ThinkerEnded(text)
                case Answer():
                    self._take(message)

    def _note_ready(self, level: Level) -> None:
        self._ready.add(level)
        self._told.pop(level, None)
        if self._question is not None and self._question.level is level:
            self._asked = self._clock()  # the thought begins now; what the start took does not count

    def _take(self, answer: Answer) -> None:
        if answer.version == self._sent:
            self._sent = None
        question = self._question
        if question is None or answer.version != self._number:
            return  # nobody waits for it any longer
        if not is_sound(answer.advice, question.view):
            raise ThinkerEnded(f"it answers what the rules refuse: {answer.advice!r:.80}")
        if not is_sound_weighing(answer.weighed, question.view):
            raise ThinkerEnded(f"it weighs what cannot be played: {answer.weighed!r:.80}")
        self._failures = 0
        self._question = None
        self._answer = replace(answer, version=question.version)

    def _send(self) -> None:
        question = self._question
        if self._process is None or question is None or self._sent is not None or question.level not in self._ready:
            return
        self._process.send(replace(question, version=self._number))
        self._sent = self._number
        self._sent_at = self._clock()

    def _mind_time(self) -> None:
        now = self._clock()
        if any(now - told >= self._start_limit for told in self._told.values()):
            raise ThinkerEnded(f"it has not started in {self._start_limit:.0f} seconds")
        if self._sent is not None and now - self._sent_at >= self._limit:
            raise ThinkerEnded(f"it has not answered in {self._limit:.1f} seconds")
        question = self._question
        if question is None or self._is_starting_first(question.level):
            return
        is_too_late = self._sent != self._number and now - self._asked >= self._limit
        if is_too_late or (question.weighs and now - self._asked >= self._patience):
            log.warning("The thinker is not ready yet; the %s level answers in its place.", PLAIN.value)
            self._answer_plainly(question)

    def _is_starting_first(self, level: Level) -> bool:
        """Whether *level* is still being loaded and nothing has failed since an answer last came."""
        return level in self._told and not self._failures

    def _fail(self, reason: str) -> None:
        """Go on without the process that failed: answer the question that stands, and start another."""
        self._drop()
        self._failures += 1
        rest = 0.0 if self._failures == 1 else min(LONGEST_REST, 2.0**self._failures)
        self._rest_until = self._clock() + rest
        log.warning("The thinker failed (%s); the %s level answers in its place.", reason.strip(), PLAIN.value)
        if self._question is not None:
            self._answer_plainly(self._question)
        if not rest:
            self._go_on()

    def _answer_plainly(self, question: Question) -> None:
        self._question = None
        self._answer = Answer(question.version, advice_for(replace(question, level=PLAIN)), stands_in=True)

    def _drop(self) -> None:
        process, self._process = self._process, None
        self._told.clear()
        self._ready.clear()
        self._sent = None
        if process is not None:
            process.end()

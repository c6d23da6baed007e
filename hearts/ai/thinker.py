"""The seam behind which computers think: asked with a version, answering when they have the answer.

A level that takes long may think elsewhere behind the same protocol. Whoever asks compares versions and drops an
answer to a question that no longer stands.
"""

from dataclasses import dataclass
from typing import Protocol

from hearts.ai.levels import Level, player_of
from hearts.ai.player import Advice, chance
from hearts.core.seat_view import SeatView


@dataclass(frozen=True, slots=True)
class Question:
    """What *level* is asked: a seat's view, and the one-way key from which its chance is drawn."""

    version: int
    level: Level
    view: SeatView
    key: bytes


@dataclass(frozen=True, slots=True)
class Answer:
    """The advice, and the version of the question that it answers."""

    version: int
    advice: Advice


class Thinker(Protocol):
    """Answers one question at a time; a new question replaces the one before."""

    def ask(self, question: Question) -> None:
        """Take *question* and return at once, or as soon as an answer that takes no time is found."""
        ...

    def answer(self) -> Answer | None:
        """Return the answer once it is there, and only once."""
        ...

    def cancel(self) -> None:
        """Forget the question and its answer."""
        ...

    def close(self) -> None:
        """Stop for good and leave nothing running."""
        ...


class InlineThinker:
    """Answers while it is asked, for levels that need less than a millisecond."""

    def __init__(self) -> None:
        self._answer: Answer | None = None

    def ask(self, question: Question) -> None:
        """Find the answer to *question*."""
        self._answer = Answer(question.version, advice_for(question))

    def answer(self) -> Answer | None:
        """Return the answer once it is there, and only once."""
        found, self._answer = self._answer, None
        return found

    def cancel(self) -> None:
        """Forget the answer."""
        self._answer = None

    def close(self) -> None:
        """Forget the answer; nothing runs."""
        self.cancel()


def advice_for(question: Question) -> Advice:
    """Return what the question's level advises, the same for the same view and key."""
    return player_of(question.level).advise(question.view, chance(question.view, question.key))

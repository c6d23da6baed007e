"""The seam behind which computers think: asked with a version, answering when they have the answer.

A level that takes long thinks in a process of its own behind the same protocol. Whoever asks compares versions and
drops an answer to a question that no longer stands.
"""

from dataclasses import dataclass
from typing import Final, Protocol

from hearts.ai.levels import Level, player_of
from hearts.ai.player import Advice, Reason, chance, is_choosing, is_passing
from hearts.core.cards import Card
from hearts.core.moves import MoonChoice, Pass, Play, Score
from hearts.core.seat_view import SeatView

IMMEDIATE: Final = frozenset({Level.EASY, Level.NORMAL})
"""The levels that need less than a millisecond, and so answer while they are asked."""

PLAIN: Final = Level.NORMAL
"""The level that answers where another cannot."""


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
    """Answers one question at a time; a new question replaces the one before, and one that stands is answered."""

    def warm(self, level: Level) -> None:
        """Get ready for questions to *level* ahead of time, and return at once."""
        ...

    def ask(self, question: Question) -> None:
        """Take *question* and return at once, or as soon as an answer that takes no time is found."""
        ...

    def answer(self, seconds: float = 0.0) -> Answer | None:
        """Return the answer once it is there, and only once; wait for it up to *seconds*."""
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

    def warm(self, level: Level) -> None:
        """Do nothing; every level is ready."""

    def ask(self, question: Question) -> None:
        """Find the answer to *question*."""
        self._answer = Answer(question.version, advice_for(question))

    def answer(self, seconds: float = 0.0) -> Answer | None:  # noqa: ARG002  it is there, or nothing was asked
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


def is_sound(advice: object, view: SeatView) -> bool:
    """Whether *advice*, wherever it comes from, is a move that the rules allow for *view*, with a reason."""
    match advice:
        case Advice(move=Play(seat=view.seat, card=Card() as card), reason=Reason()):
            return view.refusal(card) is None
        case Advice(move=Pass(seat=view.seat, cards=(Card(), Card(), Card()) as cards), reason=Reason()):
            return is_passing(view) and len(set(cards)) == len(cards) and set(cards) <= set(view.hand)
        case Advice(move=Score(choice=MoonChoice()), reason=Reason()):
            return is_choosing(view)
        case _:
            return False

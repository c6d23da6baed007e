"""The seam behind which computers think: asked with a version, answering when they have the answer.

A level that takes long thinks in a process of its own behind the same protocol. Whoever asks compares versions and
drops an answer to a question that no longer stands.
"""

from dataclasses import dataclass, field
from math import isfinite
from typing import Final, Protocol

from hearts.ai.levels import Level, player_of
from hearts.ai.player import (
    Advice,
    ComputerPlayer,
    Reason,
    Weighed,
    WeighedPass,
    Weigher,
    Weighings,
    chance,
    is_choosing,
    is_passing,
)
from hearts.ai.temperament import Temperament
from hearts.core.cards import Card
from hearts.core.moves import MoonChoice, Pass, Play, Score
from hearts.core.seat_view import SeatView

IMMEDIATE: Final = frozenset({Level.EASY, Level.NORMAL})
"""The levels that need less than a millisecond, and so answer while they are asked."""

PLAIN: Final = Level.NORMAL
"""The level that answers where another cannot."""


@dataclass(frozen=True, slots=True)
class Question:
    """What *level* is asked: a seat's view, and the one-way key from which its chance is drawn.

    *weighs*: whoever asks wants to be taught, so what each card comes to is asked as well, or what three to pass do,
    *mine* among them, which a person has in mind. *temperament* is that of the computer at the seat; whoever advises a
    person has none.
    """

    version: int
    level: Level
    view: SeatView
    key: bytes
    weighs: bool = False
    temperament: Temperament = Temperament.EVEN
    mine: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """The advice, and the version of the question that it answers; *weighed* where that was asked and is known.

    *stands_in*: the plain level has answered in the place of another.
    """

    version: int
    advice: Advice
    weighed: Weighings = ()
    stands_in: bool = field(default=False, compare=False)


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
        self._answer = answer_of(player_of(question.level, question.temperament), question)

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


def answer_of(player: ComputerPlayer, question: Question) -> Answer:
    """Return the answer of *player*, the same for the same view and key whether cards are weighed or not."""
    drawn = chance(question.view, question.key)
    if question.weighs and isinstance(player, Weigher):
        return Answer(question.version, *player.weigh(question.view, drawn, question.mine))
    return Answer(question.version, player.advise(question.view, drawn))


def advice_for(question: Question) -> Advice:
    """Return what the question's level advises, the same for the same view and key."""
    return answer_of(player_of(question.level, question.temperament), question).advice


def is_sound_weighing(weighed: object, view: SeatView) -> bool:
    """Whether *weighed*, wherever it comes from, tells of each card that may be played, of sets to pass, or nothing."""
    if not isinstance(weighed, tuple) or not all(isinstance(one, Weighed | WeighedPass) for one in weighed):
        return False
    if not all(isinstance(one.points, float) and isfinite(one.points) for one in weighed):
        return False
    if is_passing(view):
        return all(isinstance(one, WeighedPass) and _is_three_of(one.cards, view) for one in weighed)
    return not weighed or tuple(getattr(one, "card", None) for one in weighed) == view.legal_plays()


def _is_three_of(cards: object, view: SeatView) -> bool:
    match cards:
        case (Card(), Card(), Card()):
            return len(set(cards)) == len(cards) and set(cards) <= set(view.hand)
        case _:
            return False


def is_sound(advice: object, view: SeatView) -> bool:
    """Whether *advice*, wherever it comes from, is a move that the rules allow for *view*, with a reason."""
    match advice:
        case Advice(move=Play(seat=view.seat, card=Card() as card), reason=Reason()):
            return view.refusal(card) is None
        case Advice(move=Pass(seat=view.seat, cards=cards), reason=Reason()):
            return is_passing(view) and _is_three_of(cards, view)
        case Advice(move=Score(choice=MoonChoice()), reason=Reason()):
            return is_choosing(view)
        case _:
            return False

"""What a table asks the thinker: a computer's move, also ahead of its turn, or a hint; each gets its own answer.

Each question carries the version of the game at which it was asked. An answer counts while that is the present one.
"""

from enum import Enum, auto
from typing import TYPE_CHECKING

from hearts.core.cards import Card
from hearts.core.seats import Seat
from hearts.table.host import Host

if TYPE_CHECKING:
    from hearts.ai.level import Level
    from hearts.ai.player import Advice
    from hearts.ai.thinker import Answer, Thinker


class Purpose(Enum):
    """What the answer is for."""

    MOVE = auto()
    HINT = auto()


class Asking:
    """The one question that stands for *host*'s game, and its answer."""

    def __init__(self, host: Host, thinker: "Thinker") -> None:
        self._host = host
        self._thinker = thinker
        self._asked: tuple[Purpose, int] | None = None
        self._answer: Answer | None = None
        self._is_wanted = False
        self._mine: tuple[Card, ...] = ()

    @property
    def is_awaited(self) -> bool:
        """Whether a person waits for an answer."""
        return self._is_wanted

    def for_move(self, seat: Seat) -> None:
        """Ask the computer at *seat* for its move; once for each version of the game."""
        self._ask(Purpose.MOVE, seat, None)

    def for_hint(self, seat: Seat, level: "Level", mine: tuple[Card, ...] = ()) -> None:
        """Ask *level* what it would do at *seat*, once for each version of the game, however often it is wanted.

        It is asked again where another level has answered in its place, or with other cards of *mine* to be compared.
        """
        is_poor = self._answer is not None and self._answer.stands_in
        is_told_of = not mine or mine == self._mine
        if is_poor or (self._asked == (Purpose.HINT, self._host.version) and not is_told_of):
            self.forget()
        self._ask(Purpose.HINT, seat, level, mine)
        self._is_wanted = True

    def ahead(self, seat: Seat, level: "Level") -> None:
        """Let *level* think of a hint for *seat* before anybody wants one; call it again and again."""
        self._ask(Purpose.HINT, seat, level)
        self._answer_for(Purpose.HINT)

    def move(self) -> "Advice | None":
        """Return the move that was asked for, once it is there and while it counts."""
        answer = self._answer_for(Purpose.MOVE)
        return None if answer is None else answer.advice

    def hint(self) -> "Answer | None":
        """Return the hint that was asked for, once it is there and while it counts, and once each time it is wanted."""
        answer = self._answer_for(Purpose.HINT) if self._is_wanted else None
        if answer is not None:
            self._is_wanted = False
        return answer

    def let_go(self) -> None:
        """Note that nobody waits for a hint any longer; what is thought of it is kept."""
        self._is_wanted = False

    def forget(self) -> None:
        """Forget the question; nobody waits for its answer."""
        self._thinker.cancel()
        self._asked = self._answer = None
        self._is_wanted = False

    def _ask(self, purpose: Purpose, seat: Seat, level: "Level | None", mine: tuple[Card, ...] = ()) -> None:
        asked = (purpose, self._host.version)
        if self._asked != asked:
            self._asked = asked
            self._answer = None
            self._is_wanted = False
            self._mine = mine
            self._thinker.ask(self._host.question(seat, level, weighs=purpose is Purpose.HINT, mine=mine))

    def _answer_for(self, purpose: Purpose) -> "Answer | None":
        version = self._host.version
        if self._asked != (purpose, version):
            return None
        if self._answer is None:
            answer = self._thinker.answer()
            if answer is not None and answer.version == version:
                self._answer = answer
        return self._answer

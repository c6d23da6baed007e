"""What a table asks the thinker: a computer's move, also ahead of its turn, or a hint; each gets its own answer.

Each question carries the version of the game at which it was asked. An answer counts while that is the present one.
"""

from enum import Enum, auto

from hearts.ai.levels import Level
from hearts.ai.player import Advice
from hearts.ai.thinker import Thinker
from hearts.core.seats import Seat
from hearts.table.host import Host


class Purpose(Enum):
    """What the answer is for."""

    MOVE = auto()
    HINT = auto()


class Asking:
    """The one question that stands for *host*'s game, and its answer."""

    def __init__(self, host: Host, thinker: Thinker) -> None:
        self._host = host
        self._thinker = thinker
        self._asked: tuple[Purpose, int] | None = None
        self._advice: Advice | None = None

    def for_move(self, seat: Seat) -> None:
        """Ask the computer at *seat* for its move; once for each version of the game."""
        self._ask(Purpose.MOVE, seat, None)

    def for_hint(self, seat: Seat, level: Level) -> None:
        """Ask *level* what it would do at *seat*; once for each version of the game."""
        self._ask(Purpose.HINT, seat, level)

    def move(self) -> Advice | None:
        """Return the move that was asked for, once it is there and while it counts."""
        return self._answer_for(Purpose.MOVE)

    def hint(self) -> Advice | None:
        """Return the hint that was asked for, once it is there and while it counts, and only once."""
        advice = self._answer_for(Purpose.HINT)
        if advice is not None:
            self._asked = self._advice = None
        return advice

    def forget(self) -> None:
        """Forget the question; nobody waits for its answer."""
        self._thinker.cancel()
        self._asked = self._advice = None

    def _ask(self, purpose: Purpose, seat: Seat, level: Level | None) -> None:
        asked = (purpose, self._host.version)
        if self._asked != asked:
            self._asked = asked
            self._advice = None
            self._thinker.ask(self._host.question(seat, level))

    def _answer_for(self, purpose: Purpose) -> Advice | None:
        version = self._host.version
        if self._asked != (purpose, version):
            return None
        if self._advice is None:
            answer = self._thinker.answer()
            if answer is not None and answer.version == version:
                self._advice = answer.advice
        return self._advice

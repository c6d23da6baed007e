"""A thinker that is read once somebody is asked, or once nothing hurries: a saved game's cards wait for none.

So nothing here may import who plays, or what starts their process.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hearts.ai.level import Level

if TYPE_CHECKING:
    from hearts.ai.thinker import Answer, Question, Thinker


class ThinkerAtNeed:
    """Stands before the thinker that *make* brings, and remembers till then which levels are to get ready."""

    def __init__(self, make: Callable[[], "Thinker"]) -> None:
        self._make = make
        self._thinker: Thinker | None = None
        self._levels: list[Level] = []

    def begin(self) -> "Thinker":
        """Return the thinker itself, made now if it has not been."""
        if self._thinker is None:
            self._thinker = self._make()
            for level in self._levels:
                self._thinker.warm(level)
        return self._thinker

    def warm(self, level: Level) -> None:
        """Get ready for questions to *level* as soon as there is a thinker."""
        if self._thinker is None:
            self._levels.append(level)
        else:
            self._thinker.warm(level)

    def ask(self, question: "Question") -> None:
        """Take *question*."""
        self.begin().ask(question)

    def answer(self, seconds: float = 0.0) -> "Answer | None":
        """Return the answer once it is there, and only once."""
        return None if self._thinker is None else self._thinker.answer(seconds)

    def cancel(self) -> None:
        """Forget the question and its answer."""
        if self._thinker is not None:
            self._thinker.cancel()

    def close(self) -> None:
        """Stop for good."""
        if self._thinker is not None:
            self._thinker.close()

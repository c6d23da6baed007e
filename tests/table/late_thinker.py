"""A thinker that answers when the test says so."""

from hearts.ai.levels import Level
from hearts.ai.thinker import Answer, Question, advice_for


class LateThinker:
    """Takes questions and keeps them."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.found: Answer | None = None

    def warm(self, level: Level) -> None:
        del level

    def ask(self, question: Question) -> None:
        self.questions.append(question)
        self.found = None

    def answer(self, seconds: float = 0.0) -> Answer | None:
        del seconds
        found, self.found = self.found, None
        return found

    def cancel(self) -> None:
        self.found = None

    def close(self) -> None:
        pass

    def think(self) -> None:
        """Find the answer to the last question."""
        question = self.questions[-1]
        self.found = Answer(question.version, advice_for(question))

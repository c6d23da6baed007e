from hearts.ai.level import Level
from hearts.ai.thinker import Answer, InlineThinker, Question
from hearts.ai.thinker_at_need import ThinkerAtNeed
from hearts.core.dealing import deal_of
from hearts.core.game import Game, apply
from hearts.core.rules import Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import Seat

QUESTION = Question(3, Level.NORMAL, view_of(apply(Game(Rules()), deal_of(7, 1)), Seat.WEST), b"key")


class Noting(InlineThinker):
    def __init__(self) -> None:
        super().__init__()
        self.warmed: list[Level] = []
        self.is_closed = False

    def warm(self, level: Level) -> None:
        self.warmed.append(level)

    def close(self) -> None:
        self.is_closed = True


def test_nothing_is_made_before_it_is_needed() -> None:
    made: list[Noting] = []

    def make() -> Noting:
        made.append(Noting())
        return made[-1]

    thinker = ThinkerAtNeed(make)
    thinker.warm(Level.HARD)
    thinker.cancel()
    assert thinker.answer() is None
    thinker.close()
    assert made == []
    assert thinker.begin() is thinker.begin()
    assert len(made) == 1


def test_levels_get_ready_as_soon_as_there_is_a_thinker() -> None:
    noting = Noting()
    thinker = ThinkerAtNeed(lambda: noting)
    thinker.warm(Level.HARD)
    assert noting.warmed == []
    thinker.begin()
    thinker.warm(Level.EXPERT)
    assert noting.warmed == [Level.HARD, Level.EXPERT]


def test_a_question_is_answered_once_and_not_after_it_was_cancelled() -> None:
    noting = Noting()
    thinker = ThinkerAtNeed(lambda: noting)
    thinker.ask(QUESTION)
    answer = thinker.answer()
    assert isinstance(answer, Answer)
    assert answer.version == 3
    assert thinker.answer() is None
    thinker.ask(QUESTION)
    thinker.cancel()
    assert thinker.answer() is None
    thinker.close()
    assert noting.is_closed

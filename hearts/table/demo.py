"""A demo: computers at all four places, for so many games or rounds; nothing of the person's is touched."""

from hearts.ai.level import Level
from hearts.core.game import Over
from hearts.core.rules import Rules
from hearts.table.flow import AskComputer, DealCards, next_step
from hearts.table.host import Host
from hearts.table.session import Session

WAIT_SECONDS = 1.0


class Demo:
    """The games of one demo, one after another. With a *seed* game k has seed + k - 1, so each can be dealt again."""

    def __init__(
        self,
        session: Session,
        level: Level,
        rules: Rules,
        seed: int | None = None,
        games: int | None = None,
        rounds: int | None = None,
    ) -> None:
        self.session = session
        self._level = level
        self._rules = rules
        self._seed = seed
        self._games = games
        self._rounds = rounds
        self._begun = 0
        self._rounds_before = 0
        self.host = self.begin()

    def begin(self) -> Host:
        """Begin the next game and return its host."""
        if self._begun:
            self._rounds_before += len(self.host.game.rounds)
        seed = None if self._seed is None else self._seed + self._begun
        self._begun += 1
        self.host = self.session.begin_demo(self._level, self._rules, seed)
        return self.host

    @property
    def game_ended(self) -> bool:
        """Whether the present game has nothing left to play, by the rules or because the demo ends here."""
        return isinstance(self.host.game.stage, Over) or self.is_over

    @property
    def is_endless(self) -> bool:
        """Whether the demo goes on until somebody ends it."""
        return self._games is None and self._rounds is None

    @property
    def is_over(self) -> bool:
        """Whether the demo has played what it was asked for."""
        rounds = self._rounds_before + len(self.host.game.rounds)
        if self._rounds is not None and rounds >= self._rounds:
            return True
        finished = self._begun - (0 if isinstance(self.host.game.stage, Over) else 1)
        return self._games is not None and finished >= self._games


def play_on(host: Host, session: Session) -> None:
    """Make the one move that the table waits for, where no person is asked and nothing is shown."""
    match next_step(host.game, host.record.people, moving=False, trick_held=False, sheet_seen=True):
        case DealCards():
            host.deal()
        case AskComputer(seat=seat):
            session.thinker.ask(host.question(seat))
            while (answer := session.thinker.answer(WAIT_SECONDS)) is None:
                pass  # nothing moves meanwhile, and each question is answered in the end
            host.submit(answer.advice.move)
        case _:
            pass

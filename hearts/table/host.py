"""The host keeps the record of one game: it checks moves at the door, saves them, undoes them and asks for hints."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hearts.ai.level import Level
from hearts.core.cards import Card
from hearts.core.cues import Cue, cues
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import Game, apply
from hearts.core.moves import Deal, Move, Pass, Play
from hearts.core.record import Record, replay
from hearts.core.seat_view import view_of
from hearts.core.seats import Seat
from hearts.store.database import GameKind, Store
from hearts.store.notes import StoreError

if TYPE_CHECKING:
    from hearts.ai.thinker import Question


class Host:
    """One game at the table, each accepted move of which is in the store before anybody sees it.

    ``version`` grows with every change, so that an answer to an older question can be told from one that counts.
    """

    def __init__(self, store: Store, record: Record, kind: GameKind, game_id: int | None = None) -> None:
        """Seat *record* at the table; without *game_id* it is a new game and is stored now."""
        self._store = store
        self._kind = kind
        self._game_id = game_id
        self._saved = 0 if game_id is None else len(record.moves)
        self.record = record
        self.game: Game = replay(record.rules, record.moves).game
        self.version = 0
        self.is_saved = True
        self._floor = _last_deal(record.moves)
        if game_id is None:
            self._save(self.game)

    def submit(self, move: Move) -> tuple[Cue, ...]:
        """Make *move* and return what it gave to see and hear; raise IllegalMove where the rules refuse it."""
        before = self.game
        after = apply(before, move)
        self.record = self.record.with_moves((*self.record.moves, move))
        if isinstance(move, Deal):
            self._floor = len(self.record.moves)
        self._save(after)
        self._become(after)
        return cues(before, after)

    def deal(self) -> tuple[Cue, ...]:
        """Deal the next round, which follows from the seed and the round's number alone."""
        return self.submit(deal_of(self.record.seed, self.game.round_no))

    @property
    def can_undo(self) -> bool:
        """Whether the person has a decision of this round to take back."""
        return self._last_decision() is not None

    @property
    def has_decisions(self) -> bool:
        """Whether a person has decided anything in this game."""
        people = self.record.people
        return any(isinstance(move, Pass | Play) and move.seat in people for move in self.record.moves)

    def before_last_decision(self) -> "Host | None":
        """Return the table as it was before the person's last decision of this round; nothing is taken back."""
        keep = self._last_decision()
        if keep is None:
            return None
        return Host(self._store, self.record.with_moves(self.record.moves[:keep]), self._kind, self._game_id or 0)

    def undo(self) -> None:
        """Go back to before the person's last decision of this round; do nothing where there is none.

        That it happened stays noted with the round.
        """
        keep = self._last_decision()
        if keep is None:
            return
        moves = self.record.moves[:keep]
        game = replay(self.record.rules, moves).game
        self.record = self.record.with_moves(moves)
        if self._saved > keep:
            # where this fails, the next move takes back in the store what is gone here
            self._guarded(lambda game_id: self._store.cut(game_id, keep))
            self._saved = keep
        self._become(game)

    def close_round(self) -> None:
        """Note that the summary of the scored round has been opened: what came before is no longer undone.

        The store tidies up now, while nothing is written.
        """
        self._floor = len(self.record.moves)
        self._store.checkpoint()

    def leave(self) -> None:
        """Give the game up, if it is still in progress."""
        self._guarded(self._store.abandon)

    def note_hint(self) -> None:
        """Note with the round that a hint was given."""
        number = len(self.record.moves)
        self._guarded(lambda game_id: self._store.note_hint(game_id, self.game.round_no, number))

    def question(
        self, seat: Seat, level: Level | None = None, *, weighs: bool = False, mine: tuple[Card, ...] = ()
    ) -> "Question":
        """Return what to ask for *seat*'s decision, at its own level or evenly at *level*.

        *weighs*: to teach, with *mine* chosen to pass.
        """
        # read here, since a saved game is shown before anybody is asked
        from hearts.ai.temperament import Temperament, temperament_of  # noqa: PLC0415
        from hearts.ai.thinker import Question  # noqa: PLC0415

        asked, temperament = level, Temperament.EVEN
        if asked is None:
            asked, temperament = Level(self.record.players[seat].level), temperament_of(seat)
        key = player_key(self.record.seed, seat)
        return Question(self.version, asked, view_of(self.game, seat), key, weighs, temperament, mine)

    def _become(self, game: Game) -> None:
        self.game = game
        self.version += 1

    def _save(self, after: Game) -> None:
        # whatever an earlier failure left behind goes with this move
        moves = self.record.moves[self._saved :]
        before = self.game if len(moves) == 1 else replay(self.record.rules, self.record.moves[: self._saved]).game
        if self._guarded(lambda game_id: self._store.append(game_id, moves, before, after)):
            self._saved = len(self.record.moves)

    def _guarded(self, write: Callable[[int], None]) -> bool:
        """Do *write*, having stored the game itself if that failed before; return whether it is done."""
        try:
            if self._game_id is None:
                self._game_id = self._store.begin(self.record.with_moves(self.record.moves[: self._saved]), self._kind)
            write(self._game_id)
        except StoreError:
            self.is_saved = False
            return False
        self.is_saved = self._store.is_safe
        return True

    def _last_decision(self) -> int | None:
        people = self.record.people
        for number in range(len(self.record.moves) - 1, self._floor - 1, -1):
            match self.record.moves[number]:
                case Pass(seat=seat) | Play(seat=seat) if seat in people:
                    return number
        return None


def _last_deal(moves: Sequence[Move]) -> int:
    """Return the number of moves up to and with the last deal."""
    for number in range(len(moves), 0, -1):
        if isinstance(moves[number - 1], Deal):
            return number
    return 0

"""The person's half-made decisions: what a tap, a key or a dropped card does to them, and the move they become.

Every method may change the table's state and returns the move once it is decided; the table submits it.
"""

from hearts import text
from hearts.core.cards import Card
from hearts.core.game import Game, Passing, Playing
from hearts.core.moves import Move, Pass, Play
from hearts.core.rules import CARDS_PASSED, Refusal
from hearts.core.seats import Seat
from hearts.ui.motion import REASON_SECONDS
from hearts.ui.table_state import Line, TableState
from hearts.ui.table_status import ME, explain, refusals

PASS_BUTTON = "pass"


class Decisions:
    """Turns input about cards into moves. *names* are the players' for the sentences of refusals."""

    def __init__(self, state: TableState, names: dict[Seat, str]) -> None:
        self._state = state
        self._names = names

    def tap(self, game: Game, card: Card, *, one_tap: bool, is_asked: bool) -> Move | None:
        """Lift, lower, choose or play *card*."""
        match game.stage:
            case Passing():
                if is_asked:
                    self._choose(card)
                return None
            case Playing() if is_asked:
                return self._tap_to_play(game, card, one_tap=one_tap)
            case Playing():
                # lifted for the next turn; whether it may be played then, the turn decides
                self._state.lifted = None if self._state.lifted is card else card
        return None

    def drop(self, game: Game, card: Card, *, on_table: bool, is_asked: bool) -> Move | None:
        """Play (or choose) a card dragged to the table; anywhere else it goes back, stays lifted, and is told why."""
        match game.stage:
            case Passing():
                if is_asked and on_table and card not in self._state.chosen:
                    self._choose(card)
                return None
            case Playing() if on_table and is_asked:
                return self._play(game, card)
            case Playing():
                if on_table:
                    self.refuse(game, card, Refusal.NOT_YOUR_TURN)
                elif is_asked:
                    self._state.line = Line(text.OUTSIDE_TABLE(), REASON_SECONDS)
                self._state.lifted = card
        return None

    def confirm_pass(self, game: Game) -> Move | None:
        """Pass the chosen cards, or say how many are missing."""
        if not isinstance(game.stage, Passing) or game.stage.sent[ME]:
            return None
        missing = CARDS_PASSED - len(self._state.chosen)
        if missing:
            self._state.line = Line(text.pass_missing(missing), REASON_SECONDS, "lock", is_warning=True)
            return None
        return Pass(ME, self._state.chosen)

    def lower(self) -> bool:
        """Put a lifted card back; return whether there was one."""
        was_lifted = self._state.lifted is not None
        self._state.lifted = None
        return was_lifted

    def turn_comes(self, game: Game) -> None:
        """Check a card lifted early now that it is the person's turn."""
        lifted = self._state.lifted
        if lifted is not None and refusals(game, ME).get(lifted, Refusal.NOT_IN_HAND) is not None:
            self._state.lifted = None

    def refuse(self, game: Game, card: Card, reason: Refusal) -> None:
        """Say why *card* may not be played, and let it shake."""
        line = explain(game, card, reason, self._names)
        self._state.line = Line(line, REASON_SECONDS, "lock", is_warning=True)
        self._state.shaken = card

    def _tap_to_play(self, game: Game, card: Card, *, one_tap: bool) -> Move | None:
        if one_tap or self._state.lifted is card:
            return self._play(game, card)
        self._state.lifted = None
        reason = refusals(game, ME).get(card)
        if reason is not None:
            self.refuse(game, card, reason)
            return None
        self._state.lifted = card
        self._state.line = None
        self._state.hinted = ()
        return None

    def _play(self, game: Game, card: Card) -> Move | None:
        reason = refusals(game, ME).get(card)
        if reason is None:
            return Play(ME, card)
        self._state.lifted = None
        self.refuse(game, card, reason)
        return None

    def _choose(self, card: Card) -> None:
        state = self._state
        state.line = None
        if card in state.chosen:
            state.chosen = tuple(other for other in state.chosen if other is not card)
        elif len(state.chosen) < CARDS_PASSED:
            state.chosen = (*state.chosen, card)
        else:
            state.line = Line(text.FOURTH_CARD(), REASON_SECONDS, "lock", is_warning=True)
            state.shaken = card

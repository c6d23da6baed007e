"""The moves at one table: each is made at the host's, and cards, sounds and pauses follow; one may be taken back."""

from dataclasses import replace
from typing import TYPE_CHECKING

from hearts import text
from hearts.core.cards import Card
from hearts.core.cues import Cue
from hearts.core.moves import MoonChoice, Move, Score
from hearts.store.speed import Speed
from hearts.ui.staging import Key, Staging, collecting
from hearts.ui.table_reaction import react
from hearts.ui.table_targets import deal_order, targets_of

if TYPE_CHECKING:
    from hearts.ui.screens.table import TableScreen


class TableMoves:
    """Makes the moves of one table."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table

    def submit(self, move: Move) -> None:
        """Make *move* at the table and let everything follow."""
        self._react(self._table.host.submit(move))

    def deal(self) -> None:
        """Deal the next round."""
        self._react(self._table.host.deal())

    def choose_moon(self, choice: MoonChoice) -> None:
        """Make the shooter's choice."""
        self.submit(Score(choice))

    def collect(self) -> None:
        """Let the finished trick go to whoever took it."""
        table = self._table
        trick, table.state.trick = table.state.trick, None
        table.pace.skip()
        if trick is None or trick.winner is None:
            return
        before, staging = table.view.plates, collecting(table.desk.layout, table.desk.timing, trick)
        table.sounds.collect(trick.winner, staging.wait)
        table.refresh(staging)
        if table.troupe.is_moving:
            table.flourishes.collect(trick, before, table.desk.timing)

    def undo(self) -> None:
        """Take the person's last decision of this round back."""
        table = self._table
        if not table.host.can_undo:
            table.say(text.NOTHING_TO_UNDO())
            return
        table.asking.forget()
        table.host.undo()
        table.sounds.take_back()
        table.flourishes.forget()
        table.state.clear_input()
        table.state.received = ()
        table.state.trick = table.state.thinking = None
        table.pace.skip()
        table.turns.sheet_seen = False
        table.note_saving()
        table.refresh()

    def prepare(self, *keys: Key) -> None:
        """Read the faces that will move, so that no frame of the way waits for one."""
        desk = self._table.desk
        for card in keys:
            if isinstance(card, Card):
                desk.painter.prepare(card, desk.layout.card_width)

    def _react(self, cues: tuple[Cue, ...]) -> None:
        table, desk = self._table, self._table.desk
        table.sounds.react(cues)
        table.flourishes.react(cues, desk.timing)
        changed = react(table.state, cues, table.host.game, table.host.record.people, desk.timing)
        staging = Staging(desk.layout, desk.timing, passed=changed.passed, order=changed.order)
        if changed.is_deal:
            targets = targets_of(table.make_view(), desk.layout)
            self.prepare(*targets)
            staging = replace(staging, dealt=True, order=deal_order(targets))
        if changed.is_trick:
            table.pace.hold(desk.timing.trick_pause)
            if self._holds_nothing:
                table.state.trick = None
        if changed.is_scored:
            table.turns.sheet_seen = False
        table.note_saving()
        status = table.view.status
        table.refresh(staging)
        if changed.is_trick and table.troupe.is_moving:
            table.flourishes.keep_saying(status)

    @property
    def _holds_nothing(self) -> bool:
        return self._table.desk.settings.speed is Speed.INSTANT and not self._table.host.record.people

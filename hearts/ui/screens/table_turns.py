"""The turns at one table: whatever the flow says is due is taken, and whoever moves next is asked in time."""

from typing import TYPE_CHECKING

from hearts.core.game import Playing, Scoring
from hearts.core.moves import Play
from hearts.table.flow import (
    AskComputer,
    AskPerson,
    DealCards,
    HoldTrick,
    ShowScores,
    Step,
    due_step,
    held_up,
)
from hearts.ui.motion import THINKING_SHOWS_AFTER
from hearts.ui.screen import Change

if TYPE_CHECKING:
    from hearts.ai.player import Advice
    from hearts.core.seats import Seat
    from hearts.ui.screens.table import TableScreen

MOST_STEPS = 16  # moves made in one frame at Instant

Outcome = Change | bool
"""What a step came to: a change of screens, or whether the table may go on at once."""


class TableTurns:
    """Takes the steps of one table; *sheet_seen*: the summary of the round last scored has been opened."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._asked_version = -1
        self.sheet_seen = False

    @property
    def step(self) -> Step:
        """What the table waits for now."""
        return self._held_up(self._due)

    def take_due(self) -> Change | None:
        """Take whatever steps are due, up to one that opens something, and ask ahead for the next."""
        for _ in range(MOST_STEPS):
            due = self._due
            self._think_ahead(due)
            outcome = self._take(self._held_up(due))
            if outcome is False:
                break
            if outcome is not True:
                return outcome
        return None

    def settle(self) -> None:
        """Take the steps that are due now that every card has arrived, so that input meets the table it sees."""
        self._table.flourishes.arrive()
        self._table.refresh()
        if self._table.is_asked:
            self._ask_person()

    @property
    def _due(self) -> Step:
        host = self._table.host
        return due_step(host.game, host.record.people, sheet_seen=self.sheet_seen)

    def _held_up(self, due: Step) -> Step:
        return held_up(due, moving=self._table.troupe.is_moving, trick_held=self._table.trick_is_held)

    def _think_ahead(self, due: Step) -> None:
        """Ask whoever moves next, a computer or the hints for a person, while cards still move and tricks lie."""
        match due:
            case AskComputer(seat=seat) if self._table.was_shown:
                self._table.asking.for_move(seat)
            case AskPerson() if self._table.was_shown:
                self._table.hints.think_ahead()
            case _:
                pass

    def _take(self, step: Step) -> Outcome:
        match step:
            case HoldTrick():
                return self._hold_trick()
            case ShowScores():
                return self._show_scores()
            case DealCards():
                self._table.moves.deal()
                return True
            case AskComputer(seat=seat):
                return self._ask_computer(seat)
            case AskPerson():
                return self._ask_person()
            case _:
                return False

    def _hold_trick(self) -> Outcome:
        if self._table.pace.is_holding:
            return False
        self._table.moves.collect()
        return True

    def _show_scores(self) -> Outcome:
        table = self._table
        self.sheet_seen = True
        table.host.close_round()
        table.sounds.score(table.host.game)
        table.refresh()
        change = table.sheets.after_round(table)
        return True if change is None else change

    def _ask_computer(self, seat: "Seat") -> Outcome:
        table = self._table
        at_once = not isinstance(table.host.game.stage, Playing)
        table.pace.begins_thinking(table.host.version, table.desk.timing, at_once=at_once)
        advice: Advice | None = table.asking.move()
        if not table.pace.has_thought:
            if advice is not None and isinstance(advice.move, Play):
                table.moves.prepare(advice.move.card)
            return False
        if advice is None:
            if table.state.thinking is None and table.pace.thinking > THINKING_SHOWS_AFTER:
                table.state.thinking = seat
                table.refresh()
            return False
        table.moves.submit(advice.move)
        return True

    def _ask_person(self) -> Outcome:
        table = self._table
        if isinstance(table.host.game.stage, Scoring):
            change = table.sheets.moon_choice(table)
            return False if change is None else change
        if self._asked_version != table.host.version:
            self._asked_version = table.host.version
            table.decisions.turn_comes(table.host.game)
            table.refresh()
            table.input.focus.turn_comes()
            table.hints.turn_comes()
        table.hints.show()
        return False

"""Controls and keys at the table, and what the table does about whatever is meant, by the pointer too.

Input is never blocked: a tap while cards move lets them arrive first, and a tap in the pause after a trick ends the
pause and does nothing else.
"""

from typing import TYPE_CHECKING

import pygame

from hearts import text
from hearts.core.cards import Card
from hearts.core.game import Playing
from hearts.core.moves import Move
from hearts.ui.decisions import PASS_BUTTON
from hearts.ui.gestures import Point
from hearts.ui.keys import Action
from hearts.ui.screen import Change, Quit
from hearts.ui.screens.table_focus import TableFocus
from hearts.ui.screens.table_pointer import TablePointer
from hearts.ui.screens.table_readouts import READOUTS, Readouts
from hearts.ui.sounds import Sound

if TYPE_CHECKING:
    from hearts.ui.screens.table import TableScreen

CONTROL_ACTIONS = {
    Action.UNDO: "undo",
    Action.HINT: "hint",
    Action.LAST_TRICK: "last",
    Action.SCORES: "scores",
    Action.MENU: "menu",
}


class TableInput:
    """Follows pointer and keys for one table."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._pointer = TablePointer(table, self)
        self._readouts = Readouts(table)
        self.focus = TableFocus(table)

    @property
    def drag_point(self) -> Point | None:
        """Where the dragged card is held."""
        return self._pointer.drag_point

    def handle(self, event: pygame.Event) -> Change | None:
        """Take one event."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._pointer.leave()
            return None
        action = self._table.desk.keymap.action_of(event)
        if action is not None and action in READOUTS:
            self._readouts.read(action)
            return None
        if action is not None:
            return self._act(action)
        return self._pointer.handle(event)

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass for a press that is held."""
        self._pointer.update(dt)

    def cancel_drag(self) -> None:
        """Let go of a dragged card."""
        self._pointer.cancel_drag()

    # ── what was meant ───────────────────────────────────────────────────────────────────────────────────────────

    def hear(self) -> None:
        """Note that the person did something: what came has been seen, and a hint on its way is not waited for."""
        self._table.state.hear_input()
        self._table.hints.let_go()

    def ends_pause(self) -> bool:
        """End a pause or let moving cards arrive; return whether that is all this input does."""
        table = self._table
        if table.troupe.is_moving:
            table.troupe.finish()
            table.turns.settle()
            return table.trick_is_held
        if table.trick_is_held:
            table.moves.collect()
            return True
        return False

    def decide_tap(self, card: Card) -> None:
        """Lift, play, choose or refuse *card*."""
        table = self._table
        if isinstance(table.host.game.stage, Playing):
            table.state.trick = None  # at Instant a finished trick lies there until now
        move = table.decisions.tap(table.host.game, card, one_tap=table.desk.settings.one_tap, is_asked=table.is_asked)
        self.done(move)

    def done(self, move: Move | None) -> None:
        """Make *move*, if a decision has come to one."""
        if move is None:
            self._table.refresh()
        else:
            self._table.moves.submit(move)

    # ── controls ─────────────────────────────────────────────────────────────────────────────────────────────────

    def press(self, name: str) -> Change | None:
        """Do what the control *name* stands for."""
        table = self._table
        table.state.hear_input()
        if name != "hint":
            table.hints.let_go()
        if name != PASS_BUTTON:  # the passing is heard itself
            table.sounds.play(Sound.BUTTON)
        if name in ("undo", "hint") and table.troupe.is_moving:
            table.troupe.finish()
            table.turns.settle()
        match name:
            case "undo":
                table.moves.undo()
            case "hint":
                table.hint()
            case "last" if not table.host.game.tricks:
                table.say(text.NO_TRICK_YET())
            case "pass":
                self._confirm_pass()
            case _:
                return table.sheets.open(name, table)
        return None

    def _confirm_pass(self) -> None:
        self.done(self._table.decisions.confirm_pass(self._table.host.game))

    # ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _act(self, action: Action) -> Change | None:
        table = self._table
        if action in CONTROL_ACTIONS:
            return self.press(CONTROL_ACTIONS[action])
        match action:
            case Action.NEW_GAME:
                return self._open("new")
            case Action.HELP:
                return self._open("help")
            case Action.QUIT:
                return Quit()
            case Action.ACCEPT:
                return self._accept()
            case Action.MUTE:  # the loop has done it for every screen
                table.say(text.SOUND_OFF() if table.desk.settings.muted else text.SOUND_ON())
            case Action.BACK:
                self._back()
            case Action.NEXT | Action.UP | Action.PREVIOUS | Action.DOWN:
                self.focus.tab(1 if action in {Action.NEXT, Action.UP} else -1)
            case Action.LEFT | Action.RIGHT | Action.HOME | Action.END:
                self.focus.walk(action)
            case _:
                pass
        return None

    def _open(self, name: str) -> Change | None:
        self._table.hints.let_go()
        return self._table.sheets.open(name, self._table)

    def _accept(self) -> Change | None:
        table = self._table
        focus = table.state.focus
        if isinstance(focus, str):
            return self.press(focus)
        if self.ends_pause():
            return None
        self.focus.keep()
        focus = table.state.focus
        self.hear()
        if isinstance(focus, Card):
            chosen = len(table.state.chosen)
            self.decide_tap(focus)
            prompt = table.view.prompt
            if prompt is not None and prompt.is_ready and len(table.state.chosen) > chosen:
                # the third card is chosen, so the next Enter passes
                table.state.focus = PASS_BUTTON
                table.refresh()
        return None

    def _back(self) -> None:
        state = self._table.state
        if isinstance(state.focus, str):
            state.focus = None
            self.focus.keep()
        self._table.hints.let_go()
        self._table.decisions.lower()
        state.forget_hint()
        state.line = None
        self.cancel_drag()
        self._table.refresh()

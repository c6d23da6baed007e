"""Mouse, touch and keys at the table: which card or control is meant, and what the table does about it.

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
from hearts.ui.gestures import Drag, Drop, Gesture, Held, Hover, Point, Pointer, Press, Tap
from hearts.ui.keys import Action
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Quit
from hearts.ui.screens.table_readouts import READOUTS, Readouts
from hearts.ui.sounds import Sound
from hearts.ui.table_painter import control_rects

if TYPE_CHECKING:
    from hearts.ui.screens.table import TableScreen

TABLE_EDGE = 0.2  # of a card's height above the resting hand: let go beyond it, a card is on the table

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
        self._pointer = Pointer(table.desk.layout.u)
        self._readouts = Readouts(table)
        self._focus_index = 0
        self._grip: Point = (0.0, 0.0)
        self.drag_point: Point | None = None

    def handle(self, event: pygame.Event) -> Change | None:
        """Take one event."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._leave()
            return None
        action = self._table.desk.keymap.action_of(event)
        if action is not None and action in READOUTS:
            self._readouts.read(action)
            return None
        if action is not None:
            return self._act(action)
        self._pointer.u = self._table.desk.layout.u
        gesture = self._pointer.handle(event)
        return None if gesture is None else self._gesture(gesture)

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass for a press that is held."""
        held = self._pointer.update(dt)
        if held is not None:
            self._gesture(held)

    def cancel_drag(self) -> None:
        """Let go of a dragged card."""
        self._pointer.cancel()
        self._table.state.dragged = None
        self.drag_point = None

    def _leave(self) -> None:
        self.cancel_drag()
        self._table.state.hover = None
        self._table.refresh()

    # ── pointer ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _gesture(self, gesture: Gesture) -> Change | None:
        state = self._table.state
        match gesture:
            case Hover(at=at):
                self._hover(at)
            case Press():
                pass
            case Held(at=at):
                self._explain(at)
            case Tap(at=at):
                return self._tap(at)
            case Drag(start=start, at=at):
                self._drag(start, at)
            case Drop(at=at):
                card = state.dragged
                self.cancel_drag()
                if card is not None:
                    self._drop(card, at)
        return None

    def _hover(self, at: Point) -> None:
        control = self._control_at(at)
        pointed = self._card_at(at) if control is None else control
        if pointed is not self._table.state.hover:
            self._table.state.hover = pointed
            self._table.refresh()

    def _explain(self, at: Point) -> None:
        """Say why the card under a long press is refused; letting go is then no tap."""
        table = self._table
        card = self._card_at(at) if self._control_at(at) is None else None
        reason = next((held.refusal for held in table.view.hand if held.card is card), None)
        if card is not None and reason is not None:
            self._pointer.cancel()
            table.decisions.refuse(table.host.game, card, reason)
            table.refresh()

    def _tap(self, at: Point) -> Change | None:
        table = self._table
        control = self._control_at(at)
        if control is not None:
            return self._press(control)
        if self._ends_pause():
            return None
        card = self._card_at(at)
        table.state.hear_input()
        if card is None:
            table.decisions.lower()
            table.state.forget_hint()
            table.state.line = None
            table.refresh()
            return None
        self._decide_tap(card)
        return None

    def _ends_pause(self) -> bool:
        """End a pause or let moving cards arrive; return whether that is all this input does."""
        table = self._table
        if table.troupe.is_moving:
            table.troupe.finish()
            table.settle()
            return table.trick_is_held
        if table.trick_is_held:
            table.collect()
            return True
        return False

    def _decide_tap(self, card: Card) -> None:
        table = self._table
        if isinstance(table.host.game.stage, Playing):
            table.state.trick = None  # at Instant a finished trick lies there until now
        move = table.decisions.tap(table.host.game, card, one_tap=table.desk.settings.one_tap, is_asked=table.is_asked)
        self._done(move)

    def _drag(self, start: Point, at: Point) -> None:
        table, state = self._table, self._table.state
        if state.dragged is None:
            card = self._card_at(start)
            if card is None or table.trick_is_held:
                return
            if table.troupe.is_moving:
                table.troupe.finish()
                table.settle()
            sprite = table.troupe.sprite(card)
            if sprite is None:
                return
            pose = sprite.glide.pose
            self._grip = pose.x - start[0], pose.y - start[1]
            state.dragged = card
            state.hear_input()
        self.drag_point = at[0] + self._grip[0], at[1] + self._grip[1]
        table.refresh()

    def _drop(self, card: Card, at: Point) -> None:
        table = self._table
        layout = table.desk.layout
        edge = layout.hand_top - TABLE_EDGE * layout.card_height
        on_table = Rect(0, 0, layout.width, edge).contains(at)
        if on_table:
            table.state.trick = None if not table.trick_is_held else table.state.trick
        move = table.decisions.drop(table.host.game, card, on_table=on_table, is_asked=table.is_asked)
        self._done(move)

    def _done(self, move: Move | None) -> None:
        if move is None:
            self._table.refresh()
        else:
            self._table.submit(move)

    def _control_at(self, at: Point) -> str | None:
        layout = self._table.desk.layout
        for name, rect in control_rects(layout, self._table.view).items():
            if rect.grown_to(layout.touch, layout.touch).contains(at):
                return name
        return None

    def _card_at(self, at: Point) -> Card | None:
        table = self._table
        hand = table.view.hand
        index = table.desk.layout.hand_index_at(at, len(hand))
        return None if index is None else hand[index].card

    # ── controls ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _press(self, name: str) -> Change | None:
        table = self._table
        table.state.hear_input()
        if name != PASS_BUTTON:  # the passing is heard itself
            table.sounds.play(Sound.BUTTON)
        if name in ("undo", "hint") and table.troupe.is_moving:
            table.troupe.finish()
            table.settle()
        match name:
            case "undo":
                table.undo()
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
        self._done(self._table.decisions.confirm_pass(self._table.host.game))

    # ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _act(self, action: Action) -> Change | None:
        table = self._table
        if action in CONTROL_ACTIONS:
            return self._press(CONTROL_ACTIONS[action])
        match action:
            case Action.NEW_GAME:
                return table.sheets.open("new", table)
            case Action.HELP:
                return table.sheets.open("help", table)
            case Action.QUIT:
                return Quit()
            case Action.ACCEPT:
                return self._accept()
            case Action.MUTE:  # the loop has done it for every screen
                table.say(text.SOUND_OFF() if table.desk.settings.muted else text.SOUND_ON())
            case Action.BACK:
                self._back()
            case Action.NEXT | Action.UP | Action.PREVIOUS | Action.DOWN:
                self._tab(1 if action in {Action.NEXT, Action.UP} else -1)
            case Action.LEFT | Action.RIGHT | Action.HOME | Action.END:
                self._walk(action)
            case _:
                pass
        return None

    def _accept(self) -> Change | None:
        table = self._table
        focus = table.state.focus
        if isinstance(focus, str):
            return self._press(focus)
        if self._ends_pause():
            return None
        self.keep_focus()
        focus = table.state.focus
        table.state.hear_input()
        if isinstance(focus, Card):
            chosen = len(table.state.chosen)
            self._decide_tap(focus)
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
            self.keep_focus()
        self._table.decisions.lower()
        state.forget_hint()
        state.line = None
        self.cancel_drag()
        self._table.refresh()

    def _tab(self, step: int) -> None:
        state = self._table.state
        stops: list[str | None] = [None, *control_rects(self._table.desk.layout, self._table.view)]
        here = state.focus if isinstance(state.focus, str) else None
        state.focus = stops[(stops.index(here) + step) % len(stops)] if here in stops else None
        self.keep_focus()
        self._table.refresh()

    def _walk(self, action: Action) -> None:
        hand = self._table.view.hand
        if not hand:
            return
        was_on_hand = isinstance(self._table.state.focus, Card)
        self.keep_focus()
        if isinstance(self._table.state.focus, str):
            self._table.state.focus = hand[min(self._focus_index, len(hand) - 1)].card
        elif was_on_hand:
            last = len(hand) - 1
            step = {Action.LEFT: self._focus_index - 1, Action.RIGHT: self._focus_index + 1, Action.HOME: 0}
            self._focus_index = min(last, max(0, step.get(action, last)))
            self._table.state.focus = hand[self._focus_index].card
        self._table.refresh()

    def turn_comes(self) -> None:
        """Bring the keyboard's focus from a refused card to the nearest one that may be played."""
        table = self._table
        cards = [held.card for held in table.view.hand]
        if not table.desk.keyboard or table.state.focus not in cards:
            return
        here = cards.index(table.state.focus)
        legal = [index for index, held in enumerate(table.view.hand) if not held.is_dimmed]
        if legal and here not in legal:
            self._focus_index = min(legal, key=lambda index: abs(index - here))
            table.state.focus = cards[self._focus_index]
            table.refresh()

    def keep_focus(self) -> None:
        """Keep the focus on something that is there: the card that took a played card's place, the first legal one."""
        state, view = self._table.state, self._table.view
        cards = [held.card for held in view.hand]
        if isinstance(state.focus, str):
            if state.focus in control_rects(self._table.desk.layout, view):
                return
            state.focus = None
        if isinstance(state.focus, Card) and state.focus in cards:
            self._focus_index = cards.index(state.focus)
            return
        if not cards:
            state.focus = None
            return
        if state.focus is None and self._focus_index == 0:
            legal = [index for index, held in enumerate(view.hand) if not held.is_dimmed]
            self._focus_index = legal[0] if legal else 0
        self._focus_index = min(self._focus_index, len(cards) - 1)
        state.focus = cards[self._focus_index]

"""Mouse and touch at one table: which card or control is meant; what comes of it is the input's business."""

from typing import TYPE_CHECKING

import pygame

from hearts.core.cards import Card
from hearts.ui.gestures import Drag, Drop, Gesture, Held, Hover, Point, Pointer, Press, Tap
from hearts.ui.layout import Rect
from hearts.ui.screen import Change
from hearts.ui.table_painter import control_rects

if TYPE_CHECKING:
    from hearts.ui.screens.table import TableScreen
    from hearts.ui.screens.table_input import TableInput

TABLE_EDGE = 0.2  # of a card's height above the resting hand: let go beyond it, a card is on the table


class TablePointer:
    """Follows the pointer over one table; *input_* is told what was meant."""

    def __init__(self, table: "TableScreen", input_: "TableInput") -> None:
        self._table = table
        self._input = input_
        self._pointer = Pointer(table.desk.layout.u)
        self._grip: Point = (0.0, 0.0)
        self.drag_point: Point | None = None

    def handle(self, event: pygame.Event) -> Change | None:
        """Take one event."""
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

    def leave(self) -> None:
        """Let go of everything: the pointer is elsewhere."""
        self.cancel_drag()
        self._table.state.hover = None
        self._table.refresh()

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
            return self._input.press(control)
        if self._input.ends_pause():
            return None
        card = self._card_at(at)
        self._input.hear()
        if card is None:
            table.decisions.lower()
            table.state.forget_hint()
            table.state.line = None
            table.refresh()
            return None
        self._input.decide_tap(card)
        return None

    def _drag(self, start: Point, at: Point) -> None:
        table, state = self._table, self._table.state
        if state.dragged is None:
            card = self._card_at(start)
            if card is None or table.trick_is_held:
                return
            if table.troupe.is_moving:
                table.troupe.finish()
                table.turns.settle()
            sprite = table.troupe.sprite(card)
            if sprite is None:
                return
            pose = sprite.glide.pose
            self._grip = pose.x - start[0], pose.y - start[1]
            state.dragged = card
            self._input.hear()
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
        self._input.done(move)

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

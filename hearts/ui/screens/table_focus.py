"""The keyboard's focus at one table: always on a card of the hand or a control that is there."""

from typing import TYPE_CHECKING

from hearts.core.cards import Card
from hearts.ui.keys import Action
from hearts.ui.table_painter import control_rects

if TYPE_CHECKING:
    from hearts.ui.screens.table import TableScreen


class TableFocus:
    """Moves the focus of one table; where the hand had it last is kept while a control has it."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._index = 0

    def tab(self, step: int) -> None:
        """Go *step* controls on, the hand being one stop among them."""
        state = self._table.state
        stops: list[str | None] = [None, *control_rects(self._table.desk.layout, self._table.view)]
        here = state.focus if isinstance(state.focus, str) else None
        state.focus = stops[(stops.index(here) + step) % len(stops)] if here in stops else None
        self.keep()
        self._table.refresh()

    def walk(self, action: Action) -> None:
        """Go along the hand, as *action* says."""
        hand = self._table.view.hand
        if not hand:
            return
        was_on_hand = isinstance(self._table.state.focus, Card)
        self.keep()
        if isinstance(self._table.state.focus, str):
            self._table.state.focus = hand[min(self._index, len(hand) - 1)].card
        elif was_on_hand:
            last = len(hand) - 1
            step = {Action.LEFT: self._index - 1, Action.RIGHT: self._index + 1, Action.HOME: 0}
            self._index = min(last, max(0, step.get(action, last)))
            self._table.state.focus = hand[self._index].card
        self._table.refresh()

    def turn_comes(self) -> None:
        """Bring the focus from a refused card to the nearest one that may be played."""
        table = self._table
        cards = [held.card for held in table.view.hand]
        if not table.desk.keyboard or table.state.focus not in cards:
            return
        here = cards.index(table.state.focus)
        legal = [index for index, held in enumerate(table.view.hand) if not held.is_dimmed]
        if legal and here not in legal:
            self._index = min(legal, key=lambda index: abs(index - here))
            table.state.focus = cards[self._index]
            table.refresh()

    def keep(self) -> None:
        """Keep the focus on something that is there: the card that took a played card's place, the first legal one."""
        state, view = self._table.state, self._table.view
        cards = [held.card for held in view.hand]
        if isinstance(state.focus, str):
            if state.focus in control_rects(self._table.desk.layout, view):
                return
            state.focus = None
        if isinstance(state.focus, Card) and state.focus in cards:
            self._index = cards.index(state.focus)
            return
        if not cards:
            state.focus = None
            return
        if state.focus is None and self._index == 0:
            legal = [index for index, held in enumerate(view.hand) if not held.is_dimmed]
            self._index = legal[0] if legal else 0
        self._index = min(self._index, len(cards) - 1)
        state.focus = cards[self._index]

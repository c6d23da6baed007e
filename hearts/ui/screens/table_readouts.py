"""Reads the hand, the trick, the points and the last trick out into the status line, part by part where it must."""

from typing import TYPE_CHECKING

from hearts.text import readouts
from hearts.ui.keys import Action
from hearts.ui.status_lines import status_pages
from hearts.ui.table_state import Line
from hearts.ui.table_status import ME

if TYPE_CHECKING:
    from hearts.ui.screens.table import TableScreen

READOUT_SECONDS = 12.0  # long enough to read two full lines
READOUTS = frozenset({Action.READ_HAND, Action.READ_TRICK, Action.READ_POINTS, Action.READ_LAST})


class Readouts:
    """What one table reads out; asked for again, it goes on to the next part."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._words = ""
        self._page = 0

    def read(self, action: Action) -> None:
        """Say what *action* asks for; it is spoken whole, whatever part of it is shown."""
        table = self._table
        words = self._words_of(action)
        pages = status_pages(table.desk.ruler, words)
        shown = "" if table.state.line is None else table.state.line.text
        goes_on = words == self._words and self._page < len(pages) and shown == pages[self._page]
        self._page = (self._page + 1) % len(pages) if goes_on else 0
        self._words = words
        table.state.line = Line(pages[self._page], READOUT_SECONDS, spoken="")
        table.desk.narrator.say(words)
        table.refresh()

    def _words_of(self, action: Action) -> str:
        table = self._table
        game, names = table.host.game, table.names
        match action:
            case Action.READ_HAND:
                return readouts.hand_readout(game, ME)
            case Action.READ_TRICK:
                return readouts.trick_readout(game, ME, names, table.state.trick)
            case Action.READ_POINTS:
                return readouts.points_readout(game, ME, names, table.desk.settings.show_points)
            case _:
                return readouts.last_trick_readout(game, ME, names)

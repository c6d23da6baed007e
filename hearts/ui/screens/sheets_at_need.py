"""The sheets over the table, read once one of them is opened or nothing else is to be done.

There are many of them, and the saved cards come back without any; so nothing here may import one before it is needed.
"""

from functools import cached_property
from typing import TYPE_CHECKING

from hearts.table.host import Host
from hearts.table.session import Session
from hearts.ui.screen import Change, Desk
from hearts.ui.screens.table import TableScreen

if TYPE_CHECKING:
    from hearts.ui.screens.table_sheets import Sheets


class SheetsAtNeed:
    """Lays a table that knows its sheets only by name."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self._desk = desk
        self._session = session

    @cached_property
    def sheets(self) -> "Sheets":
        """The sheets themselves, read now if they have not been."""
        from hearts.ui.screens.table_sheets import Sheets  # noqa: PLC0415  see above

        return Sheets(self._desk, self._session)

    def table(self, host: Host) -> TableScreen:
        """Return the table for *host*'s game."""
        return TableScreen(self._desk, self._session, host, self)

    def open(self, name: str, table: TableScreen) -> Change | None:
        """Open what the control *name* of *table* stands for."""
        return self.sheets.open(name, table)

    def after_round(self, table: TableScreen) -> Change | None:
        """Show what comes after a scored round."""
        return self.sheets.after_round(table)

    def moon_choice(self, table: TableScreen) -> Change | None:
        """Ask the person what the moon they shot does."""
        return self.sheets.moon_choice(table)

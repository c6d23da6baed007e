"""What opens over a table, as the table sees it: it asks, and knows no sheet."""

from typing import TYPE_CHECKING, Protocol

from hearts.ui.screen import Change

if TYPE_CHECKING:
    from hearts.ui.screens.table import TableScreen


class TableSheets(Protocol):
    """Opens what lies over the table."""

    def open(self, name: str, table: "TableScreen") -> Change | None:
        """Open what the control *name* stands for."""

    def after_round(self, table: "TableScreen") -> Change | None:
        """Show what comes after a scored round."""

    def moon_choice(self, table: "TableScreen") -> Change | None:
        """Ask the person what the moon does."""

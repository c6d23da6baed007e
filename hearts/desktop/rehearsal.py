"""Whether a game that failed can be shown, tried before anybody sees it: the next start goes on before what failed."""

import logging
from typing import TYPE_CHECKING

from pygame import Surface

from hearts.store.failures import Failed
from hearts.table.host import Host

if TYPE_CHECKING:
    from hearts.ui.screens.sheets_at_need import SheetsAtNeed
    from hearts.ui.screens.table_sheets import Sheets

log = logging.getLogger("hearts")


def steps_back(sheets: "Sheets | SheetsAtNeed", host: Host, failed: Failed | None, size: tuple[int, int]) -> bool:
    """Take the person's last decision back where the game failed and would fail again, if that helps.

    Return whether it was taken back. What only failed once and can be shown now goes on as it stands.
    """
    if failed is None or not failed.stands_at(host.record):
        return False
    if not failed.is_again(host.record) and _can_be_shown(sheets, host, size):
        return False
    before = host.before_last_decision()
    if before is None or not _can_be_shown(sheets, before, size):
        return False
    host.undo()
    return True


def _can_be_shown(sheets: "Sheets | SheetsAtNeed", host: Host, size: tuple[int, int]) -> bool:
    try:
        sheets.table(host).draw(Surface(size))
    except Exception as error:  # noqa: BLE001  whatever it is, it would be the same before the person's eyes
        log.warning("The game cannot be shown after move %d: %r", len(host.record.moves), error)
        return False
    return True

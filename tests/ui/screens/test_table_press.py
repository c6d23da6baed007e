from pathlib import Path

import pytest

from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.ui.screen import Change, Pop
from hearts.ui.screens.table import TableScreen
from tests.table.evening import finish_round
from tests.ui.sitting import FRAME, NoSheets, Sitting

pytestmark = pytest.mark.usefixtures("_window")

ON_THE_HAND = (640.0, 700.0)


class Summary(NoSheets):
    """Opens something after a round."""

    def after_round(self, table: TableScreen) -> Change | None:
        super().after_round(table)
        return Pop()


def test_a_press_that_a_sheet_cuts_short_is_forgotten(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, Settings(speed=Speed.INSTANT), start=lambda at: finish_round(at.host))
    sitting.table.sheets = sitting.sheets = Summary()
    sitting.press(ON_THE_HAND)
    while not sitting.sheets.opened:
        sitting.table.update(FRAME)
    sitting.wait_until_asked()
    sitting.move((660, 500))  # the button was let go over the sheet
    assert sitting.hand
    assert sitting.table.state.dragged is None

"""Where the parts of the game's last sheet stand, as pure arithmetic; no drawing."""

from dataclasses import dataclass

from hearts.ui.layout import Rect
from hearts.ui.widgets import Sheet

SIZE = (880, 548)  # u
HEADLINE, LOW_HEADLINE = 60, 42  # u
TALL_ROW, LOW_ROW = 58, 46  # u
TABLE = 387  # u, the standings' width, but never more than half the sheet
NARROW = 700  # u, below which the chart stands under the standings
LEAST_CHART = 160  # u high
GAP = 16  # u between the standings and a chart below them
PADDING = 4  # u more than other sheets have, for the gold line


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """*headline* and *line* are baselines, *table* holds the four standings."""

    headline: float
    headline_size: float
    line: float
    table: Rect
    chart: Rect
    is_low: bool

    def row(self, index: int) -> Rect:
        """Return the place of standing *index*, from 0."""
        height = self.table.h / 4
        return Rect(self.table.x, self.table.y + index * height, self.table.w, height)


def result_layout(frame: Sheet, body_top: float) -> ResultLayout:
    """Return the places in *frame* whose body, maybe scrolled, begins at *body_top*.

    A low sheet has a lower headline and lower rows; in a narrow one the chart stands below the standings.
    """
    u, rect = frame.u, frame.rect
    left, right = frame.left + PADDING * u, frame.right - PADDING * u
    is_narrow = rect.w < NARROW * u
    is_low = is_narrow or rect.h < (SIZE[1] - 20) * u
    room = frame.body.h
    if is_narrow:
        fits = room >= (4 * LOW_ROW + GAP + LEAST_CHART) * u
        row = LOW_ROW * u if fits else min(TALL_ROW * u, max(LOW_ROW * u, room / 4))
        table = Rect(left, body_top, right - left, 4 * row)
        top = table.bottom + GAP * u
        chart = Rect(left, top, right - left, max(LEAST_CHART * u, body_top + room - top))
    else:
        down = (4 if is_low else 94) * u
        row = min(TALL_ROW * u, (room - down) / 4)
        table = Rect(left, body_top + down, min(TABLE * u, rect.w / 2), 4 * row)
        chart = Rect(table.right + 28 * u, table.y, right - table.right - 28 * u, table.h)
    headline = rect.y + (54 if is_low else 86) * u
    size = LOW_HEADLINE if is_low else HEADLINE
    return ResultLayout(headline, size, headline + (26 if is_low else 36) * u, table, chart, is_low)

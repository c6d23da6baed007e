"""Where the score sheet's parts stand, as pure arithmetic: heading, rows, cards taken, totals, race; no pygame."""

from dataclasses import dataclass, replace

from hearts.ui.layout import Rect

LABELS = 150  # u, the column of the rounds' names
HEAD, FLAT_HEAD = 90, 44
TALL_ROW, LOW_ROW = 46, 34
TAKEN, TOTAL, RACE = 80, 62, 72
LOW_TAKEN, LOW_TOTAL = 52, 46
NO_TAKEN = 10  # u between rounds and totals where nothing is told of the cards
FOOT = 12  # u kept free below, as far as there is room
FEWEST_ROWS = 3
FULL_HEIGHT = 640  # u, of the sheet with three rounds or more
AXIS_LEFT, AXIS_RIGHT = 20, 10  # u the race's line begins before the first column's middle and ends before the edge


def sheet_height(row_count: int, *, taken: bool, race: bool) -> float:
    """Return the height in u of a sheet with so many rounds: less than the full one where it has less to say."""
    without_rows = FULL_HEIGHT - FEWEST_ROWS * TALL_ROW - (0 if taken else TAKEN - NO_TAKEN) - (0 if race else RACE)
    return min(FULL_HEIGHT, without_rows + row_count * TALL_ROW)


@dataclass(frozen=True, slots=True)
class _Parts:
    """How high the fixed parts are, in u; a part that is given up has no height."""

    head: float
    taken: float
    total: float
    race: float
    foot: float

    @property
    def height(self) -> float:
        return self.head + self.taken + self.total + self.race + self.foot


_TALL = _Parts(HEAD, TAKEN, TOTAL, RACE, FOOT)
_LADDER = (
    _TALL,
    replace(_TALL, head=FLAT_HEAD),
    replace(_TALL, head=FLAT_HEAD, race=0, foot=0),
    _Parts(FLAT_HEAD, LOW_TAKEN, LOW_TOTAL, race=0, foot=0),
)


@dataclass(frozen=True, slots=True)
class ScoreLayout:
    """The parts of the sheet from top to bottom; *rows* is the window through which the rounds scroll."""

    body: Rect
    u: float
    is_flat: bool
    is_low: bool
    head: Rect
    rows: Rect
    row_height: float
    row_count: int
    taken: Rect | None
    total: Rect
    race: Rect | None

    @property
    def overflow(self) -> float:
        """How many pixels of the rounds do not fit."""
        return max(0.0, self.row_count * self.row_height - self.rows.h)

    @property
    def column_width(self) -> float:
        """The width of a seat's column."""
        return (self.body.w - LABELS * self.u) / 4

    def column(self, seat: int) -> float:
        """Return the middle of a seat's column."""
        return self.body.x + LABELS * self.u + (seat + 0.5) * self.column_width

    def row(self, index: int, scrolled: float) -> Rect:
        """Return where round *index* (from 0) lies when the rows have been scrolled so far."""
        return Rect(self.body.x, self.rows.y - scrolled + index * self.row_height, self.body.w, self.row_height)

    @property
    def axis(self) -> tuple[float, float]:
        """The ends of the race's line."""
        return self.column(0) - AXIS_LEFT * self.u, self.body.right - AXIS_RIGHT * self.u


def score_layout(body: Rect, u: float, row_count: int, *, taken: bool, race: bool) -> ScoreLayout:
    """Return the sheet in *body*; where it is low, the heading gets flat, then the race is given up, then all is lower.

    The rounds get lower from four on, and scroll from where even that does not help.
    """
    least = min(row_count, FEWEST_ROWS) * LOW_ROW * u
    parts = _LADDER[0]
    for step in _LADDER:
        parts = replace(step, taken=step.taken if taken else NO_TAKEN, race=step.race if race else 0)
        if body.h - parts.height * u >= least:
            break
    room = body.h - parts.height * u
    row_height = min(TALL_ROW * u, room / max(1, row_count))
    if row_height < LOW_ROW * u:
        row_height = min(TALL_ROW * u, room / max(1, room // (LOW_ROW * u)))
    shown = min(row_count, max(1, int((room + 1) // row_height)))  # whole rows only
    rows = Rect(body.x, body.y + parts.head * u, body.w, shown * row_height)
    race_top = body.bottom - (parts.race + parts.foot) * u
    return ScoreLayout(
        body=body,
        u=u,
        is_flat=parts.head == FLAT_HEAD,
        is_low=parts.total == LOW_TOTAL,
        head=Rect(body.x, body.y, body.w, parts.head * u),
        rows=rows,
        row_height=row_height,
        row_count=row_count,
        taken=Rect(body.x, rows.bottom, body.w, parts.taken * u) if taken else None,
        total=Rect(body.x, race_top - parts.total * u, body.w, parts.total * u),
        race=Rect(body.x, race_top, body.w, parts.race * u) if parts.race else None,
    )

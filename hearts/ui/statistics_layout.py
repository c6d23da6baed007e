"""Where the parts of the statistics stand: side by side where there is room, otherwise in two rows more; pure."""

from dataclasses import dataclass

from hearts.ui.geometry import Rect

# u
WIDE_FROM = 780
TILE_HEIGHT, TILE_GAP = 104, 12
BLOCK_TOP = 24  # between a row of parts and the next
HEAD = 52  # heading and note of a part
PLOT_HEIGHT, AXIS_LABELS = 168, 34
PLACE_PITCH = 43
RULE_GAP = 34
SPLIT_LEFT, COLUMN_GAP, TOTALS_SHARE = 250, 44, 0.60
BAR_HEIGHT = 26
TILES_IN_ROWS = ((5,), (3, 2))
LAST_ROW, QUEEN_ROW = 40, 58  # of a band beside its heading


@dataclass(frozen=True, slots=True)
class StatisticsLayout:
    """Rectangles in pixels; a part's heading stands at the top of its rectangle."""

    u: float
    tiles: tuple[Rect, ...]
    totals: Rect
    places: Rect
    points: Rect
    split: Rect
    queen: Rect
    bars: Rect
    rule: Rect | None

    @property
    def plot(self) -> Rect:
        """Where the marks of the totals lie, right of the axis' figures."""
        rect, u = self.totals, self.u
        return Rect(rect.x + AXIS_LABELS * u, rect.y + HEAD * u, rect.w - AXIS_LABELS * u, PLOT_HEIGHT * u)

    @property
    def bottom(self) -> float:
        """Where everything ends."""
        return max(self.places.bottom, self.points.bottom, self.queen.bottom, self.bars.bottom)

    def place(self, index: int) -> Rect:
        """Return the bar of a place."""
        u = self.u
        top = self.places.y + (HEAD + 4 + PLACE_PITCH * index) * u
        return Rect(self.places.x + 42 * u, top, self.places.w - 96 * u, 22 * u)


def statistics_layout(body: Rect, u: float, text_unit: float = 0.0) -> StatisticsLayout:
    """Place everything from the top of *body* down; *text_unit* is u as text has it, which does not shrink as far."""
    return _wide(body, u) if body.w >= WIDE_FROM * max(u, text_unit) else _narrow(body, u)


def _wide(body: Rect, u: float) -> StatisticsLayout:
    tiles = _tiles(body, u, TILES_IN_ROWS[0])
    top = tiles[-1].bottom + BLOCK_TOP * u
    left = body.w * TOTALS_SHARE
    right = body.x + left + COLUMN_GAP * u
    room = body.right - right
    high = (HEAD + PLOT_HEIGHT) * u
    rule = top + high + RULE_GAP * u
    band = rule + 18 * u
    bars = min(120 * u, max(54 * u, room - 206 * u))
    return StatisticsLayout(
        u,
        tiles,
        totals=Rect(body.x, top, left, high),
        places=Rect(right, top, room, high),
        points=Rect(body.x, band, (SPLIT_LEFT - 12) * u, LAST_ROW * u),
        split=Rect(body.x + SPLIT_LEFT * u, band + 2 * u, left - SPLIT_LEFT * u, BAR_HEIGHT * u),
        queen=Rect(right, band, room - bars - 8 * u, QUEEN_ROW * u),
        bars=Rect(body.right - bars, band + 2 * u, bars, 36 * u),
        rule=Rect(body.x, rule, body.w, 1),
    )


def _narrow(body: Rect, u: float) -> StatisticsLayout:
    tiles = _tiles(body, u, TILES_IN_ROWS[1])
    top = tiles[-1].bottom + BLOCK_TOP * u
    totals = Rect(body.x, top, body.w, (HEAD + PLOT_HEIGHT) * u)
    rule = totals.bottom + 20 * u
    band = rule + 18 * u
    half = (body.w - COLUMN_GAP * u / 2) / 2
    right = body.right - half
    queen = band + 112 * u
    return StatisticsLayout(
        u,
        tiles,
        totals=totals,
        places=Rect(body.x, band, half, (HEAD + 3 * PLACE_PITCH + 30) * u),
        points=Rect(right, band, half, LAST_ROW * u),
        split=Rect(right, band + 50 * u, half, BAR_HEIGHT * u),
        queen=Rect(right, queen, half, QUEEN_ROW * u),
        bars=Rect(right, queen + 62 * u, min(half, 180 * u), 36 * u),
        rule=Rect(body.x, rule, body.w, 1),
    )


def _tiles(body: Rect, u: float, rows: tuple[int, ...]) -> tuple[Rect, ...]:
    gap = TILE_GAP * u
    tiles = []
    for row, count in enumerate(rows):
        width = (body.w - gap * (count - 1)) / count
        top = body.y + row * (TILE_HEIGHT * u + gap)
        tiles += [Rect(body.x + column * (width + gap), top, width, TILE_HEIGHT * u) for column in range(count)]
    return tuple(tiles)

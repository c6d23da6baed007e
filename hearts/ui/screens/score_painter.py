"""Draws the score sheet: heading, rounds, cards taken, totals and the race."""

from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card, Suit
from hearts.core.seats import SEATS
from hearts.text import figure, passed_word
from hearts.text import scores as words
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Pose, Rect
from hearts.ui.lettering import Typeface
from hearts.ui.race import Race, pins
from hearts.ui.score_layout import LABELS, ScoreLayout
from hearts.ui.score_model import Haul, ScoreRow, ScoreTable
from hearts.ui.screen import Desk
from hearts.ui.theme import SEAT_COLOURS

SEED_TEXT = 13
NAMES = (16, 14.5, 13)  # u, the sizes of the names at the head
PIN_GAP = 27  # u between the heads of two pins
CARD, PIP, PIP_PITCH, ROW_PITCH = 36, 14, 17, 18  # u, of the cards taken
OVERHANG = 12  # u the newest round's band reaches beyond the text


class ScorePainter:
    """Draws one table of scores at whatever place it is given."""

    def __init__(self, desk: Desk, names: words.Names, table: ScoreTable, *, race: Race | None, seed: int) -> None:
        self._desk = desk
        self._names = names
        self._table = table
        self._race = race
        self._seed = seed

    def draw(self, canvas: Canvas, layout: ScoreLayout, scrolled: float) -> None:
        """Draw the whole sheet with its rounds *scrolled* so many pixels up."""
        self._draw_head(canvas, layout)
        with canvas.clipped(layout.rows.inset(-OVERHANG * layout.u, 0)):
            for index, row in enumerate(self._table.rows):
                self._draw_row(canvas, layout, row, layout.row(index, scrolled))
        if layout.taken is not None:
            self._draw_taken(canvas, layout, layout.taken)
        self._draw_totals(canvas, layout)
        if layout.race is not None and self._race is not None:
            self._draw_race(canvas, layout, layout.race, self._race)

    def _draw_head(self, canvas: Canvas, layout: ScoreLayout) -> None:
        u, paper, head = layout.u, canvas.paper, layout.head
        self._draw_seed(canvas, layout)
        room = layout.column_width - (42 if layout.is_flat else 8) * u
        size = self._name_size(canvas, room)
        for seat in SEATS:
            x, name = layout.column(seat), self._names[seat]
            if layout.is_flat:
                middle = head.center[1] - 2 * u
                left = x - (min(canvas.text_width(name, size, Typeface.BOLD), room) + 34 * u) / 2
                canvas.avatar(seat, left + 13 * u, middle, 26 * u)
                canvas.text_middle(left + 34 * u, middle, name, size, paper.ink, face=Typeface.BOLD, width=room + 1)
                continue
            canvas.avatar(seat, x, head.y + 30 * u, 40 * u)
            canvas.text(x, head.y + 70 * u, name, size, paper.ink, face=Typeface.BOLD, anchor="center", width=room)

    def _name_size(self, canvas: Canvas, room: float) -> float:
        """Return the largest size at which every name is narrower than *room*, or the least: all are of one size."""
        wide = (
            (size, max(canvas.text_width(self._names[seat], size, Typeface.BOLD) for seat in SEATS)) for size in NAMES
        )
        return next((size for size, width in wide if width <= room), NAMES[-1])

    def _draw_seed(self, canvas: Canvas, layout: ScoreLayout) -> None:
        """Draw the seed beside the names, a long one on a line of its own: whole, or it would be of no use."""
        u, ink = layout.u, canvas.paper.ink2
        middle = layout.head.center[1] - 2 * u if layout.is_flat else layout.head.y + 64.5 * u
        line = words.seed(self._seed)
        if canvas.text_width(line, SEED_TEXT) <= (LABELS - 8) * u:
            canvas.text_middle(layout.head.x, middle, line, SEED_TEXT, ink)
            return
        up = 8 * u
        canvas.text_middle(layout.head.x, middle - up, words.SEED(), SEED_TEXT, ink)
        canvas.text_middle(layout.head.x, middle + up, str(self._seed), SEED_TEXT, ink)

    def _draw_row(self, canvas: Canvas, layout: ScoreLayout, row: ScoreRow, rect: Rect) -> None:
        u, paper, middle = layout.u, canvas.paper, rect.center[1]
        if row.is_newest:
            canvas.panel(rect.inset(-OVERHANG * u, 0), 12 * u, paper.alt)
        elif row.round_no > 1:
            canvas.line((rect.x, rect.y), (rect.right, rect.y), paper.line)
        ink = paper.ink if row.is_newest else paper.ink2
        face = Typeface.BOLD if row.is_newest else Typeface.MEDIUM
        wide = canvas.text_middle(rect.x, middle, words.round_title(row.round_no), 16, ink, face=face)
        note = words.SO_FAR() if row.is_running else passed_word(row.direction)
        left = rect.x + max(76 * u, wide + 10 * u)
        canvas.text_middle(left, middle, note, 13.5, paper.ink2, width=layout.column(0) - 30 * u - left)
        size = 21 if row.is_newest else 19
        for seat in SEATS:
            points = row.points[seat]
            if points is None:
                continue
            line = words.row_points(points, is_newest=row.is_newest)
            x = layout.column(seat)
            wide = canvas.text_middle(x, middle, line, size, ink, face=Typeface.DISPLAY, anchor="center")
            if seat is row.shooter:
                canvas.icon("moon", x + wide / 2 + 16 * u, middle, 16, paper.gold_text)

    def _draw_taken(self, canvas: Canvas, layout: ScoreLayout, rect: Rect) -> None:
        u, paper = layout.u, canvas.paper
        middle = rect.y + (26 if layout.is_low else 38) * u
        canvas.text_middle(rect.x, middle, words.TAKEN(), 16, paper.ink2)
        for seat in SEATS:
            haul, x = self._table.hauls[seat], layout.column(seat)
            if haul is None:
                continue
            if haul.is_empty:
                canvas.text_middle(x, middle, words.NOTHING(), 14.5, paper.ink2, anchor="center")
            else:
                self._draw_haul(canvas, haul, (x, middle), layout)

    def _draw_haul(self, canvas: Canvas, haul: Haul, place: tuple[float, float], layout: ScoreLayout) -> None:
        """Draw cards, then hearts in even lines, all smaller where the column is too narrow."""
        cards: list[Card] = [QUEEN_OF_SPADES] * haul.queen + [JACK_OF_DIAMONDS] * haul.jack
        lines = _heart_lines(haul.hearts, 3 if cards else 5)
        across = max(lines, default=0)
        wide = len(cards) * (CARD + 5) + across * PIP_PITCH + (5 if lines else -5) * bool(cards)
        size = min((0.8 if layout.is_low else 1.0) * layout.u, (layout.column_width - 8 * layout.u) / wide)
        x, y = place
        left = x - wide * size / 2
        for card in cards:
            pose = Pose(left + CARD * size / 2, y, 0, CARD * size)
            self._desk.painter.draw(canvas.surface, card, pose)
            left += (CARD + 5) * size
        middle = left + (5 if cards else 0) * size + across * PIP_PITCH * size / 2
        pitch = min(ROW_PITCH, 52 / max(1, len(lines)))
        colour = canvas.sheet_pips[Suit.HEARTS]
        for number, count in enumerate(lines):
            down = (number - (len(lines) - 1) / 2) * pitch * size
            for index in range(count):
                right = (index - (count - 1) / 2) * PIP_PITCH * size
                canvas.pip(Suit.HEARTS, middle + right, y + down, PIP * size / canvas.u, colour)

    def _draw_totals(self, canvas: Canvas, layout: ScoreLayout) -> None:
        u, paper, rect = layout.u, canvas.paper, layout.total
        canvas.line((rect.x, rect.y), (rect.right, rect.y), paper.ink, 1.6 * u)
        middle = rect.y + (24 if layout.is_low else 33) * u
        size = 28 if layout.is_low else 34
        newest = self._table.rows[-1] if self._table.rows else None
        up = 0.0
        if newest is not None and newest.is_running:
            up = 9 * u
            canvas.text_middle(rect.x, middle + 11 * u, words.total_after(newest.round_no - 1), 13, paper.ink2)
        canvas.text_middle(rect.x, middle - up, words.TOTAL(), 19, paper.ink, face=Typeface.BOLD)
        for seat in SEATS:
            colour = paper.accent if seat in self._table.leaders else paper.ink
            canvas.text_middle(
                layout.column(seat),
                middle,
                figure(self._table.totals[seat]),
                size,
                colour,
                face=Typeface.DISPLAY,
                anchor="center",
            )

    def _draw_race(self, canvas: Canvas, layout: ScoreLayout, rect: Rect, race: Race) -> None:
        u, paper = layout.u, canvas.paper
        y = rect.y + 46 * u
        canvas.text_middle(rect.x, y, words.race(race.target), 15, paper.ink2)
        left, right = layout.axis
        canvas.line((left, y), (right, y), paper.line, 5 * u)
        for tick in race.ticks:
            x = left + race.share(tick) * (right - left)
            is_target = tick == race.target
            colour = paper.gold_text if is_target else paper.control
            canvas.line((x, y - 5 * u), (x, y + 5 * u), colour, (2.2 if is_target else 1.5) * u)
            ink = paper.gold_text if is_target else paper.ink2
            canvas.text_middle(x, y + 20 * u, figure(tick), 12.5, ink, anchor="center")
        for pin in pins(race, self._table.totals, left, right, PIN_GAP * u):
            colour = SEAT_COLOURS[pin.seat]
            canvas.line((pin.place, y - 22 * u), (pin.true, y - 2 * u), colour, 2 * u)
            canvas.circle(pin.true, y, 4.5 * u, colour, stroke=paper.background, stroke_width=1.6 * u)
            canvas.circle(pin.place, y - 26 * u, 13.5 * u, paper.background)
            canvas.avatar(pin.seat, pin.place, y - 26 * u, 24 * u)


def _heart_lines(count: int, across: int) -> list[int]:
    """Break *count* hearts into lines, the longer ones first; more than three lines get longer instead."""
    if not count:
        return []
    lines = min(3, -(-count // across))
    return [count // lines + (number < count % lines) for number in range(lines)]

"""Draws the chart of the totals round by round."""

from hearts.core.seats import Seat
from hearts.text import figure
from hearts.text import scores as words
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.score_chart import ScoreChart
from hearts.ui.theme import SEAT_COLOURS

ORDER = (Seat.NORTH, Seat.EAST, Seat.WEST, Seat.SOUTH)  # the person's line lies on top
LEFT, TOP, RIGHT, BOTTOM = 30, 30, 48, 26  # u around the plot
DISC, GAP = 21, 23  # u
FAINT = 0.45  # of white lines that must not outshine the players'
DASH, SPACE = 5, 4  # u, of the target's line


def plot_of(rect: Rect, u: float) -> Rect:
    """Return where the lines run, inside the chart's place."""
    return Rect(rect.x + LEFT * u, rect.y + TOP * u, rect.w - (LEFT + RIGHT) * u, rect.h - (TOP + BOTTOM) * u)


def draw_score_curve(canvas: Canvas, rect: Rect, chart: ScoreChart) -> None:
    """Draw *chart* in *rect* with its heading, its figures and a disc at the end of each line."""
    u, paper = canvas.u, canvas.paper
    plot = plot_of(rect, u)
    canvas.text(
        rect.x,
        rect.y + 10 * u,
        words.POINTS() if chart.is_single else words.ROUND_BY_ROUND(),
        17,
        paper.ink,
        face=Typeface.DISPLAY,
        width=rect.w,
    )
    for tick in chart.ticks:
        y = chart.height(tick, plot)
        if tick == chart.target:
            _draw_dashes(canvas, plot, y)
        else:
            alpha = FAINT if canvas.theme.high_contrast else 1.0
            canvas.line((plot.x, y), (plot.right, y), paper.line, 1.2 * u, alpha)
        canvas.text_middle(plot.x - 8 * u, y, figure(tick), 12.5, paper.ink2, anchor="right")
    for number in chart.round_labels:
        canvas.text_middle(
            chart.across(number, plot), plot.bottom + 16 * u, str(number), 12.5, paper.ink2, anchor="center"
        )
    (_draw_dots if chart.is_single else _draw_lines)(canvas, plot, chart)


def _draw_lines(canvas: Canvas, plot: Rect, chart: ScoreChart) -> None:
    u = canvas.u
    ends = chart.ends(plot, GAP * u)
    for seat in ORDER:
        points, colour = chart.line(seat, plot), SEAT_COLOURS[seat]
        canvas.polyline(points, colour, (3.4 if seat is Seat.SOUTH else 2) * u)
        canvas.line(points[-1], (plot.right + 10 * u, ends[seat]), colour, 2 * u)
        canvas.avatar(seat, plot.right + 18 * u, ends[seat], DISC * u)


def _draw_dots(canvas: Canvas, plot: Rect, chart: ScoreChart) -> None:
    """Draw each seat's disc at its points, on a stem from nought."""
    u, nought = canvas.u, chart.height(0, plot)
    for seat in ORDER:
        x, y = chart.dot(seat, plot)
        canvas.line((x, nought), (x, y), SEAT_COLOURS[seat], 3 * u)
        canvas.avatar(seat, x, y, DISC * u)


def _draw_dashes(canvas: Canvas, plot: Rect, y: float) -> None:
    u, x = canvas.u, plot.x
    while x < plot.right:
        canvas.line((x, y), (min(x + DASH * u, plot.right), y), canvas.paper.gold_text, 1.4 * u)
        x += (DASH + SPACE) * u

"""Draws the statistics: the tiles, the totals, the places, what a round costs and how often the Queen came."""

from hearts.core.cards import Suit
from hearts.text import figure
from hearts.text import statistics as words
from hearts.ui.canvas import Canvas
from hearts.ui.geometry import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.raster import fill_of, path_body, stroke_of
from hearts.ui.statistics_layout import StatisticsLayout
from hearts.ui.statistics_model import SHOWN_GAMES, StatisticsModel
from hearts.ui.theme import Colour, mix

HEADING, NOTE = 18, 13.5
NARROW_TILE = 176  # u; below it the text moves closer to the edge
MARK, EDGE = 5.5, 14  # u: the radius of a game's mark, and from the chart's sides to the first and last
DASH = 5  # u, of the average's line and of its gaps
LINE_ALPHA = 0.55
FAINT = 0.45  # of white lines that must not outshine the marks
LATER_PLACES = ("#B99A9C", "#CDBBB4", "#DCD0C4")
CONTRAST_PLACES = (0.75, 0.55, 0.40)
BAR_PITCH = 10  # u, of the queen's bars at most
Value = tuple[str, str, str]


def draw_statistics(canvas: Canvas, layout: StatisticsLayout, model: StatisticsModel) -> None:
    """Draw everything that scrolls."""
    for index, (rect, value) in enumerate(zip(layout.tiles, tile_values(model), strict=True)):
        _draw_tile(canvas, rect, value, canvas.paper.accent if index == 1 else canvas.paper.ink)
    shown = len(model.shown) or SHOWN_GAMES
    _draw_heading(canvas, layout.totals, words.last_games(shown), words.LOWER_IS_BETTER())
    _draw_totals(canvas, layout, model)
    _draw_heading(canvas, layout.places, words.WHERE_YOU_FINISH(), words.games(model.figures.games))
    _draw_places(canvas, layout, model)
    if layout.rule is not None:
        canvas.line((layout.rule.x, layout.rule.y), (layout.rule.right, layout.rule.y), canvas.paper.line)
    note = words.points_note(model.points_a_round, model.jack_a_round)
    _draw_heading(canvas, layout.points, words.POINTS_IN_A_ROUND(), note)
    _draw_split(canvas, layout.split, model)
    _draw_heading(canvas, layout.queen, words.QUEEN_OF_SPADES(), words.queen_note(model.queen_percent))
    _draw_queens(canvas, layout.bars, layout.queen, model)


def tile_values(model: StatisticsModel) -> tuple[Value, ...]:
    """Return figure, label and note of each tile."""
    figures, known = model.figures, not model.is_empty
    first, last = model.first_day, model.last_day
    several_years = first is not None and last is not None and first.year != last.year
    return (
        (
            words.count(figures.games, is_known=known),
            words.games_played(figures.games),
            words.since(first, with_year=several_years),
        ),
        (
            words.percentage(model.won_percent),
            words.WON(),
            words.won_note(figures.wins, figures.games, model.best_run) if known else "",
        ),
        (
            words.decimal(model.average_total),
            words.AVERAGE_TOTAL(),
            words.winners_note(model.winners_average) if known else "",
        ),
        (
            words.count(figures.moons, is_known=figures.rounds > 0),
            words.moons_shot(figures.moons),
            words.moons_against(figures.moons_against) if figures.rounds else "",
        ),
        (words.decimal(model.average_place), words.AVERAGE_PLACE(), words.ONE_IS_BEST()),
    )


def _draw_tile(canvas: Canvas, rect: Rect, value: Value, ink: Colour) -> None:
    u, paper = canvas.u, canvas.paper
    canvas.panel(rect, 14 * u, paper.alt)
    inset = (18 if rect.w >= NARROW_TILE * u else 12) * u
    left, room = rect.x + inset, rect.w - inset - 6 * u
    shown, label, note = value
    canvas.text(left, rect.y + 46 * u, shown, 36, ink, face=Typeface.DISPLAY, width=room)
    canvas.text(left, rect.y + 70 * u, label, 15.5, paper.ink, face=Typeface.BOLD, width=room)
    if note:
        canvas.text(left, rect.y + 90 * u, note, 13, paper.ink2, width=room)


def _draw_heading(canvas: Canvas, rect: Rect, heading: str, note: str) -> None:
    u, paper = canvas.u, canvas.paper
    canvas.text(rect.x, rect.y + 14 * u, heading, HEADING, paper.ink, face=Typeface.DISPLAY, width=rect.w)
    canvas.text(rect.x, rect.y + 34 * u, note, NOTE, paper.ink2, width=rect.w)


def _draw_totals(canvas: Canvas, layout: StatisticsLayout, model: StatisticsModel) -> None:
    u, paper, plot, axis = canvas.u, canvas.paper, layout.plot, model.axis
    for tick in axis.ticks:
        y = axis.height(tick, plot)
        alpha = FAINT if canvas.theme.high_contrast else 1.0
        canvas.line((plot.x, y), (plot.right, y), paper.line, 1, alpha)
        canvas.text_middle(plot.x - 8 * u, y, figure(tick), 12.5, paper.ink2, anchor="right")
    if model.is_empty:
        _draw_nothing(canvas, plot)
        return
    across = marks(plot, len(model.shown), u)
    points = [(x, axis.height(game.total, plot)) for x, game in zip(across, model.shown, strict=True)]
    if model.has_line:
        canvas.polyline(points, paper.accent, 2.2 * u, LINE_ALPHA)
    for (x, y), game in zip(points, model.shown, strict=True):
        fill = paper.accent if game.is_win else paper.background
        canvas.circle(x, y, MARK * u, fill, stroke=paper.accent, stroke_width=2 * u)
    if model.has_line and model.shown_average is not None:
        _draw_average(canvas, plot, axis.height(model.shown_average, plot), words.average_mark(model.shown_average))


def marks(plot: Rect, count: int, u: float) -> list[float]:
    """Return the x of each of *count* games: even steps of twenty at most, a few stand at the left."""
    step = (plot.w - 2 * EDGE * u) / (SHOWN_GAMES - 1)
    return [plot.x + EDGE * u + index * step for index in range(count)]


def _draw_average(canvas: Canvas, plot: Rect, y: float, label: str) -> None:
    u, paper = canvas.u, canvas.paper
    area = Rect(plot.x, y - 2 * u, plot.w, 4 * u)
    count = int(plot.w / (2 * DASH * u))
    dashes = " ".join(f"M{2 * DASH * u * k:.2f},{2 * u:.2f} h{DASH * u:.2f}" for k in range(count + 1))
    canvas.drawing(area, path_body(dashes, fill_of(None) + stroke_of(paper.gold_text, 1.6 * u, 0.9)))
    wide = canvas.text_width(label, 13, Typeface.BOLD)
    above = y - 12 * u if y - 24 * u > plot.y else y + 12 * u
    canvas.panel(Rect(plot.right - wide - 10 * u, above - 9 * u, wide + 10 * u, 18 * u), 4 * u, paper.background, 0.9)
    canvas.text_middle(plot.right - 3 * u, above, label, 13, paper.gold_text, face=Typeface.BOLD, anchor="right")


def _draw_nothing(canvas: Canvas, plot: Rect) -> None:
    u, paper = canvas.u, canvas.paper
    room = min(plot.w - 24 * u, canvas.text_width(words.NOTHING_YET(), 15.5) + 28 * u)
    x, y = plot.center
    canvas.panel(Rect.around(x, y, room, 34 * u), 10 * u, paper.background)
    canvas.text_middle(x, y, words.NOTHING_YET(), 15.5, paper.ink2, anchor="center", width=room)


def _draw_places(canvas: Canvas, layout: StatisticsLayout, model: StatisticsModel) -> None:
    u, paper = canvas.u, canvas.paper
    most = max(1, *model.places)
    for index, times in enumerate(model.places):
        bar = layout.place(index)
        middle = bar.center[1]
        canvas.text_middle(layout.places.x, middle, words.PLACES[index](), 15, paper.ink, face=Typeface.BOLD)
        canvas.panel(bar, 6 * u, paper.alt)
        if times:
            width = max(12 * u, bar.w * times / most)
            canvas.panel(Rect(bar.x, bar.y, width, bar.h), 6 * u, _place_colour(canvas, index))
        canvas.text_middle(
            layout.places.right,
            middle,
            words.count(times, is_known=not model.is_empty),
            16,
            paper.ink,
            face=Typeface.DISPLAY,
            anchor="right",
        )


def _place_colour(canvas: Canvas, index: int) -> Colour:
    paper = canvas.paper
    if index == 0:
        return paper.accent
    if canvas.theme.high_contrast:
        return mix(paper.background, paper.ink, CONTRAST_PLACES[index - 1])
    return LATER_PLACES[index - 1]


def _draw_split(canvas: Canvas, bar: Rect, model: StatisticsModel) -> None:
    u, paper = canvas.u, canvas.paper
    hearts, queen = model.hearts_a_round, model.queen_a_round
    if hearts is None or queen is None:
        canvas.panel(bar, 6 * u, paper.alt)
        canvas.text_middle(*bar.center, words.DASH, 15, paper.ink2, anchor="center")
        return
    parts = (
        (Suit.HEARTS, hearts, words.hearts_part(hearts), paper.hearts),
        (Suit.SPADES, queen, words.queen_part(queen), paper.ink),
    )
    whole = hearts + queen
    widths = [bar.w * share / whole if whole else bar.w / 2 for _, share, _, _ in parts]
    needs = [canvas.text_width(label, NOTE, Typeface.BOLD) + 36 * u for _, _, label, _ in parts]
    fits = all(width >= need for width, need in zip(widths, needs, strict=True))
    left, label_left = bar.x, bar.x
    for (suit, share, label, colour), width, need in zip(parts, widths, needs, strict=True):
        if share:
            gap = 2 * u if share < whole and suit is Suit.HEARTS else 0.0
            canvas.panel(Rect(left, bar.y, max(4 * u, width - gap), bar.h), 6 * u, colour)
        x, y = (left + 10 * u, bar.center[1]) if fits else (label_left, bar.bottom + 14 * u)
        ink = paper.background if fits else colour
        canvas.pip(suit, x + 6 * u, y, 13, ink)
        canvas.text_middle(x + 18 * u, y, label, NOTE, ink, face=Typeface.BOLD)
        left, label_left = left + width, label_left + need


def _draw_queens(canvas: Canvas, area: Rect, label: Rect, model: StatisticsModel) -> None:
    u, paper = canvas.u, canvas.paper
    count = max(1, int(area.w / (5 * u)))
    bars = model.queen_bars[-count:]
    if not bars:
        return
    if model.has_whole_bars:
        canvas.text(label.x, label.y + 53 * u, words.TEN_ROUNDS(), NOTE, paper.ink2, width=label.w)
    pitch = min(BAR_PITCH * u, area.w / len(bars))
    left = area.right - pitch * len(bars) if area.w <= 120 * u else area.x
    quiet = mix(paper.background, paper.ink, 0.5)
    most = max(4, *bars)
    for index, times in enumerate(bars):
        height = max(2 * u, area.h * times / most)
        colour = paper.ink if index == len(bars) - 1 else quiet
        rect = Rect(left + index * pitch, area.bottom - height, pitch - min(4 * u, 0.4 * pitch), height)
        canvas.panel(rect, 2.5 * u, colour)

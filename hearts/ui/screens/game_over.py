"""The end of a game: who won, who came where, and how it went."""

from collections.abc import Callable

from hearts.core.cards import TWO_OF_CLUBS, Card
from hearts.core.game import Game, Over
from hearts.core.record import Record
from hearts.core.seats import SEATS, Seat
from hearts.text import YOU, figure
from hearts.text import scores as words
from hearts.text.readouts import scores_readout
from hearts.text.sheets import NEW_GAME
from hearts.ui.canvas import Canvas
from hearts.ui.confetti import drift
from hearts.ui.keys import Action
from hearts.ui.layout import Pose, Rect
from hearts.ui.lettering import Typeface
from hearts.ui.result_layout import PADDING, SIZE, TALL_ROW, ResultLayout, result_layout
from hearts.ui.score_chart import ScoreChart, score_chart
from hearts.ui.screen import Change, Desk, Pop, Push
from hearts.ui.screens.auto_close import AutoClose
from hearts.ui.screens.confetti_painter import ConfettiPainter
from hearts.ui.screens.footer_note import draw_footer_note
from hearts.ui.screens.score_curve import draw_score_curve
from hearts.ui.screens.scores import score_sheet
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.standings import Standing, runners_up, standings
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, footer_buttons

LEAST_HEADLINE = 30  # u
RAISED = 8  # u the buttons stand above their usual place
CROSS_ROOM = 56  # u kept free of it for the cross
FAN = ((None, -202, 4, -12), (TWO_OF_CLUBS, -152, 0, 2), (Card.parse("AH"), -102, 4, 15))  # x from the edge, y, degrees
FAN_CARD = 78  # u
FAN_ROOM = 264  # u kept free of the headline
ACTIONS = {Action.SCORES: "scores", Action.NEW_GAME: "new"}


def game_over(
    desk: Desk,
    record: Record,
    game: Game,
    names: words.Names,
    note: str,
    *,
    new_game: Callable[[], Change | None],
    on_close: Callable[[], Change | None] = Pop,
    auto_close: float | None = None,
) -> SheetScreen:
    """Return the sheet at the end of *game*; *note* stands at its foot.

    *on_close* says what leaving it does, by itself after *auto_close* seconds; it just goes where that is nothing.
    """
    content = GameOverContent(
        desk, record, game, names, note=note, new_game=new_game, on_close=on_close, auto_close=AutoClose(auto_close)
    )
    return SheetScreen(desk, content, actions=ACTIONS, moves=lambda: content.is_drifting)


class GameOverContent:
    """The sheet's content."""

    size = SIZE
    has_close = True
    first_focus = "new"
    title = ""
    subtitle = ""

    def __init__(
        self,
        desk: Desk,
        record: Record,
        game: Game,
        names: words.Names,
        *,
        note: str,
        new_game: Callable[[], Change | None],
        on_close: Callable[[], Change | None],
        auto_close: AutoClose,
    ) -> None:
        self._desk = desk
        self._record = record
        self._game = game
        self._names = names
        self._note = note
        self._new_game = new_game
        self._on_close = on_close
        self._auto_close = auto_close
        self._standings = standings(game)
        self._chart: ScoreChart = score_chart(game)
        winners = game.stage.winners if isinstance(game.stage, Over) else ()
        self.is_won = bool(record.people & set(winners))
        """Whether a person won, alone or with others."""
        self._drift = drift(desk.timing.game_over if self.is_won else 0.0)
        self._drifted = 0.0
        self._confetti = ConfettiPainter()
        self.headline = words.win_title(_called(game, record, names))
        self.line = result_line(game, names)

    @property
    def news(self) -> str:
        """How it ended, for whoever listens."""
        return f"{self.headline}. {self.line} {scores_readout(self._game, Seat.SOUTH, self._names)}"

    @property
    def is_drifting(self) -> bool:
        """Whether hearts and stars are falling."""
        return not self._drift.is_over(self._drifted)

    def height(self, desk: Desk, frame: Sheet) -> float:  # noqa: ARG002
        """Return how far the chart reaches: in a narrow sheet it stands below the standings."""
        return result_layout(frame, frame.body.y).chart.bottom - frame.body.y

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> tuple[Control, ...]:  # noqa: ARG002
        """Return nothing: the result is only read."""
        return ()

    def footer_controls(self, desk: Desk, frame: Sheet) -> list[Control]:
        """Return the buttons."""
        u, is_low = frame.u, result_layout(frame, frame.body.y).is_low
        bottom = frame.footer_bottom - (0 if is_low else RAISED) * u
        buttons = (
            ButtonSpec("scores", words.SCORE_SHEET(), icon="scores", least=160),
            ButtonSpec("new", NEW_GAME(), Kind.PRIMARY, "new", least=170),
        )
        return footer_buttons(desk.ruler, buttons, frame.right - PADDING * u, bottom, frame.width)

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:
        """Draw the standings and the chart."""
        layout = result_layout(frame, body.y)
        for index, standing in enumerate(self._standings):
            self._draw_standing(canvas, layout.row(index), standing, index)
        draw_score_curve(canvas, layout.chart, self._chart)

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Draw what drifts down beside the sheet, the gold line, the headline and the note."""
        u, paper = canvas.u, canvas.paper
        self._confetti.draw(canvas, self._drift, self._drifted, frame.rect)
        canvas.panel(frame.rect.inset(8 * u), 14 * u, None, stroke=paper.gold, stroke_width=1.4 * u)
        self._draw_headline(canvas, frame, result_layout(frame, frame.body.y))
        draw_footer_note(canvas, frame, self.footer_controls(self._desk, frame), self._note, inset=PADDING)

    def press(self, pressed: Pressed) -> Change | None:
        """Look at the score sheet, or begin a new game."""
        if pressed.id == "scores":
            return Push(score_sheet(self._desk, self._record, self._game, self._names, None))
        return Pop(self._new_game)

    def close(self) -> Change | None:
        """Leave the finished table as it is."""
        return self._on_close() or Pop()

    def update(self, dt: float) -> Change | None:
        """Let hearts and stars drift, and go on by itself where that was asked for."""
        self._drifted += dt
        return self.close() if self._auto_close.ends(dt) else None

    def _draw_headline(self, canvas: Canvas, frame: Sheet, layout: ResultLayout) -> None:
        u, paper = canvas.u, canvas.paper
        left = frame.left + PADDING * u
        has_fan = self.is_won and not layout.is_low
        room = frame.right - left - (FAN_ROOM if has_fan else CROSS_ROOM) * u
        face = Typeface.ITALIC if self.is_won else Typeface.DISPLAY
        size = layout.headline_size
        while size > LEAST_HEADLINE and canvas.text_width(self.headline, size, face) > room:
            size -= 2
        colour = paper.accent if self.is_won else paper.ink
        canvas.text(left, layout.headline, self.headline, size, colour, face=face, width=room)
        canvas.text(left, layout.line, self.line, 17, paper.ink2, width=room)
        for card, right, down, angle in FAN if has_fan else ():
            pose = Pose(frame.right + (right - PADDING) * u, layout.headline + (10 + down) * u, angle, FAN_CARD * u)
            self._desk.painter.draw(canvas.surface, card, pose)

    def _draw_standing(self, canvas: Canvas, rect: Rect, standing: Standing, index: int) -> None:
        u, paper, middle = canvas.u, canvas.paper, rect.center[1]
        is_first = standing.place == 1
        if is_first:
            canvas.panel(Rect(rect.x - 12 * u, rect.y, rect.w + 12 * u, rect.h), 12 * u, paper.alt)
        elif index and self._standings[index - 1].place != 1:
            canvas.line((rect.x, rect.y), (rect.right - 12 * u, rect.y), paper.line)
        share = rect.h / (TALL_ROW * u)
        colour = paper.gold_text if is_first else paper.ink2
        canvas.text_middle(
            rect.x + 8 * u, middle, str(standing.place), 22, colour, face=Typeface.DISPLAY, anchor="center"
        )
        canvas.avatar(standing.seat, rect.x + 48 * u, middle, 38 * u * share)
        wide = canvas.text_middle(
            rect.right - 14 * u,
            middle,
            figure(standing.total),
            28,
            paper.accent if is_first else paper.ink,
            face=Typeface.DISPLAY,
            anchor="right",
        )
        left = rect.x + 78 * u
        room = rect.right - 24 * u - wide - left
        name = self._names[standing.seat]
        canvas.text_middle(left, middle - 10 * u * share, name, 17, paper.ink, face=Typeface.BOLD, width=room)
        canvas.text_middle(left, middle + 11 * u * share, standing.fact, 13.5, paper.ink2, width=room)


def result_line(game: Game, names: words.Names) -> str:
    """Say with what a game was won, and how far ahead of whom."""
    lowest = min(game.totals)
    if game.totals.count(lowest) > 1:
        return words.shared_line(lowest)
    clear, following = runners_up(game)
    return words.win_line(lowest, len(game.rounds), clear, [names[seat] for seat in following])


def _called(game: Game, record: Record, names: words.Names) -> list[str]:
    """Name the winners, the person first and as such."""
    winners = game.stage.winners if isinstance(game.stage, Over) else ()
    people = [seat for seat in SEATS if seat in winners and seat in record.people]
    others = [seat for seat in winners if seat not in people]
    return [*(YOU() for _ in people[:1]), *(names[seat] for seat in [*people[1:], *others])]

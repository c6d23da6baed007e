"""The summary of a round, and the same sheet opened in the middle of one."""

from collections.abc import Callable, Mapping

import pygame

from hearts.core.game import Dealing, Game, Over, Passing
from hearts.core.record import Record
from hearts.core.rules import Rotation
from hearts.core.scoring import BySeat, shooter_of
from hearts.core.seats import SEATS, Seat
from hearts.store.settings import ShowPoints
from hearts.text import LAST_TRICK, round_line
from hearts.text import scores as words
from hearts.text.readouts import scores_readout
from hearts.ui.canvas import Canvas
from hearts.ui.keys import Action
from hearts.ui.layout import Rect
from hearts.ui.race import race_of
from hearts.ui.score_layout import ScoreLayout, score_layout, sheet_height
from hearts.ui.score_model import EVERYONE, ScoreTable, haul_of, score_table, tie_of
from hearts.ui.screen import Change, Desk, Pop, Push
from hearts.ui.screens.auto_close import AutoClose
from hearts.ui.screens.footer_note import draw_footer_note
from hearts.ui.screens.last_trick import last_trick
from hearts.ui.screens.score_painter import ScorePainter
from hearts.ui.screens.sheet_screen import NO_ACTIONS, SheetScreen
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, footer_buttons, sheet

WIDTH = 820  # u
SUBTITLE, CROSS_ROOM = 15.5, 56  # u, of the line under the heading and right of it
SUMMARY_ACTIONS = {Action.LAST_TRICK: "last"}


def round_summary(
    desk: Desk,
    record: Record,
    game: Game,
    names: words.Names,
    *,
    on_close: Callable[[], Change | None] = Pop,
    auto_close: float | None = None,
) -> SheetScreen:
    """Return the summary of the round just scored; after *auto_close* seconds it goes on by itself.

    *on_close* says what closing does; the sheet just goes where that is nothing.
    """
    is_over = isinstance(game.stage, Over)
    buttons = (
        ButtonSpec("last", LAST_TRICK(), icon="last", least=150),
        ButtonSpec("next", words.RESULT() if is_over else words.NEXT_ROUND(), Kind.PRIMARY, "right", least=176),
    )
    content = ScoreContent(
        desk,
        game,
        names,
        score_table(game),
        title=words.round_title(len(game.rounds)),
        said=summary_lines(game, names, record.people),
        seed=record.seed,
        buttons=buttons,
        on_close=on_close,
        auto_close=AutoClose(auto_close),
    )
    return _opened(desk, content, SUMMARY_ACTIONS)


def score_sheet(desk: Desk, record: Record, game: Game, names: words.Names, taken_so_far: BySeat | None) -> SheetScreen:
    """Return the score sheet as it stands; *taken_so_far* are the points of the round in progress, if to be told."""
    told = record.people if desk.settings.show_points is ShowPoints.OWN else EVERYONE
    table = score_table(game, taken_so_far, told)
    content = ScoreContent(
        desk,
        game,
        names,
        table,
        title=words.SCORES_TITLE(),
        said=(_round_line(game),),
        seed=record.seed,
        buttons=(ButtonSpec("next", words.CLOSE(), Kind.PRIMARY),),
    )
    return _opened(desk, content)


def summary_lines(game: Game, names: words.Names, people: frozenset[Seat]) -> tuple[str, ...]:
    """Say what matters of the round just scored: a tie that keeps the game going, a moon, or who took the queen."""
    lowest = tie_of(game)
    found = () if lowest is None else (words.tied(lowest),)
    shooter = shooter_of(game.taken)
    if shooter is not None:
        return *found, words.moon_shot(names[shooter])
    hauls = {seat: haul_of(cards, game.rules) for seat, cards in zip(SEATS, game.taken, strict=True)}
    holder = next(seat for seat in SEATS if hauls[seat].queen)
    person = min(people, default=holder)
    if person is holder:
        return *found, words.queen_and_hearts_taken(names[holder], hauls[holder].hearts)
    return *found, words.queen_taken(names[holder]), words.hearts_taken(names[person], hauls[person].hearts)


def _round_line(game: Game) -> str:
    """Say which round the sheet was opened in, or that it was the last."""
    direction = game.rounds[-1].direction if isinstance(game.stage, Over) else game.direction
    return round_line(game.round_no, game.rules, direction, passing=isinstance(game.stage, Dealing | Passing))


def _opened(desk: Desk, content: "ScoreContent", actions: Mapping[Action, str] = NO_ACTIONS) -> SheetScreen:
    screen = SheetScreen(desk, content, actions=actions)
    # the newest round is the one to see first
    screen.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0))
    return screen


class ScoreContent:
    """The sheet's content: seats as columns, rounds as rows."""

    has_close = True
    first_focus = "next"

    def __init__(
        self,
        desk: Desk,
        game: Game,
        names: words.Names,
        table: ScoreTable,
        *,
        title: str,
        said: tuple[str, ...],
        seed: int,
        buttons: tuple[ButtonSpec, ...],
        on_close: Callable[[], Change | None] = Pop,
        auto_close: AutoClose | None = None,
    ) -> None:
        self.title = title
        self._said = said
        self._desk = desk
        self._game = game
        self._names = names
        self._table = table
        self._buttons = buttons
        self._on_close = on_close
        self._auto_close = auto_close or AutoClose(None)
        self._race = race_of(game.totals, game.rules)
        self.size = WIDTH, sheet_height(len(table.rows), taken=table.tells_hauls, race=self._race is not None)
        self._painter = ScorePainter(desk, names, table, race=self._race, seed=seed)

    @property
    def subtitle(self) -> str:
        """As many of the sentences as one line holds, the first in any case."""
        layout, said = self._desk.layout, self._said
        room = sheet(layout, *self.size).width - CROSS_ROOM * layout.u
        fitting = (" ".join(said[:count]) for count in range(len(said), 0, -1))
        return next((line for line in fitting if self._desk.ruler.width(line, SUBTITLE) <= room), said[0])

    @property
    def news(self) -> str:
        """The figures, for whoever listens."""
        return scores_readout(self._game, Seat.SOUTH, self._names)

    def layout(self, frame: Sheet) -> ScoreLayout:
        """Return where the sheet's parts stand."""
        return score_layout(
            frame.body, frame.u, len(self._table.rows), taken=self._table.tells_hauls, race=self._race is not None
        )

    def height(self, desk: Desk, frame: Sheet) -> float:  # noqa: ARG002
        """Return the height that scrolls just as far as the rounds overflow."""
        return frame.body.h + self.layout(frame).overflow

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> tuple[Control, ...]:  # noqa: ARG002
        """Return nothing: the figures are only read."""
        return ()

    def footer_controls(self, desk: Desk, frame: Sheet) -> list[Control]:
        """Return the buttons."""
        return footer_buttons(desk.ruler, self._buttons, frame.right, frame.footer_bottom, frame.width)

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:
        """Draw everything; only the rounds move when the sheet is scrolled."""
        self._painter.draw(canvas, self.layout(frame), frame.body.y - body.y)

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Draw the note beside the buttons: what the moon's mark means, and where the coming round passes."""
        moon = self._table.has_moon
        note = " ".join(filter(None, (words.MOON_MARK() if moon else "", self._coming())))
        draw_footer_note(canvas, frame, self.footer_controls(self._desk, frame), note, icon="moon" if moon else "")

    def press(self, pressed: Pressed) -> Change | None:
        """Look at the last trick, or go on."""
        if pressed.id == "last":
            return Push(last_trick(self._desk, self._game, self._names))
        return self.close()

    def close(self) -> Change | None:
        """Go on."""
        return self._on_close() or Pop()

    def update(self, dt: float) -> Change | None:
        """Go on by itself where that was asked for."""
        return self.close() if self._auto_close.ends(dt) else None

    def _coming(self) -> str:
        game = self._game
        if self._table.rows[-1:] and self._table.rows[-1].is_running:
            number, direction = game.round_no + 1, game.rules.passing.direction(game.round_no + 1)
        else:
            number, direction = game.round_no, game.direction
        only = game.rules.target is None or game.rules.passing is Rotation.NEVER
        return "" if only or isinstance(game.stage, Over) else words.next_round(number, direction)

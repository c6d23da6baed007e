"""The person shot the moon and chooses what that does: both outcomes are shown before the choice."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from hearts.core.game import Game, Scoring
from hearts.core.moves import MoonChoice
from hearts.core.scoring import BySeat, add, round_scores, winners_of
from hearts.core.seats import SEATS, Seat
from hearts.text import figure
from hearts.text import scores as words
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.screen import Change, Desk, Pop
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, button_width

SIZE = (740, 474)
BETWEEN = 20  # u
HEAD, LOW_HEAD = 110, 92  # u above the outcomes
LOW_SHEET = 430  # u
KEYS = {pygame.K_1: MoonChoice.ADD.value, pygame.K_2: MoonChoice.SUBTRACT.value}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a choice would come to: the scores of the round, the totals after it, and who would then have won."""

    choice: MoonChoice
    scores: BySeat
    totals: BySeat
    winners: tuple[Seat, ...]


def outcome_of(game: Game, choice: MoonChoice) -> Outcome:
    """Return what *choice* would do to *game*."""
    scores = round_scores(game.taken, game.rules, choice)
    totals = add(game.totals, scores)
    return Outcome(choice, scores, totals, winners_of(totals, game.rules, len(game.rounds) + 1))


def moon_choice(
    desk: Desk, game: Game, names: words.Names, choose: Callable[[MoonChoice], Change | None]
) -> SheetScreen:
    """Return the question to the shooter; the sheet goes, then *choose* hears the answer."""
    return SheetScreen(desk, MoonContent(desk, game, names, choose), keys=KEYS)


class MoonContent:
    """The sheet's content: two outcomes side by side, a button under each."""

    size = SIZE
    has_close = False
    first_focus = MoonChoice.ADD.value
    title = ""
    subtitle = ""

    def __init__(
        self, desk: Desk, game: Game, names: words.Names, choose: Callable[[MoonChoice], Change | None]
    ) -> None:
        self._desk = desk
        self._names = names
        self._choose = choose
        self._shooter = game.stage.shooter if isinstance(game.stage, Scoring) else Seat.SOUTH
        self.outcomes = tuple(outcome_of(game, choice) for choice in MoonChoice)

    def height(self, desk: Desk, frame: Sheet) -> float:  # noqa: ARG002
        """Return the body's own height: nothing scrolls."""
        return frame.body.h

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> tuple[Control, ...]:  # noqa: ARG002
        """Return nothing: the figures are only read."""
        return ()

    def footer_controls(self, desk: Desk, frame: Sheet) -> list[Control]:
        """Return a button under each outcome, as wide as it."""
        height = max(desk.layout.touch, 46 * frame.u)
        found = []
        for outcome, panel in zip(self.outcomes, panels(frame), strict=True):
            spec = ButtonSpec(outcome.choice.value, _BUTTONS[outcome.choice](), Kind.PRIMARY)
            width = min(panel.w, max(button_width(desk.ruler, spec), 0.86 * panel.w))
            x = panel.center[0] - width / 2
            rect = Rect(x, panel.bottom - height - 14 * frame.u, width, height)
            found.append(Control(spec.id, spec.kind, rect, spec.label))
        return found

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:
        """Leave it all to the frame."""

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Draw the heading and both outcomes."""
        u, paper = canvas.u, canvas.paper
        top = panels(frame)[0].y
        canvas.text(
            frame.left,
            top - 50 * u,
            words.YOU_SHOT_THE_MOON(),
            40 if top - frame.rect.y > LOW_HEAD * u else 32,
            paper.accent,
            face=Typeface.ITALIC,
            width=frame.width - 60 * u,
        )
        canvas.icon("moon", frame.right - 20 * u, top - 58 * u, 38, paper.gold_text)
        canvas.text(frame.left, top - 22 * u, words.MOON_QUESTION(), 15.5, paper.ink2, width=frame.width)
        for outcome, panel in zip(self.outcomes, panels(frame), strict=True):
            self._draw_outcome(canvas, panel, outcome)

    def press(self, pressed: Pressed) -> Change | None:
        """Take the answer."""
        choice = MoonChoice(pressed.id)
        return Pop(lambda: self._choose(choice))

    def close(self) -> Change | None:
        """Stay: only an answer will do."""
        return None

    def update(self, dt: float) -> Change | None:  # noqa: ARG002
        """Wait."""
        return None

    def _draw_outcome(self, canvas: Canvas, panel: Rect, outcome: Outcome) -> None:
        u, paper = canvas.u, canvas.paper
        canvas.panel(panel, 14 * u, paper.alt, stroke=paper.line, stroke_width=u)
        left, right = panel.x + 18 * u, panel.right - 18 * u
        canvas.text_middle(
            left, panel.y + 28 * u, _TITLES[outcome.choice](), 19, paper.ink, face=Typeface.DISPLAY, width=right - left
        )
        rows = rows_of(panel, self._desk)
        for seat, row in zip(SEATS, rows, strict=True):
            self._draw_row(canvas, row, outcome, seat)
        over = bool(outcome.winners)
        canvas.text_middle(
            left,
            rows[-1].bottom + 18 * u,
            words.outcome(self._winners(outcome)),
            15,
            paper.accent if over else paper.ink2,
            face=Typeface.BOLD if over else Typeface.MEDIUM,
            width=right - left,
        )

    def _draw_row(self, canvas: Canvas, row: Rect, outcome: Outcome, seat: Seat) -> None:
        u, paper, middle = canvas.u, canvas.paper, row.center[1]
        if seat is not SEATS[0]:
            canvas.line((row.x, row.y), (row.right, row.y), paper.line)
        canvas.avatar(seat, row.x + 13 * u, middle, min(26 * u, 0.8 * row.h))
        total, change = outcome.totals[seat], outcome.scores[seat]
        lowest = total == min(outcome.totals)
        canvas.text_middle(
            row.right,
            middle,
            figure(total),
            22,
            paper.accent if lowest else paper.ink,
            face=Typeface.DISPLAY,
            anchor="right",
        )
        if change:
            line = words.row_points(change, is_newest=True)
            canvas.text_middle(row.right - 62 * u, middle, line, 14.5, paper.ink2, anchor="right")
        canvas.text_middle(
            row.x + 36 * u, middle, self._names[seat], 16, paper.ink, face=Typeface.BOLD, width=row.w - 150 * u
        )

    def _winners(self, outcome: Outcome) -> list[str]:
        order = sorted(outcome.winners, key=lambda seat: (seat is not self._shooter, seat))
        return [self._names[seat] for seat in order]


_TITLES = {MoonChoice.ADD: words.OTHERS_ADD, MoonChoice.SUBTRACT: words.SELF_SUBTRACT}
_BUTTONS = {MoonChoice.ADD: words.OTHERS_ADD_BUTTON, MoonChoice.SUBTRACT: words.SELF_SUBTRACT_BUTTON}


def panels(frame: Sheet) -> tuple[Rect, Rect]:
    """Return the places of the two outcomes."""
    u = frame.u
    head = HEAD if frame.rect.h > LOW_SHEET * u else LOW_HEAD
    top = frame.rect.y + head * u
    width = (frame.width - BETWEEN * u) / 2
    height = frame.rect.bottom - frame.padding + 4 * u - top
    return Rect(frame.left, top, width, height), Rect(frame.left + width + BETWEEN * u, top, width, height)


def rows_of(panel: Rect, desk: Desk) -> list[Rect]:
    """Return where the four totals stand in an outcome's place."""
    u = desk.layout.u
    top = panel.y + 50 * u
    room = panel.bottom - max(desk.layout.touch, 46 * u) - 14 * u - 42 * u - top
    height = room / len(SEATS)
    return [Rect(panel.x + 18 * u, top + index * height, panel.w - 36 * u, height) for index in range(len(SEATS))]

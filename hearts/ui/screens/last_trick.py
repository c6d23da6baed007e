"""The last trick once more, laid out on a piece of felt."""

from hearts.core.game import Game
from hearts.core.rules import TRICKS_IN_ROUND, Rules, points_of
from hearts.core.seats import SEATS, Seat
from hearts.core.trick import Trick
from hearts.text import LAST_TRICK
from hearts.text import scores as words
from hearts.ui.canvas import Canvas
from hearts.ui.card_sprite import CardLook
from hearts.ui.layout import TRICK_TILT, Pose, Rect
from hearts.ui.score_model import haul_of
from hearts.ui.screen import Change, Desk, Pop
from hearts.ui.screens.footer_note import draw_footer_note
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.theme import mix
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, footer_buttons

SIZE = (560, 600)
AVATAR = 34  # u
# where a card lies and where its seat's disc, in card widths from the middle
_CARDS = {Seat.SOUTH: (0, 0.7), Seat.WEST: (-1.02, 0), Seat.NORTH: (0, -0.7), Seat.EAST: (1.02, 0)}
_DISCS = {Seat.SOUTH: (-0.78, 1.0), Seat.WEST: (-1.8, 0), Seat.NORTH: (-0.78, -1.0), Seat.EAST: (1.8, 0)}


def last_trick(desk: Desk, game: Game, names: words.Names) -> SheetScreen:
    """Return the sheet that shows the trick last taken; there must be one."""
    return SheetScreen(desk, LastTrickContent(desk, game, names))


def trick_line(trick: Trick, rules: Rules, names: words.Names) -> str:
    """Say who took *trick* and what it cost."""
    winner = trick.winner
    if winner is None:
        return ""
    haul = haul_of(frozenset(trick.cards), rules)
    parts = words.haul_parts(haul.hearts, queen=haul.queen, jack=haul.jack)
    return words.trick_line(names[winner], parts, points_of(trick.cards, rules))


def felt_of(frame: Sheet) -> Rect:
    """Return the piece of felt in a sheet."""
    body = frame.body
    return Rect(body.x, body.y + 6 * frame.u, body.w, body.h - 4 * frame.u)


def card_width(felt: Rect) -> float:
    """Return how wide the four cards can be with a disc beside each."""
    return min(felt.h / (1.4 * 2.25), felt.w / 4.2)


def card_poses(felt: Rect) -> dict[Seat, tuple[Pose, tuple[float, float]]]:
    """Return where each seat's card lies on the felt, and the middle of the disc beside it."""
    width = card_width(felt)
    x, y = felt.center

    def at(offset: tuple[float, float]) -> tuple[float, float]:
        return x + offset[0] * width, y + offset[1] * width

    return {seat: (Pose(*at(_CARDS[seat]), TRICK_TILT[seat], width), at(_DISCS[seat])) for seat in SEATS}


class LastTrickContent:
    """The sheet's content."""

    size = SIZE
    has_close = True
    first_focus = "ok"

    def __init__(self, desk: Desk, game: Game, names: words.Names) -> None:
        self._desk = desk
        self._names = names
        self._trick = game.tricks[-1]
        self._number = len(game.tricks)
        self.title = LAST_TRICK()
        self.subtitle = trick_line(self._trick, game.rules, names)

    def height(self, desk: Desk, frame: Sheet) -> float:  # noqa: ARG002
        """Return the body's own height: nothing scrolls."""
        return frame.body.h

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> tuple[Control, ...]:  # noqa: ARG002
        """Return nothing: the cards are only looked at."""
        return ()

    def footer_controls(self, desk: Desk, frame: Sheet) -> list[Control]:
        """Return the button."""
        close = ButtonSpec("ok", words.CLOSE(), Kind.PRIMARY)
        return footer_buttons(desk.ruler, [close], frame.right, frame.footer_bottom, frame.width)

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:  # noqa: ARG002
        """Draw the felt, the cards in the order in which they fell, and whose each is."""
        felt, theme, u = felt_of(frame), canvas.theme, canvas.u
        canvas.panel(felt, 14 * u, mix(theme.spot, theme.mid, 0.35), stroke=theme.line, stroke_alpha=0.5)
        poses = card_poses(felt)
        for play in self._trick.plays():
            ring = 3 * u if play.seat is self._trick.winner else 0.0
            self._desk.painter.draw(canvas.surface, play.card, poses[play.seat][0], CardLook(ring=ring))
        for seat, (pose, (x, y)) in poses.items():
            ring_colour = theme.accent if seat is self._trick.winner else None
            canvas.avatar(seat, x, y, min(AVATAR * u, 0.46 * pose.width), ring=ring_colour)

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Draw who led and which trick it was."""
        note = words.trick_place(self._names[self._trick.leader], self._number, TRICKS_IN_ROUND)
        draw_footer_note(canvas, frame, self.footer_controls(self._desk, frame), note)

    def press(self, pressed: Pressed) -> Change | None:  # noqa: ARG002
        """Close."""
        return Pop()

    def close(self) -> Change | None:
        """Close."""
        return Pop()

    def update(self, dt: float) -> Change | None:  # noqa: ARG002
        """Wait."""
        return None

"""Pieces of the table that show what is chosen: the winner's ring, the points of this round, the deck's colours."""

from dataclasses import dataclass

from hearts import text
from hearts.core.cards import Card, Rank, Suit
from hearts.core.seats import Seat
from hearts.store.settings import ShowPoints
from hearts.ui.canvas import Canvas
from hearts.ui.card_sprite import IDLE, CardLook, CardPainter
from hearts.ui.layout import Pose, Rect
from hearts.ui.lettering import Typeface
from hearts.ui.screens.settings_pages import Sample

# u
CARD_WIDTH = 78
PLATE_WIDTH, PLATE_HEIGHT = 92, 118
BETWEEN, COMFORTABLE = 14, 224  # card and plate; the room a player has where nothing need shrink
LEAST_ROOM = 170
RING = 2.4
TILT = 3
FACE_WIDTH, FACE_STEP = 62, 0.62  # the step is a share of the width, as in a hand


@dataclass(frozen=True, slots=True)
class Shown:
    """A player of the sample: the card played, the total, the points of this round."""

    seat: Seat
    card: Card
    total: int
    points: int


PLAYERS = (
    Shown(Seat.WEST, Card.parse("9D"), 45, 2),
    Shown(Seat.NORTH, Card.parse("KD"), 38, 1),
    Shown(Seat.EAST, Card.parse("4D"), 16, 0),
    Shown(Seat.SOUTH, Card.parse("JD"), 31, 3),
)
WINNER = Seat.NORTH
FEW = (PLAYERS[1], PLAYERS[3])  # the winner and oneself say all where four would be too small
FACES = (*(Card(suit, rank) for suit in Suit for rank in (Rank.FOUR, Rank.NINE, Rank.QUEEN, Rank.ACE)), None)


def draw_sample(canvas: Canvas, painter: CardPainter, sample: Sample, rect: Rect) -> None:
    """Draw a trick with its players over *rect* as *sample* has them."""
    u = canvas.u
    _lay_cloth(canvas, rect)
    players = FEW if rect.w < len(PLAYERS) * LEAST_ROOM * u else PLAYERS
    room = rect.w / len(players)
    share = min(1.0, room / (COMFORTABLE * u))
    card_width, plate_width = CARD_WIDTH * u * share, PLATE_WIDTH * u * share
    for index, player in enumerate(players):
        left = rect.x + (index + 0.5) * room - (card_width + BETWEEN * u * share + plate_width) / 2
        y = rect.center[1]
        is_marked = sample.marks_winner and player.seat is WINNER
        pose = Pose(left + card_width / 2, y, TILT if index % 2 else -TILT, card_width)
        painter.draw(canvas.surface, player.card, pose, CardLook(ring=RING * u) if is_marked else IDLE)
        x = left + card_width + BETWEEN * u * share + plate_width / 2
        _draw_plate(canvas, player, sample.points, Rect.around(x, y, plate_width, PLATE_HEIGHT * u))


def draw_faces(canvas: Canvas, painter: CardPainter, rect: Rect) -> None:
    """Draw a row of cards of every suit, and a back, over *rect*."""
    _lay_cloth(canvas, rect)
    width = min(FACE_WIDTH * canvas.u, rect.w / ((len(FACES) + 2) * FACE_STEP))
    for index, card in enumerate(FACES):
        k = index - (len(FACES) - 1) / 2
        painter.draw(canvas.surface, card, Pose(rect.center[0] + k * FACE_STEP * width, rect.center[1], 0.0, width))


def _lay_cloth(canvas: Canvas, rect: Rect) -> None:
    canvas.panel(rect, 14 * canvas.u, canvas.theme.mid, stroke=canvas.theme.line, stroke_alpha=0.5)


def _draw_plate(canvas: Canvas, player: Shown, points: ShowPoints, rect: Rect) -> None:
    u, theme, x = canvas.u, canvas.theme, rect.center[0]
    canvas.plate(rect)
    canvas.avatar(player.seat, x, rect.y + 26 * u, 34 * u)
    name = text.seat_names()[player.seat]
    canvas.text_middle(x, rect.y + 55 * u, name, 14.5, theme.text, face=Typeface.BOLD, anchor="center")
    total = text.figure(player.total)
    canvas.text_middle(x, rect.y + 76 * u, total, 20, theme.text, face=Typeface.DISPLAY, anchor="center")
    if points is ShowPoints.ON or (points is ShowPoints.OWN and player.seat is Seat.SOUTH):
        _draw_points(canvas, player.points, x, rect.y + 100 * u)


def _draw_points(canvas: Canvas, points: int, x: float, y: float) -> None:
    u, theme = canvas.u, canvas.theme
    if not points:
        canvas.text_middle(x, y, text.NO_POINTS(), 13, theme.text2, anchor="center")
        return
    label = text.points_chip(points)
    wide = canvas.text_width(label, 13.5, Typeface.BOLD) + 17 * u
    chip = Rect.around(x, y, wide + 18 * u, 22 * u)
    canvas.panel(chip, chip.h / 2, theme.line, 0.25)
    canvas.pip(Suit.HEARTS, x - wide / 2 + 6 * u, y, 12, canvas.cloth_pips[Suit.HEARTS])
    canvas.text_middle(x - wide / 2 + 17 * u, y, label, 13.5, theme.text, face=Typeface.BOLD)

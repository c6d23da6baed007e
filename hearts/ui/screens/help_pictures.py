"""The pictures of the help: real cards, drawn by the table's own painter on a piece of its cloth."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts import text
from hearts.core.cards import Card, Rank, Suit
from hearts.core.rules import Jack, Rotation, Rules
from hearts.core.seats import Seat
from hearts.text import help as words
from hearts.ui.canvas import Canvas
from hearts.ui.card_sprite import IDLE, CardLook, CardPainter, Shadow
from hearts.ui.layout import Pose, Rect
from hearts.ui.lettering import Typeface

CARD_WIDTH = 100  # u, where there is room
LABEL_SIZES = (16, 14.5, 13)  # the largest at which the labels of a picture keep apart
CAPTION_SIZE = 14.5
LABEL_SPACE = 34  # u below the cards
MARGIN = 18  # u inside the cloth
RING = 2.4
ROUND_OF_26 = 26


@dataclass(frozen=True, slots=True)
class Labelled:
    """A card and the words under it; one that stands out is lifted and its words are in the accent."""

    card: Card
    label: str
    stands_out: bool = False


def example_totals(target: int | None) -> dict[Seat, int]:
    """Return totals a game to *target* may end with: North is over it, the person lowest."""
    if target is None:
        return {Seat.SOUTH: 2, Seat.WEST: 5, Seat.NORTH: 13, Seat.EAST: 6}
    rounds = round(2.86 * target / ROUND_OF_26)
    south, west, north = round(0.38 * target), round(0.68 * target), target + 4 - target % 2
    return {
        Seat.SOUTH: south,
        Seat.WEST: west,
        Seat.NORTH: north,
        Seat.EAST: ROUND_OF_26 * rounds - south - west - north,
    }


@dataclass(frozen=True, slots=True)
class Pictures:
    """Draws each page's picture over a rectangle."""

    painter: CardPainter
    rules: Rules

    def goal(self, canvas: Canvas, rect: Rect) -> None:
        """Show four players with their totals, the lowest marked."""
        u, theme = canvas.u, canvas.theme
        totals = example_totals(self.rules.target)
        for index, (seat, total) in enumerate(sorted(totals.items(), key=lambda pair: pair[1])):
            x = rect.x + (index + 0.5) * rect.w / len(totals)
            y = rect.center[1] - 34 * u
            canvas.avatar(seat, x, y, 56 * u, ring=None if index else theme.accent)
            canvas.text_middle(
                x, y + 48 * u, text.seat_names()[seat], LABEL_SIZES[0], theme.text, face=Typeface.BOLD, anchor="center"
            )
            ink = theme.text if index else theme.accent
            canvas.text_middle(x, y + 78 * u, text.figure(total), 28, ink, face=Typeface.DISPLAY, anchor="center")

    def passing(self, canvas: Canvas, rect: Rect) -> None:
        """Show three cards on their way to West."""
        u, theme = canvas.u, canvas.theme
        cards = [Card.parse(name) for name in ("AH", "KS", "QS")]
        passes = self.rules.passing is not Rotation.NEVER
        width = min(CARD_WIDTH * u, 0.16 * rect.w)
        x, y = rect.x + rect.w * (0.66 if passes else 0.5), rect.center[1] - LABEL_SPACE * u / 2
        for index, card in enumerate(cards):
            side = index - 1
            self._draw(canvas, card, Pose(x + side * 0.82 * width, y + abs(side) * 4 * u, side * 5, width))
        label = words.YOUR_THREE() if passes else words.KEPT()
        _write(canvas, x, rect, label, theme.text)
        if not passes:
            return
        west = rect.x + 0.17 * rect.w
        canvas.avatar(Seat.WEST, west, y, 56 * u)
        _write(canvas, west, rect, text.seat_names()[Seat.WEST], theme.text)
        canvas.arrow((x - 1.55 * width, y - 6 * u), (west + 46 * u, y - 6 * u), -26 * u, theme.accent, 4.5 * u)

    def trick(self, canvas: Canvas, rect: Rect) -> None:
        """Show a trick in the order it was played."""
        row = (("9D", words.LEADS()), ("KD", words.TAKES()), ("4D", words.FOLLOWS()), ("AS", words.HAS_NONE()))
        self._row(canvas, rect, [Labelled(Card.parse(name), label, name == "KD") for name, label in row])

    def hearts(self, canvas: Canvas, rect: Rect) -> None:
        """Show what costs points."""
        row = (("2H", 1), ("9H", 1), ("KH", 1), ("QS", 13))
        self._row(canvas, rect, [Labelled(Card.parse(name), text.points(cost), cost > 1) for name, cost in row])

    def moon(self, canvas: Canvas, rect: Rect) -> None:
        """Show the fourteen cards in a fan."""
        u = canvas.u
        cards = [*(Card(Suit.HEARTS, rank) for rank in Rank), Card.parse("QS")]
        width = min(CARD_WIDTH * u, 0.17 * rect.w)
        step = min(0.36 * width, (rect.w - 2 * MARGIN * u - 1.3 * width) / len(cards))
        y = rect.center[1] - LABEL_SPACE * u / 2
        for index, card in enumerate(cards):
            k = index - (len(cards) - 1) / 2
            last = index == len(cards) - 1
            x = rect.center[0] + k * step + (0.2 * width if last else -0.1 * width)
            look = CardLook(shadow=Shadow.LIFTED) if last else IDLE
            self._draw(canvas, card, Pose(x, y + 0.5 * k * k * u * 0.5, 1.3 * k, width), look)
        _write(canvas, rect.center[0], rect, words.ALL_FOURTEEN(), canvas.theme.text)

    def scoring(self, canvas: Canvas, rect: Rect) -> None:
        """Show what each kind of card counts."""
        row = [
            Labelled(Card.parse("7C"), text.NO_POINTS()),
            Labelled(Card.parse("AH"), text.points(1)),
            Labelled(Card.parse("QS"), text.points(13), stands_out=True),
        ]
        if self.rules.jack is Jack.BONUS:
            row.append(Labelled(Card.parse("JD"), text.points(-10)))
        self._row(canvas, rect, row)

    def fairness(self, canvas: Canvas, rect: Rect) -> None:
        """Show the table as West knows it: one hand open, three closed."""
        u, theme = canvas.u, canvas.theme
        hands = {Seat.WEST: ("4C", "QD", "2S", "TH"), Seat.NORTH: (), Seat.EAST: (), Seat.SOUTH: ()}
        width = min(62 * u, 0.076 * rect.w)
        y = rect.center[1]
        canvas.text_middle(
            rect.center[0], rect.y + 22 * u, words.WEST_KNOWS(), CAPTION_SIZE, theme.text2, anchor="center"
        )
        for index, (seat, names) in enumerate(hands.items()):
            x = rect.x + (index + 0.5) * rect.w / len(hands)
            for place in range(4):
                k = place - 1.5
                card = Card.parse(names[place]) if names else None
                self._draw(canvas, card, Pose(x + k * 0.5 * width, y + k * k * 1.5 * u, 6 * k, width))
            _write(canvas, x, rect, text.seat_names()[seat], theme.accent if seat is Seat.WEST else theme.text)

    def _row(self, canvas: Canvas, rect: Rect, row: Sequence[Labelled]) -> None:
        u, theme = canvas.u, canvas.theme
        room = rect.w - 2 * MARGIN * u
        high = (rect.h - LABEL_SPACE * u - 2 * MARGIN * u) / 1.4
        width = min(CARD_WIDTH * u, high, room / (1.25 * len(row)))
        step = min(room / len(row), max(1.3 * width, 150 * u))
        y = rect.y + (rect.h - LABEL_SPACE * u) / 2 + 4 * u
        size = _label_size(canvas, [item.label for item in row], step - 10 * u)
        for index, item in enumerate(row):
            k = index - (len(row) - 1) / 2
            x = rect.center[0] + k * step
            look = CardLook(shadow=Shadow.LIFTED, ring=RING * u) if item.stands_out else IDLE
            self._draw(canvas, item.card, Pose(x, y, 2.5 * k, width), look)
            _write(canvas, x, rect, item.label, theme.accent if item.stands_out else theme.text, size=size)

    def _draw(self, canvas: Canvas, card: Card | None, pose: Pose, look: CardLook = IDLE) -> None:
        self.painter.draw(canvas.surface, card, pose, look)


def _write(canvas: Canvas, x: float, rect: Rect, label: str, ink: str, *, size: float = LABEL_SIZES[0]) -> None:
    """Write *label* at the foot of the picture."""
    y = rect.bottom - LABEL_SPACE * canvas.u / 2 - 4 * canvas.u
    canvas.text_middle(x, y, label, size, ink, face=Typeface.BOLD, anchor="center")


def _label_size(canvas: Canvas, labels: Sequence[str], room: float) -> float:
    """Return the largest size at which each of *labels* is narrower than *room*."""
    for size in LABEL_SIZES:
        if all(canvas.text_width(label, size, Typeface.BOLD) <= room for label in labels):
            return size
    return LABEL_SIZES[-1]

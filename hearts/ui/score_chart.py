"""The totals round by round as a chart's figures and places; no pygame, no drawing."""

from dataclasses import dataclass

from hearts.core.game import Game
from hearts.core.scoring import BySeat, add
from hearts.core.seats import SEATS, Seat
from hearts.ui.layout import Rect
from hearts.ui.race import ticks_between
from hearts.ui.spread import spread

MOST_TICKS = 4
MOST_ROUND_LABELS = 5
HEADROOM = 1.08  # the highest line stays a little below the chart's upper edge

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ScoreChart:
    """The totals after each round, from 0 before the first; *ticks* are the marked figures."""

    totals: tuple[BySeat, ...]
    low: int
    high: float
    ticks: tuple[int, ...]
    target: int | None

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return len(self.totals) - 1

    @property
    def is_single(self) -> bool:
        """Whether there is only one round: four dots side by side instead of lines."""
        return self.rounds == 1

    @property
    def round_labels(self) -> tuple[int, ...]:
        """The rounds named below: the last and, at even steps back, some before it."""
        if self.is_single:
            return ()
        step = -(-self.rounds // MOST_ROUND_LABELS)
        return tuple(range(self.rounds, 0, -step))[::-1]

    def height(self, points: float, area: Rect) -> float:
        """Return the y of a total."""
        return area.bottom - area.h * (points - self.low) / (self.high - self.low)

    def across(self, round_no: int, area: Rect) -> float:
        """Return the x of a round."""
        return area.x + area.w * round_no / self.rounds

    def line(self, seat: Seat, area: Rect) -> tuple[Point, ...]:
        """Return the line of *seat*."""
        return tuple(
            (self.across(number, area), self.height(totals[seat], area)) for number, totals in enumerate(self.totals)
        )

    def dot(self, seat: Seat, area: Rect) -> Point:
        """Return the dot of *seat* after the only round, in a column of its own."""
        return area.x + area.w * (seat + 0.5) / len(SEATS), self.height(self.totals[-1][seat], area)

    def ends(self, area: Rect, gap: float) -> dict[Seat, float]:
        """Return the y of each seat's disc at the end of its line, at least *gap* apart and inside *area*."""
        final = self.totals[-1]
        order = sorted(SEATS, key=lambda seat: (-final[seat], seat))
        places = spread([self.height(final[seat], area) for seat in order], gap, area.y, area.bottom)
        return dict(zip(order, places, strict=True))


def score_chart(game: Game) -> ScoreChart:
    """Return the chart of *game*, which has at least one scored round."""
    totals: list[BySeat] = [(0, 0, 0, 0)]
    for scored in game.rounds:
        totals.append(add(totals[-1], scored.scores))
    target = game.rules.target
    low = min(min(row) for row in totals)
    most = max(target or 1, *(max(row) for row in totals))
    high = low + (most - low) * HEADROOM
    return ScoreChart(tuple(totals), low, high, ticks_between(low, most, target, MOST_TICKS), target)

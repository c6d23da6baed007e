"""What the statistics show, as figures that follow from the stored games; no pygame, no sentences."""

import math
from dataclasses import dataclass
from datetime import date
from typing import Final

from hearts.store.history import FinishedGame, History
from hearts.store.statistics import Figures, Tally
from hearts.ui.geometry import Rect

SHOWN_GAMES: Final = 20
LINE_FROM: Final = 3  # games; fewer are dots without a line
ROUNDS_A_BAR, MOST_BARS = 10, 12
QUEEN, JACK = 13, 10  # points
MOST_TICKS: Final = 5
TICK_STEPS: Final = (5, 10, 25, 50, 100, 200, 500)
HEADROOM: Final = 1.06  # the highest mark stays a little below the chart's upper edge
EMPTY_TOP: Final = 100  # points on the axis of a chart that shows nothing yet


@dataclass(frozen=True, slots=True)
class Axis:
    """The points a chart spans and the ones marked at its side."""

    low: float
    high: float
    ticks: tuple[int, ...]

    def height(self, points: float, area: Rect) -> float:
        """Return the y of so many points."""
        return area.bottom - area.h * (points - self.low) / (self.high - self.low)


@dataclass(frozen=True, slots=True)
class StatisticsModel:
    """Everything on the sheet, for all games or those at one level; None stands where nothing can be said yet."""

    tally: Tally
    history: History

    @property
    def figures(self) -> Figures:
        """The sums, with or without undo and hint."""
        return self.tally.all

    @property
    def is_empty(self) -> bool:
        """Whether no game has been finished."""
        return not self.figures.games

    @property
    def won_percent(self) -> int | None:
        """The share of games won."""
        return percent(self.figures.wins, self.figures.games)

    @property
    def best_run(self) -> int:
        """The most wins one after another."""
        best = run = 0
        for game in self.history.games:
            run = run + 1 if game.is_win else 0
            best = max(best, run)
        return best

    @property
    def average_total(self) -> float | None:
        """The person's average total."""
        return self.figures.average_total

    @property
    def winners_average(self) -> float | None:
        """The average of the totals that won."""
        return _mean([game.lowest for game in self.history.games])

    @property
    def average_place(self) -> float | None:
        """The person's average place."""
        return _mean([game.place for game in self.history.games])

    @property
    def first_day(self) -> date | None:
        """The day of the first game."""
        return next((game.day for game in self.history.games if game.day is not None), None)

    @property
    def last_day(self) -> date | None:
        """The day of the newest game."""
        return next((game.day for game in reversed(self.history.games) if game.day is not None), None)

    @property
    def shown(self) -> tuple[FinishedGame, ...]:
        """The games of the chart."""
        return self.history.games[-SHOWN_GAMES:]

    @property
    def shown_average(self) -> float | None:
        """The average total of the games of the chart."""
        return _mean([game.total for game in self.shown])

    @property
    def has_line(self) -> bool:
        """Whether there are games enough for a line between them."""
        return len(self.shown) >= LINE_FROM

    @property
    def axis(self) -> Axis:
        """The chart's axis: at least from 0 to something, farther where a total lies beyond."""
        totals = [game.total for game in self.shown]
        low, top = min(0, *totals, 0), max(0, *totals, 0) if totals else EMPTY_TOP
        top = max(top, low + TICK_STEPS[0])
        step = next((step for step in TICK_STEPS if (top - low) / step < MOST_TICKS), TICK_STEPS[-1])
        first = math.floor(low / step) * step
        high = max(top + (HEADROOM - 1) * (top - first), first + step)
        return Axis(first, high, tuple(range(first, math.floor(high) + 1, step)))

    @property
    def places(self) -> tuple[int, int, int, int]:
        """How often the person came where."""
        return self.figures.places

    @property
    def hearts_a_round(self) -> float | None:
        """The hearts taken in a round, on average."""
        return _over(self.history.taken.hearts, self.history.taken.rounds)

    @property
    def queen_a_round(self) -> float | None:
        """The points the queen costs in a round, on average."""
        return _over(QUEEN * self.history.taken.queens, self.history.taken.rounds)

    @property
    def jack_a_round(self) -> float | None:
        """The points the jack takes off in a round, on average; None where none was ever taken."""
        taken = self.history.taken
        return _over(JACK * taken.jacks, taken.rounds) if taken.jacks else None

    @property
    def points_a_round(self) -> float | None:
        """Hearts and queen together."""
        taken = self.history.taken
        return _over(taken.hearts + QUEEN * taken.queens, taken.rounds)

    @property
    def queen_percent(self) -> int | None:
        """The share of rounds in which the person took the queen."""
        return percent(self.history.taken.queens, self.history.taken.rounds)

    @property
    def queen_bars(self) -> tuple[int, ...]:
        """How often the person took the queen in each ten rounds, the newest last; rounds before whole tens are left.

        Fewer than ten make one bar.
        """
        queens = self.history.queens
        count = min(MOST_BARS, max(1, len(queens) // ROUNDS_A_BAR)) if queens else 0
        ends = [len(queens) - ROUNDS_A_BAR * back for back in range(count)][::-1]
        return tuple(sum(queens[max(0, end - ROUNDS_A_BAR) : end]) for end in ends)

    @property
    def has_whole_bars(self) -> bool:
        """Whether each bar is ten rounds."""
        return len(self.history.queens) >= ROUNDS_A_BAR


def percent(part: int, whole: int) -> int | None:
    """Return the nearest whole percentage, None of nothing; only none is 0 and only all is 100."""
    if not whole:
        return None
    nearest = (200 * part + whole) // (2 * whole)
    return nearest if part in {0, whole} else min(99, max(1, nearest))


def _mean(values: list[int]) -> float | None:
    return _over(sum(values), len(values))


def _over(part: int, whole: int) -> float | None:
    return part / whole if whole else None

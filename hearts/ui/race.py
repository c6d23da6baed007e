"""The race to the target as figures: how far its line reaches, where it is marked and where each pin stands.

No pygame and no drawing.
"""

from dataclasses import dataclass

from hearts.core.rules import Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, Seat
from hearts.ui.spread import spread

STEPS = (5, 10, 25, 50, 100, 250, 500, 1000)
MOST_STEPS = 5


@dataclass(frozen=True, slots=True)
class Race:
    """A line from *low* to *high* points, marked at *ticks*, of which *target* always is one."""

    low: int
    high: int
    target: int
    ticks: tuple[int, ...]

    def share(self, points: int) -> float:
        """Return how far along the line *points* lie, from 0 to 1."""
        return (points - self.low) / (self.high - self.low)


@dataclass(frozen=True, slots=True)
class Pin:
    """A seat's mark: its stem stands at the *true* place, its head at *place*, where it can be seen."""

    seat: Seat
    true: float
    place: float


def race_of(totals: BySeat, rules: Rules) -> Race | None:
    """Return the line on which all *totals* and the target have room; a game of one round has no race."""
    if rules.target is None:
        return None
    low, high = min(0, *totals), max(rules.target, *totals)
    return Race(low, high, rules.target, ticks_between(low, high, rules.target))


def ticks_between(low: int, high: int, target: int | None, most: int = MOST_STEPS) -> tuple[int, ...]:
    """Return round figures from *low* to *high* and *target*, beside which no other figure stands too near."""
    step = next((step for step in STEPS if high - low <= step * most), STEPS[-1])
    first = -(-low // step) * step
    ticks = tuple(range(first, high + 1, step))
    if target is None:
        return ticks
    # half a step, but at least what the figures themselves need
    near = max(step / 2, (high - low) / 12)
    return tuple(sorted({target, *(tick for tick in ticks if abs(tick - target) >= near)}))


def pins(race: Race, totals: BySeat, left: float, right: float, gap: float) -> tuple[Pin, ...]:
    """Return the pins from left to right, their heads at least *gap* apart; equal totals stand in seat order."""
    order = sorted(SEATS, key=lambda seat: (totals[seat], seat))
    true = [left + race.share(totals[seat]) * (right - left) for seat in order]
    return tuple(map(Pin, order, true, spread(true, gap, left, right)))

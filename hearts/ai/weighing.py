"""What the imagined rounds say of every card's points, for whoever wants to see more than the best card.

Cards are compared in the same imagined deals, those dropped early too. The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import SEATS, Floats
from hearts.ai.monte_carlo import LEAST_VARIANCE, Plan
from hearts.ai.player import Weighed
from hearts.ai.simulator import Rounds
from hearts.core.cards import Card
from hearts.core.rules import PENALTY_OF_ROUND, Jack, Moon, Rules
from hearts.core.seat_view import SeatView

OWN_SHARE = 0.75
"""Points of one's own in a point of one's own less the others' mean: the four share what there is."""


class Weighing:
    """The points of the seat of *view* in every imagined deal, a column for each plan.

    *prior* is what each plan was expected to cost beforehand, own points less the others', with an error of *error*.
    """

    def __init__(self, view: SeatView, plans: tuple[Plan, ...], prior: Floats | None, error: float) -> None:
        self._view = view
        self._plans = plans
        shoots = np.array([plan.shoots for plan in plans])
        # a shooter's points say little of its own less the others'
        self._prior = np.where(shoots, np.nan, 0.0 if prior is None else OWN_SHARE * prior)
        self._prior_weight = 0.0 if prior is None else (OWN_SHARE * error) ** -2
        self._level: float | None = None
        """What the first plan came to before all was reconsidered."""
        self._points = np.zeros((0, len(plans)), np.float32)
        self._against = np.zeros((0, len(plans)), np.float32)

    def watch(self, plans: tuple[Plan, ...], rounds: Rounds) -> None:
        """Take the finished *rounds*: each imagined deal once for each of *plans*."""
        scores = rounds.scores().astype(np.float32)
        own = scores[:, self._view.seat]
        others = (scores.sum(axis=1) - own) / (SEATS - 1)
        self._points = self._with(self._points, plans, own)
        self._against = self._with(self._against, plans, own - others)

    def reconsider(self, error: float) -> None:
        """Take what was seen of all plans as an opinion that is off by *error*, own points less the others'."""
        self._level = float(self._points[:, 0].mean())
        self._prior = np.array([self._behind(column, 0) for column in range(len(self._plans))])
        self._prior_weight += (OWN_SHARE * error) ** -2
        self._points = self._points[:0]

    def weighed(self, best: Plan) -> tuple[Weighed, ...]:
        """Return what each legal card comes to, *best* being what was chosen; nothing where nothing was imagined."""
        if not len(self._against):
            return ()
        chosen = self._plans.index(best)
        columns = self._columns() | {best.card: chosen}
        level = self._level_of(chosen)
        found = []
        for card in self._view.legal_plays():
            column = columns[_alike(card, columns)]
            points = max(level + self._behind(column, chosen), least_points(self._view.rules))
            found.append(Weighed(card, round(points, 2), self._plans[column].shoots))
        return tuple(found)

    def _with(self, rows: Floats, plans: tuple[Plan, ...], values: Floats) -> Floats:
        added = np.full((len(values) // len(plans), len(self._plans)), np.nan, np.float32)
        added[:, [self._plans.index(plan) for plan in plans]] = values.reshape(-1, len(plans))
        return np.concatenate([rows, added])

    def _columns(self) -> dict[Card, int]:
        """Return the column of each card that was tried: the plan for it that did best against the others."""
        found: dict[Card, int] = {}
        for column in np.nanmean(self._against, axis=0).argsort(kind="stable"):
            found.setdefault(self._plans[column].card, int(column))
        return found

    def _level_of(self, column: int) -> float:
        """Return what a plan comes to."""
        expected = np.nan if self._level is None else self._level + self._prior[column]
        return _combined(self._points[:, column], float(expected), self._prior_weight)

    def _behind(self, column: int, chosen: int) -> float:
        """Return how many points more *column* comes to than *chosen*, in the deals in which both were played."""
        expected = float(self._prior[column] - self._prior[chosen])
        return _combined(self._points[:, column] - self._points[:, chosen], expected, self._prior_weight)


def least_points(rules: Rules) -> int:
    """Return what a round can bring at best: opinions and chance may lead a little below that."""
    moon = 0 if rules.moon is Moon.ADD else -PENALTY_OF_ROUND
    return moon + (0 if rules.jack is Jack.OFF else int(Jack.BONUS))


def _combined(seen: Floats, expected: float, weight: float) -> float:
    """Return the mean of what was *seen*, drawn towards what was *expected*; either may be missing."""
    seen = seen[~np.isnan(seen)]
    if not len(seen):
        return expected
    mean = float(seen.mean())
    if np.isnan(expected):
        return mean
    seen_weight = len(seen) / max(float(seen.var()), LEAST_VARIANCE)
    return (seen_weight * mean + weight * expected) / (seen_weight + weight)


def _alike(card: Card, tried: dict[Card, int]) -> Card:
    """Return the card that was tried for *card*: the highest of its run of cards that are alike."""
    above = [other for other in tried if other.suit is card.suit and other.rank >= card.rank]
    return min(above, key=lambda other: other.rank)

"""What the end of a round is worth to a seat: points against the others, and the game where the round decides it.

The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import SEATS, Bools, Floats, Ints
from hearts.ai.simulator import Rounds
from hearts.core.rules import PENALTY_OF_ROUND, Moon
from hearts.core.seat_view import SeatView

GAME = 20.0
"""What winning the game is worth above losing it by as little as can be, in points."""


def costs(rounds: Rounds, view: SeatView) -> Floats:
    """Return how bad each finished round is for the seat of *view*: the less, the better."""
    found: Floats = all_costs(rounds, view)[:, view.seat]
    return found


def all_costs(rounds: Rounds, view: SeatView) -> Floats:
    """Return how bad each finished round is for every seat, a column a seat; *view* tells of the game."""
    scores = rounds.scores()
    if view.rules.moon is Moon.CHOOSE:
        scores = chosen(scores, rounds, view)
    cost = scores - (scores.sum(axis=1, keepdims=True) - scores) / (SEATS - 1)
    totals = scores + np.array(view.totals)
    is_lowest = totals == totals.min(axis=1, keepdims=True)
    ends = is_end(totals, is_lowest, view.rules.target)
    found: Floats = (cost + ends[:, None] * np.where(is_lowest, -GAME / 2, GAME / 2)).astype(np.float32)
    return found


def may_end(view: SeatView) -> bool:
    """Whether the game may be over after this round."""
    return view.rules.target is None or max(view.totals) + PENALTY_OF_ROUND >= view.rules.target


def is_end(totals: Ints, is_lowest: Bools, target: int | None) -> Bools:
    """Return whether the game is over: at the target, unless the lowest total is shared."""
    if target is None:
        return np.ones(len(totals), bool)
    found: Bools = (totals.max(axis=1) >= target) & (is_lowest.sum(axis=1) == 1)
    return found


def chosen(scores: Ints, rounds: Rounds, view: SeatView) -> Ints:
    """Return *scores*, of moons that add, where a shooter whom that would not let win takes 26 off instead."""
    shooter = rounds.points == PENALTY_OF_ROUND
    totals = scores + np.array(view.totals)
    ahead = (shooter & (totals == totals.min(axis=1, keepdims=True))).any(axis=1)
    subtracts = shooter.any(axis=1) & ~ahead
    found: Ints = scores - PENALTY_OF_ROUND * subtracts[:, None]
    return found

"""Imagined hands weighed by what the others played: who plays by good sense leaves traces of what it holds.

Each play of another seat that the rules of thumb would not have made with the imagined hand counts against it, and
hands are drawn again in proportion. The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import BIT, Bools, Floats, Ints, Sets, distinct
from hearts.ai.imagined import begun, plays_of
from hearts.ai.playout import choose
from hearts.ai.sampling import worlds
from hearts.core.seat_view import SeatView


def likely(view: SeatView, count: int, rng: np.random.Generator, doubt: float, drawn: int) -> Sets:
    """Return *count* deals drawn by how well they explain the plays, out of *drawn* times as many."""
    hands = worlds(view, count * drawn, rng)
    if not view.tricks:
        return hands[:count]
    surprises = surprise(view, hands)
    weights = np.exp(-doubt * (surprises - surprises.min()))
    ends = weights.cumsum()
    # evenly spaced draws, so that a deal is kept about as often as its weight says
    places = (np.arange(count) + rng.random()) / count * ends[-1]
    kept = rng.permutation(np.minimum(np.searchsorted(ends, places), len(hands) - 1))
    return hands[kept]


def surprise(view: SeatView, hands: Sets) -> Floats:
    """Return how many plays of the others the rules of thumb would not have made with each of *hands*."""
    rounds = begun(view, hands)
    found = np.zeros(len(hands), np.float32)
    for play in plays_of(view):
        card = np.full(len(hands), play.card.index)
        if play.seat != view.seat and rounds.step_no:
            legal = rounds.legal()
            found += ~is_alike(choose(rounds, legal), card, legal, rounds.gone)
        rounds.step(card)
    return found


def is_alike(first: Ints, second: Ints, legal: Sets, gone: Sets) -> Bools:
    """Whether two legal cards are the same but for cards that are gone or in the same hand."""
    kept = distinct(legal, gone)
    found: Bools = representative(first, kept) == representative(second, kept)
    return found


def representative(card: Ints, kept: Sets) -> Sets:
    """Return the lowest card kept that is not below *card*, as a set: the one that stands for it."""
    above = kept & ~(BIT[card] - np.uint64(1))
    return above & (~above + np.uint64(1))

"""Imagined hands weighed by what the others played: who plays by good sense leaves traces of what it holds.

Each play of another seat that the rules of thumb would not have made with the imagined hand counts against it, and
hands are drawn again in proportion. Where a seat may be after the moon, its plays are held against those of a shooter
as well: what explains them better decides in how many of the deals it is imagined to shoot. The window's process never
imports this file.
"""

from dataclasses import dataclass

import numpy as np

from hearts.ai.bitsets import BIT, RANK_OF, SEATS, Bools, Floats, Ints, Sets, distinct, size
from hearts.ai.imagined import begun, played_by, plays_of
from hearts.ai.inference import Situation
from hearts.ai.playout import choose
from hearts.ai.playout.shooting import shoot
from hearts.ai.playout.sight import NOBODY
from hearts.ai.sampling import worlds
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS as ALL_SEATS
from hearts.core.seats import Seat

QUEEN_RANK = 10
HIGH_CARDS = np.bitwise_or.reduce(BIT[RANK_OF >= QUEEN_RANK])
AS_LIKELY_AS_NOT, WITHOUT_A_POINT = 7, 2
"""High cards, from the queens up, in a seat's thirteen from which it would try for the moon as often as not; and how
many more where nobody has a point yet."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Imagined deals: the four hands held now, a row a deal, and the seat that is after the moon, or nobody."""

    hands: Sets
    shooters: Ints

    def rows(self, rows: Ints) -> "Deals":
        """Return some of the deals."""
        return Deals(self.hands[rows], self.shooters[rows])


def likely(view: SeatView, count: int, rng: np.random.Generator, doubt: float, drawn: int) -> Deals:
    """Return *count* deals drawn by how well they explain the plays, out of *drawn* times as many.

    Each play that does not fit makes a deal less likely by a factor of e to the power of *doubt*.
    """
    hands, suspects = worlds(view, count * drawn, rng), suspects_of(view)
    nobody = np.full(len(hands), NOBODY)
    if not view.tricks or (drawn == 1 and not suspects):
        return Deals(hands[:count], nobody[:count])
    sober, shooting = (doubt * found for found in surprises(view, hands, suspects))
    before = size((hands | played_by(view)) & HIGH_CARDS) - AS_LIKELY_AS_NOT
    if len(suspects) > 1:
        before = before - WITHOUT_A_POINT
    is_suspect = np.isin(np.arange(SEATS), suspects)
    share = np.where(is_suspect, 1 / (1 + np.exp(-(before + sober - shooting))), 0.0)
    shooters = drawn_shooters(share, rng)
    if drawn == 1:
        return Deals(hands, shooters)
    # a suspect's plays are explained by the one wish or by the other
    explained = np.exp(-sober) / (1 - share) / np.where(is_suspect, 1 + np.exp(before), 1.0)
    weights = explained.prod(axis=1)
    return Deals(hands, shooters).rows(drawn_again(weights, count, rng))


def suspects_of(view: SeatView) -> tuple[Seat, ...]:
    """Return the other seats that may still take every point."""
    points = Situation(view).points
    return tuple(seat for seat in ALL_SEATS if seat is not view.seat and sum(points) == points[seat])


def drawn_shooters(share: Floats, rng: np.random.Generator) -> Ints:
    """Return the seat that is after the moon in each deal, *share* being how likely each is to be."""
    ends = share.cumsum(axis=1)
    place = rng.random((len(share), 1)) * np.maximum(ends[:, -1:], 1.0)
    found: Ints = np.where(place[:, 0] < ends[:, -1], (ends <= place).sum(axis=1), NOBODY)
    return found


def drawn_again(weights: Floats, count: int, rng: np.random.Generator) -> Ints:
    """Return *count* rows, each as often as its weight says."""
    ends = weights.cumsum()
    # evenly spaced draws, so that a deal is kept about as often as its weight says
    places = (np.arange(count) + rng.random()) / count * ends[-1]
    found: Ints = rng.permutation(np.minimum(np.searchsorted(ends, places), len(weights) - 1))
    return found


def surprises(view: SeatView, hands: Sets, suspects: tuple[Seat, ...]) -> tuple[Floats, Floats]:
    """Return how many plays of each other seat the rules of thumb would not have made with each of *hands*.

    And how many a shooter would not have made, for the *suspects*.
    """
    rounds = begun(view, hands)
    sober, shooting = np.zeros((2, len(hands), SEATS), np.float32)
    for play in plays_of(view):
        card = np.full(len(hands), play.card.index)
        if play.seat != view.seat and rounds.step_no:
            legal = rounds.legal()
            sober[:, play.seat] += ~is_alike(choose(rounds, legal), card, legal, rounds.spent)
            if play.seat in suspects:
                shooting[:, play.seat] += ~is_alike(shoot(rounds), card, legal, rounds.spent)
        rounds.step(card)
    return sober, shooting


def is_alike(first: Ints, second: Ints, legal: Sets, spent: Sets) -> Bools:
    """Whether two legal cards are the same but for cards that are spent or in the same hand."""
    kept = distinct(legal, spent)
    found: Bools = representative(first, kept) == representative(second, kept)
    return found


def representative(card: Ints, kept: Sets) -> Sets:
    """Return the lowest card kept that is not below *card*, as a set: the one that stands for it."""
    above = kept & ~(BIT[card] - np.uint64(1))
    return above & (~above + np.uint64(1))

"""What three cards to pass are expected to bring, for whoever wants to see more than which three to take.

The sets worth telling of are compared in imagined hands of their own: in those from which the best was chosen, it
looks better than it is. The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import cards_of, set_of
from hearts.ai.imagined_passing import Passes, may_shoot, played_out
from hearts.ai.player import WeighedPass
from hearts.ai.sampling import worlds
from hearts.ai.utility import costs
from hearts.core.cards import Hand, without
from hearts.core.seat_view import SeatView

HANDS = 384
"""Imagined hands; the difference of two sets is then off by about a third of a point."""


def weighed_passes(
    view: SeatView, ranked: Passes, others: tuple[Hand, ...], rng: np.random.Generator
) -> tuple[WeighedPass, ...]:
    """Return what the best of *ranked*, the next best and *others* come to, in this order and each once."""
    tried = _worth_telling(view, ranked, others)
    rounds = played_out(view, tried, worlds(view, HANDS, rng))
    points = rounds.scores()[:, view.seat].reshape(HANDS, -1).mean(axis=0)
    cost = costs(rounds, view).reshape(HANDS, -1).mean(axis=0)
    columns: dict[int, int] = {}
    for column, cards in enumerate(map(int, tried.cards)):
        # of another's set, the way that costs less: with the moon in mind or without
        if cost[column] < cost[columns.setdefault(cards, column)]:
            columns[cards] = column
    return tuple(
        WeighedPass(cards_of(tried.cards[column]), round(float(points[column]), 2)) for column in columns.values()
    )


def _worth_telling(view: SeatView, ranked: Passes, others: tuple[Hand, ...]) -> Passes:
    """Return the best of *ranked* and the next of other cards as they are meant, and each other set both ways."""
    plans = {int(cards): bool(shoots) for cards, shoots in zip(ranked.cards[::-1], ranked.shoots[::-1], strict=True)}
    first = list(dict.fromkeys(map(int, ranked.cards)))[:2]
    told = [(cards, plans[cards]) for cards in first]
    for hand in others:
        cards = int(set_of(hand))
        if cards not in first:
            told.append((cards, False))
            if may_shoot(without(view.hand, hand)):
                told.append((cards, True))
    told = list(dict.fromkeys(told))
    return Passes(np.array([cards for cards, _ in told], dtype=np.uint64), np.array([shoots for _, shoots in told]))

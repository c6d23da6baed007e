"""The last tricks of imagined rounds, played out exactly: every seat sees all hands and plays what is best for itself.

All ways to go on are laid out card by card, many rounds at once, and judged from the last card back. The window's
process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import (
    JACK_SET,
    PENALTY_SET,
    Bools,
    Floats,
    Ints,
    Sets,
    distinct,
    lowest_card,
    unpacked_cards,
)
from hearts.ai.simulator import Rounds
from hearts.ai.utility import all_costs
from hearts.core.seat_view import SeatView

Layer = tuple[Ints, Ints]
"""For one card: the round from which each of the next ones comes, and the seat that chose in each."""


def play_exactly(rounds: Rounds, view: SeatView, is_lone: Bools) -> Rounds:
    """Return the ends of *rounds* where every seat plays its best; where several cards are, the worst for *view*.

    Where that seat *is_lone*, all others play their worst against it.
    """
    layers: list[Layer] = []
    ends, origins = rounds, rounds.rows
    while not ends.is_over:
        parents, cards = choices(ends)
        layers.append((parents, ends.turn))
        ends, origins = ends.copy_of(parents), origins[parents]
        ends.step(cards)
    costs = all_costs(ends, view)
    own = costs[:, view.seat].copy()
    costs[is_lone[origins]] = -own[is_lone[origins], None]
    costs[:, view.seat] = own
    return ends.copy_of(best_ends(costs, layers, view.seat))


def choices(rounds: Rounds) -> tuple[Ints, Ints]:
    """Return every card worth telling apart in each round: the round's row, and the card."""
    legal = rounds.legal()
    held = rounds.hands[:, 0] | rounds.hands[:, 1] | rounds.hands[:, 2] | rounds.hands[:, 3] | rounds.in_trick
    stake = np.where(rounds.options.jack, PENALTY_SET | JACK_SET, PENALTY_SET)
    is_decided = (held & stake) == 0
    kept: Sets = np.where(is_decided, legal & (~legal + np.uint64(1)), distinct(legal, rounds.spent))
    if not (kept & (kept - np.uint64(1))).any():
        return rounds.rows, lowest_card(kept)
    parents, cards = unpacked_cards(kept).nonzero()
    return parents, cards


def best_ends(costs: Floats, layers: list[Layer], watcher: int) -> Ints:
    """Return the row of the end to which each round comes; *costs* has a row an end and a column a seat."""
    rows = np.arange(len(costs))
    for parents, turn in reversed(layers):
        if len(parents) == len(turn):
            continue
        own, watched = costs[rows, turn[parents]], costs[rows, watcher]
        # the first of each round's cards is the best for who plays it, then the worst for who watches
        order = np.lexsort((-watched, own, parents))
        rows = rows[order[np.searchsorted(parents[order], np.arange(len(turn)))]]
    return rows

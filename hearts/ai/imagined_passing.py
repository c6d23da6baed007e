"""Passing by imagination: several choices of three cards, each played out with the same imagined hands.

The window's process never imports this file.
"""

from itertools import combinations

import numpy as np

from hearts.ai.bitsets import NOTHING, SEATS, Floats, Ints, Sets, cards_of, set_of
from hearts.ai.imagined import STEPS
from hearts.ai.playout import play_out
from hearts.ai.playout.passing import all_burdens, choose_passes
from hearts.ai.sampling import worlds
from hearts.ai.simulator import Options, Rounds
from hearts.ai.utility import costs
from hearts.core.cards import Card
from hearts.core.rules import CARDS_PASSED
from hearts.core.seat_view import SeatView

CONSIDERED = 8
"""Cards, the worst to keep, from which three are chosen."""


def likely_passes(view: SeatView) -> Sets:
    """Return the sets of three worth trying, the rules of thumb's own first."""
    hand = np.array([set_of(view.hand)])
    options = Options.of(view.rules, 1)
    burdens = all_burdens(hand, np.array([STEPS[view.direction]]), options.jack)[0]
    ranked = sorted(view.hand, key=lambda card: -burdens[card.index])[:CONSIDERED]
    own = choose_passes(hand, np.array([STEPS[view.direction]]), options.jack)[0]
    others = {int(set_of(cards)) for cards in combinations(ranked, CARDS_PASSED)} - {int(own)}
    return np.array([own, *sorted(others)], dtype=np.uint64)


def best_pass(view: SeatView, tried: Sets, chunks: tuple[int, ...], rng: np.random.Generator) -> tuple[Card, ...]:
    """Return the set of three that costs least, dropping half of the sets after each chunk of imagined hands."""
    total, count = np.zeros(len(tried)), 0
    for chunk in chunks:
        total = total + results(view, tried, worlds(view, chunk, rng)).sum(axis=0)
        count += chunk
        keep = np.argsort(total, kind="stable")[: (len(tried) + 1) // 2]
        tried, total = tried[keep], total[keep]
    return cards_of(tried[0])


def results(view: SeatView, tried: Sets, hands: Sets) -> Floats:
    """Return what each set costs with each of *hands*, a row for each of them."""
    count, sets = len(hands), len(tried)
    direction: Ints = np.full(count, STEPS[view.direction])
    options = Options.of(view.rules, count)
    sent = np.full((count, SEATS), NOTHING)
    for seat in range(SEATS):
        if seat != view.seat:
            sent[:, seat] = choose_passes(hands[:, seat], direction, options.jack)
    rows = np.repeat(np.arange(count), sets)
    rounds = Rounds(hands[rows], direction[rows], options.rows(rows))
    all_sent = sent[rows]
    all_sent[:, view.seat] = np.tile(tried, count)
    rounds.exchange(all_sent)
    rounds.start()
    play_out(rounds)
    return costs(rounds, view).reshape(count, sets)

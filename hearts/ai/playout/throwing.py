"""Rules of thumb for throwing a card on another suit, on arrays.

The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import (
    BIT,
    COUNT,
    HEART_SET,
    HIGHEST,
    JACK_SET,
    LOWEST,
    NOTHING,
    PENALTY_SET,
    QUEEN,
    QUEEN_SET,
    RANKS,
    Ints,
    Sets,
    all_suit_bits,
    sum_of_seats,
)
from hearts.ai.playout.sight import (
    ABOVE_QUEEN,
    BELOW_QUEEN,
    BONUS,
    DIAMONDS,
    HARMLESS,
    HEARTS,
    JACK_RANK,
    NEVER,
    QUEEN_RANK,
    SHORT,
    SPADES,
    STARVED,
    WATCHED,
    Choice,
    Costs,
    Sight,
)


def throw_rules(sight: Sight) -> list[Choice]:
    """Return the rules for throwing but the last."""
    has_queen = (sight.legal & QUEEN_SET) != 0
    queen = np.full(len(has_queen), QUEEN)
    spades = sight.legal_bits[SPADES]
    bare = sight.queen_is_out & (COUNT[spades & BELOW_QUEEN] < SHORT) & ((spades & ABOVE_QUEEN) != 0)
    rules = [(has_queen, queen), (bare, RANKS * SPADES + HIGHEST[spades])]
    if sight.is_suspicious:
        hearts = HIGHEST[sight.legal_bits[HEARTS]]
        costly = (sight.legal & PENALTY_SET) != 0
        breaks = (sight.suspicion >= WATCHED) & ~sight.is_rivals & costly
        feeds = (sight.suspicion >= STARVED) & sight.is_rivals
        rules = [(breaks, np.where(has_queen, queen, RANKS * HEARTS + hearts)), (feeds, _feed_no_moon(sight)), *rules]
    return rules


def _feed_no_moon(sight: Sight) -> Ints:
    """Throw what could least stop the seat that has every point, or the lowest heart where there is nothing else."""
    legal = sight.legal_bits[:HEARTS].copy()
    legal[SPADES] &= ~(1 << QUEEN_RANK)
    ranks, out = LOWEST[legal], sight.out_bits[:HEARTS]
    power = COUNT[out & ((1 << np.maximum(ranks, 0)) - 1)] / np.maximum(COUNT[out], 1) + ranks / 100
    power[SPADES] += 10 * sight.holds_queen
    power = np.where(ranks >= 0, power, -NEVER)
    suit = power.argmin(axis=0)
    hearts = sight.legal_bits[HEARTS]
    costly = np.where(hearts != 0, RANKS * HEARTS + LOWEST[hearts], QUEEN)
    found: Ints = np.where((legal != 0).any(axis=0), RANKS * suit + ranks[suit, sight.rounds.rows], costly)
    return found


def throw_the_most_dangerous(sight: Sight) -> Ints:
    """Throw what would hurt most if kept; a heart that might stop a moon of the trick's winner is kept."""
    legal = sight.legal & ~_stopper_kept(sight)
    if sight.jack_counts:
        legal = np.where(sight.jack, legal & ~JACK_SET, legal)
    ranks = HIGHEST[all_suit_bits(np.where(legal == 0, sight.legal, legal))]
    suit = np.where(ranks >= 0, dangers(sight, ranks), NEVER).argmax(axis=0)
    found: Ints = RANKS * suit + ranks[suit, sight.rounds.rows]
    return found


def _stopper_kept(sight: Sight) -> Sets:
    rounds = sight.rounds
    is_clean = sum_of_seats(rounds.points) == rounds.points[rounds.rows, rounds.winner]
    top = HIGHEST[sight.held_bits[HEARTS]]
    higher = COUNT[sight.out_bits[HEARTS] & ~((2 << np.maximum(top, 0)) - 1)]
    keeps = (rounds.winner != sight.ignored) & is_clean & (top >= 0) & (higher <= 2)  # noqa: PLR2004  hearts out above a stopper
    return np.where(keeps, BIT[RANKS * HEARTS + np.maximum(top, 0)] & HEART_SET, NOTHING)


def dangers(sight: Sight, ranks: Ints) -> Costs:
    """Estimate what each card, one a suit, costs if kept: how often it would win, and how well it is guarded."""
    out, held = COUNT[sight.out_bits], COUNT[sight.held_bits]
    lower = COUNT[sight.out_bits & ((1 << np.maximum(ranks, 0)) - 1)]
    value = 10 * lower / np.maximum(out, 1) - 1.2 * (held - 1)
    value[:SPADES] += 2 * (held[:SPADES] == 1)
    value[SPADES] -= 6 * ((ranks[SPADES] < QUEEN_RANK) & (sight.queen_is_out | sight.holds_queen))
    value[HEARTS] += 4
    if sight.jack_counts:
        catches = sight.jack & (ranks[DIAMONDS] > JACK_RANK) & ((sight.out & JACK_SET) != 0)
        value[DIAMONDS] -= BONUS * catches
    return np.where(out == 0, HARMLESS, value)

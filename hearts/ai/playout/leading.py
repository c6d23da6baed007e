"""Rules of thumb for leading, on arrays.

The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import COUNT, HIGHEST, JACK, JACK_SET, LOWEST, RANKS, SEATS, Ints, sum_of_seats
from hearts.ai.playout.sight import (
    ABOVE_QUEEN,
    BELOW_QUEEN,
    BONUS,
    DIAMONDS,
    EARLY_TRICKS,
    FOUGHT,
    HEARTS,
    JACK_RANK,
    NEVER,
    QUEEN_RANK,
    SHORT,
    SPADES,
    YOUNG_TO_LEAD,
    Choice,
    Costs,
    Sight,
    highest_of,
)


def lead_rules(sight: Sight) -> list[Choice]:
    """Return the rules for leading but the last."""
    rules = [shoot_a_sure_moon(sight), lead_a_stopper(sight)]
    if sight.jack_counts:
        higher = sight.out_bits[DIAMONDS] >> (JACK_RANK + 1)
        rules.append((sight.jack & ((sight.legal & JACK_SET) != 0) & (higher == 0), np.full_like(higher, JACK)))
    return rules


def shoot_a_sure_moon(sight: Sight) -> Choice:
    """Lead winner after winner, once no other seat has a point and none can take a trick."""
    points = sight.rounds.points
    is_clean = sum_of_seats(points) == points[sight.rounds.rows, sight.seat]
    speaks = is_clean & sight.points_are_out
    if speaks.any():
        held = sight.held_bits
        speaks &= ((held == 0) | (LOWEST[held] > HIGHEST[sight.out_bits])).all(axis=0)
    return speaks, highest_of(sight.legal) if speaks.any() else sight.rival


def lead_a_stopper(sight: Sight) -> Choice:
    """Lead a heart that nobody can beat against a seat that has every point so far."""
    top, out = HIGHEST[sight.legal_bits[HEARTS]], HIGHEST[sight.out_bits[HEARTS]]
    return (sight.suspicion >= FOUGHT) & (out >= 0) & (top > out), RANKS * HEARTS + top


def lead_the_least_cost(sight: Sight) -> Ints:
    """Lead what is least likely to take points, what draws the queen, or what rids the hand of high cards early.

    The lowest and the highest card of each suit are compared: what lies between is between them in cost, too.
    """
    legal = sight.legal_bits
    ranks = np.stack([LOWEST[legal], HIGHEST[legal]])
    cost = np.where(ranks >= 0, lead_costs(sight, ranks), -NEVER).reshape(2 * SEATS, -1)
    least = cost.argmin(axis=0)
    found: Ints = RANKS * (least % SEATS) + ranks.reshape(2 * SEATS, -1)[least, sight.rounds.rows]
    return found


def lead_costs(sight: Sight, ranks: Ints) -> Costs:
    """Estimate what leading each card costs; the last axes of *ranks* are suits and rounds."""
    out = COUNT[sight.out_bits]
    lower = COUNT[sight.out_bits & ((1 << np.maximum(ranks, 0)) - 1)]
    risk = lower / np.maximum(out, 1)
    cost = (8 + 2 * sight.voids_against()) * risk - (lower == 0)
    length = COUNT[sight.held_bits[:SPADES]]
    gain = 0.8 * (4 - length)
    if sight.rounds.step_no < EARLY_TRICKS * SEATS:
        is_young = (out[:SPADES] >= YOUNG_TO_LEAD) & (length <= SHORT)
        gain = gain + 11 * risk[:, :SPADES] * is_young
    cost[:, :SPADES] -= gain
    cost[:, SPADES] += spade_costs(sight, ranks[:, SPADES], lower[:, SPADES])
    if sight.jack_counts:
        cost[:, DIAMONDS] += BONUS * (sight.jack & (ranks[:, DIAMONDS] == JACK_RANK))
    return np.where(out == 0, 16.0 * sight.points_are_out, cost)


def spade_costs(sight: Sight, ranks: Ints, lower: Ints) -> Costs:
    """Estimate what leading each spade costs for the queen's sake; less than nothing where it hunts her."""
    held = sight.held_bits[SPADES]
    hunts = ((held & ABOVE_QUEEN) == 0) | (COUNT[held & BELOW_QUEEN] > 1)
    cost = np.where(ranks > QUEEN_RANK, 14.0, -7.0 * hunts)
    cost = np.where(sight.holds_queen, 12.0, cost * sight.queen_is_out)
    return np.where(ranks == QUEEN_RANK, np.where(lower > 0, 18.0, 3.0), cost)

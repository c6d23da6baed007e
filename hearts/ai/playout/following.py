"""Rules of thumb for following suit, on arrays.

The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import COUNT, HIGHEST, JACK_SET, LOWEST, QUEEN_SET, RANKS, SEATS, Bools, Ints, bits_of_suits
from hearts.ai.playout.sight import (
    BELOW_QUEEN,
    BONUS,
    DIAMONDS,
    FOUGHT,
    HEARTS,
    JACK_RANK,
    QUEEN_RANK,
    SPADES,
    URGENT,
    WATCHED,
    YOUNG_TO_FOLLOW,
    Sight,
)


def follow(sight: Sight) -> Ints:
    """Return the card to follow suit with (any number where the suit cannot be followed)."""
    rounds, led = sight.rounds, sight.rounds.led
    legal = bits_of_suits(sight.legal, led)
    best_rank = rounds.best - RANKS * led
    under = legal & ((1 << best_rank) - 1)
    over = legal & ~((2 << best_rank) - 1)
    out = bits_of_suits(sight.out, led)
    queen = (led == SPADES) * (1 << QUEEN_RANK)
    special = queen | ((led == DIAMONDS) & sight.jack) * (1 << JACK_RANK)
    top = HIGHEST[_unless_empty(legal & ~special, legal)]
    costs = sight.lying > 0

    # from the last rule to the first: each later assignment is asked earlier
    rank = _unload(sight, _unless_empty(legal & ~special, legal), out, costs)
    rank = np.where(under != 0, HIGHEST[_unless_empty(under & ~special, under)], rank)
    if sight.jack_counts:
        keeps = sight.jack & (led == DIAMONDS) & (under == 1 << JACK_RANK) & (over != 0) & (sight.cost() <= BONUS)
        rank = np.where(keeps, HIGHEST[over], rank)
    if rounds.place < SEATS - 1:
        rank = np.where(_is_early(sight, led, top, out, costs), top, rank)
    others = legal & ~queen
    rank = np.where((over & queen != 0) & (others != 0) & (others & under == 0), HIGHEST[others], rank)
    if rounds.place < SEATS - 1:
        below = legal & BELOW_QUEEN
        stays = (led == SPADES) & sight.queen_is_out & (below != 0) & (below != legal) & (below & under == 0)
        rank = np.where(stays, HIGHEST[below], rank)
    else:
        rank = np.where((sight.cost() <= 0) & (top > best_rank), top, rank)
    if rounds.step_no < SEATS:
        rank = np.where(rounds.options.first_trick_points, rank, HIGHEST[legal])
    if sight.jack_counts:
        rank = _take_the_jack(sight, led, over, out, rank)
    rank = np.where(under & queen != 0, QUEEN_RANK, rank)
    return RANKS * led + _against_a_moon(sight, led, under, over, rank)


def _unless_empty(bits: Ints, otherwise: Ints) -> Ints:
    return np.where(bits != 0, bits, otherwise)


def _unload(sight: Sight, plain: Ints, out: Ints, costs: Bools) -> Ints:
    """Take what must be taken with the highest card, or go over low while a seat behind may go higher."""
    if sight.rounds.place == SEATS - 1:
        return HIGHEST[plain]
    low = LOWEST[plain]
    higher = COUNT[out & ~((2 << np.maximum(low, 0)) - 1)]
    goes_high = higher <= ~costs
    if sight.rounds.place == SEATS - 2:
        goes_high |= ~costs
    return np.where(goes_high, HIGHEST[plain], low)


def _is_early(sight: Sight, led: Ints, top: Ints, out: Ints, costs: Bools) -> Bools:
    """Whether a club or diamond is young enough to get rid of the highest one."""
    rounds = sight.rounds
    if rounds.step_no < SEATS:
        return np.zeros(len(rounds), bool)
    is_young = COUNT[out] >= YOUNG_TO_FOLLOW
    if sight.jack_counts:
        is_young |= sight.jack & (led == DIAMONDS) & (top > JACK_RANK) & (out >> JACK_RANK & 1 != 0)
    is_void = out == 0
    for step in range(1, SEATS - rounds.place):
        is_void |= (rounds.voids[rounds.rows, (sight.seat + step) % SEATS] >> led) & 1 != 0
    found: Bools = is_young & ~is_void & ~costs & (led < SPADES)
    return found


def _take_the_jack(sight: Sight, led: Ints, over: Ints, out: Ints, rank: Ints) -> Ints:
    rounds, cost, is_last = sight.rounds, sight.cost(), sight.rounds.place == SEATS - 1
    applies = sight.jack & (led == DIAMONDS) & (over != 0)
    lies = (rounds.in_trick & JACK_SET) != 0
    takes = applies & lies & (cost < 0) & (is_last | (cost == -BONUS))
    surely = is_last | (out >> (JACK_RANK + 1) == 0)
    plays = applies & ~lies & surely & (over >> JACK_RANK & 1 != 0) & (cost < BONUS)
    return np.where(takes, HIGHEST[over], np.where(plays, JACK_RANK, rank))


def _against_a_moon(sight: Sight, led: Ints, under: Ints, over: Ints, rank: Ints) -> Ints:
    """Take points from a seat that has every point so far, or stay low under it and keep what may stop it later."""
    if not sight.is_suspicious:
        return rank
    is_watched = sight.is_rivals & (sight.suspicion >= np.where(led == HEARTS, WATCHED, FOUGHT))
    rank = np.where(is_watched & (COUNT[under] > 1), LOWEST[under], rank)
    top = HIGHEST[over]
    queen = ((sight.rounds.in_trick & QUEEN_SET) != 0) | ((led == SPADES) & (top == QUEEN_RANK))
    is_cheap = ((sight.lying > 0) | (led == HEARTS)) & ~queen
    takes = (sight.suspicion >= URGENT) | ((sight.suspicion >= FOUGHT) & is_cheap)
    return np.where(takes & sight.is_rivals & (over != 0), top, rank)

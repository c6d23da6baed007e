"""The rules of thumb of Normal on arrays: how every seat plays to the end of a round that is only imagined.

It follows ``hearts.ai.thumb`` rule by rule, and leaves out what needs the game's totals. Rules stand in the order in
which they are asked; each says for which rounds it speaks and which card it plays there. The window's process never
imports this file.
"""

from collections.abc import Iterable
from functools import cached_property

import numpy as np

from hearts.ai.bitsets import (
    BIT,
    COUNT,
    HEART_SET,
    HIGHEST,
    JACK,
    JACK_SET,
    LOWEST,
    NOTHING,
    PENALTY_SET,
    QUEEN,
    QUEEN_SET,
    RANKS,
    SEATS,
    SUIT_BITS,
    SUIT_SET,
    Bools,
    Ints,
    Sets,
    all_suit_bits,
    bits_of_suits,
)
from hearts.ai.simulator import Rounds, penalty
from hearts.core.cards import Suit

ALL = np.uint64((1 << 52) - 1)
CLUBS, DIAMONDS, SPADES, HEARTS = map(int, Suit)
QUEEN_RANK, JACK_RANK = QUEEN % RANKS, JACK % RANKS
BELOW_QUEEN, ABOVE_QUEEN = (1 << QUEEN_RANK) - 1, SUIT_BITS & ~((2 << QUEEN_RANK) - 1)
BONUS = 10
WATCHED, FOUGHT, URGENT = 1, 4, 14
A_RUN = 2
YOUNG_TO_FOLLOW, YOUNG_TO_LEAD, EARLY_TRICKS, SHORT = 6, 8, 4, 3
NEVER = -1000.0
HARMLESS = np.array([[-1.0], [-1.0], [-1.0], [0.5]])
"""The danger of a card of a suit of which nothing is out."""

Costs = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

Choice = tuple[Bools, Ints]
"""The rounds for which a rule speaks, and the card it plays there (any number elsewhere)."""


class Sight:
    """What the seats to play can see, a row a round; "out" means in another seat's hand."""

    def __init__(self, rounds: Rounds, legal: Sets) -> None:
        self.rounds = rounds
        self.legal = legal
        self.seat = rounds.turn
        self.hand = rounds.own_hands
        self.out = ALL & ~(rounds.gone | self.hand)
        self.queen_is_out = (self.out & QUEEN_SET) != 0
        self.holds_queen = (self.hand & QUEEN_SET) != 0
        self.jack_counts = bool(rounds.options.jack.any())
        self.jack = rounds.options.jack
        self.lying = penalty(rounds.in_trick) if rounds.place else np.zeros(len(rounds), np.int64)
        self.rival, self.suspicion = self._suspect()
        self.is_rivals = self.rival == rounds.winner

    @cached_property
    def legal_bits(self) -> Ints:
        """The legal cards, a row a suit."""
        return all_suit_bits(self.legal)

    @cached_property
    def held_bits(self) -> Ints:
        """The cards in hand, a row a suit."""
        return all_suit_bits(self.hand)

    @cached_property
    def out_bits(self) -> Ints:
        """The cards that are out, a row a suit."""
        return all_suit_bits(self.out)

    @cached_property
    def points_are_out(self) -> Bools:
        """Whether another seat holds a card that costs points."""
        found: Bools = (self.out & PENALTY_SET) != 0
        return found

    @cached_property
    def is_suspicious(self) -> bool:
        """Whether any round has a seat with every point so far."""
        return bool(self.suspicion.any())

    def voids_against(self) -> Ints:
        """Count the other seats that have shown a void, a row a suit."""
        voids = (self.rounds.voids[:, :, None] >> np.arange(SEATS)) & 1
        found: Ints = (voids.sum(axis=1) - voids[self.rounds.rows, self.seat]).T
        return found

    def _suspect(self) -> tuple[Ints, Ints]:
        """Return the other seat that has every point so far, and how much it looks like a moon (0 where nobody)."""
        rounds = self.rounds
        takers = rounds.points > 0
        rival = takers.argmax(axis=1)
        is_suspect = (takers.sum(axis=1) == 1) & (rival != self.seat)
        last = rounds.leader if rounds.place else rounds.turn
        suspicion = rounds.points[rounds.rows, rival] + A_RUN * np.where(last == rival, rounds.streak, 0)
        return rival, np.where(is_suspect, suspicion, 0)

    def cost(self) -> Ints:
        """Return what the trick so far costs, the jack's bonus counted."""
        if not self.jack_counts:
            return self.lying
        found: Ints = self.lying - BONUS * (self.jack & ((self.rounds.in_trick & JACK_SET) != 0))
        return found


def choose(rounds: Rounds, legal: Sets) -> Ints:
    """Return the card that each seat to play would play."""
    sight = Sight(rounds, legal)
    if rounds.place == 0:
        return first_choice(lead_rules(sight), lead_the_least_cost(sight))
    follows = (sight.hand & SUIT_SET[rounds.led]) != 0
    if follows.all():
        return follow(sight)
    thrown = first_choice(throw_rules(sight), throw_the_most_dangerous(sight))
    return np.where(follows, follow(sight), thrown) if follows.any() else thrown


def play_out(rounds: Rounds) -> None:
    """Play *rounds* to the end."""
    while not rounds.is_over:
        rounds.step(choose(rounds, rounds.legal()))


def first_choice(rules: Iterable[Choice], otherwise: Ints) -> Ints:
    """Return the card of the first rule that speaks, or *otherwise*."""
    card = otherwise
    for speaks, its_card in reversed(list(rules)):
        card = np.where(speaks, its_card, card)
    return card


def highest_of(cards: Sets) -> Ints:
    """Return the card of the highest rank in each set, of the later suit where ranks tie."""
    tops = HIGHEST[all_suit_bits(cards)]
    suit = SEATS - 1 - tops[::-1].argmax(axis=0)
    found: Ints = RANKS * suit + tops[suit, np.arange(len(cards))]
    return found


# ---- leading


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
    is_clean = points.sum(axis=1) == points[sight.rounds.rows, sight.seat]
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


# ---- following suit


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


# ---- throwing a card on another suit


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
        feeds = (sight.suspicion >= FOUGHT) & sight.is_rivals
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
    is_clean = rounds.points.sum(axis=1) == rounds.points[rounds.rows, rounds.winner]
    top = HIGHEST[sight.held_bits[HEARTS]]
    higher = COUNT[sight.out_bits[HEARTS] & ~((2 << np.maximum(top, 0)) - 1)]
    keeps = is_clean & (top >= 0) & (higher <= 2)  # noqa: PLR2004  hearts out above a stopper
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

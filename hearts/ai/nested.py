"""Nested playouts: imagined rounds in which every seat tries its cards before it plays one.

Each seat to play looks at all four hands, plays each of its cards out by the rules of thumb and takes what costs it
least; one that is strong enough tries the moon as well. So others attack and defend in imagined rounds as those do who
search, at about fifty times the work of the rules of thumb. The window's process never imports this file.
"""

import numpy as np

from hearts.ai.belief import HIGH_CARDS, is_alike
from hearts.ai.bitsets import CARDS, ONE, SEATS, Bools, Ints, Sets, distinct, lowest_card, size, unpacked_cards
from hearts.ai.playout import choose
from hearts.ai.playout.shooting import play_on, shoot, without_rival
from hearts.ai.playout.sight import NOBODY
from hearts.ai.simulator import Rounds
from hearts.ai.utility import all_costs
from hearts.core.seat_view import SeatView

LAST = 8
"""Cards left in the round from which the rules of thumb go on by themselves."""
A_CHANGE = 0.01
"""Points by which a card must look better than that of the rules of thumb."""
MOON_HONOURS = 5
"""Queens, kings and aces, and tricks already taken, from which a seat tries the moon."""


def play_nested(rounds: Rounds, view: SeatView, shooters: Ints, is_lone: Bools, cards: int) -> None:
    """Play *rounds* to the end, so many *cards* of them by trying; *view* tells what an end is worth to each seat.

    In each a seat of *shooters*, or nobody, tries for the moon whatever it costs, until another has a point. Where the
    seat of *view* *is_lone*, no other cares.
    """
    lone = np.where(is_lone, int(view.seat), NOBODY)
    for _ in range(min(cards, CARDS - LAST - rounds.step_no)):
        rounds.step(tried(rounds, view, np.where(without_rival(rounds, shooters), shooters, NOBODY), lone))
    play_on(rounds, shooters, lone)


def tried(rounds: Rounds, view: SeatView, shooters: Ints, lone: Ints) -> Ints:
    """Return the card that each seat to play plays; one of *shooters* goes for the moon without trying."""
    legal = rounds.legal()
    choices = distinct(legal, rounds.spent)
    cards = lowest_card(choices)
    is_shooter = rounds.turn == shooters
    rows = np.nonzero(~is_shooter & ((choices & (choices - ONE)) != 0))[0]
    if len(rows):
        cards[rows] = cheapest_tried(rounds.copy_of(rows), view, choices[rows], shooters[rows], lone[rows])
    rows = np.nonzero(is_shooter)[0]
    if len(rows):
        cards[rows] = shoot(rounds.copy_of(rows))
    return cards


def cheapest_tried(rounds: Rounds, view: SeatView, choices: Sets, shooters: Ints, lone: Ints) -> Ints:
    """Return which of its *choices* costs each seat to play least where the rules of thumb then play for all.

    Where one of *shooters* is after the moon and another seat is *lone* against it, whoever plays counts points alone.
    """
    parents, cards = unpacked_cards(choices).nonzero()
    again = np.nonzero(may_shoot(rounds)[parents])[0]
    whose = np.append(shooters[parents], rounds.turn[parents[again]])
    parents, cards = np.append(parents, parents[again]), np.append(cards, cards[again])
    ends, turn = rounds.copy_of(parents), rounds.turn[parents]
    ends.step(cards)
    play_on(ends, whose, lone[parents])
    is_careless = (lone != NOBODY) & (lone != rounds.turn) & (shooters != NOBODY)
    costs = np.where(is_careless[parents], ends.points[ends.rows, turn], all_costs(ends, view)[ends.rows, turn])
    legal = rounds.legal()
    usual = choose(rounds, legal)
    costs = costs + A_CHANGE * ~is_alike(usual[parents], cards, legal[parents], rounds.spent[parents])
    order = np.lexsort((costs, parents))
    best: Ints = cards[order[np.searchsorted(parents[order], rounds.rows)]]
    return best


def may_shoot(rounds: Rounds) -> Bools:
    """Whether no other seat has a point and the seat to play is strong enough to try the moon."""
    taken = size(rounds.taken[rounds.rows, rounds.turn]) // SEATS
    found: Bools = without_rival(rounds, rounds.turn) & (size(rounds.own_hands & HIGH_CARDS) + taken >= MOON_HONOURS)
    return found

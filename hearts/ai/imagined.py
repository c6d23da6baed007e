"""From a seat's view and imagined hidden hands to rounds of the simulator at the same moment.

The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import SEATS, Ints, Sets, set_of
from hearts.ai.simulator import Options, Rounds
from hearts.core.moves import Play
from hearts.core.seat_view import SeatView
from hearts.core.seats import PassDirection

STEPS = {PassDirection.NONE: 0, PassDirection.LEFT: 1, PassDirection.ACROSS: 2, PassDirection.RIGHT: 3}


def plays_of(view: SeatView) -> tuple[Play, ...]:
    """Return every card played in the round, in order."""
    tricks = (*view.tricks, view.trick) if view.trick is not None else view.tricks
    return tuple(play for trick in tricks for play in trick.plays())


def played_by(view: SeatView) -> Sets:
    """Return the cards each seat has played."""
    plays = plays_of(view)
    return np.array([set_of(play.card for play in plays if play.seat == seat) for seat in range(SEATS)])


def begun(view: SeatView, hands: Sets) -> Rounds:
    """Return rounds before the first card, *hands* being those held now: who plays first is set, no card is out."""
    count = len(hands)
    rounds = Rounds(hands | played_by(view), np.full(count, STEPS[view.direction]), Options.of(view.rules, count))
    if view.direction is not PassDirection.NONE:
        sent, received = set_of(view.sent), set_of(view.received)
        rounds.sent[:, view.seat], rounds.received[:, view.seat] = sent, received
        rounds.received[:, view.direction.receiver(view.seat)] = sent
        rounds.sent[:, view.direction.sender(view.seat)] = received
    plays = plays_of(view)
    leader = plays[0].seat if plays else view.seat
    rounds.turn = np.full(count, int(leader))
    return rounds


def at_turn(view: SeatView, hands: Sets) -> Rounds:
    """Return rounds in which it is the seat's turn, a round for each row of *hands*, those held now."""
    one = begun(view, np.zeros((1, SEATS), np.uint64))
    for play in plays_of(view):
        one.step(np.array([play.card.index]))
    rounds = one.copy_of(np.zeros(len(hands), np.int64))
    rounds.hands = hands.copy()
    return rounds


def each_card(rounds: Rounds, cards: Ints) -> Rounds:
    """Return the rounds once for each of *cards*, that card played: all cards of the first round, then the next."""
    copies = rounds.copy_of(np.repeat(rounds.rows, len(cards)))
    copies.step(np.tile(cards, len(rounds)))
    return copies

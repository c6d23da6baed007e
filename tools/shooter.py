"""A player who shoots the moon whenever it still can, by a few fixed rules: what a defence is measured against."""

import random

from hearts.ai.inference import Situation, by_suit
from hearts.ai.player import Advice, Reason, ReasonKind, is_choosing, is_passing
from hearts.ai.thumb import RulesOfThumb
from hearts.core.cards import Card, Hand, Rank, Suit
from hearts.core.moves import Pass, Play
from hearts.core.rules import CARDS_PASSED
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS

LOW_HEART = 5
"""Ranks by which a heart below the ten is worse for a moon than another card."""
HONOURS = {Rank.ACE: 3.0, Rank.KING: 2.0, Rank.QUEEN: 1.2, Rank.JACK: 0.6}
LONG, LENGTH, HEART, HOLE = 4, 1.2, 0.3, 0.6
"""Cards in a suit above which each counts, what it counts, what a heart does, and a low heart without the ace costs."""


class Shooter:
    """Goes for every trick until another seat has a point, and plays by rules of thumb from then on."""

    def __init__(self) -> None:
        self._plain = RulesOfThumb()

    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        """Return the move for *view*."""
        if is_choosing(view):
            return self._plain.advise(view, rng)
        if is_passing(view):
            worst = sorted(view.hand, key=_value_for_a_moon)[:CARDS_PASSED]
            return Advice(Pass(view.seat, tuple(worst)), Reason(ReasonKind.ANY_CARD))
        situation = Situation(view)
        if any(situation.points[seat] for seat in SEATS if seat is not view.seat):
            return self._plain.advise(view, rng)
        card = _card_for_a_moon(situation)
        return Advice(Play(view.seat, card), Reason(ReasonKind.ANY_CARD, card, card.suit))


def promise(hand: Hand) -> float:
    """Tell how much *hand* looks like a moon."""
    held = by_suit(hand)
    hearts = held[Suit.HEARTS]
    found = sum(HONOURS.get(card.rank, 0.0) for card in hand) + HEART * len(hearts)
    found += sum(LENGTH * max(len(suit) - LONG, 0) for suit in held)
    has_ace = bool(hearts) and hearts[-1].rank is Rank.ACE
    return found - (0.0 if has_ace else HOLE * sum(card.rank < Rank.TEN for card in hearts))


def _value_for_a_moon(card: Card) -> tuple[int, int]:
    is_low_heart = card.is_heart and card.rank < Rank.TEN
    return card.rank - LOW_HEART * is_low_heart, card.suit


def _card_for_a_moon(situation: Situation) -> Card:
    legal = situation.legal
    if situation.trick.led is None:
        return max(legal, key=lambda card: _promise_of_a_lead(situation, card))
    if not situation.follows:
        return min(legal, key=lambda card: (card.is_heart, -_beaten(situation, card.suit), card.rank))
    if not situation.over:
        return min(legal, key=lambda card: card.rank)
    return (min if situation.is_last else max)(situation.over, key=lambda card: card.rank)


def _promise_of_a_lead(situation: Situation, card: Card) -> tuple[bool, int, int]:
    """Rate leading *card*: what nobody can beat first, else the top of a long suit with little above it."""
    higher = situation.higher_out(card)
    return not higher, 3 * len(situation.held[card.suit]) - 5 * higher, card.rank


def _beaten(situation: Situation, suit: Suit) -> int:
    """Count the cards out that beat the best held of *suit*."""
    held = situation.held[suit]
    return situation.higher_out(held[-1]) if held else 0

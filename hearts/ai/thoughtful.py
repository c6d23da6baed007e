"""Hard and Expert: players that imagine how the round may go on, and differ in how much they bring to it.

Hard imagines hidden hands and plays each card out. Expert does so more often, weighs the hands by what the others
played, adds a trained network's opinion, thinks of shooting the moon, and tries its passes in the same way. The
window's process never imports this file.
"""

import random
from dataclasses import dataclass

import numpy as np

from hearts.ai.bitsets import BIT, Floats, set_of
from hearts.ai.imagined import STEPS, at_turn
from hearts.ai.imagined_passing import best_pass, likely_passes
from hearts.ai.inference import Situation, by_suit
from hearts.ai.monte_carlo import Effort, Estimates, Plan, candidates, search
from hearts.ai.network import Network, trained
from hearts.ai.player import Advice, Reason, ReasonKind, is_choosing, is_passing
from hearts.ai.simulator import Options
from hearts.ai.thumb import RulesOfThumb
from hearts.ai.thumb.passing import why
from hearts.core.cards import Card, Rank
from hearts.core.moves import Pass, Play
from hearts.core.rules import CARDS_PASSED
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS

MOON_HONOURS = 5
"""Aces, kings and queens, and tricks already taken, from which the moon is thought of."""
MOON_DEFENCE = {ReasonKind.STOPS_MOON, ReasonKind.BREAKS_MOON, ReasonKind.KEEPS_STOPPER, ReasonKind.FEEDS_NO_MOON}
NEARLY_A_MOON, CAUTION = 20, 8.0
"""Points of one seat from which a way to stop it, by the rules of thumb, is worth so many points more."""
SCEPTICISM = 1.0
"""Points that the network's opinion of a card is worsened by where the moon is planned on it."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a player thinks."""

    effort: Effort
    pass_chunks: tuple[int, ...] = ()
    """Hidden hands imagined before each dropping of passes; none where the rules of thumb pass."""
    thinks_of_moons: bool = False
    prior_error: float = 1.0
    """How far, in points, the network's opinion of the difference between two cards is off."""


HARD = Style(Effort(chunks=(64,)))
EXPERT = Style(Effort(chunks=(96, 192), doubt=1.0, drawn=3), pass_chunks=(24, 24, 48, 96), thinks_of_moons=True)


class Thoughtful:
    """Plays what cost least in imagined rounds."""

    def __init__(self, style: Style, network: Network | None = None) -> None:
        self.style = style
        self.network = network
        self.plain = RulesOfThumb()

    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        """Return the move for *view*; its reason is that of the rules of thumb where they agree."""
        plain = self.plain.advise(view, rng)
        if is_choosing(view) or (is_passing(view) and not self.style.pass_chunks):
            return plain
        if is_passing(view):
            cards = self.cards_to_pass(view, rng)
            return Advice(Pass(view.seat, cards), why(by_suit(view.hand), cards))
        move = Play(view.seat, self.card_to_play(view, plain, rng))
        if plain.move == move:
            return plain
        return Advice(move, Reason(ReasonKind.COSTS_LEAST, move.card, move.card.suit))

    def card_to_play(self, view: SeatView, plain: Advice, chance: random.Random) -> Card:
        """Return the card that cost least; *plain* is what the rules of thumb advise."""
        cards = candidates(view)
        if len(cards) == 1:
            return cards[0]
        plans = tuple(Plan(card) for card in cards)
        if self.style.thinks_of_moons and may_shoot(view):
            plans += tuple(Plan(card, shoots=True) for card in cards)
        prior = None if self.network is None else opinions(view, plans, self.network)
        estimates = Estimates(plans, handicaps(plans, plain), prior, self.style.prior_error)
        return search(view, estimates, self.style.effort, chance)

    def cards_to_pass(self, view: SeatView, chance: random.Random) -> tuple[Card, ...]:
        """Return the three cards that cost least when passed."""
        tried = likely_passes(view)
        if self.network is not None:
            tried = np.unique(np.append(tried, network_pass(view, self.network)))
        return best_pass(view, tried, self.style.pass_chunks, np.random.default_rng(chance.getrandbits(64)))


def hard() -> Thoughtful:
    """Return the player of the level Hard."""
    return Thoughtful(HARD)


def expert() -> Thoughtful:
    """Return the player of the level Expert."""
    return Thoughtful(EXPERT, trained())


def may_shoot(view: SeatView) -> bool:
    """Whether no other seat has a point and the hand is strong enough to think of the moon."""
    situation = Situation(view)
    if any(situation.points[seat] for seat in SEATS if seat is not view.seat):
        return False
    tops = sum(card.rank >= Rank.QUEEN or not situation.higher_out(card) for card in view.hand)
    return tops + sum(trick.winner is view.seat for trick in view.tricks) >= MOON_HONOURS


def handicaps(plans: tuple[Plan, ...], plain: Advice) -> Floats:
    """Return what is added to each plan's cost: nobody imagined shoots, so there the rules of thumb have a word.

    They count only against a seat that has nearly every point, and where they say how to stop it.
    """
    reason = plain.reason
    if reason.kind not in MOON_DEFENCE or reason.count is None or reason.count < NEARLY_A_MOON:
        return np.zeros(len(plans), np.float32)
    return np.array([CAUTION * (plan.card is not reason.card) for plan in plans], dtype=np.float32)


def opinions(view: SeatView, plans: tuple[Plan, ...], network: Network) -> Floats:
    """Return what the network expects each plan to cost; it sees only what the seat sees."""
    hands = np.zeros((1, len(SEATS)), np.uint64)
    hands[0, view.seat] = set_of(view.hand)
    found = network.card_costs(at_turn(view, hands), np.array([set_of(view.legal_plays())]))[0]
    return np.array([found[plan.card.index] + SCEPTICISM * plan.shoots for plan in plans], dtype=np.float32)


def network_pass(view: SeatView, network: Network) -> np.uint64:
    """Return the three cards that the network would pass, picked one by one."""
    hand, picked = np.array([set_of(view.hand)]), np.zeros(1, np.uint64)
    options = Options.of(view.rules, 1)
    for _ in range(CARDS_PASSED):
        found = network.pass_costs(hand, picked, STEPS[view.direction], options)[0]
        held = [card.index for card in view.hand if hand[0] & BIT[card.index]]
        index = min(held, key=found.__getitem__)
        picked, hand = picked | BIT[index], hand ^ BIT[index]
    sent: np.uint64 = picked[0]
    return sent

"""Hard and Expert: players that imagine how the round may go on, and differ in how much they bring to it.

Hard imagines hidden hands, weighed by what the others played, and plays each card out. Expert does so more often, adds
a trained network's opinion, thinks of shooting the moon, looks ahead at every seat in the last rounds it imagines, and
tries its passes. The window's process never imports this file.
"""

import random
from dataclasses import dataclass

import numpy as np

from hearts.ai.bitsets import BIT, Floats, cards_of, set_of
from hearts.ai.imagined import STEPS, at_turn
from hearts.ai.imagined_passing import Passes, likely_passes, ranked_passes
from hearts.ai.inference import Situation, by_suit
from hearts.ai.monte_carlo import Effort, Estimates, Plan, candidates, search
from hearts.ai.network import Network, trained
from hearts.ai.player import Advice, Reason, ReasonKind, WeighedPass, Weighings, is_choosing, is_passing
from hearts.ai.simulator import Options
from hearts.ai.temperament import Temperament, handicap, moon_handicap
from hearts.ai.thumb import RulesOfThumb
from hearts.ai.thumb.passing import choose_pass, why, why_with_the_moon_in_mind
from hearts.ai.utility import may_end
from hearts.ai.weighing import Weighing
from hearts.ai.weighing_passes import weighed_passes
from hearts.core.cards import Card, Rank
from hearts.core.moves import Pass, Play
from hearts.core.rules import CARDS_PASSED
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS

MOON_HONOURS = 5
"""Aces, kings and queens, and tricks already taken, from which the moon is thought of."""
COSTLY_DEFENCE = {ReasonKind.STOPS_MOON, ReasonKind.BREAKS_MOON}
CAUTION = 0.25
"""Points by which another card must look better than a costly one of the rules of thumb against a moon, for each point
that the seat after it has: nobody imagined is as careless as some players are."""
QUIET_DEFENCE = {ReasonKind.KEEPS_STOPPER, ReasonKind.FEEDS_NO_MOON}
SURELY = 50.0
"""The same where the rules of thumb only keep back what may stop a moon: that costs little, and imagined rounds, in
which hardly anybody gets one, see no good in it."""
BELIEVED = 8.0
"""Points by which the network's opinion may set a card behind another: it overlooks moons and knows few rare hands."""
GAME_UNSEEN = 4.0
"""Times that the network's error is larger where the game may end with the round."""
SCEPTICISM = 1.0
"""Points that the network's opinion of a card is worsened by where the moon is planned on it."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a player thinks."""

    effort: Effort
    pass_chunks: tuple[int, ...] = ()
    """Hidden hands imagined before each dropping of passes; none where the rules of thumb pass."""
    insurance: float = 0.0
    """Points, or weight in the rules of thumb, by which a heart is rather passed that spoils a moon of its receiver."""
    thinks_of_moons: bool = False
    trust: float = 0.3
    """Points by which a card must look better than that of the rules of thumb."""
    prior_error: float = 1.0
    """How far, in points, the network's opinion of the difference between two cards is off."""


HARD = Style(Effort(chunks=(64,), drawn=3), insurance=4.0, trust=0.5)
EXPERT = Style(
    Effort(chunks=(96, 192), drawn=3, nested=(24,)),
    pass_chunks=(48, 64, 128, 256, 384),
    insurance=1.0,
    thinks_of_moons=True,
)


class Thoughtful:
    """Plays what cost least in imagined rounds."""

    def __init__(
        self, style: Style, network: Network | None = None, temperament: Temperament = Temperament.EVEN
    ) -> None:
        self.style = style
        self.network = network
        self.temperament = temperament
        self.plain = RulesOfThumb()

    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        """Return the move for *view*; its reason is that of the rules of thumb where they agree."""
        if is_passing(view):
            return self.pass_advice(view, rng) if self.style.pass_chunks else choose_pass(view, self.style.insurance)
        plain = self.plain.advise(view, rng)
        if is_choosing(view):
            return plain
        return _advice(view, plain, self.card_to_play(view, plain, rng))

    def weigh(self, view: SeatView, rng: random.Random, mine: tuple[Card, ...] = ()) -> tuple[Advice, Weighings]:
        """Return what ``advise`` does for *view*, and what each legal card comes to where cards were compared.

        Where three are passed it is what some sets come to, *mine* among them.
        """
        if is_passing(view) and self.style.pass_chunks:
            return self.weigh_passes(view, rng, mine)
        if view.trick is None or len(candidates(view)) == 1:
            return self.advise(view, rng), ()
        plain = self.plain.advise(view, rng)
        estimates = self.estimates(view, plain)
        weighing = Weighing(view, estimates.plans, estimates.prior, self.prior_error(view))
        card = search(view, estimates, self.style.effort, rng, weighing)
        return _advice(view, plain, card), weighing.weighed(estimates.best_plan)

    def card_to_play(self, view: SeatView, plain: Advice, chance: random.Random) -> Card:
        """Return the card that cost least; *plain* is what the rules of thumb advise."""
        cards = candidates(view)
        if len(cards) == 1:
            return cards[0]
        return search(view, self.estimates(view, plain), self.style.effort, chance)

    def estimates(self, view: SeatView, plain: Advice) -> Estimates:
        """Return what is thought of each plan before anything is imagined."""
        cards = candidates(view)
        plans = tuple(Plan(card) for card in cards)
        if self.style.thinks_of_moons and may_shoot(view):
            plans += tuple(Plan(card, shoots=True) for card in cards)
        prior = None if self.network is None else opinions(view, plans, self.network)
        added = handicaps(plans, plain, self.style.trust) + leanings(view, plans, self.temperament)
        return Estimates(plans, added, prior, self.prior_error(view))

    def prior_error(self, view: SeatView) -> float:
        """Return how far the network's opinion is off, which thinks of the round alone, where the game may end."""
        return self.style.prior_error * (GAME_UNSEEN if may_end(view) else 1.0)

    def pass_advice(self, view: SeatView, chance: random.Random) -> Advice:
        """Return the three cards that cost least when passed, and why they go."""
        return _pass_advice(view, self.ranked_passes(view, chance))

    def weigh_passes(
        self, view: SeatView, chance: random.Random, mine: tuple[Card, ...]
    ) -> tuple[Advice, tuple[WeighedPass, ...]]:
        """Return the same, and what they come to beside the next best, the usual choice and *mine*."""
        ranked = self.ranked_passes(view, chance)
        usual = self.plain.advise(view, chance).move
        others = tuple(cards for cards in (usual.cards if isinstance(usual, Pass) else (), mine) if cards)
        rng = np.random.default_rng(chance.getrandbits(64))
        return _pass_advice(view, ranked), weighed_passes(view, ranked, others, rng)

    def ranked_passes(self, view: SeatView, chance: random.Random) -> Passes:
        """Return the sets of three that cost least when passed, the best first."""
        others = () if self.network is None else (network_pass(view, self.network),)
        rng = np.random.default_rng(chance.getrandbits(64))
        return ranked_passes(view, likely_passes(view, *others), self.style.pass_chunks, rng, self.style.insurance)


def _pass_advice(view: SeatView, ranked: Passes) -> Advice:
    cards = cards_of(ranked.cards[0])
    reason = why_with_the_moon_in_mind(cards) if ranked.shoots[0] else why(by_suit(view.hand), cards)
    return Advice(Pass(view.seat, cards), reason)


def _advice(view: SeatView, plain: Advice, card: Card) -> Advice:
    """Return the advice to play *card*, with the reason of the rules of thumb where *plain* agrees."""
    move = Play(view.seat, card)
    return plain if plain.move == move else Advice(move, Reason(ReasonKind.COSTS_LEAST, card, card.suit))


def hard(temperament: Temperament = Temperament.EVEN) -> Thoughtful:
    """Return the player of the level Hard."""
    return Thoughtful(HARD, temperament=temperament)


def expert(temperament: Temperament = Temperament.EVEN) -> Thoughtful:
    """Return the player of the level Expert."""
    return Thoughtful(EXPERT, trained(), temperament)


def may_shoot(view: SeatView) -> bool:
    """Whether no other seat has a point and the hand is strong enough to think of the moon."""
    situation = Situation(view)
    if any(situation.points[seat] for seat in SEATS if seat is not view.seat):
        return False
    tops = sum(card.rank >= Rank.QUEEN or not situation.higher_out(card) for card in view.hand)
    return tops + sum(trick.winner is view.seat for trick in view.tricks) >= MOON_HONOURS


def handicaps(plans: tuple[Plan, ...], plain: Advice, trust: float) -> Floats:
    """Return what is added to each plan's cost: where imagined rounds can hardly tell, the rules of thumb decide."""
    advised, points = plain.reason.card, plain.reason.count or 0
    if plain.reason.kind in COSTLY_DEFENCE:
        trust = max(trust, CAUTION * points)
    if plain.reason.kind in QUIET_DEFENCE:
        trust = SURELY
    # of cards that are alike the highest stands for all
    alike = [
        plan.card for plan in plans if advised and plan.card.suit is advised.suit and advised.rank <= plan.card.rank
    ]
    favourite = min(alike, key=lambda card: card.rank, default=None)
    return np.array([trust * (plan.card is not favourite) for plan in plans], dtype=np.float32)


def leanings(view: SeatView, plans: tuple[Plan, ...], temperament: Temperament) -> Floats:
    """Return what *temperament* adds to each plan's cost."""
    if temperament is Temperament.EVEN:
        return np.zeros(len(plans), np.float32)
    situation = Situation(view)
    found = [handicap(temperament, situation, plan.card) + plan.shoots * moon_handicap(temperament) for plan in plans]
    return np.array(found, dtype=np.float32)


def opinions(view: SeatView, plans: tuple[Plan, ...], network: Network) -> Floats:
    """Return what the network expects each plan to cost; it sees only what the seat sees."""
    hands = np.zeros((1, len(SEATS)), np.uint64)
    hands[0, view.seat] = set_of(view.hand)
    found = network.card_costs(at_turn(view, hands), np.array([set_of(view.legal_plays())]))[0]
    costs = np.array([found[plan.card.index] for plan in plans], dtype=np.float32)
    scepticism = np.array([SCEPTICISM * plan.shoots for plan in plans], dtype=np.float32)
    believed: Floats = np.minimum(costs, costs.min() + BELIEVED) + scepticism
    return believed


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

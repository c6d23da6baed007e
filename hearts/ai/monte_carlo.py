"""Hard: imagines the hidden hands again and again, plays every card to the end of the round and keeps the best.

The same imagined hands are used for every card, so that luck cancels out; cards that fall clearly behind are dropped
before the rest of the work is done. The work is counted in imagined rounds, never in seconds, so that every machine
gives the same answer. The window's process never imports this file.
"""

import random
from dataclasses import dataclass

import numpy as np

from hearts.ai.belief import likely
from hearts.ai.bitsets import Floats, cards_of, distinct, set_of
from hearts.ai.imagined import at_turn, each_card
from hearts.ai.playout import play_out
from hearts.ai.playout.shooting import play_on
from hearts.ai.sampling import worlds
from hearts.ai.utility import costs
from hearts.core.cards import Card
from hearts.core.seat_view import SeatView

LEAST_VARIANCE = 4.0
"""Below this, few imagined rounds look more certain than they are."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is imagined for one card."""

    chunks: tuple[int, ...] = (32, 64)
    """Hidden hands imagined before each dropping of cards."""
    drop: float = 2.0
    """Standard errors behind the best at which a card is dropped."""
    doubt: float = 0.0
    """How much a play that the rules of thumb would not make counts against imagined hands; 0 ignores plays."""
    drawn: int = 4
    """Hands drawn for each one kept, where plays count."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A card to play now, and whether the moon is tried for afterwards."""

    card: Card
    shoots: bool = False


class Estimates:
    """What each plan still considered cost in the rounds imagined so far.

    *prior* is what is expected of each before, with an error of *prior_error* points; the two are combined as normal
    distributions are. *handicap* is added to what comes out, for what the imagined rounds do not know.
    """

    def __init__(
        self, plans: tuple[Plan, ...], handicap: Floats, prior: Floats | None = None, prior_error: float = 1.0
    ) -> None:
        self.plans = plans
        self.handicap = handicap
        self.results = np.zeros((0, len(plans)), np.float32)
        self.prior = np.zeros(len(plans), np.float32) if prior is None else prior
        self.prior_weight = 0.0 if prior is None else 1 / prior_error**2

    def add(self, results: Floats) -> None:
        """Add a row for each imagined deal."""
        self.results = np.concatenate([self.results, results])

    def posterior(self) -> tuple[Floats, float]:
        """Return the expected cost of each plan, and the error of a difference between two."""
        count = len(self.results)
        centred = self.results - self.results.mean(axis=1, keepdims=True)
        variance = max(float((centred**2).sum()) / max(count * (len(self.plans) - 1), 1), LEAST_VARIANCE)
        weight = count / variance
        mean = (weight * self.results.mean(axis=0) + self.prior_weight * self.prior) / (weight + self.prior_weight)
        return mean + self.handicap, float(np.sqrt(2 / (weight + self.prior_weight)))

    def drop(self, errors: float) -> None:
        """Drop the plans that are more than *errors* standard errors behind the best."""
        mean, error = self.posterior()
        keep = np.nonzero(mean - mean.min() <= errors * error)[0]
        self.plans = tuple(self.plans[place] for place in keep)
        self.results = self.results[:, keep]
        self.prior, self.handicap = self.prior[keep], self.handicap[keep]

    @property
    def is_settled(self) -> bool:
        """Whether one card is left."""
        return len({plan.card for plan in self.plans}) == 1

    @property
    def best(self) -> Card:
        """The card with the least expected cost."""
        return self.plans[int(self.posterior()[0].argmin())].card


def candidates(view: SeatView) -> tuple[Card, ...]:
    """Return one legal card, the highest, of each run of cards that are alike."""
    legal = np.array([set_of(view.legal_plays())])
    return cards_of(distinct(legal, np.array([set_of(view.played)]))[0])


def search(view: SeatView, estimates: Estimates, effort: Effort, chance: random.Random) -> Card:
    """Return the best of the cards in *estimates* after imagining rounds."""
    rng = np.random.default_rng(chance.getrandbits(64))
    total = sum(effort.chunks)
    hands = likely(view, total, rng, effort.doubt, effort.drawn) if effort.doubt else worlds(view, total, rng)
    for chunk in np.split(hands, np.cumsum(effort.chunks)[:-1]):
        if estimates.is_settled:
            break
        plans = estimates.plans
        rounds = each_card(at_turn(view, chunk), np.array([plan.card.index for plan in plans]))
        shoots = np.tile(np.array([plan.shoots for plan in plans]), len(chunk))
        if shoots.any():
            play_on(rounds, view.seat, shoots)
        else:
            play_out(rounds)
        estimates.add(costs(rounds, view).reshape(len(chunk), len(plans)))
        estimates.drop(effort.drop)
    return estimates.best

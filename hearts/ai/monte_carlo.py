"""Hard and Expert: imagine the hidden hands again and again, play every card to the end of the round and keep the best.

The same imagined hands are used for every card, so that luck cancels out; cards that fall clearly behind are dropped
before the rest of the work is done. Expert then plays the cards that are left in nested playouts; what the rules of
thumb made of them is an opinion beside. The work is counted in imagined rounds, never in seconds, so that every machine
gives the same answer. The window's process never imports this file.
"""

import random
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from hearts.ai.belief import Deals, likely
from hearts.ai.bitsets import CARDS, Floats, Ints, cards_of, distinct, set_of
from hearts.ai.endgame import play_exactly
from hearts.ai.imagined import at_turn, each_card
from hearts.ai.nested import play_nested
from hearts.ai.playout.shooting import play_on
from hearts.ai.playout.sight import NOBODY
from hearts.ai.simulator import Rounds
from hearts.ai.utility import costs
from hearts.core.cards import Card
from hearts.core.seat_view import SeatView

EXACT = 7
"""Cards left, the one to play now not among them, from which some imagined rounds are played out exactly."""
LEAST_VARIANCE = 4.0
"""Below this, few imagined rounds look more certain than they are."""
TRIED = 16
"""Cards of a nested playout that are tried before they are played."""
HOPELESS = 3.0
"""Standard errors behind the best at which no card is worth a nested playout."""
PLAYOUT_ERROR = 2.5
"""How far, in points, the difference between two cards is off where the rules of thumb play on, however often."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is imagined for one card."""

    chunks: tuple[int, ...] = (32, 64)
    """Hidden hands imagined before each dropping of cards."""
    drop: float = 2.0
    """Standard errors behind the best at which a card is dropped."""
    doubt: float = 1.0
    """How much a play that the rules of thumb would not make counts against imagined hands."""
    drawn: int = 1
    """Hands drawn for each one kept; where every one is kept, plays only tell who may be after the moon."""
    nested: tuple[int, ...] = ()
    """Hidden hands imagined in nested playouts before each dropping of cards, until the last tricks."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A card to play now, and whether the moon is tried for afterwards."""

    card: Card
    shoots: bool = False


class Watch(Protocol):
    """Whoever looks on."""

    def watch(self, plans: tuple[Plan, ...], rounds: Rounds) -> None:
        """See the finished *rounds*, each imagined deal once for each of *plans*."""
        ...

    def reconsider(self, error: float) -> None:
        """Hear that what was seen so far is an opinion from now on, off by *error* points."""
        ...


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
        weight = len(self.results) / self._variance()
        known = weight + self.prior_weight
        mean: Floats = self.prior_weight / known * self.prior + self.handicap
        if weight:
            mean += weight / known * self.results.mean(axis=0)
        return mean, float(np.sqrt(2 / known))

    def _variance(self) -> float:
        """Return how far one imagined deal is off, squared."""
        centred = self.results - self.results.mean(axis=1, keepdims=True)
        return max(float((centred**2).sum()) / max(len(centred) * (len(self.plans) - 1), 1), LEAST_VARIANCE)

    def reconsider(self, error: float) -> None:
        """Take what came out so far as an opinion that is off by *error* points beside chance, and begin anew."""
        count, mean = len(self.results), self.results.mean(axis=0)
        weight = 1 / (error**2 + self._variance() / count)
        self.prior = (weight * mean + self.prior_weight * self.prior) / (weight + self.prior_weight)
        self.prior_weight += weight
        self.results = self.results[:0]

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
    def best_plan(self) -> Plan:
        """The plan with the least expected cost."""
        return self.plans[int(self.posterior()[0].argmin())]

    @property
    def best(self) -> Card:
        """The card with the least expected cost."""
        return self.best_plan.card


def candidates(view: SeatView) -> tuple[Card, ...]:
    """Return one legal card, the highest, of each run of cards that are alike."""
    best = None if view.trick is None else view.trick.best
    # the card that wins so far parts those below it from those above
    spent = set_of(card for card in view.played if card is not best)
    return cards_of(distinct(np.array([set_of(view.legal_plays())]), np.array([spent]))[0])


def search(
    view: SeatView, estimates: Estimates, effort: Effort, chance: random.Random, watch: Watch | None = None
) -> Card:
    """Return the best of the cards in *estimates* after imagining rounds, all of which are shown to *watch*."""
    rng = np.random.default_rng(chance.getrandbits(64))
    deals = likely(view, sum(effort.chunks), rng, effort.doubt, effort.drawn)
    if effort.nested and cards_left(view) > EXACT:
        imagine(view, estimates, deals, watch)
        estimates.reconsider(PLAYOUT_ERROR)
        if watch is not None:
            watch.reconsider(PLAYOUT_ERROR)
        estimates.drop(HOPELESS)
        chunks, cards = effort.nested, TRIED
    else:
        chunks, cards = effort.chunks, 0
    ends = np.cumsum(chunks)
    for start, end in zip([0, *ends[:-1]], ends, strict=True):
        if estimates.is_settled:
            break
        imagine(view, estimates, deals.rows(np.arange(start, end)), watch, cards)
        estimates.drop(effort.drop)
    return estimates.best


def imagine(view: SeatView, estimates: Estimates, deals: Deals, watch: Watch | None, cards: int = 0) -> None:
    """Add what the plans bring in *deals*; so many *cards* of each round are tried before they are played."""
    plans = estimates.plans
    for part, is_exact in parts(view, np.arange(len(deals.hands))):
        rounds = played_out(view, plans, deals.rows(part), cards, is_exact=is_exact)
        if watch is not None:
            watch.watch(plans, rounds)
        estimates.add(costs(rounds, view).reshape(len(part), len(plans)))


def cards_left(view: SeatView) -> int:
    """Return how many cards are left once the seat has played."""
    return CARDS - 1 - len(view.played)


def parts(view: SeatView, chunk: Ints) -> list[tuple[Ints, bool]]:
    """Return the deals of *chunk* that are played out by rules of thumb, and near the end every other one exactly.

    Seats that see every hand defend too well, and those that go by rules of thumb too badly.
    """
    if cards_left(view) > EXACT or len(chunk) == 1:
        return [(chunk, False)]
    return [(chunk[::2], True), (chunk[1::2], False)]


def played_out(
    view: SeatView, plans: tuple[Plan, ...], deals: Deals, cards: int = 0, *, is_exact: bool = False
) -> Rounds:
    """Return the finished rounds, each of the imagined deals once for each plan, so many *cards* of them tried.

    Where another seat is after the moon, nobody but this one does something against it: whoever counts on the others
    to stop a moon is let down by players who count on the others as well.
    """
    rounds = each_card(at_turn(view, deals.hands), np.array([plan.card.index for plan in plans]))
    own = np.tile(np.array([plan.shoots for plan in plans]), len(deals.hands))
    shooters = np.where(own, int(view.seat), np.repeat(deals.shooters, len(plans)))
    is_lone = ~own & (shooters != NOBODY)
    if cards:
        play_nested(rounds, view, shooters, is_lone, cards)
        return rounds
    if is_exact:
        return play_exactly(rounds, view, is_lone)
    play_on(rounds, shooters, np.where(is_lone, int(view.seat), NOBODY))
    return rounds

"""Passing by imagination: several choices of three cards, each played out with the same imagined hands.

With some of them a hand is kept to shoot the moon with, which is then tried for. The window's process never imports
this file.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from hearts.ai.bitsets import NOTHING, SEATS, Bools, Floats, Ints, Sets, cards_of, set_of
from hearts.ai.imagined import STEPS
from hearts.ai.inference import by_suit
from hearts.ai.playout.passing import all_burdens, choose_passes
from hearts.ai.playout.shooting import play_on
from hearts.ai.playout.sight import NOBODY
from hearts.ai.sampling import worlds
from hearts.ai.simulator import Options, Rounds
from hearts.ai.thumb.passing import spoils_moons
from hearts.ai.utility import costs
from hearts.core.cards import Card, Hand, Rank, Suit, without
from hearts.core.rules import CARDS_PASSED
from hearts.core.seat_view import SeatView

CONSIDERED = 8
"""Cards, the worst to keep, from which three are chosen."""
WEAK = 7
"""Cards, those that win least, from which three are chosen where the moon is thought of."""
MOON_HONOURS = 3
"""Aces, kings and queens to keep from which that is."""


@dataclass(frozen=True, slots=True)
class Passes:
    """Sets of three cards, and after which of them the moon is tried for."""

    cards: Sets
    shoots: Bools

    def rows(self, rows: Ints) -> "Passes":
        """Return some of them."""
        return Passes(self.cards[rows], self.shoots[rows])


def likely_passes(view: SeatView, *others: np.uint64) -> Passes:
    """Return the sets of three worth trying, *others* among them."""
    hand = np.array([set_of(view.hand)])
    options = Options.of(view.rules, 1)
    burdens = all_burdens(hand, np.array([STEPS[view.direction]]), options.jack)[0]
    worst = sorted(view.hand, key=lambda card: -burdens[card.index])[:CONSIDERED]
    worst += [card for card in spoilers(view)[-1:] if card not in worst]
    own = choose_passes(hand, np.array([STEPS[view.direction]]), options.jack)[0]
    plain = sorted({int(own), *map(int, others), *_threes(worst)})
    moons = [three for three in _threes(weakest(view.hand)) if may_shoot(without(view.hand, cards_of(three)))]
    return Passes(np.array([*plain, *moons], dtype=np.uint64), np.arange(len(plain) + len(moons)) >= len(plain))


def may_shoot(hand: Hand) -> bool:
    """Whether *hand*, of ten cards, is strong enough to think of the moon."""
    return sum(card.rank >= Rank.QUEEN for card in hand) >= MOON_HONOURS


def weakest(hand: Hand) -> list[Card]:
    """Return the cards of *hand* that a shooter can do best without: low ones, but for its longest suit."""

    def strength(card: Card) -> tuple[int, bool]:
        suit = [other for other in hand if other.suit is card.suit]
        return len(suit), suit[-1].rank is Rank.ACE

    longest = max(hand, key=strength).suit
    return sorted(hand, key=lambda card: (card.suit is longest, card.rank))[:WEAK]


def spoilers(view: SeatView) -> Hand:
    """Return the hearts that may be passed to spoil a moon of whoever gets them."""
    return spoils_moons(by_suit(view.hand)[Suit.HEARTS])


def ranked_passes(
    view: SeatView, tried: Passes, chunks: tuple[int, ...], rng: np.random.Generator, insurance: float = 0.0
) -> Passes:
    """Return the sets that cost least, the best first, dropping half of them after each chunk of imagined hands.

    A set with a heart that spoils a moon costs *insurance* points less: imagined hands know few who shoot.
    """
    spoiling, total = set_of(spoilers(view)), np.zeros(len(tried.cards))
    for chunk in chunks:
        is_insured = ((tried.cards & spoiling) != 0) & ~tried.shoots
        total = total + results(view, tried, worlds(view, chunk, rng)).sum(axis=0) - chunk * insurance * is_insured
        keep = np.argsort(total, kind="stable")[: (len(total) + 1) // 2]
        tried, total = tried.rows(keep), total[keep]
    return tried


def results(view: SeatView, tried: Passes, hands: Sets) -> Floats:
    """Return what each set costs with each of *hands*, a row for each of them."""
    return costs(played_out(view, tried, hands), view).reshape(len(hands), len(tried.cards))


def played_out(view: SeatView, tried: Passes, hands: Sets) -> Rounds:
    """Return the finished rounds, each of *hands* once for each set."""
    count, sets = len(hands), len(tried.cards)
    direction: Ints = np.full(count, STEPS[view.direction])
    options = Options.of(view.rules, count)
    sent = np.full((count, SEATS), NOTHING)
    for seat in range(SEATS):
        if seat != view.seat:
            sent[:, seat] = choose_passes(hands[:, seat], direction, options.jack)
    rows = np.repeat(np.arange(count), sets)
    rounds = Rounds(hands[rows], direction[rows], options.rows(rows))
    all_sent = sent[rows]
    all_sent[:, view.seat] = np.tile(tried.cards, count)
    rounds.exchange(all_sent)
    rounds.start()
    play_on(rounds, np.where(np.tile(tried.shoots, count), int(view.seat), NOBODY))
    return rounds


def _threes(cards: Iterable[Card]) -> list[int]:
    return [int(set_of(three)) for three in combinations(cards, CARDS_PASSED)]

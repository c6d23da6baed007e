"""Easy: the rules of thumb with the honest mistakes of somebody who has just learned the game.

It looks at a card played long ago as if it were still out, takes what is nearly as good for as good, and overlooks a
rule now and then. What spoils a game for the others it does not do: moons are stopped, the queen is ducked and given
away, her guards are kept, no suit is led that nobody else holds while points are out, the jack that counts is taken,
and the lowest heart is not passed.
"""

import random
from functools import cached_property
from inspect import unwrap

from hearts.ai.inference import Situation, by_suit
from hearts.ai.player import Advice, ReasonKind, is_choosing, is_passing
from hearts.ai.temperament import Temperament, handicap
from hearts.ai.thumb.advice import Rule, first_advice, lowest, plain, play
from hearts.ai.thumb.discarding import danger, may_be_thrown, throw_a_high_spade, why_thrown
from hearts.ai.thumb.following import play_high_early, play_high_on_the_first_trick, take_a_free_trick
from hearts.ai.thumb.leading import HER_GUARDS, lead_cost, why_led
from hearts.ai.thumb.leaning import rules_for
from hearts.ai.thumb.moon import is_guard, keep_high_cards_for_the_suspect
from hearts.ai.thumb.moon_choice import choose_moon
from hearts.ai.thumb.passing import burden, why
from hearts.core.cards import Card, Hand, Suit
from hearts.core.moves import Pass
from hearts.core.rules import CARDS_PASSED
from hearts.core.seat_view import SeatView

REMEMBERED = 3
"""Tricks after which an ordinary card that was played is forgotten."""
OVERLOOKED = 0.4
"""How often a rule of thumb that may be overlooked is."""
NEARLY = 9.5
"""What is behind by less than this, in the reckoning of the rules of thumb, looks as good as the best."""
NEARLY_A_PASS = 3.0
"""The same for a card to pass."""

MAY_BE_OVERLOOKED = {
    keep_high_cards_for_the_suspect,
    play_high_on_the_first_trick,
    take_a_free_trick,
    play_high_early,
    throw_a_high_spade,
}


class Forgetful(Situation):
    """A situation in which clubs and diamonds played some tricks ago are taken to be out."""

    @cached_property
    def unseen(self) -> Hand:
        """The cards that are out, as far as they are remembered, sorted."""
        old = (card for trick in self.view.tricks[:-REMEMBERED] for card in trick.cards)
        return tuple(sorted({*self.view.unseen, *(card for card in old if card.suit in (Suit.CLUBS, Suit.DIAMONDS))}))


class Beginner:
    """Plays by rules of thumb and makes mistakes, drawn from the chance that it is given."""

    def __init__(self, temperament: Temperament = Temperament.EVEN) -> None:
        self._temperament = temperament

    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        """Return the move for *view*; the choice after a moon is made with sense."""
        if is_choosing(view):
            return choose_moon(view)
        if is_passing(view):
            return softened_pass(view, rng)
        situation = Situation(view)
        if len(situation.legal) == 1:
            return play(situation, situation.legal[0], ReasonKind.ONLY_CARD)
        *sound, last = rules_for(situation, self._temperament)
        kept = (rule for rule in sound if unwrap(rule) not in MAY_BE_OVERLOOKED or rng.random() >= OVERLOOKED)
        return first_advice((*kept, self._last(situation, last, rng)), situation)

    def _last(self, situation: Situation, sound: Rule, rng: random.Random) -> Rule:
        """Return what always speaks: a softened choice, or to go over as low as it can instead of as high."""
        if situation.trick.led is None:
            return lambda situation: why_led(situation, self._led(situation, rng))
        if not situation.follows:
            return lambda situation: why_thrown(situation, self._thrown(situation, rng))
        return go_over_low if rng.random() < OVERLOOKED else sound

    def _led(self, situation: Situation, rng: random.Random) -> Card:
        seen = Forgetful(situation.view)
        cards = tuple(card for card in situation.legal if lead_cost(situation, card) < HER_GUARDS)
        if not cards:
            return min(situation.legal, key=lambda card: lead_cost(situation, card))
        costs = {card: lead_cost(seen, card) + handicap(self._temperament, situation, card) for card in cards}
        return one_of_the_best(costs, NEARLY, rng)

    def _thrown(self, situation: Situation, rng: random.Random) -> Card:
        seen = Forgetful(situation.view)
        kept = may_be_thrown(situation)
        cards = [card for card in kept if not is_guard(situation, card)] or kept
        return one_of_the_best(
            {card: handicap(self._temperament, situation, card) - danger(seen, card) for card in cards}, NEARLY, rng
        )


def go_over_low(situation: Situation) -> Advice:
    """Take what must be taken as low as possible, even where nobody behind can go higher."""
    low = lowest(plain(situation, situation.legal))
    higher = situation.higher_out(low)
    return play(situation, low, ReasonKind.GOES_OVER_LOW, seat=situation.trick.winner, count=higher)


def softened_pass(view: SeatView, rng: random.Random) -> Advice:
    """Pass three of the cards that are worst to keep, or nearly so, and never the lowest heart of several."""
    held = by_suit(view.hand)
    kept = held[Suit.HEARTS][:-1][:1]
    left = {card: -burden(view, held, card) for card in view.hand if card not in kept}
    cards: list[Card] = []
    while len(cards) < CARDS_PASSED:
        cards.append(one_of_the_best(left, NEARLY_A_PASS, rng))
        del left[cards[-1]]
    return Advice(Pass(view.seat, tuple(cards)), why(held, tuple(cards)))


def one_of_the_best(costs: dict[Card, float], nearly: float, rng: random.Random) -> Card:
    """Return any of the cards whose cost is the least, or more by less than *nearly*."""
    least = min(costs.values())
    return rng.choice([card for card, cost in costs.items() if cost - least < nearly])

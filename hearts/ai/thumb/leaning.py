"""The rules of thumb as a temperament follows them: the same, but where several cards are about equally good."""

from collections.abc import Callable
from functools import wraps
from types import MappingProxyType

from hearts.ai.inference import Situation
from hearts.ai.player import Advice
from hearts.ai.temperament import Temperament, handicap
from hearts.ai.thumb.advice import Rule, highest
from hearts.ai.thumb.discarding import DISCARDING, danger, may_be_thrown, why_thrown
from hearts.ai.thumb.following import FOLLOWING, play_high_early, play_high_on_the_first_trick
from hearts.ai.thumb.leading import LEADING, lead_cost, why_led
from hearts.ai.thumb.moon import may_try
from hearts.core.cards import Card
from hearts.core.moves import Play

Estimate = Callable[[Situation, Card], float]

WINNERS = 3
"""Cards that nobody can beat with which a bold one tries for a moon that one card may still stop."""
RIDDANCE = {play_high_on_the_first_trick, play_high_early}
"""Rules that only get rid of a high card: whoever dislikes that passes over them."""


def rules_for(situation: Situation, temperament: Temperament) -> tuple[Rule, ...]:
    """Return the rules of thumb that apply: leading, following suit, or throwing a card on another suit."""
    leading, following, throwing = _RULES[temperament]
    if situation.trick.led is None:
        return leading
    return following if situation.follows else throwing


def shoot_a_likely_moon(situation: Situation) -> Advice | None:
    """Lead a card that nobody can beat where one card of the hand can be, and only by one that is out."""
    beaten = [card for card in situation.view.hand if situation.higher_out(card)]
    winners = tuple(card for card in situation.legal if not situation.higher_out(card))
    if len(beaten) != 1 or situation.higher_out(beaten[0]) > 1 or len(winners) < WINNERS or not may_try(situation):
        return None
    return why_led(situation, highest(winners))


def lead_by(cost: Estimate) -> Rule:
    """Return the rule to lead the card of the least *cost*."""
    return lambda situation: why_led(situation, min(situation.legal, key=lambda card: cost(situation, card)))


def throw_by(worth: Estimate) -> Rule:
    """Return the rule to throw the card that it is worth most to be rid of."""
    return lambda situation: why_thrown(
        situation, max(may_be_thrown(situation), key=lambda card: (worth(situation, card), card.rank))
    )


def unless_disliked(rule: Rule, temperament: Temperament) -> Rule:
    """Return *rule* without the cards that *temperament* would rather keep."""

    @wraps(rule)
    def leaning(situation: Situation) -> Advice | None:
        advice = rule(situation)
        if advice is None or not isinstance(advice.move, Play):
            return None
        return None if handicap(temperament, situation, advice.move.card) > 0 else advice

    return leaning


def _rules(temperament: Temperament) -> tuple[tuple[Rule, ...], tuple[Rule, ...], tuple[Rule, ...]]:
    if temperament is Temperament.EVEN:
        return LEADING, FOLLOWING, DISCARDING
    lead = lead_by(lambda situation, card: lead_cost(situation, card) + handicap(temperament, situation, card))
    throw = throw_by(lambda situation, card: danger(situation, card) - handicap(temperament, situation, card))
    follow = tuple(unless_disliked(rule, temperament) if rule in RIDDANCE else rule for rule in FOLLOWING)
    tries = (shoot_a_likely_moon,) if temperament is Temperament.BOLD else ()
    return (*tries, *LEADING[:-1], lead), follow, (*DISCARDING[:-1], throw)


_RULES = MappingProxyType({temperament: _rules(temperament) for temperament in Temperament})

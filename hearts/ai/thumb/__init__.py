"""Normal: the rules of thumb of a careful player, each a function of its own, tried in order.

Every rule takes the situation and returns advice, or None where it has nothing to say. The first that speaks is
followed; the last of each list always speaks.
"""

import random

from hearts.ai.inference import Situation
from hearts.ai.player import Advice, ReasonKind, is_choosing, is_passing
from hearts.ai.thumb.advice import Rule, play
from hearts.ai.thumb.discarding import DISCARDING
from hearts.ai.thumb.following import FOLLOWING
from hearts.ai.thumb.leading import LEADING
from hearts.ai.thumb.moon_choice import choose_moon
from hearts.ai.thumb.passing import choose_pass
from hearts.core.seat_view import SeatView


class RulesOfThumb:
    """Plays by rules of thumb, without chance."""

    def advise(self, view: SeatView, rng: random.Random) -> Advice:  # noqa: ARG002  this level leaves nothing to chance
        """Return the move for *view*."""
        if is_choosing(view):
            return choose_moon(view)
        if is_passing(view):
            return choose_pass(view)
        situation = Situation(view)
        if len(situation.legal) == 1:
            return play(situation, situation.legal[0], ReasonKind.ONLY_CARD)
        return first_advice(rules_for(situation), situation)


def rules_for(situation: Situation) -> tuple[Rule, ...]:
    """Return the rules of thumb that apply: leading, following suit, or throwing a card on another suit."""
    if situation.trick.led is None:
        return LEADING
    return FOLLOWING if situation.follows else DISCARDING


def first_advice(rules: tuple[Rule, ...], situation: Situation) -> Advice:
    """Return the advice of the first rule that has any."""
    for rule in rules:
        advice = rule(situation)
        if advice is not None:
            return advice
    raise AssertionError("the last rule of each list always speaks")

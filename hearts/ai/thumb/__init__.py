"""Normal: the rules of thumb of a careful player, each a function of its own, tried in order.

Every rule takes the situation and returns advice, or None where it has nothing to say. The first that speaks is
followed; the last of each list always speaks.
"""

import random

from hearts.ai.inference import Situation
from hearts.ai.player import Advice, ReasonKind, is_choosing, is_passing
from hearts.ai.temperament import Temperament
from hearts.ai.thumb.advice import first_advice, play
from hearts.ai.thumb.leaning import rules_for
from hearts.ai.thumb.moon_choice import choose_moon
from hearts.ai.thumb.passing import choose_pass
from hearts.core.seat_view import SeatView


class RulesOfThumb:
    """Plays by rules of thumb, without chance."""

    def __init__(self, temperament: Temperament = Temperament.EVEN) -> None:
        self._temperament = temperament

    def advise(self, view: SeatView, rng: random.Random) -> Advice:  # noqa: ARG002  this level leaves nothing to chance
        """Return the move for *view*."""
        if is_choosing(view):
            return choose_moon(view)
        if is_passing(view):
            return choose_pass(view)
        situation = Situation(view)
        if len(situation.legal) == 1:
            return play(situation, situation.legal[0], ReasonKind.ONLY_CARD)
        return first_advice(rules_for(situation, self._temperament), situation)

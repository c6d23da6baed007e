"""Easy: any legal card and any three cards, by chance."""

import random

from hearts.ai.player import Advice, Reason, ReasonKind, is_choosing, is_passing
from hearts.ai.thumb.moon_choice import choose_moon
from hearts.core.moves import Pass, Play
from hearts.core.rules import CARDS_PASSED
from hearts.core.seat_view import SeatView


class AnyCard:
    """Plays whatever comes, within the rules."""

    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        """Return any legal move, drawn from *rng*; the choice after a moon is made with sense."""
        if is_choosing(view):
            return choose_moon(view)
        if is_passing(view):
            return Advice(Pass(view.seat, tuple(rng.sample(view.hand, CARDS_PASSED))), Reason(ReasonKind.ANY_CARD))
        legal = view.legal_plays()
        kind = ReasonKind.ONLY_CARD if len(legal) == 1 else ReasonKind.ANY_CARD
        card = rng.choice(legal)
        return Advice(Play(view.seat, card), Reason(kind, card))

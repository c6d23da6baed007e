"""What a computer makes of a moon it has shot, where the rules leave that open."""

from hearts.ai.player import Advice, Reason, ReasonKind
from hearts.core.moves import MoonChoice, Score
from hearts.core.scoring import add, round_scores, winners_of
from hearts.core.seat_view import SeatView


def choose_moon(view: SeatView) -> Advice:
    """Add to the others, unless that ends the game for another seat or leaves another seat ahead.

    Either choice moves this seat equally far against each other seat. Adding brings the end nearer, which is good
    for whoever leads; subtracting puts it off, which is good for whoever is behind.
    """
    totals = add(view.totals, round_scores(view.taken, view.rules, MoonChoice.ADD))
    winners = winners_of(totals, view.rules, view.round_no)
    is_ahead = view.seat in winners if winners else totals[view.seat] == min(totals)
    if is_ahead:
        return Advice(Score(MoonChoice.ADD), Reason(ReasonKind.MOON_ADDS, seat=view.seat))
    return Advice(Score(MoonChoice.SUBTRACT), Reason(ReasonKind.MOON_SUBTRACTS, seat=view.seat))

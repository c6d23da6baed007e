"""Rounds of the arena's batched mode: the levels without search, and no table around them.

The same views are asked for the same moves as at a table, so the figures are those of the other mode; but nothing is
checked twice, no time is taken, and what several arrangements of a deal have in common is asked once.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from arena_play import DealResult, Match, arrangements, count_round
from arena_sides import named, seated
from bare_round import NO_TOTALS, BareRound, played

from hearts.ai.levels import Level
from hearts.ai.player import chance
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import Round
from hearts.core.moves import Pass, Play, Score
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS, PassDirection, Seat


@dataclass(slots=True)
class Moment:
    """A moment of a deal: what each side answered there, and the moments after each answer."""

    answers: dict[int, Pass | Play | Score] = field(default_factory=dict)
    after: dict[object, "Moment"] = field(default_factory=dict)

    def then(self, move: object) -> "Moment":
        """Return the moment after *move*."""
        found = self.after.get(move)
        if found is None:
            found = self.after[move] = Moment()
        return found


class Batch:
    """The two sides of *match*, who play deal after deal."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._players = tuple(map(seated, match.sides))
        self._draws = tuple(named(side)[0] is not Level.NORMAL for side in match.sides)
        self._keys = tuple(player_key(match.seed, seat) for seat in SEATS)
        # whoever leaves nothing to chance is given any
        self._unused = chance(SeatView(Seat.SOUTH, match.rules, 1, NO_TOTALS, PassDirection.NONE, ()), b"")

    def play(self, deal_no: int) -> DealResult:
        """Play one deal in every arrangement of the two sides."""
        result = DealResult(deal_no)
        start = Moment()
        found = []
        for places in arrangements(self._match.seats):
            sides = [0 if seat in places else 1 for seat in SEATS]
            scored = self._played(deal_no, sides, start)
            count_round(scored, sides, result.tallies)
            own = fmean(scored.scores[seat] for seat in SEATS if sides[seat] == 0)
            found.append(own - fmean(scored.scores[seat] for seat in SEATS if sides[seat] == 1))
        result.difference = fmean(found)
        return result

    def _asked(self, moment: Moment, side: int, view: SeatView) -> Pass | Play | Score:
        found = moment.answers.get(side)
        if found is None:
            drawn = chance(view, self._keys[view.seat]) if self._draws[side] else self._unused
            found = moment.answers[side] = self._players[side].advise(view, drawn).move
        return found

    def _played(self, deal_no: int, sides: Sequence[int], moment: Moment) -> Round:
        """Return the round of deal *deal_no*, as the table would play it."""

        def ask(view: SeatView) -> Pass | Play | Score:
            nonlocal moment
            move = self._asked(moment, sides[view.seat], view)
            moment = moment.then(move)
            return move

        return played(BareRound(self._match.rules, deal_no, deal_of(self._match.seed, deal_no + 1).deck), ask)


def play_batch(match: Match, deals: Sequence[int]) -> Generator[DealResult]:
    """Play *deals* one after another and yield what came of each."""
    batch = Batch(match)
    for deal_no in deals:
        yield batch.play(deal_no)

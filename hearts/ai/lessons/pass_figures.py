"""What a hint says of three cards in points: what they come to, and how much less that is than another choice."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from hearts.ai.player import Weighed, WeighedPass
from hearts.ai.thumb import RulesOfThumb
from hearts.core.cards import Card
from hearts.core.moves import Pass
from hearts.core.seat_view import SeatView

WORTH_SAYING = 0.5
"""Points by which another choice must differ, that it is said."""


class Beside(Enum):
    """What the three advised are compared with."""

    NOTHING = "nothing"
    SAME = "the same three"
    """The person has chosen them."""
    MINE = "mine"
    """What the person has chosen: it costs *more*, or less where that is below zero."""
    MINE_ALIKE = "mine, alike"
    """What the person has chosen comes to about the same."""
    USUAL = "the usual choice"
    """What the rules of thumb would pass costs *more*."""
    NEXT = "the next best"
    """The cheapest of the other sets that were weighed costs *more*."""


@dataclass(frozen=True, slots=True)
class PassFigures:
    """The seat's own *points* this round with the three advised, and how many *more* with *cards*."""

    points: float
    beside: Beside = Beside.NOTHING
    cards: tuple[Card, ...] = ()
    more: float = 0.0


def figures_of_pass(
    view: SeatView, sent: Sequence[Card], weighed: Sequence[Weighed | WeighedPass], mine: Sequence[Card]
) -> PassFigures | None:
    """Return what *weighed* says of passing *sent* beside *mine*, if three are chosen, or the other sets."""
    points = {frozenset(one.cards): one.points for one in weighed if isinstance(one, WeighedPass)}
    advised, own = frozenset(sent), frozenset(mine)
    if advised not in points:
        return None
    level = points.pop(advised)
    if own == advised:
        return PassFigures(level, Beside.SAME)
    if own in points:
        more = points[own] - level
        beside = Beside.MINE if abs(more) >= WORTH_SAYING else Beside.MINE_ALIKE
        return PassFigures(level, beside, tuple(sorted(own)), more)
    usual = RulesOfThumb().advise(view, random.Random(0)).move  # noqa: S311  it draws nothing
    by_rule = frozenset(usual.cards) if isinstance(usual, Pass) else frozenset()
    cheapest = min(points, key=points.__getitem__, default=frozenset[Card]())
    for cards, beside in ((by_rule, Beside.USUAL), (cheapest, Beside.NEXT)):
        if cards in points and points[cards] - level >= WORTH_SAYING:
            return PassFigures(level, beside, tuple(sorted(cards)), points[cards] - level)
    return PassFigures(level)

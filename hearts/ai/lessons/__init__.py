"""What a hint teaches: the advice, one or two true things about it, and what the other cards would cost.

Everything is drawn from the seat's view and from what the thinker answered; nothing here thinks long or loads NumPy.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hearts.ai.inference import Situation
from hearts.ai.lessons.about_card import Told, first_told
from hearts.ai.lessons.about_passing import facts_of_pass
from hearts.ai.lessons.about_position import facts_around
from hearts.ai.lessons.facts import Fact, FactKind
from hearts.ai.lessons.pass_figures import WORTH_SAYING, PassFigures, figures_of_pass
from hearts.ai.player import Advice, Reason, ReasonKind, Weighed, Weighings
from hearts.ai.thumb import RulesOfThumb
from hearts.core.cards import Card
from hearts.core.moves import Pass, Play
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS

CLOSE = 0.3
"""Points within which all cards come to about the same."""

BLAND = {ReasonKind.ANY_CARD, ReasonKind.COSTS_LEAST, ReasonKind.LEADS_LEAST_RISK, ReasonKind.THROWS_USELESS}
"""Reasons that teach little where something else is true as well."""

SAID_ALREADY: dict[ReasonKind | FactKind, set[FactKind]] = {
    ReasonKind.STOPS_MOON: {FactKind.EVERY_POINT},
    ReasonKind.BREAKS_MOON: {FactKind.EVERY_POINT},
    ReasonKind.KEEPS_STOPPER: {FactKind.EVERY_POINT},
    ReasonKind.FEEDS_NO_MOON: {FactKind.EVERY_POINT},
    ReasonKind.LEADS_LAST_OF_SUIT: {FactKind.LAST_OF_SUIT},
    ReasonKind.MAKES_VOID: {FactKind.LAST_OF_SUIT},
    ReasonKind.LEADS_LOW: {FactKind.HIGHER_OUT},
    ReasonKind.LEADS_HIGH_EARLY: {FactKind.HIGHER_OUT, FactKind.HIGHEST_OF_SUIT},
    ReasonKind.GOES_OVER_LOW: {FactKind.HIGHER_OUT},
    ReasonKind.TAKES_FREE: {FactKind.PLAYS_LAST, FactKind.NO_POINTS_YET},
    ReasonKind.PLAYS_HIGH_FIRST: {FactKind.NO_POINTS_YET, FactKind.HIGHER_OUT},
    ReasonKind.UNLOADS: {FactKind.HIGHEST_OF_SUIT},
    ReasonKind.DUCKS_UNDER_QUEEN: {FactKind.HIGHER_OUT},
    ReasonKind.KEEPS_QUEEN_BACK: {FactKind.HIGHER_OUT},
    ReasonKind.VOIDS_SUIT: {FactKind.LEAVES_NONE},
    ReasonKind.SHOOTS_MOON: {FactKind.SHOWN_VOID, FactKind.HIGHER_OUT},
    FactKind.TRIES_MOON: set(FactKind),
    FactKind.MAY_BE_BEATEN: {FactKind.HIGHER_OUT},
    FactKind.CANNOT_TAKE: {FactKind.HIGHER_OUT},
    FactKind.TAKES_LAST: {FactKind.PLAYS_LAST},
    FactKind.ALL_ALIKE: set(FactKind),
}
"""What needs no saying after the first thing said."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """How many *points* more *card* comes to than the one advised; below zero it is the cheapest, and yet not advised.

    *by_rule*: the rules of thumb would have played it; otherwise it is the next best.
    """

    card: Card
    points: float
    by_rule: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A hint: the move, what is said of it first and besides, what each legal card comes to, and a comparison.

    *is_close*: every legal card comes to about the same. *figures* are those of three cards to pass.
    """

    move: Pass | Play
    first: Told
    besides: Fact | None = None
    weighed: tuple[Weighed, ...] = ()
    contrast: Contrast | None = None
    is_close: bool = False
    figures: PassFigures | None = None


def lesson_of(view: SeatView, advice: Advice, weighed: Weighings = (), mine: tuple[Card, ...] = ()) -> Lesson | None:
    """Return what *advice* for *view* teaches, with *mine* chosen to pass; None where no cards are advised."""
    match advice.move:
        case Pass(cards=sent) as move:
            besides = _besides(advice.reason, facts_of_pass(view.hand, sent))
            return Lesson(move, advice.reason, besides, figures=figures_of_pass(view, sent, weighed, mine))
        case Play() as move:
            return _lesson_of_card(view, move, advice.reason, tuple(one for one in weighed if isinstance(one, Weighed)))
        case _:
            return None


def _lesson_of_card(view: SeatView, move: Play, reason: Reason, weighed: tuple[Weighed, ...]) -> Lesson:
    card, situation = move.card, Situation(view)
    first = _first(situation, card, reason, weighed)
    besides = None if len(situation.legal) == 1 else _besides(first, facts_around(situation, card))
    if first.kind is FactKind.TRIES_MOON and situation.points[view.seat]:
        points = situation.points[view.seat]
        besides = Fact(FactKind.OWN_EVERY_POINT, card, card.suit, view.seat, points)
    return Lesson(move, first, besides, weighed, _contrast(view, card, weighed), _is_close(weighed))


def _first(situation: Situation, card: Card, reason: Reason, weighed: tuple[Weighed, ...]) -> Told:
    others = [situation.points[seat] for seat in SEATS if seat is not situation.view.seat]
    if any(one.card is card and one.shoots for one in weighed) and not any(others):
        return Fact(FactKind.TRIES_MOON, card, card.suit)
    if reason.kind not in BLAND:
        return reason
    return first_told(situation, card) or reason


def _besides(first: Told, facts: Iterator[Fact]) -> Fact | None:
    said = SAID_ALREADY.get(first.kind, set())
    return next((fact for fact in facts if fact.kind not in said), None)


def _is_close(weighed: tuple[Weighed, ...]) -> bool:
    points = [one.points for one in weighed]
    return bool(points) and max(points) - min(points) < CLOSE


def _contrast(view: SeatView, card: Card, weighed: tuple[Weighed, ...]) -> Contrast | None:
    """Compare *card* with one that is cheaper, with what the rules of thumb would play, or with the next best."""
    points = {one.card: one.points for one in weighed}
    others = [other for other in points if other is not card]
    if not others:
        return None
    cheapest = min(others, key=points.__getitem__)
    if points[cheapest] - points[card] <= -WORTH_SAYING:
        return Contrast(cheapest, points[cheapest] - points[card])
    plain = RulesOfThumb().advise(view, random.Random(0)).move  # noqa: S311  it draws nothing
    by_rule = plain.card if isinstance(plain, Play) and plain.card is not card else None
    for other in (by_rule, cheapest):
        if other is not None and points[other] - points[card] >= WORTH_SAYING:
            return Contrast(other, points[other] - points[card], by_rule=other is by_rule)
    return None

"""Moons: seeing one coming, stopping it, and finishing one that nothing can stop."""

from hearts.ai.inference import Situation
from hearts.ai.player import Advice, ReasonKind
from hearts.ai.thumb.advice import highest, lowest, play
from hearts.core.cards import QUEEN_OF_SPADES, Card, Suit
from hearts.core.rules import PENALTY_OF_ROUND, Moon
from hearts.core.seats import SEATS, Seat

WATCHED = 1
"""Suspicion from which the highest hearts are kept."""
FOUGHT = 3
"""Suspicion from which a cheap trick with points is taken on purpose."""
STARVED = 5
"""Suspicion from which the suspect is given no points. Below it a heart thrown away is worth more to its owner."""
URGENT = 10
"""Suspicion from which any trick is taken on purpose, the queen's too."""
A_RUN = 2
"""What each trick that the suspect leads and takes adds to the points it has."""


def suspect(situation: Situation, level: int = WATCHED) -> Seat | None:
    """Return the other seat that has every point so far, where the suspicion of a moon is at least *level*."""
    rival = situation.collector
    if rival is None or rival is situation.view.seat or suspicion(situation, rival) < level:
        return None
    return rival


def suspicion(situation: Situation, rival: Seat) -> int:
    """Return the points of *rival* and a little more for each of the last tricks that it led and took."""
    run = 0
    for trick in reversed(situation.view.tricks):
        if trick.leader is not rival or trick.winner is not rival:
            break
        run += 1
    return situation.points[rival] + A_RUN * run


# ---- this seat's own moon


def every_trick_is_ours(situation: Situation) -> bool:
    """Whether every card held beats all that is out in its suit, so that a leader takes every trick left."""
    return not any(situation.higher_out(cards[0]) for cards in situation.held if cards)


def moon_is_welcome(situation: Situation) -> bool:
    """Whether a moon of this seat's own does not end the game for another seat."""
    view = situation.view
    if view.rules.target is None or view.rules.moon is not Moon.ADD:
        return True
    totals = [view.totals[seat] + (0 if seat is view.seat else PENALTY_OF_ROUND) for seat in SEATS]
    return max(totals) < view.rules.target or totals[view.seat] == min(totals)


def may_try(situation: Situation) -> bool:
    """Whether no other seat has a point, there are some to be had, and a moon would be welcome."""
    others = (seat for seat in SEATS if seat is not situation.view.seat)
    return (
        not any(situation.points[seat] for seat in others) and situation.points_are_out and moon_is_welcome(situation)
    )


def shoot_a_sure_moon(situation: Situation) -> Advice | None:
    """Lead winner after winner, once no other seat has a point and none can take a trick."""
    if not may_try(situation) or not every_trick_is_ours(situation):
        return None
    return play(situation, highest(situation.legal), ReasonKind.SHOOTS_MOON)


# ---- another seat's moon


def lead_a_stopper(situation: Situation) -> Advice | None:
    """Lead a heart that nobody can beat against a seat that has every point so far."""
    rival = suspect(situation, FOUGHT)
    hearts = tuple(card for card in situation.legal if card.is_heart and not situation.higher_out(card))
    if rival is None or not hearts or not situation.out[Suit.HEARTS]:
        return None
    return play(situation, highest(hearts), ReasonKind.STOPS_MOON, seat=rival, count=situation.points[rival])


def take_points_from_the_suspect(situation: Situation) -> Advice | None:
    """Take a trick with points, or one that hearts were led to, from a seat that has every point so far."""
    rival = suspect(situation, FOUGHT)
    if rival is None or situation.trick.winner is not rival or not situation.over:
        return None
    card = highest(situation.over)
    if suspect(situation, URGENT) is None:
        has_points = situation.trick.penalty or situation.trick.led is Suit.HEARTS
        if not has_points or QUEEN_OF_SPADES in (*situation.trick.cards, card):
            return None
    return play(situation, card, ReasonKind.STOPS_MOON, seat=rival, count=situation.points[rival])


def keep_high_cards_for_the_suspect(situation: Situation) -> Advice | None:
    """Follow low under a seat that has every point so far, so that the higher cards can stop it later."""
    rival = suspect(situation, FOUGHT if situation.trick.led is not Suit.HEARTS else WATCHED)
    if rival is None or situation.trick.winner is not rival or len(situation.under) < 2:  # noqa: PLR2004
        return None
    card = lowest(situation.under)
    return play(situation, card, ReasonKind.KEEPS_STOPPER, seat=rival, count=situation.points[rival])


def break_a_moon(situation: Situation) -> Advice | None:
    """Give a point to another seat than the one that has every point so far."""
    rival = suspect(situation)
    costly = tuple(card for card in situation.legal if card.is_penalty)
    if rival is None or situation.trick.winner is rival or not costly:
        return None
    card = QUEEN_OF_SPADES if QUEEN_OF_SPADES in costly else highest(costly)
    return play(situation, card, ReasonKind.BREAKS_MOON, seat=rival, count=situation.points[rival])


def feed_no_moon(situation: Situation) -> Advice | None:
    """Throw nothing that helps a seat that has every point so far: no queen, no heart, no card that could stop it."""
    rival = suspect(situation, STARVED)
    if rival is None or situation.trick.winner is not rival:
        return None
    harmless = tuple(card for card in situation.legal if not card.is_penalty and not is_guard(situation, card))
    harmless = harmless or tuple(card for card in situation.legal if not card.is_penalty)
    card = min(harmless, key=lambda card: stopping_power(situation, card)) if harmless else lowest(situation.legal)
    return play(situation, card, ReasonKind.FEEDS_NO_MOON, seat=rival, count=situation.points[rival])


def is_guard(situation: Situation, card: Card) -> bool:
    """Whether *card* guards the queen of spades in this hand."""
    return situation.holds_queen and card.suit is Suit.SPADES and card.rank < QUEEN_OF_SPADES.rank


def stopping_power(situation: Situation, card: Card) -> tuple[float, int]:
    """Return how likely *card* is to take a trick from a seat that leads its suit later."""
    out = len(situation.out[card.suit])
    return (situation.lower_out(card) / out if out else 0.0, card.rank)

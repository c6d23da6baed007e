"""What can be said first of a card that is advised: what it does in this trick. The first that applies is told."""

from collections.abc import Callable

from hearts.ai.inference import Situation
from hearts.ai.lessons.facts import Fact, FactKind
from hearts.ai.player import Reason, ReasonKind
from hearts.ai.thumb.advice import highest, lowest, plain
from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card, Rank, Suit
from hearts.core.seats import SEATS, Seat

Told = Reason | Fact
Finder = Callable[[Situation, Card], Told | None]
"""Says something true of the card, or nothing."""

SUSPECT = 6
"""Points of one seat, while no other has any, from which its moon is spoken of."""
EARLY = 8
"""Cards of a suit out from which it is young."""


def first_told(situation: Situation, card: Card) -> Told | None:
    """Return the weightiest thing to say of *card*."""
    finders = LEADING if situation.trick.led is None else FOLLOWING if situation.follows else THROWING
    return next((told for finder in finders if (told := finder(situation, card)) is not None), None)


def suspect(situation: Situation) -> Seat | None:
    """Return the other seat whose moon is spoken of, if there is one."""
    seat = situation.collector
    return None if seat is None or seat is situation.view.seat or situation.points[seat] < SUSPECT else seat


def all_alike(situation: Situation, card: Card) -> Fact | None:
    """Say that it makes no difference which card is played."""
    legal = situation.legal
    special = {QUEEN_OF_SPADES, JACK_OF_DIAMONDS}
    if len(legal) == 1 or any(other.suit is not card.suit for other in legal) or special & set(legal):
        return None
    live = (*situation.out[card.suit], *situation.trick.cards)
    if any(other.suit is card.suit and legal[0].rank < other.rank < legal[-1].rank for other in live):
        return None
    return Fact(FactKind.ALL_ALIKE, card, card.suit)


def may_stop_a_moon(situation: Situation, card: Card) -> Reason | None:
    """Say that the trick is taken from the seat that has every point."""
    seat = suspect(situation)
    if seat is None or situation.trick.winner not in (None, seat):
        return None
    if not situation.wins(card) or not (situation.trick.penalty or card.is_penalty):
        return None
    if situation.trick.led is None and (not card.is_heart or situation.higher_out(card)):
        return None
    return Reason(ReasonKind.STOPS_MOON, card, card.suit, seat, situation.points[seat])


def breaks_a_moon(situation: Situation, card: Card) -> Reason | None:
    """Say that a point goes to another seat than the one that has them all."""
    seat = suspect(situation)
    if seat is None or seat is situation.trick.winner or not card.is_penalty:
        return None
    return Reason(ReasonKind.BREAKS_MOON, card, card.suit, seat, situation.points[seat])


def hunts_the_queen(situation: Situation, card: Card) -> Reason | None:
    """Say that a low spade may draw her out."""
    if card.suit is not Suit.SPADES or card.rank >= Rank.QUEEN or not situation.queen_is_out:
        return None
    return Reason(ReasonKind.HUNTS_QUEEN, card, card.suit)


def leads_the_last(situation: Situation, card: Card) -> Reason | None:
    """Say that the hand is void in the suit afterwards."""
    if len(situation.held[card.suit]) > 1 or len(situation.view.hand) == 1:
        return None
    return Reason(ReasonKind.LEADS_LAST_OF_SUIT, card, card.suit)


def cannot_take(situation: Situation, card: Card) -> Fact | None:
    """Say that whoever holds the suit must go higher."""
    out = situation.out[card.suit]
    if not out or situation.lower_out(card):
        return None
    return Fact(FactKind.CANNOT_TAKE, card, card.suit, count=len(out))


def leads_low(situation: Situation, card: Card) -> Reason | None:
    """Say that more cards can beat it than not."""
    higher = situation.higher_out(card)
    if 2 * higher <= len(situation.out[card.suit]):
        return None
    return Reason(ReasonKind.LEADS_LOW, card, card.suit, count=higher)


def leads_high_early(situation: Situation, card: Card) -> Reason | None:
    """Say that the suit is young, so that everybody is likely to follow."""
    out = len(situation.out[card.suit])
    if card.suit not in (Suit.CLUBS, Suit.DIAMONDS) or card is not situation.held[card.suit][-1] or out < EARLY:
        return None
    if any(situation.is_void(seat, card.suit) for seat in SEATS if seat is not situation.view.seat):
        return None
    return Reason(ReasonKind.LEADS_HIGH_EARLY, card, card.suit, count=out)


def gives_the_queen(situation: Situation, card: Card) -> Reason | None:
    """Say who gets her."""
    if card is not QUEEN_OF_SPADES or situation.wins(card):
        return None
    return Reason(ReasonKind.GIVES_QUEEN, card, card.suit, situation.trick.winner)


def takes_the_jack(situation: Situation, card: Card) -> Reason | None:
    """Say that the jack that counts is taken."""
    if not situation.jack_counts or JACK_OF_DIAMONDS not in situation.trick.cards or not situation.wins(card):
        return None
    return Reason(ReasonKind.TAKES_JACK, card, card.suit)


def stays_under(situation: Situation, card: Card) -> Told | None:
    """Say whose card it stays under, and that it is the highest that does, where it is."""
    best = situation.trick.best
    if best is None or situation.wins(card):
        return None
    if card is highest(plain(situation, situation.under)):
        return Reason(ReasonKind.DUCKS, card, card.suit, situation.trick.winner)
    return Fact(FactKind.STAYS_UNDER, card, card.suit, situation.trick.winner, other=best)


def takes_free(situation: Situation, card: Card) -> Reason | None:
    """Say that the trick costs nothing."""
    is_highest = card is highest(plain(situation, situation.legal))
    if not situation.is_last or situation.cost > 0 or card.is_penalty or not is_highest or not situation.wins(card):
        return None
    return Reason(ReasonKind.TAKES_FREE, card, card.suit)


def stays_below_the_queen(situation: Situation, card: Card) -> Reason | None:
    """Say that a spade below her is played while she is out and a higher one is held."""
    below = tuple(held for held in situation.legal if held.suit is Suit.SPADES and held.rank < Rank.QUEEN)
    holds_higher = any(held.suit is Suit.SPADES and held.rank > Rank.QUEEN for held in situation.legal)
    if not situation.queen_is_out or not holds_higher or card not in below[-1:] or not situation.wins(card):
        return None
    return Reason(ReasonKind.DUCKS_UNDER_QUEEN, card, card.suit)


def keeps_the_queen_back(situation: Situation, card: Card) -> Reason | None:
    """Say that the queen held would take the trick."""
    if QUEEN_OF_SPADES not in situation.over or card is QUEEN_OF_SPADES:
        return None
    return Reason(ReasonKind.KEEPS_QUEEN_BACK, card, card.suit)


def unloads(situation: Situation, card: Card) -> Reason | None:
    """Say that nothing held loses, and that this is the highest or the lowest of it."""
    if situation.under:
        return None
    cards = plain(situation, situation.legal)
    if card is highest(cards):
        return Reason(ReasonKind.UNLOADS, card, card.suit, situation.trick.winner)
    if card is lowest(cards) and not situation.is_last:
        higher = situation.higher_out(card)
        return Reason(ReasonKind.GOES_OVER_LOW, card, card.suit, situation.trick.winner, higher) if higher else None
    return None


def takes(situation: Situation, card: Card) -> Fact | None:
    """Say how sure it is that the card takes the trick."""
    if not situation.wins(card):
        return None
    if situation.is_last:
        return Fact(FactKind.TAKES_LAST, card, card.suit, count=situation.trick.penalty + card.penalty)
    higher = situation.higher_out(card)
    if not higher:
        return Fact(FactKind.TAKES_SURELY, card, card.suit)
    return Fact(FactKind.MAY_BE_BEATEN, card, card.suit, count=higher)


def throws_a_high_spade(situation: Situation, card: Card) -> Reason | None:
    """Say that the queen may not fall on it any more."""
    if card.suit is not Suit.SPADES or card.rank <= Rank.QUEEN or not situation.queen_is_out:
        return None
    return Reason(ReasonKind.THROWS_HIGH_SPADE, card, card.suit)


def makes_a_void(situation: Situation, card: Card) -> Reason | None:
    """Say that it is the last of its suit."""
    if len(situation.held[card.suit]) > 1 or len(situation.view.hand) == 1:
        return None
    return Reason(ReasonKind.MAKES_VOID, card, card.suit, situation.trick.winner)


def throws_a_heart(situation: Situation, card: Card) -> Reason | None:
    """Say who gets the point."""
    return Reason(ReasonKind.THROWS_HEART, card, card.suit, situation.trick.winner) if card.is_heart else None


def throws_danger(situation: Situation, card: Card) -> Reason | None:
    """Say that it could win a trick later."""
    lower = situation.lower_out(card)
    if not lower or card is not situation.held[card.suit][-1]:
        return None
    return Reason(ReasonKind.THROWS_DANGER, card, card.suit, count=lower)


def throws(situation: Situation, card: Card) -> Fact | None:
    """Say that a card of another suit cannot take the trick."""
    return Fact(FactKind.THROWS, card, card.suit, situation.trick.winner)


LEADING: tuple[Finder, ...] = (
    all_alike,
    may_stop_a_moon,
    hunts_the_queen,
    leads_the_last,
    cannot_take,
    leads_low,
    leads_high_early,
    takes,
)
FOLLOWING: tuple[Finder, ...] = (
    all_alike,
    may_stop_a_moon,
    gives_the_queen,
    takes_the_jack,
    stays_under,
    takes_free,
    keeps_the_queen_back,
    stays_below_the_queen,
    unloads,
    takes,
)
THROWING: tuple[Finder, ...] = (
    breaks_a_moon,
    gives_the_queen,
    throws_a_high_spade,
    throws_a_heart,
    makes_a_void,
    throws_danger,
    throws,
)

"""How the three computers at a table differ a little: a careful one, a hunter of the queen, and a bold one.

A temperament is a leaning of a point or two where several cards are about equally good, never a different strength.
It follows from the seat alone, so that a game taken up again, or taken back, goes on with the same computers. It is
told in points so that rules of thumb and search can both add it to what they reckon.
"""

from enum import Enum
from types import MappingProxyType
from typing import Final

from hearts.ai.inference import Situation
from hearts.core.cards import Card, Rank, Suit
from hearts.core.seats import SEATS, Seat


class Temperament(Enum):
    """What a computer leans to; the value is the text form on command lines."""

    EVEN = "even"
    """To nothing: so plays whoever gives a hint or sits at another table."""
    CAREFUL = "careful"
    """Keeps the hearts that stop moons, and would rather not lead what may take the trick."""
    HUNTER = "hunter"
    """Leads spades to drive the queen out."""
    BOLD = "bold"
    """Holds on to kings and aces while it has the hand for a moon, and tries for one a little sooner."""


AT: Final = MappingProxyType(
    {Seat.WEST: Temperament.CAREFUL, Seat.NORTH: Temperament.HUNTER, Seat.EAST: Temperament.BOLD}
)
HUNT, DUCK, STOPPER, KEPT_HIGH, MOON = 1.5, 0.4, 1.0, 0.6, 0.7
"""Points: what leading a spade at the queen is worth to a hunter, what leading a card that is likely to take the trick
and what giving up a heart that may stop a moon cost a careful one, and a bold one's high cards and own moon."""
HONOURS = 4
"""Kings and aces with which a bold one thinks of the moon."""
ABOVE_A_STOPPER = 2
"""Hearts out above a heart that may still stop a moon."""


def temperament_of(seat: Seat) -> Temperament:
    """Return the temperament of the computer at *seat*."""
    return AT.get(seat, Temperament.EVEN)


def handicap(temperament: Temperament, situation: Situation, card: Card) -> float:
    """Return how many points more than it costs the seat to play *card* seems to cost to *temperament*."""
    match temperament:
        case Temperament.CAREFUL:
            return _careful(situation, card)
        case Temperament.HUNTER:
            return -HUNT if drives_the_queen(situation, card) else 0.0
        case Temperament.BOLD:
            return KEPT_HIGH if card.rank >= Rank.KING and may_still_shoot(situation) else 0.0
        case _:
            return 0.0


def moon_handicap(temperament: Temperament) -> float:
    """Return the same for a plan to shoot the moon."""
    return -MOON if temperament is Temperament.BOLD else 0.0


def drives_the_queen(situation: Situation, card: Card) -> bool:
    """Whether *card*, a spade below the queen, is led while another seat holds her."""
    is_led = situation.trick.led is None
    return is_led and card.suit is Suit.SPADES and card.rank < Rank.QUEEN and situation.queen_is_out


def may_still_shoot(situation: Situation) -> bool:
    """Whether the hand has the high cards for a moon, and no other seat has a point."""
    if any(situation.points[seat] for seat in SEATS if seat is not situation.view.seat):
        return False
    return sum(card.rank >= Rank.KING for card in situation.view.hand) >= HONOURS


def _careful(situation: Situation, card: Card) -> float:
    led, out = situation.trick.led, situation.out[card.suit]
    if led is None and out:
        return DUCK * situation.lower_out(card) / len(out)
    is_kept = card.is_heart and card.suit is not led and situation.higher_out(card) <= ABOVE_A_STOPPER
    return STOPPER if is_kept else 0.0

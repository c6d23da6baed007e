"""Rules of thumb for leading."""

from hearts.ai.inference import Situation
from hearts.ai.player import Advice, ReasonKind
from hearts.ai.thumb.advice import Rule, play
from hearts.ai.thumb.moon import lead_a_stopper, shoot_a_sure_moon
from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card, Rank, Suit
from hearts.core.seats import SEATS

FRESH = 8
"""Cards of a suit out from which everybody is likely to follow."""
EARLY = 4
"""Tricks in which high cards of a short suit are led to be rid of them."""
SHORT = 3
"""Length of a suit that is worth shortening further."""
YOUNG = 11.0
"""Gain, times the risk, of leading from a short young suit: high cards go while nobody can throw points on them."""
DEAD_SUIT, HER_GUARDS, OVER_HER, HERSELF = 16.0, 12.0, 14.0, 18.0
"""Costs of leading a suit that nobody else holds, a spade that guards the queen, one that she may fall on, and her."""
THE_JACK = 10.0
"""Cost of leading the jack that counts into a hand that may beat it."""
SPARED = 3.0
"""Cost of hunting the queen where this seat passed her itself."""
HUNT = 7.0
"""Gain of drawing the queen from another hand."""


def lead_the_sure_jack(situation: Situation) -> Advice | None:
    """Lead the jack that counts once nothing out beats it."""
    if JACK_OF_DIAMONDS not in situation.legal or not situation.jack_counts:
        return None
    if situation.higher_out(JACK_OF_DIAMONDS):
        return None
    return play(situation, JACK_OF_DIAMONDS, ReasonKind.TAKES_JACK)


def lead_the_least_cost(situation: Situation) -> Advice | None:
    """Lead what is least likely to take points, or what draws the queen, or rids the hand of high cards early."""
    return why_led(situation, min(situation.legal, key=lambda card: lead_cost(situation, card)))


def why_led(situation: Situation, card: Card) -> Advice:
    """Return the advice to lead *card* with the weightiest reason that is true of it."""
    higher = situation.higher_out(card)
    held = situation.held[card.suit]
    out = len(situation.out[card.suit])
    if card.suit is Suit.SPADES and card.rank < Rank.QUEEN and situation.queen_is_out:
        return play(situation, card, ReasonKind.HUNTS_QUEEN)
    if len(held) == 1:
        return play(situation, card, ReasonKind.LEADS_LAST_OF_SUIT)
    if (
        card.suit in (Suit.CLUBS, Suit.DIAMONDS)
        and card is held[-1]
        and out >= FRESH
        and not any(situation.is_void(seat, card.suit) for seat in SEATS)
    ):
        return play(situation, card, ReasonKind.LEADS_HIGH_EARLY, count=out)
    if 2 * higher > out:
        return play(situation, card, ReasonKind.LEADS_LOW, count=higher)
    return play(situation, card, ReasonKind.LEADS_LEAST_RISK)


def lead_cost(situation: Situation, card: Card) -> float:
    """Estimate what leading *card* costs: how often it takes the trick, and what then lies in it."""
    suit = card.suit
    out = len(situation.out[suit])
    if not out:
        return DEAD_SUIT if situation.points_are_out else 0
    risk = situation.lower_out(card) / out
    voids = sum(situation.is_void(seat, suit) for seat in SEATS if seat is not situation.view.seat)
    cost = (8 + 2 * voids) * risk - (not risk)
    match suit:
        case Suit.SPADES:
            return cost + spade_cost(situation, card)
        case Suit.HEARTS:
            return cost
        case _:
            gives_jack = card is JACK_OF_DIAMONDS and situation.jack_counts
            return cost - side_gain(situation, suit, risk) + (THE_JACK if gives_jack else 0)


def side_gain(situation: Situation, suit: Suit, risk: float) -> float:
    """Estimate what leading a club or a diamond gains: a void comes nearer, and early a high card goes for nothing."""
    length = len(situation.held[suit])
    gain = 0.8 * (4 - length)
    if len(situation.out[suit]) >= FRESH and len(situation.view.tricks) < EARLY and length <= SHORT:
        gain += YOUNG * risk
    return gain


def spade_cost(situation: Situation, card: Card) -> float:
    """Estimate what leading *card*, a spade, costs for the queen's sake; less than nothing where it hunts her."""
    if card is QUEEN_OF_SPADES:
        return HERSELF if situation.lower_out(card) else 3
    if situation.holds_queen:
        return HER_GUARDS
    if not situation.queen_is_out:
        return 0
    if card.rank > Rank.QUEEN:
        return OVER_HER
    if queen_is_with_the_trailing(situation):
        return SPARED
    high = [spade for spade in situation.held[Suit.SPADES] if spade.rank > Rank.QUEEN]
    low = len(situation.held[Suit.SPADES]) - len(high)
    return -HUNT if low > 1 or not high else 0


def queen_is_with_the_trailing(situation: Situation) -> bool:
    """Whether this seat passed the queen to a seat that does not lead the game: it has trouble enough."""
    holder = situation.known_holder(QUEEN_OF_SPADES)
    totals = situation.view.totals
    return holder is not None and not (totals[holder] == min(totals) < totals[situation.view.seat])


LEADING: tuple[Rule, ...] = (
    shoot_a_sure_moon,
    lead_a_stopper,
    lead_the_sure_jack,
    lead_the_least_cost,
)

"""Rules of thumb for throwing a card on another suit."""

from hearts.ai.inference import Situation
from hearts.ai.player import Advice, ReasonKind
from hearts.ai.thumb.advice import Rule, highest, play
from hearts.ai.thumb.moon import break_a_moon, feed_no_moon
from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card, Hand, Rank, Suit
from hearts.core.seats import SEATS

STOPPERS = 2
"""Hearts out above a heart that is still kept to stop a moon."""
CATCHER = 10.0
"""What a diamond that may take the jack is worth keeping, where the jack counts."""
GUARDS = 3
"""Low spades with which the king and ace are safe from the queen."""


def give_the_queen(situation: Situation) -> Advice | None:
    """Throw the queen on a trick that another seat takes."""
    if QUEEN_OF_SPADES not in situation.legal:
        return None
    return play(situation, QUEEN_OF_SPADES, ReasonKind.GIVES_QUEEN, seat=situation.trick.winner)


def throw_a_high_spade(situation: Situation) -> Advice | None:
    """Throw the king or ace of spades while the queen may fall on it."""
    high = tuple(card for card in situation.legal if card.suit is Suit.SPADES and card.rank > Rank.QUEEN)
    guards = len(situation.held[Suit.SPADES]) - len(high)
    if not high or not situation.queen_is_out or guards >= GUARDS:
        return None
    return play(situation, highest(high), ReasonKind.THROWS_HIGH_SPADE)


def throw_the_most_dangerous(situation: Situation) -> Advice | None:
    """Throw what would hurt most if kept, a high heart before others."""
    return why_thrown(situation, max(may_be_thrown(situation), key=lambda card: (danger(situation, card), card.rank)))


def why_thrown(situation: Situation, card: Card) -> Advice:
    """Return the advice to throw *card*, not the queen, with the weightiest reason that is true of it."""
    lower = situation.lower_out(card)
    if card.is_heart:
        return play(situation, card, ReasonKind.THROWS_HEART, seat=situation.trick.winner)
    if len(situation.held[card.suit]) == 1:
        return play(situation, card, ReasonKind.MAKES_VOID, seat=situation.trick.winner)
    if lower and card is situation.held[card.suit][-1]:
        return play(situation, card, ReasonKind.THROWS_DANGER, count=lower)
    return play(situation, card, ReasonKind.THROWS_USELESS, seat=situation.trick.winner)


def may_be_thrown(situation: Situation) -> Hand:
    """Return the legal cards but a heart that may stop a moon and the jack that counts; all where nothing is left."""
    kept = stopper_kept(situation)
    cards = tuple(
        card
        for card in situation.legal
        if card is not kept and not (card is JACK_OF_DIAMONDS and situation.jack_counts)
    )
    return cards or situation.legal


def stopper_kept(situation: Situation) -> Card | None:
    """Return the highest heart, where it might stop a moon of the trick's winner: no other seat has a point yet."""
    hearts = situation.held[Suit.HEARTS]
    if not hearts or any(situation.points[seat] for seat in SEATS if seat is not situation.trick.winner):
        return None
    return hearts[-1] if situation.higher_out(hearts[-1]) <= STOPPERS else None


def danger(situation: Situation, card: Card) -> float:
    """Estimate what *card* costs if kept: how often it would win, what falls on it, and how well it is guarded."""
    out = len(situation.out[card.suit])
    held = len(situation.held[card.suit])
    if not out:
        return 0.5 if card.is_heart else -1
    value = 10 * situation.lower_out(card) / out - 1.2 * (held - 1)
    if card.is_heart:
        return value + 4
    if card.suit is Suit.SPADES:
        guards = card.rank < Rank.QUEEN and (situation.queen_is_out or situation.holds_queen)
        return value - 6 if guards else value
    if situation.takes_jack(card):
        value -= CATCHER
    return value + 2 if held == 1 else value


DISCARDING: tuple[Rule, ...] = (
    break_a_moon,
    feed_no_moon,
    give_the_queen,
    throw_a_high_spade,
    throw_the_most_dangerous,
)

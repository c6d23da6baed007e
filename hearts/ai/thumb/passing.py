"""Rules of thumb for passing."""

from hearts.ai.inference import by_suit
from hearts.ai.player import Advice, Reason, ReasonKind
from hearts.core.cards import QUEEN_OF_SPADES, Card, Hand, Rank, Suit
from hearts.core.moves import Pass
from hearts.core.rules import CARDS_PASSED, Jack
from hearts.core.seat_view import SeatView
from hearts.core.seats import PassDirection

SHORTNESS = {1: 2.0, 2: 2.0, 3: 1.0}
"""What a short suit of clubs or diamonds adds to the burden of its cards: it is soon void."""
SAFE_SPADES = 5
"""Spades with which the queen and those above her may be kept."""
WORTH = 10.0
"""What the jack of diamonds, where it counts, takes off the burden of the diamonds that may take it."""
ALWAYS, NEVER = 20.0, -8.0
"""Burdens above and below those of all other cards."""


def choose_pass(view: SeatView, insurance: float = 0.0) -> Advice:
    """Pass the three cards that are worst to keep; *insurance* is what a heart that spoils a moon is the better for."""
    held = by_suit(view.hand)
    spoilers = spoils_moons(held[Suit.HEARTS])

    def order(card: Card) -> tuple[float, int, int]:
        return -burden(view, held, card) - insurance * (card in spoilers), -card.rank, card.suit

    ranked = sorted(view.hand, key=order)
    cards = tuple(ranked[:CARDS_PASSED])
    return Advice(Pass(view.seat, cards), why(held, cards))


def burden(view: SeatView, held: tuple[Hand, ...], card: Card) -> float:
    """Estimate how bad *card* is to keep."""
    suit = held[card.suit]
    if card.suit is Suit.SPADES:
        return spade_burden(view, suit, card)
    if card.suit is Suit.HEARTS:
        return heart_burden(suit, card)
    may_take_jack = view.rules.jack is not Jack.OFF and card.suit is Suit.DIAMONDS and card.rank >= Rank.JACK
    return side_burden(suit, card) - (WORTH if may_take_jack else 0)


def side_burden(suit: Hand, card: Card) -> float:
    """Estimate how bad *card*, a club or a diamond, is to keep."""
    value = card.rank + SHORTNESS.get(len(suit), 0.0)
    if low_cards(suit) >= 2 and len(suit) >= 4:  # noqa: PLR2004  well guarded
        value -= 1.5
    # the first trick is in clubs and costs nothing, so a high club goes there
    if card.suit is Suit.DIAMONDS and len(suit) <= 3:  # noqa: PLR2004
        value += 1.5
    return value


def heart_burden(suit: Hand, card: Card) -> float:
    """Estimate how bad *card*, a heart, is to keep; guarded high ones stop moons, and low ones are worth gold."""
    value = card.rank - 2.5
    if low_cards(suit) >= 3:  # noqa: PLR2004  well guarded
        value -= 2
    if card is suit[-1] and len(suit) >= 3:  # noqa: PLR2004  a stopper with company
        value -= 2
    return value if card.rank > Rank.FIVE else value - 3


def spoils_moons(hearts: Hand) -> Hand:
    """Return the hearts, the lowest of several kept, that win no trick for whoever gets them and wants all of them."""
    return tuple(card for card in hearts[1:] if Rank.SIX <= card.rank <= Rank.JACK)


def spade_burden(view: SeatView, spades: Hand, card: Card) -> float:
    """Estimate how bad *card*, a spade, is to keep; the low ones guard and never go."""
    few = len(spades) < SAFE_SPADES
    if card.rank < Rank.QUEEN:
        return NEVER + card.rank / 10
    if card is QUEEN_OF_SPADES:
        at_limit = len(spades) == SAFE_SPADES and view.direction is PassDirection.RIGHT
        return ALWAYS + 2 if few or at_limit else 0.0
    return ALWAYS if few else 0.0


def low_cards(suit: Hand) -> int:
    """Count the cards up to the seven."""
    return sum(card.rank <= Rank.SEVEN for card in suit)


def why(held: tuple[Hand, ...], cards: Hand) -> Reason:
    """Return the weightiest true reason for passing *cards*."""
    sent = by_suit(tuple(sorted(cards)))
    spades, hearts = sent[Suit.SPADES], sent[Suit.HEARTS]
    if QUEEN_OF_SPADES in spades:
        return Reason(ReasonKind.PASSES_QUEEN, QUEEN_OF_SPADES, Suit.SPADES)
    if spades and spades[-1].rank > Rank.QUEEN:
        return Reason(ReasonKind.PASSES_HIGH_SPADES, spades[-1], Suit.SPADES)
    if hearts and hearts[-1].rank >= Rank.TEN:
        return Reason(ReasonKind.PASSES_HIGH_HEARTS, hearts[-1], Suit.HEARTS)
    for suit in (Suit.CLUBS, Suit.DIAMONDS):
        if sent[suit] and sent[suit] == held[suit]:
            return Reason(ReasonKind.VOIDS_SUIT, sent[suit][-1], suit)
    return _of_the_top_card(ReasonKind.PASSES_HIGH_CARDS, cards)


def why_with_the_moon_in_mind(cards: Hand) -> Reason:
    """Return the reason for passing *cards* where what is kept may shoot the moon."""
    return _of_the_top_card(ReasonKind.KEEPS_FOR_MOON, cards)


def _of_the_top_card(kind: ReasonKind, cards: Hand) -> Reason:
    """Return the reason of *kind* with the highest of *cards*, of the later suit where ranks are equal."""
    top = max(cards, key=lambda card: (card.rank, card.suit))
    return Reason(kind, top, top.suit)

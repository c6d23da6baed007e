"""What the rules of thumb share: their form, and the making of advice."""

from collections.abc import Callable, Iterable

from hearts.ai.inference import Situation
from hearts.ai.player import Advice, Reason, ReasonKind
from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card, Hand
from hearts.core.moves import Play
from hearts.core.seats import Seat

Rule = Callable[[Situation], Advice | None]
"""A rule of thumb: advice, or None where it does not apply."""


def play(
    situation: Situation, card: Card, kind: ReasonKind, *, seat: Seat | None = None, count: int | None = None
) -> Advice:
    """Return the advice to play *card*; the reason names its suit, and *seat* and *count* where the kind has them."""
    return Advice(Play(situation.view.seat, card), Reason(kind, card, card.suit, seat, count))


def first_advice(rules: Iterable[Rule], situation: Situation) -> Advice:
    """Return the advice of the first rule that has any."""
    for rule in rules:
        advice = rule(situation)
        if advice is not None:
            return advice
    raise AssertionError("the last rule of each list always speaks")


def plain(situation: Situation, cards: Hand) -> Hand:
    """Return *cards* without the queen of spades and the jack that counts, or all where nothing else is left."""
    kept = tuple(
        card
        for card in cards
        if card is not QUEEN_OF_SPADES and not (card is JACK_OF_DIAMONDS and situation.jack_counts)
    )
    return kept or cards


def highest(cards: Hand) -> Card:
    """Return the card of the highest rank, of the later suit where ranks tie."""
    return max(cards, key=lambda card: (card.rank, card.suit))


def lowest(cards: Hand) -> Card:
    """Return the card of the lowest rank, of the earlier suit where ranks tie."""
    return min(cards, key=lambda card: (card.rank, card.suit))

"""What can be said of three cards to pass besides why they go: what stays in the hand."""

from collections.abc import Iterator

from hearts.ai.inference import by_suit
from hearts.ai.lessons.facts import Fact, FactKind
from hearts.ai.thumb.passing import spoils_moons
from hearts.core.cards import QUEEN_OF_SPADES, Card, Hand, Rank, Suit, without

GUARDED = 3
"""Spades below the queen with which she, the king or the ace is kept."""


def facts_of_pass(hand: Hand, sent: tuple[Card, ...]) -> Iterator[Fact]:
    """Yield what is worth saying of *hand* without *sent*, the weightiest first."""
    kept, held, top = by_suit(without(hand, sent)), by_suit(hand), max(sent)
    spades = kept[Suit.SPADES]
    guards = sum(card.rank < Rank.QUEEN for card in spades)
    if guards >= GUARDED:
        if QUEEN_OF_SPADES in spades:
            yield Fact(FactKind.KEEPS_QUEEN, top, top.suit, count=guards)
        elif spades[-1].rank > Rank.QUEEN:
            yield Fact(FactKind.KEEPS_HIGH_SPADE, top, top.suit, count=guards, other=spades[-1])
    hearts = [card for card in held[Suit.HEARTS] if card in sent]
    if hearts and hearts[-1] in spoils_moons(held[Suit.HEARTS]):
        yield Fact(FactKind.SPOILS_MOON, hearts[-1], Suit.HEARTS)
    for suit in (Suit.CLUBS, Suit.DIAMONDS):
        gone = [card for card in held[suit] if card in sent]
        if gone and not kept[suit]:
            yield Fact(FactKind.LEAVES_NONE, gone[-1], suit)
        elif gone and len(kept[suit]) == 1:
            yield Fact(FactKind.LEAVES_ONE, gone[-1], suit)

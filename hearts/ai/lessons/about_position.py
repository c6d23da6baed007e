"""What can be said besides of the position in which a card is advised: the facts that bear on that card."""

from collections.abc import Callable, Iterator

from hearts.ai.inference import Situation
from hearts.ai.lessons.about_card import suspect
from hearts.ai.lessons.facts import Fact, FactKind
from hearts.core.cards import QUEEN_OF_SPADES, Card, Rank, Suit

Finder = Callable[[Situation, Card], Fact | None]


def facts_around(situation: Situation, card: Card) -> Iterator[Fact]:
    """Yield what bears on *card*, the weightiest first."""
    for finder in FINDERS:
        fact = finder(situation, card)
        if fact is not None:
            yield fact


def every_point(situation: Situation, card: Card) -> Fact | None:
    """Name the seat that may shoot the moon."""
    seat = suspect(situation)
    return None if seat is None else Fact(FactKind.EVERY_POINT, card, card.suit, seat, situation.points[seat])


def keeps_the_top_heart(situation: Situation, card: Card) -> Fact | None:
    """Say that a moon can still be stopped with what is kept."""
    seat = suspect(situation)
    kept = [heart for heart in situation.held[Suit.HEARTS] if heart is not card]
    if seat is None or not kept or situation.higher_out(kept[-1]):
        return None
    return Fact(FactKind.KEEPS_TOP_HEART, card, card.suit, seat, other=kept[-1])


def the_queen_threatens(situation: Situation, card: Card) -> Fact | None:
    """Say that a high spade is held on which she may fall; it bears on spades, and on suits that run out."""
    high = [held for held in situation.held[Suit.SPADES] if held.rank > Rank.QUEEN and held is not card]
    bears = Suit.SPADES in (card.suit, situation.trick.led)
    if not bears or not situation.queen_is_out or not high:
        return None
    return Fact(FactKind.QUEEN_THREATENS, card, card.suit, other=high[-1])


def the_queen_is_guarded(situation: Situation, card: Card) -> Fact | None:
    """Count the lower spades that are left with the queen held."""
    if not situation.holds_queen or card is QUEEN_OF_SPADES or Suit.SPADES not in (card.suit, situation.trick.led):
        return None
    guards = sum(held.rank < Rank.QUEEN and held is not card for held in situation.held[Suit.SPADES])
    kind = FactKind.QUEEN_GUARDED if guards else FactKind.QUEEN_BARE
    return Fact(kind, card, card.suit, count=guards)


def the_queen_is_gone(situation: Situation, card: Card) -> Fact | None:
    """Say that a high spade has nothing to fear."""
    is_gone = any(QUEEN_OF_SPADES in trick.cards for trick in situation.view.tricks)
    if card.suit is not Suit.SPADES or card.rank < Rank.QUEEN or not is_gone:
        return None
    return Fact(FactKind.QUEEN_GONE, card, card.suit)


def no_points_yet(situation: Situation, card: Card) -> Fact | None:
    """Say that the trick is worth nothing so far, where the card may take it."""
    lies = situation.trick.cards
    if not lies or situation.trick.penalty or card.is_penalty or not situation.wins(card):
        return None
    return Fact(FactKind.NO_POINTS_YET, card, card.suit)


def a_void_behind(situation: Situation, card: Card) -> Fact | None:
    """Name a seat that may throw points on the trick."""
    suit = card.suit if situation.trick.led is None else situation.trick.led
    throws = situation.trick.led is not None and not situation.follows
    if throws or not situation.points_are_out or suit is Suit.HEARTS:
        return None
    for seat in situation.after:
        if suit in situation.voids[seat]:
            return Fact(FactKind.SHOWN_VOID, card, suit, seat)
    return None


def the_last_of_its_suit(situation: Situation, card: Card) -> Fact | None:
    """Say that the hand is void in the suit afterwards, or nearly."""
    held = len(situation.held[card.suit])
    if held == len(situation.view.hand) or card.suit is Suit.HEARTS:
        return None
    if held == 1:
        return Fact(FactKind.LAST_OF_SUIT, card, card.suit)
    if held > 2 or not situation.out[card.suit]:  # noqa: PLR2004  more than one is left, or the suit is dead
        return None
    return Fact(FactKind.ONE_LEFT, card, card.suit)


def nobody_else(situation: Situation, card: Card) -> Fact | None:
    """Say that the suit is dead elsewhere."""
    return None if situation.out[card.suit] else Fact(FactKind.NOBODY_ELSE, card, card.suit)


def plays_last(situation: Situation, card: Card) -> Fact | None:
    """Say that nothing can fall on the card any more, where it takes the trick."""
    return Fact(FactKind.PLAYS_LAST, card, card.suit) if situation.is_last and situation.wins(card) else None


def higher_out(situation: Situation, card: Card) -> Fact | None:
    """Count what may go over the card, where it may take the trick."""
    count = situation.higher_out(card)
    if not count or situation.is_last or not situation.wins(card):
        return None
    return Fact(FactKind.HIGHER_OUT, card, card.suit, count=count)


def the_highest_of_its_suit(situation: Situation, card: Card) -> Fact | None:
    """Say that the hand gets rid of its highest."""
    held = situation.held[card.suit]
    if len(held) < 2 or card is not held[-1] or not situation.lower_out(card):  # noqa: PLR2004  more than one
        return None
    return Fact(FactKind.HIGHEST_OF_SUIT, card, card.suit)


FINDERS: tuple[Finder, ...] = (
    every_point,
    keeps_the_top_heart,
    the_queen_threatens,
    the_queen_is_guarded,
    the_queen_is_gone,
    a_void_behind,
    no_points_yet,
    the_last_of_its_suit,
    nobody_else,
    plays_last,
    the_highest_of_its_suit,
    higher_out,
)

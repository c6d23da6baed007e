"""What follows from a seat's view: pure facts, no opinions.

"Out" means in another seat's hand: neither played nor held.
"""

from dataclasses import dataclass
from functools import cached_property

from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card, Hand, Suit
from hearts.core.rules import Jack, points_of
from hearts.core.scoring import BySeat
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS, Seat
from hearts.core.trick import Trick

SUITS = tuple(Suit)


@dataclass(frozen=True)
class Situation:
    """A seat to play, and what it can conclude. Facts are worked out when first asked for."""

    view: SeatView

    @cached_property
    def legal(self) -> Hand:
        """The cards that may be played now."""
        return self.view.legal_plays()

    @cached_property
    def trick(self) -> Trick:
        """The trick in progress."""
        return self.view.trick or Trick(self.view.seat)

    @cached_property
    def unseen(self) -> Hand:
        """The cards that are out, sorted."""
        return self.view.unseen

    @cached_property
    def out(self) -> tuple[Hand, ...]:
        """The cards that are out, by suit."""
        return by_suit(self.unseen)

    @cached_property
    def held(self) -> tuple[Hand, ...]:
        """The cards in hand, by suit."""
        return by_suit(self.view.hand)

    @cached_property
    def voids(self) -> tuple[frozenset[Suit], ...]:
        """The suits in which each seat has shown a void, South first."""
        return voids_of((*self.view.tricks, self.trick))

    @cached_property
    def points(self) -> BySeat:
        """The penalty points each seat took in finished tricks, South first."""
        points = [0, 0, 0, 0]
        for trick in self.view.tricks:
            if trick.winner is not None:
                points[trick.winner] += trick.penalty
        south, west, north, east = points
        return south, west, north, east

    @cached_property
    def collector(self) -> Seat | None:
        """The seat that has every point taken so far, once there are any."""
        takers = [seat for seat in SEATS if self.points[seat]]
        return takers[0] if len(takers) == 1 else None

    @cached_property
    def queen_is_out(self) -> bool:
        """Whether another seat holds the queen of spades."""
        return QUEEN_OF_SPADES in self.out[Suit.SPADES]

    @cached_property
    def holds_queen(self) -> bool:
        """Whether this seat holds the queen of spades."""
        return QUEEN_OF_SPADES in self.view.hand

    @cached_property
    def jack_counts(self) -> bool:
        """Whether the jack of diamonds is worth having."""
        return self.view.rules.jack is not Jack.OFF

    @cached_property
    def jack_is_out(self) -> bool:
        """Whether the jack of diamonds counts and another seat holds it."""
        return self.jack_counts and JACK_OF_DIAMONDS in self.out[Suit.DIAMONDS]

    @cached_property
    def points_are_out(self) -> bool:
        """Whether another seat holds a card that costs points."""
        return self.queen_is_out or bool(self.out[Suit.HEARTS])

    @cached_property
    def after(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one."""
        left = len(SEATS) - 1 - len(self.trick.cards)
        return tuple(SEATS[(self.view.seat + step) % len(SEATS)] for step in range(1, left + 1))

    @cached_property
    def is_last(self) -> bool:
        """Whether this seat plays the trick's last card."""
        return not self.after

    @cached_property
    def cost(self) -> int:
        """What the trick so far costs its winner, the jack's bonus counted where it is on."""
        return points_of(self.trick.cards, self.view.rules)

    @cached_property
    def follows(self) -> bool:
        """Whether this seat has cards of the suit led."""
        return self.trick.led is not None and bool(self.held[self.trick.led])

    @cached_property
    def under(self) -> Hand:
        """The legal cards of the suit led that stay below the best so far."""
        return tuple(card for card in self.legal if not self.wins(card)) if self.follows else ()

    @cached_property
    def over(self) -> Hand:
        """The legal cards that beat the best so far."""
        return tuple(card for card in self.legal if self.wins(card))

    def wins(self, card: Card) -> bool:
        """Whether *card* would win the trick so far."""
        best = self.trick.best
        return best is None or (card.suit is best.suit and card.rank > best.rank)

    def higher_out(self, card: Card) -> int:
        """Count the cards that are out and beat *card* in its suit."""
        return sum(other.rank > card.rank for other in self.out[card.suit])

    def lower_out(self, card: Card) -> int:
        """Count the cards that are out and lose to *card* in its suit."""
        return sum(other.rank < card.rank for other in self.out[card.suit])

    def takes_jack(self, card: Card) -> bool:
        """Whether *card* beats the jack of diamonds, which counts and is out."""
        return self.jack_is_out and card.suit is Suit.DIAMONDS and card.rank > JACK_OF_DIAMONDS.rank

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether *seat* is known to hold none of *suit*."""
        return suit in self.voids[seat] or not self.out[suit]

    def known_holder(self, card: Card) -> Seat | None:
        """Return who holds *card*, where this seat passed it on and it has not been played."""
        if card in self.view.sent and card in self.unseen:
            return self.view.direction.receiver(self.view.seat)
        return None

    @cached_property
    def holds_jack(self) -> bool:
        """Whether this seat holds the jack of diamonds and the jack counts."""
        return self.jack_counts and JACK_OF_DIAMONDS in self.view.hand


def by_suit(cards: Hand) -> tuple[Hand, ...]:
    """Return sorted *cards* suit by suit."""
    return tuple(tuple(card for card in cards if card.suit is suit) for suit in SUITS)


def voids_of(tricks: tuple[Trick, ...]) -> tuple[frozenset[Suit], ...]:
    """Return the suits that each seat failed to follow in *tricks*, South first."""
    voids: list[set[Suit]] = [set() for _ in SEATS]
    for trick in tricks:
        if trick.led is not None:
            for play in trick.plays():
                if play.card.suit is not trick.led:
                    voids[play.seat].add(trick.led)
    return tuple(map(frozenset, voids))

"""A trick: up to four cards, one from each seat, in playing order."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts.core.cards import Card, Suit
from hearts.core.moves import Play
from hearts.core.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards played so far to one trick; *leader* played the first."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Suit | None:
        """The suit led, or None before the first card."""
        return self.cards[0].suit if self.cards else None

    @property
    def is_complete(self) -> bool:
        """Whether all four cards lie."""
        return len(self.cards) == len(SEATS)

    @property
    def turn(self) -> Seat | None:
        """The seat to play, or None once the trick is complete."""
        return None if self.is_complete else SEATS[(self.leader + len(self.cards)) % 4]

    @property
    def best(self) -> Card | None:
        """The card that wins so far, or None before the first card."""
        if not self.cards:
            return None
        best = self.cards[0]
        for card in self.cards[1:]:
            if card.suit is best.suit and card.rank > best.rank:
                best = card
        return best

    @property
    def winner(self) -> Seat | None:
        """The seat whose card wins so far, or None before the first card."""
        best = self.best
        return None if best is None else SEATS[(self.leader + self.cards.index(best)) % 4]

    @property
    def penalty(self) -> int:
        """Points in the trick, the jack's bonus aside."""
        return sum(card.penalty for card in self.cards)

    def plays(self) -> Iterator[Play]:
        """Yield the cards with their seats, in playing order."""
        for offset, card in enumerate(self.cards):
            yield Play(SEATS[(self.leader + offset) % 4], card)

    def with_card(self, card: Card) -> "Trick":
        """Return the trick with *card* added by the seat whose turn it is."""
        return Trick(self.leader, (*self.cards, card))

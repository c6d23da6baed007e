"""A round that is played elsewhere, as one seat hears of it card by card."""

from dataclasses import dataclass, replace

from hearts.core.cards import TWO_OF_CLUBS, Card, Hand, hand_of, without
from hearts.core.moves import Play
from hearts.core.rules import TRICKS_IN_ROUND, Rules, breaks_hearts
from hearts.core.scoring import BySeat
from hearts.core.seat_view import SeatView
from hearts.core.seats import PassDirection, Seat
from hearts.core.trick import Trick


@dataclass(frozen=True, slots=True)
class HeardRound:
    """A round as one seat has heard of it. *trick* is None until somebody is known to lead."""

    seat: Seat
    direction: PassDirection
    dealt: Hand
    sent: Hand = ()
    received: Hand = ()
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()

    @property
    def played(self) -> tuple[Card, ...]:
        """Every card played, in order."""
        lying = () if self.trick is None else self.trick.cards
        return (*(card for trick in self.tricks for card in trick.cards), *lying)

    @property
    def hand(self) -> Hand:
        """The cards that the seat holds now."""
        return without(hand_of((*self.dealt, *self.received)), (*self.sent, *self.played))

    @property
    def has_begun(self) -> bool:
        """Whether a card has been played."""
        return bool(self.played)

    @property
    def has_passed(self) -> bool:
        """Whether the passing, where there is one, is over."""
        return self.direction is PassDirection.NONE or bool(self.sent and self.received)

    @property
    def turn(self) -> Seat | None:
        """The seat to play, where that is known."""
        if self.trick is not None:
            return self.trick.turn
        return self.seat if TWO_OF_CLUBS in self.hand else None

    def with_play(self, play: Play) -> "HeardRound":
        """Return the round after *play*; raise ValueError where it cannot have happened."""
        seat, card = play.seat, play.card
        if not self.has_passed or len(self.tricks) == TRICKS_IN_ROUND:
            raise ValueError("no card is played now")
        if self.turn not in (seat, None):
            raise ValueError(f"it is not the turn of seat {int(seat)}")
        if not self.has_begun and card is not TWO_OF_CLUBS:
            raise ValueError("the two of clubs leads the round")
        if card in self.played or (card in self.hand) is not (seat is self.seat):
            raise ValueError(f"seat {int(seat)} does not hold {card}")
        trick = (self.trick or Trick(seat)).with_card(card)
        if not trick.is_complete or trick.winner is None:
            return replace(self, trick=trick)
        tricks = (*self.tricks, trick)
        return replace(self, tricks=tricks, trick=None if len(tricks) == TRICKS_IN_ROUND else Trick(trick.winner))

    def view(self, rules: Rules, round_no: int, totals: BySeat) -> SeatView:
        """Return what the seat may know now, the same that a game at this point would give it."""
        if len(self.tricks) == TRICKS_IN_ROUND:
            return SeatView(self.seat, rules, round_no, totals, self.direction, hand=(), tricks=self.tricks)
        trick = self.trick
        if trick is None and self.has_passed:
            trick = Trick(self.seat)
        return SeatView(
            self.seat,
            rules,
            round_no,
            totals,
            self.direction,
            self.hand,
            self.sent,
            self.received,
            trick,
            self.tricks,
            any(breaks_hearts(card, rules) for card in self.played),
        )

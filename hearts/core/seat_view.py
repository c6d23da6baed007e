"""What one seat may know: all that a computer player is ever given."""

from dataclasses import dataclass

from hearts.core.cards import DECK, Card, Hand
from hearts.core.game import Game, Passing, Playing, Scoring, taken_of
from hearts.core.moves import Play
from hearts.core.rules import Refusal, Rules, refusal
from hearts.core.scoring import BySeat
from hearts.core.seats import PassDirection, Seat
from hearts.core.trick import Trick


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's knowledge at one moment of a round.

    *sent* and *received* are the seat's own passing, *trick* is None while the seats pass and while a shooter
    chooses. There is no field for a hidden hand, the seed, or who the others are.
    """

    seat: Seat
    rules: Rules
    round_no: int
    totals: BySeat
    direction: PassDirection
    hand: Hand
    sent: Hand = ()
    received: Hand = ()
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    hearts_broken: bool = False

    @property
    def is_first_trick(self) -> bool:
        """Whether the first trick is in progress."""
        return not self.tricks

    @property
    def taken(self) -> tuple[frozenset[Card], ...]:
        """The cards each seat took so far, South first."""
        return taken_of(self.tricks)

    @property
    def played(self) -> tuple[Card, ...]:
        """Every card played in this round, in order."""
        cards = tuple(card for trick in self.tricks for card in trick.cards)
        return cards if self.trick is None else (*cards, *self.trick.cards)

    @property
    def unseen(self) -> Hand:
        """The cards in the other three hands, sorted."""
        seen = {*self.hand, *self.played}
        return tuple(card for card in DECK if card not in seen)

    def refusal(self, card: Card) -> Refusal | None:
        """Return why the seat may not play *card* now, or None where it may."""
        if self.trick is None:
            return Refusal.NOT_NOW
        return refusal(
            Play(self.seat, card),
            self.hand,
            self.trick,
            first_trick=self.is_first_trick,
            hearts_broken=self.hearts_broken,
            rules=self.rules,
        )

    def legal_plays(self) -> Hand:
        """Return the cards the seat may play now, sorted; empty when it is not its turn."""
        return tuple(card for card in self.hand if self.refusal(card) is None)


def view_of(game: Game, seat: Seat) -> SeatView:
    """Return what *seat* may know of *game*; raise ValueError between rounds, when there is nothing to know."""
    match game.stage:
        case Passing(direction=direction, hands=hands, sent=sent):
            return SeatView(seat, game.rules, game.round_no, game.totals, direction, hands[seat], sent=sent[seat])
        case Playing() as playing:
            return SeatView(
                seat,
                game.rules,
                game.round_no,
                game.totals,
                playing.direction,
                playing.hands[seat],
                playing.sent[seat],
                playing.received(seat),
                playing.trick,
                playing.tricks,
                playing.hearts_broken,
            )
        case Scoring(direction=direction, tricks=tricks):
            return SeatView(seat, game.rules, game.round_no, game.totals, direction, hand=(), tricks=tricks)
        case _:
            raise ValueError("nothing is in play")

"""A round and nothing around it: what a table keeps, without a check of what is played, for whoever plays thousands."""

from collections.abc import Callable

from arena_play import DIRECTIONS

from hearts.core.cards import TWO_OF_CLUBS, Card, Hand, hand_of, without
from hearts.core.game import Round, taken_of
from hearts.core.moves import MoonChoice, Pass, Play, Score
from hearts.core.rules import TRICKS_IN_ROUND, Moon, Rules, breaks_hearts
from hearts.core.scoring import round_scores, shooter_of
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.core.trick import Trick

NO_TOTALS = (0, 0, 0, 0)

Ask = Callable[[SeatView], Pass | Play | Score]
"""Returns the move of whoever sits at the seat of the view, a legal one."""


class BareRound:
    """One round as it stands, without a check of what is played to it."""

    def __init__(self, rules: Rules, deal_no: int, deck: tuple[Card, ...]) -> None:
        self.rules = rules
        self._number = deal_no % DIRECTIONS + 1
        self._direction = rules.passing.direction(self._number)
        self._hands = [hand_of(deck[start : start + 13]) for start in range(0, 52, 13)]
        self._sent: tuple[Hand, ...] = ((), (), (), ())
        self._received: tuple[Hand, ...] = ((), (), (), ())
        self._trick: Trick | None = None
        self._tricks: tuple[Trick, ...] = ()
        self._hearts_broken = False

    @property
    def passes(self) -> bool:
        """Whether cards are passed."""
        return self._direction is not PassDirection.NONE

    def exchange(self, sent: tuple[Hand, ...]) -> None:
        """Pass the three cards *sent* by each seat."""
        self._sent = sent
        self._received = tuple(sent[self._direction.sender(seat)] for seat in SEATS)
        self._hands = [hand_of((*without(self._hands[seat], sent[seat]), *self._received[seat])) for seat in SEATS]

    def start(self) -> None:
        """Give the lead to the holder of the two of clubs."""
        self._trick = Trick(next(seat for seat in SEATS if TWO_OF_CLUBS in self._hands[seat]))

    @property
    def turn(self) -> Seat | None:
        """The seat to play, or None once every card has been played."""
        return None if self._trick is None else self._trick.turn

    def only_card(self, seat: Seat) -> Card | None:
        """Return the last card of *seat*, where it holds one."""
        hand = self._hands[seat]
        return hand[0] if len(hand) == 1 else None

    def play(self, seat: Seat, card: Card) -> None:
        """Play *card* from the hand of *seat*, whose turn it is."""
        self._hands[seat] = without(self._hands[seat], (card,))
        self._hearts_broken = self._hearts_broken or breaks_hearts(card, self.rules)
        trick = Trick(seat, (card,)) if self._trick is None else self._trick.with_card(card)
        winner = trick.winner
        if trick.is_complete and winner is not None:
            self._tricks = (*self._tricks, trick)
            trick = Trick(winner)
        self._trick = None if len(self._tricks) == TRICKS_IN_ROUND else trick

    def view(self, seat: Seat) -> SeatView:
        """Return what *seat* may know."""
        return SeatView(
            *(seat, self.rules, self._number, NO_TOTALS, self._direction, self._hands[seat]),
            *(self._sent[seat], self._received[seat], self._trick, self._tricks, self._hearts_broken),
        )

    @property
    def chooser(self) -> Seat | None:
        """The shooter who is to choose what the moon does, if there is one."""
        return shooter_of(taken_of(self._tricks)) if self.rules.moon is Moon.CHOOSE else None

    def scored(self, choice: MoonChoice | None) -> Round:
        """Return the round, which is over, with its scores."""
        south, west, north, east = self._sent
        scores = round_scores(taken_of(self._tricks), self.rules, choice)
        return Round(self._direction, (south, west, north, east), self._tricks, scores, choice)


def played(bare: BareRound, ask: Ask) -> Round:
    """Return *bare*, just dealt, played to its score."""
    if bare.passes:
        bare.exchange(tuple(_passed(ask(bare.view(seat))) for seat in SEATS))
    bare.start()
    while (turn := bare.turn) is not None:
        bare.play(turn, bare.only_card(turn) or _card(ask(bare.view(turn))))
    shooter = bare.chooser
    choice = None if shooter is None else ask(bare.view(shooter))
    return bare.scored(choice.choice if isinstance(choice, Score) else None)


def _passed(move: object) -> Hand:
    assert isinstance(move, Pass)  # noqa: S101  it was asked for a pass
    return move.cards


def _card(move: object) -> Card:
    assert isinstance(move, Play)  # noqa: S101  it was asked for a card
    return move.card

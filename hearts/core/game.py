"""A game as a value: its rules, its finished rounds and the stage it is in; ``apply`` makes the next one.

Each stage is a type of its own with only its own fields. Consequences of a move (trick won, hearts broken, scores,
moon, end) are computed here and never logged.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from hearts.core.cards import DECK, TWO_OF_CLUBS, Card, Hand, hand_of, without
from hearts.core.moves import Deal, MoonChoice, Move, Pass, Play, Score
from hearts.core.rules import CARDS_PASSED, TRICKS_IN_ROUND, Moon, Refusal, Rules, breaks_hearts, refusal
from hearts.core.scoring import BySeat, add, round_scores, shooter_of, winners_of
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.core.trick import Trick

Hands = tuple[Hand, Hand, Hand, Hand]
"""The four hands, South first."""

Sent = tuple[Hand, Hand, Hand, Hand]
"""The three cards each seat passes, South first; an empty hand where a seat has passed nothing (yet)."""

NOTHING_SENT: Sent = ((), (), (), ())


@dataclass(frozen=True, slots=True)
class Dealing:
    """The table waits for chance."""


@dataclass(frozen=True, slots=True)
class Passing:
    """Seats choose three cards each, in any order; the exchange happens when the fourth has chosen."""

    direction: PassDirection
    hands: Hands
    sent: Sent = NOTHING_SENT

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have not chosen yet."""
        return tuple(seat for seat in SEATS if not self.sent[seat])


@dataclass(frozen=True, slots=True)
class Playing:
    """Thirteen tricks: the finished ones and the one in progress."""

    direction: PassDirection
    sent: Sent
    hands: Hands
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    hearts_broken: bool = False

    @property
    def turn(self) -> Seat:
        """The seat to play."""
        turn = self.trick.turn
        assert turn is not None, "a complete trick is never the one in progress"  # noqa: S101
        return turn

    @property
    def is_first_trick(self) -> bool:
        """Whether the first trick is in progress."""
        return not self.tricks

    def refusal(self, play: Play, rules: Rules) -> Refusal | None:
        """Return why *play* may not be made now, or None where it may."""
        return refusal(
            play,
            self.hands[play.seat],
            self.trick,
            first_trick=self.is_first_trick,
            hearts_broken=self.hearts_broken,
            rules=rules,
        )

    def legal_plays(self, rules: Rules) -> Hand:
        """Return the cards that the seat to play may play, sorted; never empty."""
        seat = self.turn
        return tuple(card for card in self.hands[seat] if self.refusal(Play(seat, card), rules) is None)

    def received(self, seat: Seat) -> Hand:
        """Return the cards *seat* got in the passing."""
        return () if self.direction is PassDirection.NONE else self.sent[self.direction.sender(seat)]


@dataclass(frozen=True, slots=True)
class Scoring:
    """The thirteen tricks are over and the shooter is to choose what the moon does."""

    direction: PassDirection
    sent: Sent
    tricks: tuple[Trick, ...]
    shooter: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over; more than one winner only where one round ended in a tie."""

    winners: tuple[Seat, ...]


Stage = Dealing | Passing | Playing | Scoring | Over


@dataclass(frozen=True, slots=True)
class Round:
    """A scored round. *choice* is the shooter's, where the rules left it open."""

    direction: PassDirection
    sent: Sent
    tricks: tuple[Trick, ...]
    scores: BySeat
    choice: MoonChoice | None = None

    @property
    def taken(self) -> tuple[frozenset[Card], ...]:
        """The cards each seat took, South first."""
        return taken_of(self.tricks)

    @property
    def shooter(self) -> Seat | None:
        """The seat that shot the moon, if one did."""
        return shooter_of(self.taken)


@dataclass(frozen=True, slots=True)
class Game:
    """A game at one moment; ``Game(rules)`` is a new one, before its first deal."""

    rules: Rules
    rounds: tuple[Round, ...] = ()
    stage: Stage = Dealing()

    @property
    def round_no(self) -> int:
        """The number of the round in progress (of the last one, when the game is over); the first is 1."""
        return len(self.rounds) + (0 if isinstance(self.stage, Over) else 1)

    @property
    def direction(self) -> PassDirection:
        """Where the round in progress passes."""
        return self.rules.passing.direction(self.round_no)

    @property
    def totals(self) -> BySeat:
        """The points of all scored rounds, South first."""
        totals: BySeat = (0, 0, 0, 0)
        for scored in self.rounds:
            totals = add(totals, scored.scores)
        return totals

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks of the round in progress; between rounds those of the round just scored."""
        match self.stage:
            case Playing(tricks=tricks) | Scoring(tricks=tricks):
                return tricks
            case Passing():
                return ()
            case _:
                return self.rounds[-1].tricks if self.rounds else ()

    @property
    def taken(self) -> tuple[frozenset[Card], ...]:
        """The cards each seat took in ``tricks``, South first."""
        return taken_of(self.tricks)


class IllegalMove(ValueError):  # noqa: N818  it is a refused move, not a fault
    """A move that the rules refuse, with the typed reason; nothing has changed."""

    def __init__(self, move: Move, reason: Refusal) -> None:
        super().__init__(f"{move}: {reason.value}")
        self.move = move
        self.reason = reason


def taken_of(tricks: Iterable[Trick]) -> tuple[frozenset[Card], ...]:
    """Return the cards each seat took in *tricks*, South first."""
    taken: list[set[Card]] = [set(), set(), set(), set()]
    for trick in tricks:
        if trick.winner is not None:
            taken[trick.winner].update(trick.cards)
    return tuple(map(frozenset, taken))


def apply(game: Game, move: Move) -> Game:
    """Return the game after *move*; raise IllegalMove, with the reason, where the rules refuse it."""
    match game.stage, move:
        case Dealing(), Deal(deck=deck):
            if len(deck) != len(DECK) or set(deck) != set(DECK):
                raise IllegalMove(move, Refusal.NOT_A_DECK)
            return replace(game, stage=_dealt(deck, game.direction))
        case Passing() as passing, Pass(seat=seat, cards=cards):
            reason = _pass_refusal(passing, seat, cards)
            if reason is not None:
                raise IllegalMove(move, reason)
            return replace(game, stage=_passed(passing, seat, cards))
        case Playing() as playing, Play():
            reason = playing.refusal(move, game.rules)
            if reason is not None:
                raise IllegalMove(move, reason)
            return _played(game, playing, move.card)
        case Scoring(direction=direction, sent=sent, tricks=tricks), Score(choice=choice):
            return _scored(game, direction, sent, tricks, choice)
        case _:
            raise IllegalMove(move, Refusal.NOT_NOW)


def _dealt(deck: tuple[Card, ...], direction: PassDirection) -> Passing | Playing:
    south, west, north, east = (hand_of(deck[start : start + 13]) for start in range(0, 52, 13))
    hands = (south, west, north, east)
    return _first_lead(direction, hands) if direction is PassDirection.NONE else Passing(direction, hands)


def _first_lead(direction: PassDirection, hands: Hands, sent: Sent = NOTHING_SENT) -> Playing:
    # the exchange may move the two of clubs, so its holder is looked for afterwards
    leader = next(seat for seat in SEATS if TWO_OF_CLUBS in hands[seat])
    return Playing(direction, sent, hands, Trick(leader))


def _pass_refusal(passing: Passing, seat: Seat, cards: Hand) -> Refusal | None:
    if passing.sent[seat]:
        return Refusal.ALREADY_PASSED
    if len(cards) != CARDS_PASSED or len(set(cards)) != CARDS_PASSED:
        return Refusal.NOT_THREE_CARDS
    if not set(cards) <= set(passing.hands[seat]):
        return Refusal.NOT_IN_HAND
    return None


def _passed(passing: Passing, seat: Seat, cards: Hand) -> Passing | Playing:
    sent = _with(passing.sent, seat, cards)
    if not all(sent):
        return replace(passing, sent=sent)
    sender = passing.direction.sender
    south, west, north, east = (
        hand_of((*without(passing.hands[seat], sent[seat]), *sent[sender(seat)])) for seat in SEATS
    )
    return _first_lead(passing.direction, (south, west, north, east), sent)


def _played(game: Game, playing: Playing, card: Card) -> Game:
    seat = playing.turn
    trick = playing.trick.with_card(card)
    tricks = playing.tricks
    winner = trick.winner
    if trick.is_complete and winner is not None:
        tricks = (*tricks, trick)
        if len(tricks) == TRICKS_IN_ROUND:
            return _round_over(game, playing.direction, playing.sent, tricks)
        trick = Trick(winner)
    stage = Playing(
        playing.direction,
        playing.sent,
        _with(playing.hands, seat, without(playing.hands[seat], (card,))),
        trick,
        tricks,
        playing.hearts_broken or breaks_hearts(card, game.rules),
    )
    return Game(game.rules, game.rounds, stage)


def _round_over(game: Game, direction: PassDirection, sent: Sent, tricks: tuple[Trick, ...]) -> Game:
    shooter = shooter_of(taken_of(tricks))
    if shooter is not None and game.rules.moon is Moon.CHOOSE:
        return replace(game, stage=Scoring(direction, sent, tricks, shooter))
    return _scored(game, direction, sent, tricks, None)


def _scored(
    game: Game, direction: PassDirection, sent: Sent, tricks: tuple[Trick, ...], choice: MoonChoice | None
) -> Game:
    scores = round_scores(taken_of(tricks), game.rules, choice)
    rounds = (*game.rounds, Round(direction, sent, tricks, scores, choice))
    winners = winners_of(add(game.totals, scores), game.rules, len(rounds))
    return Game(game.rules, rounds, Over(winners) if winners else Dealing())


def _with(hands: Hands, seat: Seat, cards: Hand) -> Hands:
    south, west, north, east = (cards if place is seat else hands[place] for place in SEATS)
    return south, west, north, east

"""Whether what a reason claims is true of the position, worked out anew from the view and the trick."""

from collections.abc import Callable, Collection
from typing import TypeVar

from hearts.ai.player import Advice, Reason, ReasonKind
from hearts.core.cards import DECK, JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card, Rank, Suit
from hearts.core.moves import Pass, Play, Score
from hearts.core.rules import Jack, points_of
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS, Seat
from hearts.core.trick import Trick

HIGH_SPADES = {Card.parse("KS"), Card.parse("AS")}
SIDE_SUITS = {Suit.CLUBS, Suit.DIAMONDS}


def is_true(view: SeatView, advice: Advice) -> bool:
    """Whether the reason's claim holds."""
    reason = advice.reason
    match advice.move:
        case Pass(cards=cards):
            return _names_one_of(cards, reason) and _holds(PASSING, Passed(view, cards, reason))
        case Score():
            return reason.kind in {ReasonKind.MOON_ADDS, ReasonKind.MOON_SUBTRACTS}
        case Play(card=card):
            return _names_one_of((card,), reason) and _playing(Position(view, card, reason))


class Passed:
    """Three cards passed, and why."""

    def __init__(self, view: SeatView, cards: tuple[Card, ...], reason: Reason) -> None:
        self.cards = set(cards)
        self.card = _card(reason)
        self.reason = reason
        self.suit_held = {held for held in view.hand if held.suit is self.card.suit}
        self.is_highest = self.card is max(card for card in cards if card.suit is self.card.suit)
        self.honours_kept = sum(card.rank >= Rank.QUEEN for card in set(view.hand) - self.cards)


class Position:
    """A card played, why, and what the claims speak of."""

    def __init__(self, view: SeatView, card: Card, reason: Reason) -> None:
        self.view = view
        self.card = card
        self.reason = reason
        self.trick = view.trick or Trick(view.seat)
        self.legal = view.legal_plays()
        self.out = set(DECK) - set(view.hand) - set(view.played)
        self.suit_out = [other for other in self.out if other.suit is card.suit]
        self.higher = sum(other.rank > card.rank for other in self.suit_out)
        self.lower = sum(other.rank < card.rank for other in self.suit_out)
        self.held = [held for held in view.hand if held.suit is card.suit]
        self.winner = self.trick.winner
        self.cost = points_of((*self.trick.cards, card), view.rules)
        self.jack_counts = view.rules.jack is Jack.BONUS
        self.queen_is_out = QUEEN_OF_SPADES in self.out
        special = {QUEEN_OF_SPADES, JACK_OF_DIAMONDS} if self.jack_counts else {QUEEN_OF_SPADES}
        self.plain = [other for other in self.legal if other not in special] or list(self.legal)
        self.losers = [other for other in self.legal if not self.would_win(other)]
        self.plain_losers = [other for other in self.losers if other in self.plain] or self.losers
        self.below_queen = [other for other in self.legal if other.rank < Rank.QUEEN]

    @property
    def wins(self) -> bool:
        return self.would_win(self.card)

    @property
    def after(self) -> tuple[Seat, ...]:
        return tuple(SEATS[(self.view.seat + step) % 4] for step in range(1, 4 - len(self.trick.cards)))

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if seat is not self.view.seat)

    @property
    def nothing_out_beats_the_hand(self) -> bool:
        return not any(out.suit is held.suit and out.rank > held.rank for out in self.out for held in self.view.hand)

    @property
    def seat_has_every_point(self) -> bool:
        seat, count = self.reason.seat, self.reason.count
        if seat is None or seat is self.view.seat or not count:
            return False
        return self.points(seat) == count == sum(self.points(other) for other in SEATS)

    def would_win(self, card: Card) -> bool:
        return self.trick.with_card(card).winner is self.view.seat

    def points(self, seat: Seat) -> int:
        return sum(trick.penalty for trick in self.view.tricks if trick.winner is seat)

    def has_shown_a_void(self, seats: Collection[Seat]) -> bool:
        return any(
            play.seat in seats and trick.led is self.card.suit is not play.card.suit
            for trick in (*self.view.tricks, self.trick)
            for play in trick.plays()
        )


At = TypeVar("At", Passed, Position)


def _playing(position: Position) -> bool:
    kind = position.reason.kind
    if kind is ReasonKind.ONLY_CARD:
        return len(position.legal) == 1
    if kind is ReasonKind.COSTS_LEAST:
        return len(position.legal) > 1
    if position.trick.led is None:
        return _holds(LEADING, position)
    names_winner = position.reason.seat in {None, position.winner}
    if names_winner == (kind is ReasonKind.BREAKS_MOON):
        return False
    return _holds(FOLLOWING if position.trick.led is position.card.suit else THROWING, position)


PASSING: dict[ReasonKind, Callable[[Passed], bool]] = {
    ReasonKind.PASSES_QUEEN: lambda at: at.card is QUEEN_OF_SPADES,
    ReasonKind.PASSES_HIGH_SPADES: lambda at: (
        at.card in HIGH_SPADES and at.is_highest and QUEEN_OF_SPADES not in at.cards
    ),
    ReasonKind.PASSES_HIGH_HEARTS: lambda at: (
        at.is_highest
        and at.card.is_heart
        and at.card.rank >= Rank.TEN
        and not {QUEEN_OF_SPADES, *HIGH_SPADES} & at.cards
    ),
    ReasonKind.VOIDS_SUIT: lambda at: at.is_highest and at.card.suit in SIDE_SUITS and at.suit_held <= at.cards,
    ReasonKind.PASSES_HIGH_CARDS: lambda at: at.is_highest,
    ReasonKind.KEEPS_FOR_MOON: lambda at: at.is_highest and at.honours_kept >= 3,
}

LEADING: dict[ReasonKind, Callable[[Position], bool]] = {
    ReasonKind.HUNTS_QUEEN: lambda at: at.card.suit is Suit.SPADES and at.card.rank < Rank.QUEEN and at.queen_is_out,
    ReasonKind.LEADS_LOW: lambda at: at.higher == at.reason.count and 2 * at.higher > len(at.suit_out),
    ReasonKind.LEADS_HIGH_EARLY: lambda at: (
        at.card is max(at.held)
        and at.card.suit in SIDE_SUITS
        and at.reason.count == len(at.suit_out) >= 8
        and not at.has_shown_a_void(at.others)
    ),
    ReasonKind.LEADS_LAST_OF_SUIT: lambda at: len(at.held) == 1,
    ReasonKind.LEADS_LEAST_RISK: lambda at: len(at.legal) > 1,
    ReasonKind.STOPS_MOON: lambda at: at.seat_has_every_point and at.card.is_heart and not at.higher,
    ReasonKind.SHOOTS_MOON: lambda at: at.nothing_out_beats_the_hand and not any(map(at.points, at.others)),
    ReasonKind.TAKES_JACK: lambda at: at.card is JACK_OF_DIAMONDS and at.jack_counts and not at.higher,
}

FOLLOWING: dict[ReasonKind, Callable[[Position], bool]] = {
    ReasonKind.DUCKS: lambda at: at.card is max(at.plain_losers, default=None),
    ReasonKind.DUCKS_UNDER_QUEEN: lambda at: (
        at.card is max(at.below_queen, default=None)
        and at.card.suit is Suit.SPADES
        and at.queen_is_out
        and bool(HIGH_SPADES & {*at.legal})
        and at.wins
    ),
    ReasonKind.KEEPS_QUEEN_BACK: lambda at: (
        at.card is not QUEEN_OF_SPADES and QUEEN_OF_SPADES in at.legal and at.would_win(QUEEN_OF_SPADES)
    ),
    ReasonKind.UNLOADS: lambda at: not at.losers and at.card is max(at.plain),
    ReasonKind.GOES_OVER_LOW: lambda at: not at.losers and at.card is min(at.plain) and at.higher == at.reason.count,
    ReasonKind.TAKES_FREE: lambda at: not at.after and at.wins and at.cost <= 0 and at.card is max(at.plain),
    ReasonKind.PLAYS_HIGH_EARLY: lambda at: (
        at.card is max(at.plain)
        and not at.trick.penalty
        and not at.has_shown_a_void(at.after)
        and at.reason.count == len(at.suit_out)
    ),
    ReasonKind.PLAYS_HIGH_FIRST: lambda at: (
        at.view.is_first_trick and not at.view.rules.first_trick_points and at.card is max(at.legal)
    ),
    ReasonKind.GIVES_QUEEN: lambda at: at.card is QUEEN_OF_SPADES and not at.wins,
    ReasonKind.STOPS_MOON: lambda at: at.seat_has_every_point and at.wins,
    ReasonKind.KEEPS_STOPPER: lambda at: at.seat_has_every_point and not at.wins and at.card is not max(at.legal),
    ReasonKind.TAKES_JACK: lambda at: at.jack_counts and at.wins and JACK_OF_DIAMONDS in (*at.trick.cards, at.card),
    ReasonKind.KEEPS_JACK: lambda at: at.jack_counts and at.losers == [JACK_OF_DIAMONDS] and at.wins,
}

THROWING: dict[ReasonKind, Callable[[Position], bool]] = {
    ReasonKind.GIVES_QUEEN: lambda at: at.card is QUEEN_OF_SPADES,
    ReasonKind.THROWS_HEART: lambda at: at.card.is_heart,
    ReasonKind.THROWS_HIGH_SPADE: lambda at: at.card in HIGH_SPADES and at.queen_is_out,
    ReasonKind.MAKES_VOID: lambda at: len(at.held) == 1,
    ReasonKind.THROWS_DANGER: lambda at: at.card is max(at.held) and at.reason.count == at.lower > 0,
    ReasonKind.THROWS_USELESS: lambda at: not at.card.is_penalty,
    ReasonKind.BREAKS_MOON: lambda at: at.seat_has_every_point and at.card.is_penalty,
    ReasonKind.FEEDS_NO_MOON: lambda at: (
        at.seat_has_every_point
        and (
            not at.card.is_penalty
            or (all(card.is_penalty for card in at.legal) and at.card.rank == min(card.rank for card in at.legal))
        )
    ),
}


def _holds(claims: dict[ReasonKind, Callable[[At], bool]], at: At) -> bool:
    claim = claims.get(at.reason.kind)
    return claim is not None and claim(at)


def _names_one_of(cards: tuple[Card, ...], reason: Reason) -> bool:
    return reason.card in cards and reason.card is not None and reason.suit is reason.card.suit


def _card(reason: Reason) -> Card:
    assert reason.card is not None
    return reason.card

"""Whether a fact that a hint tells is true of the position, worked out anew from the view and the trick."""

from collections.abc import Callable

from hearts.ai.lessons.facts import Fact, FactKind
from hearts.ai.player import Reason, ReasonKind
from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card, Rank, Suit
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS, Seat
from tests.ai.claims import HIGH_SPADES, SIDE_SUITS, Position


class Told(Position):
    """A card that is advised, and what is told of it."""

    def __init__(self, view: SeatView, fact: Fact) -> None:
        super().__init__(view, fact.card, Reason(ReasonKind.ANY_CARD, seat=fact.seat, count=fact.count))
        self.fact = fact
        self.kept = [card for card in view.hand if card is not fact.card]
        self.low_spades = [card for card in self.kept if card.suit is Suit.SPADES and card.rank < Rank.QUEEN]
        self.lies = [*self.trick.cards, fact.card]

    @property
    def leads(self) -> bool:
        return not self.trick.cards

    @property
    def best(self) -> Card:
        return max((card for card in self.trick.cards if card.suit is self.trick.led), key=lambda card: card.rank)

    @property
    def player_of_best(self) -> Seat:
        return SEATS[(self.trick.leader + self.trick.cards.index(self.best)) % 4]

    @property
    def taken(self) -> dict[Seat, int]:
        return {seat: self.points(seat) for seat in SEATS}

    def has_all(self, seat: Seat | None) -> bool:
        return seat is not None and self.fact.count in {None, self.taken[seat]} and self.only_taker is seat

    @property
    def only_taker(self) -> Seat | None:
        takers = [seat for seat, points in self.taken.items() if points]
        return takers[0] if len(takers) == 1 else None


def is_fact(view: SeatView, fact: Fact) -> bool:
    """Whether the claim holds of a card to play."""
    if fact.card not in view.legal_plays():
        return False
    at = Told(view, fact)
    suit_told = at.trick.led if fact.kind is FactKind.SHOWN_VOID and at.trick.led is not None else fact.card.suit
    return fact.suit is suit_told and PLAYING[fact.kind](at)


def _are_alike(at: Told) -> bool:
    legal = at.legal
    between = [
        card
        for card in (*at.out, *at.trick.cards)
        if card.suit is at.card.suit and min(legal).rank < card.rank < max(legal).rank
    ]
    worth = {(card.penalty, at.jack_counts and card is JACK_OF_DIAMONDS) for card in legal}
    return len(legal) > 1 and {card.suit for card in legal} == {at.card.suit} and len(worth) == 1 and not between


PLAYING: dict[FactKind, Callable[[Told], bool]] = {
    FactKind.ALL_ALIKE: _are_alike,
    FactKind.TRIES_MOON: lambda at: not any(map(at.points, at.others)),
    FactKind.STAYS_UNDER: lambda at: (
        not at.leads
        and at.card.suit is at.best.suit
        and at.card.rank < at.best.rank
        and (at.fact.other, at.fact.seat) == (at.best, at.player_of_best)
    ),
    FactKind.CANNOT_TAKE: lambda at: at.leads and at.fact.count == len(at.suit_out) == at.higher > 0,
    FactKind.TAKES_SURELY: lambda at: at.wins and not at.higher and bool(at.after),
    FactKind.TAKES_LAST: lambda at: (
        at.wins and not at.after and at.fact.count == sum(card.penalty for card in at.lies) and len(at.lies) == 4
    ),
    FactKind.MAY_BE_BEATEN: lambda at: at.wins and bool(at.after) and at.fact.count == at.higher > 0,
    FactKind.THROWS: lambda at: not at.leads and at.card.suit is not at.trick.led and at.fact.seat is at.player_of_best,
    FactKind.EVERY_POINT: lambda at: at.fact.seat is not at.view.seat and at.has_all(at.fact.seat),
    FactKind.OWN_EVERY_POINT: lambda at: at.fact.seat is at.view.seat and at.has_all(at.fact.seat),
    FactKind.QUEEN_THREATENS: lambda at: at.queen_is_out and at.fact.other in at.kept and at.fact.other in HIGH_SPADES,
    FactKind.QUEEN_GUARDED: lambda at: QUEEN_OF_SPADES in at.kept and at.fact.count == len(at.low_spades) > 0,
    FactKind.QUEEN_BARE: lambda at: QUEEN_OF_SPADES in at.kept and not at.low_spades,
    FactKind.QUEEN_GONE: lambda at: (
        at.card.suit is Suit.SPADES and any(QUEEN_OF_SPADES in trick.cards for trick in at.view.tricks)
    ),
    FactKind.LAST_OF_SUIT: lambda at: at.held == [at.card] and len(at.view.hand) > 1,
    FactKind.ONE_LEFT: lambda at: len([card for card in at.kept if card.suit is at.card.suit]) == 1,
    FactKind.HIGHEST_OF_SUIT: lambda at: at.card is max(at.held) and len(at.held) > 1,
    FactKind.KEEPS_TOP_HEART: lambda at: (
        at.fact.seat is not at.view.seat
        and at.has_all(at.fact.seat)
        and at.fact.other in at.kept
        and at.fact.other is not None
        and at.fact.other.is_heart
        and not any(card.is_heart and card.rank > at.fact.other.rank for card in at.out)
    ),
    FactKind.SHOWN_VOID: lambda at: (
        at.fact.seat in at.after
        and (at.leads or at.card.suit is at.trick.led)
        and at.fact.seat is not None
        and at.has_shown_a_void([at.fact.seat])
        and any(card.is_penalty for card in at.out)
    ),
    FactKind.NOBODY_ELSE: lambda at: not at.suit_out,
    FactKind.HIGHER_OUT: lambda at: at.fact.count == at.higher > 0,
    FactKind.PLAYS_LAST: lambda at: not at.after,
    FactKind.NO_POINTS_YET: lambda at: not at.leads and not any(card.is_penalty for card in at.lies),
}


def is_fact_of_pass(hand: tuple[Card, ...], sent: tuple[Card, ...], fact: Fact) -> bool:
    """Whether the claim holds of three cards to pass."""
    kept = [card for card in hand if card not in sent]
    spades = [card for card in kept if card.suit is Suit.SPADES]
    low = [card for card in spades if card.rank < Rank.QUEEN]
    before = [card for card in hand if card.suit is fact.suit]
    after = [card for card in kept if card.suit is fact.suit]
    match fact.kind:
        case FactKind.KEEPS_QUEEN:
            holds = QUEEN_OF_SPADES in kept and fact.count == len(low) >= 3
        case FactKind.KEEPS_HIGH_SPADE:
            holds = fact.other is max(spades) and fact.other in HIGH_SPADES and fact.count == len(low) >= 3
        case FactKind.LEAVES_NONE:
            holds = fact.suit in SIDE_SUITS and bool(before) and not after
        case FactKind.LEAVES_ONE:
            holds = fact.suit in SIDE_SUITS and len(before) > len(after) == 1
        case FactKind.SPOILS_MOON:
            hearts = [card for card in hand if card.is_heart]
            is_middling = Rank.SIX <= fact.card.rank <= Rank.JACK and fact.card in hearts
            holds = is_middling and fact.card is not min(hearts) and fact.card is max(set(hearts) & set(sent))
        case _:
            holds = False
    return holds and fact.card in sent

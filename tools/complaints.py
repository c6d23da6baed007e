"""What players of every Hearts program complain of, each counted in rounds that are over.

A counter takes a scored round and yields, for each chance to go wrong, whether a seat did.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from hearts.core.cards import QUEEN_OF_SPADES, Card
from hearts.core.game import Round
from hearts.core.seats import SEATS, Seat
from hearts.core.trick import Trick

HALF_A_MOON = 13
OWN_TRICKS = 3
MANY = 6


@dataclass(frozen=True, slots=True)
class Moment:
    """One card of a round: who played it, from which hand, into which trick, and who had which points before."""

    seat: Seat
    card: Card
    hand: frozenset[Card]
    before: Trick
    trick: Trick
    points: tuple[int, ...]
    out: frozenset[Card]
    hearts_broken: bool

    @property
    def collector(self) -> Seat | None:
        """The seat that has every point so far, once there are any."""
        takers = [seat for seat in SEATS if self.points[seat]]
        return takers[0] if len(takers) == 1 else None

    def leads(self) -> list[Card]:
        """Return the cards that may be led."""
        others = [card for card in self.hand if not card.is_heart]
        return list(self.hand) if self.hearts_broken or not others else others

    def follows(self) -> list[Card]:
        """Return the cards of the suit led."""
        return [card for card in self.hand if card.suit is self.before.led]

    def ducks(self) -> list[Card]:
        """Return the cards of the suit led that would not win."""
        best = self.before.best
        return [card for card in self.follows() if best is not None and card.rank < best.rank]


@lru_cache(maxsize=1)  # several complaints look at the same round one after another
def moments(scored: Round) -> tuple[Moment, ...]:
    """Return every card of *scored*, in order."""
    return tuple(_moments(scored))


def _moments(scored: Round) -> Iterator[Moment]:
    hands: dict[Seat, set[Card]] = {seat: set() for seat in SEATS}
    for trick in scored.tricks:
        for play in trick.plays():
            hands[play.seat].add(play.card)
    points = [0] * len(SEATS)
    hearts_broken = False
    for trick in scored.tricks:
        before = Trick(trick.leader)
        for play in trick.plays():
            hand = frozenset(hands[play.seat])
            out = frozenset(card for seat in SEATS if seat is not play.seat for card in hands[seat])
            yield Moment(play.seat, play.card, hand, before, trick, tuple(points), out, hearts_broken)
            hands[play.seat].remove(play.card)
            before = before.with_card(play.card)
        if trick.winner is not None:
            points[trick.winner] += trick.penalty
        hearts_broken = hearts_broken or any(card.is_heart for card in trick.cards)


def queen_not_ducked(scored: Round) -> Iterator[bool]:
    """Count, of the times that the queen lay and could be ducked, those in which she was taken."""
    for moment in moments(scored):
        stops_moon = moment.collector not in (None, moment.seat)
        if QUEEN_OF_SPADES in moment.before.cards and moment.ducks() and not stops_moon:
            yield moment.trick.winner is moment.seat and scored.shooter is not moment.seat


def lowest_heart_passed(scored: Round) -> Iterator[bool]:
    """Count, of the passes by seats with several hearts, those of the lowest heart with a higher one kept."""
    for seat in SEATS:
        played = {play.card for trick in scored.tricks for play in trick.plays() if play.seat is seat}
        received = set(scored.sent[scored.direction.sender(seat)])
        hearts = sorted(card for card in (played - received) | set(scored.sent[seat]) if card.is_heart)
        if scored.sent[seat] and len(hearts) > 1:
            yield hearts[0] in scored.sent[seat] and hearts[-1] not in scored.sent[seat]


def dead_suit_led(scored: Round) -> Iterator[bool]:
    """Count, of the leads with a choice while points were out, those of a suit nobody else had that took points."""
    for moment in moments(scored):
        alive = {card.suit for card in moment.out}
        has_choice = any(card.suit in alive for card in moment.leads()) and any(card.is_penalty for card in moment.out)
        if moment.before.led is None and has_choice and scored.shooter is not moment.seat:
            yield moment.card.suit not in alive and moment.trick.penalty > 0


def shooter_fed(scored: Round) -> Iterator[bool]:
    """Count, of the throws under a seat with every point, at least six, and another card in hand, those of a heart."""
    for moment in moments(scored):
        collector = moment.collector
        if collector is None or collector is moment.seat or moment.points[collector] < MANY:
            continue
        if moment.before.winner is not collector or moment.follows():
            continue
        if any(not card.is_penalty for card in moment.hand) and moment.trick.winner is collector:
            yield moment.card.is_heart


def moon_missed(scored: Round) -> Iterator[bool]:
    """Count, of the seats that had half a moon and led to three tricks of it, those that did not get the rest."""
    own = [0] * len(SEATS)
    points = [0] * len(SEATS)
    tried: set[Seat] = set()
    for trick in scored.tricks:
        if trick.winner is None:
            continue
        points[trick.winner] += trick.penalty
        own[trick.winner] += trick.penalty > 0 and trick.leader is trick.winner
        alone = sum(points) == points[trick.winner]
        if alone and points[trick.winner] >= HALF_A_MOON and own[trick.winner] >= OWN_TRICKS:
            tried.add(trick.winner)
    for seat in sorted(tried):
        yield scored.shooter is not seat


def moon_let_through(scored: Round) -> Iterator[bool]:
    """Count, of all rounds, the moons that one card in another hand could have stopped by taking a point."""
    shooter = scored.shooter
    yield shooter is not None and any(
        moment.seat is not shooter
        and moment.trick.penalty > 0
        and moment.collector is shooter
        and any(card.rank > moment.card.rank and beats_all(card, moment.trick) for card in moment.follows())
        for moment in moments(scored)
    )


def beats_all(card: Card, trick: Trick) -> bool:
    """Whether *card* would have taken *trick*."""
    return all(card.rank > other.rank for other in trick.cards if other.suit is card.suit)


COMPLAINTS: Mapping[str, Callable[[Round], Iterator[bool]]] = {
    "queen taken while she could be ducked": queen_not_ducked,
    "lowest heart passed and a higher one kept": lowest_heart_passed,
    "dead suit led into points": dead_suit_led,
    "heart thrown to a seat with every point": shooter_fed,
    "moon tried for and missed with 13 or more": moon_missed,
    "moon let through that one card would stop": moon_let_through,
}

"""The seat view of a case that tells only the end of a round: tricks are thought up that could have led to it.

They hold every card that is in no hand now, points lie where the case says that they were taken, and as few seats as
possible show a void in a suit which they play or hold later. Where no tricks give the points as the case says, it is
wrong. A case whose whole rounds are known needs none of this.
"""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from case_fields import Fields, distinct

from hearts.core.cards import DECK, QUEEN_OF_SPADES, TWO_OF_CLUBS, Card, Suit, hand_of
from hearts.core.rules import TRICKS_IN_ROUND, Jack, Rules
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.core.trick import Trick

ATTEMPTS = 150
MOST_ATTEMPTS = 2000
"""How often tricks are thought up where none have given the points as the case says."""
SHOWN_VOID = 1
"""What a void costs that the seat's later cards deny."""
WRONG_TAKER = 20
"""What a point costs that lies with another seat than the case says."""
JACK = Card.parse("JD")
ROUND_WITHOUT_PASSING = 4
ROUND_OF = {
    PassDirection.LEFT: 1,
    PassDirection.RIGHT: 2,
    PassDirection.ACROSS: 3,
    PassDirection.NONE: ROUND_WITHOUT_PASSING,
}


def playing_view(case: Fields) -> SeatView:
    """Return what the seat of an ``ai_play`` case may know; raise ValueError where its fields deny one another."""
    seat = case.seat("seat")
    hand = hand_of(case.needed_cards("hand"))
    trick = case.trick("trick", seat)
    if trick.turn is not seat:
        raise ValueError(f"it is not {seat.letter}'s turn in this trick")
    rules = case.rules()
    others = case.cards_by_seat("other_hands")
    distinct("the case", (*hand, *trick.cards, *(card for held in others.values() for card in held)))
    direction = case.direction("direction") if case.has("direction") else PassDirection.NONE
    return SeatView(
        seat,
        rules,
        case.whole("round_no", ROUND_OF[direction]),
        case.totals("totals") if case.has("totals") else (0, 0, 0, 0),
        direction,
        hand,
        case.cards("sent"),
        case.cards("received"),
        trick,
        _tricks_before(case, Moment(seat, hand, trick, others, rules, is_broken=case.flag("hearts_broken"))),
        case.flag("hearts_broken"),
    )


def passing_view(case: Fields) -> SeatView:
    """Return what the seat of an ``ai_pass`` case may know."""
    hand = hand_of(case.needed_cards("hand"))
    if len(hand) != TRICKS_IN_ROUND:
        raise ValueError(f"the hand has {len(hand)} cards")
    direction = case.direction("direction")
    if direction is PassDirection.NONE:
        raise ValueError("nothing is passed in this direction")
    totals = case.totals("totals") if case.has("totals") else (0, 0, 0, 0)
    return SeatView(case.seat("seat", Seat.SOUTH), case.rules(), ROUND_OF[direction], totals, direction, hand)


@dataclass(frozen=True, slots=True)
class Moment:
    """What a case tells of the moment it asks about."""

    seat: Seat
    hand: Sequence[Card]
    trick: Trick
    others: dict[Seat, tuple[Card, ...]]
    rules: Rules
    is_broken: bool

    @property
    def tricks_done(self) -> int:
        """How many tricks lie behind."""
        return TRICKS_IN_ROUND - len(self.hand)

    def room(self, seat: Seat) -> int:
        """How many cards another seat still holds."""
        has_played = any(play.seat is seat for play in self.trick.plays())
        return len(self.hand) - has_played


def _tricks_before(case: Fields, moment: Moment) -> tuple[Trick, ...]:
    if case.flag("first_trick"):
        return ()
    if not moment.tricks_done:
        raise ValueError("a hand of thirteen cards is one of the first trick")
    rng = random.Random(case.text("id"))
    points = case.numbers_by_seat("points_taken")
    played = _played(moment, points, rng)
    takers = _takers(moment, played, points)
    best, least = _attempt(moment, played, takers, rng)
    for number in range(MOST_ATTEMPTS):
        if not least or (number >= ATTEMPTS and least < WRONG_TAKER):
            break
        tricks, faults = _attempt(moment, played, takers, rng)
        if faults < least:
            best, least = tricks, faults
    if points and least >= WRONG_TAKER:
        raise ValueError("no tricks give the points as points_taken says")
    return best


def _played(moment: Moment, points: dict[Seat, int], rng: random.Random) -> list[Card]:
    """Choose the cards of the finished tricks: those in no hand, where the hands are known."""
    known = {*moment.hand, *moment.trick.cards, *(card for held in moment.others.values() for card in held)}
    unknown = [card for card in DECK if card not in known]
    rng.shuffle(unknown)
    count = 4 * moment.tricks_done
    if count > len(unknown):
        raise ValueError("more cards lie in hands than a deck leaves")
    fallen = _fallen(points, unknown) if points else None
    played = sorted(unknown, key=lambda card: _eagerness(card, moment, fallen, unknown))[:count]
    if fallen is not None and fallen != {card for card in played if card.is_penalty}:
        raise ValueError("points_taken does not fit the cards that are gone")
    return played


def _fallen(points: dict[Seat, int], unknown: Sequence[Card]) -> set[Card]:
    """Choose the cards that make up the points taken, the queen where one seat has points enough for her."""
    total, most = sum(points.values()), max(points.values())
    queen = {QUEEN_OF_SPADES} if most >= QUEEN_OF_SPADES.penalty and QUEEN_OF_SPADES in unknown else set()
    hearts = [card for card in unknown if card.is_heart]
    wanted = total - QUEEN_OF_SPADES.penalty * len(queen)
    if min(points.values()) < 0 or wanted > len(hearts):
        raise ValueError("points_taken does not fit the cards that are gone")
    return {*queen, *hearts[:wanted]}


def _eagerness(card: Card, moment: Moment, fallen: set[Card] | None, unknown: Sequence[Card]) -> int:
    """Rank the cards by how surely they lie in a finished trick, the surest lowest."""
    if card is TWO_OF_CLUBS:
        return 0
    if not card.is_penalty:
        return 4 if card is JACK and moment.rules.jack is Jack.BONUS else 2
    if fallen is not None:
        return 1 if card in fallen else 5
    broken = card.is_heart and moment.is_broken
    # two tricks of hearts, so that nobody has every point; the other points are still out where there is room for them
    likely = 8 if moment.tricks_done > 3 else 4  # noqa: PLR2004
    return 1 if broken and card in [one for one in unknown if one.is_heart][:likely] else 3 if broken else 5


def _takers(moment: Moment, played: Sequence[Card], points: dict[Seat, int]) -> dict[Card, Seat]:
    """Say who took each penalty card: as the case says, or two of the other seats by fours."""
    penalties = sorted((card for card in played if card.is_penalty), key=lambda card: -card.penalty)
    if points:
        left = dict(points)
        takers = {}
        for card in penalties:
            taker = max(left, key=lambda seat: left[seat])
            left[taker] -= card.penalty
            takers[card] = taker
        return takers
    return {card: (moment.seat.left, moment.seat.across)[place // 4 % 2] for place, card in enumerate(penalties)}


def _attempt(
    moment: Moment, played: Sequence[Card], takers: dict[Card, Seat], rng: random.Random
) -> tuple[tuple[Trick, ...], int]:
    """Think up one history; return it with what is wrong with it, in figures."""
    tricks: list[Trick] = []
    faults = 0
    groups = _groups(moment, played, takers, rng)
    # the two of clubs may lie with anyone; whoever leads now took the last trick
    leader = rng.choice(SEATS)
    for place, group in enumerate(groups):
        wanted = {takers[card] for card in group if card in takers}
        faults += WRONG_TAKER * max(0, len(wanted) - 1)
        if place == len(groups) - 1:
            faults += WRONG_TAKER * bool(wanted - {moment.trick.leader})
            winner = moment.trick.leader
        else:
            winner = min(wanted) if wanted else rng.choice(SEATS)
        trick, fault = _trick(group, leader, winner, rng)
        tricks.append(trick)
        faults += fault
        leader = winner
    return tuple(tricks), faults + SHOWN_VOID * _denied_voids(moment, tricks)


def _groups(moment: Moment, played: Sequence[Card], takers: dict[Card, Seat], rng: random.Random) -> list[list[Card]]:
    """Lay the cards in fours, of one suit as far as they go; the points of a four are all one seat's.

    The two of clubs lies in the first; whoever leads now may have taken the last.
    """
    plain = [card for card in played if card not in takers and card is not TWO_OF_CLUBS]
    rng.shuffle(plain)
    first = _filled([TWO_OF_CLUBS], plain, rng) if TWO_OF_CLUBS in played else []
    groups = [_filled(group, plain, rng) for group in _shared_out(takers, len(played) // 4 - bool(first), rng)]
    while plain:
        groups.append(_filled([], plain, rng))
    rng.shuffle(groups)
    # false sorts first: the last group is one that may end the tricks
    groups.sort(key=lambda group: all(takers.get(card, moment.trick.leader) is moment.trick.leader for card in group))
    if len(groups) > 1:
        last = groups.pop()
        rng.shuffle(groups)
        groups.append(last)
    return [first, *groups] if first else groups


def _shared_out(takers: dict[Card, Seat], room: int, rng: random.Random) -> list[list[Card]]:
    """Part each taker's cards into heaps of up to four, the queen with spades alone where there is *room* for that."""
    heaps = []
    for seat in SEATS:
        cards = [card for card in takers if takers[card] is seat]
        rng.shuffle(cards)
        cards.sort(key=lambda card: card is QUEEN_OF_SPADES)
        heaps += [cards[start : start + 4] for start in range(0, len(cards), 4)]
    for heap in [heap for heap in heaps if QUEEN_OF_SPADES in heap and len(heap) > 1]:
        if len(heaps) < room:
            heap.remove(QUEEN_OF_SPADES)
            heaps.append([QUEEN_OF_SPADES])
    return heaps


def _filled(group: list[Card], plain: list[Card], rng: random.Random) -> list[Card]:
    """Fill *group* up to four cards out of *plain*, with cards of one suit if there are enough."""
    missing = 4 - len(group)
    suits = [suit for suit in Suit if _count(plain, suit) >= missing]
    own = [card.suit for card in group if card.suit in suits]
    suit = own[0] if own else rng.choice(suits) if suits else None
    chosen = [card for card in plain if suit is None or card.suit is suit][:missing]
    for card in chosen:
        plain.remove(card)
    return [*group, *chosen]


def _trick(group: Sequence[Card], leader: Seat, winner: Seat, rng: random.Random) -> tuple[Trick, int]:
    """Give the cards of a trick to the seats so that *leader* leads and *winner* takes it, where that can be."""
    cards = rng.sample(list(group), len(group))
    following = 1 if leader is winner else 2
    led = next((card.suit for card in cards if _count(cards, card.suit) >= following), None)
    if led is None:
        return Trick(leader, tuple(cards)), WRONG_TAKER
    best = max(card for card in cards if card.suit is led)
    places = {winner: best}
    if leader is not winner:
        places[leader] = next(card for card in cards if card.suit is led and card is not best)
    left = [card for card in cards if card not in places.values()]
    in_order = [SEATS[(leader + step) % 4] for step in range(4)]
    return Trick(leader, tuple(places[seat] if seat in places else left.pop() for seat in in_order)), 0


def _count(cards: Iterable[Card], suit: Suit) -> int:
    return sum(card.suit is suit for card in cards)


def _denied_voids(moment: Moment, tricks: Sequence[Trick]) -> int:
    """Count the cards which a seat plays or holds after it has shown a void in their suit."""
    void: set[tuple[Seat, Suit]] = set()
    denied = 0
    for trick in (*tricks, moment.trick):
        for play in trick.plays():
            denied += (play.seat, play.card.suit) in void
            if trick.led is not None and play.card.suit is not trick.led:
                void.add((play.seat, trick.led))
    held = {moment.seat: tuple(moment.hand)} | moment.others
    return denied + sum((seat, card.suit) in void for seat, cards in held.items() for card in cards)

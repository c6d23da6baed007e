"""Hidden hands as they might be: every deal that agrees with what a seat knows is equally likely to be drawn.

What is known: how many cards each seat holds, the suits it has shown a void in, and who got the cards that were
passed on. The window's process never imports this file.
"""

from dataclasses import dataclass
from math import factorial

import numpy as np

from hearts.ai.bitsets import BIT, NOTHING, RANKS, SEATS, Ints, Sets, set_of
from hearts.ai.inference import voids_of
from hearts.core.cards import Card
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS as ALL_SEATS
from hearts.core.seats import Seat

HIDDEN = 3
_FACTORIALS = np.array([float(factorial(number)) for number in range(RANKS + 1)])


@dataclass(frozen=True)
class Hidden:
    """The cards that a seat does not see, and what it knows of where they are."""

    seats: tuple[Seat, ...]
    """The other three."""
    known: tuple[frozenset[Card], ...]
    """Cards that each of them certainly holds."""
    free: tuple[tuple[Card, ...], ...]
    """The other unseen cards, suit by suit."""
    room: tuple[int, ...]
    """How many of them each holds."""
    may_hold: tuple[tuple[bool, ...], ...]
    """Suit by suit, whether each may hold any."""

    @classmethod
    def of(cls, view: SeatView) -> "Hidden":
        """Return what *view* knows of the hidden hands."""
        seats = tuple(seat for seat in ALL_SEATS if seat is not view.seat)
        unseen = frozenset(view.unseen)
        receiver = view.direction.receiver(view.seat)
        sent = unseen & frozenset(view.sent) if view.trick is not None else frozenset()
        known = tuple(sent if seat is receiver else frozenset() for seat in seats)
        free = tuple(tuple(card for card in view.unseen if card.suit == suit and card not in sent) for suit in range(4))
        voids = voids_of((*view.tricks, view.trick) if view.trick is not None else view.tricks)
        held = [RANKS - len(view.tricks)] * SEATS
        if view.trick is not None:
            for play in view.trick.plays():
                held[play.seat] -= 1
        room = tuple(held[seat] - len(cards) for seat, cards in zip(seats, known, strict=True))
        may_hold = tuple(tuple(suit not in voids[seat] for seat in seats) for suit in range(4))
        return cls(seats, known, free, room, may_hold)


def worlds(view: SeatView, count: int, rng: np.random.Generator) -> Sets:
    """Return *count* deals of the four hands held now, a row a deal."""
    hidden = Hidden.of(view)
    found = np.zeros((count, SEATS), np.uint64)
    found[:, view.seat] = set_of(view.hand)
    shares = suit_shares(hidden, count, rng)
    for suit, cards in enumerate(hidden.free):
        if cards:
            found[:, [*hidden.seats]] |= _dealt(cards, shares[:, suit], rng)
    for seat, known in zip(hidden.seats, hidden.known, strict=True):
        found[:, seat] |= set_of(known)
    return found


def _dealt(cards: tuple[Card, ...], shares: Ints, rng: np.random.Generator) -> Sets:
    """Deal the free cards of one suit, as many to each hidden hand as *shares* says."""
    order = rng.random((len(shares), len(cards))).argsort(axis=1)
    bits = BIT[np.array([card.index for card in cards])[order]]
    ends = shares.cumsum(axis=1)
    places = np.arange(len(cards))
    parts = []
    for hand in range(HIDDEN):
        is_its = (places < ends[:, hand, None]) & (places >= (ends[:, hand] - shares[:, hand])[:, None])
        parts.append(np.bitwise_or.reduce(np.where(is_its, bits, NOTHING), axis=1))
    return np.stack(parts, axis=1)


def suit_shares(hidden: Hidden, count: int, rng: np.random.Generator) -> Ints:
    """Return how many free cards of each suit each hidden hand holds, drawn by the number of ways to deal them.

    ``ways[first, second]`` counts the deals of the suits that are still to come where the first two hands have so
    much room left; the third has the rest.
    """
    ways = [np.zeros((RANKS + 1, RANKS + 1)) for _ in range(SEATS + 1)]
    ways[SEATS][0, 0] = 1
    splits = [_splits(len(cards), may) for cards, may in zip(hidden.free, hidden.may_hold, strict=True)]
    for suit in reversed(range(SEATS)):
        for first, second, _, number in splits[suit]:
            later = ways[suit + 1][: RANKS + 1 - first, : RANKS + 1 - second]
            ways[suit][first:, second:] += number * later
    found = np.zeros((count, SEATS, HIDDEN), np.int64)
    room = np.tile(np.array(hidden.room[:2]), (count, 1))
    for suit in range(SEATS):
        table = np.array([split[:3] for split in splits[suit]])
        numbers = np.array([split[3] for split in splits[suit]])
        left = room[:, None, :] - table[None, :, :2]
        fits = (left >= 0).all(axis=2)
        later = ways[suit + 1][np.maximum(left[..., 0], 0), np.maximum(left[..., 1], 0)]
        weights = np.where(fits, numbers * later, 0.0).cumsum(axis=1)
        drawn = (weights <= rng.random((count, 1)) * weights[:, -1:]).sum(axis=1)
        found[:, suit] = table[drawn]
        room = room - found[:, suit, :2]
    return found


def _splits(cards: int, may_hold: tuple[bool, ...]) -> list[tuple[int, int, int, float]]:
    """Return every way to split a number of cards among three hands, and how many deals each stands for."""
    found = []
    for first in range(cards + 1 if may_hold[0] else 1):
        for second in range(cards - first + 1 if may_hold[1] else 1):
            third = cards - first - second
            if third and not may_hold[2]:
                continue
            ways = _FACTORIALS[cards] / (_FACTORIALS[first] * _FACTORIALS[second] * _FACTORIALS[third])
            found.append((first, second, third, float(ways)))
    return found

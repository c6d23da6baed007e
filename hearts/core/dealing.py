"""The deal of a round from the game's seed and the round's number alone.

The algorithm is this project's own, so that no library's change can move it: the bytes of
``SHA-256("hearts deal 1:SEED:ROUND:BLOCK")`` for BLOCK 0, 1, 2 … form a stream; the deck, sorted, is shuffled from
its last place to its second, each swapped with a place at or below it drawn from the stream. A draw below *n* takes
one byte and refuses it when it is not below the greatest multiple of *n* up to 256, so every order is equally likely.
"""

from collections.abc import Iterator
from itertools import count

from hearts.core.cards import DECK
from hearts.core.digest import sha256
from hearts.core.moves import Deal
from hearts.core.seats import Seat


def deal_of(seed: int, round_no: int) -> Deal:
    """Return the deal of round *round_no* (the first is 1) of the game with *seed*."""
    stream = _bytes_of(f"hearts deal 1:{seed}:{round_no}")
    deck = list(DECK)
    for place in range(len(deck) - 1, 0, -1):
        other = _below(place + 1, stream)
        deck[place], deck[other] = deck[other], deck[place]
    return Deal(tuple(deck))


def player_key(seed: int, seat: Seat) -> bytes:
    """Return the one-way key from which a computer at *seat* draws its chance: 32 bytes that tell no deal."""
    return sha256(f"hearts player 1:{seed}:{seat.letter}".encode()).digest()


def _bytes_of(label: str) -> Iterator[int]:
    for block in count():
        yield from sha256(f"{label}:{block}".encode()).digest()


def _below(limit: int, stream: Iterator[int]) -> int:
    fair = 256 - 256 % limit
    return next(value for value in stream if value < fair) % limit

"""What others played tells of what they hold."""

import numpy as np

from hearts.ai.belief import is_alike, likely, surprise
from hearts.ai.bitsets import set_of
from hearts.ai.sampling import worlds
from hearts.core.cards import Card, parse_cards
from hearts.core.seats import Seat
from tests.ai.situations import view_with

QUEEN = set_of(parse_cards("QS"))
DUCKED = ((Seat.SOUTH, "2C 6C KC AC"), (Seat.EAST, "KS JS 3S TS"))
"""East led the king of spades; South and North went under him, which none who held the queen would have done."""


def view_after_a_king() -> np.ndarray[tuple[int, ...], np.dtype[np.uint64]]:
    hand = "3C 4C 5C 5D 6D 7D 8D 2H 3H 4H 5H"
    view = view_with(hand, tricks=DUCKED, seat=Seat.WEST)
    return worlds(view, 300, np.random.default_rng(1))


def test_whoever_ducked_under_a_king_seldom_holds_the_queen() -> None:
    view = view_with("3C 4C 5C 5D 6D 7D 8D 2H 3H 4H 5H", tricks=DUCKED, seat=Seat.WEST)
    plain = worlds(view, 300, np.random.default_rng(1))
    believed = likely(view, 300, np.random.default_rng(1), doubt=2.0, drawn=4)
    for seat in (Seat.SOUTH, Seat.NORTH):
        before = ((plain[:, seat] & QUEEN) != 0).mean()
        after = ((believed[:, seat] & QUEEN) != 0).mean()
        assert after < 0.7 * before


def test_hands_that_explain_every_play_surprise_nobody() -> None:
    view = view_with("3C 4C 5C 5D 6D 7D 8D 2H 3H 4H 5H", tricks=DUCKED, seat=Seat.WEST)
    hands = view_after_a_king()
    found = surprise(view, hands)
    holds = (hands[:, Seat.SOUTH] & QUEEN) != 0
    assert found[holds].min() >= 1
    assert found[~holds].mean() < found[holds].mean() - 0.5


def test_cards_with_nothing_between_them_are_alike() -> None:
    legal, gone = np.array([set_of(parse_cards("3C 5C 9C"))]), np.array([set_of(parse_cards("4C"))])
    three, five, nine = (np.array([Card.parse(text).index]) for text in ("3C", "5C", "9C"))
    assert is_alike(three, five, legal, gone)[0]
    assert not is_alike(five, nine, legal, gone)[0]

"""What others played tells of what they hold."""

import numpy as np

from hearts.ai.belief import drawn_shooters, is_alike, likely, surprises, suspects_of
from hearts.ai.bitsets import set_of
from hearts.ai.playout.sight import NOBODY
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
    believed = likely(view, 300, np.random.default_rng(1), doubt=2.0, drawn=4).hands
    for seat in (Seat.SOUTH, Seat.NORTH):
        before = ((plain[:, seat] & QUEEN) != 0).mean()
        after = ((believed[:, seat] & QUEEN) != 0).mean()
        assert after < 0.7 * before


def test_hands_that_explain_every_play_surprise_nobody() -> None:
    view = view_with("3C 4C 5C 5D 6D 7D 8D 2H 3H 4H 5H", tricks=DUCKED, seat=Seat.WEST)
    hands = view_after_a_king()
    found = surprises(view, hands, ())[0].sum(axis=1)
    holds = (hands[:, Seat.SOUTH] & QUEEN) != 0
    assert found[holds].min() >= 1
    assert found[~holds].mean() < found[holds].mean() - 0.5


def test_cards_with_nothing_between_them_are_alike() -> None:
    legal, gone = np.array([set_of(parse_cards("3C 5C 9C"))]), np.array([set_of(parse_cards("4C"))])
    three, five, nine = (np.array([Card.parse(text).index]) for text in ("3C", "5C", "9C"))
    assert is_alike(three, five, legal, gone)[0]
    assert not is_alike(five, nine, legal, gone)[0]


TOOK_EVERYTHING = (
    (Seat.SOUTH, "2C 6C KC AC"),
    (Seat.EAST, "AS 3S 5S TS"),
    (Seat.EAST, "KS 4S 6S 3H"),
    (Seat.EAST, "QS 2S 7S KH"),
    (Seat.EAST, "AH 9H 4H 7H"),
)
"""East has led every high card that it had, and has every point so far."""


def test_only_a_seat_that_may_still_have_every_point_is_a_suspect() -> None:
    assert suspects_of(view_with("3C 4C", tricks=DUCKED)) == (Seat.SOUTH, Seat.NORTH, Seat.EAST)
    assert suspects_of(view_with("3C 4C", tricks=TOOK_EVERYTHING)) == (Seat.EAST,)
    shared = (*TOOK_EVERYTHING, (Seat.EAST, "2D 3D KD 8H"))
    assert suspects_of(view_with("3C 4C", tricks=shared)) == ()


def test_whoever_leads_high_cards_into_points_is_imagined_to_shoot() -> None:
    hand = "3C 4C 5D 6D 7D 8D 2H 5H"
    deals = likely(view_with(hand, tricks=TOOK_EVERYTHING), 200, np.random.default_rng(2), doubt=1.0, drawn=3)
    assert (deals.shooters == Seat.EAST).mean() > 0.5
    ducked = likely(view_with(hand, tricks=DUCKED), 200, np.random.default_rng(2), doubt=1.0, drawn=3)
    assert (ducked.shooters == NOBODY).mean() > 0.5


def test_every_deal_is_kept_where_no_more_are_drawn() -> None:
    view = view_with("3C 4C 5D 6D 7D 8D 2H 5H", tricks=TOOK_EVERYTHING)
    deals = likely(view, 50, np.random.default_rng(3), doubt=1.0, drawn=1)
    assert (deals.hands == worlds(view, 50, np.random.default_rng(3))).all()


def test_shooters_are_drawn_as_often_as_they_are_likely() -> None:
    share = np.tile([0.0, 0.5, 0.2, 0.0], (4000, 1))
    found = np.bincount(drawn_shooters(share, np.random.default_rng(4)) + 1, minlength=5) / 4000
    assert np.abs(found - [0.3, 0, 0.5, 0.2, 0]).max() < 0.03
    certain = drawn_shooters(np.tile([1.0, 0.0, 1.0, 0.0], (100, 1)), np.random.default_rng(5))
    assert set(certain.tolist()) == {0, 2}

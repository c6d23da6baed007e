"""Imagined hands agree with what is known, and none that agrees is likelier than another."""

from collections import Counter

import numpy as np
import pytest

from hearts.ai.bitsets import SUIT_SET, cards_of, set_of
from hearts.ai.inference import voids_of
from hearts.ai.sampling import Hidden, worlds
from hearts.core.cards import format_cards, hand_of, parse_cards
from hearts.core.seat_view import SeatView
from hearts.core.seats import SEATS, PassDirection, Seat
from tests.ai.situations import random_rounds, view_with

LATE = (
    (Seat.SOUTH, "2C 6C TC QC"),
    (Seat.EAST, "AD 4D 2H 3H"),
    (Seat.EAST, "KD 3D 5D 7D"),
    (Seat.EAST, "QD 6D 8D 9D"),
    (Seat.EAST, "3S 4S 5S 6S"),
    (Seat.NORTH, "7S 8S 9S TS"),
    (Seat.SOUTH, "3C 4C 5C 7C"),
    (Seat.EAST, "JS QS KS AS"),
    (Seat.SOUTH, "8C 9C JC KC"),
    (Seat.EAST, "2D TD JD AC"),
    (Seat.SOUTH, "2S 4H 5H 6H"),
)
"""Eleven tricks in which West and North showed no diamonds; two cards a seat are left."""


def test_imagined_hands_agree_with_all_that_is_known() -> None:
    rng = np.random.default_rng(1)
    asked = 0
    for _, view, _ in random_rounds(12, seed=70):
        if view.trick is None and view.tricks:
            continue
        hands = worlds(view, 10, rng)
        assert (np.bitwise_or.reduce(hands, axis=1) == set_of((*view.unseen, *view.hand))).all()
        assert (hands[:, view.seat] == set_of(view.hand)).all()
        voids = voids_of((*view.tricks, view.trick)) if view.trick is not None else (frozenset(),) * 4
        held = 13 - len(view.tricks)
        played = {play.seat for play in view.trick.plays()} if view.trick is not None else set()
        for seat in SEATS:
            assert (np.bitwise_count(hands[:, seat]) == held - (seat in played)).all()
            if seat is not view.seat:
                assert not any((hands[:, seat] & SUIT_SET[suit]).any() for suit in voids[seat])
        asked += 1
    assert asked > 500


def test_a_card_passed_on_stays_with_its_receiver() -> None:
    view = view_with("3C 5D 9H", sent="QS KS 2D", direction=PassDirection.LEFT)
    hands = worlds(passed_view(view), 50, np.random.default_rng(1))
    assert (hands[:, Seat.NORTH] & set_of(parse_cards("QS KS 2D")) == set_of(parse_cards("QS KS 2D"))).all()


def passed_view(view: SeatView) -> SeatView:
    """The view with a whole hand, before the first card."""
    whole = hand_of(parse_cards("2C 3C 4C 5D 6D 7D 8H 9H TH 3S 4S 5S 6S"))
    return SeatView(view.seat, view.rules, 1, view.totals, view.direction, whole, view.sent, trick=view.trick)


def test_every_deal_that_agrees_is_drawn_about_as_often() -> None:
    view = view_with("7H 8H", tricks=LATE, seat=Seat.WEST)
    assert format_cards(view.unseen) == "9H TH JH QH KH AH"
    hands = worlds(view, 6000, np.random.default_rng(3))
    found = Counter(tuple(map(int, row)) for row in hands)
    assert len(found) == 90
    assert min(found.values()) > 30
    assert max(found.values()) < 110


def test_a_void_leaves_only_the_deals_without_the_suit() -> None:
    view = view_with("3C 4D 5D", "6D 7D", (FIRST, THROWN), seat=Seat.WEST)
    hidden = Hidden.of(view)
    assert hidden.may_hold[1] == (True, False, True)


FIRST = (Seat.SOUTH, "2C 6C TC QC")
THROWN = (Seat.EAST, "AD 4D 2D 3H")
"""North throws a heart on diamonds."""


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_chance_imagines_the_same_hands(seed: int) -> None:
    view = view_with("7H 8H", tricks=LATE, seat=Seat.WEST)
    first, second = (worlds(view, 20, np.random.default_rng(seed)) for _ in range(2))
    assert (first == second).all()
    assert cards_of(first[0][Seat.WEST]) == view.hand

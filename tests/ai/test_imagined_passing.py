import numpy as np

from hearts.ai.bitsets import cards_of
from hearts.ai.imagined_passing import best_pass, likely_passes
from hearts.core.cards import hand_of, parse_cards
from hearts.core.rules import Rules
from hearts.core.seat_view import SeatView
from hearts.core.seats import PassDirection, Seat


def passing(hand: str, direction: PassDirection = PassDirection.LEFT) -> SeatView:
    return SeatView(Seat.SOUTH, Rules(), 1, (0, 0, 0, 0), direction, hand_of(parse_cards(hand)))


def test_every_set_tried_is_three_cards_of_the_hand() -> None:
    view = passing("2C 3C QS KS AS 2S 4D 9D KD AD 2H JH AH")
    tried = likely_passes(view)
    assert len(tried) == len(set(tried.tolist())) > 20
    for cards in tried:
        assert len(cards_of(cards)) == 3
        assert set(cards_of(cards)) <= set(view.hand)


def test_a_bare_queen_of_spades_does_not_stay() -> None:
    view = passing("2C 3C 4C 5C QS 2D 3D 4D 5D 2H 3H 4H KH")
    for seed in range(3):
        passed = best_pass(view, likely_passes(view), (20, 20, 20), np.random.default_rng(seed))
        assert "QS" in map(str, passed)


def test_the_same_chance_passes_the_same_cards() -> None:
    view = passing("2C 3C QS KS AS 2S 4D 9D KD AD 2H JH AH")
    found = {best_pass(view, likely_passes(view), (8, 8), np.random.default_rng(4)) for _ in range(2)}
    assert len(found) == 1

import numpy as np

from hearts.ai.bitsets import cards_of, set_of
from hearts.ai.imagined_passing import Passes, likely_passes, ranked_passes
from hearts.core.cards import Card, Rank, hand_of, parse_cards
from hearts.core.rules import Rules
from hearts.core.seat_view import SeatView
from hearts.core.seats import PassDirection, Seat


def passing(hand: str, direction: PassDirection = PassDirection.LEFT) -> SeatView:
    return SeatView(Seat.SOUTH, Rules(), 1, (0, 0, 0, 0), direction, hand_of(parse_cards(hand)))


def hands_of(tried: Passes) -> list[set[Card]]:
    return [set(cards_of(cards)) for cards in tried.cards]


def test_every_set_tried_is_three_cards_of_the_hand() -> None:
    view = passing("2C 3C QS KS AS 2S 4D 9D KD AD 2H JH AH")
    plans = list(zip(map(tuple, map(sorted, hands_of(likely_passes(view)))), likely_passes(view).shoots, strict=True))
    assert len(plans) == len(set(plans)) > 40
    for cards, _ in plans:
        assert len(cards) == 3
        assert set(cards) <= set(view.hand)


def test_another_set_is_tried_once() -> None:
    view = passing("2C 3C QS KS AS 2S 4D 9D KD AD 2H JH AH")
    other = set_of(parse_cards("2S 3C 4D"))
    tried = likely_passes(view, other)
    assert len(tried.cards) == len(likely_passes(view).cards) + 1
    assert len(likely_passes(view, tried.cards[0]).cards) == len(likely_passes(view).cards)


def test_the_moon_is_thought_of_only_where_three_honours_stay() -> None:
    strong = likely_passes(passing("2C 3C QS KS AS 2S 4D 9D KD AD 2H JH AH"))
    honours = [sum(card.rank >= Rank.QUEEN for card in cards) for cards in hands_of(strong)]
    assert strong.shoots.any()
    # seven are held
    assert all(7 - sent >= 3 for sent, shoots in zip(honours, strong.shoots, strict=True) if shoots)
    assert not likely_passes(passing("2C 3C 4C 5C QS 2D 3D 4D 5D 2H 3H 4H KH")).shoots.any()


def test_a_hand_made_for_the_moon_keeps_what_wins() -> None:
    view = passing("AC KC QC JC 9C AS KS QS AH KH QH 3D 2D")
    best = ranked_passes(view, likely_passes(view), (40, 40, 40), np.random.default_rng(1))
    assert best.shoots[0]
    assert set(parse_cards("2D 3D")) < set(cards_of(best.cards[0]))


def test_a_bare_queen_of_spades_does_not_stay() -> None:
    view = passing("2C 3C 4C 5C QS 2D 3D 4D 5D 2H 3H 4H KH")
    for seed in range(3):
        best = ranked_passes(view, likely_passes(view), (20, 20, 20), np.random.default_rng(seed))
        assert "QS" in map(str, cards_of(best.cards[0]))
        assert not best.shoots[0]


def test_the_same_chance_passes_the_same_cards() -> None:
    view = passing("2C 3C QS KS AS 2S 4D 9D KD AD 2H JH AH")
    found = {int(ranked_passes(view, likely_passes(view), (8, 8), np.random.default_rng(4)).cards[0]) for _ in range(2)}
    assert len(found) == 1


def test_a_heart_that_spoils_a_moon_is_tried_and_goes_where_that_is_worth_much() -> None:
    view = passing("2C 3C 8C QC KC JD QD KD 2S 5S 3H 4H 8H")
    tried = likely_passes(view)
    best = {
        insurance: ranked_passes(view, tried, (40, 40), np.random.default_rng(1), insurance).cards[0]
        for insurance in (0.0, 30.0)
    }
    assert "8H" not in map(str, cards_of(best[0.0]))
    assert "8H" in map(str, cards_of(best[30.0]))

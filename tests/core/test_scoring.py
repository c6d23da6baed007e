from itertools import product

import pytest

from hearts.core.cards import Card
from hearts.core.moves import MoonChoice
from hearts.core.rules import Jack, Moon, Rules
from hearts.core.scoring import BySeat, add, round_scores, shooter_of, winners_of
from hearts.core.seats import SEATS, Seat
from tests.builders import cards

SOUTH, WEST, NORTH, EAST = SEATS
ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
MOON = ALL_HEARTS + " QS"
ADDS = [(Moon.ADD, None), (Moon.CHOOSE, MoonChoice.ADD)]
SUBTRACTS = [(Moon.SUBTRACT, None), (Moon.CHOOSE, MoonChoice.SUBTRACT)]
ONE_ROUND = Rules(target=None)

Taken = tuple[frozenset[Card], ...]


def taken(south: str = "", west: str = "", north: str = "", east: str = "") -> Taken:
    return tuple(frozenset(cards(text)) for text in (south, west, north, east))


def taken_at(seat: Seat, text: str, jack_at: Seat | None = None) -> Taken:
    """What the seats took: *text* at one seat, the jack of diamonds at another or the same."""
    return tuple(
        frozenset(cards((text if place is seat else "") + (" JD" if place is jack_at else ""))) for place in SEATS
    )


def test_hearts_cost_one_and_the_queen_thirteen() -> None:
    piles = taken("AH 2C", "", "2H 3H 4H 5H 6H 7H 8H 9H TH", "JH QH KH QS")
    assert round_scores(piles, Rules()) == (1, 0, 9, 16)


def test_sixteen_with_the_jack_is_no_moon() -> None:
    piles = taken("AH", "", "2H 3H 4H 5H 6H 7H 8H 9H TH", "JH QH KH QS JD")
    assert round_scores(piles, Rules(jack=Jack.BONUS)) == (1, 0, 9, 6)
    assert shooter_of(piles) is None


def test_the_jack_alone_is_worth_minus_ten() -> None:
    assert round_scores(taken("JD", MOON[:-3], "QS"), Rules(jack=Jack.BONUS)) == (-10, 13, 13, 0)
    assert round_scores(taken("JD", MOON[:-3], "QS"), Rules()) == (0, 13, 13, 0)


@pytest.mark.parametrize("missing", MOON.split())
def test_one_card_short_of_the_moon_is_none(missing: str) -> None:
    piles = taken(MOON.replace(missing, ""), missing)
    cost = 13 if missing == "QS" else 1
    assert shooter_of(piles) is None
    assert round_scores(piles, Rules()) == (26 - cost, cost, 0, 0)


@pytest.mark.parametrize("seat", SEATS)
def test_the_shooter_is_found_at_every_seat_with_or_without_other_cards(seat: Seat) -> None:
    assert shooter_of(taken_at(seat, MOON)) is seat
    assert shooter_of(taken_at(seat, MOON + " 2C AD KS")) is seat


@pytest.mark.parametrize(
    ("form", "shooter", "jack", "jack_at"),
    list(product([*ADDS, *SUBTRACTS], SEATS, Jack, SEATS)),
)
def test_every_mix_of_moon_jack_and_shooter(
    form: tuple[Moon, MoonChoice | None], shooter: Seat, jack: Jack, jack_at: Seat
) -> None:
    moon, choice = form
    found = round_scores(taken_at(shooter, MOON, jack_at), Rules(moon=moon, jack=jack), choice)
    for seat in SEATS:
        expected = (0, 26) if form in ADDS else (-26, 0)
        bonus = 10 if jack is Jack.BONUS and seat is jack_at else 0
        assert found[seat] == expected[seat is not shooter] - bonus


def test_figures_of_the_rules_for_moon_and_jack() -> None:
    bonus, minus = Rules(jack=Jack.BONUS), Rules(jack=Jack.BONUS, moon=Moon.SUBTRACT)
    assert round_scores(taken_at(EAST, MOON, EAST), bonus) == (26, 26, 26, -10)
    assert round_scores(taken_at(EAST, MOON, WEST), bonus) == (26, 16, 26, 0)
    assert round_scores(taken_at(EAST, MOON, EAST), minus) == (0, 0, 0, -36)
    assert round_scores(taken_at(EAST, MOON, WEST), minus) == (0, -10, 0, -26)


def test_a_choice_counts_only_where_the_rules_leave_it_open() -> None:
    piles = taken_at(SOUTH, MOON)
    assert round_scores(piles, Rules(moon=Moon.ADD), MoonChoice.SUBTRACT) == (0, 26, 26, 26)
    assert round_scores(piles, Rules(moon=Moon.SUBTRACT), MoonChoice.ADD) == (-26, 0, 0, 0)


def test_totals_add_seat_by_seat() -> None:
    assert add((1, 2, 3, 4), (10, -20, 30, 0)) == (11, -18, 33, 4)


@pytest.mark.parametrize(
    ("totals", "target", "winners"),
    [
        ((20, 106, 45, 45), 100, [SOUTH]),
        ((97, 100, 99, 98), 100, [SOUTH]),
        ((99, 99, 99, 99), 100, []),
        ((72, 104, 38, 61), 100, [NORTH]),
        ((110, 110, 110, 110), 100, []),
        ((30, 52, 12, 11), 50, [EAST]),
        ((30, 49, 12, 11), 50, []),
        ((20, 20, 101, 45), 100, []),
        ((-10, -10, 101, 45), 100, []),
        ((-36, -10, 101, 45), 100, [SOUTH]),
        ((100, 150, 150, 150), 100, [SOUTH]),
        ((0, 0, 0, 25), 25, []),
        ((500, 499, 498, 497), 500, [EAST]),
    ],
)
def test_the_lowest_total_alone_wins_at_the_target(totals: BySeat, target: int, winners: list[Seat]) -> None:
    assert list(winners_of(totals, Rules(target=target), 3)) == winners


def test_a_game_of_one_round_ends_after_it_and_a_tie_is_shared() -> None:
    assert winners_of((0, 26, 26, 26), ONE_ROUND, 1) == (SOUTH,)
    assert winners_of((0, 13, 0, 13), ONE_ROUND, 1) == (SOUTH, NORTH)
    assert winners_of((0, 26, 0, 0), ONE_ROUND, 1) == (SOUTH, NORTH, EAST)
    assert winners_of((0, 0, 0, 0), ONE_ROUND, 0) == ()

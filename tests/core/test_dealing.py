import random
from collections import Counter
from itertools import pairwise
from pathlib import Path

from hearts.core.cards import DECK, format_cards
from hearts.core.dealing import deal_of, player_key
from hearts.core.seats import SEATS


def test_deals_stay_the_same_for_ever(data: Path) -> None:
    rows = [line.split(maxsplit=2) for line in (data / "golden_deals.txt").read_text("utf-8").splitlines()]
    assert len({seed for seed, _, _ in rows}) == 20
    for seed, round_no, deck in rows:
        assert format_cards(deal_of(int(seed), int(round_no)).deck) == deck, f"seed {seed}, round {round_no}"


def test_each_round_and_each_seed_deals_anew() -> None:
    deals = {deal_of(seed, round_no).deck for seed in range(40) for round_no in range(1, 26)}
    assert len(deals) == 1000


def test_a_deal_is_a_whole_deck() -> None:
    for seed in (0, 1, -1, 2**63 - 1, 10**30):
        assert sorted(deal_of(seed, 1).deck) == list(DECK)


def test_every_card_comes_to_every_place_equally_often() -> None:
    deals = 2000
    at_seat: Counter[tuple[int, int]] = Counter()
    at_place: Counter[tuple[int, int]] = Counter()
    for seed in range(deals):
        for place, card in enumerate(deal_of(seed, 1).deck):
            at_seat[card.index, place // 13] += 1
            at_place[card.index, place] += 1
    # of fair deals they scatter about 156 and 2652; the bounds lie some four standard deviations out
    assert 85 < _chi_square(at_seat, 52 * 4, deals / 4) < 227
    assert 2360 < _chi_square(at_place, 52 * 52, deals / 52) < 2945


def test_the_measure_of_fairness_finds_a_shuffle_that_is_not_fair() -> None:
    rng = random.Random(5)
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(2000):
        deck = list(DECK)
        for place in range(52):
            other = rng.randrange(52)
            deck[place], deck[other] = deck[other], deck[place]
        for place, card in enumerate(deck):
            counts[card.index, place] += 1
    assert _chi_square(counts, 52 * 52, 2000 / 52) > 2945


def test_neighbours_in_the_sorted_deck_are_not_dealt_together_more_often() -> None:
    together = 0
    for seed in range(2000):
        deck = deal_of(seed, 3).deck
        seat_of = {card: place // 13 for place, card in enumerate(deck)}
        together += sum(seat_of[low] == seat_of[high] for low, high in pairwise(DECK))
    # 12 of the other 51 places are at the same seat
    assert abs(together / (2000 * 51) - 12 / 51) < 0.006


def test_a_players_key_depends_on_seed_and_seat_alone_and_is_no_deal() -> None:
    keys = {player_key(seed, seat) for seed in range(50) for seat in SEATS}
    assert len(keys) == 200
    assert all(len(key) == 32 for key in keys)
    assert player_key(7, SEATS[0]).hex() == "b9eeb7e4bc500061004c0941b065f9d87322d8884ee15aa34e9bd1be6a65b255"


def _chi_square(counts: Counter[tuple[int, int]], cells: int, expected: float) -> float:
    assert len(counts) <= cells
    found = sum((count - expected) ** 2 for count in counts.values()) / expected
    return found + (cells - len(counts)) * expected

"""In nested playouts every seat looks ahead before it plays."""

import numpy as np
import pytest

from hearts.ai import nested
from hearts.ai.bitsets import BIT, Floats, Ints, set_of
from hearts.ai.nested import may_shoot, play_nested, tried
from hearts.ai.playout import choose, play_out
from hearts.ai.playout.shooting import play_on, shoot
from hearts.ai.playout.sight import NOBODY
from hearts.ai.simulator import Options, Rounds
from hearts.ai.utility import all_costs
from hearts.core.cards import parse_cards
from hearts.core.rules import Rules
from hearts.core.seats import SEATS, Seat
from tests.ai.situations import rounds_after, view_with

VIEW = view_with("2C", seat=Seat.WEST)


def begun(count: int, tricks: int, seed: int) -> Rounds:
    """Rounds of so many *tricks*, and one card more."""
    return rounds_after(count, tricks * len(SEATS) + 1, seed)


def nobody(rounds: Rounds) -> Ints:
    return np.full(len(rounds), NOBODY)


def cost_of(rounds: Rounds, cards: Ints) -> Floats:
    """What the seats to play pay for *cards* where the rules of thumb go on."""
    ends = rounds.copy_of(rounds.rows)
    ends.step(cards)
    play_out(ends)
    found: Floats = all_costs(ends, VIEW)[rounds.rows, rounds.turn]
    return found


@pytest.mark.parametrize("tricks", [1, 5, 9])
def test_the_card_played_costs_no_more_than_that_of_the_rules_of_thumb(
    tricks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nested, "MOON_HONOURS", 99)  # a moon is played out in another way
    rounds = begun(300, tricks, seed=3)
    cards = tried(rounds, VIEW, nobody(rounds), nobody(rounds))
    assert ((BIT[cards] & rounds.legal()) != 0).all()
    usual = cost_of(rounds, choose(rounds, rounds.legal()))
    assert (cost_of(rounds, cards) <= usual).all()
    assert (cost_of(rounds, cards) < usual - 1).mean() > 0.05


def test_the_card_of_the_rules_of_thumb_stands_where_nothing_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nested, "MOON_HONOURS", 99)
    rounds = begun(300, 4, seed=4)
    cards, usual = tried(rounds, VIEW, nobody(rounds), nobody(rounds)), choose(rounds, rounds.legal())
    is_as_good = cost_of(rounds, cards) == cost_of(rounds, usual)
    # cards that are alike have one name here, the highest
    assert is_as_good.sum() > 100
    assert (cards == usual)[is_as_good].mean() > 0.8


def test_a_seat_that_is_to_shoot_tries_nothing() -> None:
    rounds = begun(300, 3, seed=5)
    cards = tried(rounds, VIEW, rounds.turn, nobody(rounds))
    assert (cards == np.where(np.bitwise_count(rounds.legal()) > 1, shoot(rounds), cards)).all()


def test_rounds_are_played_to_their_end_by_every_seat() -> None:
    rounds = begun(40, 6, seed=6)
    held = rounds.hands | rounds.played
    play_nested(rounds, VIEW, nobody(rounds), nobody(rounds) == 0, 60)
    assert rounds.is_over
    assert (rounds.played == held).all()


def test_without_cards_to_try_the_rules_of_thumb_play() -> None:
    rounds = begun(60, 2, seed=7)
    plain = rounds.copy_of(rounds.rows)
    shooters = rounds.turn.copy()
    play_nested(rounds, VIEW, shooters, shooters == NOBODY, 0)
    play_on(plain, shooters)
    assert (rounds.taken == plain.taken).all()


def test_moons_are_shot_that_nobody_tries_by_the_rules_of_thumb() -> None:
    moons = []
    for cards in (0, 44):
        rounds = begun(150, 1, seed=8)
        play_nested(rounds, VIEW, nobody(rounds), nobody(rounds) == 0, cards)
        moons.append(int((rounds.points == 26).any(axis=1).sum()))
    assert moons[1] > moons[0]


def test_nobody_else_stops_a_moon_for_a_lone_seat() -> None:
    # South has 24 points and leads a diamond; only North could take it, which saves its owner nothing in points
    taken = set_of(parse_cards("QS 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"))
    texts = ("9D AC", "3C 4C", "TD 8D", "AH 2H")
    hands = np.array([[set_of(parse_cards(text)) for text in texts]])
    found = []
    for lone in (NOBODY, Seat.WEST):
        rounds = Rounds(hands, np.zeros(1, np.int64), Options.of(Rules(), 1))
        rounds.taken[0, Seat.SOUTH], rounds.points[0, Seat.SOUTH] = taken, 24
        rounds.step_no, rounds.hearts_broken[0] = 44, True
        for card in ("9D", "3C"):
            rounds.step(np.array([parse_cards(card)[0].index]))
        found.append(int(tried(rounds, VIEW, np.array([Seat.SOUTH]), np.array([lone]))[0]))
    assert [parse_cards(text)[0].index for text in ("TD", "8D")] == found


@pytest.mark.parametrize(("points", "wants"), [((0, 0, 0, 0), True), ((5, 0, 0, 0), True), ((0, 1, 0, 0), False)])
def test_the_moon_is_tried_with_a_strong_hand_and_without_a_rival(points: tuple[int, ...], wants: bool) -> None:  # noqa: FBT001  a parameter
    hands = ("AS KS AH KH QH 2C", "2S 3S 4S 5S 6S 7S", "2D 3D 4D 5D 6D 7D", "3C 4C 5C 6C 7C 8C")
    for hand, is_strong in ((hands[0], True), ("2H 3H 4H KH QH 9C", False)):
        sets = np.array([[set_of(parse_cards(text)) for text in (hand, *hands[1:])]])
        rounds = Rounds(sets, np.zeros(1, np.int64), Options.of(Rules(), 1))
        rounds.points[:] = points
        assert may_shoot(rounds).tolist() == [wants and is_strong]

"""What the networks are shown of a position."""

import numpy as np

from hearts.ai.bitsets import SEATS, Bools, set_of
from hearts.ai.features import (
    EVERY_POINT,
    LENGTHS,
    PASS_WORDS,
    WORDS,
    every_point,
    lengths,
    pass_words,
    tops_and_bottoms,
    words,
)
from hearts.ai.playout import choose
from hearts.ai.simulator import Options, Rounds, deals
from hearts.core.cards import parse_cards

SPARE_PLACE, TAKERS = 20, 13


def cards(text: str) -> np.uint64:
    return set_of(parse_cards(text))


def options(count: int) -> Options:
    return Options(*np.zeros((4, count), bool))


def under_way(count: int, steps: int, seed: int = 1) -> Rounds:
    """Rounds by the rules of thumb after some cards."""
    rounds = Rounds(deals(count, np.random.default_rng(seed)), np.zeros(count, np.int64), options(count))
    rounds.start()
    for _ in range(steps):
        rounds.step(choose(rounds, rounds.legal()))
    return rounds


def with_hidden_hands_exchanged(rounds: Rounds) -> tuple[Rounds, Bools]:
    """The same rounds with the next two seats' cards exchanged, and where those hold equally many."""
    other = rounds.copy_of(rounds.rows)
    left, across = (rounds.turn + 1) % SEATS, (rounds.turn + 2) % SEATS
    other.hands[rounds.rows, left] = rounds.hands[rounds.rows, across]
    other.hands[rounds.rows, across] = rounds.hands[rounds.rows, left]
    return other, (other.hands != rounds.hands).any(axis=1)


def test_hidden_cards_are_not_shown() -> None:
    for steps in (0, 7, 22, 37):
        rounds = under_way(40, steps)
        other, differs = with_hidden_hands_exchanged(rounds)
        assert differs.all()
        assert (words(rounds, rounds.legal()) == words(other, other.legal())).all()


def test_the_seat_s_own_cards_are_shown() -> None:
    rounds = under_way(40, 22)
    found = words(rounds, rounds.legal())
    assert found.shape == (40, WORDS)
    assert (found[:, 0] == rounds.own_hands).all()
    assert (found[:, 1] == rounds.legal()).all()


def test_cards_above_and_below_all_that_are_out_are_named() -> None:
    hands, out = np.array([cards("AC 2C 5D KS 3H 4H")]), np.array([cards("KC 3C 6D QD AS QS")])
    tops, bottoms = tops_and_bottoms(hands, out)
    assert tops[0] == cards("AC 3H 4H")
    assert bottoms[0] == cards("2C 5D 3H 4H")


def test_what_would_take_the_trick_is_named_while_following() -> None:
    rounds = under_way(200, 21)
    takers = words(rounds, rounds.legal())[:, TAKERS]
    for row in range(len(rounds)):
        legal, led, best = int(rounds.legal()[row]), int(rounds.led[row]), int(rounds.best[row])
        higher = [index for index in range(52) if legal >> index & 1 and index // 13 == led and index > best]
        assert int(takers[row]) == sum(1 << index for index in higher)
    assert takers.any()
    leading = under_way(50, SPARE_PLACE)
    assert not words(leading, leading.legal())[:, TAKERS].any()


def test_a_bit_stands_for_the_length_of_each_suit() -> None:
    found = int(lengths(np.array([cards("2C 3C AC 2S KH QH")]))[0])
    assert found == 1 << 3 | 1 << LENGTHS | 1 << (2 * LENGTHS + 1) | 1 << (3 * LENGTHS + 2)
    whole = int(lengths(np.array([(1 << 52) - 1], dtype=np.uint64))[0])
    assert whole < 1 << EVERY_POINT


def test_whoever_has_every_point_is_named_from_the_seat_to_play() -> None:
    rounds = under_way(3, 20)
    rounds.turn = np.array([0, 3, 1])
    rounds.points = np.array([[0, 7, 0, 0], [0, 7, 0, 0], [1, 7, 0, 0]])
    assert every_point(rounds).tolist() == [2, 4, 0]
    rounds.points[:] = 0
    assert every_point(rounds).tolist() == [0, 0, 0]


def test_a_pass_is_shown_as_hand_picked_cards_direction_and_options() -> None:
    none, jack = options(1), Options(np.ones(1, bool), *np.zeros((3, 1), bool))
    hands, picked = np.array([cards("2C 3C AC")]), np.array([cards("QS")])
    left = pass_words(hands, picked, np.array([1]), none)
    assert left.shape == (1, PASS_WORDS)
    assert left[0, 0] == hands[0]
    assert left[0, 1] == picked[0]
    assert left[0, 2] != pass_words(hands, picked, np.array([3]), none)[0, 2]
    assert left[0, 2] != pass_words(hands, picked, np.array([1]), jack)[0, 2]
    assert left[0, 3] == lengths(hands)[0]

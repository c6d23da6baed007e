"""Tables of training and matches without search; none of this needs PyTorch."""

import network_match
import numpy as np
import pytest
from members import Rules, Shooter, any_card
from training_log import read
from training_table import Table, differences, match, new_rounds, random_options

from hearts.ai.bitsets import BIT, Ints, Sets, set_of, size
from hearts.ai.network import trained
from hearts.ai.simulator import Options, Rounds
from hearts.core.cards import parse_cards


def cards(text: str) -> np.uint64:
    return set_of(parse_cards(text))


STRONG = "AC KC QC 2D 3D 4D AS KS AH KH QH JH TH"


def without_options(count: int) -> Options:
    return Options(*np.zeros((4, count), bool))


def strong_and_weak() -> Rounds:
    """Two rounds of one deal: the hand to shoot with belongs to the seat to play, then to another."""
    rest = [card for card in range(52) if not int(cards(STRONG)) >> card & 1]
    others = [np.bitwise_or.reduce(BIT[rest[start : start + 13]]) for start in (0, 13, 26)]
    hands = np.array([[cards(STRONG), *others], [others[0], cards(STRONG), *others[1:]]])
    return Rounds(hands, np.ones(2, np.int64), without_options(2))


def test_members_of_one_kind_are_equal() -> None:
    found = match(Rules(), Rules(), 40, seed=3)
    assert found.difference == pytest.approx(0, abs=1e-5)


def test_the_networks_without_search_beat_the_rules_of_thumb() -> None:
    found = match(trained(), Rules(), 300, seed=5)
    assert found.difference < -2 * found.error


def test_a_match_tells_whose_moons_were_shot() -> None:
    found = match(Shooter(3), Shooter(13), 60, seed=3)
    assert found.moons > found.moons_against
    assert str(found).endswith("% a seat")


class Noted(Rules):
    """Plays by the rules of thumb and notes for which seats."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, rounds: Rounds, legal: Sets) -> Ints:
        self.seats |= set(rounds.turn.tolist())
        return super().choose(rounds, legal)


def test_every_seat_is_played_by_who_sits_there() -> None:
    members = [Noted() for _ in range(4)]
    table = Table(
        new_rounds(30, np.random.default_rng(1)), np.tile(np.arange(4), (30, 1)), members, np.random.default_rng(2)
    )
    table.rounds.start()
    found = table.play_out()
    assert [member.seats for member in members] == [{0}, {1}, {2}, {3}]
    assert np.allclose(found.sum(axis=1), 0, atol=1e-5)
    assert (found == differences(table.rounds.scores())).all()


def test_strays_pass_and_play_legal_cards() -> None:
    rng = np.random.default_rng(2)
    table = Table(new_rounds(30, rng), np.zeros((30, 4), np.int64), [Rules()], rng)
    hands = table.rounds.hands.copy()
    sent = table.passes(explores=1.0)
    assert (size(sent) == 3).all()
    assert ((sent & ~hands) == 0).all()
    assert (sent != table.passes()).any()
    table.rounds.exchange(sent)
    table.rounds.start()
    while not table.rounds.is_over:
        table.step(explores=1.0)
    assert (table.rounds.points.sum(axis=1) == 26).all()


def test_the_shooter_wants_the_moon_with_a_strong_hand_and_while_nobody_else_has_points() -> None:
    rounds = strong_and_weak()
    rounds.turn = np.zeros(2, np.int64)
    assert Shooter(6).wants(rounds).tolist() == [True, False]
    rounds.points[:, 2] = 1
    assert not Shooter(6).wants(rounds).any()


def test_the_shooter_keeps_its_winners() -> None:
    rounds = strong_and_weak()
    sent = Shooter(6).choose_passes(rounds.hands[:, 0], rounds.direction, rounds.options)
    plain = Rules().choose_passes(rounds.hands[:, 0], rounds.direction, rounds.options)
    assert sent[0] == cards("2D 3D 4D")
    assert plain[0] != sent[0]
    assert sent[1] == plain[1]


def test_half_of_the_rounds_have_the_default_options() -> None:
    options = random_options(4000, np.random.default_rng(1))
    plain = ~(options.jack | options.queen_breaks | options.first_trick_points)
    assert 0.5 < plain.mean() < 0.6
    assert options.jack.mean() == pytest.approx(0.3, abs=0.03)


def test_any_card_is_one_of_the_set() -> None:
    sets = np.full(300, 0b10110, np.uint64)
    assert set(any_card(sets, np.random.default_rng(1)).tolist()) == {1, 2, 4}


def test_networks_are_measured_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    network_match.main(["rules", "rules", "shooter:5", "--deals", "20", "--options", "jack"])
    same, other = capsys.readouterr().out.splitlines()
    assert same.startswith(("against three rules: +0.00 ±", "against three rules: -0.00 ±"))
    assert other.startswith("against three shooter:5: ")


def test_the_curve_is_read_from_the_log() -> None:
    log = (
        "iteration 20 rounds 100 playing 0.1\n"
        "against three rules of thumb: -0.50 ± 0.10 points a round, moons 1.0 % and 0.2 % a seat\n"
        "iteration 40 rounds 200 playing 0.1\n"
        "against three rules of thumb: -0.75 ± 0.10 points a round, moons 1.0 % and 0.2 % a seat\n"
    )
    assert read(log) == {"rules of thumb": [(100, -0.5, 0.1), (200, -0.75, 0.1)]}

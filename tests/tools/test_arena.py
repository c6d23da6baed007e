import re
from dataclasses import replace

import arena
import pytest

from hearts.ai.levels import Level
from hearts.core.dealing import deal_of
from hearts.core.game import apply
from hearts.core.rules import Jack, Moon, Rules
from hearts.core.seats import SEATS, PassDirection

LAST_LINE = re.compile(r"normal - easy: (-?\d+\.\d\d) ± (\d+\.\d\d) points a round, (\d+) deals")


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("options", ["target=100", "jack=-10 moon=subtract"])
def test_normal_is_clearly_better_than_easy(capsys: pytest.CaptureFixture[str], options: str) -> None:
    arena.main(["normal", "easy", "--deals", "30", "--options", options])
    found = LAST_LINE.fullmatch(last_line(capsys))
    assert found is not None
    mean, error = float(found[1]), float(found[2])
    assert mean + 3 * error < -1.5
    assert found[3] == "30"


@pytest.mark.parametrize("mode", ["1v3", "2v2", "3v1"])
def test_a_level_against_itself_comes_out_even(capsys: pytest.CaptureFixture[str], mode: str) -> None:
    arena.main(["normal", "normal", "--deals", "3", "--mode", mode])
    assert last_line(capsys) == "normal - normal: 0.00 ± 0.00 points a round, 3 deals"


def test_the_same_seed_plays_the_same_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    lines = set()
    for _ in range(2):
        arena.main(["normal", "easy", "--deals", "3", "--seed", "9"])
        lines.add(last_line(capsys))
    assert len(lines) == 1


def test_every_arrangement_seats_the_first_level_as_often_as_the_mode_says() -> None:
    assert [len(arena.arrangements(seats)) for seats in (1, 2, 3)] == [4, 6, 4]
    assert {seat for places in arena.arrangements(1) for seat in places} == set(SEATS)


def test_deals_take_the_directions_in_turn() -> None:
    directions = [arena.new_round(Rules(), deal_no).direction for deal_no in range(5)]
    left, right, across, none = PassDirection.LEFT, PassDirection.RIGHT, PassDirection.ACROSS, PassDirection.NONE
    assert directions == [left, right, across, none, left]


def test_a_round_is_played_to_its_score_under_any_rules() -> None:
    rules = replace(Rules(), jack=Jack.BONUS, moon=Moon.CHOOSE, target=None)
    game = arena.play_round(apply(arena.new_round(rules, 2), deal_of(1, 3)), [Level.NORMAL] * 4, seed=1)
    assert len(game.rounds) == 3
    assert len(game.rounds[-1].tricks) == 13


def test_one_deal_has_no_error_to_tell() -> None:
    assert arena.summary("a", "b", [-2.0]) == "a - b: -2.00 ± 0.00 points a round, 1 deals"


def test_the_error_is_the_standard_error_over_deals() -> None:
    assert arena.summary("a", "b", [1.0, 3.0, 1.0, 3.0]) == "a - b: 2.00 ± 0.58 points a round, 4 deals"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["normal"],
        ["normal", "genius"],
        ["normal", "easy", "--deals", "0"],
        ["normal", "easy", "--deals", "many"],
        ["normal", "easy", "--seed", "-1"],
        ["normal", "easy", "--options", "jack=3"],
        ["normal", "easy", "--options", "colour=red"],
        ["normal", "easy", "--mode", "4v0"],
    ],
)
def test_bad_values_end_with_status_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        arena.main(arguments)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err

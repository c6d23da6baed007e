import io
import re
import sys
from dataclasses import replace
from pathlib import Path

import arena
import arena_play
import engine_client
import pytest
from arena_batch import play_batch
from arena_play import Cast, DealResult, Match, arrangements, new_round, play_deals, play_round
from bare_round import BareRound

from hearts.core.cards import DECK
from hearts.core.dealing import deal_of
from hearts.core.game import NOTHING_SENT, Game, Round, Scoring, apply
from hearts.core.moves import MoonChoice
from hearts.core.rules import Jack, Moon, Rules
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.core.trick import Trick
from tests.builders import NO_PASSING, moon_shot

LAST_LINE = re.compile(r"normal - easy: (-?\d+\.\d\d) ± (\d+\.\d\d) points a round, (\d+) deals")


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize(("options", "deals"), [("target=100", "160"), ("jack=-10 moon=subtract", "400")])
def test_normal_is_clearly_better_than_easy(capsys: pytest.CaptureFixture[str], options: str, deals: str) -> None:
    arena.main(["normal", "easy", "--batched", "--mode", "2v2", "--deals", deals, "--options", options])
    found = LAST_LINE.fullmatch(last_line(capsys))
    assert found is not None
    mean, error = float(found[1]), float(found[2])
    assert mean + 3 * error < -1.5
    assert found[3] == deals


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
    assert [len(arrangements(seats)) for seats in (1, 2, 3)] == [4, 6, 4]
    assert {seat for places in arrangements(1) for seat in places} == set(SEATS)


def test_deals_take_the_directions_in_turn() -> None:
    directions = [new_round(Rules(), deal_no).direction for deal_no in range(5)]
    left, right, across, none = PassDirection.LEFT, PassDirection.RIGHT, PassDirection.ACROSS, PassDirection.NONE
    assert directions == [left, right, across, none, left]


def test_a_round_is_played_to_its_score_under_any_rules() -> None:
    rules = replace(Rules(), jack=Jack.BONUS, moon=Moon.CHOOSE, target=None)
    cast = Cast(Match(("normal", "easy"), rules))
    game = play_round(apply(new_round(rules, 2), deal_of(1, 3)), [0, 1, 0, 1], cast, DealResult(2))
    assert len(game.rounds) == 3
    assert len(game.rounds[-1].tricks) == 13


def odd(way: str) -> str:
    return f"cmd:{sys.executable} {Path(__file__).with_name('odd_engine.py')} '{way}'"


def test_the_figures_are_the_same_however_many_processes_play(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for jobs in ("1", "2", "9"):
        arena.main(["normal", "easy", "--deals", "5", "--jobs", jobs])
        printed.append(re.sub(r"[\d.]+ ms", "ms", capsys.readouterr().out))
    assert printed[0] == printed[1] == printed[2]
    assert "5 deals" in printed[0]


def test_the_figures_stand_above_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    arena.main(["normal", "easy", "--deals", "8", "--options", "moon=choose"])
    _, normal, easy, _ = capsys.readouterr().out.splitlines()
    pattern = (
        r"(\w+) +(-?[\d.]+) points a round +([\d.]+) % moons for +([\d.]+) % moons against +([\d.]+) % queens taken"
        r" +([\d.]+) ms a move"
    )
    found = [re.fullmatch(pattern, line) for line in (normal, easy)]
    assert found[0] is not None
    assert found[1] is not None
    # one queen a round, taken at one of four seats, of which Easy has three
    assert float(found[0][5]) + 3 * float(found[1][5]) == pytest.approx(100, abs=0.3)
    assert float(found[0][6]) > 0


def test_moons_count_for_the_shooters_side_and_against_the_other() -> None:
    (result,) = play_deals(Match(("easy", "normal"), Rules(), seats=2), [0])
    scored = Round(PassDirection.NONE, NOTHING_SENT, moon_tricks(Seat.WEST), (26, 0, 26, 26))
    tallies = (arena_play.Tally(), arena_play.Tally())
    arena_play.count_round(scored, [0, 1, 0, 1], tallies)
    assert (tallies[0].moons, tallies[0].against, tallies[0].queens, tallies[0].points) == (0, 2, 0, 52)
    assert (tallies[1].moons, tallies[1].against, tallies[1].queens, tallies[1].points) == (1, 0, 1, 26)
    assert sum(tally.seats for tally in result.tallies) == 24


def moon_tricks(seat: Seat) -> tuple[Trick, ...]:
    game = moon_shot(Game(NO_PASSING), seat)
    return game.rounds[-1].tricks


# without a table


@pytest.mark.parametrize("options", ["moon=choose jack=-10 first_trick_points=1", "passing=never queen_breaks=1"])
@pytest.mark.parametrize("mode", ["1v3", "2v2"])
def test_a_batch_plays_every_round_as_a_table_does(options: str, mode: str) -> None:
    match = Match(("easy", "normal:bold"), Rules.parse(options), seed=4, seats=arena.MODES[mode])
    for deal, batched in zip(play_deals(match, range(8)), play_batch(match, range(8)), strict=True):
        assert batched.difference == deal.difference
        for one, other in zip(deal.tallies, batched.tallies, strict=True):
            assert replace(one, moves=0, seconds=0.0) == replace(other, moves=0, seconds=0.0)


def test_a_batch_tells_how_many_rounds_it_plays_a_minute(capsys: pytest.CaptureFixture[str]) -> None:
    arena.main(["normal", "easy", "--batched", "--deals", "2"])
    _, pace, *figures, _ = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"batched  8 rounds, \d+ a minute", pace)
    assert not any("ms a move" in line for line in figures)


def test_a_moon_in_a_batch_is_chosen_for_as_at_a_table() -> None:
    game = moon_shot(Game(replace(NO_PASSING, moon=Moon.CHOOSE)), Seat.WEST)
    assert isinstance(game.stage, Scoring)
    bare = BareRound(game.rules, 0, DECK)
    for trick in game.stage.tricks:
        for play in trick.plays():
            bare.play(play.seat, play.card)
    assert bare.turn is None
    assert bare.chooser is Seat.WEST
    assert bare.view(Seat.WEST).tricks == game.stage.tricks
    assert bare.scored(MoonChoice.SUBTRACT).scores == (0, -26, 0, 0)
    assert bare.scored(MoonChoice.ADD).scores == (26, 0, 26, 26)


def test_a_temperament_may_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    arena.main(["normal:hunter", "normal:even", "--batched", "--deals", "3"])
    assert last_line(capsys).startswith("normal:hunter - normal:even: ")


# engines


def test_an_engine_of_the_protocol_plays_as_its_level_does(capsys: pytest.CaptureFixture[str]) -> None:
    engine = f"cmd:{sys.executable} -m hearts.engine --level normal"
    arena.main(["normal", engine, "--deals", "4", "--options", "moon=choose jack=-10", "--time", "5000"])
    printed = capsys.readouterr()
    assert printed.out.splitlines()[-1] == f"normal - {engine}: 0.00 ± 0.00 points a round, 4 deals"
    assert printed.err == ""
    assert "lost" not in printed.out


def test_engines_play_in_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    arena.main([odd("well"), "normal", "--deals", "2", "--jobs", "2", "--mode", "3v1"])
    printed = capsys.readouterr()
    assert printed.out.splitlines()[-1].endswith(": 0.00 ± 0.00 points a round, 2 deals")
    assert "lost" not in printed.out


@pytest.mark.parametrize(
    ("way", "note", "lost"),
    [
        ("crashes at once", "ended with status 3", 56),
        ("silent", "no answer in time", 56),
        ("illegal", "illegal: ", 55),
        ("nonsense", "not an answer: 'the queen of ♠'", 56),
        ("crashes now and then", "ended with status 1", 8),
    ],
)
def test_an_engine_that_fails_loses_its_turns_to_the_plain_level_and_not_the_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, way: str, note: str, lost: int
) -> None:
    monkeypatch.setattr(engine_client, "START_SECONDS", 0.3 if way == "silent" else 10.0)
    arena.main([odd(way), "easy", "--deals", "1", "--time", "3000"])
    printed = capsys.readouterr()
    instead = line_of_normal(capsys)
    assert printed.out.splitlines()[-1] == instead.replace("normal", odd(way))
    assert f"note: deal 1, {odd(way)}: {note}" in printed.err
    assert f"   {lost} turns lost to the normal level" in printed.out


def line_of_normal(capsys: pytest.CaptureFixture[str]) -> str:
    arena.main(["normal", "easy", "--deals", "1"])
    return last_line(capsys)


def test_a_slow_engine_loses_only_the_turns_in_which_it_is_slow(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arena.main([odd("slow now and then"), "easy", "--deals", "1", "--time", "500"])
    printed = capsys.readouterr()
    assert "no answer in time" in printed.err
    assert "   4 turns lost to the normal level" in printed.out


def test_each_kind_of_failure_is_noted_only_so_often(capsys: pytest.CaptureFixture[str]) -> None:
    arena.main([odd("crashes at once"), "easy", "--deals", "1"])
    notes = capsys.readouterr().err.splitlines()
    assert sum("given up" in note for note in notes) == arena.MOST_NOTES
    assert notes[-1].endswith("given up (and so on)")


# the bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_grows_on_a_terminal_and_goes_away() -> None:
    terminal = Terminal()
    bar = arena.Progress(2, terminal)
    bar.step()
    assert f"[{'#' * (arena.BAR // 2)}{' ' * (arena.BAR // 2)}] 1/2 deals" in terminal.getvalue()
    bar.step()
    assert f"[{'#' * arena.BAR}] 2/2 deals" in terminal.getvalue()
    bar.clear()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_there_is_no_bar_anywhere_else() -> None:
    stream = io.StringIO()
    bar = arena.Progress(2, stream)
    bar.step()
    bar.clear()
    assert stream.getvalue() == ""


def test_a_process_that_ends_early_is_told() -> None:
    with pytest.raises(RuntimeError, match="ended before its deals were played"):
        list(arena.results(Match(("normal", "none"), Rules()), 2, jobs=2))


def test_one_deal_has_no_error_to_tell() -> None:
    assert arena.summary("a", "b", [-2.0]) == "a - b: -2.00 ± 0.00 points a round, 1 deals"


def test_the_error_is_the_standard_error_over_deals() -> None:
    assert arena.summary("a", "b", [1.0, 3.0, 1.0, 3.0]) == "a - b: 2.00 ± 0.58 points a round, 4 deals"


@pytest.mark.parametrize(
    "arguments",
    [
        ["normal", "cmd:"],
        ["normal", "cmd: "],
        ["normal", "easy", "--jobs", "0"],
        ["normal", "easy", "--time", "0"],
        [],
        ["normal"],
        ["normal", "genius"],
        ["normal", "easy", "--deals", "0"],
        ["normal", "easy", "--deals", "many"],
        ["normal", "easy", "--seed", "-1"],
        ["normal", "easy", "--options", "jack=3"],
        ["normal", "easy", "--options", "colour=red"],
        ["normal", "easy", "--mode", "4v0"],
        ["normal", "normal:brave"],
        ["normal", "hard", "--batched"],
        ["cmd:cat", "easy", "--batched"],
    ],
)
def test_bad_values_end_with_status_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        arena.main(arguments)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err

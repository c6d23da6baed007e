import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.core.game import Dealing, Game, Over, Playing, apply
from hearts.core.moves import Move, parse_move
from hearts.core.record import Player, Record, Replay, parse_moves, parse_record, replay
from hearts.core.rules import Jack, Moon, Rules
from hearts.core.seats import SEATS
from tests.builders import NO_PASSING, PLAYERS, suits_deal
from tests.golden import played, sheet
from tests.random_games import random_move, random_rules

HEAD = """\
hearts record 1
rules target=100 moon=add jack=0 queen_breaks=0 first_trick_points=0 passing=rotate
seed 7
player S person You
player W normal West
player N normal North
player E easy East
"""


def moves_of(rules: Rules, seed: int, most: int = 10_000) -> tuple[Move, ...]:
    rng, game = random.Random(seed), Game(rules)
    moves: list[Move] = []
    while not isinstance(game.stage, Over) and len(moves) < most:
        moves.append(random_move(game, rng))
        game = apply(game, moves[-1])
    return tuple(moves)


def test_a_record_is_its_text() -> None:
    assert str(Record(Rules(), 7, PLAYERS)) == HEAD
    assert parse_record(HEAD) == (Record(Rules(), 7, PLAYERS), None)


def test_whole_games_are_read_back_from_their_text() -> None:
    for seed in range(8):
        rules = random_rules(random.Random(seed))
        record = Record(rules, seed, PLAYERS, moves_of(rules, seed))
        assert parse_record(str(record)) == (record, None)


def test_a_record_knows_where_people_decide() -> None:
    assert Record(Rules(), 7, PLAYERS).people == frozenset({SEATS[0]})


NAMES = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=20).map(str.strip)


@given(NAMES, st.integers())
def test_any_name_of_one_line_and_any_seed_come_back(name: str, seed: int) -> None:
    record = Record(Rules(), seed, (Player("person", name), *PLAYERS[1:]), moves_of(Rules(), 1, 3))
    assert parse_record(str(record)) == (record, None)


def test_blank_lines_and_foreign_line_ends_do_not_matter() -> None:
    text = str(Record(Rules(), 7, PLAYERS, moves_of(Rules(), 3, 30)))
    assert parse_record(text.replace("\n", "\r\n")) == parse_record(text)
    assert parse_record("\n" + text.replace("\n", "\n\n  \n")) == parse_record(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hearts record 1", "hearts record 2"),
        ("hearts record 1", "{"),
        ("hearts record 1\n", ""),
        ("rules target=100", "rules target=101"),
        ("rules target", "rule target"),
        ("jack=0", "jack=1_0"),
        ("moon=add", "moon=full"),
        ("passing=rotate", "passing"),
        ("seed 7", "seed"),
        ("seed 7", "seed seven"),
        ("seed 7", "seed 1_000"),
        ("seed 7", "seed 7.0"),
        ("seed 7", "seed 7 8"),
        ("seed 7", "seed \u0667"),
        ("player S person You", "player W person You"),
        ("player S person You\n", ""),
        ("player E easy East", "player E"),
        ("player E easy East", "deal"),
    ],
)
def test_a_wrong_head_is_refused(old: str, new: str) -> None:
    assert old in HEAD
    with pytest.raises(ValueError):  # noqa: PT011  whatever it says
        parse_record(HEAD.replace(old, new))


@pytest.mark.parametrize("text", ["", "\n\n", "\x00" * 1000, "null", "[]", "hearts record 1", "hearts record 10"])
def test_what_is_no_record_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(ValueError, match="not a record"):
        parse_record(text)


def test_a_record_cut_at_any_line_is_the_game_up_to_there() -> None:
    moves = moves_of(Rules(target=25), 5)
    lines = str(Record(Rules(target=25), 5, PLAYERS, moves)).splitlines(keepends=True)
    for count in range(len(lines) + 1):
        text = "".join(lines[:count])
        if count < 7:
            with pytest.raises(ValueError, match="not a record"):
                parse_record(text)
        else:
            record, problem = parse_record(text)
            assert problem is None
            assert record.moves == moves[: count - 7]


def test_a_record_cut_inside_a_line_keeps_the_moves_before_it() -> None:
    moves = moves_of(Rules(), 6, 20)
    text = str(Record(Rules(), 6, PLAYERS, moves)).rstrip("\n")
    record, problem = parse_record(text[:-1])
    assert record.moves == moves[:-1]
    assert problem is not None
    assert problem.startswith("move 20: not a card")


@pytest.mark.parametrize("garbage", ["\x00\x00\x00", "play S", "undo", "play S QQ", "deal", "score", "}", "é漢"])
def test_a_garbage_line_at_any_place_ends_the_good_prefix(garbage: str) -> None:
    moves = moves_of(Rules(), 7, 40)
    lines = str(Record(Rules(), 7, PLAYERS, moves)).splitlines()
    for place in range(len(moves)):
        record, problem = parse_record("\n".join((*lines[: 7 + place], garbage, *lines[7 + place :])))
        assert record.moves == moves[:place]
        assert problem is not None
        assert problem.startswith(f"move {place + 1}: ")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("play S 3C", "play S 3C: must lead the two of clubs"),
        ("play W 2D", "play W 2D: not your turn"),
        ("play S 2D", "play S 2D: not in hand"),
        ("score add", "score add: not the move the game waits for"),
    ],
)
def test_an_illegal_move_ends_the_good_prefix_with_its_reason(line: str, reason: str) -> None:
    good = (suits_deal(SEATS[0]),)
    text = str(Record(NO_PASSING, 1, PLAYERS, (*good, parse_move(line), parse_move("play S 2C"))))
    assert parse_record(text) == (Record(NO_PASSING, 1, PLAYERS, good), f"move 2: {reason}")


def test_of_an_illegal_move_and_garbage_the_first_is_told() -> None:
    text = str(Record(NO_PASSING, 1, PLAYERS, (suits_deal(SEATS[0]), parse_move("play W 2D")))) + "garbage\n"
    record, problem = parse_record(text)
    assert len(record.moves) == 1
    assert problem == "move 2: play W 2D: not your turn"


def test_moves_after_the_end_of_the_game_are_refused() -> None:
    rules = Rules(target=None)
    moves = moves_of(rules, 8)
    found = replay(rules, (*moves, moves[0]))
    assert isinstance(found.game.stage, Over)
    assert found.good == len(moves)
    assert found.problem is not None
    assert "not the move the game waits for" in found.problem


def test_replaying_nothing_is_a_new_game() -> None:
    assert replay(Rules(), ()) == Replay(Game(Rules()), 0)
    assert isinstance(replay(Rules(), ()).game.stage, Dealing)


def test_replay_stops_at_the_first_illegal_move() -> None:
    found = replay(NO_PASSING, [suits_deal(SEATS[0]), parse_move("play S 2C"), parse_move("play S 3C")])
    assert found.good == 2
    assert found.problem == "move 3: play S 3C: not your turn"
    assert isinstance(found.game.stage, Playing)
    assert len(found.game.stage.trick.cards) == 1


def test_lines_are_read_up_to_the_first_that_is_no_move() -> None:
    assert parse_moves([]) == ((), None)
    moves, problem = parse_moves(["play S 2C", "play W 3C", "play 4C", "play N 4C"])
    assert [str(move) for move in moves] == ["play S 2C", "play W 3C"]
    assert problem == "move 3: not a move: 'play 4C'"


def test_the_golden_game_replays_to_its_sheet(data: Path) -> None:
    record, problem = parse_record((data / "golden_game.txt").read_text("utf-8"))
    assert problem is None
    game = replay(record.rules, record.moves).game
    assert sheet(game) == (data / "golden_sheet.txt").read_text("utf-8")


def test_the_golden_game_is_what_its_seed_and_a_steady_rule_give(data: Path) -> None:
    text = (data / "golden_game.txt").read_text("utf-8")
    record, _ = played(text)
    assert str(record) == text


def test_the_golden_game_tells_of_a_moon_a_choice_and_the_jack(data: Path) -> None:
    record, _ = parse_record((data / "golden_game.txt").read_text("utf-8"))
    game = replay(record.rules, record.moves).game
    assert record.rules.moon is Moon.CHOOSE
    assert record.rules.jack is Jack.BONUS
    assert sum(scored.choice is not None for scored in game.rounds) == 1
    assert {scored.direction.value for scored in game.rounds} == {"left", "right", "across", "none"}

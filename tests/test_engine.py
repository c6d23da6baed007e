"""The line protocol against the rules' own game: whatever the engine is told, it sees what its seat may know."""

import io
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hearts.ai.levels import Level
from hearts.ai.thinker import Answer, InlineThinker, Question, advice_for
from hearts.core.cards import format_cards
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import Game, Passing, Playing, Scoring, apply
from hearts.core.moves import MoonChoice, Pass, Play, Score
from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import SEATS, Seat
from hearts.engine import LONGEST_LINE, Engine, main, serve
from tests.builders import suits_deal
from tests.random_games import random_move, random_rules
from tests.table.late_thinker import LateThinker

ROOT = Path(__file__).resolve().parent.parent
FIRST_HAND = "2C 3C 5D 9D JD 2S 7S QS AS 3H 8H JH KH"
HANDS = f"hand 0 left {FIRST_HAND}"


class Noting(InlineThinker):
    """Notes what was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []

    def ask(self, question: Question) -> None:
        self.questions.append(question)
        super().ask(question)


@pytest.fixture
def noting() -> Noting:
    return Noting()


@pytest.fixture
def engine(noting: Noting) -> Engine:
    return Engine(Level.NORMAL, noting, seed=5)


def told(engine: Engine, *lines: str) -> None:
    for line in lines:
        assert engine.reply(line) is None, line


def play_round(engine: Engine, seat: Seat, game: Game, rng: random.Random) -> Iterator[tuple[Game, str]]:
    """Tell *engine* of the round just dealt in *game*; yield each question's game and the answer, which is played."""
    stage = game.stage
    assert isinstance(stage, Passing | Playing)
    told(engine, f"hand {int(seat)} {stage.direction.value} {format_cards(stage.hands[seat])}")
    rounds = len(game.rounds)
    while len(game.rounds) == rounds:
        stage = game.stage
        match stage:
            case Passing(waiting=waiting) if seat in waiting:
                answer = engine.reply("pass?")
                assert answer is not None
                yield game, answer
                game = apply(game, Pass(seat, tuple(c for c in stage.hands[seat] if str(c) in answer.split())))
                told(engine, f"passed {answer}")
            case Playing(turn=turn) if turn is seat:
                legal = stage.legal_plays(game.rules)
                answer = engine.reply(f"play? {format_cards(legal)}")
                assert answer is not None
                yield game, answer
                game = after_play(engine, game, Play(seat, next(c for c in legal if str(c) == answer)))
            case Playing(turn=turn):
                move = random_move(game, rng)
                assert isinstance(move, Play)
                game = after_play(engine, game, move)
            case Scoring(shooter=shooter) if shooter is seat:
                answer = engine.reply("moon?")
                assert answer is not None
                yield game, answer
                game = apply(game, Score(MoonChoice(answer)))
            case _:
                game = apply(game, random_move(game, rng))
        if isinstance(stage, Passing) and isinstance(game.stage, Playing):
            told(engine, f"received {format_cards(game.stage.received(seat))}")
    told(engine, f"end {' '.join(map(str, game.rounds[-1].scores))}")


def after_play(engine: Engine, game: Game, play: Play) -> Game:
    tricks = len(game.tricks)
    game = apply(game, play)
    told(engine, f"played {int(play.seat)} {play.card}")
    if len(game.tricks) == tricks + 1 or (tricks == 12 and len(game.tricks) == 13):
        winner = game.tricks[-1].winner
        assert winner is not None
        told(engine, f"trick {int(winner)}")
    return game


def started(rules: Rules, round_no: int, rng: random.Random) -> Game:
    """A game whose round *round_no* is to be dealt."""
    game = Game(rules)
    while game.round_no < round_no:
        game = apply(game, random_move(game, rng))
    return game


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("round_no", [1, 2, 3, 4, 5])
def test_the_engine_sees_a_round_as_its_seat_does_and_answers_as_its_level_would(
    engine: Engine, noting: Noting, seat: Seat, round_no: int, rng: random.Random
) -> None:
    rules = Rules(target=500, jack=Jack.BONUS, queen_breaks=True)
    game = started(rules, round_no, rng)
    for _ in range(round_no - 1 if round_no == 5 else 0):
        engine._round_no += 1  # noqa: SLF001  four rounds before, as a fifth that passes left has
    told(engine, f"rules {rules}", f"totals {' '.join(map(str, game.totals))}")
    asked = 0
    for now, answer in play_round(engine, seat, apply(game, deal_of(9, round_no)), rng):
        view = view_of(now, seat)
        assert noting.questions[-1].view == view
        move = advice_for(Question(1, Level.NORMAL, view, player_key(5, seat))).move
        assert isinstance(move, Pass | Play)
        assert answer == (format_cards(move.cards) if isinstance(move, Pass) else str(move.card))
        asked += 1
    assert asked == 13 + (round_no != 4)


def test_round_after_round_under_any_rules_the_engine_sees_what_its_seat_does(
    engine: Engine, noting: Noting, rng: random.Random
) -> None:
    moons = 0
    for number in range(40):
        rules, seat = random_rules(rng), rng.choice(SEATS)
        if number % 2:
            rules = replace(rules, moon=Moon.CHOOSE, passing=Rotation.NEVER)
        told(engine, f"rules {rules}")
        game = apply(Game(rules), suits_deal(seat) if number % 2 else deal_of(number, 1))
        for now, answer in play_round(engine, seat, game, rng):
            view = view_of(now, seat)
            seen = noting.questions[-1].view
            assert (seen.hand, seen.trick, seen.tricks) == (view.hand, view.trick, view.tricks)
            assert (seen.sent, seen.received, seen.rules) == (view.sent, view.received, view.rules)
            assert (seen.hearts_broken, seen.totals, seen.direction) == (
                view.hearts_broken,
                view.totals,
                view.direction,
            )
            moons += answer in ("add", "subtract")
    assert moons == 20


def test_the_conversation_of_a_table_word_for_word(engine: Engine) -> None:
    assert engine.reply("hearts 1") == "hearts 1 Hearts normal"
    told(engine, "rules target=50 moon=choose jack=-10", "totals 10 0 -36 26", "time 500")
    told(engine, HANDS)
    assert set(str(engine.reply("pass?")).split()) < set(FIRST_HAND.split())
    told(engine, "passed QS AS KH", "received 4C 4D 4H")
    assert engine.reply("play? 2C") == "2C"
    told(engine, "played 0 2C", "played 1 KC", "played 2 QC", "played 3 5C", "trick 1", "played 1 6D", "played 2 8D")
    told(engine, "played 3 TD")
    assert engine.reply("play? 4D 5D 9D JD") in ("4D", "5D", "9D", "JD")
    told(engine, "played 0 JD", "trick 0", "end 0 0 26 0")
    assert engine.reply("quit") is None
    assert engine.has_quit


def test_a_round_without_passing_has_two_names(engine: Engine) -> None:
    for word in ("none", "hold"):
        told(engine, f"hand 0 {word} {FIRST_HAND}")
        assert engine.reply("play? 2C") == "2C"
        assert str(engine.reply("pass?")).startswith("error ")


def test_unknown_words_are_ignored_and_unknown_questions_refused(engine: Engine) -> None:
    told(engine, "", "   ", "chat hello there", "Hand 0", "PLAY", "♥ ♠", "\x00", "played! 0 2C", "end-of-game")
    for line in ("name?", "? 1", "♥?", "Play? 2C", "what is it?? "):
        if line.split()[0].endswith("?"):
            reply = engine.reply(line)
            assert reply is not None
            assert reply.startswith("error ")
            assert "\n" not in reply


BEFORE_PASSING = ("rules moon=choose", HANDS)
BEFORE_PLAYING = (*BEFORE_PASSING, "passed QS AS KH", "received 4C 4D 4H")
IN_THE_ROUND = (*BEFORE_PLAYING, "played 0 2C", "played 1 KC", "played 2 QC", "played 3 5C", "played 1 6D")


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ((), "hearts"),
        ((), "hearts 2"),
        ((), "hearts one"),
        ((), "hearts 1 1"),
        ((), "rules target"),
        ((), "rules target=0"),
        ((), "rules target=-50"),
        ((), "rules target=many"),
        ((), "rules target=99999999999999"),
        ((), "rules moon=full"),
        ((), "rules jack=10"),
        ((), "rules queen_breaks=yes"),
        ((), "rules first_trick_points=2"),
        ((), "rules passing=left"),
        ((), "rules colour=red"),
        ((), "rules =1"),
        ((), "totals 1 2 3"),
        ((), "totals 1 2 3 4 5"),
        ((), "totals 1 2 3 x"),
        ((), "totals 1 2 3 1_0"),
        ((), "totals 1 2 3 +1"),
        ((), "totals 1 2 3 ٣"),
        ((), "totals 1 2 3 " + "9" * 5000),
        ((), "time"),
        ((), "time 0"),
        ((), "time -5"),
        ((), "time 1.5"),
        ((), "time 1 2"),
        ((), "hand"),
        ((), "hand 0"),
        ((), "hand 0 left"),
        ((), f"hand 4 left {FIRST_HAND}"),
        ((), f"hand S left {FIRST_HAND}"),
        ((), f"hand 0 up {FIRST_HAND}"),
        ((), f"hand 0 left {FIRST_HAND} 4C"),
        ((), "hand 0 left 2C 2C 5D 9D JD 2S 7S QS AS 3H 8H JH KH"),
        ((), "hand 0 left 2C 3C 5D 9D JD 2S 7S QS AS 3H 8H JH 10H"),
        ((), "pass?"),
        ((), "play? 2C"),
        ((), "moon?"),
        ((), "passed QS AS KH"),
        ((), "received QS AS KH"),
        ((), "played 0 2C"),
        ((), "trick 0"),
        ((), "end 0 0 0 26"),
        ((), "quit now"),
        (BEFORE_PASSING, "pass? QS"),
        (BEFORE_PASSING, "passed QS AS"),
        (BEFORE_PASSING, "passed QS AS QS"),
        (BEFORE_PASSING, "passed QS AS 4C"),
        (BEFORE_PASSING, "received 4C 4D"),
        (BEFORE_PASSING, "received 4C 4D QS"),
        (BEFORE_PASSING, "play? 2C"),
        (BEFORE_PASSING, "played 0 2C"),
        ((*BEFORE_PASSING, "passed QS AS KH"), "pass?"),
        ((*BEFORE_PASSING, "passed QS AS KH"), "passed 2C 3C 5D"),
        ((*BEFORE_PASSING, "passed QS AS KH"), "play? 2C"),
        ((*BEFORE_PASSING, "received 4C 4D 4H"), "received 5C 6D 7H"),
        (BEFORE_PLAYING, "play?"),
        (BEFORE_PLAYING, "play? QS"),
        (BEFORE_PLAYING, "play? 2C 2C"),
        (BEFORE_PLAYING, "play? 2C QS"),
        (BEFORE_PLAYING, "pass?"),
        (BEFORE_PLAYING, "played 1 KC"),
        (BEFORE_PLAYING, "played 0 3C"),
        (BEFORE_PLAYING, "played 0"),
        (BEFORE_PLAYING, "played 0 2C 3C"),
        (BEFORE_PLAYING, "played 7 2C"),
        (BEFORE_PLAYING, "trick 0"),
        (IN_THE_ROUND, "play? 4D 5D 9D JD"),
        (IN_THE_ROUND, "played 0 4D"),
        (IN_THE_ROUND, "played 2 KC"),
        (IN_THE_ROUND, "played 2 4D"),
        (IN_THE_ROUND, "trick 1"),
        (IN_THE_ROUND, "moon?"),
        (IN_THE_ROUND, "passed 3C 4C 5D"),
        (IN_THE_ROUND, "end 1 2 3"),
        (IN_THE_ROUND, "end"),
        (IN_THE_ROUND[:-1], "trick 0"),
        (IN_THE_ROUND[:-1], "trick"),
    ],
)
def test_a_malformed_message_is_one_error_and_leaves_the_engine_where_it_was(
    engine: Engine, before: tuple[str, ...], line: str
) -> None:
    told(engine, *before)
    fields = ("_rules", "_totals", "_round", "_round_no", "_seconds", "has_quit")
    was = [getattr(engine, field) for field in fields]
    reply = engine.reply(line)
    assert reply is not None
    assert reply.startswith("error ")
    assert reply.count("\n") == 0
    assert len(reply) <= 200
    assert [getattr(engine, field) for field in fields] == was


def test_rules_that_are_not_named_have_their_default_again(engine: Engine) -> None:
    told(engine, "rules moon=subtract target=37", "rules jack=-10")
    assert engine._rules == Rules(jack=Jack.BONUS)  # noqa: SLF001


def test_totals_are_of_one_round(engine: Engine, noting: Noting) -> None:
    told(engine, "totals 1 2 3 4", HANDS)
    engine.reply("pass?")
    assert noting.questions[-1].view.totals == (1, 2, 3, 4)
    told(engine, "end 0 0 0 26", HANDS)
    engine.reply("pass?")
    assert noting.questions[-1].view.totals == (0, 0, 0, 0)


def test_what_another_table_calls_legal_is_what_counts(engine: Engine) -> None:
    told(engine, f"hand 1 none {FIRST_HAND.replace('2C', '4C')}", "played 2 2C", "played 3 7C", "played 0 8C")
    assert engine.reply("play? JH QS") == "JH"


def test_a_new_hand_ends_whatever_was_in_progress(engine: Engine) -> None:
    told(engine, *IN_THE_ROUND, HANDS)
    assert len(str(engine.reply("pass?")).split()) == 3


def test_a_moon_is_chosen_about_only_where_the_rules_leave_it_open(engine: Engine) -> None:
    for rules, is_open in (("moon=choose", True), ("moon=add", False)):
        told(engine, f"rules {rules} passing=never")
        game = apply(Game(Rules.parse(f"{rules} passing=never")), suits_deal(Seat.NORTH))
        told(engine, f"hand 2 none {format_cards(view_of(game, Seat.NORTH).hand)}")
        while isinstance(game.stage, Playing):
            game = after_play(engine, game, Play(game.stage.turn, game.stage.legal_plays(game.rules)[0]))
        answer = str(engine.reply("moon?"))
        assert (answer in ("add", "subtract")) is is_open
        assert answer.startswith("error ") is not is_open


def test_where_the_time_is_short_the_plain_level_answers() -> None:
    now = [0.0]

    class Thinking(LateThinker):
        def answer(self, seconds: float = 0.0) -> Answer | None:
            now[0] += seconds / 2 + 0.001
            return None

    engine = Engine(Level.EASY, Thinking(), clock=lambda: now[0])
    told(engine, "time 1000", HANDS)
    plain = Engine(Level.NORMAL, InlineThinker())
    told(plain, HANDS)
    assert engine.reply("pass?") == plain.reply("pass?")
    assert 0.85 < now[0] < 1.0


# the streams


def talked(lines: bytes, level: Level = Level.EASY, seed: int = 3) -> list[str]:
    sink = io.BytesIO()
    serve(Engine(level, InlineThinker(), seed), io.BytesIO(lines), sink)
    return sink.getvalue().decode().split("\n")[:-1]


CONVERSATION = f"hearts 1\nnoise\n{HANDS}\npass?\npassed QS AS KH\nreceived 4C 4D 4H\nplay? 2C\n"


def test_each_question_is_answered_by_one_line() -> None:
    replies = talked(CONVERSATION.encode())
    assert len(replies) == 3
    assert replies[0] == "hearts 1 Hearts easy"
    assert replies[2] == "2C"


def test_the_same_messages_and_seed_give_the_same_answers_and_another_seed_others() -> None:
    asked = [f"hand {seat} {way} {FIRST_HAND}\npass?" for way in ("left", "right", "across") for seat in range(4)]
    lines = "\n".join([HANDS, *["pass?"] * 2, *asked, ""])
    assert talked(lines.encode()) == talked(lines.encode())
    assert len({tuple(talked(lines.encode(), seed=seed)) for seed in range(5)}) == 5


@pytest.mark.parametrize("end", ["\r\n", " \t \r\n", "\n\n"])
def test_lines_may_end_as_they_do_elsewhere(end: str) -> None:
    assert talked(CONVERSATION.replace("\n", end).encode()) == talked(CONVERSATION.encode())


def test_the_end_of_input_is_the_end_even_in_the_middle_of_a_line() -> None:
    assert talked(b"") == []
    assert talked(b"hearts 1") == ["hearts 1 Hearts easy"]
    assert talked(b"quit\nhearts 1\n") == []


def test_very_long_lines_are_refused_or_ignored_and_the_next_is_read() -> None:
    long = b"x" * 3_000_000
    assert talked(b"noise " + long + b"\nhearts 1\n") == ["hearts 1 Hearts easy"]
    assert talked(long + b"\nhearts 1\n") == ["hearts 1 Hearts easy"]
    assert talked(long) == []
    for line in (b"hand 0 left " + long, b"hearts 1" + b" " * LONGEST_LINE, b"quit" + b" " * 50_000):
        refused, greeted = talked(line + b"\nhearts 1\n")
        assert refused.startswith("error ")
        assert greeted == "hearts 1 Hearts easy"
    assert len(talked(("totals " + "♥" * LONGEST_LINE).encode() + b"\nhearts 1\n")) == 2


def test_what_is_not_utf8_is_no_reason_to_stop() -> None:
    assert talked(b"\xff\xfe\x00\nhand \xff\nhearts 1\n")[-1] == "hearts 1 Hearts easy"


# the command


def run(lines: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "hearts.engine", *arguments],
        input=lines.encode(),
        capture_output=True,
        check=False,
        cwd=ROOT,
        timeout=60,
    )


def test_the_command_speaks_the_protocol_and_ends_well() -> None:
    found = run("hearts 1\n" + HANDS + "\npass?\nquit\n", "--level", "easy", "--seed", "3", "--name", "Slow  Joe")
    assert found.returncode == 0
    assert found.stderr == b""
    greeting, cards = found.stdout.decode().splitlines()
    assert greeting == "hearts 1 Slow Joe"
    assert [cards] == talked(HANDS.encode() + b"\npass?\n")
    assert b"\r" not in found.stdout
    assert run("", "--level", "normal").returncode == 0


def test_an_answer_comes_at_once_while_the_input_stays_open() -> None:
    command = [sys.executable, "-m", "hearts.engine", "--level", "normal"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(b"hearts 1\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == b"hearts 1 Hearts normal\n"
        engine.stdin.close()
        assert engine.wait(20) == 0


@pytest.mark.parametrize(
    "arguments",
    [[], ["--level", "genius"], ["--level", "easy", "--seed", "-1"], ["--level", "easy", "--name", " "], ["x"]],
)
def test_bad_values_end_with_status_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err

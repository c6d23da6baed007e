import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import engine_client
import pytest
from arena_play import asked
from engine_client import EngineClient, EngineFailed, EngineProcess, Patience, move_of, news_of, question_of

from hearts.core.dealing import deal_of
from hearts.core.game import Game, Passing, Playing, apply
from hearts.core.moves import MoonChoice, Move, Pass, Play, Score, parse_move
from hearts.core.rules import Moon, Rotation, Rules
from hearts.core.seats import SEATS, Seat
from tests.builders import NO_PASSING, card, cards, dealt, playing, suits_deal

ODD = Path(__file__).with_name("odd_engine.py")

Clients = Callable[..., EngineClient]


@pytest.fixture
def clients() -> Iterator[Clients]:
    opened: list[EngineClient] = []

    def open_client(way: str, seconds: float = 5.0, patience: Patience | None = None) -> EngineClient:
        command = f"{sys.executable} {ODD} '{way}'"
        opened.append(EngineClient(command, Seat.SOUTH, patience or Patience(), None, seconds))
        return opened[-1]

    yield open_client
    for client in opened:
        client.close()


@pytest.fixture
def game() -> Game:
    return apply(Game(Rules()), deal_of(4, 1))


def moves(client: EngineClient, game: Game, count: int) -> list[str]:
    """What comes of asking again and again."""
    client.begin(game)
    found = []
    for _ in range(count):
        try:
            found.append(type(client.decide(game)).__name__)
        except EngineFailed as failed:
            found.append(str(failed))
    return found


def test_an_engine_that_is_well_answers_every_question(clients: Clients, game: Game) -> None:
    assert moves(clients("well"), game, 3) == ["Pass"] * 3


@pytest.mark.parametrize(
    ("way", "told"),
    [
        ("crashes at once", "ended with status 3"),
        ("closes", "ended with status"),
        ("nonsense", "not an answer: 'the queen of ♠'"),
        ("stranger", "does not speak 'hearts 1': 'hearts 2 From Far Away'"),
        ("floods", "not an answer: 'xxx"),
    ],
)
def test_an_engine_that_fails_is_given_up_after_so_many_failures(
    clients: Clients, game: Game, way: str, told: str
) -> None:
    found = moves(clients(way), game, 5)
    assert all(told in one for one in found[:3])
    assert found[3:] == ["given up"] * 2


def test_an_engine_that_does_not_greet_is_not_waited_for_longer_than_it_may_take(
    clients: Clients, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_client, "START_SECONDS", 0.2)
    started = time.monotonic()
    assert moves(clients("silent"), game, 4) == ["no answer in time"] * 3 + ["given up"]
    assert time.monotonic() - started < 5


def test_an_engine_that_falls_silent_is_not_waited_for_longer_than_it_was_given(clients: Clients, game: Game) -> None:
    assert moves(clients("falls silent", seconds=0.2), game, 4) == ["no answer in time"] * 3 + ["given up"]


def test_patience_is_with_the_command_at_all_its_seats(clients: Clients, game: Game) -> None:
    patience = Patience()
    first, second = (clients("crashes at once", patience=patience) for _ in range(2))
    assert len(set(moves(first, game, 2))) == 1
    assert moves(second, game, 2)[1] == "given up"


def lowest(game: Game) -> Move:
    """The lowest cards there are, for whoever is asked."""
    match game.stage:
        case Passing(hands=hands, waiting=(seat, *_)):
            return Pass(seat, hands[seat][:3])
        case Playing() as stage:
            return Play(stage.turn, stage.legal_plays(game.rules)[0])
        case _:
            return Score(MoonChoice.SUBTRACT)


def test_a_failure_now_and_then_costs_a_turn_and_the_next_process_knows_the_round(clients: Clients, game: Game) -> None:
    client = clients("crashes now and then")
    client.begin(game)
    failures = []
    while not game.rounds:
        move = lowest(game)
        if asked(game) is Seat.SOUTH:
            try:
                move = client.decide(game)
            except EngineFailed as failed:
                failures.append(str(failed))
        after = apply(game, move)
        client.hear(game, move, after)
        game = after
    # fourteen questions, the fifth of each process among them
    assert failures == ["ended with status 1"] * 2


def test_what_an_engine_says_after_its_answer_is_not_taken_for_the_next(clients: Clients, game: Game) -> None:
    client = clients("talks")
    for _ in range(4):
        assert moves(client, game, 1) == ["Pass"]
        time.sleep(0.1)


def test_a_command_that_is_none_fails(game: Game) -> None:
    client = EngineClient("/no/such/engine", Seat.SOUTH, Patience(), None, 1.0)
    assert "cannot be started" in moves(client, game, 1)[0]
    client = EngineClient("'", Seat.SOUTH, Patience(), None, 1.0)
    assert "cannot be started" in moves(client, game, 1)[0]


def test_quitting_leaves_no_process() -> None:
    for way in ("well", "silent"):
        process = EngineProcess(f"{sys.executable} {ODD} '{way}'")
        process.quit()
        assert process._process.poll() is not None  # noqa: SLF001
        assert not process._reader.is_alive()  # noqa: SLF001


def test_the_time_and_the_round_so_far_are_told_before_the_first_question(game: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    script = tmp_path / "engine.py"
    script.write_text(
        f"import sys\nwith open({str(heard)!r}, 'w') as out:\n"
        "    for line in sys.stdin:\n        out.write(line)\n        out.flush()\n"
        "        if line.startswith('hearts'): print('hearts 1 Tape', flush=True)\n"
        "        if line.startswith('pass?'): print('error no idea', flush=True)\n",
        "utf-8",
    )
    client = EngineClient(f"{sys.executable} {script}", Seat.SOUTH, Patience(), 250, 5.0)
    client.begin(game)
    with pytest.raises(EngineFailed, match="not an answer: 'error no idea'"):
        client.decide(game)
    client.close()
    hand = " ".join(map(str, game.stage.hands[0]))  # type: ignore[union-attr]
    assert heard.read_text("utf-8").splitlines() == [
        "hearts 1",
        "time 250",
        "rules target=100 moon=add jack=0 queen_breaks=0 first_trick_points=0 passing=rotate",
        "totals 0 0 0 0",
        f"hand 0 left {hand}",
        "pass?",
    ]


# the words


def test_each_stage_has_its_question(game: Game) -> None:
    assert question_of(game) == "pass?"
    following = apply(dealt(NO_PASSING, south="2C", west="5C 9C"), parse_move("play S 2C"))
    legal = playing(following).legal_plays(NO_PASSING)
    assert question_of(following) == f"play? {' '.join(map(str, legal))}"
    assert question_of(moon_chosen_about()) == "moon?"


def moon_chosen_about() -> Game:
    """A game in which West has just shot the moon, and may choose."""
    rules = Rules(moon=Moon.CHOOSE, passing=Rotation.NEVER)
    game = apply(Game(rules), suits_deal(Seat.WEST))
    while isinstance(game.stage, Playing):
        game = apply(game, lowest(game))
    return game


@pytest.mark.parametrize("answer", ["", "ADD", "26"])
def test_a_choice_that_is_none_fails(answer: str) -> None:
    game = moon_chosen_about()
    assert move_of("add", game, Seat.WEST) == Score(MoonChoice.ADD)
    with pytest.raises(EngineFailed):
        move_of(answer, game, Seat.WEST)


@pytest.mark.parametrize("answer", ["", "2C", "QS", "2C 3C", "ten of hearts", "KH\n2C"])
def test_an_answer_that_the_rules_refuse_fails(answer: str) -> None:
    following = apply(dealt(NO_PASSING, south="2C 3C", west="5C 9D"), parse_move("play S 2C"))
    with pytest.raises(EngineFailed):
        move_of(answer, following, Seat.WEST)
    assert move_of("5C", following, Seat.WEST) == Play(Seat.WEST, card("5C"))


@pytest.mark.parametrize("answer", ["", "add", "QS AS", "QS AS QS", "QS AS KS 2H", "2C 2D 2H"])
def test_three_cards_that_are_not_held_fail(answer: str) -> None:
    game = dealt(Rules(), south="QS AS KS")
    with pytest.raises(EngineFailed):
        move_of(answer, game, Seat.SOUTH)
    assert move_of("QS KS AS", game, Seat.SOUTH) == Pass(Seat.SOUTH, cards("QS KS AS"))


def test_a_seat_hears_what_it_may_know_and_no_more() -> None:
    game = apply(Game(Rules()), deal_of(4, 1))
    told: dict[Seat, list[str]] = {seat: [] for seat in SEATS}
    for seat in SEATS:
        move = Pass(seat, game.stage.hands[seat][:3])  # type: ignore[union-attr]
        after = apply(game, move)
        for hearer in SEATS:
            told[hearer] += news_of(game, move, after, hearer)
        game = after
    stage = playing(game)
    for seat in SEATS:
        sent, received = (" ".join(map(str, one)) for one in (stage.sent[seat], stage.received(seat)))
        assert told[seat] == [f"passed {sent}", f"received {received}"]


def test_the_end_of_a_round_is_told_after_its_last_trick() -> None:
    rules = Rules(moon=Moon.CHOOSE, passing=Rotation.NEVER)
    game = apply(Game(rules), suits_deal(Seat.WEST))
    told: list[str] = []
    while not game.rounds:
        move = lowest(game)
        after = apply(game, move)
        told += news_of(game, move, after, Seat.EAST)
        game = after
    assert told[0] == "played 1 2C"
    assert told[4] == "trick 1"
    assert len(told) == 13 * 5 + 1
    assert told[-2:] == ["trick 1", "end 0 -26 0 0"]

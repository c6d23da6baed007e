import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hearts.core.game import Game, Over
from hearts.core.moves import MoonChoice, Move, Score
from hearts.core.record import Player, Record, replay
from hearts.core.rules import Moon, Rules
from hearts.core.seats import Seat
from hearts.store.clock import Clock
from hearts.store.database import GameKind, Store, StoredGame
from hearts.store.notes import StoreError, Trouble
from hearts.store.opening import open_store
from tests.builders import NO_PASSING, PLAYERS, played_out, suits_deal, told
from tests.store.evenings import ONE_ROUND, SHORT, assisted_rounds, game_after, moves_of, play, steps

Write = Callable[[], object]
A_ROUND = 57  # the deal, four passes, fifty-two cards


def _contents(store: Store) -> str:
    tables = ("games", "players", "moves", "rounds", "assists")
    return json.dumps([store.query(f"SELECT * FROM {table}") for table in tables])  # noqa: S608  our own names


def _states(store: Store) -> list[str]:
    return [str(state) for (state,) in store.query("SELECT state FROM games ORDER BY id")]


def _resumed(store: Store) -> StoredGame:
    stored = store.in_progress()
    assert stored is not None
    return stored


def test_a_new_store_has_nothing_in_progress(store: Store) -> None:
    assert store.in_progress() is None
    assert store.is_kept


@pytest.mark.parametrize("made", [0, 1, 3, 5, 6, 30, A_ROUND - 1, A_ROUND, A_ROUND + 1, 100])
def test_a_game_goes_on_at_the_move_where_it_stood(tmp_path: Path, made: int) -> None:
    store = open_store(tmp_path).store
    game_id = play(store, Rules(target=100), 3, most=made)
    store.close()
    stored = _resumed(open_store(tmp_path).store)
    assert stored == StoredGame(game_id, Record(Rules(target=100), 3, PLAYERS, moves_of(Rules(target=100), 3)[:made]))


def test_a_resumed_game_is_played_on_to_its_end(tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    game_id = play(store, SHORT, 4, most=70)
    store.close()
    store = open_store(tmp_path).store
    for move, before, after in list(steps(SHORT, 4))[70:]:
        store.append(game_id, [move], before, after)
    assert store.in_progress() is None
    assert _states(store) == ["finished"]
    texts = [text for (text,) in store.query("SELECT text FROM moves ORDER BY number")]
    assert texts == list(map(str, moves_of(SHORT, 4)))


def test_rules_seed_and_players_come_back_as_they_were(store: Store) -> None:
    rules = Rules(None, moon=Moon.CHOOSE, queen_breaks=True)
    players = (Player("person", "Zoë O'Neil; --"), *PLAYERS[1:])
    store.begin(Record(rules, 2**63 - 1, players), GameKind.PERSON)
    assert _resumed(store).record == Record(rules, 2**63 - 1, players)


def test_the_moment_of_beginning_and_end_is_told_by_the_clock(tmp_path: Path) -> None:
    moment = "2026-01-31T10:00:00Z"
    store = open_store(tmp_path, lambda: moment).store
    play(store, ONE_ROUND, 1, most=A_ROUND - 1)
    moment = "2026-01-31T11:00:00Z"
    move, before, after = list(steps(ONE_ROUND, 1))[-1]
    store.append(1, [move], before, after)
    assert store.query("SELECT started, ended FROM games") == [("2026-01-31T10:00:00Z", moment)]


def test_scored_rounds_and_final_places_are_those_of_the_game(store: Store) -> None:
    game_id = play(store, Rules(target=50), 6)
    game = game_after(Rules(target=50), moves_of(Rules(target=50), 6))
    assert isinstance(game.stage, Over)
    rounds = store.query("SELECT south, west, north, east FROM rounds WHERE game_id = ? ORDER BY round_no", (game_id,))
    assert rounds == [scored.scores for scored in game.rounds]
    finals = store.query("SELECT seat, total, place FROM finals ORDER BY seat")
    assert tuple(total for _, total, _ in finals) == game.totals
    assert tuple(Seat(int(str(seat))) for seat, _, place in finals if place == 1) == game.stage.winners
    assert [place for _, _, place in finals] == [1 + sum(other < mine for other in game.totals) for mine in game.totals]


def test_several_moves_at_once_are_as_good_as_one_by_one(tmp_path: Path) -> None:
    one_by_one, at_once = open_store(tmp_path / "a", str).store, open_store(tmp_path / "b", str).store
    play(one_by_one, SHORT, 2)
    moves = moves_of(SHORT, 2)
    game_id = at_once.begin(Record(SHORT, 2, PLAYERS), GameKind.PERSON)
    at_once.append(game_id, moves, Game(SHORT), game_after(SHORT, moves))
    assert _contents(at_once) == _contents(one_by_one)


def test_a_record_that_has_moves_already_is_stored_with_them(tmp_path: Path) -> None:
    one_by_one, at_once = open_store(tmp_path / "a", str).store, open_store(tmp_path / "b", str).store
    play(one_by_one, SHORT, 2)
    at_once.begin(Record(SHORT, 2, PLAYERS, moves_of(SHORT, 2)), GameKind.PERSON)
    assert _contents(at_once) == _contents(one_by_one)


def test_a_record_with_a_move_that_cannot_be_is_not_stored(store: Store) -> None:
    moves = moves_of(SHORT, 2)
    with pytest.raises(ValueError, match="move 2"):
        store.begin(Record(SHORT, 2, PLAYERS, (moves[0], moves[0])), GameKind.PERSON)
    assert _states(store) == []


def test_a_new_game_gives_up_the_one_in_progress(store: Store) -> None:
    play(store, SHORT, 1, most=20)
    game_id = play(store, SHORT, 2, most=10)
    assert _states(store) == ["abandoned", "playing"]
    assert _resumed(store).game_id == game_id


def test_a_demo_leaves_the_persons_game_alone(store: Store) -> None:
    game_id = play(store, SHORT, 1, most=20)
    demo = play(store, ONE_ROUND, 2, kind=GameKind.DEMO)
    assert _states(store) == ["playing", "finished"]
    assert _resumed(store).game_id == game_id
    assert store.query("SELECT kind FROM games WHERE id = ?", (demo,)) == [("demo",)]


def test_a_demo_is_never_gone_on_with(store: Store) -> None:
    play(store, SHORT, 1, most=20, kind=GameKind.DEMO)
    assert store.in_progress() is None


def test_a_game_can_be_given_up_and_a_finished_one_stays_finished(store: Store) -> None:
    finished, begun = play(store, ONE_ROUND, 1), play(store, ONE_ROUND, 2, most=9)
    store.abandon(finished)
    store.abandon(begun)
    assert _states(store) == ["finished", "abandoned"]
    assert store.in_progress() is None


def test_a_finished_game_is_not_given_up_by_the_next(store: Store) -> None:
    play(store, ONE_ROUND, 1)
    play(store, ONE_ROUND, 2, most=5)
    assert _states(store) == ["finished", "playing"]


@pytest.mark.parametrize("keep", [1, 5, 40, A_ROUND, A_ROUND + 20, A_ROUND + 22])
def test_undo_leaves_the_moves_before_it_and_a_note_that_it_happened(store: Store, keep: int) -> None:
    rules = Rules(target=100)
    game_id = play(store, rules, 5, most=A_ROUND + 23)
    store.cut(game_id, keep)
    assert _resumed(store).record.moves == moves_of(rules, 5)[:keep]
    assert assisted_rounds(store, game_id) == {1 if keep < A_ROUND else 2}
    rounds = len(game_after(rules, moves_of(rules, 5)[:keep]).rounds)
    assert store.query("SELECT count(*) FROM rounds") == [(rounds,)]


def test_undo_of_the_last_card_of_a_game_puts_it_back_in_progress(store: Store) -> None:
    game_id = play(store, ONE_ROUND, 1)
    store.cut(game_id, A_ROUND - 2)
    assert _states(store) == ["playing"]
    assert store.query("SELECT (SELECT count(*) FROM rounds), (SELECT count(*) FROM finals), ended FROM games") == [
        (0, 0, None)
    ]
    for move, before, after in list(steps(ONE_ROUND, 1))[A_ROUND - 2 :]:
        store.append(game_id, [move], before, after)
    assert _states(store) == ["finished"]
    assert assisted_rounds(store, game_id) == {1}


def test_ten_undos_are_ten_notes(store: Store) -> None:
    game_id = play(store, SHORT, 1, most=40)
    for keep in range(39, 29, -1):
        store.cut(game_id, keep)
    assert store.query("SELECT kind, number FROM assists ORDER BY id") == [("undo", keep) for keep in range(39, 29, -1)]


def test_undo_in_one_game_leaves_the_others_alone(store: Store) -> None:
    finished = play(store, ONE_ROUND, 1)
    begun = play(store, ONE_ROUND, 2, most=30)
    store.cut(begun, 10)
    assert store.query("SELECT count(*) FROM moves WHERE game_id = ?", (finished,)) == [(A_ROUND,)]
    assert assisted_rounds(store, finished) == set()


def test_a_hint_is_noted_with_its_round_and_move(store: Store) -> None:
    game_id = play(store, Rules(target=100), 5, most=A_ROUND + 9)
    store.note_hint(game_id, 2, A_ROUND + 9)
    assert assisted_rounds(store, game_id) == {2}
    assert store.query("SELECT kind, round_no, number FROM assists") == [("hint", 2, A_ROUND + 9)]


def test_a_game_that_is_not_there_takes_no_move_no_undo_and_no_hint(store: Store) -> None:
    move, before, after = next(steps(SHORT, 1))
    writes: tuple[Write, ...] = (
        lambda: store.append(7, [move], before, after),
        lambda: store.cut(7, 0),
        lambda: store.note_hint(7, 1, 0),
    )
    for write in writes:
        with pytest.raises(StoreError) as refused:
            write()
        assert refused.value.trouble is Trouble.GAME_NOT_KEPT


def test_a_move_after_one_that_was_never_stored_is_refused(store: Store) -> None:
    game_id = play(store, SHORT, 1, most=10)
    before = _contents(store)
    move, game, after = list(steps(SHORT, 1))[11]
    with pytest.raises(StoreError, match="a move before this one is missing"):
        store.append(game_id, [move], game, after)
    assert _contents(store) == before


def test_moves_that_could_not_be_stored_in_their_time_go_with_the_next(store: Store) -> None:
    game_id = play(store, SHORT, 1, most=10)
    moves = moves_of(SHORT, 1)
    store.append(game_id, moves[10:14], game_after(SHORT, moves[:10]), game_after(SHORT, moves[:14]))
    assert _resumed(store).record.moves == moves[:14]


def test_an_undo_that_could_not_be_stored_in_its_time_goes_with_the_next_move(store: Store) -> None:
    game_id = play(store, SHORT, 1, most=20)
    move, before, after = list(steps(SHORT, 1))[12]
    store.append(game_id, [move], before, after)
    assert _resumed(store).record.moves == moves_of(SHORT, 1)[:13]
    assert assisted_rounds(store, game_id) == {1}


class _FailingClock:
    """A clock that fails when it has been read *good* times: a fault in the middle of a transaction."""

    def __init__(self) -> None:
        self.good = 1_000

    def __call__(self) -> str:
        self.good -= 1
        if self.good < 0:
            raise sqlite3.OperationalError("database or disk is full")
        return "2026-01-31T10:00:00Z"


def test_what_fails_halfway_leaves_nothing_behind_and_may_be_tried_again(tmp_path: Path) -> None:
    clock = _FailingClock()
    store = open_store(tmp_path, clock).store
    game_id = play(store, ONE_ROUND, 1, most=A_ROUND - 1)
    last, game, over = list(steps(ONE_ROUND, 1))[-1]
    writes: tuple[Write, ...] = (
        lambda: store.cut(game_id, 9),
        lambda: store.append(game_id, [last], game, over),
        lambda: store.begin(Record(SHORT, 2, PLAYERS), GameKind.PERSON),
    )
    for write in writes:
        before, clock.good = _contents(store), 0
        with pytest.raises(StoreError, match="disk is full"):
            write()
        assert _contents(store) == before
    clock.good = 1_000
    store.append(game_id, [last], game, over)
    assert _states(store) == ["finished"]


def test_a_seed_too_great_for_the_store_is_told(store: Store) -> None:
    with pytest.raises(StoreError):
        store.begin(Record(SHORT, 2**63, PLAYERS), GameKind.PERSON)
    assert _states(store) == []


def test_a_store_that_was_closed_under_us_is_told(tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    store.close()
    with pytest.raises(StoreError) as refused:
        store.in_progress()
    assert refused.value.trouble is Trouble.GAME_NOT_READ


def _damage(folder: Path, sql: str) -> None:
    connection = sqlite3.connect(folder / "hearts.sqlite3", isolation_level=None)
    connection.execute("PRAGMA ignore_check_constraints = ON")
    assert connection.execute(sql).rowcount == 1
    connection.close()


@pytest.mark.parametrize(
    ("sql", "problem"),
    [
        ("UPDATE moves SET text = 'pl' WHERE number = 31", "move 31: not a move: 'pl'"),
        ("UPDATE moves SET text = 'play S 2C' WHERE number = 31", "move 31: "),
        ("UPDATE moves SET text = x'ff00' WHERE number = 31", "move 31: "),
        ("DELETE FROM moves WHERE number = 31", "move 31: missing"),
    ],
)
def test_of_a_damaged_game_the_good_moves_are_kept_and_played_on(tmp_path: Path, sql: str, problem: str) -> None:
    store = open_store(tmp_path).store
    game_id = play(store, SHORT, 1, most=40)
    store.close()
    _damage(tmp_path, sql)
    store = open_store(tmp_path).store
    stored = _resumed(store)
    moves = moves_of(SHORT, 1)
    assert stored.record.moves == moves[:30]
    assert stored.problem is not None
    assert stored.problem.startswith(problem)
    assert assisted_rounds(store, game_id) == set()
    store.append(game_id, [moves[30]], game_after(SHORT, moves[:30]), game_after(SHORT, moves[:31]))
    assert _resumed(store) == StoredGame(game_id, Record(SHORT, 1, PLAYERS, moves[:31]))


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE games SET rules = 'target=blue'",
        "DELETE FROM players WHERE seat = 2",
        "UPDATE players SET level = 'unheard of' WHERE seat = 2",
    ],
)
def test_a_game_that_nothing_follows_from_is_passed_over_and_given_up_by_the_next(tmp_path: Path, sql: str) -> None:
    store = open_store(tmp_path).store
    play(store, SHORT, 1, most=40)
    store.close()
    _damage(tmp_path, sql)
    store = open_store(tmp_path).store
    assert store.in_progress() is None
    play(store, SHORT, 2, most=3)
    assert _states(store) == ["abandoned", "playing"]


def test_the_shooters_choice_is_stored_and_read_again(store: Store) -> None:
    rules = replace(NO_PASSING, moon=Moon.CHOOSE)
    choosing = played_out(told(Game(rules), str(suits_deal(Seat.SOUTH))))
    moves: list[Move] = [suits_deal(Seat.SOUTH), *(play for trick in choosing.tricks for play in trick.plays())]
    game_id = store.begin(Record(rules, 1, PLAYERS, tuple(moves)), GameKind.PERSON)
    assert store.query("SELECT count(*) FROM rounds") == [(0,)]
    scored = told(choosing, "score subtract")
    store.append(game_id, [Score(MoonChoice.SUBTRACT)], choosing, scored)
    assert store.query("SELECT south, west, shooter, after_move FROM rounds") == [(-26, 0, 0, 54)]
    assert replay(rules, _resumed(store).record.moves).game == scored


def test_the_log_is_brought_into_the_file_when_asked_and_at_closing(tmp_path: Path, now: Clock) -> None:
    store = open_store(tmp_path, now).store
    play(store, SHORT, 1)
    deal = str(moves_of(SHORT, 1)[0]).encode()
    assert deal not in store.path.read_bytes()
    store.checkpoint()
    assert store.wait_for_disk(60)
    assert deal in store.path.read_bytes()
    store.close()
    assert [path.name for path in tmp_path.iterdir()] == ["hearts.sqlite3"]

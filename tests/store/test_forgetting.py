import pytest

from hearts.core.rules import Rules
from hearts.store.database import GameKind, Store
from hearts.store.history import history
from hearts.store.notes import StoreError
from hearts.store.statistics import Figures, statistics
from tests.store.evenings import ONE_ROUND, SHORT, assisted_rounds, moves_of, play

TABLES = ("players", "moves", "rounds", "assists")


def _games(store: Store) -> list[tuple[object, ...]]:
    return [tuple(row) for row in store.query("SELECT kind, state FROM games ORDER BY id")]


def test_ended_games_go_with_all_that_belongs_to_them(store: Store) -> None:
    finished = play(store, ONE_ROUND, 1)
    store.note_hint(finished, 1, 8)
    store.abandon(play(store, ONE_ROUND, 2, most=20))
    assert statistics(store).overall.all.games == 1
    store.forget_ended()
    assert _games(store) == []
    assert statistics(store).overall.all == Figures()
    assert history(store).games == ()
    for table in TABLES:
        assert store.query(f"SELECT count(*) FROM {table}") == [(0,)]  # noqa: S608


def test_the_game_in_progress_stays_and_goes_on(store: Store) -> None:
    play(store, ONE_ROUND, 1)
    moves = moves_of(SHORT, 3)
    game_id = play(store, SHORT, 3, most=80)
    store.note_hint(game_id, 1, 8)
    before = store.in_progress()
    store.forget_ended()
    assert store.in_progress() == before
    assert before is not None
    assert before.record.moves == moves[:80]
    assert assisted_rounds(store, game_id) == {1}
    assert statistics(store).overall.all.rounds == 1


def test_demos_stay(store: Store) -> None:
    play(store, ONE_ROUND, 1, kind=GameKind.DEMO)
    play(store, ONE_ROUND, 2)
    store.forget_ended()
    assert _games(store) == [("demo", "finished")]
    assert statistics(store).overall.demo_games == 1


def test_where_nothing_can_be_written_nothing_is_forgotten(store: Store) -> None:
    play(store, ONE_ROUND, 1)
    store._connection.execute("PRAGMA query_only = ON")  # noqa: SLF001  a disk that may only be read
    with pytest.raises(StoreError):
        store.forget_ended()
    store._connection.execute("PRAGMA query_only = OFF")  # noqa: SLF001
    assert statistics(store).overall.all.games == 1


def test_a_new_game_after_it_gets_a_number_of_its_own(store: Store) -> None:
    old = play(store, ONE_ROUND, 1)
    store.forget_ended()
    assert play(store, Rules(), 2, most=5) > old

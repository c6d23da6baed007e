import random
import time
from datetime import date
from pathlib import Path

import pytest

from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES
from hearts.core.game import Game
from hearts.core.record import Player, Players, Record
from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.core.seats import SEATS, Seat
from hearts.store.database import GameKind, Store
from hearts.store.history import RECENT_ROUNDS, FinishedGame, History, Taken, history
from hearts.store.notes import StoreError
from hearts.store.opening import open_store
from hearts.store.settings import LEVELS
from tests.builders import NO_PASSING
from tests.random_games import random_rules
from tests.store.evenings import ONE_ROUND, game_after, moves_of, play, play_moon


@pytest.fixture(autouse=True)
def _utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()


def _players(level: str, person: Seat) -> Players:
    south, west, north, east = (Player("person" if seat is person else level, seat.name.title()) for seat in SEATS)
    return south, west, north, east


def _taken(game: Game, person: Seat) -> Taken:
    """What the person took, counted from the cards themselves."""
    bonus = game.rules.jack is Jack.BONUS
    cards = [scored.taken[person] for scored in game.rounds]
    return Taken(
        rounds=len(cards),
        hearts=sum(sum(card.is_heart for card in round_) for round_ in cards),
        queens=sum(QUEEN_OF_SPADES in round_ for round_ in cards),
        jacks=sum(bonus and JACK_OF_DIAMONDS in round_ for round_ in cards),
    )


def _sum(parts: list[Taken]) -> Taken:
    return Taken(
        sum(part.rounds for part in parts),
        sum(part.hearts for part in parts),
        sum(part.queens for part in parts),
        sum(part.jacks for part in parts),
    )


def test_without_games_there_is_nothing(store: Store) -> None:
    assert history(store) == History()
    assert history(store, "easy") == History()


def test_games_and_cards_are_those_counted_from_the_games_themselves(store: Store) -> None:
    by_level: dict[str, list[FinishedGame]] = {level: [] for level in LEVELS}
    taken: dict[str, list[Taken]] = {level: [] for level in LEVELS}
    everything: list[FinishedGame] = []
    for seed in range(40):
        rng = random.Random(seed)
        level, person, rules = rng.choice(LEVELS), Seat(rng.randrange(4)), random_rules(rng)
        moves = moves_of(rules, seed)
        game = game_after(rules, moves)
        store.begin(Record(rules, seed, _players(level, person), moves), GameKind.PERSON)
        total = game.totals[person]
        place = 1 + sum(other < total for other in game.totals)
        finished = FinishedGame(total, place, min(game.totals), date(2026, 1, 31))
        by_level[level].append(finished)
        taken[level].append(_taken(game, person))
        everything.append(finished)
    assert [game.is_win for game in everything].count(True) > 0
    for level in LEVELS:
        found = history(store, level)
        assert found.games == tuple(by_level[level])
        assert found.taken == _sum(taken[level])
    overall = history(store)
    assert overall.games == tuple(everything)
    assert overall.taken == _sum([_sum(parts) for parts in taken.values()])
    assert overall.taken.jacks > 0


@pytest.mark.parametrize("moon", [Moon.ADD, Moon.SUBTRACT])
@pytest.mark.parametrize(("shooter", "hearts"), [(Seat.SOUTH, 13), (Seat.EAST, 0)])
def test_a_moon_is_told_by_its_cards_not_by_its_score(store: Store, moon: Moon, shooter: Seat, hearts: int) -> None:
    rules = Rules(moon=moon, passing=Rotation.NEVER, jack=Jack.BONUS)
    play_moon(store, rules, shooter)
    mine = shooter is Seat.SOUTH
    assert history(store).taken == Taken(rounds=1, hearts=hearts, queens=int(mine), jacks=int(mine))
    assert history(store).queens == (mine,)


def test_the_newest_rounds_come_last_and_only_so_many(store: Store) -> None:
    for shooter in (Seat.SOUTH, Seat.EAST, Seat.SOUTH):
        play_moon(store, NO_PASSING, shooter)
    assert history(store).queens == (True, False, True)
    for _ in range(RECENT_ROUNDS):
        play_moon(store, NO_PASSING, Seat.EAST)
    assert history(store).queens == (False,) * RECENT_ROUNDS


def test_demos_and_games_in_progress_are_left_out(store: Store) -> None:
    play(store, ONE_ROUND, 1, kind=GameKind.DEMO)
    play(store, ONE_ROUND, 2, most=20)
    assert history(store) == History()


def test_the_day_is_the_one_where_the_person_lives(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    play(store, ONE_ROUND, 1)
    monkeypatch.setenv("TZ", "JST-9")
    time.tzset()
    assert [game.day for game in history(store).games] == [date(2026, 2, 1)]


def test_a_day_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    store = open_store(tmp_path, lambda: "some day").store
    play(store, ONE_ROUND, 1)
    assert [game.day for game in history(store).games] == [None]
    store.close()


def test_a_store_that_cannot_be_read_says_so(store: Store) -> None:
    store.close()
    with pytest.raises(StoreError):
        history(store)

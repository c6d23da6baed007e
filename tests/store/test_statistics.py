import json
import random

import pytest

from hearts.core.cards import QUEEN_OF_SPADES
from hearts.core.game import Game, Over
from hearts.core.record import Player, Players, Record
from hearts.core.rules import Moon, Rules
from hearts.core.seats import Seat
from hearts.store.database import GameKind, Store
from hearts.store.notes import StoreError
from hearts.store.settings import LEVELS
from hearts.store.statistics import Figures, Tally, statistics
from tests.builders import NO_PASSING, PLAYERS
from tests.random_games import random_rules
from tests.store.evenings import ONE_ROUND, assisted_rounds, game_after, moves_of, play, play_moon

NOTHING = {"games": 0, "wins": 0, "moons": 0, "demo_games": 0}


def _players(level: str, *, person: Seat | None = Seat.SOUTH) -> Players:
    south, west, north, east = (
        Player("person" if seat is person else level, seat.name.title()) for seat in (Seat(n) for n in range(4))
    )
    return south, west, north, east


def _store_game(store: Store, rules: Rules, seed: int, players: Players, kind: GameKind = GameKind.PERSON) -> Game:
    moves = moves_of(rules, seed)
    store.begin(Record(rules, seed, players, moves), kind)
    return game_after(rules, moves)


def _counted(game: Game, person: Seat) -> Figures:
    """The figures of one finished game, counted from the game itself."""
    place = sum(total < game.totals[person] for total in game.totals)
    places = [int(place == number) for number in range(4)]
    shooters = [scored.shooter for scored in game.rounds]
    return Figures(
        games=1,
        wins=places[0],
        second=places[1],
        third=places[2],
        fourth=places[3],
        points=game.totals[person],
        rounds=len(game.rounds),
        moons=shooters.count(person),
        moons_against=len(shooters) - shooters.count(person) - shooters.count(None),
        queens=sum(QUEEN_OF_SPADES in scored.taken[person] for scored in game.rounds),
    )


def test_without_games_every_level_is_there_with_nothing(store: Store) -> None:
    assert statistics(store).to_dict() == {**NOTHING, "levels": dict.fromkeys(LEVELS, NOTHING)}
    assert statistics(store).overall.all.average_total is None


def test_the_figures_are_those_counted_from_the_games_themselves(store: Store) -> None:
    expected = dict.fromkeys(LEVELS, Figures())
    for seed in range(40):
        rng = random.Random(seed)
        level, person = rng.choice(LEVELS), Seat(rng.randrange(4))
        game = _store_game(store, random_rules(rng), seed, _players(level, person=person))
        assert isinstance(game.stage, Over)
        expected[level] += _counted(game, person)
    found = statistics(store)
    assert {level: tally.all for level, tally in found.levels.items()} == expected
    overall = found.overall.all
    assert overall == sum(expected.values(), Figures())
    assert overall.games == sum(overall.places) == 40
    assert overall.average_total == overall.points / 40
    assert min(overall.moons, overall.moons_against, overall.queens, *overall.places) > 0


def test_demo_games_are_counted_by_themselves_and_only_when_finished(store: Store) -> None:
    _store_game(store, ONE_ROUND, 1, _players("easy", person=None), GameKind.DEMO)
    play(store, ONE_ROUND, 2, most=20, kind=GameKind.DEMO)
    found = statistics(store)
    assert found.to_dict() == {
        **NOTHING,
        "demo_games": 1,
        "levels": {**dict.fromkeys(LEVELS, NOTHING), "easy": {**NOTHING, "demo_games": 1}},
    }


def test_a_demo_with_a_moon_gives_the_person_none(store: Store) -> None:
    play_moon(store, NO_PASSING, Seat.SOUTH)
    with store._writing() as connection:  # noqa: SLF001  no demo deals such hands by itself
        connection.execute("UPDATE games SET kind = 'demo'")
    assert statistics(store).overall == Tally()


def test_a_moon_counts_as_soon_as_its_round_is_scored(store: Store) -> None:
    game_id = play_moon(store, NO_PASSING, Seat.SOUTH)
    assert statistics(store).overall.all == Figures(rounds=1, moons=1, queens=1)
    store.cut(game_id, 40)
    assert statistics(store).overall.all == Figures()


def test_a_moon_that_waits_for_the_shooters_choice_does_not_count_yet(store: Store) -> None:
    play_moon(store, Rules(moon=Moon.CHOOSE, passing=NO_PASSING.passing), Seat.SOUTH)
    assert statistics(store).overall.all == Figures()


def test_somebody_elses_moon_counts_against_the_person(store: Store) -> None:
    play_moon(store, NO_PASSING, Seat.EAST)
    assert statistics(store).overall.all == Figures(rounds=1, moons_against=1)


def test_a_game_in_progress_is_neither_played_nor_given_up(store: Store) -> None:
    play(store, ONE_ROUND, 1, most=20)
    assert statistics(store).overall == Tally()


def test_a_game_given_up_counts_as_such_once_a_card_was_played(store: Store) -> None:
    for most in (0, 5, 6, 20):
        store.abandon(play(store, ONE_ROUND, 1, most=most))
    assert statistics(store).overall.all == Figures(given_up=2)


def test_a_game_with_an_undo_or_a_hint_stands_apart(store: Store) -> None:
    plain, hinted = (play(store, ONE_ROUND, seed) for seed in (1, 2))
    store.note_hint(hinted, 1, 8)
    store.note_hint(hinted, 1, 12)
    tally = statistics(store).levels["normal"]
    assert (tally.alone.games, tally.assisted.games, tally.all.games) == (1, 1, 2)
    assert tally.alone == _counted(game_after(ONE_ROUND, moves_of(ONE_ROUND, 1)), Seat.SOUTH)
    assert tally.to_dict()["games"] == 2
    assert assisted_rounds(store, plain) == set()


def test_of_a_game_with_a_hint_only_the_round_with_it_stands_apart(store: Store) -> None:
    game_id = play(store, Rules(target=100), 5)
    rounds = len(game_after(Rules(target=100), moves_of(Rules(target=100), 5)).rounds)
    store.note_hint(game_id, 2, 60)
    tally = statistics(store).overall
    assert (tally.alone.games, tally.assisted.games) == (0, 1)
    assert (tally.alone.rounds, tally.assisted.rounds) == (rounds - 1, 1)
    assert tally.all == _counted(game_after(Rules(target=100), moves_of(Rules(target=100), 5)), Seat.SOUTH)


def test_a_shared_first_place_is_a_win(store: Store) -> None:
    seed = next(seed for seed in range(200) if _is_tie(game_after(ONE_ROUND, moves_of(ONE_ROUND, seed))))
    game = _store_game(store, ONE_ROUND, seed, PLAYERS)
    assert isinstance(game.stage, Over)
    for seat in game.stage.winners:
        _store_game(store, ONE_ROUND, seed, _players("easy", person=seat))
    assert statistics(store).levels["easy"].all.wins == len(game.stage.winners) == 2


def _is_tie(game: Game) -> bool:
    return isinstance(game.stage, Over) and len(game.stage.winners) == 2


def test_games_at_a_level_that_is_gone_are_not_lost(store: Store) -> None:
    _store_game(store, ONE_ROUND, 1, _players("retired"))
    found = statistics(store)
    assert list(found.levels) == [*LEVELS, "retired"]
    assert found.overall.all.games == found.levels["retired"].all.games == 1


def test_the_printed_object_is_json(store: Store) -> None:
    play(store, ONE_ROUND, 1)
    printed = json.loads(json.dumps(statistics(store).to_dict()))
    assert printed["games"] == printed["levels"]["normal"]["games"] == 1
    assert list(printed) == [*NOTHING, "levels"]


def test_statistics_that_cannot_be_read_are_told(store: Store) -> None:
    store.close()
    with pytest.raises(StoreError):
        statistics(store)

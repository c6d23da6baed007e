import random
from collections import Counter

import pytest

from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES
from hearts.core.game import Game
from hearts.core.moves import Deal
from hearts.core.record import Player, Record
from hearts.core.rules import Moon, Rules
from hearts.core.seats import Seat
from hearts.store.rows import level_of, move_rows, moves_made, round_rows
from tests.builders import NO_PASSING, PLAYERS, played_out, suits_deal, told
from tests.random_games import random_rules
from tests.store.evenings import game_after, moves_of, steps


@pytest.mark.parametrize("seed", range(6))
def test_the_moves_made_are_known_from_the_game_alone(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    assert moves_made(Game(rules)) == 0
    for made, (_, _, after) in enumerate(steps(rules, seed), 1):
        assert moves_made(after) == made


def test_the_shooters_choice_is_a_move_that_counts() -> None:
    rules = Rules(moon=Moon.CHOOSE, passing=NO_PASSING.passing)
    choosing = played_out(told(Game(rules), str(suits_deal(Seat.WEST))))
    assert moves_made(choosing) == 53
    assert moves_made(told(choosing, "score add")) == 54


def test_moves_are_numbered_on_from_the_game_before_and_know_their_round() -> None:
    moves = moves_of(Rules(target=50), 3)
    whole = list(move_rows(moves, Game(Rules(target=50))))
    assert [row.number for row in whole] == list(range(1, len(moves) + 1))
    assert [row.text for row in whole] == list(map(str, moves))
    deals = 0
    for move, row in zip(moves, whole, strict=True):
        deals += isinstance(move, Deal)
        assert row.round_no == deals
    for start in (1, 3, 30, 57, 58, 100):
        assert list(move_rows(moves[start:], game_after(Rules(target=50), moves[:start]))) == whole[start:]


def test_a_round_is_scored_after_its_last_move_with_those_who_took_the_special_cards() -> None:
    rules = Rules(target=100)
    moves = moves_of(rules, 5)
    game = game_after(rules, moves)
    rows = list(round_rows(game))
    assert [row.round_no for row in rows] == list(range(1, len(game.rounds) + 1))
    for row, scored in zip(rows, game.rounds, strict=True):
        assert len(game_after(rules, moves[: row.after_move]).rounds) == row.round_no
        assert len(game_after(rules, moves[: row.after_move - 1]).rounds) == row.round_no - 1
        assert row.scores == scored.scores
        assert QUEEN_OF_SPADES in scored.taken[row.queen]
        assert JACK_OF_DIAMONDS in scored.taken[row.jack]
    assert list(round_rows(game, already=2)) == rows[2:]


def test_a_moon_names_its_shooter() -> None:
    game = played_out(told(Game(NO_PASSING), str(suits_deal(Seat.NORTH))))
    (row,) = round_rows(game)
    assert (row.shooter, row.queen, row.jack) == (Seat.NORTH, Seat.NORTH, Seat.NORTH)
    assert row.scores == (26, 26, 0, 26)


def test_the_level_of_a_game_is_what_most_computers_play_at() -> None:
    assert Counter(player.level for player in PLAYERS) == {"person": 1, "normal": 2, "easy": 1}
    assert level_of(Record(Rules(), 1, PLAYERS)) == "normal"


def test_of_levels_as_frequent_as_each_other_the_first_seat_decides() -> None:
    west, north = Player("easy", "West"), Player("normal", "North")
    assert level_of(Record(Rules(), 1, (PLAYERS[0], west, north, PLAYERS[0]))) == "easy"
    assert level_of(Record(Rules(), 1, (PLAYERS[0], north, west, PLAYERS[0]))) == "normal"

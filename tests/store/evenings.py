"""Games played into a store, move by move, as the table does it."""

import random
from collections.abc import Iterator, Sequence

from hearts.core.game import Dealing, Game, Over, apply
from hearts.core.moves import Move
from hearts.core.record import Record
from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.store.database import GameKind, Store
from tests.builders import PLAYERS, played_out, suits_deal
from tests.random_games import random_move

ONE_ROUND = Rules(target=None)
SHORT = Rules(target=25)

Step = tuple[Move, Game, Game]


def steps(rules: Rules, seed: int) -> Iterator[Step]:
    """Every move of a random game with the game before and after it."""
    rng = random.Random(f"evening {seed}")
    game = Game(rules)
    while not isinstance(game.stage, Over):
        move = random_move(game, rng)
        before, game = game, apply(game, move)
        yield move, before, game


def moves_of(rules: Rules, seed: int) -> tuple[Move, ...]:
    return tuple(move for move, _, _ in steps(rules, seed))


def game_after(rules: Rules, moves: Sequence[Move]) -> Game:
    game = Game(rules)
    for move in moves:
        game = apply(game, move)
    return game


def play(store: Store, rules: Rules, seed: int, *, most: int | None = None, kind: GameKind = GameKind.PERSON) -> int:
    """Begin a game and store its first *most* moves one by one; return its number."""
    game_id = store.begin(Record(rules, seed, PLAYERS), kind)
    for number, (move, before, after) in enumerate(steps(rules, seed)):
        if number == most:
            break
        store.append(game_id, [move], before, after)
    return game_id


def play_moon(store: Store, rules: Rules, shooter: Seat) -> int:
    """Begin a game and store one round without passing in which *shooter* takes every trick."""
    game_id = store.begin(Record(rules, 1, PLAYERS), GameKind.PERSON)
    game = Game(rules)
    assert isinstance(game.stage, Dealing)
    deal = suits_deal(shooter)
    before, game = game, apply(game, deal)
    store.append(game_id, [deal], before, game)
    after = played_out(game)
    plays = [play for trick in after.tricks for play in trick.plays()]
    store.append(game_id, plays, game, after)
    return game_id


def assisted_rounds(store: Store, game_id: int) -> set[int]:
    """Return the rounds in which an undo or a hint was used."""
    return {int(number or 0) for (number,) in store.query("SELECT round_no FROM assists WHERE game_id = ?", (game_id,))}

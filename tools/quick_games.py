"""Whole games played out in a moment by players who take any card, to fill a store with something to look at."""

import random

from hearts.ai.levels import Level
from hearts.core.dealing import deal_of
from hearts.core.game import Game, Over, Passing, Playing, Scoring, apply
from hearts.core.moves import MoonChoice, Move, Pass, Play, Score
from hearts.core.record import Record
from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.table.session import players_of


def quick_game(rules: Rules, seed: int, level: Level = Level.NORMAL) -> Record:
    """Return the record of a game in which the person plays with some sense, the others with none."""
    chance = random.Random(seed)
    game, moves = Game(rules), list[Move]()
    while not isinstance(game.stage, Over):
        moves.append(_move(game, chance, seed))
        game = apply(game, moves[-1])
    return Record(rules, seed, players_of(level, is_demo=False), tuple(moves))


def _move(game: Game, chance: random.Random, seed: int) -> Move:
    match game.stage:
        case Passing(hands=hands, waiting=(seat, *_)):
            return Pass(seat, tuple(sorted(hands[seat], key=lambda card: card.rank))[-3:])
        case Playing() as playing:
            legal = playing.legal_plays(game.rules)
            is_lazy = playing.turn is not Seat.SOUTH or chance.random() < 0.4  # noqa: PLR2004  how often one nods
            return Play(playing.turn, chance.choice(legal) if is_lazy else min(legal, key=lambda card: card.rank))
        case Scoring():
            return Score(MoonChoice.ADD)
        case _:
            return deal_of(seed, game.round_no)

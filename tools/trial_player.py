"""Moves for trials: legal ones taken by chance, and others that a broken hand or program might make."""

import random
from typing import Final

from hearts.core.cards import DECK
from hearts.core.dealing import deal_of
from hearts.core.game import Dealing, Game, Over, Passing, Playing, Scoring
from hearts.core.moves import Deal, MoonChoice, Move, Pass, Play, Score
from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.core.seats import SEATS
from hearts.core.seeds import SEED_LIMIT

TARGETS: Final = (None, 25, 25, 50, 50, 100)


def any_rules(chance: random.Random) -> Rules:
    """Return rules taken by chance."""
    return Rules(
        target=chance.choice(TARGETS),
        moon=chance.choice(tuple(Moon)),
        jack=chance.choice(tuple(Jack)),
        queen_breaks=chance.random() < 0.5,  # noqa: PLR2004  a coin
        first_trick_points=chance.random() < 0.5,  # noqa: PLR2004
        passing=chance.choice(tuple(Rotation)),
    )


def legal_move(game: Game, chance: random.Random, seed: int) -> Move | None:
    """Return a legal move, or None where the game is over; raise IndexError where the game is stuck."""
    match game.stage:
        case Dealing():
            return deal_of(seed, game.round_no)
        case Passing(hands=hands, waiting=waiting):
            seat = waiting[0]
            return Pass(seat, tuple(chance.sample(hands[seat], 3)))
        case Playing() as playing:
            return Play(playing.turn, chance.choice(playing.legal_plays(game.rules)))
        case Scoring():
            return Score(chance.choice(tuple(MoonChoice)))
        case Over():
            return None


def any_move(game: Game, chance: random.Random) -> Move:
    """Return a move that may be legal, out of turn, of a card that nobody holds, or of another stage."""
    seat = chance.choice(SEATS)
    match chance.randrange(8):
        case 0:
            return deal_of(chance.randrange(SEED_LIMIT), game.round_no)
        case 1:
            return Deal(tuple(chance.choices(DECK, k=chance.choice((0, 51, 52, 53)))))
        case 2 | 3:
            return Pass(seat, tuple(chance.choices(DECK, k=chance.choice((0, 2, 3, 3, 3, 4)))))
        case 4:
            return Score(chance.choice(tuple(MoonChoice)))
        case 5 if isinstance(game.stage, Playing):
            return Play(game.stage.turn, chance.choice(DECK))
        case _:
            return Play(seat, chance.choice(DECK))

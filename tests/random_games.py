"""Seeded random games under random options, for the laws that hold in all of them."""

import random

from hearts.core.cards import DECK
from hearts.core.dealing import deal_of
from hearts.core.game import Dealing, Game, Over, Passing, Playing
from hearts.core.moves import Deal, MoonChoice, Move, Pass, Play, Score
from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.core.seats import SEATS

ONE_ROUND_IN = 3
SUIT_DEAL_IN = 6


def random_rules(rng: random.Random) -> Rules:
    """Any options; games of one round and short ones are the most frequent."""
    return Rules(
        target=None if rng.randrange(ONE_ROUND_IN) == 0 else 25 * rng.choice((1, 1, 2, 2, 3, 4, 8, 20)),
        moon=rng.choice(tuple(Moon)),
        jack=rng.choice(tuple(Jack)),
        queen_breaks=rng.random() < 0.5,
        first_trick_points=rng.random() < 0.5,
        passing=rng.choice(tuple(Rotation)),
    )


def random_deal(rng: random.Random, round_no: int) -> Deal:
    """Most often a fair deal; now and then nearly whole suits, which bring moons and hands of penalty cards."""
    if rng.randrange(SUIT_DEAL_IN):
        return deal_of(rng.getrandbits(32), round_no)
    first = 13 * rng.randrange(4)
    deck = [*DECK[first:], *DECK[:first]]
    for _ in range(rng.choice((0, 0, 0, 1, 3, 8))):
        place, other = rng.randrange(52), rng.randrange(52)
        deck[place], deck[other] = deck[other], deck[place]
    return Deal(tuple(deck))


def random_move(game: Game, rng: random.Random) -> Move:
    """Any legal move of a game that is not over."""
    match game.stage:
        case Dealing():
            return random_deal(rng, game.round_no)
        case Passing(hands=hands, waiting=waiting):
            seat = rng.choice(waiting)
            return Pass(seat, tuple(rng.sample(hands[seat], 3)))
        case Playing() as playing:
            return Play(playing.turn, rng.choice(playing.legal_plays(game.rules)))
        case Over():
            raise ValueError("the game is over")
        case _:
            return Score(rng.choice(tuple(MoonChoice)))


def steady_move(game: Game, seed: int) -> Move:
    """A move by a rule that will never change, for games kept as text.

    The three highest cards are passed; the card played moves through the legal ones with the trick and the seat.
    """
    match game.stage:
        case Dealing():
            return deal_of(seed, game.round_no)
        case Passing(hands=hands, waiting=(seat, *_)):
            return Pass(seat, tuple(sorted(hands[seat], key=lambda card: (card.rank, card.suit)))[-3:])
        case Playing() as playing:
            legal = playing.legal_plays(game.rules)
            return Play(playing.turn, legal[(3 * len(playing.tricks) + SEATS.index(playing.turn)) % len(legal)])
        case Over():
            raise ValueError("the game is over")
        case _:
            return Score(MoonChoice.SUBTRACT)

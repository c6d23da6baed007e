"""Games for the sheets about scores: played ones, and ones whose figures are written down."""

import random
from dataclasses import replace

from hearts.core.dealing import deal_of
from hearts.core.game import Dealing, Game, Over, Passing, Playing, Scoring, apply
from hearts.core.moves import MoonChoice, Move, Pass, Play, Score
from hearts.core.record import Record
from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import Seat
from tests.builders import PLAYERS, moon_shot, with_totals

NO_PASS = Rules(passing=Rotation.NEVER)


def record_of(game: Game, seed: int = 7) -> Record:
    return Record(game.rules, seed, PLAYERS)


def played(rules: Rules, seed: int, rounds: int | None = None) -> Game:
    """A game played by a simple rule to its end, or to the end of its round number *rounds*."""
    rng = random.Random(seed)
    game = Game(rules)
    while not isinstance(game.stage, Over) and not (isinstance(game.stage, Dealing) and len(game.rounds) == rounds):
        game = apply(game, _move(game, rng, seed))
    return game


def in_round(rules: Rules, seed: int, round_no: int, tricks: int) -> Game:
    """A game in the middle of round *round_no*, after so many tricks."""
    rng = random.Random(seed)
    game = Game(rules)
    while not (isinstance(game.stage, Playing) and game.round_no == round_no and len(game.tricks) == tricks):
        game = apply(game, _move(game, rng, seed))
    return game


def over(rules: Rules, *scores: BySeat, winners: tuple[Seat, ...] = (Seat.SOUTH,)) -> Game:
    """A finished game with these scores, of which no cards are told."""
    return replace(with_totals(rules, *scores), stage=Over(winners))


def choosing(*scores: BySeat) -> Game:
    """A game in which South has shot the moon and is to choose what that does."""
    game = moon_shot(with_totals(replace(NO_PASS, moon=Moon.CHOOSE), *scores), Seat.SOUTH)
    assert isinstance(game.stage, Scoring)
    return game


def below_zero() -> Game:
    """Four rounds of negative scores, the last of them West's moon with the jack."""
    rules = replace(NO_PASS, moon=Moon.SUBTRACT, jack=Jack.BONUS)
    return moon_shot(with_totals(rules, (-10, 26, 0, 0), (-36, 0, 0, 0), (4, 20, -8, 0)), Seat.WEST)


def tied_at_the_target() -> Game:
    """A game over its target that goes on, because South and West share the lowest total."""
    game = played(Rules(), 5, rounds=5)
    first = tuple(
        wanted - total + scored
        for wanted, total, scored in zip((38, 38, 60, 102), game.totals, game.rounds[0].scores, strict=True)
    )
    south, west, north, east = first
    return replace(game, rounds=(replace(game.rounds[0], scores=(south, west, north, east)), *game.rounds[1:]))


def _move(game: Game, rng: random.Random, seed: int) -> Move:
    match game.stage:
        case Passing(hands=hands, waiting=(seat, *_)):
            return Pass(seat, tuple(sorted(hands[seat], key=lambda card: (card.rank, card.suit)))[-3:])
        case Playing() as playing:
            legal = playing.legal_plays(game.rules)
            if playing.trick.led in {None, legal[0].suit}:
                return Play(playing.turn, rng.choice(legal))
            return Play(playing.turn, max(legal, key=lambda card: (card.penalty, card.rank)))
        case Scoring():
            return Score(MoonChoice.SUBTRACT)
        case _:
            return deal_of(seed, game.round_no)

"""The batched simulator obeys the same rules as the core: random rounds under random options, step by step."""

import os
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

import numpy as np

from hearts.ai.bitsets import cards_of, set_of
from hearts.ai.simulator import Options, Rounds, deals, scores_of
from hearts.core.game import Dealing, Game, Over, Passing, Playing, Scoring, apply
from hearts.core.moves import MoonChoice, Play, Score
from hearts.core.rules import Moon, Rules
from hearts.core.scoring import round_scores
from hearts.core.seats import SEATS, PassDirection
from tests.random_games import random_deal, random_move, random_rules

ROUNDS = int(os.environ.get("HEARTS_PROPERTY_ROUNDS", "300"))
TOGETHER = 50
STEPS = {PassDirection.NONE: 0, PassDirection.LEFT: 1, PassDirection.ACROSS: 2, PassDirection.RIGHT: 3}


def dealt_games(seed: int) -> Iterator[Game]:
    """Games of any options, in any round, dealt."""
    rng = random.Random(seed)
    while True:
        game = Game(replace(random_rules(rng), target=500))
        for round_no in range(1, rng.randrange(1, 5)):
            game = apply(game, random_deal(rng, round_no))
            while not isinstance(game.stage, Dealing):
                game = apply(game, random_move(game, rng))
        yield apply(game, random_deal(rng, game.round_no))


def options_of(games: Sequence[Game]) -> Options:
    each = [Options.of(game.rules, 1) for game in games]
    return Options(
        np.concatenate([one.jack for one in each]),
        np.concatenate([one.queen_breaks for one in each]),
        np.concatenate([one.first_trick_points for one in each]),
        np.concatenate([one.subtracts for one in each]),
    )


def hands_of(game: Game) -> list[np.uint64]:
    assert isinstance(game.stage, Passing | Playing)
    return [set_of(hand) for hand in game.stage.hands]


def passed(games: Sequence[Game], rounds: Rounds, rng: random.Random) -> list[Game]:
    """The games after a random passing, which the rounds repeat."""
    found = []
    sent = np.zeros((len(games), 4), np.uint64)
    for row, dealt in enumerate(games):
        game = dealt
        while isinstance(game.stage, Passing):
            game = apply(game, random_move(game, rng))
        assert isinstance(game.stage, Playing)
        sent[row] = [set_of(cards) for cards in game.stage.sent]
        found.append(game)
    rounds.exchange(sent)
    return found


def test_random_rounds_are_those_of_the_core() -> None:
    rng = random.Random(1)
    source = dealt_games(2)
    moons = 0
    for _ in range(0, ROUNDS, TOGETHER):
        games = list(islice(source, TOGETHER))
        directions = np.array([STEPS[game.direction] for game in games])
        rounds = Rounds(np.array([hands_of(game) for game in games]), directions, options_of(games))
        games = passed(games, rounds, rng)
        rounds.start()
        while not rounds.is_over:
            legal = rounds.legal()
            cards = []
            for row, game in enumerate(games):
                assert isinstance(game.stage, Playing)
                assert rounds.turn[row] == game.stage.turn
                assert cards_of(legal[row]) == game.stage.legal_plays(game.rules)
                assert rounds.hands[row].tolist() == [int(set_of(hand)) for hand in game.stage.hands]
                card = rng.choice(game.stage.legal_plays(game.rules))
                cards.append(card.index)
                games[row] = apply(game, Play(game.stage.turn, card))
            rounds.step(np.array(cards))
        for row, game in enumerate(games):
            assert [cards_of(cards) for cards in rounds.taken[row]] == [tuple(sorted(took)) for took in game.taken]
            ended = apply(game, Score(MoonChoice.ADD)) if isinstance(game.stage, Scoring) else game
            assert isinstance(ended.stage, Dealing | Over)
            assert tuple(rounds.scores()[row]) == ended.rounds[-1].scores
            moons += ended.rounds[-1].shooter is not None
    assert moons > ROUNDS / 100


def test_a_shooter_who_subtracts_loses_26_points() -> None:
    taken = np.zeros((1, 4), np.uint64)
    taken[0, 2] = np.uint64((1 << 52) - 1)
    options = Options.of(Rules(moon=Moon.SUBTRACT), 1)
    assert scores_of(taken, options).tolist() == [[0, 0, -26, 0]]
    everything = [frozenset(cards_of(cards)) for cards in taken[0]]
    assert round_scores(everything, Rules(moon=Moon.SUBTRACT)) == (0, 0, -26, 0)


def test_a_copy_of_some_rounds_goes_its_own_way() -> None:
    rounds = Rounds(deals(3, np.random.default_rng(1)), np.zeros(3, np.int64), Options.of(Rules(), 3))
    rounds.start()
    copy = rounds.copy_of(np.array([2, 2]))
    copy.step(np.array([0, 0]))
    assert copy.turn.tolist() == [(rounds.turn[2] + 1) % 4] * 2
    assert rounds.step_no == 0
    assert (rounds.played == 0).all()


def test_a_deal_has_every_card_once() -> None:
    hands = deals(20, np.random.default_rng(2))
    assert (np.bitwise_count(hands) == 13).all()
    assert (np.bitwise_or.reduce(hands, axis=1) == np.uint64((1 << 52) - 1)).all()
    assert len(SEATS) == hands.shape[1]

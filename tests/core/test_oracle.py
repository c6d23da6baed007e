"""The rules against an engine that others wrote: the same cards are legal and the same scores come out.

It needs the extra ``oracle``. Where ``HEARTS_ORACLE_TESTS`` is set, its absence is a failure and nothing is skipped.
The engine knows one form of the moon, adding to the others, and no game of several rounds.
"""

import os
import random
from importlib import import_module
from itertools import product

import pytest

from hearts.core.cards import Card
from hearts.core.game import NOTHING_SENT, Game, Passing, Playing, Round, apply
from hearts.core.moves import Deal, Pass, Play
from hearts.core.rules import PENALTY_OF_ROUND, Jack, Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, PassDirection
from tests.random_games import random_deal

if os.environ.get("HEARTS_ORACLE_TESTS"):
    pyspiel = import_module("pyspiel")
else:
    pyspiel = pytest.importorskip("pyspiel", reason="needs the extra oracle: pip install -e '.[oracle]'")

ROUNDS = 256
"""A round is played under each of eight sets of options, which makes more than 2,000."""

DIRECTIONS = {PassDirection.NONE: 0, PassDirection.LEFT: 1, PassDirection.ACROSS: 2, PassDirection.RIGHT: 3}
SUITS, RANKS = "CDHS", "23456789TJQKA"


def number(card: Card) -> int:
    """The oracle's number of a card."""
    return RANKS.index(card.rank.letter) * len(SUITS) + SUITS.index(card.suit.letter)


def numbers(cards: tuple[Card, ...]) -> list[int]:
    return sorted(map(number, cards))


class Pair:
    """One round, played by the rules and by the oracle side by side; each step says that they agree."""

    def __init__(self, rules: Rules, theirs: Rules, round_no: int, deal: Deal) -> None:
        blank = Round(PassDirection.NONE, NOTHING_SENT, (), (0, 0, 0, 0))
        before = Game(rules, (blank,) * (round_no - 1))
        self.game = apply(before, deal)
        self.oracle = pyspiel.load_game(
            "hearts",
            {
                "qs_breaks_hearts": theirs.queen_breaks,
                "jd_bonus": theirs.jack is Jack.BONUS,
                "no_pts_on_first_trick": not theirs.first_trick_points,
            },
        ).new_initial_state()
        self.oracle.apply_action(DIRECTIONS[before.direction])
        for place in range(13):
            for seat in SEATS:
                self.oracle.apply_action(number(deal.deck[13 * seat + place]))

    def pass_cards(self, stage: Passing, cards: tuple[Card, ...]) -> None:
        (seat, *_) = stage.waiting
        assert self.oracle.legal_actions() == numbers(stage.hands[seat])
        for card in cards:
            assert self.oracle.current_player() == seat
            self.oracle.apply_action(number(card))
        self.game = apply(self.game, Pass(seat, cards))

    def play(self, stage: Playing, card: Card) -> None:
        assert self.oracle.current_player() == stage.turn
        assert self.oracle.legal_actions() == numbers(stage.legal_plays(self.game.rules))
        self.oracle.apply_action(number(card))
        self.game = apply(self.game, Play(stage.turn, card))

    @property
    def scores(self) -> BySeat:
        """The scores, on which both agree."""
        assert self.oracle.is_terminal()
        scores = self.game.rounds[-1].scores
        assert [PENALTY_OF_ROUND - score for score in scores] == self.oracle.returns()
        return scores


def played(rules: Rules, number_of_round: int, rng: random.Random, theirs: Rules | None = None) -> Pair:
    """Play one round; in every second the cards that cost most are played first, which brings moons about."""
    pair = Pair(rules, theirs or rules, 1 + number_of_round % len(DIRECTIONS), random_deal(rng, 1))
    is_greedy = number_of_round // len(DIRECTIONS) % 2 == 1
    while True:
        match pair.game.stage:
            case Passing(hands=hands, waiting=(seat, *_)) as stage:
                low = sorted(hands[seat], key=lambda card: card.rank)[:3]
                pair.pass_cards(stage, tuple(low) if is_greedy else tuple(rng.sample(hands[seat], 3)))
            case Playing() as stage:
                legal = stage.legal_plays(rules)
                costliest = max(legal, key=lambda card: (card.penalty, card.rank))
                pair.play(stage, costliest if is_greedy else rng.choice(legal))
            case _:
                return pair


OPTIONS = [
    Rules(jack=jack, queen_breaks=queen_breaks, first_trick_points=first_trick_points)
    for jack, queen_breaks, first_trick_points in product(Jack, (False, True), (False, True))
]


@pytest.mark.parametrize("rules", OPTIONS, ids=str)
def test_the_oracle_agrees_card_by_card_and_on_the_scores(rules: Rules, rng: random.Random) -> None:
    moons = 0
    for number_of_round in range(ROUNDS):
        pair = played(rules, number_of_round, rng)
        assert sum(pair.scores) in {26 + rules.jack, 78 + rules.jack}
        moons += pair.game.rounds[-1].shooter is not None
    assert moons >= 8


@pytest.mark.parametrize(
    "theirs", [Rules(jack=Jack.BONUS), Rules(queen_breaks=True), Rules(first_trick_points=True)], ids=str
)
def test_under_other_rules_than_its_own_the_oracle_does_not_agree(theirs: Rules, rng: random.Random) -> None:
    def play_on() -> None:
        for number_of_round in range(60):
            assert played(Rules(), number_of_round, rng, theirs).scores

    with pytest.raises(AssertionError):
        play_on()

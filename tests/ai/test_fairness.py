"""Nobody peeks: exchanging cards among the hands that a seat does not see changes none of its answers."""

import os
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hearts.ai.lessons import lesson_of
from hearts.ai.levels import Level, player_of
from hearts.ai.thinker import Question, advice_for, answer_of
from hearts.core.cards import Hand, hand_of
from hearts.core.dealing import player_key
from hearts.core.game import Game, Hands, Passing, Playing
from hearts.core.seat_view import SeatView, view_of
from hearts.core.seats import SEATS, Seat
from tests.ai.situations import random_rounds

FACTOR = int(os.environ.get("HEARTS_LEVEL_FACTOR", "1"))
POSITIONS = {Level.EASY: 250, Level.NORMAL: 250, Level.HARD: 50 * FACTOR, Level.EXPERT: 20 * FACTOR}
HINTS = 10 * FACTOR
PASSES_IN = 5
"""One position in so many asks for a pass."""


def positions(count: int) -> Iterator[tuple[Game, SeatView]]:
    rng = random.Random(5)
    found = [
        (game, view)
        for game, view, _ in random_rounds(max(40, count // 4), seed=3000)
        if isinstance(game.stage, Passing | Playing)
    ]
    passing = [(game, view) for game, view in found if isinstance(game.stage, Passing)]
    playing = [(game, view) for game, view in found if isinstance(game.stage, Playing)]
    yield from rng.sample(passing, count // PASSES_IN)
    yield from rng.sample(playing, count - count // PASSES_IN)


def exchanged(hands: Hands, seat: Seat, rng: random.Random) -> Hands:
    """The hands with the cards that *seat* does not see dealt anew to the other three, each as many as before."""
    pool = [card for other in SEATS if other is not seat for card in hands[other]]
    rng.shuffle(pool)
    dealt: list[Hand] = []
    for other in SEATS:
        if other is seat:
            dealt.append(hands[seat])
        else:
            dealt.append(hand_of(pool[: len(hands[other])]))
            del pool[: len(hands[other])]
    south, west, north, east = dealt
    return south, west, north, east


def swapped(game: Game, seat: Seat, rng: random.Random) -> Game:
    match game.stage:
        case Passing() as passing:
            # what the others have chosen already is theirs to hide as well
            hands = exchanged(passing.hands, seat, rng)
            sent = tuple(hands[other][:3] if passing.sent[other] else () for other in SEATS)
            south, west, north, east = sent
            return replace(game, stage=replace(passing, hands=hands, sent=(south, west, north, east)))
        case Playing() as playing:
            return replace(game, stage=replace(playing, hands=exchanged(playing.hands, seat, rng)))
        case _:
            raise AssertionError("no hands are held")


@pytest.mark.parametrize("level", Level)
def test_hidden_cards_change_no_answer(level: Level) -> None:
    rng = random.Random(6)
    changed = 0
    for game, view in positions(POSITIONS[level]):
        key = player_key(11, view.seat)
        other = swapped(game, view.seat, rng)
        changed += other != game
        answers = {str(advice_for(Question(1, level, view_of(one, view.seat), key))) for one in (game, other)}
        assert len(answers) == 1
    assert changed > 0.7 * POSITIONS[level]


def test_hidden_cards_change_nothing_that_a_hint_says() -> None:
    rng = random.Random(7)
    changed = weighed = 0
    for game, view in positions(HINTS):
        key = player_key(11, view.seat)
        other = swapped(game, view.seat, rng)
        changed += other != game
        said = set()
        for one in (game, other):
            seen = view_of(one, view.seat)
            answer = answer_of(player_of(Level.EXPERT), Question(1, Level.EXPERT, seen, key, weighs=True))
            weighed += bool(answer.weighed)
            said.add(str((answer, lesson_of(seen, answer.advice, answer.weighed))))
        assert len(said) == 1
    assert changed > 0.7 * HINTS
    assert weighed > HINTS / 2


def test_a_view_with_another_own_card_may_change_the_answer() -> None:
    # the test above would be empty if answers hung on nothing
    answers = set()
    for _, view in positions(250):
        answers.add(str(advice_for(Question(1, Level.EASY, view, player_key(11, view.seat)))))
    assert len(answers) > 250 / 2

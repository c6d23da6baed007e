import os
import random

import pytest

from hearts.ai.levels import Level, player_of
from hearts.core.game import IllegalMove, apply
from tests.ai.situations import random_rounds


def test_a_level_has_the_text_form_of_records() -> None:
    assert [level.value for level in Level] == ["easy", "normal", "hard", "expert"]


FACTOR = int(os.environ.get("HEARTS_LEVEL_FACTOR", "1"))
ROUNDS = {Level.EASY: 40, Level.NORMAL: 40, Level.HARD: 3 * FACTOR, Level.EXPERT: 2 * FACTOR}


@pytest.mark.parametrize("level", Level)
def test_every_answer_is_a_legal_move_under_any_options(level: Level) -> None:
    player = player_of(level)
    asked = 0
    for game, view, _ in random_rounds(ROUNDS[level], seed=100):
        move = player.advise(view, random.Random(asked)).move
        try:
            apply(game, move)
        except IllegalMove as refused:
            pytest.fail(str(refused))
        asked += 1
    assert asked >= ROUNDS[level] * 52


def test_normal_leaves_nothing_to_chance() -> None:
    player = player_of(Level.NORMAL)
    for _, view, advice in random_rounds(5, seed=200):
        assert player.advise(view, random.Random(99)) == advice

"""The levels a player may choose from, and who plays at each."""

from importlib import import_module
from typing import assert_never

from hearts.ai.easy import Beginner
from hearts.ai.level import Level
from hearts.ai.player import ComputerPlayer
from hearts.ai.temperament import Temperament
from hearts.ai.thumb import RulesOfThumb

__all__ = ["Level", "player_of"]


def player_of(level: Level, temperament: Temperament = Temperament.EVEN) -> ComputerPlayer:
    """Return a player of *level* with *temperament*; players keep nothing between questions."""
    match level:
        case Level.EASY:
            return Beginner(temperament)
        case Level.NORMAL:
            return RulesOfThumb(temperament)
        case Level.HARD | Level.EXPERT:
            # by name, and only when asked for: these need NumPy, which the window's process does without
            thoughtful: ComputerPlayer = getattr(import_module("hearts.ai.thoughtful"), level.value)(temperament)
            return thoughtful
        case _:
            assert_never(level)

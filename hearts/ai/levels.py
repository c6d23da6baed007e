"""The levels a player may choose from, and who plays at each."""

from enum import Enum
from importlib import import_module
from typing import assert_never

from hearts.ai.easy import AnyCard
from hearts.ai.player import ComputerPlayer
from hearts.ai.thumb import RulesOfThumb


class Level(Enum):
    """How well the computers play; the value is the text form in records and on command lines."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    EXPERT = "expert"


def player_of(level: Level) -> ComputerPlayer:
    """Return a player of *level*; players keep nothing between questions."""
    match level:
        case Level.EASY:
            return AnyCard()
        case Level.NORMAL:
            return RulesOfThumb()
        case Level.HARD | Level.EXPERT:
            # by name, and only when asked for: these need NumPy, which the window's process does without
            thoughtful: ComputerPlayer = getattr(import_module("hearts.ai.thoughtful"), level.value)()
            return thoughtful
        case _:
            assert_never(level)

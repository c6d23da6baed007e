"""The levels a player may choose from, and who plays at each."""

from enum import Enum

from hearts.ai.easy import AnyCard
from hearts.ai.player import ComputerPlayer
from hearts.ai.thumb import RulesOfThumb


class Level(Enum):
    """How well the computers play; the value is the text form in records and on command lines."""

    EASY = "easy"
    NORMAL = "normal"


def player_of(level: Level) -> ComputerPlayer:
    """Return a player of *level*; players keep nothing between questions."""
    match level:
        case Level.EASY:
            return AnyCard()
        case Level.NORMAL:
            return RulesOfThumb()

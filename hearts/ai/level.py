"""The levels by name alone, for whoever reads one before anybody plays; who plays at each, ``levels`` knows."""

from enum import Enum


class Level(Enum):
    """How well the computers play; the value is the text form in records and on command lines."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    EXPERT = "expert"

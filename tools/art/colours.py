"""The colours that no deck changes: paper, gold, skin, hair, steel and the ink of features."""

from dataclasses import dataclass
from typing import Final

from art.svg import Colour
from hearts.ui.theme import CARD_PAPER

PAPER: Final[Colour] = CARD_PAPER
PAPER_EDGE: Final[Colour] = "#D9CFBA"
WHITE: Final[Colour] = "#FFFBF0"  # linen, fur and ruffs
EYE_WHITE: Final[Colour] = "#FFFDF7"
LINE: Final[Colour] = "#1A2232"  # eyes, brows and ermine tails
GOLD: Final[Colour] = "#D6A548"
GOLD_SHADE: Final[Colour] = "#C08F36"
GOLD_DARK: Final[Colour] = "#A87924"
PEARL: Final[Colour] = "#F4DFA8"
LIP: Final[Colour] = "#B23A3A"
STEEL: Final[Colour] = "#C8D1DE"
STEEL_SHADE: Final[Colour] = "#8E9BB0"
LEAF: Final[Colour] = "#3E7A64"
LEAF_DARK: Final[Colour] = "#3B6443"


@dataclass(frozen=True, slots=True)
class Skin:
    """A face in light and shade, the line of its nose, and its cheeks."""

    light: Colour
    shade: Colour
    line: Colour
    blush: Colour


@dataclass(frozen=True, slots=True)
class Hair:
    """Hair and the strands drawn on it."""

    main: Colour
    strand: Colour


FAIR: Final = Skin("#F7E7CF", "#E3C39B", "#8A5E3A", "#EFBBA0")
ROSY: Final = Skin("#F9E2CD", "#EBC1A0", "#95573B", "#EFA590")
WEATHERED: Final = Skin("#F1D7B8", "#D9B084", "#7E5230", "#E0A184")
OLIVE: Final = Skin("#EBCFA4", "#CFA574", "#76502B", "#DC9F7C")
BROWN: Final = Skin("#C58F62", "#A36C43", "#5E361B", "#B8704E")

BLACK_HAIR: Final = Hair("#181C2A", "#5D6C92")
AUBURN_HAIR: Final = Hair("#6A3A1E", "#D99A78")
RED_HAIR: Final = Hair("#8C3B17", "#E3A27C")
CHESTNUT_HAIR: Final = Hair("#7A4522", "#DDA878")
GOLDEN_HAIR: Final = Hair("#C98A2E", "#F6DCA0")
BROWN_HAIR: Final = Hair("#4A2B1B", "#A98A6C")
SILVER_HAIR: Final = Hair("#B3AFA2", "#7C7A6E")
DARK_CURLS: Final = Hair("#2E1D16", "#7A5A44")

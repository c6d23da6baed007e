"""The sentences of the first screen and of the moon's celebration."""

from hearts.core.moves import MoonChoice
from hearts.core.rules import Moon, Rules
from hearts.text import YOU
from hearts.text.sheets import LEVELS

TAGLINE = "Avoid the hearts. Mind the Queen."
NEW_GAME = "New game"
HOW_TO_PLAY = "How to play"
STATISTICS = "Statistics"
SETTINGS = "Settings"
LAST_GAME = "Last game"
ABOUT = "About"
CONTINUE = "Continue"

_OPPONENTS = {level.value: name for level, name in LEVELS.items()}


def continue_round(round_no: int) -> str:
    """Label the button that goes on with the game in progress."""
    return "Continue round {number}".format(number=round_no)


def game_note(level: str, target: int | None) -> str:
    """Say who plays and when the game ends: the one in progress, or the next."""
    name = _OPPONENTS.get(level, level)
    if target is None:
        return "{level} opponents, a game of one round".format(level=name)
    return "{level} opponents, first to {target} ends it".format(level=name, target=target)


def shot_the_moon(name: str) -> str:
    """Head the celebration."""
    return ("You shot the moon" if name == YOU else "{name} shot the moon").format(name=name)


def moon_effect(name: str, rules: Rules, choice: MoonChoice | None) -> str:
    """Say what the moon did under the rules in force."""
    subtracts = rules.moon is Moon.SUBTRACT or (rules.moon is Moon.CHOOSE and choice is MoonChoice.SUBTRACT)
    if not subtracts:
        return "All thirteen hearts and the Queen. Everyone else scores 26."
    line = "All thirteen hearts and the Queen. Your total drops by 26."
    return (line if name == YOU else "All thirteen hearts and the Queen. {name}’s total drops by 26.").format(name=name)

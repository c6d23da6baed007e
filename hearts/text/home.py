"""The sentences of the first screen and of the moon's celebration."""

from hearts.ai.levels import Level
from hearts.core.moves import MoonChoice
from hearts.core.rules import Moon, Rules
from hearts.text import YOU
from hearts.text.language import Message, _

TAGLINE = Message("Avoid the hearts. Mind the Queen.")
NEW_GAME = Message("New game")
HOW_TO_PLAY = Message("How to play")
STATISTICS = Message("Statistics")
SETTINGS = Message("Settings")
LAST_GAME = Message("Last game")
ABOUT = Message("About")
CONTINUE = Message("Continue")

_GAMES = {
    Level.EASY.value: Message("Easy opponents, first to {target} ends it"),
    Level.NORMAL.value: Message("Normal opponents, first to {target} ends it"),
    Level.HARD.value: Message("Hard opponents, first to {target} ends it"),
    Level.EXPERT.value: Message("Expert opponents, first to {target} ends it"),
}
_ROUNDS = {
    Level.EASY.value: Message("Easy opponents, a game of one round"),
    Level.NORMAL.value: Message("Normal opponents, a game of one round"),
    Level.HARD.value: Message("Hard opponents, a game of one round"),
    Level.EXPERT.value: Message("Expert opponents, a game of one round"),
}


def continue_round(round_no: int) -> str:
    """Label the button that goes on with the game in progress."""
    return _("Continue round {number}").format(number=round_no)


def game_note(level: str, target: int | None) -> str:
    """Say who plays and when the game ends: the one in progress, or the next."""
    return _ROUNDS[level]() if target is None else _GAMES[level](target=target)


def shot_the_moon(name: str) -> str:
    """Head the celebration."""
    return (_("You shot the moon") if name == YOU() else _("{name} shot the moon")).format(name=name)


def moon_effect(name: str, rules: Rules, choice: MoonChoice | None) -> str:
    """Say what the moon did under the rules in force."""
    subtracts = rules.moon is Moon.SUBTRACT or (rules.moon is Moon.CHOOSE and choice is MoonChoice.SUBTRACT)
    if not subtracts:
        return _("All thirteen hearts and the Queen. Everyone else scores 26.")
    if name == YOU():
        return _("All thirteen hearts and the Queen. Your total drops by 26.")
    return _("All thirteen hearts and the Queen. {name}’s total drops by 26.").format(name=name)

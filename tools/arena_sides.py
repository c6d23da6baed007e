"""Who may play for a side of the arena: a level, a level with a temperament, or any engine of the line protocol."""

from hearts.ai.levels import Level, player_of
from hearts.ai.player import ComputerPlayer
from hearts.ai.temperament import Temperament
from hearts.ai.thinker import IMMEDIATE

COMMAND = "cmd:"
SEPARATOR = ":"
HELP = (
    f"a level ({', '.join(level.value for level in Level)}), one with a temperament "
    f"(normal:{Temperament.BOLD.value}), or {COMMAND}COMMAND for any engine"
)


def checked(text: str) -> str:
    """Return *text* where it names a side; raise ValueError otherwise."""
    if text.startswith(COMMAND):
        if not text.removeprefix(COMMAND).strip():
            raise ValueError(f"no command: {text!r}")
    else:
        named(text)
    return text


def named(text: str) -> tuple[Level, Temperament]:
    """Return the level and the temperament that *text* names; raise ValueError where it names none."""
    level, _, temperament = text.partition(SEPARATOR)
    try:
        return Level(level), Temperament(temperament) if temperament else Temperament.EVEN
    except ValueError:
        raise ValueError(f"neither a level nor {COMMAND}COMMAND: {text!r}") from None


def seated(text: str) -> ComputerPlayer:
    """Return the player of the game's own that *text* names."""
    return player_of(*named(text))


def is_searchless(text: str) -> bool:
    """Whether *text* names a player that answers without search."""
    return not text.startswith(COMMAND) and named(text)[0] in IMMEDIATE

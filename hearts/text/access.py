"""Every sentence of the Access page: reading aloud, names, and the keys. Knows no pygame."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hearts.core.seats import Seat
from hearts.text import SEAT_NAMES

PAGE: Final = "Access"
HEAD_COMFORT: Final = "Seeing and hearing"
HEAD_NAMES: Final = "Names"
HEAD_KEYS: Final = "Keys"

SPEECH: Final = "Read aloud"
SPEECH_NOTE: Final = "Your turn, the card in focus and what you ask for"
NO_SPEECH_NOTE: Final = "No speech program was found on this system"

NAMES: Final[Mapping[Seat, str]] = MappingProxyType({**SEAT_NAMES, Seat.SOUTH: "Your name"})
USUAL_NAMES: Final = SEAT_NAMES

ACTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "undo": "Undo",
        "hint": "Hint",
        "last_trick": "Last trick",
        "scores": "Scores",
        "new_game": "New game",
        "menu": "Menu",
        "mute": "Sound off and on",
        "read_hand": "Read your hand",
        "read_trick": "Read the trick",
        "read_points": "Read the points",
        "read_last": "Read the last trick",
    }
)
PRESS_KEY: Final = "Press a key"
USUAL_KEYS: Final = "Usual keys"

HOW: Final = "Select an action, then press its new key. Arrows, Enter, Space, Tab and Esc stay as they are."
KEPT: Final = "Everything stays as it was."
RESET: Final = "All keys are the usual ones again."
NO_NAME: Final = "That key has no name here. Press another one, or Esc."


def waiting(action: str, key: str) -> str:
    """Say that the next key is the new one."""
    return "Press the new key for {action}, or Esc to keep {key}.".format(action=ACTIONS[action], key=key)


def taken(action: str, key: str) -> str:
    """Say that an action has a new key."""
    return "{action} is {key} now.".format(action=ACTIONS[action], key=key)


def swapped(action: str, key: str, other: str, others_key: str) -> str:
    """Say that the key had a meaning, and which key that has got instead."""
    return "{action} is {key} now. {key} was {other}, which is {others_key} now.".format(
        action=ACTIONS[action], key=key, other=ACTIONS[other], others_key=others_key
    )


def reserved(key: str) -> str:
    """Say that a key cannot be chosen."""
    return "{key} always means the same. Press another one, or Esc.".format(key=key)

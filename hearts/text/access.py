"""Every sentence of the Access page: reading aloud, names, and the keys. Knows no pygame."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hearts.core.seats import Seat
from hearts.text import seat_names
from hearts.text.keyboard import key_name
from hearts.text.language import Message, _

PAGE = Message("Access")
HEAD_COMFORT = Message("Seeing and hearing")
HEAD_NAMES = Message("Names")
HEAD_KEYS = Message("Keys")

SPEECH = Message("Read aloud")
SPEECH_NOTE = Message("Your turn, the card in focus and what you ask for")
NO_SPEECH_NOTE = Message("No speech program was found on this system")

YOUR_NAME = Message("Your name")

ACTIONS: Final[Mapping[str, Message]] = MappingProxyType(
    {
        "undo": Message("Undo"),
        "hint": Message("Hint"),
        "last_trick": Message("Last trick"),
        "scores": Message("Scores"),
        "new_game": Message("New game"),
        "menu": Message("Menu"),
        "mute": Message("Sound off and on"),
        "read_hand": Message("Read your hand"),
        "read_trick": Message("Read the trick"),
        "read_points": Message("Read the points"),
        "read_last": Message("Read the last trick"),
    }
)
PRESS_KEY = Message("Press a key")
USUAL_KEYS = Message("Usual keys")

HOW = Message("Select an action, then press its new key. Arrows, Enter, Space, Tab and Esc stay as they are.")
KEPT = Message("Everything stays as it was.")
RESET = Message("All keys are the usual ones again.")
NO_NAME = Message("That key has no name here. Press another one, or Esc.")


def name_label(seat: Seat) -> str:
    """Label the place for the name of *seat*."""
    return YOUR_NAME() if seat is Seat.SOUTH else seat_names()[seat]


def waiting(action: str, key: str) -> str:
    """Say that the next key is the new one."""
    return _("Press the new key for {action}, or Esc to keep {key}.").format(
        action=ACTIONS[action](), key=key_name(key)
    )


def taken(action: str, key: str) -> str:
    """Say that an action has a new key."""
    return _("{action} is {key} now.").format(action=ACTIONS[action](), key=key_name(key))


def swapped(action: str, key: str, other: str, others_key: str) -> str:
    """Say that the key had a meaning, and which key that has got instead."""
    return _("{action} is {key} now. {key} was {other}, which is {others_key} now.").format(
        action=ACTIONS[action](), key=key_name(key), other=ACTIONS[other](), others_key=key_name(others_key)
    )


def reserved(key: str) -> str:
    """Say that a key cannot be chosen."""
    return _("{key} always means the same. Press another one, or Esc.").format(key=key_name(key))

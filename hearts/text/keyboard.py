"""What is printed on the keys of the person's keyboard; files and programs know keys by their English names."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hearts.text.language import Message, pgettext

_HELD: Final[Mapping[str, Message]] = MappingProxyType(
    {"Ctrl+": Message("Ctrl", "a key"), "Shift+": Message("Shift", "a key")}
)
_KEYPAD: Final = "Keypad "
_KEYS: Final[Mapping[str, Message]] = MappingProxyType(
    {
        "Enter": Message("Enter", "a key"),
        "Space": Message("Space", "a key"),
        "Esc": Message("Esc", "a key"),
        "Tab": Message("Tab", "a key"),
        "Backspace": Message("Backspace", "a key"),
        "Delete": Message("Delete", "a key"),
        "Insert": Message("Insert", "a key"),
        "Home": Message("Home", "a key"),
        "End": Message("End", "a key"),
        "Page up": Message("Page up", "a key"),
        "Page down": Message("Page down", "a key"),
        "Left": Message("Left", "a key"),
        "Right": Message("Right", "a key"),
        "Up": Message("Up", "a key"),
        "Down": Message("Down", "a key"),
    }
)


def key_name(written: str) -> str:
    """Return what a key, with those held down with it, is called: ``Ctrl+M``, ``Page up``, ``Keypad 5``."""
    for prefix, held in _HELD.items():
        if written.startswith(prefix) and len(written) > len(prefix):
            return f"{held()}+{key_name(written.removeprefix(prefix))}"
    if written.startswith(_KEYPAD):
        rest = key_name(written.removeprefix(_KEYPAD))
        return pgettext("a key", "Keypad {key}").format(key=rest)
    return _KEYS[written]() if written in _KEYS else written

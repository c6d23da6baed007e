"""A key with the modifiers held down, and its text form: ``U``, ``Ctrl+M``, ``Shift+H``, ``Page up``."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import pygame

CONTROL: Final = pygame.KMOD_CTRL | pygame.KMOD_META
_CONTROL_TEXT, _SHIFT_TEXT = "Ctrl+", "Shift+"
_FIRST_LETTER, _LAST_LETTER = 0x21, 0x10FFFF  # a key that writes something has that letter for its code

_NAMES: Final[Mapping[int, str]] = MappingProxyType(
    {
        pygame.K_RETURN: "Enter",
        pygame.K_KP_ENTER: "Keypad Enter",
        pygame.K_SPACE: "Space",
        pygame.K_ESCAPE: "Esc",
        pygame.K_TAB: "Tab",
        pygame.K_BACKSPACE: "Backspace",
        pygame.K_DELETE: "Delete",
        pygame.K_INSERT: "Insert",
        pygame.K_HOME: "Home",
        pygame.K_END: "End",
        pygame.K_PAGEUP: "Page up",
        pygame.K_PAGEDOWN: "Page down",
        pygame.K_LEFT: "Left",
        pygame.K_RIGHT: "Right",
        pygame.K_UP: "Up",
        pygame.K_DOWN: "Down",
        **{getattr(pygame, f"K_F{number}"): f"F{number}" for number in range(1, 13)},
        **{getattr(pygame, f"K_KP{number}"): f"Keypad {number}" for number in range(10)},
        pygame.K_KP_PLUS: "Keypad +",
        pygame.K_KP_MINUS: "Keypad -",
        pygame.K_KP_MULTIPLY: "Keypad *",
        pygame.K_KP_DIVIDE: "Keypad /",
        pygame.K_KP_PERIOD: "Keypad .",
    }
)
_CODES: Final[Mapping[str, int]] = MappingProxyType({name.lower(): key for key, name in _NAMES.items()})


@dataclass(frozen=True, slots=True)
class Chord:
    """A key and whether Ctrl (or Command) and Shift are held with it."""

    key: int
    control: bool = False
    shift: bool = False

    @staticmethod
    def of(event: pygame.Event) -> "Chord":
        """Return what a key event pressed; locks change nothing."""
        return Chord(event.key, bool(event.mod & CONTROL), bool(event.mod & pygame.KMOD_SHIFT))

    @staticmethod
    def parse(text: str) -> "Chord":
        """Read the text form; raise ValueError where it names no key."""
        rest, held = text.strip(), set()
        for prefix in (_CONTROL_TEXT, _SHIFT_TEXT):
            if rest.lower().startswith(prefix.lower()) and len(rest) > len(prefix):
                held.add(prefix)
                rest = rest[len(prefix) :]
        code = _CODES.get(rest.lower())
        if code is None:
            letter = rest.lower()
            if len(letter) != 1 or not letter.isprintable() or letter.isspace():
                raise ValueError(f"no key: {text!r}")
            code = ord(letter)
        return Chord(code, _CONTROL_TEXT in held, _SHIFT_TEXT in held)

    @property
    def has_name(self) -> bool:
        """Whether it can be written down; a modifier alone, for one, cannot."""
        return bool(_name(self.key))

    def __str__(self) -> str:
        """Return the text form."""
        held = (_CONTROL_TEXT if self.control else "") + (_SHIFT_TEXT if self.shift else "")
        return held + _name(self.key)


def _name(key: int) -> str:
    if key in _NAMES:
        return _NAMES[key]
    if not _FIRST_LETTER <= key <= _LAST_LETTER or not chr(key).isprintable():
        return ""
    upper = chr(key).upper()
    return upper if len(upper) == 1 and upper.lower() == chr(key) else chr(key)

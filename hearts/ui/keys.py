"""Which key means what: some keys mean the same to everybody, the others are the person's own choice.

The pages of help and the settings list what this module says; no screen knows a key of its own.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import pygame

from hearts.ui.chords import CONTROL, Chord


class Action(Enum):
    """What a key asks for."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    HOME = auto()
    END = auto()
    NEXT = auto()
    PREVIOUS = auto()
    ACCEPT = auto()
    BACK = auto()
    UNDO = auto()
    HINT = auto()
    LAST_TRICK = auto()
    SCORES = auto()
    NEW_GAME = auto()
    MENU = auto()
    HELP = auto()
    READ_HAND = auto()
    READ_TRICK = auto()
    READ_POINTS = auto()
    READ_LAST = auto()
    FULL_SCREEN = auto()
    MUTE = auto()
    QUIT = auto()

    @property
    def key_name(self) -> str:
        """The name it has in the settings file."""
        return self.name.lower()


FIXED: Final[Mapping[Chord, Action]] = MappingProxyType(
    {
        Chord.parse(text): action
        for text, action in (
            ("Left", Action.LEFT),
            ("Right", Action.RIGHT),
            ("Up", Action.UP),
            ("Down", Action.DOWN),
            ("Home", Action.HOME),
            ("End", Action.END),
            ("Tab", Action.NEXT),
            ("Shift+Tab", Action.PREVIOUS),
            ("Enter", Action.ACCEPT),
            ("Keypad Enter", Action.ACCEPT),
            ("Space", Action.ACCEPT),
            ("Esc", Action.BACK),
            ("Ctrl+Z", Action.UNDO),
            ("F10", Action.MENU),
            ("F1", Action.HELP),
            ("F11", Action.FULL_SCREEN),
            ("Ctrl+Q", Action.QUIT),
        )
    }
)
"""Nobody can lock themselves out: these mean what they mean, whatever else is chosen."""

RESERVED: Final = frozenset({*FIXED, Chord.parse("Page up"), Chord.parse("Page down")})  # sheets scroll with those two

USUAL_KEYS: Final[Mapping[Action, Chord]] = MappingProxyType(
    {
        action: Chord.parse(text)
        for action, text in (
            (Action.UNDO, "U"),
            (Action.HINT, "H"),
            (Action.LAST_TRICK, "L"),
            (Action.SCORES, "S"),
            (Action.NEW_GAME, "N"),
            (Action.MENU, "M"),
            (Action.MUTE, "Ctrl+M"),
            (Action.READ_HAND, "Shift+H"),
            (Action.READ_TRICK, "Shift+T"),
            (Action.READ_POINTS, "Shift+P"),
            (Action.READ_LAST, "Shift+L"),
        )
    }
)
"""The keys that may be chosen; each action has exactly one of its own."""

CHOSEN: Final = tuple(USUAL_KEYS)
Pairs = tuple[tuple[str, str], ...]
"""The chosen keys as the settings hold them: the action's name and the key's."""


@dataclass(frozen=True, slots=True)
class KeyMap:
    """The person's own keys; no two actions share one."""

    own: tuple[Chord, ...] = tuple(USUAL_KEYS.values())

    def action_of(self, event: pygame.Event) -> Action | None:
        """Return what a pressed key asks for; keys with Alt are the window manager's."""
        if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_ALT:
            return None
        return self.meaning(Chord.of(event))

    def meaning(self, chord: Chord) -> Action | None:
        """Return what *chord* asks for."""
        if chord in self.own:
            return CHOSEN[self.own.index(chord)]
        return FIXED.get(chord)

    def key_of(self, action: Action) -> Chord:
        """Return the key for *action*: the person's own, else the first that always means it."""
        if action in CHOSEN:
            return self.own[CHOSEN.index(action)]
        return next(chord for chord, meant in FIXED.items() if meant is action)

    def event_of(self, action: Action) -> pygame.Event:
        """Return the key press that asks for *action*, for devices that have no keys."""
        chord = self.key_of(action)
        mod = (CONTROL if chord.control else 0) | (pygame.KMOD_SHIFT if chord.shift else 0)
        return pygame.Event(pygame.KEYDOWN, key=chord.key, mod=mod, unicode="", scancode=0)

    def taken_by(self, chord: Chord) -> Action | None:
        """Return which action has *chord* as its own."""
        return CHOSEN[self.own.index(chord)] if chord in self.own else None

    def with_key(self, action: Action, chord: Chord) -> "KeyMap":
        """Return the keys with *chord* for *action*; whoever had it gets the key that becomes free."""
        place, own = CHOSEN.index(action), list(self.own)
        if chord in own:
            own[own.index(chord)] = own[place]
        own[place] = chord
        return KeyMap(tuple(own))

    @property
    def is_usual(self) -> bool:
        """Whether nothing has been changed."""
        return self == USUAL

    @property
    def pairs(self) -> Pairs:
        """What differs from the usual keys, for the settings."""
        return tuple(
            (action.key_name, str(chord))
            for action, chord in zip(CHOSEN, self.own, strict=True)
            if chord != USUAL_KEYS[action]
        )

    @property
    def names(self) -> Mapping[str, str]:
        """The name of every chosen key, by its action's."""
        return {action.key_name: str(chord) for action, chord in zip(CHOSEN, self.own, strict=True)}


USUAL: Final = KeyMap()


@lru_cache(maxsize=8)
def keymap_of(pairs: Iterable[tuple[str, str]]) -> KeyMap:
    """Read the chosen keys forgivingly: what is no action, no key or not free to choose changes nothing."""
    actions = {action.key_name: action for action in CHOSEN}
    keymap = USUAL
    for name, text in pairs:
        try:
            chord = Chord.parse(text)
        except ValueError:
            continue
        if name in actions and chord not in RESERVED:
            keymap = keymap.with_key(actions[name], chord)
    return keymap

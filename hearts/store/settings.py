"""What the person has chosen, as a value, and its JSON form; ``settings_file`` reads and writes it.

Reading is forgiving: each value stands alone, and one that is missing or wrong has its default.
"""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from hearts.ai.level import Level
from hearts.core.rules import Rules
from hearts.store.speed import Speed

LEVELS: Final = tuple(level.value for level in Level)
THEMES: Final = ("conservatory", "midnight", "walnut", "linen", "contrast")
BACKS: Final = ("claret", "night", "forest", "hc")
SMALLEST_SCALE, LARGEST_SCALE = 0.75, 2.0
LONGEST_NAME = 40
MOST_KEYS, LONGEST_KEY = 64, 24  # in the file; no window knows more
LANGUAGE_CODE: Final = re.compile("([a-z]{2,3}(_[A-Z]{2})?)?")  # empty where the system decides
FARTHEST_PIXEL = 32767
DEFAULT_RULES: Final = Rules()

Pair = tuple[int, int]
Pairs = tuple[tuple[str, str], ...]
Json = object
"""Anything that ``json.loads`` may return; nothing is known of it until it is looked at."""


class Deck(Enum):
    """The colours the suits have: two, four, or four that colour-blind eyes tell apart; the value is the text form."""

    TWO = "two"
    FOUR = "four"
    SAFE = "safe"


class ShowPoints(Enum):
    """Whose points of this round are shown on the plates; the value is the text form."""

    ON = "on"
    OWN = "own"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Settings:
    """All that is chosen; *level* and *rules* are those of the next new game.

    An empty name and a *back* of None leave the choice to the language and to the theme, an empty *language* to the
    system; which languages there are, the texts know. *keys* are those that are
    not the usual ones, as the names of an action and of its key; the window knows which there are.
    """

    level: str = "normal"
    rules: Rules = DEFAULT_RULES
    speed: Speed = Speed.NORMAL
    one_tap: bool = False
    reduced_motion: bool = False
    deck: Deck = Deck.TWO
    large_index: bool = False
    theme: str = "conservatory"
    back: str | None = None
    ui_scale: float = 1.0
    show_points: ShowPoints = ShowPoints.ON
    mark_winner: bool = True
    volume: float = 0.65
    muted: bool = False
    sound_queen: bool = True
    sound_hearts: bool = True
    fullscreen: bool = False
    maximised: bool = False
    window_size: Pair | None = None
    window_place: Pair | None = None
    player_name: str = ""
    west_name: str = ""
    north_name: str = ""
    east_name: str = ""
    speech: bool = False
    language: str = ""
    keys: Pairs = ()


def to_dict(settings: Settings) -> dict[str, Json]:
    """Return the JSON form of *settings*."""
    found = {option.name: _to_json(getattr(settings, option.name)) for option in fields(settings)}
    return {**found, "keys": dict(settings.keys)}


def from_dict(found: Mapping[str, Json]) -> Settings:
    """Read the JSON form, leaving the default wherever a value is missing or wrong."""
    good: dict[str, Any] = {}
    for name, read in _READERS.items():
        with suppress(KeyError, ValueError):
            good[name] = read(found[name])
    return Settings(**good)


def clean_name(text: str) -> str:
    """Return *text* as a name that any table, file and font can take."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()


def _to_json(value: object) -> Json:
    match value:
        case Enum():
            return value.value
        case Rules():
            return dict(word.split("=", 1) for word in str(value).split())
        case tuple():
            return list(value)
        case _:
            return value


def _flag(value: Json) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"neither true nor false: {value!r}")  # noqa: TRY004  one kind of error for one kind of fault
    return value


def _within(least: float, most: float) -> Callable[[Json], float]:
    def read(value: Json) -> float:
        # NaN fails every comparison, so it is refused as well
        if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
            raise ValueError(f"not a number from {least} to {most}")
        return float(value)

    return read


def _one_of(*texts: str) -> Callable[[Json], str]:
    def read(value: Json) -> str:
        if not isinstance(value, str) or value not in texts:
            raise ValueError(f"none of {texts}")
        return value

    return read


def _pair(least: int, most: int) -> Callable[[Json], Pair]:
    def read(value: Json) -> Pair:
        match value:
            case [int(first), int(second)] if not isinstance(first, bool) and not isinstance(second, bool):
                if least <= first <= most and least <= second <= most:
                    return first, second
        raise ValueError(f"not two whole numbers from {least} to {most}")

    return read


def _name(value: Json) -> str:
    if not isinstance(value, str):
        raise ValueError("not a text")  # noqa: TRY004  one kind of error for one kind of fault
    return clean_name(value)


def _language(value: Json) -> str:
    if not isinstance(value, str) or LANGUAGE_CODE.fullmatch(value) is None:
        raise ValueError("not the code of a language")
    return value


def _keys(value: Json) -> Pairs:
    if not isinstance(value, dict):
        raise ValueError("not a list of keys")  # noqa: TRY004  one kind of error for one kind of fault
    pairs = tuple((action, key) for action, key in value.items() if isinstance(action, str) and isinstance(key, str))
    return tuple(pair for pair in pairs if all(0 < len(word) <= LONGEST_KEY for word in pair))[:MOST_KEYS]


def _rules(value: Json) -> Rules:
    if not isinstance(value, dict):
        raise ValueError("not the rules")  # noqa: TRY004  one kind of error for one kind of fault
    rules = Rules()
    for key, text in value.items():
        with suppress(ValueError):
            rules = rules.with_option(key, text if isinstance(text, str) else "")
    return rules


_READERS: Final[Mapping[str, Callable[[Json], object]]] = MappingProxyType(
    {
        "level": _one_of(*LEVELS),
        "rules": _rules,
        "speed": Speed,
        "one_tap": _flag,
        "reduced_motion": _flag,
        "deck": Deck,
        "large_index": _flag,
        "theme": _one_of(*THEMES),
        "back": _one_of(*BACKS),
        "ui_scale": _within(SMALLEST_SCALE, LARGEST_SCALE),
        "show_points": ShowPoints,
        "mark_winner": _flag,
        "volume": _within(0, 1),
        "muted": _flag,
        "sound_queen": _flag,
        "sound_hearts": _flag,
        "fullscreen": _flag,
        "maximised": _flag,
        "window_size": _pair(1, FARTHEST_PIXEL),
        "window_place": _pair(-FARTHEST_PIXEL, FARTHEST_PIXEL),
        "player_name": _name,
        "west_name": _name,
        "north_name": _name,
        "east_name": _name,
        "speech": _flag,
        "language": _language,
        "keys": _keys,
    }
)

"""What the Access page has that no other page has: fields for names and a table of keys; pure values, no pygame."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from hearts.core.seats import Seat
from hearts.store.settings import Settings
from hearts.text import access, seat_names
from hearts.text.keyboard import key_name
from hearts.ui.keys import CHOSEN, KeyMap, keymap_of
from hearts.ui.widgets.typing import Typing

NAME_ID: Final = "name:"
KEY_ID: Final = "key:"
RESET_ID: Final = "usual_keys"
_OPTIONS: Final[Mapping[Seat, str]] = MappingProxyType(
    {Seat.SOUTH: "player_name", Seat.WEST: "west_name", Seat.NORTH: "north_name", Seat.EAST: "east_name"}
)


@dataclass(frozen=True, slots=True)
class Field:
    """A place for a name; *usual* is shown where there is none, *caret* while somebody types there."""

    id: str
    label: str
    text: str
    usual: str
    caret: int | None = None


@dataclass(frozen=True, slots=True)
class KeyCell:
    """An action, its key, and whether a new one is awaited."""

    id: str
    label: str
    key: str
    is_awaited: bool = False


@dataclass(frozen=True, slots=True)
class Keys:
    """All actions with their keys, in as many columns as there is room for, and the way back to the usual ones."""

    cells: tuple[KeyCell, ...]
    can_reset: bool


@dataclass(frozen=True, slots=True)
class Notice:
    """A line or two about what has just been done."""

    text: str


@dataclass(frozen=True, slots=True)
class Access:
    """What the page needs beside the settings: whether anything speaks, what is typed, which key is awaited."""

    can_speak: bool = True
    typing: Typing | None = None
    awaited: str = ""
    notice: str = ""


def fields_of(settings: Settings, typing: Typing | None) -> tuple[Field, ...]:
    """Return a field for each player's name, the person's first."""
    return tuple(_field(settings, seat, typing) for seat in _OPTIONS)


def keys_of(settings: Settings, awaited: str) -> Keys:
    """Return the keys as they are; *awaited* names the action whose key is being chosen."""
    keymap = keymap_of(settings.keys)
    cells = tuple(_cell(name, key, is_awaited=name == awaited) for name, key in keymap.names.items())
    return Keys(cells, can_reset=not keymap.is_usual)


def name_of(settings: Settings, field_id: str) -> str:
    """Return the name that stands in a field."""
    found: str = getattr(settings, _option(field_id))
    return found


def with_name(settings: Settings, field_id: str, name: str) -> Settings:
    """Return *settings* with the name of a field."""
    return replace(settings, **{_option(field_id): name})  # type: ignore[arg-type]


def with_keymap(settings: Settings, keymap: KeyMap) -> Settings:
    """Return *settings* with the keys of *keymap*; what a newer version has put there stays."""
    known = {action.key_name for action in CHOSEN}
    others = tuple(pair for pair in settings.keys if pair[0] not in known)
    return replace(settings, keys=(*keymap.pairs, *others))


def _cell(action: str, key: str, *, is_awaited: bool) -> KeyCell:
    shown = access.PRESS_KEY() if is_awaited else key_name(key)
    return KeyCell(KEY_ID + action, access.ACTIONS[action](), shown, is_awaited)


def _field(settings: Settings, seat: Seat, typing: Typing | None) -> Field:
    field_id = NAME_ID + seat.name.lower()
    if typing is not None and typing.id == field_id:
        return Field(field_id, access.name_label(seat), typing.text, seat_names()[seat], typing.caret)
    return Field(field_id, access.name_label(seat), name_of(settings, field_id), seat_names()[seat])


def _option(field_id: str) -> str:
    return _OPTIONS[Seat[field_id.removeprefix(NAME_ID).upper()]]

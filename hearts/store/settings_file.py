"""The settings on disk: one JSON file, written whole and read forgivingly; it never stops a start."""

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hearts.store.clock import Clock, stamp_of, utc_now
from hearts.store.files import is_file, read_some, set_aside, write_whole
from hearts.store.notes import Note, NoteKind, StoreError, Trouble
from hearts.store.settings import Json, Settings, from_dict, to_dict

FILE_NAME: Final = "settings.json"
VERSION: Final = 1
LONGEST_FILE = 1_000_000
WHOLE: Final = frozenset({"keys"})  # read with every name in it, so what is gone from it was taken out


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings to use, and what there is to tell about their file."""

    settings: Settings
    notes: tuple[Note, ...] = ()


class SettingsFile:
    """The file in *folder*; keys that this version does not know stay in it."""

    def __init__(self, folder: Path, now: Clock = utc_now) -> None:
        self.path = folder / FILE_NAME
        self._now = now

    def load(self) -> Loaded:
        """Read the settings; a file that is none is set aside, a newer program's is left where it is."""
        try:
            found = _read(self.path)
        except FileNotFoundError:
            return Loaded(Settings())
        except OSError as refused:
            if os.path.lexists(self.path) and not is_file(
                self.path
            ):  # a folder, or a pipe: nothing that settings could be written to
                return Loaded(Settings(), (self._set_aside(str(refused)),))
            return Loaded(Settings(), (Note(NoteKind.SETTINGS_UNREADABLE, self.path, str(refused)),))
        except (ValueError, RecursionError) as broken:
            return Loaded(Settings(), (self._set_aside(str(broken)),))
        if _is_newer(found):
            return Loaded(Settings(), (Note(NoteKind.SETTINGS_NEWER, self.path),))
        return Loaded(from_dict(found))

    def save(self, settings: Settings) -> None:
        """Write *settings*; raise StoreError where that fails, with the old file still there."""
        try:
            write_whole(self.path, _to_bytes(settings, self._kept()))
        except OSError as refused:
            raise StoreError(Trouble.SETTINGS_NOT_SAVED, self.path, refused.strerror or str(refused)) from refused

    def _kept(self) -> dict[str, Json]:
        """Return what the file says now, for the keys that this version does not know."""
        try:
            found = _read(self.path)
        except (OSError, ValueError, RecursionError):
            return {}
        if _is_newer(found):
            set_aside(self.path, f"newer-{stamp_of(self._now())}")
            return {}
        return found

    def _set_aside(self, detail: str) -> Note:
        try:
            aside = set_aside(self.path, f"broken-{stamp_of(self._now())}")
        except OSError:
            aside = self.path
        return Note(NoteKind.SETTINGS_BROKEN, aside, detail)


def _read(path: Path) -> dict[str, Json]:
    content = read_some(path, LONGEST_FILE + 1)
    if len(content) > LONGEST_FILE:
        raise ValueError(f"longer than {LONGEST_FILE} bytes")
    found = json.loads(content)
    if not isinstance(found, dict):
        raise ValueError("not an object")  # noqa: TRY004  a fault of the file, as any other
    return found


def _is_newer(found: dict[str, Json]) -> bool:
    version = found.get("version")
    return isinstance(version, int) and version > VERSION


def _to_bytes(settings: Settings, kept: dict[str, Json]) -> bytes:
    ours = {"version": VERSION, **to_dict(settings)}
    with suppress(ValueError, RecursionError):
        content = f"{json.dumps(_merged(kept, ours), indent=2)}\n".encode()
        if len(content) <= LONGEST_FILE:
            return content
    # what is not known is nested deeper, or longer, than could be read again
    return f"{json.dumps(ours, indent=2)}\n".encode()


def _merged(kept: dict[str, Json], ours: dict[str, Json]) -> dict[str, Json]:
    merged = {**kept, **ours}
    for key, value in ours.items():
        old = kept.get(key)
        if key not in WHOLE and isinstance(old, dict) and isinstance(value, dict):
            merged[key] = {**old, **value}
    return merged

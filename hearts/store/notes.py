"""What the store has to tell, as values: notes for what it got round, errors for what it could not do."""

from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path


class NoteKind(Enum):
    """What the start met and got round, what matters most first; which sentence tells it, the text decides."""

    GAMES_NOT_KEPT = auto()
    GAMES_NEWER = auto()
    GAMES_BROKEN = auto()
    GAMES_SALVAGED = auto()
    GAMES_RESTORED = auto()
    GAME_CUT = auto()
    CRASHED = auto()
    SETTINGS_BROKEN = auto()
    SETTINGS_UNREADABLE = auto()
    SETTINGS_NEWER = auto()


@dataclass(frozen=True, slots=True)
class Note:
    """One thing to tell once. *path* is where the file now lies, *detail* what the system said, for a log."""

    kind: NoteKind
    path: Path
    detail: str = ""


class Trouble(Enum):
    """What could not be done."""

    FOLDER_UNUSABLE = "the folder cannot be used"
    SETTINGS_NOT_SAVED = "the settings could not be saved"
    GAME_NOT_KEPT = "the game could not be written"
    GAME_NOT_READ = "the stored games could not be read"


class StoreError(Exception):
    """Something that could not be kept or read; nothing has changed, and it may be tried again."""

    def __init__(self, trouble: Trouble, path: Path, detail: str) -> None:
        super().__init__(f"{trouble.value}: {path} ({detail})")
        self.trouble = trouble
        self.path = path
        self.detail = detail

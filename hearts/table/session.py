"""A person's evening: the store, the settings and the thinker, and which game is at the table."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from hearts.ai.level import Level
from hearts.core.record import PERSON, Player, Players, Record
from hearts.core.rules import Rules
from hearts.store.database import GameKind, Store
from hearts.store.notes import Note, NoteKind, StoreError
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.table.host import Host

if TYPE_CHECKING:
    from hearts.ai.thinker import Thinker

COMPUTER_NAMES = ("West", "North", "East")
PERSON_NAME = "You"


class Session:
    """What outlives a screen. *new_seed* brings the chance in: a number from 0 below 2**63.

    *host* is that of the game last seated at a table.
    """

    def __init__(
        self,
        store: Store,
        settings_file: SettingsFile,
        settings: Settings,
        thinker: "Thinker",
        new_seed: Callable[[], int],
        notes: tuple[Note, ...] = (),
    ) -> None:
        self.store = store
        self.settings = self._kept = settings
        self.thinker = thinker
        self.notes = notes
        self.settings_saved = True
        self._is_told = False
        self.host: Host | None = None
        self.hint_level = Level.EXPERT
        self._settings_file = settings_file
        self._new_seed = new_seed

    def resume(self) -> Host | None:
        """Return the person's game in progress, up to the last move that could be read, if there is one."""
        try:
            stored = self.store.in_progress()
        except StoreError:
            return None
        if stored is None:
            return None
        if stored.problem is not None:
            self.notes = (*self.notes, Note(NoteKind.GAME_CUT, self.store.path, stored.problem))
        return self._seated(Host(self.store, stored.record, GameKind.PERSON, stored.game_id))

    def begin(self, seed: int | None = None) -> Host:
        """Begin a new game under the settings' level and rules; one in progress is given up."""
        players = players_of(Level(self.settings.level), is_demo=False)
        return self._seated(Host(self.store, Record(self.settings.rules, self._seed(seed), players), GameKind.PERSON))

    def begin_demo(self, level: Level, rules: Rules, seed: int | None = None) -> Host:
        """Begin a game that computers play among themselves; the person's own game is not touched."""
        players = players_of(level, is_demo=True)
        return self._seated(Host(self.store, Record(rules, self._seed(seed), players), GameKind.DEMO))

    def next_note(self) -> Note | None:
        """Return what there is to tell next, what matters most first, each once."""
        note = min(self.notes, key=lambda note: note.kind.value, default=None)
        self.notes = tuple(other for other in self.notes if other is not note)
        return note

    def use(self, settings: Settings) -> None:
        """Take *settings* for this run alone, as the command line asks."""
        self.settings = settings

    def change(self, settings: Settings) -> None:
        """Take *settings* and keep what is new in them; where they cannot be written, ``settings_saved`` says so."""
        if settings == self.settings:
            return
        self._kept = replace(self._kept, **_differences(self.settings, settings))
        self.settings = settings
        self._save()

    def save_settings(self) -> None:
        """Write the settings again where that could not be done in its time."""
        if not self.settings_saved:
            self._save()

    def take_unsaved(self) -> bool:
        """Return whether there is to tell, once, that the settings cannot be written."""
        is_news, self._is_told = not (self.settings_saved or self._is_told), not self.settings_saved
        return is_news

    def _save(self) -> None:
        try:
            self._settings_file.save(self._kept)
        except StoreError:
            self.settings_saved = False
        else:
            self.settings_saved = True

    def close(self) -> None:
        """Leave nothing open."""
        self.save_settings()
        self.thinker.close()
        self.store.back_up()
        self.store.close()

    def _seated(self, host: Host) -> Host:
        """Let the thinker get ready for *host*'s table, the session's from now on: its computers, a person's hints."""
        self.host = host
        seated = {player.level for player in host.record.players}
        for level in Level:
            if level.value in seated:
                self.thinker.warm(level)
        if host.record.people:
            self.thinker.warm(self.hint_level)
        return host

    def _seed(self, seed: int | None) -> int:
        return self._new_seed() if seed is None else seed


def _differences(before: Settings, after: Settings) -> dict[str, Any]:
    """Return the options of *after* that are not those of *before*."""
    return {
        option.name: getattr(after, option.name)
        for option in fields(Settings)
        if getattr(after, option.name) != getattr(before, option.name)
    }


def players_of(level: Level, *, is_demo: bool) -> Players:
    """Return who sits where: a person at South, or a computer there too in a demo."""
    west, north, east = (Player(level.value, name) for name in COMPUTER_NAMES)
    south = Player(level.value, "South") if is_demo else Player(PERSON, PERSON_NAME)
    return south, west, north, east

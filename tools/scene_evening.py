"""The evening that scenes play on: a table in a folder of its own, and whoever sits in front of it."""

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from hearts.ai.levels import Level
from hearts.ai.thinker import InlineThinker, advice_for
from hearts.resources import assets_folder
from hearts.store.opening import open_store
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.table.flow import AskComputer, AskPerson, DealCards, next_step
from hearts.table.host import Host
from hearts.table.session import Session
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk
from hearts.ui.screens.table import TableScreen
from hearts.ui.screens.table_sheets import Sheets
from hearts.ui.stack import ScreenStack

SEED = 11
FRAME = 1 / 60
SETTLED = 1.5  # seconds in which every card has arrived and every sheet is open


class Evening:
    """A table in a folder of its own that scenes play on."""

    def __init__(self, size: tuple[int, int], settings: Settings) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="hearts-pictures-")
        folder = Path(self._folder.name)
        self.session = Session(open_store(folder).store, SettingsFile(folder), settings, InlineThinker(), lambda: SEED)
        self.desk = Desk(Assets(assets_folder()), size, settings)
        self.sheets = Sheets(self.desk, self.session)
        self.host = self.session.begin(SEED)
        self.stack: ScreenStack

    def advance(self) -> None:
        """Make the one move the game waits for; the person plays as a Normal computer would."""
        host = self.host
        match next_step(host.game, host.record.people, moving=False, trick_held=False, sheet_seen=True):
            case DealCards():
                host.deal()
            case AskComputer(seat=seat) | AskPerson(seat=seat):
                host.submit(advice_for(host.question(seat, Level.NORMAL)).move)
            case _:
                raise RuntimeError("the game is over")

    def until(self, reached: Callable[[Host], bool]) -> None:
        """Play until *reached* holds."""
        while not reached(self.host):
            self.advance()

    def open(self) -> TableScreen:
        """Sit down at the table with the game as it is now."""
        table = self.sheets.table(self.host)
        self.stack = ScreenStack(table)
        return table

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / FRAME)):
            self.stack.update(FRAME)

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key."""
        self.stack.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def tap(self, table: TableScreen, index: int) -> None:
        """Tap the hand's card number *index*."""
        rect = table.desk.layout.hand_hit(index, len(table.view.hand))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.stack.handle(pygame.Event(kind, button=1, pos=(round(rect.x + 8), round(rect.center[1]))))

    def show(self, size: tuple[int, int], theme: str, *, arrives: bool) -> None:
        """Let the screens follow another size and theme, as in the program; *arrives*: what is under way, too."""
        self.desk.settings = self.session.settings = replace(self.desk.settings, theme=theme)
        if self.desk.fit(size) and arrives:
            self.stack.resize()

    def close(self) -> None:
        """Leave nothing behind."""
        self.session.close()
        self._folder.cleanup()

    def picture(self) -> pygame.Surface:
        """Return what the window would show."""
        surface = pygame.Surface(self.desk.size)
        self.stack.draw(surface)
        return surface

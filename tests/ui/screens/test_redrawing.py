"""A change of table, deck, back or size shows everywhere at once: nothing drawn before it is left in any phase."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pygame
import pytest

from hearts.core.game import Passing
from hearts.resources import assets_folder
from hearts.store.settings import Deck, Settings
from hearts.ui.assets import Assets
from hearts.ui.screen import Desk
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.screens.table import TableScreen
from hearts.ui.screens.table_sheets import Sheets
from hearts.ui.stack import ScreenStack
from tests.table.conftest import open_session
from tests.table.evening import advance, finish_round, to_persons_turn

pytestmark = pytest.mark.usefixtures("_window")

SIZE, OTHER_SIZE = (800, 600), (700, 900)
FRAME = 1 / 60
LONG = 8.0  # seconds in which whatever moves has arrived
PLAIN = Settings()
CHANGES: dict[str, tuple[Settings, tuple[int, int]]] = {
    "table": (replace(PLAIN, theme="linen"), SIZE),
    "high contrast": (replace(PLAIN, theme="contrast"), SIZE),
    "deck": (replace(PLAIN, deck=Deck.FOUR), SIZE),
    "large index": (replace(PLAIN, large_index=True), SIZE),
    "back": (replace(PLAIN, back="forest"), SIZE),
    "size": (PLAIN, OTHER_SIZE),
    "interface": (replace(PLAIN, ui_scale=1.25), SIZE),
}


@dataclass
class Sight:
    """A table in its own folder, and what its window would show."""

    folder: Path
    settings: Settings
    size: tuple[int, int]

    def __post_init__(self) -> None:
        self.session = open_session(self.folder, self.settings)
        self.desk = Desk(Assets(assets_folder()), self.size, self.settings)
        self.host = self.session.begin(7)
        self.stack: ScreenStack

    def open(self) -> TableScreen:
        table = Sheets(self.desk, self.session).table(self.host)
        self.stack = ScreenStack(table)
        return table

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.stack.update(FRAME)

    def tap(self, table: TableScreen, index: int) -> None:
        column = self.desk.layout.hand_hit(index, len(table.view.hand))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.stack.handle(pygame.Event(kind, button=1, pos=(round(column.x + 6), round(column.center[1]))))

    def change(self, settings: Settings, size: tuple[int, int]) -> None:
        """Do what the program does when the settings or the window change: see what follows, and lay out anew."""
        self.desk.settings = self.session.settings = settings
        if not self.desk.fit(size):
            self.desk.painter.clear()  # a picture read for another use of a card is scaled down a little differently
        self.stack.resize()

    def picture(self) -> bytes:
        surface = pygame.Surface(self.desk.size)
        self.stack.draw(surface)
        return pygame.image.tobytes(surface, "RGB")


def passing(sight: Sight) -> None:
    advance(sight.host)
    table = sight.open()
    sight.wait(LONG)
    assert isinstance(sight.host.game.stage, Passing)
    for index in (3, 8):
        sight.tap(table, index)
    sight.wait(1)


def turn(sight: Sight) -> TableScreen:
    to_persons_turn(sight.host)
    table = sight.open()
    sight.wait(1)
    return table


def flight(sight: Sight) -> None:
    table = turn(sight)
    playable = next(index for index, held in enumerate(table.view.hand) if held.refusal is None)
    for _ in range(2):
        sight.tap(table, playable)
        sight.wait(5 * FRAME)
    assert table.troupe.is_moving


def pause(sight: Sight) -> None:
    table = turn(sight)
    playable = next(index for index, held in enumerate(table.view.hand) if held.refusal is None)
    for _ in range(2):
        sight.tap(table, playable)
        sight.wait(0.2)
    for _ in range(round(LONG / FRAME)):
        if table.state.trick is not None and table.troupe.is_still:
            return
        sight.wait(FRAME)
    raise AssertionError("no trick lay on the table")


def summary(sight: Sight) -> None:
    finish_round(sight.host)
    sight.open()
    sight.wait(LONG)
    assert isinstance(sight.stack.top, SheetScreen)


PHASES: dict[str, Callable[[Sight], object]] = {
    "passing": passing,
    "flight": flight,
    "turn": turn,
    "pause": pause,
    "summary": summary,
}


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Callable[[Settings, tuple[int, int]], Sight]]:
    sights: list[Sight] = []

    def make(settings: Settings, size: tuple[int, int]) -> Sight:
        sights.append(Sight(tmp_path / str(len(sights)), settings, size))
        return sights[-1]

    yield make
    for sight in sights:
        sight.session.close()


@pytest.mark.parametrize("phase", PHASES)
def test_what_is_drawn_after_a_change_is_what_a_fresh_table_draws(
    phase: str, fresh: Callable[[Settings, tuple[int, int]], Sight]
) -> None:
    differing = []
    changed = fresh(PLAIN, SIZE)
    PHASES[phase](changed)
    before = changed.picture()
    without_faces = {"deck", "back"} if phase == "summary" else set()
    for name, (settings, size) in CHANGES.items():
        new = fresh(settings, size)
        PHASES[phase](new)
        new.change(settings, size)  # what flies arrives on both
        changed.change(settings, size)
        shown = changed.picture()
        assert (shown == before) is (name in without_faces), name
        if shown != new.picture():
            differing.append(name)
        changed.change(PLAIN, SIZE)
    assert differing == []

"""Somebody sitting at a table without a window: taps, keys and time, and what is seen."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from hearts.core.cards import Card
from hearts.core.game import Playing
from hearts.core.record import Record
from hearts.core.rules import Rules
from hearts.resources import assets_folder
from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Desk
from hearts.ui.screens.table import TableScreen
from hearts.ui.table_painter import control_rects
from hearts.ui.table_view import HandCard
from tests.table.conftest import open_session
from tests.table.evening import advance, to_persons_turn

FRAME = 1 / 60
LONG = 60.0  # seconds in which whatever is due has happened


class NoSheets:
    """Opens nothing, but remembers what it was asked for."""

    def __init__(self) -> None:
        self.opened: list[str] = []

    def open(self, name: str, _table: TableScreen) -> Change | None:
        self.opened.append(name)
        return None

    def after_round(self, _table: TableScreen) -> Change | None:
        self.opened.append("after round")
        return None

    def moon_choice(self, _table: TableScreen) -> Change | None:
        self.opened.append("moon choice")
        return None


class Sitting:
    """One person at one table."""

    def __init__(
        self,
        folder: Path,
        settings: Settings | None = None,
        size: tuple[int, int] = (1280, 800),
        seed: int = 7,
        start: Callable[["Sitting"], None] | None = None,
    ) -> None:
        self.session = open_session(folder, settings, seed)
        self.desk = Desk(Assets(assets_folder()), size, self.session.settings)
        self.host = self.session.resume() or self.session.begin(seed)
        if start is not None:
            start(self)
        self.sheets = NoSheets()
        self.table = TableScreen(self.desk, self.session, self.host, self.sheets)

    @property
    def record(self) -> Record:
        return self.host.record

    @property
    def rules(self) -> Rules:
        return self.host.record.rules

    @property
    def playing(self) -> Playing:
        stage = self.host.game.stage
        assert isinstance(stage, Playing)
        return stage

    @property
    def hand(self) -> tuple[HandCard, ...]:
        return self.table.view.hand

    def change(self, **settings: object) -> None:
        self.desk.settings = self.session.settings = replace(self.desk.settings, **settings)  # type: ignore[arg-type]
        self.table.refresh()

    def wait(self, seconds: float = LONG, frame: float = FRAME) -> None:
        for _ in range(round(seconds / frame)):
            self.table.update(frame)

    def wait_until_asked(self) -> None:
        for _ in range(round(LONG / FRAME)):
            if self.table.is_asked and self.table.troupe.is_still:
                return
            self.table.update(FRAME)
        raise AssertionError(f"never asked: {self.table.step}")

    def event(self, kind: int, **values: object) -> None:
        self.table.handle(pygame.Event(kind, values))

    def press(self, at: tuple[float, float]) -> None:
        self.desk.keyboard = False
        self.event(pygame.MOUSEBUTTONDOWN, button=1, pos=at)

    def move(self, at: tuple[float, float]) -> None:
        self.event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))

    def release(self, at: tuple[float, float]) -> None:
        self.event(pygame.MOUSEBUTTONUP, button=1, pos=at)

    def tap(self, at: tuple[float, float]) -> None:
        self.press(at)
        self.release(at)

    def tap_card(self, card: Card) -> None:
        self.tap(self.point_on(card))

    def tap_control(self, name: str) -> None:
        self.tap(control_rects(self.desk.layout, self.table.view)[name].center)

    def drag(self, card: Card, to: tuple[float, float]) -> None:
        start = self.point_on(card)
        self.press(start)
        self.move((start[0] + 3, start[1] - 30))
        self.move(to)
        self.release(to)

    def key(self, key: int, mod: int = 0) -> None:
        self.desk.keyboard = True
        self.event(pygame.KEYDOWN, key=key, mod=mod, unicode="")

    def point_on(self, card: Card) -> tuple[float, float]:
        rect = self.rect_of(card)
        return rect.x + 6, rect.center[1]

    def rect_of(self, card: Card) -> Rect:
        cards = [held.card for held in self.hand]
        return self.desk.layout.hand_hit(cards.index(card), len(cards))

    @property
    def advised(self) -> list[Card]:
        """The cards that the hint names."""
        return [held.card for held in self.hand if held.is_hinted]

    @property
    def assists(self) -> list[str]:
        """What was counted as help, in order."""
        return [str(kind) for (kind,) in self.session.store.query("SELECT kind FROM assists ORDER BY id")]

    def legal(self) -> list[Card]:
        return [held.card for held in self.hand if held.refusal is None]

    def refused(self) -> list[Card]:
        return [held.card for held in self.hand if held.refusal is not None]


def at_persons_turn(folder: Path, settings: Settings | None = None, **options: object) -> Sitting:
    """Sit down where it is the person's turn to follow, with cards refused and cards to choose from."""

    def start(sitting: Sitting) -> None:
        for _ in range(40):
            to_persons_turn(sitting.host)
            stage = sitting.playing
            if stage.tricks and 1 < len(stage.legal_plays(sitting.rules)) < len(stage.hands[0]):
                return
            advance(sitting.host)

    sitting = Sitting(folder, settings, start=start, **options)  # type: ignore[arg-type]
    sitting.wait_until_asked()
    return sitting

"""The monkey: events without sense through the real loop, with the store on, at every speed.

A thinker answers at the plainest level at once, so that the monkey tries the program and not its patience.
"""

import ctypes
import gc
import os
import random
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame
from trial_player import legal_move
from trial_report import Report

from hearts.ai.levels import Level
from hearts.ai.thinker import InlineThinker, Question
from hearts.core.game import Over, Playing
from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.resources import assets_folder
from hearts.store.opening import open_store
from hearts.store.settings_file import SettingsFile
from hearts.store.speed import Speed
from hearts.table.flow import AskPerson
from hearts.table.session import Session
from hearts.ui.assets import Assets
from hearts.ui.loop import Loop
from hearts.ui.screen import Desk, Reset
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.screens.table import TableScreen
from hearts.ui.screens.table_sheets import Sheets
from hearts.ui.stack import ScreenStack

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.table.host import Host

SIZES: Final = ((640, 480), (1280, 800), (800, 600), (1, 1), (900, 1200), (320, 200), (1600, 900), (64, 64))
USEFUL_KEYS: Final = (
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP),
    *(pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_h, pygame.K_u, pygame.K_n, pygame.K_s, pygame.K_l),
    *(
        pygame.K_F1,
        pygame.K_F2,
        pygame.K_F10,
        pygame.K_m,
        pygame.K_z,
        pygame.K_BACKSPACE,
        pygame.K_PAGEDOWN,
        pygame.K_q,
    ),
)
MODIFIERS: Final = (0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_LCTRL)
WINDOW_EVENTS: Final = (
    *(pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
    *(pygame.WINDOWENTER, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWHIDDEN),
)
STEPS: Final = (0.0, 0.016, 0.016, 0.033, 0.05)
BURSTS: Final = (1, 1, 2, 4)  # of what is pushed between two turns of the loop
LONG: Final = 3000  # turns in which a game at Instant is over
MOST_GROWTH: Final = 12_000_000  # bytes; glyphs and cards of sizes not met before may come late
SHEETS: Final = ("menu", "scores", "last", "help", "new")
MOST_BACK: Final = 4  # times of Escape from whatever is open
SAMPLES: Final = 64
TURNS_TO_REST: Final = 12
TURNS_TO_THE_END: Final = 200  # ten seconds, in which the last trick has gone and the game over is shown
ENOUGH: Final = 10_000  # events; before, every size and theme is still met for the first time


class PlainThinker(InlineThinker):
    """Answers every question as the plainest level does."""

    def ask(self, question: Question) -> None:
        """Find an answer to *question*."""
        super().ask(replace(question, level=Level.EASY))


class Sitting:
    """The program as the command line starts it, in a window that nobody sees."""

    def __init__(self, folder: Path, assets: Assets, window: pygame.Window, chance: random.Random) -> None:
        opened = open_store(folder)
        file = SettingsFile(folder)
        settings = file.load().settings
        self.session = Session(
            opened.store, file, settings, PlainThinker(), lambda: chance.randrange(2**63), opened.notes
        )
        self.desk = Desk(assets, window.size, settings)
        self.sheets = Sheets(self.desk, self.session)
        host = self.session.resume()
        self.stack = ScreenStack(self.sheets.home() if host is None else self.sheets.table(host))
        self.loop = Loop(window, self.desk, self.stack)

    @property
    def top(self) -> str:
        """What the topmost screen is."""
        top = self.stack.top
        return type(top.content if isinstance(top, SheetScreen) else top).__name__


class Monkey:
    """Sits before the window at *speed*."""

    def __init__(self, folder: Path, speed: Speed, seed: int, report: Report) -> None:
        self._folder = folder
        self._speed = speed
        self._chance = random.Random(seed)
        self._report = report
        self._window = pygame.Window("monkey", (640, 480), resizable=True)
        self._window.get_surface()
        self._assets = Assets(assets_folder())
        self.sitting = self._start()
        self.seen: set[str] = set()
        self.memory: list[int] = []
        self._ways: tuple[tuple[float, Callable[[], int]], ...] = (
            (0.43, self._tap),
            (0.3, self._key),
            (0.02, self._pad),
            (0.13, self._move),
            (0.06, self._touch),
            (0.015, self._resize),
            (0.035, self._window_event),
        )

    def try_events(self, events: int) -> None:
        """Let it press and push *events* times."""
        made = 0
        for sample in range(SAMPLES):
            while made < events * (sample + 1) // SAMPLES:
                for _ in range(self._chance.choice(BURSTS)):
                    made += self._push()
                self._turn(self._chance.choice(STEPS))
            self._window.size = SIZES[0]  # a large window takes more; it is the growth that is looked for
            self._rest()
            self.memory.append(memory_now())
        self._report.tried[f"events at {self._speed.value}"] += made

    def reach_everything(self) -> None:
        """Check that from wherever it has got to, a whole game can still be played and every sheet be opened."""
        self._window.size = (640, 480)
        settings = replace(self.sitting.session.settings, speed=Speed.INSTANT, rules=Rules(target=None))
        self.sitting.sheets.apply(settings)
        change = self.sitting.sheets.begin()
        self.sitting.stack.apply(change)
        table = self.sitting.stack.top
        self._report.check(f"a new game leads to {self.sitting.top}", is_so=isinstance(table, TableScreen))
        if isinstance(change, Reset) and isinstance(table, TableScreen):
            self._play(table)

    def leave(self) -> None:
        """Close everything."""
        self.sitting.session.close()
        self._window.destroy()

    def _play(self, table: TableScreen) -> None:
        host: Host = table.host
        opened = False
        for _ in range(LONG):
            self._turn(0.05)
            stage = host.game.stage
            if isinstance(stage, Over):
                break
            if not opened and isinstance(stage, Playing) and stage.tricks and table.step == AskPerson(Seat.SOUTH):
                opened = True
                self._open_all(table)
            elif self.sitting.stack.top is not table:
                pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0))
            elif table.step == AskPerson(Seat.SOUTH):
                move = legal_move(host.game, self._chance, host.record.seed)
                if move is not None:
                    table.moves.submit(move)
        for _ in range(TURNS_TO_THE_END):
            if self.sitting.stack.top is table:
                self._turn(0.05)
        played = isinstance(host.game.stage, Over)
        self._report.check(f"no game can be played: {table.step}, {self.sitting.top}", is_so=played and opened)
        self._report.check("the end of the game is not shown", is_so=self.sitting.stack.top is not table)
        self._report.tried["games played afterwards"] += 1

    def _open_all(self, table: TableScreen) -> None:
        """Open each sheet there is over the table and come back."""
        sitting = self.sitting
        for name in SHEETS:
            change = sitting.sheets.open(name, table)
            if change is not None:
                sitting.stack.apply(change)
            self._rest()
            self._report.check(f"{name} does not open", is_so=sitting.stack.top is not table)
            for _ in range(MOST_BACK):
                if sitting.stack.top is not table:
                    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
                    self._rest()
            self._report.check(f"{name} does not lead back: {sitting.top}", is_so=sitting.stack.top is table)
            self._report.tried["sheets opened afterwards"] += 1

    def _rest(self) -> None:
        for _ in range(TURNS_TO_REST):
            self._turn(0.05)

    def _start(self) -> Sitting:
        self._window.size = SIZES[0]  # as the program does; no window begins smaller
        sitting = Sitting(self._folder, self._assets, self._window, self._chance)
        self._report.check("the game cannot be stored", is_so=sitting.session.store.is_kept)
        settings = replace(sitting.session.settings, speed=self._speed, level="easy", fullscreen=False)
        sitting.sheets.use(settings)
        return sitting

    def _turn(self, dt: float) -> None:
        self.sitting.loop.turn(dt)
        self.seen.add(self.sitting.top)
        if self.sitting.stack.has_quit:
            self.sitting.session.close()
            self.sitting = self._start()
            self._report.tried["times left and begun again"] += 1
        elif self.sitting.desk.settings.speed is not self._speed and self._chance.random() < 0.01:  # noqa: PLR2004
            self.sitting.sheets.apply(replace(self.sitting.session.settings, speed=self._speed))

    def _push(self) -> int:
        """Post an event or several that belong together, and return how many."""
        drawn = self._chance.random()
        for share, way in self._ways:
            drawn -= share
            if drawn < 0:
                return way()
        return self._rare()

    def _resize(self) -> int:
        self._window.size = self._chance.choice(SIZES)
        return 1

    def _tap(self) -> int:
        at, button = self._point(), self._chance.choice((1, 1, 1, 1, 2, 3))
        kinds = self._chance.choice(
            ((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP),) * 5 + ((pygame.MOUSEBUTTONDOWN,), (pygame.MOUSEBUTTONUP,))
        )
        for kind in kinds:
            pygame.event.post(pygame.Event(kind, pos=at, button=button, touch=False, clicks=1))
        return len(kinds)

    def _key(self) -> int:
        key = self._chance.choice(USEFUL_KEYS) if self._chance.random() < 0.9 else self._chance.randrange(1, 1000)  # noqa: PLR2004
        mod = self._chance.choice(MODIFIERS)
        text = chr(key) if 32 <= key < 127 else ""  # noqa: PLR2004
        kinds = (pygame.KEYDOWN, pygame.KEYUP)
        for kind in kinds:
            pygame.event.post(pygame.Event(kind, key=key, mod=mod, unicode=text, scancode=0))
        if text and self._chance.random() < 0.5:  # noqa: PLR2004
            pygame.event.post(
                pygame.Event(pygame.TEXTINPUT, text=self._chance.choice((text, "é", "😀", "\u202e", "長")))
            )
            return 3
        return 2

    def _move(self) -> int:
        rel = self._chance.randrange(-50, 50), self._chance.randrange(-50, 50)
        buttons = self._chance.choice(((0, 0, 0), (1, 0, 0)))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=self._point(), rel=rel, buttons=buttons, touch=False))
        if self._chance.random() < 0.1:  # noqa: PLR2004
            turned = self._chance.choice((-3, -1, 1, 3))
            pygame.event.post(
                pygame.Event(
                    pygame.MOUSEWHEEL, x=0, y=turned, precise_x=0.0, precise_y=float(turned), flipped=False, touch=False
                )
            )
            return 2
        return 1

    def _touch(self) -> int:
        finger, x, y = self._chance.randrange(3), self._chance.random(), self._chance.random()
        kinds = self._chance.choice(
            ((pygame.FINGERDOWN, pygame.FINGERUP), (pygame.FINGERDOWN, pygame.FINGERMOTION), (pygame.FINGERUP,))
        )
        for kind in kinds:
            pygame.event.post(
                pygame.Event(kind, touch_id=1, finger_id=finger, x=x, y=y, dx=0.01, dy=-0.02, pressure=1.0)
            )
        return len(kinds)

    def _pad(self) -> int:
        pad, button = self._chance.randrange(3), self._chance.randrange(18)
        axis, value = self._chance.randrange(6), self._chance.choice((-1.0, -0.5, 0.0, 0.5, 1.0))
        hat = self._chance.choice((-1, 0, 1)), self._chance.choice((-1, 0, 1))
        kind, values = self._chance.choice(
            (
                (pygame.CONTROLLERBUTTONDOWN, {"instance_id": pad, "button": button}),
                (pygame.CONTROLLERAXISMOTION, {"instance_id": pad, "axis": axis, "value": round(value * 32767)}),
                (pygame.JOYBUTTONDOWN, {"instance_id": pad, "button": button}),
                (pygame.JOYAXISMOTION, {"instance_id": pad, "axis": axis, "value": value}),
                (pygame.JOYHATMOTION, {"instance_id": pad, "hat": 0, "value": hat}),
                (pygame.JOYDEVICEADDED, {"device_index": pad}),
                (pygame.JOYDEVICEREMOVED, {"instance_id": pad}),
            )
        )
        pygame.event.post(pygame.Event(kind, values))
        return 1

    def _window_event(self) -> int:
        pygame.event.post(pygame.Event(self._chance.choice(WINDOW_EVENTS), window=self._window))
        return 1

    def _rare(self) -> int:
        match self._chance.randrange(5):
            case 0:
                pygame.event.post(pygame.Event(pygame.QUIT))
            case 1:
                pygame.event.post(pygame.Event(pygame.WINDOWCLOSE, window=self._window))
            case 2:
                pygame.event.post(pygame.Event(pygame.AUDIODEVICEREMOVED, which=1, iscapture=0))
            case 3:
                pygame.event.post(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
            case _:
                pygame.event.post(
                    pygame.Event(
                        pygame.DISPLAYCHANGED if hasattr(pygame, "DISPLAYCHANGED") else pygame.WINDOWMOVED, x=1, y=1
                    )
                )
        return 1

    def _point(self) -> tuple[int, int]:
        width, height = self._window.size
        return self._chance.randrange(-2, width + 2), self._chance.randrange(-2, height + 2)


def try_events(folder: Path, events: int, seed: int = 1, speeds: tuple[Speed, ...] = tuple(Speed)) -> Report:
    """Push *events* events at each speed."""
    report = Report("the monkey")
    pygame.display.init()
    for number, speed in enumerate(speeds):
        monkey = Monkey(folder / speed.value, speed, seed + number, report)
        try:
            monkey.try_events(events)
            monkey.reach_everything()
        except Exception as error:  # noqa: BLE001  whatever it is, it was found
            report.found.append(f"at {speed.value}: {error!r} at {_where(error)}")
        if events >= ENOUGH:
            check_level(monkey.memory, f"at {speed.value}", report)
        report.figures.append(f"at {speed.value} screens met: {', '.join(sorted(monkey.seen))}")
        monkey.leave()
    return report


def check_level(memory: list[int], when: str, report: Report) -> None:
    """Check that *memory* does not grow over its last half."""
    half = memory[len(memory) // 2 :]
    if len(half) < 8:  # noqa: PLR2004
        return
    quarter = len(half) // 4
    before, after = (sum(part) / len(part) for part in (half[:quarter], half[-quarter:]))
    report.check(f"{when} memory grew by {(after - before) / 1e6:.1f} MB", is_so=after - before < MOST_GROWTH)
    report.figures.append(f"{when} memory {before / 1e6:.0f} MB after half, {after / 1e6:.0f} MB at the end")


def memory_now() -> int:
    """Return the bytes in memory that are this process's own, once what is free has been given back."""
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    with Path("/proc/self/statm").open(encoding="ascii") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _where(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "nowhere" if trace is None else f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"  # noqa: PTH119

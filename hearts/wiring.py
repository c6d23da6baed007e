"""Wires everything together for what the command line asks for: the store, the thinker, the screens, the loop."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from secrets import randbelow

import pygame

from hearts import text
from hearts.ai.levels import Level
from hearts.ai.thinker_process import ProcessThinker
from hearts.core.cards import Card
from hearts.core.rules import parse_target
from hearts.core.seeds import SEED_LIMIT
from hearts.desktop.guard import Guard
from hearts.desktop.rehearsal import steps_back
from hearts.options import Options
from hearts.resources import assets_folder
from hearts.store.failures import Failed
from hearts.store.lock import Lock
from hearts.store.opening import open_store
from hearts.store.settings import Settings
from hearts.store.settings_file import Loaded, SettingsFile
from hearts.table.demo import Demo, play_on
from hearts.table.host import Host
from hearts.table.session import Session
from hearts.text import failure, notes
from hearts.text.score_sheet import score_sheet
from hearts.ui.assets import Assets
from hearts.ui.audio import Sounds
from hearts.ui.loop import Loop
from hearts.ui.mixer import Mixer
from hearts.ui.motion import NOTE_SECONDS
from hearts.ui.screen import Desk
from hearts.ui.screens.sheets_at_need import SheetsAtNeed
from hearts.ui.screens.table import TableScreen
from hearts.ui.speech import Narrator
from hearts.ui.stack import ScreenStack
from hearts.ui.system_languages import system_languages
from hearts.ui.system_speech import SystemSpeech
from hearts.ui.table_state import Line
from hearts.ui.window_state import WindowState

ICON_SIZE = 128


@dataclass(frozen=True, slots=True)
class Start:
    """What the first moment hands over; *state* is the open window's, None where there is no display."""

    options: Options
    folder: Path
    lock: Lock
    settings_file: SettingsFile
    loaded: Loaded
    assets: Assets
    state: WindowState | None

    @property
    def window(self) -> pygame.Window | None:
        """The open window, if there is a display."""
        return None if self.state is None else self.state.window


def run_evening(start: Start) -> int:
    """Play, or show a demo, until somebody leaves; return the exit status."""
    guard = Guard(start.folder)
    is_demo = start.options.demo
    session: Session | None = None
    try:
        session = _open_session(start)
        if is_demo:
            return _show_demo(start, session)
        guard.begin(session)
        status = _show(start, session, failed=guard.last)
        guard.ended_well()
    except Exception as error:  # noqa: BLE001  whatever it is, the person is told and nothing is lost
        if start.window is not None:
            start.window.destroy()  # or it would stay as long as what failed is looked at
        return guard.failed(error, session, has_window=start.window is not None, is_demo=is_demo)
    else:
        return status
    finally:
        if session is not None:
            session.close()
        guard.end()


def _open_session(start: Start) -> Session:
    opened = open_store(start.folder)
    session = Session(
        opened.store,
        start.settings_file,
        start.loaded.settings,
        ProcessThinker(),
        lambda: randbelow(SEED_LIMIT),
        (*start.loaded.notes, *opened.notes),
    )
    if start.options.speed is not None:
        session.use(replace(session.settings, speed=start.options.speed))
    if start.options.language is not None:
        session.use(replace(session.settings, language=start.options.language))
    return session


def _wanted(settings: Settings, options: Options) -> Settings:
    """Return *settings* with the level and the length that the command line asks for."""
    if options.level is not None:
        settings = replace(settings, level=options.level.value)
    if options.length is not None:
        settings = replace(settings, rules=replace(settings.rules, target=parse_target(options.length)))
    return settings


def _show_demo(start: Start, session: Session) -> int:
    options = start.options
    wanted = _wanted(session.settings, options)
    demo = Demo(session, Level(wanted.level), wanted.rules, options.seed, options.games, options.rounds)
    try:
        return _play_without_window(demo) if start.window is None else _show(start, session, demo)
    finally:
        demo.host.leave()


def _play_without_window(demo: Demo) -> int:
    """Play one game, or as many games or rounds as were asked for."""
    while True:
        while not demo.game_ended:
            play_on(demo.host, demo.session)
        _report(demo.host)
        if demo.is_over or demo.is_endless:
            return 0
        demo.begin()


def _report(host: Host) -> None:
    try:
        print(score_sheet(host.record, host.game), flush=True)  # noqa: T201
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  nobody reads any more


def _show(start: Start, session: Session, demo: Demo | None = None, failed: Failed | None = None) -> int:
    state, options = start.state, start.options
    if state is None:
        raise ValueError("there is no window to show anything in")
    window = state.window
    window.set_icon(start.assets.app_icon(ICON_SIZE))
    pygame.display.set_allow_screensaver(True)
    audio = Sounds(Mixer(assets_folder() / "sounds"))
    desk = Desk(start.assets, window.size, session.settings, audio, Narrator(SystemSpeech()), system_languages())
    if demo is None:
        stack = _screens(desk, session, options, failed)
    else:
        from hearts.ui.screens.demo_sheets import DemoSheets  # noqa: PLC0415  a person's game needs none of it

        stack = ScreenStack(DemoSheets(desk, session, demo, _report).table())
    loop = Loop(window, desk, stack, is_called=None if demo is not None else start.lock.is_called, state=state)
    loop.errands.extend((*_sharpening(desk, stack), _read_ahead))
    _leave_with_the_desktop()
    try:
        loop.run()
    finally:
        audio.close()
    if demo is None:
        _keep_window(session, state, desk, options)
    return _keep_picture(loop, options)


def _sharpening(desk: Desk, stack: ScreenStack) -> Iterator[Callable[[], None]]:
    """Let the first picture be drawn in haste, and do bit by bit what it leaves undone."""
    desk.painter.hasty = True
    cards: list[Card | None] = [None]
    if isinstance(stack.top, TableScreen):
        cards += [held.card for held in stack.top.view.hand]

    def sharpen(card: Card | None) -> None:
        desk.painter.sharpen(card, desk.layout.card_width if card is not None else desk.layout.back_width)

    def show() -> None:
        desk.painter.hasty = False
        stack.refresh()

    yield from (partial(sharpen, card) for card in cards)
    yield show


def _read_ahead() -> None:
    """Read what the first sheet needs."""
    import hearts.ui.screens.table_sheets  # noqa: F401, PLC0415  later than the first picture of the table


def _leave_with_the_desktop() -> None:
    """Leave as by the window's cross where the session ends or the terminal closes; SDL does so for other signals."""
    hang_up = getattr(signal, "SIGHUP", None)  # not on Windows
    if hang_up is not None and signal.getsignal(hang_up) is signal.SIG_DFL:
        signal.signal(hang_up, lambda *_: pygame.event.post(pygame.Event(pygame.QUIT)))


def _keep_window(session: Session, state: WindowState, desk: Desk, options: Options) -> None:
    """Keep what the person has made of the window; a size asked for on the command line is for this run alone."""
    state.settle()
    settings = replace(session.settings, muted=desk.settings.muted)
    settings = replace(settings, fullscreen=state.is_full, maximised=state.will_be_maximised)
    if options.size is None or state.frame.size != options.size:
        settings = replace(settings, window_size=state.frame.size, window_place=state.frame.place)
    session.change(settings)


def _screens(desk: Desk, session: Session, options: Options, failed: Failed | None = None) -> ScreenStack:
    """Return the table of the game in progress, or of the one the options ask for, otherwise the first screen.

    Ask before what the options say ends a game.
    """
    sheets = SheetsAtNeed(desk, session)
    wanted = _wanted(session.settings, options)
    if failed is not None and failed.is_endless:
        return ScreenStack(sheets.sheets.home(notice=failure.NOT_GONE_ON_WITH()))
    host = session.resume()
    stepped_back = host is not None and steps_back(sheets, host, failed, desk.size)
    if host is None and not options.starts_game:
        note = session.next_note()
        return ScreenStack(sheets.sheets.home(notice="" if note is None else notes.note_line(note)))
    if host is None:
        sheets.sheets.use(wanted)
        table = sheets.table(session.begin(options.seed))
        stack = ScreenStack(table)
    else:
        table = sheets.table(host)
        table.state.line = Line(text.GAME_GOES_ON(), NOTE_SECONDS) if host.has_decisions else None
        stack = ScreenStack(table)
        if _differs(host, wanted, options):
            stack.apply(sheets.sheets.ask_to_end(host, lambda: sheets.sheets.begin(wanted, options.seed)))
    if stepped_back:
        table.state.line = Line(failure.STEPPED_BACK(), NOTE_SECONDS, is_warning=True)
    elif (note := session.next_note()) is not None:
        table.state.line = Line(notes.note_line(note), NOTE_SECONDS, is_warning=True)
    table.refresh()
    return stack


def _differs(host: Host, wanted: Settings, options: Options) -> bool:
    record = host.record
    return (
        (options.seed is not None and options.seed != record.seed)
        or (options.level is not None and wanted.level not in {player.level for player in record.players})
        or (options.length is not None and wanted.rules.target != record.rules.target)
    )


def _keep_picture(loop: Loop, options: Options) -> int:
    if options.screenshot is None:
        return 0
    try:
        pygame.image.save(loop.picture(), options.screenshot)
    except (OSError, pygame.error) as refused:
        print(notes.no_screenshot(options.screenshot, str(refused)), file=sys.stderr)  # noqa: T201
        return 1
    return 0

"""Wires everything together for what the command line asks for: the store, the thinker, the screens, the loop."""

import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import randbelow

import pygame

from hearts import text
from hearts.ai.levels import Level
from hearts.ai.thinker_process import ProcessThinker
from hearts.core.dealing import SEED_LIMIT
from hearts.core.rules import parse_target
from hearts.desktop import Guard
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
from hearts.ui.screen import Desk
from hearts.ui.screens.demo_sheets import DemoSheets
from hearts.ui.screens.table_sheets import Sheets
from hearts.ui.speech import Narrator
from hearts.ui.stack import ScreenStack
from hearts.ui.system_speech import SystemSpeech
from hearts.ui.table_state import Line

ICON_SIZE = 128
NOTE_SECONDS = 8.0


@dataclass(frozen=True, slots=True)
class Start:
    """What the first moment hands over; *window* is None where there is no display."""

    options: Options
    folder: Path
    lock: Lock
    settings_file: SettingsFile
    loaded: Loaded
    assets: Assets
    window: pygame.Window | None


def run_evening(start: Start) -> int:
    """Play, or show a demo, until somebody leaves; return the exit status."""
    guard = Guard(start.folder)
    is_demo = start.options.demo
    session: Session | None = None
    try:
        session = _open_session(start)
        if is_demo:
            return _show_demo(start, session)
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
    window, options = start.window, start.options
    if window is None:
        raise ValueError("there is no window to show anything in")
    window.set_icon(start.assets.app_icon(ICON_SIZE))
    pygame.display.set_allow_screensaver(True)
    audio = Sounds(Mixer(assets_folder() / "sounds"))
    desk = Desk(start.assets, window.size, session.settings, audio, Narrator(SystemSpeech()))
    if demo is None:
        stack = _screens(desk, session, options, failed)
    else:
        stack = ScreenStack(DemoSheets(desk, session, demo, _report).table())
    loop = Loop(window, desk, stack, is_called=None if demo is not None else start.lock.is_called)
    if session.settings.fullscreen and options.size is None:
        loop.set_full_screen(is_full=True)
    try:
        loop.run()
    finally:
        audio.close()
    if demo is None:
        _keep_window(session, loop, desk, options)
    return _keep_picture(loop, options)


def _keep_window(session: Session, loop: Loop, desk: Desk, options: Options) -> None:
    """Keep what the person has made of the window; a size asked for on the command line is for this run alone."""
    settings = replace(session.settings, fullscreen=loop.is_full, muted=desk.settings.muted)
    if options.size is None or loop.windowed_size != options.size:
        settings = replace(settings, window_size=loop.windowed_size)
    session.change(settings)


def _screens(desk: Desk, session: Session, options: Options, failed: Failed | None = None) -> ScreenStack:
    """Return the table of the game in progress, or of the one the options ask for, otherwise the first screen.

    Ask before what the options say ends a game.
    """
    sheets = Sheets(desk, session)
    wanted = _wanted(session.settings, options)
    if failed is not None and failed.is_endless:
        return ScreenStack(sheets.home(notice=failure.NOT_GONE_ON_WITH))
    host = session.resume()
    stepped_back = host is not None and failed is not None and failed.is_again(host.record)
    if host is not None and stepped_back:
        host.undo()
    if host is None and not options.starts_game:
        return ScreenStack(sheets.home(notice=notes.note_line(session.notes[0]) if session.notes else ""))
    if host is None:
        sheets.use(wanted)
        table = sheets.table(session.begin(options.seed))
        stack = ScreenStack(table)
    else:
        table = sheets.table(host)
        table.state.line = Line(text.GAME_GOES_ON, NOTE_SECONDS) if host.has_decisions else None
        stack = ScreenStack(table)
        if _differs(host, wanted, options):
            stack.apply(sheets.ask_to_end(host, lambda: sheets.begin(wanted, options.seed)))
    if stepped_back:
        table.state.line = Line(failure.STEPPED_BACK, NOTE_SECONDS, is_warning=True)
    if session.notes:
        table.state.line = Line(notes.note_line(session.notes[0]), NOTE_SECONDS, is_warning=True)
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

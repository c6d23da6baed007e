"""Wires everything together for what the command line asks for: the store, the thinker, the window, the screens."""

import os
import sys
from dataclasses import replace
from secrets import randbelow

# a plain surface is faster here than the renderer SDL would put behind it, and takes a quarter of the memory
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "hearts")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from hearts import text
from hearts.ai.levels import Level
from hearts.ai.thinker_process import ProcessThinker
from hearts.core.dealing import SEED_LIMIT
from hearts.core.rules import parse_target
from hearts.options import SMALLEST_WINDOW, Options, Size
from hearts.resources import assets_folder
from hearts.store.opening import open_store
from hearts.store.paths import data_folder
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.table.demo import Demo, play_on
from hearts.table.host import Host
from hearts.table.session import Session
from hearts.text import notes
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

DEFAULT_SIZE: Size = (1280, 800)
WINDOW_EDGES: Size = (16, 88)  # what the title bar and the desktop's panels may take
ICON_SIZE = 128
NO_SCREEN = "offscreen"  # SDL's driver where there is no display, opened without an error
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
NOTE_SECONDS = 8.0


def run(options: Options) -> int:
    """Do what the command line asks for and return the exit status."""
    has_display = _open_display()
    if not has_display:
        print(notes.NO_WINDOW if options.demo else notes.NO_DISPLAY, file=sys.stderr)  # noqa: T201
        if not options.demo:
            return 1
    session = _open_session(options)
    try:
        demo = _demo(session, options) if options.demo else None
        if demo is None:
            return _show(session, options, None)
        try:
            if not has_display and options.screenshot is None:
                return _play_without_window(demo)
            return _show(session, options, demo)
        finally:
            demo.host.leave()
    finally:
        session.close()
        pygame.quit()


def _open_display() -> bool:
    """Open the display and return whether there is one."""
    if sys.platform == "linux" and not any(os.environ.get(name) for name in DISPLAY_VARIABLES):
        os.environ["SDL_VIDEODRIVER"] = "dummy"  # asking SDL would only make it complain on the terminal
        pygame.display.init()
        return False
    try:
        pygame.display.init()
    except pygame.error:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
        return False
    return pygame.display.get_driver() != NO_SCREEN


def _open_session(options: Options) -> Session:
    folder = data_folder(options.data_dir)
    settings_file = SettingsFile(folder)
    loaded = settings_file.load()
    opened = open_store(folder)
    settings = loaded.settings
    if options.speed is not None:
        settings = replace(settings, speed=options.speed)
    return Session(
        opened.store,
        settings_file,
        settings,
        ProcessThinker(),
        lambda: randbelow(SEED_LIMIT),
        (*loaded.notes, *opened.notes),
    )


def _wanted(settings: Settings, options: Options) -> Settings:
    """Return *settings* with the level and the length that the command line asks for."""
    if options.level is not None:
        settings = replace(settings, level=options.level.value)
    if options.length is not None:
        settings = replace(settings, rules=replace(settings.rules, target=parse_target(options.length)))
    return settings


def _demo(session: Session, options: Options) -> Demo:
    wanted = _wanted(session.settings, options)
    return Demo(session, Level(wanted.level), wanted.rules, options.seed, options.games, options.rounds)


def _report(host: Host) -> None:
    print(score_sheet(host.record, host.game), flush=True)  # noqa: T201


def _play_without_window(demo: Demo) -> int:
    """Play one game, or as many games or rounds as were asked for."""
    while True:
        while not demo.game_ended:
            play_on(demo.host, demo.session)
        _report(demo.host)
        if demo.is_over or demo.is_endless:
            return 0
        demo.begin()


def _show(session: Session, options: Options, demo: Demo | None) -> int:
    settings = session.settings
    size = options.size or _fitting(settings.window_size or DEFAULT_SIZE)
    window = pygame.Window(text.TITLE, size, resizable=True)
    window.minimum_size = SMALLEST_WINDOW
    window.get_surface()  # pictures are made in its format, so it comes first
    assets = Assets(assets_folder())
    window.set_icon(assets.app_icon(ICON_SIZE))
    pygame.display.set_allow_screensaver(True)
    audio = Sounds(Mixer(assets_folder() / "sounds"))
    desk = Desk(assets, size, settings, audio, Narrator(SystemSpeech()))
    stack = _screens(desk, session, options) if demo is None else _demo_screens(desk, session, demo)
    loop = Loop(window, desk, stack)
    if settings.fullscreen and options.size is None:
        loop.set_full_screen(is_full=True)
    try:
        loop.run()
    finally:
        audio.close()
    if demo is None:
        size, is_muted = loop.windowed_size, desk.settings.muted
        session.change(replace(session.settings, window_size=size, fullscreen=loop.is_full, muted=is_muted))
    return _keep_picture(loop, options)


def _fitting(size: Size) -> Size:
    """Return *size* made to fit the first screen, title bar and panels included."""
    desktop = pygame.display.get_desktop_sizes()[0]
    width, height = (
        max(least, min(side, room - edge))
        for side, room, edge, least in zip(size, desktop, WINDOW_EDGES, SMALLEST_WINDOW, strict=True)
    )
    return width, height


def _demo_screens(desk: Desk, session: Session, demo: Demo) -> ScreenStack:
    return ScreenStack(DemoSheets(desk, session, demo, _report).table())


def _screens(desk: Desk, session: Session, options: Options) -> ScreenStack:
    """Return the table of the game in progress, or of the one the options ask for, otherwise the first screen.

    Ask before what the options say ends a game.
    """
    sheets = Sheets(desk, session)
    wanted = _wanted(session.settings, options)
    host = session.resume()
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

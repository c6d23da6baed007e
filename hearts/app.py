"""The first moment: the display, the right to play, and a window with its cloth; ``wiring`` has all the rest.

What the window is to show takes several times as long to read as the window takes to open, so the cloth comes first.
"""

import os
import sys

# a plain surface is faster here than the renderer SDL would put behind it, and takes a quarter of the memory
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "hearts")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "hearts")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from hearts.options import SMALLEST_WINDOW, Options, Size
from hearts.resources import assets_folder
from hearts.store.lock import Lock
from hearts.store.paths import data_folder
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.text import TITLE
from hearts.text.language import language_of, speak
from hearts.ui.assets import Assets
from hearts.ui.layout import table_layout
from hearts.ui.system_languages import system_languages
from hearts.ui.system_window import is_managed, system_scale, usable_areas
from hearts.ui.table_top import table_top
from hearts.ui.theme import THEMES
from hearts.ui.window_frame import Area, Frame, fitted
from hearts.ui.window_state import WindowState

DEFAULT_SIZE: Size = (1280, 800)
TITLE_CORNER: Size = (8, 40)  # px of a title bar left of the inside and above it
PANEL = 96  # px that no panel of a desktop is thicker
NO_SCREEN = "offscreen"  # SDL's driver where there is no display, opened without an error
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def run(options: Options) -> int:
    """Do what the command line asks for and return the exit status."""
    preferred = system_languages()
    speak(language_of(options.language or "", preferred))
    has_display = _open_display()
    if not has_display and not _goes_without(options):
        return 1
    folder = data_folder(options.data_dir)
    lock = Lock(folder)
    if not options.demo and not lock.take():
        _call_the_other(lock)
        return 0
    try:
        settings_file = SettingsFile(folder)
        loaded = settings_file.load()
        speak(language_of(options.language or loaded.settings.language, preferred))
        state, assets = None, Assets(assets_folder())
        if has_display or options.screenshot is not None:
            state = _open_window(options, loaded.settings, assets)
        from hearts.wiring import Start, run_evening  # noqa: PLC0415  read while the cloth lies there already

        return run_evening(Start(options, folder, lock, settings_file, loaded, assets, state))
    except Exception as error:  # noqa: BLE001  what fails before the evening begins is told in the same way
        from hearts.desktop.guard import Guard  # noqa: PLC0415  hardly ever needed

        return Guard(folder).failed(error, None, has_window=has_display, is_demo=options.demo)
    finally:
        lock.release()
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


def _goes_without(options: Options) -> bool:
    """Say what happens without a display, and return whether anything does."""
    from hearts.text import notes  # noqa: PLC0415  hardly ever needed

    print(notes.NO_WINDOW() if options.demo else notes.NO_DISPLAY(), file=sys.stderr)  # noqa: T201
    return options.demo


def _call_the_other(lock: Lock) -> None:
    """Let the window that plays the person's game come forward, and say so."""
    from hearts.text import notes  # noqa: PLC0415  hardly ever needed

    print(notes.COMES_FORWARD() if lock.call() else notes.OPEN_ALREADY())  # noqa: T201
    pygame.quit()


def _open_window(options: Options, settings: Settings, assets: Assets) -> WindowState:
    """Open the window and show the cloth that everything will lie on."""
    frame = _frame(options, settings)
    is_full, is_maximised = (options.size is None and state for state in (settings.fullscreen, settings.maximised))
    window = pygame.Window(
        TITLE(),
        frame.size,
        pygame.WINDOWPOS_UNDEFINED if frame.place is None else frame.place,
        resizable=True,
        maximized=is_maximised,
        fullscreen_desktop=is_full and not is_managed(),
    )
    state = WindowState(window, frame)
    state.is_maximised = is_maximised
    if is_full:
        state.begin_full()
    window.minimum_size = SMALLEST_WINDOW
    if pygame.display.get_driver() == "wayland":
        os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)  # SDL shows a plain surface there by no other way
    surface = window.get_surface()  # pictures are made in its format, so it comes first
    layout = table_layout(*surface.get_size(), settings.ui_scale)
    surface.blit(assets.table(table_top(layout, THEMES[settings.theme])), (0, 0))
    window.flip()
    return state


def _frame(options: Options, settings: Settings) -> Frame:
    """Return where the window opens: as it was left, as far as the screens there are now show it."""
    if options.size is not None:
        return Frame(options.size)
    wanted = Frame(settings.window_size or _first_size(), settings.window_place)
    width, height = pygame.display.get_desktop_sizes()[0]
    if Area(PANEL, PANEL, width - 2 * PANEL, height - 2 * PANEL).holds(wanted):
        return wanted  # whatever panels there are, and without asking for them, which takes time
    areas = usable_areas() or (Area(0, 0, width, height - PANEL // 2),)
    return fitted(wanted, areas, SMALLEST_WINDOW, (0, 0) if is_managed() else TITLE_CORNER)


def _first_size() -> Size:
    scale = system_scale()
    return round(DEFAULT_SIZE[0] * scale), round(DEFAULT_SIZE[1] * scale)

"""The first moment: the display, the right to play, and a window with its cloth; ``wiring`` has all the rest.

What the window is to show takes several times as long to read as the window takes to open, so the cloth comes first.
"""

import os
import sys

# a plain surface is faster here than the renderer SDL would put behind it, and takes a quarter of the memory
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "hearts")
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
from hearts.ui.assets import Assets
from hearts.ui.layout import table_layout
from hearts.ui.table_top import table_top
from hearts.ui.theme import THEMES

DEFAULT_SIZE: Size = (1280, 800)
WINDOW_EDGES: Size = (16, 88)  # what the title bar and the desktop's panels may take
NO_SCREEN = "offscreen"  # SDL's driver where there is no display, opened without an error
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def run(options: Options) -> int:
    """Do what the command line asks for and return the exit status."""
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
        window, assets = None, Assets(assets_folder())
        if has_display or options.screenshot is not None:
            window = _open_window(options, loaded.settings, assets)
        from hearts.wiring import Start, run_evening  # noqa: PLC0415  read while the cloth lies there already

        return run_evening(Start(options, folder, lock, settings_file, loaded, assets, window))
    except Exception as error:  # noqa: BLE001  what fails before the evening begins is told in the same way
        from hearts.desktop import Guard  # noqa: PLC0415  hardly ever needed

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

    print(notes.NO_WINDOW if options.demo else notes.NO_DISPLAY, file=sys.stderr)  # noqa: T201
    return options.demo


def _call_the_other(lock: Lock) -> None:
    """Let the window that plays the person's game come forward, and say so."""
    from hearts.text import notes  # noqa: PLC0415  hardly ever needed

    print(notes.COMES_FORWARD if lock.call() else notes.OPEN_ALREADY)  # noqa: T201
    pygame.quit()


def _open_window(options: Options, settings: Settings, assets: Assets) -> pygame.Window:
    """Open the window and show the cloth that everything will lie on."""
    size = options.size or _fitting(settings.window_size or DEFAULT_SIZE)
    window = pygame.Window(TITLE, size, resizable=True)
    window.minimum_size = SMALLEST_WINDOW
    surface = window.get_surface()  # pictures are made in its format, so it comes first
    layout = table_layout(*size, settings.ui_scale)
    surface.blit(assets.table(table_top(layout, THEMES[settings.theme])), (0, 0))
    window.flip()
    return window


def _fitting(size: Size) -> Size:
    """Return *size* made to fit the first screen, title bar and panels included."""
    desktop = pygame.display.get_desktop_sizes()[0]
    width, height = (
        max(least, min(side, room - edge))
        for side, room, edge, least in zip(size, desktop, WINDOW_EDGES, SMALLEST_WINDOW, strict=True)
    )
    return width, height

"""What pygame does not tell of SDL: the usable part of every screen, and a wait for events that sleeps meanwhile.

SDL is in the process already and is only asked by name. Where it cannot be asked, the answers are None and False, and
whoever asks does without.
"""

import os
import sys
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from hearts.ui.window_frame import Area, Pair

if TYPE_CHECKING:
    from ctypes import CDLL

USUAL_DOTS: Final = 96.0  # an inch
LARGEST_SCALE: Final = 4.0
SLEEPLESS: Final = frozenset({"dummy", "offscreen"})


def usable_areas() -> tuple[Area, ...] | None:
    """Return what panels leave of each screen, the first screen first; None where nobody knows."""
    sdl = _sdl()
    if sdl is None:
        return None
    from ctypes import c_int  # noqa: PLC0415  read with the library

    areas = []
    for index in range(sdl.SDL_GetNumVideoDisplays()):
        found = (c_int * 4)()
        if sdl.SDL_GetDisplayUsableBounds(index, found) == 0:
            areas.append(Area(*found))
    return tuple(areas) or None


def is_managed() -> bool:
    """Whether another program, the window manager of an X screen, has the last word on where windows are."""
    return pygame.display.get_driver() == "x11"


def place_of(window: pygame.Window) -> Pair:
    """Return the place that *window* would have to be opened at to come to where it is.

    An X window manager puts the corner of the title bar there, every other system that of the inside.
    """
    (x, y), (left, top) = window.position, edges_of(window)
    return x - left, y - top


def edges_of(window: pygame.Window) -> Pair:
    """Return what an X window manager has put left of a window and above it."""
    sdl = _sdl() if is_managed() else None
    if sdl is None:
        return 0, 0
    from ctypes import byref, c_int, c_void_p  # noqa: PLC0415  read with the library

    top, left = c_int(), c_int()
    sdl.SDL_GetWindowFromID.restype = c_void_p
    pointer = c_void_p(sdl.SDL_GetWindowFromID(window.id))
    known = sdl.SDL_GetWindowBordersSize(pointer, byref(top), byref(left), None, None)
    return (left.value, top.value) if known == 0 else (0, 0)


def ask_for_full_screen(window: pygame.Window, *, is_full: bool) -> bool:
    """Let an X window manager fill the screen or lead back; return False where SDL has to do it."""
    sdl = _sdl() if is_managed() else None
    if sdl is None:
        return False
    from hearts.ui import window_manager  # noqa: PLC0415  only there

    return window_manager.ask_for_full_screen(sdl, window, is_full=is_full)


def fills_screen(window: pygame.Window) -> bool | None:
    """Return whether an X window manager says that *window* fills the screen; None where nobody does."""
    sdl = _sdl() if is_managed() else None
    if sdl is None:
        return None
    from hearts.ui import window_manager  # noqa: PLC0415  only there

    return window_manager.fills_screen(sdl, window)


def system_scale() -> float:
    """Return how much larger than usual the system shows everything, where windows are measured in a screen's pixels.

    Elsewhere, on the Mac and under Wayland, the system enlarges the window itself, and nothing is to be done.
    """
    if sys.platform == "win32":
        return _windows_dots() / USUAL_DOTS
    found = 1.0
    if pygame.display.get_driver() == "x11":
        for name in ("GDK_SCALE", "QT_SCALE_FACTOR"):
            with suppress(ValueError):
                found = max(found, float(os.environ.get(name, "")))
    return min(found, LARGEST_SCALE)


def wait_for_event(seconds: float) -> bool:
    """Sleep until there is an event or *seconds* have passed; return whether that could be done.

    With a gamepad, and where nothing is really shown, SDL would look a thousand times a second instead of sleeping.
    """
    has_pad = pygame.joystick.get_init() and pygame.joystick.get_count() > 0
    sdl = None if has_pad or pygame.display.get_driver() in SLEEPLESS else _sdl()
    if sdl is None:
        return False
    sdl.SDL_WaitEventTimeout(None, max(1, round(1000 * seconds)))
    return True


def _windows_dots() -> float:
    try:
        import ctypes  # noqa: PLC0415  only there

        user = getattr(ctypes, "windll").user32  # noqa: B009  only there
        return float(user.GetDpiForSystem())
    except (ImportError, OSError, AttributeError):
        return USUAL_DOTS


@lru_cache(maxsize=1)
def _sdl() -> "CDLL | None":
    """Return the library that pygame itself uses."""
    try:
        import ctypes  # noqa: PLC0415  takes longer than the first picture may wait

        # elsewhere than on Windows a library is searched with all those it was linked to
        library = ctypes.CDLL("SDL2" if sys.platform == "win32" else pygame.base.__file__)
        library.SDL_GetNumVideoDisplays, library.SDL_GetDisplayUsableBounds, library.SDL_WaitEventTimeout  # noqa: B018
    except (ImportError, OSError, AttributeError):
        return None
    return library

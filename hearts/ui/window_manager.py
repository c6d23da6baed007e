"""Speaks to the window manager of an X screen past SDL, of the full screen only; read where there is such a screen.

On the way back from the full screen SDL 2 does more than it was asked for: it moves the window, and has it maximised or
not by what it believes, which an answer of the manager that came in between has made wrong. The manager knows the frame
that a window had; asked for nothing else, it leads back there by itself. Its answers are hints, and so are these: where
anything is missing they are False and None.
"""

import ctypes
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

X11: Final = 2  # as SDL counts the systems that windows belong to
CLIENT_MESSAGE: Final = 33  # the kind of an X event that one program sends to another
TO_MANAGERS: Final = 0x180000  # the masks of what a window manager listens to
REMOVE, ADD, FROM_PROGRAM = 0, 1, 1  # as the desktops' specification numbers them
ATOM: Final = 4  # the X server's number for a property that is a list of names
MOST_STATES: Final = 64

Pointer = ctypes.c_void_p


class SystemWindow(ctypes.Structure):
    """What SDL tells of a window under X; other systems use the same room for something else."""

    _fields_ = (
        ("version", ctypes.c_uint8 * 3),
        ("system", ctypes.c_int),
        ("display", Pointer),
        ("window", ctypes.c_ulong),
        ("rest", ctypes.c_uint8 * 48),
    )


class ClientMessage(ctypes.Structure):
    """An X event by which a program asks for something; events are all as long as the longest kind."""

    _fields_ = (
        ("kind", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("is_sent", ctypes.c_int),
        ("display", Pointer),
        ("window", ctypes.c_ulong),
        ("about", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    )


class Managed(NamedTuple):
    """A window as the X library knows it, and the numbers of the two names that are spoken of."""

    library: ctypes.CDLL
    display: Pointer
    window: ctypes.c_ulong
    state: int
    full: int


def ask_for_full_screen(sdl: ctypes.CDLL, window: pygame.Window, *, is_full: bool) -> bool:
    """Ask for the full screen or for the way back from it; return whether there was anybody to be asked."""
    managed = _managed(sdl, window)
    if managed is None:
        return False
    library, display = managed.library, managed.display
    wish = (ctypes.c_long * 5)(ADD if is_full else REMOVE, managed.full, 0, FROM_PROGRAM, 0)
    message = ClientMessage(kind=CLIENT_MESSAGE, window=managed.window, about=managed.state, format=32, data=wish)
    root = ctypes.c_ulong(library.XDefaultRootWindow(display))
    library.XSendEvent(display, root, 0, ctypes.c_long(TO_MANAGERS), ctypes.byref(message))
    library.XFlush(display)
    return True


def fills_screen(sdl: ctypes.CDLL, window: pygame.Window) -> bool | None:
    """Return whether the manager says that *window* fills the screen, whoever has asked for it."""
    managed = _managed(sdl, window)
    if managed is None:
        return None
    kind, count, left = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_ulong()
    width, states = ctypes.c_int(), ctypes.POINTER(ctypes.c_ulong)()
    asked = managed.display, managed.window, ctypes.c_ulong(managed.state), ctypes.c_long(0), ctypes.c_long(MOST_STATES)
    places = (ctypes.byref(place) for place in (kind, width, count, left, states))
    if managed.library.XGetWindowProperty(*asked, 0, ctypes.c_ulong(ATOM), *places) != 0 or not states:
        return None
    is_full = managed.full in states[: count.value]
    managed.library.XFree(states)
    return is_full


def _managed(sdl: ctypes.CDLL, window: pygame.Window) -> Managed | None:
    library = _library()
    told = SystemWindow(version=(ctypes.c_uint8 * 3)(*pygame.get_sdl_version()))
    sdl.SDL_GetWindowFromID.restype = Pointer
    pointer = Pointer(sdl.SDL_GetWindowFromID(window.id))
    if library is None or not sdl.SDL_GetWindowWMInfo(pointer, ctypes.byref(told)) or told.system != X11:
        return None
    display = Pointer(told.display)
    state, full = (library.XInternAtom(display, name, 0) for name in (b"_NET_WM_STATE", b"_NET_WM_STATE_FULLSCREEN"))
    return Managed(library, display, ctypes.c_ulong(told.window), state, full)


@lru_cache(maxsize=1)
def _library() -> ctypes.CDLL | None:
    """Return the library that SDL itself speaks to the X server through."""
    try:
        library = ctypes.CDLL("libX11.so.6")
        library.XInternAtom.restype = library.XDefaultRootWindow.restype = ctypes.c_ulong
    except (OSError, AttributeError):
        return None
    return library

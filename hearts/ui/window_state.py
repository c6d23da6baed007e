"""What has become of the window: minimised, maximised, full, and the frame it goes back to from all of these."""

import pygame

from hearts.ui.system_window import ask_for_full_screen, fills_screen, place_of
from hearts.ui.window_frame import Frame

SETTLED: float = 0.5  # seconds after which a size and a place are the person's, not a step to another state
LOOKS, PAUSE = 10, 10  # times and milliseconds between them; SDL waits as long for a window manager
SHOWN = (pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED)


class WindowState:
    """Follows a window by its events; *frame* is what it had when it was last neither maximised nor full."""

    def __init__(self, window: pygame.Window, frame: Frame | None = None) -> None:
        self.window = window
        self.frame = Frame(window.size) if frame is None else frame
        self._seen: Frame | None = None
        self._age = 0.0
        self._filled: Frame | None = None  # what it has until the way back from the full screen has begun
        self.is_hidden = False
        self.is_maximised = False
        """Whether it is maximised, or will be once it no longer fills the screen."""
        self.is_full = False

    def note(self, event: pygame.Event) -> None:
        """Take one event; what a window manager says of a full window is no wish of the person's."""
        if event.type == pygame.WINDOWMINIMIZED:
            self.is_hidden = True
        elif event.type in SHOWN:
            self.is_hidden = False
            if event.type != pygame.WINDOWSHOWN and not self.is_full:
                self.is_maximised = event.type == pygame.WINDOWMAXIMIZED
                self._seen = None

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass; a frame that has stood for a while is the one to go back to."""
        now = Frame(self.window.size, self.window.position)
        if now != self._seen:
            self._seen, self._age = now, 0.0
        elif self._age < SETTLED:
            self._age += dt
            if self._age >= SETTLED:
                self.settle()

    def settle(self) -> None:
        """Take the present frame, however new it is: the window is about to go.

        A window manager has keys of its own that fill the screen, and says so only where it is asked.
        """
        told = fills_screen(self.window)
        self.is_full = self.is_full if told is None else told
        is_elsewhere = self.is_full or self.is_maximised or self.is_hidden
        if not is_elsewhere and Frame(self.window.size, self.window.position) != self._filled:
            self.frame = Frame(self.window.size, place_of(self.window))

    def set_full_screen(self, *, is_full: bool) -> None:
        """Fill the screen, or go back to the window as it was."""
        self._filled = None if is_full else Frame(self.window.size, self.window.position)
        self.is_full, self._seen = is_full, None
        if ask_for_full_screen(self.window, is_full=is_full):
            return
        if is_full:
            self.window.set_fullscreen(desktop=True)
            return
        self.window.set_windowed()
        if self.is_maximised:
            self.window.maximize()

    def begin_full(self) -> None:
        """Fill the screen as the first thing a new window does, and wait a moment for it to have that size."""
        self.is_full, size = True, self.window.size
        if ask_for_full_screen(self.window, is_full=True):
            for _ in range(LOOKS):
                pygame.event.pump()
                if self.window.size != size:
                    break
                pygame.time.wait(PAUSE)

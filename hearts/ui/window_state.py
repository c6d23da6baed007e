"""What has become of the window: minimised, maximised, full, and the frame it goes back to from all of these."""

import pygame

from hearts.ui.system_window import edges_of, is_managed, place_of, position_of
from hearts.ui.window_frame import Frame

RETURNED: float = 0.1  # seconds without another change after which a window counts as back from the full screen
SETTLED: float = 0.5  # seconds after which a size and a place are the person's, not a step to another state
SHOWN = (pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED)


class WindowState:
    """Follows a window by its events; *frame* is what it had when it was last neither maximised nor full."""

    def __init__(self, window: pygame.Window, frame: Frame | None = None) -> None:
        self.window = window
        self.frame = Frame(window.size) if frame is None else frame
        self._seen: Frame | None = None
        self._age = 0.0
        self._comes_back_maximised = False
        self._returning: Frame | None = None
        self.is_hidden = False
        self.is_maximised = False
        self.is_full = False

    def note(self, event: pygame.Event) -> None:
        """Take one event; what a window manager says of a full window is no wish of the person's."""
        if event.type == pygame.WINDOWMINIMIZED:
            self.is_hidden = True
        elif event.type in SHOWN:
            self.is_hidden = False
            if event.type != pygame.WINDOWSHOWN and not self.is_full and self._returning is None:
                self.is_maximised = event.type == pygame.WINDOWMAXIMIZED
                self._seen = None

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass; a frame that has stood for a while is the one to go back to."""
        if self._is_elsewhere:
            self._seen = None
            return
        now = Frame(self.window.size, self.window.position)
        if now != self._seen:
            self._seen, self._age = now, 0.0
        elif self._age < SETTLED:
            self._age += dt
            if self._returning is not None:
                # without a title bar it may be full still
                if self._age >= (RETURNED if any(edges_of(self.window)) else SETTLED):
                    self._return_to(self._returning)
            elif self._age >= SETTLED:
                self._take()

    def settle(self) -> None:
        """Take the present frame, however new it is: the window is about to go."""
        if not self._is_elsewhere and self._returning is None:
            self._take()

    def set_full_screen(self, *, is_full: bool) -> None:
        """Fill the screen, or go back to the window as it was."""
        if is_full:
            self._comes_back_maximised = self.will_be_maximised
            self._returning = None
            self.is_full = True
            self.window.set_fullscreen(desktop=True)
            return
        self.window.set_windowed()
        self.is_full = self.is_maximised = False
        self._seen = None
        if is_managed():
            self._returning = self.frame
        elif self._comes_back_maximised:
            self.window.maximize()
            self.is_maximised = True

    def begin_full(self, *, comes_back_maximised: bool) -> None:
        """Note that the window was opened full already, and how it comes back."""
        self.is_full = True
        self._comes_back_maximised = comes_back_maximised

    @property
    def will_be_maximised(self) -> bool:
        """Whether the window is maximised, or will be once it no longer fills the screen."""
        is_away = self.is_full or self._returning is not None
        return self._comes_back_maximised if is_away else self.is_maximised

    def _return_to(self, frame: Frame) -> None:
        """Go where the window was before it was full, on the way to where it was maximised as well.

        A window manager does not always lead back there by itself, and what SDL believes is wrong after quick changes.
        """
        self._returning = self._seen = None
        self.window.size = frame.size
        if frame.place is not None:
            self.window.position = position_of(self.window, frame.place)
        if self._comes_back_maximised:
            self.window.maximize()
            self.is_maximised = True

    def _take(self) -> None:
        self.frame = Frame(self.window.size, place_of(self.window))

    @property
    def _is_elsewhere(self) -> bool:
        return self.is_full or self.is_maximised or self.is_hidden

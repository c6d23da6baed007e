"""The stack of screens, and the one place where what a handler returned is done."""

import pygame

from hearts.ui.screen import Change, Departs, Pop, Push, Quit, Reset, Rests, Screen, TakesKeys


class ScreenStack:
    """Screens from the lowest to the topmost, which alone gets events and time.

    An overlay that was closed may be seen a little longer: it is drawn over the rest, which goes on already.
    """

    def __init__(self, screen: Screen) -> None:
        self._screens = [screen]
        self._departing: list[Departs] = []
        self._changed = True
        self.has_quit = False

    @property
    def top(self) -> Screen:
        """The topmost screen."""
        return self._screens[-1]

    @property
    def takes_keys(self) -> bool:
        """Whether the topmost screen waits for a key and wants it whatever it means."""
        return isinstance(self.top, TakesKeys) and self.top.takes_keys

    @property
    def depth(self) -> int:
        """How many screens there are."""
        return len(self._screens)

    def handle(self, event: pygame.Event) -> None:
        """Give one event to the topmost screen and do what it says."""
        self.apply(self.top.handle(event))

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass for the topmost screen and for what is closing; the screens below pause."""
        if self._departing:
            self._departing = [screen for screen in self._departing if screen.depart(dt)]
            self._changed = True
        self.apply(self.top.update(dt))

    def apply(self, change: Change | None) -> None:
        """Do what a screen returned."""
        while change is not None and not self.has_quit:
            self._changed = True
            match change:
                case Push(screen=screen):
                    self._screens.append(screen)
                    change = None
                case Pop(then=then):
                    if len(self._screens) > 1:
                        self._let_go(self._screens[-1:])
                        self._screens.pop()
                    change = None if then is None else then()
                case Reset(screen=screen):
                    self._let_go(self._visible())
                    self._screens = [screen]
                    change = None
                case Quit():
                    self.has_quit = True

    def resize(self) -> None:
        """Tell every screen that the desk has changed; what was closing is gone."""
        self._departing.clear()
        for screen in self._screens:
            screen.resize()

    def refresh(self) -> None:
        """Tell every screen that what it shows may have changed: the settings, or what the person uses."""
        for screen in self._screens:
            screen.refresh()

    @property
    def is_dirty(self) -> bool:
        """Whether anything visible no longer holds."""
        return self._changed or any(screen.is_dirty for screen in self._visible())

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing will happen until the person does something."""
        return not self._departing and isinstance(self.top, Rests) and self.top.is_at_rest

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every visible screen, the lowest first."""
        for screen in self._visible():
            screen.draw(surface)
        for closing in self._departing:
            closing.draw(surface)

    def drawn(self) -> None:
        """Note that the present state has been drawn."""
        self._changed = False
        for screen in self._visible():
            screen.drawn()

    def _let_go(self, screens: list[Screen]) -> None:
        """Let those overlays of *screens* that can be seen while they close."""
        for screen in screens:
            if screen.is_overlay and isinstance(screen, Departs) and screen.depart(0.0):
                self._departing.append(screen)

    def _visible(self) -> list[Screen]:
        first = max(index for index, screen in enumerate(self._screens) if not screen.is_overlay)
        return self._screens[first:]

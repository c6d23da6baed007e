"""The loop of one window: events, time, and a new picture only where something has changed."""

from collections import deque
from collections.abc import Callable
from dataclasses import replace

import pygame

from hearts import text
from hearts.ui.devices import Devices
from hearts.ui.held_keys import begin_to_repeat
from hearts.ui.keys import Action
from hearts.ui.motion import RESIZE_QUIET
from hearts.ui.screen import Desk
from hearts.ui.stack import ScreenStack
from hearts.ui.system_window import wait_for_event
from hearts.ui.window_state import SHOWN, WindowState

Size = tuple[int, int]

LONGEST_STEP = 0.05  # seconds; the system may stop the loop while a window is dragged
MOVING_RATE, WAITING_RATE, HIDDEN_RATE, RESTING_RATE = 60, 20, 10, 2  # turns a second; an event ends a rest at once
IDLE_AFTER = 0.03  # seconds without an event or a picture
CALM_AFTER = 1.0  # seconds without an event or a picture; whatever was begun by then is over
CALLED_EVERY = 0.5  # seconds between two looks for another start of the program
LEAST_SIDE = 64  # px; a window squeezed below it keeps its last picture
EXPOSED = (*SHOWN, pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED)
AWAKE = (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)  # what comes before a sound
ATTENDED = (pygame.WINDOWFOCUSGAINED, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)


class Loop:
    """Runs the screens of *stack* in *window*; *desk* follows the window's size, *is_called* brings it forward."""

    def __init__(
        self,
        window: pygame.Window,
        desk: Desk,
        stack: ScreenStack,
        devices: Devices | None = None,
        is_called: Callable[[], bool] | None = None,
        state: WindowState | None = None,
    ) -> None:
        self._window = window
        self._desk = desk
        self._stack = stack
        self._devices = Devices() if devices is None else devices
        self._is_called = is_called
        self._until_asked = CALLED_EVERY
        self._settings = desk.settings
        self._clock = pygame.Clock()
        self._is_exposed = True
        self._before_resize: pygame.Surface | None = None
        self._resized_to: Size = window.size
        self._corner: tuple[int, int] = window.position
        self._quiet = 0.0
        self._calm = 0.0
        self.errands: deque[Callable[[], object]] = deque()
        """What is done one by one as soon as there is time for it, so that nobody waits for it later."""
        self.state = WindowState(window) if state is None else state

    def run(self) -> None:
        """Show the window until somebody leaves; the first picture waits for no clock."""
        begin_to_repeat()
        passed = 0.0
        while not self._stack.has_quit:
            dt = min(passed, LONGEST_STEP)
            self.turn(dt, passed - dt)
            passed = self._tick()
        self._desk.narrator.close()

    def turn(self, dt: float, slept: float = 0.0) -> None:
        """Take the waiting events, let *dt* seconds pass, draw if anything has changed, and let it be heard.

        Nothing on the screen has missed the seconds *slept* before; only devices and other programs go by them.
        """
        passed = dt + slept
        self._calm += passed
        for event in pygame.event.get():
            self._calm = 0.0
            for meant in self._devices.meant(event, self._window.size, self._desk.keymap):
                self._take(meant)
        self._stack.update(dt)
        self.state.update(passed)
        if not self._stack.has_quit and not self._is_being_resized(dt):
            self._show()
        # last, so that the first picture waits for no device
        self._desk.audio.update(passed, self._desk.settings)
        self._devices.update(passed, is_at_rest=not self._stack.is_dirty)
        self._come_forward(passed)
        self._run_errand()

    def _run_errand(self) -> None:
        if self.errands and self._calm >= IDLE_AFTER and not self._stack.is_dirty:
            self.errands.popleft()()

    def _come_forward(self, dt: float) -> None:
        """Show the window before all others where another start of the program has called it."""
        self._until_asked -= dt
        if self._is_called is None or self._until_asked > 0:
            return
        self._until_asked = CALLED_EVERY
        if self._is_called():
            self._window.restore()
            self._window.show()
            self._window.focus()

    def _show(self) -> None:
        self._follow_desk()
        if not self.state.is_hidden and (self._is_exposed or self._stack.is_dirty):
            self._stack.draw(self._window.get_surface())
            self._stack.drawn()
            self._is_exposed = False
            self._calm = 0.0
            self._window.flip()
            # what is shown anew may be told anew
            self._desk.narrator.follow(self._stack.top, is_on=self._desk.settings.speech)

    def _follow_desk(self) -> None:
        """Lay out anew after a new size or look; show what other changed settings ask for."""
        if self._desk.fit(self._resized_to):
            self._stack.resize()
            self._window.title = text.TITLE()
            self._is_exposed = True
        if self._desk.settings is not self._settings:
            self._settings = self._desk.settings
            self._stack.refresh()

    def picture(self) -> pygame.Surface:
        """Return what is shown as a picture of its own."""
        picture = pygame.Surface(self._desk.size)
        self._stack.draw(picture)
        return picture

    def _tick(self) -> float:
        """Let time pass until there is something to do, and return how much did."""
        rate = self._rate
        if rate < MOVING_RATE and not wait_for_event(1 / rate):
            return self._clock.tick(max(rate, WAITING_RATE)) / 1000
        return self._clock.tick(MOVING_RATE) / 1000

    @property
    def _rate(self) -> int:
        is_busy = self._stack.is_dirty or self._quiet > 0 or self.errands or self._devices.is_held
        if is_busy and not self.state.is_hidden:
            return MOVING_RATE
        if self._calm >= CALM_AFTER and self._stack.is_at_rest:
            return RESTING_RATE
        return HIDDEN_RATE if self.state.is_hidden else WAITING_RATE

    def _take(self, event: pygame.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self._stack.has_quit = True
            return
        self.state.note(event)
        self._is_exposed |= event.type in EXPOSED
        self._note_focus(event)
        self._note_device(event)
        self._note_ears(event)
        # a control that waits for a key of its own gets whatever is pressed
        action = None if self._stack.takes_keys else self._desk.keymap.action_of(event)
        if action is Action.MUTE:
            self._desk.settings = replace(self._desk.settings, muted=not self._desk.settings.muted)
        if action is Action.FULL_SCREEN:
            self.state.set_full_screen(is_full=not self.state.is_full)
        elif action is Action.QUIT:
            self._stack.has_quit = True
        elif not (self._quiet > 0 and event.type in POINTER):  # a place in a stretched picture means nothing
            self._stack.handle(event)

    def _note_focus(self, event: pygame.Event) -> None:
        """Note whether the person looks here; who presses something does, whatever a window manager says or omits."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._desk.has_focus = False
        elif event.type in ATTENDED:
            self._desk.has_focus = True

    def _note_device(self, event: pygame.Event) -> None:
        desk = self._desk
        was_keyboard = desk.keyboard
        if event.type == pygame.KEYDOWN:
            desk.keyboard = True
        elif event.type == pygame.MOUSEBUTTONDOWN or self._is_moved_mouse(event):
            desk.keyboard = False
        if desk.keyboard is not was_keyboard:
            self._stack.refresh()

    def _is_moved_mouse(self, event: pygame.Event) -> bool:
        """Whether somebody has moved the mouse; where the window moves under it, it is elsewhere in the window too."""
        if event.type != pygame.MOUSEMOTION:
            return False
        (x, y), (before_x, before_y) = self._window.position, self._corner
        self._corner = x, y
        return any(event.rel) and tuple(event.rel) != (before_x - x, before_y - y)

    def _note_ears(self, event: pygame.Event) -> None:
        if event.type == pygame.AUDIODEVICEREMOVED and event.which and not event.iscapture:  # 0: one not in use
            self._desk.audio.device_lost()
        elif event.type == pygame.AUDIODEVICEADDED and not event.iscapture:
            self._desk.audio.device_found()
        elif event.type in AWAKE:
            self._desk.audio.wake()

    def _is_being_resized(self, dt: float) -> bool:
        """Follow the window's size; until it is quiet show the last picture stretched, and return True."""
        size = self._window.size
        if min(size) < LEAST_SIDE:
            return True
        self._quiet = max(0.0, self._quiet - dt)
        if size != self._resized_to:
            if self._before_resize is None:
                self._before_resize = self.picture()
            self._resized_to = size
            self._quiet = RESIZE_QUIET
        if self._quiet > 0 and self._before_resize is not None:
            pygame.transform.scale(self._before_resize, size, self._window.get_surface())
            self._window.flip()
            return True
        self._before_resize = None
        return False

"""A table in a real window of the dummy screen, with the loop that runs it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from hearts.ui.devices import Devices
from hearts.ui.loop import Loop
from hearts.ui.stack import ScreenStack
from tests.ui.sitting import FRAME, Sitting

SIZE = (1280, 800)


@contextmanager
def open_window(title: str = "Hearts", size: tuple[int, int] = SIZE) -> Iterator[pygame.Window]:
    """Open the window, and leave nothing of it; no event of before is waiting."""
    pygame.display.init()
    window = pygame.Window(title, size, resizable=True)
    window.get_surface()
    pygame.event.clear()
    yield window
    window.destroy()
    pygame.quit()


class TableWindow:
    """Runs *sitting*'s table in *window*, turn by turn."""

    def __init__(self, sitting: Sitting, window: pygame.Window, devices: Devices | None = None) -> None:
        self.sitting = sitting
        self.window = window
        self.stack = ScreenStack(sitting.table)
        self.loop = Loop(window, sitting.desk, self.stack, devices)

    def turn(self, *events: pygame.Event, dt: float = FRAME) -> None:
        for event in events:
            pygame.event.post(event)
        self.loop.turn(dt)

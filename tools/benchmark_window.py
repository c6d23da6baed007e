"""A window that tells when it was first shown; it imports nothing that the game itself has not read by then."""

import time
from collections.abc import Callable
from typing import ClassVar

import pygame


class StampedWindow(pygame.Window):
    """A window that notes when the cloth was shown, and then the table, after which it may ask the game to leave.

    It notes as well what went by of the processor in between, and how much of that on the window's own thread.
    """

    figures: ClassVar[dict[str, float]] = {}
    after_first: ClassVar[list[Callable[[], None]]] = []
    leaves_at_table = False

    def flip(self) -> None:
        """Show what was drawn."""
        super().flip()
        now = time.monotonic_ns() / 1e6
        cpu, own = 1000 * time.process_time(), 1000 * time.thread_time()
        if "first" not in self.figures:
            self.figures.update(first=now, cpu=-cpu, own=-own)
            for job in self.after_first:
                job()
        elif "table" not in self.figures:
            self.figures.update(table=now, cpu=self.figures["cpu"] + cpu, own=self.figures["own"] + own)
            if self.leaves_at_table:
                pygame.event.post(pygame.Event(pygame.QUIT))

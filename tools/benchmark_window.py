"""A window that tells when it was first shown; it imports nothing that the game itself has not read by then."""

import time
from collections.abc import Callable
from typing import ClassVar

import pygame


class StampedWindow(pygame.Window):
    """A window that notes when it was shown first, and when the table was, after which it may ask the game to leave."""

    figures: ClassVar[dict[str, float]] = {}
    after_first: ClassVar[list[Callable[[], None]]] = []
    shows_table = False
    is_enough = False

    def flip(self) -> None:
        """Show what was drawn."""
        super().flip()
        now = time.monotonic_ns() / 1e6
        self.figures.setdefault("first", now)
        while self.after_first:
            self.after_first.pop()()
        if self.shows_table:
            self.figures.setdefault("table", now)
        if self.is_enough:
            pygame.event.post(pygame.Event(pygame.QUIT))

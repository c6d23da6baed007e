"""The window after a failure: drawn by the plainest means there are, since any other may be what failed.

It imports nothing of the rest of the screen.
"""

from collections.abc import Callable
from typing import Final

import pygame

SIZE: Final = (680, 260)
PAPER, INK, BUTTON, BUTTON_INK = (251, 246, 234), (38, 34, 30), (24, 78, 60), (255, 255, 255)
MARGIN, LINE, TITLE_SIZE, TEXT_SIZE = 28, 30, 34, 23
BUTTON_WIDTH, BUTTON_HEIGHT = 190, 44
RATE: Final = 20  # turns a second

Act = Callable[[], None]


class FailureWindow:
    """Says *lines* under *title*; *buttons* are labels with what they do, the last of which closes the window."""

    def __init__(self, title: str, lines: list[str], buttons: list[tuple[str, Act]]) -> None:
        pygame.font.init()
        self._lines = lines
        self._title = title
        self._buttons = buttons
        self._fonts = {size: pygame.font.Font(None, size) for size in (TITLE_SIZE, TEXT_SIZE)}
        self._window = pygame.Window(title, SIZE)
        pygame.event.clear()  # what was meant for the window that failed
        self._focused = len(buttons) - 1
        self.is_open = True

    def run(self) -> None:
        """Show the window until it is closed."""
        clock = pygame.Clock()
        while self.is_open:
            for event in pygame.event.get():
                self.handle(event)
            self._draw(self._window.get_surface())
            self._window.flip()
            clock.tick(RATE)
        self._window.destroy()

    def handle(self, event: pygame.Event) -> None:
        """Take one event: a tap, Return, Tab, Escape, or the window's cross."""
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.is_open = False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for number, rect in enumerate(self.button_rects):
                if rect.collidepoint(event.pos):
                    self._press(number)
        elif event.type == pygame.KEYDOWN:
            self._take_key(event.key)

    @property
    def button_rects(self) -> list[pygame.Rect]:
        """Where the buttons are, from the left."""
        top = SIZE[1] - MARGIN - BUTTON_HEIGHT
        left = SIZE[0] - (MARGIN + BUTTON_WIDTH) * len(self._buttons)
        return [
            pygame.Rect(left + (MARGIN + BUTTON_WIDTH) * number, top, BUTTON_WIDTH, BUTTON_HEIGHT)
            for number in range(len(self._buttons))
        ]

    def _take_key(self, key: int) -> None:
        if key == pygame.K_ESCAPE:
            self.is_open = False
        elif key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER):
            self._press(self._focused)
        elif key in (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT):
            self._focused = (self._focused + 1) % len(self._buttons)

    def _press(self, number: int) -> None:
        self._buttons[number][1]()
        if number == len(self._buttons) - 1:
            self.is_open = False

    def _draw(self, surface: pygame.Surface) -> None:
        surface.fill(PAPER)
        self._write(surface, self._title, TITLE_SIZE, (MARGIN, MARGIN), INK)
        for number, line in enumerate(self._lines):
            self._write(surface, line, TEXT_SIZE, (MARGIN, MARGIN + 52 + LINE * number), INK)
        for number, (rect, (label, _)) in enumerate(zip(self.button_rects, self._buttons, strict=True)):
            pygame.draw.rect(surface, BUTTON, rect, border_radius=6)
            if number == self._focused:
                pygame.draw.rect(surface, INK, rect.inflate(8, 8), width=2, border_radius=9)
            width, height = self._fonts[TEXT_SIZE].size(label)
            at = rect.centerx - width // 2, rect.centery - height // 2
            self._write(surface, label, TEXT_SIZE, at, BUTTON_INK)

    def _write(
        self, surface: pygame.Surface, line: str, size: int, at: tuple[int, int], ink: tuple[int, int, int]
    ) -> None:
        font = self._fonts[size]
        while line and font.size(line)[0] > SIZE[0] - 2 * MARGIN:
            line = f"…{line[2:]}"  # of a path the end tells most
        surface.blit(font.render(line, True, ink), at)

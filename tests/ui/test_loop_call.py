from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hearts.ui.loop import CALLED_EVERY, Loop
from hearts.ui.stack import ScreenStack
from tests.ui.sitting import FRAME, at_persons_turn
from tests.ui.table_window import open_window


class Caller:
    """Calls once, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked == 1


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    with open_window(size=(640, 480)) as opened:
        yield opened


def test_a_call_shows_the_window_and_is_looked_for_twice_a_second(window: pygame.Window, tmp_path: Path) -> None:
    sitting, caller = at_persons_turn(tmp_path), Caller()
    loop = Loop(window, sitting.desk, ScreenStack(sitting.table), is_called=caller)
    loop._come_forward(CALLED_EVERY / 2)  # noqa: SLF001  half of the wait is over
    assert caller.asked == 0
    window.hide()
    pygame.event.clear()
    loop._come_forward(CALLED_EVERY / 2)  # noqa: SLF001
    shown = [event.type for event in pygame.event.get()]
    assert pygame.WINDOWSHOWN in shown
    for _ in range(round(2 * CALLED_EVERY / FRAME) + 2):
        loop.turn(FRAME)
    assert caller.asked == 3

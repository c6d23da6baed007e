from collections.abc import Callable

import pygame
import pytest

from hearts.store.speed import Speed
from hearts.ui.appearing import Appearing
from hearts.ui.motion import FAST, INSTANT, NORMAL, Timing, timing

STILL = timing(Speed.NORMAL, reduced_motion=True)
FRAMES = [1 / 240, 1 / 60, 1 / 25, 0.05]


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("at", [NORMAL, FAST, INSTANT, STILL])
def test_it_is_all_there_after_its_time_and_gone_after_it_closed(frame: float, at: Timing) -> None:
    appearing, passed = Appearing(), 0.0
    while appearing.update(frame, at):
        passed += frame
    assert at.sheet_open <= passed < at.sheet_open + frame + 1e-6
    assert appearing.strength(at) == 1
    passed = 0.0
    while appearing.depart(frame if passed else 0.0, at):
        passed += frame
    assert at.sheet_close <= passed < at.sheet_close + frame + 1e-6
    assert appearing.strength(at) == 0


def test_it_grows_and_then_goes_steadily() -> None:
    appearing, seen = Appearing(), []
    while appearing.update(0.01, NORMAL):
        seen.append(appearing.strength(NORMAL))
    assert seen == sorted(seen)
    seen = []
    while appearing.depart(0.01, NORMAL):
        seen.append(appearing.strength(NORMAL))
    assert seen == sorted(seen, reverse=True)


def test_closed_while_it_opens_it_goes_from_where_it_was() -> None:
    appearing = Appearing()
    appearing.update(0.05, NORMAL)
    before = appearing.strength(NORMAL)
    appearing.depart(0.0, NORMAL)
    assert 0 < appearing.strength(NORMAL) == before < 1


def fill(surface: pygame.Surface, colour: tuple[int, int, int]) -> Callable[[], None]:
    def paint() -> None:
        surface.fill(colour)

    return paint


def test_half_there_it_is_half_mixed_with_what_is_below(screen: pygame.Surface) -> None:
    screen.fill((200, 0, 0))
    appearing = Appearing()
    for _ in range(2):  # the second picture is drawn over the first one's memory
        screen.fill((200, 0, 0))
        appearing.draw(screen, 0.5, fill(screen, (0, 100, 0)))
        red, green, _, _ = screen.get_at((5, 5))
        assert red == pytest.approx(100, abs=2)
        assert green == pytest.approx(50, abs=2)


def test_all_there_it_is_drawn_straight(screen: pygame.Surface) -> None:
    Appearing().draw(screen, 1.0, fill(screen, (1, 2, 3)))
    assert tuple(screen.get_at((5, 5)))[:3] == (1, 2, 3)

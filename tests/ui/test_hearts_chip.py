import pygame
import pytest

from hearts.ui.canvas import Canvas
from hearts.ui.hearts_chip import APART, draw_hearts_chip, heart_apart
from tests.ui.conftest import CanvasOf


def picture(canvas: Canvas, share: float) -> bytes:
    canvas.surface.fill("#205040")
    draw_hearts_chip(canvas, is_broken=True, share=share)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_the_heart_goes_six_units_apart_and_comes_together() -> None:
    ways = [heart_apart(step / 100) for step in range(101)]
    widest = ways.index(max(ways))
    assert max(ways) == pytest.approx(APART)
    assert ways[0] == ways[-1] == 0
    assert ways[:widest] == sorted(ways[:widest])
    assert ways[widest:] == sorted(ways[widest:], reverse=True)


@pytest.mark.parametrize("theme", ["conservatory", "linen", "contrast"])
def test_a_breaking_heart_looks_different_until_it_has_broken(canvas_of: CanvasOf, theme: str) -> None:
    canvas = canvas_of(theme=theme)
    canvas.surface.fill("#205040")
    draw_hearts_chip(canvas, is_broken=True)
    rest = pygame.image.tobytes(canvas.surface, "RGB")
    assert len({picture(canvas, share) for share in (0.0, 0.2, 0.5, 0.8)} | {rest}) == 5
    assert picture(canvas, 1.0) == rest


def test_a_breaking_heart_moves_nothing_but_itself_and_its_ring(canvas: Canvas) -> None:
    slot = canvas.layout.hearts_chip
    picture(canvas, 1.0)
    rest = canvas.surface.copy()
    picture(canvas, 0.3)
    far = pygame.Rect(0, 0, int(slot.x) - 30, canvas.surface.get_height())
    assert pygame.image.tobytes(rest.subsurface(far), "RGB") == pygame.image.tobytes(
        canvas.surface.subsurface(far), "RGB"
    )

"""A dummy screen, and the assets of the checkout, for everything that draws."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from hearts.resources import assets_folder
from hearts.ui.assets import Assets
from hearts.ui.canvas import Canvas
from hearts.ui.layout import table_layout
from hearts.ui.ruler import Ruler
from hearts.ui.theme import THEMES

CanvasOf = Callable[..., Canvas]


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 800))
    pygame.quit()


@pytest.fixture
def assets(screen: pygame.Surface) -> Assets:
    assert screen.get_size() == (1280, 800)
    return Assets(assets_folder())


@pytest.fixture
def canvas_of(assets: Assets) -> CanvasOf:
    """Return what makes a canvas of any size and theme."""

    def make(width: int = 1280, height: int = 800, theme: str = "conservatory", scale: float = 1.0) -> Canvas:
        surface = pygame.Surface((width, height)).convert()
        return Canvas(surface, assets, THEMES[theme], table_layout(width, height, scale))

    return make


@pytest.fixture
def canvas(canvas_of: CanvasOf) -> Canvas:
    return canvas_of()


@pytest.fixture
def ruler(canvas: Canvas) -> Ruler:
    return canvas.ruler

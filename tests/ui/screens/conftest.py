"""A person at a table, asked to pass or asked to play, for everything that is tried there."""

from pathlib import Path

import pygame
import pytest

from tests.table.late_thinker import LateThinker
from tests.ui.sitting import Sitting, at_persons_turn


@pytest.fixture
def _window(screen: pygame.Surface) -> None:
    """Look at the size that every place on a table is given for; whole modules ask for it by their mark."""
    assert screen.get_size() == (1280, 800)


@pytest.fixture
def passing(tmp_path: Path, _window: None) -> Sitting:
    sitting = Sitting(tmp_path)
    sitting.wait_until_asked()
    return sitting


@pytest.fixture
def turn(tmp_path: Path, _window: None) -> Sitting:
    return at_persons_turn(tmp_path)


@pytest.fixture
def thinker() -> LateThinker:
    return LateThinker()

"""No sheet cuts a word in the languages that need the most room.

HEARTS_SWEEP=full takes every scene of the pictures in every language.
"""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from scene_evening import Evening
from scenes import SCENES, Scene

from hearts.text.language import spoken_language
from hearts.ui.lettering import Lettering, Typeface
from tests.ui.test_drawn import FULL
from tests.ui.test_drawn_languages import SPOKEN

SHEETS = {"menu_rules", "menu_play", "menu_look", "menu_access", "statistics", "round_summary", "how_to_play_queen"}
SHOWN = tuple(scene for scene in SCENES if not scene.is_moving and (FULL or scene.name in SHEETS))
SIZES = ((640, 480), (700, 900), (800, 600), (1280, 800))
SCALES = (1.0, 1.5) if FULL else (1.0,)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What ends in an ellipsis for want of room."""
    found: list[str] = []
    fit = Lettering.fitted

    def fitted(self: Lettering, text: str, px: float, width: float, face: Typeface = Typeface.MEDIUM) -> str:
        short = fit(self, text, px, width, face)
        if short != text:
            found.append(f"{text} -> {short}")
        return short

    monkeypatch.setattr(Lettering, "fitted", fitted)
    return found


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    yield
    pygame.quit()


@pytest.mark.parametrize("code", SPOKEN)
@pytest.mark.parametrize("scene", SHOWN, ids=lambda scene: scene.name)
def test_no_word_is_cut(scene: Scene, code: str, cut: list[str]) -> None:
    evening = Evening(SIZES[0], replace(scene.settings, language=code))
    scene.play(evening)
    assert spoken_language() == code
    seen: dict[str, str] = {}
    for width, height in SIZES:
        for scale in SCALES:
            evening.desk.settings = replace(evening.desk.settings, ui_scale=scale)
            if evening.desk.fit((width, height)):
                evening.stack.resize()
            cut.clear()
            evening.stack.top.draw(pygame.Surface((width, height)).convert())
            seen |= {word: f"{width}x{height} at {scale}" for word in cut if word not in seen}
    evening.close()
    assert seen == {}


def test_a_word_that_is_cut_is_found(cut: list[str]) -> None:
    scene = next(scene for scene in SCENES if scene.name == "menu_access")
    evening = Evening(SIZES[0], replace(scene.settings, west_name="Wilhelmina Featherstonehaugh-Cholmondeley"))
    scene.play(evening)
    evening.stack.top.draw(pygame.Surface(SIZES[0]).convert())
    evening.close()
    assert any(word.startswith("Wilhelmina") for word in cut)

from pathlib import Path

import png_file
import pygame
import pytest
import screenshots

SIZES = ((800, 600), (640, 480))


@pytest.fixture(autouse=True)
def _window() -> None:
    screenshots.open_hidden_window()


def test_a_picture_is_written_exactly_as_it_is(tmp_path: Path) -> None:
    picture = pygame.Surface((7, 5))
    for x in range(7):
        for y in range(5):
            picture.set_at((x, y), (30 * x, 50 * y, x * y))
    png_file.save_png(picture, tmp_path / "a.png")
    read = pygame.image.load(tmp_path / "a.png")
    assert read.get_size() == (7, 5)
    assert pygame.image.tobytes(read, "RGB") == pygame.image.tobytes(picture, "RGB")


@pytest.mark.parametrize("name", ["home", "flight"])
def test_a_scene_is_drawn_at_every_size_in_every_theme(name: str, tmp_path: Path) -> None:
    for theme in ("linen", "walnut"):
        (tmp_path / theme).mkdir()
    shots = screenshots.take(name, tmp_path, SIZES, ("linen", "walnut"))
    files = sorted(str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.png"))
    assert files == sorted(f"{theme}/{name}_{w}x{h}.png" for theme in ("linen", "walnut") for w, h in SIZES)
    assert len({(tmp_path / file).read_bytes() for file in files}) == len(files)
    sheet = screenshots.contact_sheet([shot for shot in shots if shot.theme == "linen"], columns=2)
    assert sheet.get_size() == (2 * screenshots.THUMB_WIDTH, 240)

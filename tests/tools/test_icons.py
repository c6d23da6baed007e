import io
import shutil
from pathlib import Path

import icons
import pygame
import pytest
from icon_containers import icns, ico, pictures_of_icns, pictures_of_ico

from hearts.resources import assets_folder

DRAWING = icons.DRAWING.read_text("utf-8")


@pytest.fixture(scope="module")
def drawn() -> dict[str, bytes]:
    return icons.files(DRAWING)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return shutil.copytree(assets_folder() / "desktop", tmp_path / "desktop")


def test_the_icons_that_ship_show_what_the_drawing_shows(drawn: dict[str, bytes]) -> None:
    assert icons.stale(assets_folder() / "desktop", drawn) == []


@pytest.mark.parametrize("side", icons.THEME_SIZES)
def test_each_size_of_the_theme_is_of_that_size(drawn: dict[str, bytes], side: int) -> None:
    picture = pygame.image.load(io.BytesIO(drawn[f"icons/{side}x{side}/apps/hearts.png"]), "icon.png")
    assert picture.get_size() == (side, side)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((side // 2, side // 4)).a == 255


def test_a_file_missing_changed_left_over_or_unreadable_is_named(copy: Path, drawn: dict[str, bytes]) -> None:
    (copy / "icons/16x16/apps/hearts.png").unlink()
    (copy / "icons/48x48/apps/hearts.png").write_bytes(icons.png(DRAWING.replace("#C62F3D", "#2F3DC6"), 48))
    (copy / "icons/64x64/apps/hearts.png").write_bytes(b"no picture")
    (copy / "icons/64x64/apps/diamonds.png").write_bytes(b"")
    (copy / "hearts.ico").write_bytes(ico({32: icons.png(DRAWING, 32)}))
    (copy / "hearts.icns").write_bytes(b"no container at all")
    assert icons.stale(copy, drawn) == [
        "icons/16x16/apps/hearts.png",
        "icons/48x48/apps/hearts.png",
        "icons/64x64/apps/hearts.png",
        "hearts.ico",
        "hearts.icns",
        "icons/64x64/apps/diamonds.png",
    ]


def test_the_same_picture_packed_otherwise_is_current(copy: Path, drawn: dict[str, bytes]) -> None:
    path = copy / "icons/32x32/apps/hearts.png"
    path.write_bytes(drawn["icons/32x32/apps/hearts.png"] + b"padding after the end")
    assert path.read_bytes() != drawn["icons/32x32/apps/hearts.png"]
    assert icons.stale(copy, drawn) == []


def test_small_icons_leave_the_stars_out() -> None:
    with_stars = pygame.image.load(io.BytesIO(icons.png(DRAWING, 32)), "icon.png")
    without = pygame.image.load(io.BytesIO(icons.png(DRAWING, 24)), "icon.png")
    star = (206 / 256, 64 / 256)
    assert with_stars.get_at((int(star[0] * 32), int(star[1] * 32))).r > 100
    assert without.get_at((int(star[0] * 24), int(star[1] * 24))).r < 60


def test_containers_hold_their_pictures_in_the_places_they_tell() -> None:
    pictures = {16: b"sixteen", 32: b"thirty-two", 256: b"two hundred and fifty-six"}
    content = ico(pictures)
    assert pictures_of_ico(content) == pictures
    # reserved, kind and count; then 256 as 0, in 32 bits, behind three entries of 16 bytes
    assert content[:6] == bytes((0, 0, 1, 0, 3, 0))
    assert content[38:46] == bytes((0, 0, 0, 0, 1, 0, 32, 0))
    assert content.index(b"sixteen") == 6 + 3 * 16

    pictures = {32: b"thirty-two", 1024: b"large"}
    content = icns(pictures)
    assert pictures_of_icns(content) == pictures
    assert content[:4] == b"icns"
    assert int.from_bytes(content[4:8], "big") == len(content)
    assert content[8:16] == b"ic11" + (8 + len(b"thirty-two")).to_bytes(4, "big")


def test_what_is_no_container_is_refused() -> None:
    with pytest.raises(ValueError, match="ico"):
        pictures_of_ico(bytes(40))
    with pytest.raises(ValueError, match="icns"):
        pictures_of_icns(b"icns" + bytes(40))

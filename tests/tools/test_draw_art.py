"""What the cards' tool draws; without the extra ``art`` there is nothing to draw with, and these tests are left out."""

import re
import shutil
from pathlib import Path

import pytest

pytest.importorskip("shapely", reason="needs the extra art")
pytest.importorskip("fontTools", reason="needs the extra art")

from art import colours
from draw_art import drawings, same_picture, stale, write

from hearts.core.cards import Suit
from hearts.resources import assets_folder
from hearts.ui.deck import DRAWN, DRAWN_BACK

READABLE = {"svg", "path", "rect", "defs", "linearGradient", "stop"}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for part in ("cards", "ui"):
        shutil.copytree(assets_folder() / part, tmp_path / part)
    return tmp_path


def test_the_files_that_ship_are_what_the_tool_draws() -> None:
    assert stale(assets_folder(), drawings()) == []


def test_a_file_is_drawn_the_same_twice() -> None:
    drawn = drawings()
    for name in ("cards/KC.svg", "cards/QD.svg", "cards/back.svg", "ui/app_icon.svg"):
        assert drawn[name]() == drawn[name]()


def test_writing_makes_every_file(tmp_path: Path) -> None:
    wanted = {name: draw for name, draw in drawings().items() if name in {"cards/QS.svg", "cards/large/QS.svg"}}
    write(tmp_path, wanted)
    assert stale(tmp_path, wanted) == []
    assert (tmp_path / "cards" / "QS.svg").read_bytes() == (assets_folder() / "cards" / "QS.svg").read_bytes()


def test_a_file_missing_changed_or_left_over_is_named(copy: Path) -> None:
    names = ("cards/7D.svg", "cards/KH.svg", "ui/icon_undo.svg")
    wanted = {name: draw for name, draw in drawings().items() if name in names}
    for path in copy.rglob("*.svg"):
        if path.relative_to(copy).as_posix() not in names:
            path.unlink()
    assert stale(copy, wanted) == []
    (copy / "cards" / "7D.svg").unlink()
    king = copy / "cards" / "KH.svg"
    king.write_text(king.read_text(encoding="utf-8").replace(colours.AUBURN_HAIR.main, "#202020"), encoding="utf-8")
    (copy / "cards" / "1D.svg").write_text("<svg/>", encoding="utf-8")
    assert stale(copy, wanted) == ["cards/7D.svg", "cards/KH.svg", "cards/1D.svg"]


def test_pictures_are_compared_by_what_is_seen() -> None:
    square = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="{}" d="M1 1{}"/></svg>'
    first = square.format("#FF0000", "L9 1L9 9L1 9Z")
    assert same_picture(first, square.format("#FF0000", "L5 1L9 1L9 9L1 9Z"))
    assert not same_picture(first, square.format("#FF4000", "L9 1L9 9L1 9Z"))
    assert not same_picture(first, square.format("#FF0000", "L9 1L9 8L1 9Z"))


@pytest.mark.parametrize("path", sorted(assets_folder().rglob("*.svg")), ids=lambda path: path.stem)
def test_a_file_holds_only_what_the_game_can_draw(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"<([A-Za-z]+)", text)) <= READABLE
    assert "%" not in text
    assert "transform" not in text


@pytest.mark.parametrize("suit", list(Suit))
def test_no_deck_changes_a_face_or_its_gold(suit: Suit) -> None:
    paint = DRAWN[suit]
    changing = {paint.mark, paint.dark, paint.cloth, paint.light, paint.pale}
    assert len(changing) == 5
    skins = (colours.FAIR, colours.ROSY, colours.WEATHERED, colours.OLIVE, colours.BROWN)
    hairs = [value for value in vars(colours).values() if isinstance(value, colours.Hair)]
    fixed = {value for value in vars(colours).values() if isinstance(value, str) and value.startswith("#")}
    fixed |= {shade for skin in skins for shade in (skin.light, skin.shade, skin.line, skin.blush)}
    fixed |= {shade for hair in hairs for shade in (hair.main, hair.strand)}
    assert len(hairs) == 8
    assert not fixed & changing
    assert not fixed & {DRAWN_BACK.ground, DRAWN_BACK.deep, DRAWN_BACK.line, DRAWN_BACK.gold}

import platform
from pathlib import Path

import pygame
import pytest

from hearts import __version__
from hearts.store.clock import utc_now
from hearts.store.opening import open_store
from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.screen import Pop
from hearts.ui.screens.about import about
from hearts.ui.screens.sheet_screen import SheetScreen
from tests.ui.screens.at_desk import SCALES, WINDOWS, desk_of, drawn, faults, key, press
from tests.ui.screens.inked import inked


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "a folder" / ("with-a-name-that-does-not-end-" * 4) / "hearts"


def said(sheet: SheetScreen, monkeypatch: pytest.MonkeyPatch) -> str:
    with inked(monkeypatch) as ink:
        drawn(sheet)
    return " ".join(ink.said)


def test_it_tells_version_licences_and_what_it_runs_on(
    assets: Assets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = said(about(desk_of(assets), open_store(tmp_path).store), monkeypatch)
    for what in (f"Version {__version__}", "MIT licence", "Fraunces", "Figtree", "SIL Open Font License"):
        assert what in told
    assert f"Python {platform.python_version()}" in told
    assert f"pygame-ce {pygame.version.ver}" in told
    assert str(tmp_path) in told
    assert "kept in this folder" in told


def test_it_says_where_nothing_can_be_kept(assets: Assets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    store = open_store(tmp_path / "file", utc_now).store
    assert not store.is_kept
    assert "cannot be kept at the moment" in said(about(desk_of(assets), store), monkeypatch)


@pytest.mark.parametrize("name", ["ok", "close"])
def test_it_closes(assets: Assets, tmp_path: Path, name: str) -> None:
    sheet = about(desk_of(assets), open_store(tmp_path).store)
    assert press(sheet, name) == key(sheet, pygame.K_ESCAPE) == key(sheet, pygame.K_RETURN) == Pop()


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
def test_a_long_path_wraps_and_nothing_leaves_the_sheet(
    assets: Assets, folder: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    sheet = about(desk_of(assets, size, Settings(ui_scale=scale)), open_store(folder).store)
    assert faults(sheet) == []
    with inked(monkeypatch) as ink:
        drawn(sheet)
    assert ink.cut == []
    assert [rect for _, rect in ink.lines if rect.x < sheet.frame.left - 1 or rect.right > sheet.frame.right + 1] == []
    assert [fault for fault in ink.faults(sheet.frame.rect.inset(0, -4000)) if "leaves" not in fault] == []

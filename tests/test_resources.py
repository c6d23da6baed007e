from pathlib import Path

import pytest

from hearts import resources
from hearts.resources import AssetsMissingError, assets_folder


def _package(root: Path, *, inside: bool = False, beside: bool = False, checkout: bool = False) -> Path:
    package = root / "hearts"
    package.mkdir(parents=True)
    if inside:
        (package / "assets").mkdir()
    if beside:
        (root / "assets").mkdir()
    if checkout:
        (root / "pyproject.toml").touch()
    return package


def test_an_installed_package_has_its_assets_inside(tmp_path: Path) -> None:
    package = _package(tmp_path, inside=True)
    assert assets_folder(package) == package / "assets"


def test_a_checkout_has_its_assets_beside_the_package(tmp_path: Path) -> None:
    package = _package(tmp_path, beside=True, checkout=True)
    assert assets_folder(package) == tmp_path / "assets"


def test_a_stale_copy_inside_a_checkout_is_not_read(tmp_path: Path) -> None:
    package = _package(tmp_path, inside=True, beside=True, checkout=True)
    assert assets_folder(package) == tmp_path / "assets"


def test_an_installed_package_takes_nothing_from_the_folder_it_is_installed_in(tmp_path: Path) -> None:
    package = _package(tmp_path, inside=True, beside=True)
    assert assets_folder(package) == package / "assets"


def test_an_unpacked_archive_with_assets_inside_only_works(tmp_path: Path) -> None:
    package = _package(tmp_path, inside=True, checkout=True)
    assert assets_folder(package) == package / "assets"


@pytest.mark.parametrize("checkout", [True, False])
def test_missing_assets_are_named_by_the_folder_sought(tmp_path: Path, *, checkout: bool) -> None:
    package = _package(tmp_path, checkout=checkout)
    sought = tmp_path / "assets" if checkout else package / "assets"
    with pytest.raises(AssetsMissingError, match="missing") as raised:
        assets_folder(package)
    assert str(sought) in str(raised.value)


def test_the_real_folder_holds_cards_pictures_and_fonts() -> None:
    folder = assets_folder()
    assert (folder / "cards" / "QS.svg").is_file()
    assert (folder / "ui" / "emblem.svg").is_file()
    assert (folder / "fonts" / "HeartsText-Medium.ttf").is_file()
    assert (folder / "fonts" / "OFL-Figtree.txt").is_file()


def test_the_assets_do_not_depend_on_the_folder_the_program_is_started_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert assets_folder().is_dir()
    assert resources.PACKAGE.is_absolute()

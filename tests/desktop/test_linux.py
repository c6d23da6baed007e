import os
import shutil
import subprocess
from pathlib import Path

import pytest

from hearts.desktop import linux
from hearts.desktop.command import Command
from hearts.desktop.launcher_error import LauncherError
from hearts.resources import assets_folder

COMMAND = Command(Path("/usr/bin/python3"), ("-m", "hearts"))
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
Tree = dict[str, bytes | None]


class Home:
    """A person's data folder, with the launcher's two doors."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.folder = place / "hearts"

    def install(self, command: Command = COMMAND) -> None:
        linux.install(self.place, self.folder, assets_folder(), command)

    def remove(self) -> bool:
        return linux.remove(self.place, self.folder)

    def put(self, name: str, content: bytes = b"of somebody else") -> Path:
        path = self.place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return path


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "person" / ".local" / "share")


def tree(place: Path) -> Tree:
    """Every file with its content, every folder with None."""
    return {
        path.relative_to(place).as_posix(): path.read_bytes() if path.is_file() else None for path in place.rglob("*")
    }


def test_entry_icons_and_metainfo_stand_where_the_desktop_looks(home: Home) -> None:
    home.install()
    names = {name for name, content in tree(home.place).items() if content is not None}
    icons = {f"icons/hicolor/{side}x{side}/apps/hearts.png" for side in SIZES}
    assert names == icons | {
        "applications/hearts.desktop",
        "icons/hicolor/scalable/apps/hearts.svg",
        "metainfo/org.heartstable.Hearts.metainfo.xml",
        "hearts/launcher.json",
    }


@pytest.mark.parametrize("already", ["", "hearts", "applications", "icons/hicolor/48x48", "metainfo"])
def test_removing_leaves_the_disk_as_it_was(home: Home, tmp_path: Path, already: str) -> None:
    if already:
        (home.place / already).mkdir(parents=True)
    before = tree(tmp_path)
    home.install()
    assert home.remove()
    assert tree(tmp_path) == before
    assert not home.remove()


def test_what_others_put_beside_it_stays(home: Home, tmp_path: Path) -> None:
    home.install()
    for name in ("applications/other.desktop", "icons/hicolor/48x48/apps/other.png", "hearts/hearts.sqlite3"):
        home.put(name)
    home.remove()
    kept = {name.removeprefix("person/.local/share/") for name, content in tree(tmp_path).items() if content}
    assert kept == {"applications/other.desktop", "icons/hicolor/48x48/apps/other.png", "hearts/hearts.sqlite3"}


@pytest.mark.parametrize(
    "name",
    ["applications/hearts.desktop", "icons/hicolor/64x64/apps/hearts.png", "icons/hicolor/scalable/apps/hearts.svg"],
)
def test_what_others_have_under_the_same_name_is_not_touched(home: Home, tmp_path: Path, name: str) -> None:
    path = home.put(name)
    before = tree(tmp_path)
    with pytest.raises(LauncherError, match="belongs to something else") as raised:
        home.install()
    assert str(path) in str(raised.value)
    assert tree(tmp_path) == before


def test_a_link_to_nowhere_belongs_to_somebody_too(home: Home) -> None:
    link = home.place / "applications" / "hearts.desktop"
    link.parent.mkdir(parents=True)
    link.symlink_to("nowhere")
    with pytest.raises(LauncherError, match="belongs to something else"):
        home.install()
    assert link.is_symlink()


def test_an_entry_that_came_with_the_installation_is_enough(home: Home, tmp_path: Path) -> None:
    home.put("applications/hearts.desktop", (assets_folder() / "desktop" / "hearts.desktop").read_bytes())
    before = tree(tmp_path)
    with pytest.raises(LauncherError, match="came with the installation"):
        home.install()
    assert tree(tmp_path) == before


def test_installing_again_brings_it_up_to_date(home: Home, tmp_path: Path) -> None:
    home.install()
    first = tree(home.place)
    home.install(Command(Path("/opt/new/python3")))
    second = tree(home.place)
    assert {name for name in first if first[name] != second[name]} == {"applications/hearts.desktop"}
    home.remove()
    assert tree(tmp_path) == {}


def test_a_file_of_an_older_version_goes_with_the_next_installation(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = linux.launcher_files(assets_folder(), COMMAND) | {"icons/hicolor/8x8/apps/hearts.png": b"once of use"}
    with monkeypatch.context() as patch:
        patch.setattr(linux, "launcher_files", lambda *_: files)
        home.install()
    assert (home.place / "icons/hicolor/8x8/apps/hearts.png").exists()
    home.install()
    assert not (home.place / "icons/hicolor/8x8/apps/hearts.png").exists()
    home.remove()
    assert tree(tmp_path) == {}


@pytest.mark.parametrize("blocked", ["", "applications", "icons", "metainfo"])
def test_a_place_that_cannot_be_written_to_is_told_and_nothing_is_left_there(
    home: Home, tmp_path: Path, blocked: str
) -> None:
    blocking = home.place / blocked
    blocking.parent.mkdir(parents=True, exist_ok=True)
    blocking.write_bytes(b"a file where a folder should be")
    before = tree(tmp_path)
    with pytest.raises(LauncherError, match="could not be written"):
        home.install()
    assert tree(tmp_path) == before


def test_a_file_that_cannot_be_removed_is_told_and_the_next_time_removes_it(home: Home, tmp_path: Path) -> None:
    home.install()
    entry = home.place / "applications" / "hearts.desktop"
    entry.unlink()
    entry.mkdir()
    with pytest.raises(LauncherError, match="removed"):
        home.remove()
    entry.rmdir()
    assert home.remove()
    assert tree(tmp_path) == {}


@pytest.mark.parametrize("content", [b"", b"{}", b"[1, 2]", b'{"files": 3, "folders": []}', b"\xff"])
def test_a_receipt_that_cannot_be_read_lists_nothing(home: Home, content: bytes) -> None:
    home.put("hearts/launcher.json", content)
    assert not home.remove()


@pytest.mark.parametrize("name", list(linux.CACHES))
def test_a_cache_is_brought_up_to_date_where_there_is_one(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    home.put(name)
    program, *arguments = linux.CACHES[name]
    told = tmp_path / "told"
    for each in ("update-desktop-database", "gtk-update-icon-cache"):
        stand_in = tmp_path / "bin" / each
        stand_in.parent.mkdir(exist_ok=True)
        stand_in.write_text(f'#!/bin/sh\necho {each} "$@" in "$PWD" >> "{told}"\n')
        stand_in.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    home.install()
    line = f"{program} {' '.join(arguments)} in {home.place}\n"
    assert told.read_text() == line
    home.remove()
    assert told.read_text() == 2 * line


def test_desktops_that_watch_the_folder_of_icons_see_that_it_changed(home: Home) -> None:
    theme = home.place / "icons" / "hicolor"
    (theme / "48x48" / "apps").mkdir(parents=True)
    os.utime(theme, (0, 0))
    home.install()
    assert theme.stat().st_mtime > 0


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (("desktop-file-validate",), "applications/hearts.desktop"),
        (("appstreamcli", "validate", "--no-net"), "metainfo/org.heartstable.Hearts.metainfo.xml"),
    ],
)
def test_the_desktops_own_validators_find_nothing(home: Home, command: tuple[str, ...], name: str) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"needs {command[0]}")
    home.install()
    told = subprocess.run([*command, home.place / name], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout

"""The launcher of Linux and its kin: a desktop entry, icons and metainfo in the person's own data folder."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from hearts.desktop import APP_ID
from hearts.desktop.command import Command
from hearts.desktop.desktop_entry import with_command
from hearts.desktop.launcher_error import LauncherError
from hearts.desktop.receipt import NAME, Receipt
from hearts.store.files import write_whole
from hearts.text import launcher as words

ENTRY = "applications/hearts.desktop"
METAINFO = f"{APP_ID}.metainfo.xml"
THEME = "icons/hicolor"

CACHES = {
    "applications/mimeinfo.cache": ("update-desktop-database", "--quiet", "applications"),
    f"{THEME}/icon-theme.cache": ("gtk-update-icon-cache", "--quiet", "--force", "--ignore-theme-index", THEME),
}
"""What to run where a cache of menus or icons is kept. Where none is, none is needed, and none is made."""


def install(home: Path, folder: Path, assets: Path, command: Command) -> None:
    """Put the launcher below *home*, with a receipt of it in the program's own *folder*.

    Raise LauncherError, with nothing changed, where something of another program has one of the names.
    """
    files = launcher_files(assets, command)
    receipt = Receipt(home, folder / NAME)
    is_first = not receipt.files
    _refuse_others(home, files, receipt, assets)
    try:
        receipt.note(files)
        for name, content in files.items():
            write_whole(home / name, content)
        receipt.drop_all_but(files)
    except OSError as refused:
        if is_first:
            with suppress(OSError):
                receipt.remove()
        raise LauncherError(words.CANNOT_WRITE(place=home, detail=_reason(refused))) from refused
    _refresh(home)


def remove(home: Path, folder: Path) -> bool:
    """Remove what ``install`` put below *home*, and return whether there was anything."""
    receipt = Receipt(home, folder / NAME)
    if not receipt.files:
        return False
    try:
        receipt.remove()
    except OSError as refused:
        raise LauncherError(words.CANNOT_WRITE(place=home, detail=_reason(refused))) from refused
    _refresh(home)
    return True


def launcher_files(assets: Path, command: Command) -> dict[str, bytes]:
    """Return every file of the launcher by its name below the data folder."""
    source = assets / "desktop"
    entry = with_command((source / "hearts.desktop").read_text("utf-8"), command)
    found = {ENTRY: entry.encode(), f"metainfo/{METAINFO}": (source / METAINFO).read_bytes()}
    found[f"{THEME}/scalable/apps/hearts.svg"] = (assets / "ui" / "app_icon.svg").read_bytes()
    for path in sorted((source / "icons").rglob("*.png")):
        found[f"{THEME}/{path.relative_to(source / 'icons').as_posix()}"] = path.read_bytes()
    return found


def _refuse_others(home: Path, files: Mapping[str, bytes], receipt: Receipt, assets: Path) -> None:
    for name in files:
        place = home / name
        if name in receipt.files or not os.path.lexists(place):
            continue
        if name == ENTRY and _has(place, (assets / "desktop" / "hearts.desktop").read_bytes()):
            raise LauncherError(words.CAME_WITH_INSTALLATION(place=place))
        raise LauncherError(words.NOT_OURS(place=place))


def _has(place: Path, content: bytes) -> bool:
    try:
        return place.read_bytes() == content
    except OSError:
        return False


def _refresh(home: Path) -> None:
    """Let menus and icons that are shown now follow: they watch the folder's time, or a cache in it."""
    with suppress(OSError):
        os.utime(home / THEME)
    for cache, (program, *arguments) in CACHES.items():
        found = shutil.which(program)
        if found is not None and (home / cache).is_file():
            with suppress(OSError, subprocess.SubprocessError):
                subprocess.run(  # noqa: S603  one of the two above
                    [found, *arguments],
                    cwd=home,
                    stdin=subprocess.DEVNULL,
                    capture_output=True,
                    timeout=60,
                    check=False,
                )


def _reason(refused: OSError) -> str:
    return refused.strerror or str(refused)

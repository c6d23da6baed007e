"""The launcher of macOS: a small application around a script of two lines, in the person's own Applications."""

import plistlib
import shlex
import shutil
from contextlib import suppress
from pathlib import Path

from hearts import __version__
from hearts.desktop import APP_ID
from hearts.desktop.command import Command
from hearts.desktop.launcher_error import LauncherError
from hearts.text import launcher as words

NAME = "Hearts.app"
PROGRAM, ICON = "hearts", "hearts.icns"
MADE_FOLDER = "HeartsMadeFolder"
"""The key that tells whether the folder of applications is of our making too."""
EXECUTABLE = 0o755


def install(applications: Path, assets: Path, command: Command) -> None:
    """Make the application; raise LauncherError where there is one of that name that is not ours."""
    bundle = applications / NAME
    made_folder = not applications.exists() or _made_folder(bundle)
    if bundle.exists() and not _is_ours(bundle):
        raise LauncherError(words.NOT_OURS(place=bundle))
    try:
        if bundle.exists():
            shutil.rmtree(bundle)
        contents = bundle / "Contents"
        for folder in ("MacOS", "Resources"):
            (contents / folder).mkdir(parents=True)
        # first of all, since by it a bundle of which the rest could not be written is known as ours
        (contents / "Info.plist").write_bytes(plistlib.dumps(information(made_folder=made_folder)))
        shutil.copyfile(assets / "desktop" / ICON, contents / "Resources" / ICON)
        program = contents / "MacOS" / PROGRAM
        program.write_text(script(command), "utf-8", newline="\n")
        program.chmod(EXECUTABLE)
    except OSError as refused:
        raise LauncherError(words.CANNOT_WRITE(place=bundle, detail=refused.strerror or str(refused))) from refused


def remove(applications: Path) -> bool:
    """Remove the application, and return whether there was one."""
    bundle = applications / NAME
    if not bundle.exists():
        return False
    if not _is_ours(bundle):
        raise LauncherError(words.NOT_OURS(place=bundle))
    made_folder = _made_folder(bundle)
    try:
        shutil.rmtree(bundle)
    except OSError as refused:
        raise LauncherError(words.CANNOT_WRITE(place=bundle, detail=refused.strerror or str(refused))) from refused
    if made_folder:
        with suppress(OSError):  # there are other applications in it by now
            applications.rmdir()
    return True


def information(*, made_folder: bool) -> dict[str, str | bool]:
    """Return what the system wants to know of the application."""
    return {
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundlePackageType": "APPL",
        "CFBundleIdentifier": APP_ID,
        "CFBundleName": "Hearts",
        "CFBundleDisplayName": "Hearts",
        "CFBundleExecutable": PROGRAM,
        "CFBundleIconFile": ICON,
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        MADE_FOLDER: made_folder,
    }


def script(command: Command) -> str:
    """Return the script that is started; what the system hands over to it is none of the program's options."""
    lines = ["#!/bin/sh"]
    if command.folder is not None:
        lines.append(f"cd {shlex.quote(str(command.folder))} || exit 1")
    lines.append(f"exec {shlex.join(command.words)}")
    return "\n".join(lines) + "\n"


def _told(bundle: Path) -> dict[str, object]:
    try:
        with (bundle / "Contents" / "Info.plist").open("rb") as file:
            return dict(plistlib.load(file))
    except (OSError, ValueError, TypeError, plistlib.InvalidFileException):
        return {}


def _is_ours(bundle: Path) -> bool:
    return _told(bundle).get("CFBundleIdentifier") == APP_ID


def _made_folder(bundle: Path) -> bool:
    return bool(_told(bundle).get(MADE_FOLDER))

"""Puts the program into the menus of the desktop it runs on, and takes it out again; one door for three systems."""

import sys
from pathlib import Path

from hearts.desktop import linux, macos, windows
from hearts.desktop.command import find_command
from hearts.resources import assets_folder
from hearts.store.paths import data_folder


def install(platform: str = sys.platform) -> None:
    """Put it there; raise LauncherError, which says why, where that cannot be done."""
    command, assets = find_command(), assets_folder()
    match platform:
        case "win32":
            windows.install(assets, command)
        case "darwin":
            macos.install(_applications(), assets, command)
        case _:
            folder = data_folder()
            linux.install(folder.parent, folder, assets, command)


def remove(platform: str = sys.platform) -> bool:
    """Take it out, and return whether it was there; raise LauncherError where that cannot be done."""
    match platform:
        case "win32":
            return windows.remove()
        case "darwin":
            return macos.remove(_applications())
        case _:
            folder = data_folder()
            return linux.remove(folder.parent, folder)


def _applications() -> Path:
    return Path.home() / "Applications"

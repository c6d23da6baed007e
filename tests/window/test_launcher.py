"""The launcher as a person meets it: put into the menu, double-clicked, at the table, taken out again.

``HEARTS_INSTALLED_PYTHON`` names the Python of another installation to try instead of the code beside the tests.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.desktop import Colour, Desktop
from tests.window.driver import ROOT, HeartsWindow
from tests.window.file_manager import PROGRAM, Person, picture_of
from tests.window.stored import StoredGames
from tests.window.waiting import until

HEART: Colour = (198, 47, 61)  # on the icon
CHOOSE_THREE = ("Home", "Return", "Right", "Return", "Right", "Return", "Return")
INSTALLED = os.environ.get("HEARTS_INSTALLED_PYTHON")


@pytest.fixture
def person(desktop: Desktop, tmp_path: Path) -> Iterator[Person]:
    if shutil.which(PROGRAM) is None:
        pytest.skip(f"needs {PROGRAM}")
    yield Person(desktop, tmp_path / "home")
    for window in _windows(desktop):  # nothing stays open where a test fails
        desktop.ask("wmctrl", "-i", "-c", window)


def _hearts(person: Person, option: str, folder: Path) -> None:
    command = [INSTALLED or sys.executable, "-m", "hearts", option]
    place = folder if INSTALLED else ROOT
    subprocess.run(command, cwd=place, env=person.environment, check=True, capture_output=True)


def _windows(desktop: Desktop) -> list[str]:
    return desktop.ask("xdotool", "search", "--onlyvisible", "--class", "^hearts$").split()


def _names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_double_clicked_it_opens_the_table_and_removed_it_is_gone(
    desktop: Desktop, person: Person, tmp_path: Path
) -> None:
    folder = person.data / "hearts"
    begun = HeartsWindow(desktop, folder, "--seed", "7", "--speed", "instant").appear()
    begun.wait_for_turn()
    begun.close()
    assert begun.leave() == 0
    before, stored = _names(person.data), StoredGames(folder)
    made = stored.made

    _hearts(person, "--install-launcher", tmp_path)
    assert _names(person.data) == before | {"applications", "icons", "metainfo"}
    with person.looks_into(person.data / "applications") as manager:
        manager.double_click(HEART)
        until(lambda: len(_windows(desktop)) == 1, "the table")
        (window,) = _windows(desktop)
        assert 'WM_CLASS(STRING) = "hearts", "hearts"' in desktop.ask("xprop", "-id", window, "WM_CLASS")
        assert "StartupWMClass=hearts\n" in (person.data / "applications" / "hearts.desktop").read_text("utf-8")
        _until_it_listens(desktop, window)
        desktop.ask("xdotool", "key", "--delay", "30", *CHOOSE_THREE)
        until(lambda: stored.made > made, "the cards to be passed")
        desktop.ask("wmctrl", "-i", "-c", window)
        until(lambda: not _windows(desktop), "the window to close")

    _hearts(person, "--remove-launcher", tmp_path)
    assert _names(person.data) == before
    assert not (folder / "launcher.json").exists()


def _until_it_listens(desktop: Desktop, window: str) -> None:
    """Wait until cards lie on the cloth, and the keys go to them."""
    until(lambda: picture_of(desktop, window).has_light(), "the first cards")
    desktop.ask("xdotool", "windowactivate", "--sync", window)

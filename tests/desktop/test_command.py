import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hearts.desktop.command import Command, find_command, reaches_this_copy
from hearts.desktop.launcher_error import LauncherError
from hearts.resources import PACKAGE

PYTHON = Path(sys.executable)
ANYWHERE = Path(PYTHON.anchor)


def test_an_installed_copy_is_started_from_anywhere() -> None:
    assert find_command(PYTHON, lambda _python, _folder: True) == Command(PYTHON, ("-m", "hearts"))


def test_a_copy_that_only_lies_there_is_started_in_the_folder_around_it() -> None:
    found = find_command(PYTHON, lambda _python, folder: folder == PACKAGE.parent)
    assert found == Command(PYTHON, ("-m", "hearts"), PACKAGE.parent)


def test_a_copy_that_python_does_not_find_again_has_no_launcher() -> None:
    with pytest.raises(LauncherError, match="does not find this copy"):
        find_command(PYTHON, lambda _python, _folder: False)


def test_a_frozen_copy_is_a_program_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert find_command(Path("/opt/hearts/hearts")).words == ("/opt/hearts/hearts",)


def test_on_windows_the_twin_without_a_console_is_taken_where_there_is_one(tmp_path: Path) -> None:
    python = tmp_path / "python.exe"
    assert find_command(python, lambda *_: True).program == python
    (tmp_path / "pythonw.exe").touch()
    assert find_command(python, lambda *_: True).program == tmp_path / "pythonw.exe"


def test_this_copy_is_reached_and_another_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert reaches_this_copy(PYTHON, PACKAGE.parent)
    other = tmp_path / "hearts"
    other.mkdir()
    (other / "__init__.py").touch()
    assert not reaches_this_copy(PYTHON, tmp_path)
    assert not reaches_this_copy(tmp_path / "no-python", PACKAGE.parent)
    # what only a terminal says does not reach the desktop
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert reaches_this_copy(PYTHON, PACKAGE.parent)


def test_the_command_that_is_found_starts_the_program() -> None:
    command = find_command()
    folder = ANYWHERE if command.folder is None else command.folder
    told = subprocess.run([*command.words, "--version"], cwd=folder, capture_output=True, text=True, check=True).stdout
    assert told.startswith("Hearts ")
    assert command.program.is_absolute()
    assert shutil.which(str(command.program)) is not None

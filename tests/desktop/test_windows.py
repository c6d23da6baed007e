import base64
import subprocess
from pathlib import Path, PureWindowsPath
from typing import cast

import pytest

from hearts.desktop import windows
from hearts.desktop.command import Command
from hearts.desktop.launcher_error import LauncherError

ASSETS = cast("Path", PureWindowsPath(r"C:\Games\hearts\assets"))
PYTHON = cast("Path", PureWindowsPath(r"C:\Users\Zoë O'Neill\my venv\Scripts\pythonw.exe"))
FOLDER = cast("Path", PureWindowsPath(r"D:\check out\$hearts"))


class Asked:
    """Stands in for PowerShell: keeps the script and answers with a status."""

    def __init__(self, status: int = 0, complaint: str = "") -> None:
        self.script = ""
        self._answer = status, complaint

    def __call__(self, script: str) -> tuple[int, str]:
        self.script = script
        return self._answer


def assignments(script: str) -> dict[str, str]:
    """What the script gives the shortcut, as PowerShell reads single-quoted text."""
    lines = (line.strip().removeprefix("$shortcut.").split(" = ", 1) for line in script.splitlines() if " = '" in line)
    return {name: value[1:-1].replace("''", "'") for name, value in lines if value.startswith("'")}


def test_the_shortcut_starts_this_copy_with_its_icon() -> None:
    asked = Asked()
    windows.install(ASSETS, Command(PYTHON, ("-m", "hearts"), FOLDER), asked)
    found = assignments(asked.script)
    assert found["TargetPath"] == str(PYTHON)
    assert found["Arguments"] == "-m hearts"
    assert found["WorkingDirectory"] == str(FOLDER)
    assert found["IconLocation"] == r"C:\Games\hearts\assets\desktop\hearts.ico,0"
    assert found["Description"] == "Hearts, the card game"
    assert "GetFolderPath('Programs')) 'Hearts.lnk'" in asked.script
    assert asked.script.index("$shortcut.Save()") > asked.script.index("$shortcut.Description = ")


def test_without_a_folder_to_start_in_none_is_set() -> None:
    asked = Asked()
    windows.install(ASSETS, Command(PYTHON), asked)
    assert "WorkingDirectory" not in asked.script


def test_an_argument_with_a_space_is_one_argument() -> None:
    asked = Asked()
    windows.install(ASSETS, Command(PYTHON, ("--data-dir", r"C:\my games")), asked)
    assert assignments(asked.script)["Arguments"] == r'--data-dir "C:\my games"'


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("plain", "'plain'"),
        ("O'Neill", "'O''Neill'"),
        ("it’s ‘so‘ ‚ ‛", "'it’’s ‘‘so‘‘ ‚‚ ‛‛'"),  # noqa: RUF001  every quote of PowerShell
        ('$env:PATH `n "x" $(exit)', "'$env:PATH `n \"x\" $(exit)'"),
        ("", "''"),
    ],
)
def test_nothing_in_a_quoted_value_means_anything(value: str, written: str) -> None:
    assert windows.quoted(value) == written


def test_braces_and_quotes_of_the_script_are_closed() -> None:
    for script in (windows.remove_script(), windows.install_script(Command(PYTHON, ("-m", "hearts"), FOLDER), ASSETS)):
        bare = "".join(script.split("'")[::2])  # what is quoted has no part in it
        assert script.count("'") % 2 == 0
        assert bare.count("{") == bare.count("}")
        assert bare.count("(") == bare.count(")")
        assert bare.count("[") == bare.count("]")


def test_a_shortcut_of_that_name_which_is_not_ours_is_left_alone() -> None:
    for change in (lambda run: windows.install(ASSETS, Command(PYTHON), run), windows.remove):
        asked = Asked(windows.NOT_OURS)
        with pytest.raises(LauncherError, match="belongs to something else"):
            change(asked)
        looked = asked.script.index("-ne 'Hearts, the card game'")
        changing = "Remove-Item" if "Remove-Item" in asked.script else "$shortcut.Save()"
        assert looked < asked.script.index(changing)


def test_removing_says_whether_there_was_one() -> None:
    assert windows.remove(Asked())
    assert not windows.remove(Asked(windows.NOTHING_THERE))


def test_what_powershell_complains_of_is_told() -> None:
    with pytest.raises(LauncherError, match="access denied"):
        windows.install(ASSETS, Command(PYTHON), Asked(1, "access denied"))


def test_the_script_reaches_powershell_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []

    def run(program: tuple[str, ...], **_options: object) -> subprocess.CompletedProcess[str]:
        ran.append(program)
        return subprocess.CompletedProcess(program, 3, "", " told \n")

    monkeypatch.setattr(subprocess, "run", run)
    assert windows.run_script("exit 'Zoë ♥'") == (3, "told")
    assert ran[0][0] == "powershell"
    assert base64.b64decode(ran[0][-1]).decode("utf-16-le") == "exit 'Zoë ♥'"


def test_without_powershell_there_is_a_complaint_and_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_arguments: object, **_options: object) -> None:
        raise FileNotFoundError(2, "no powershell")

    monkeypatch.setattr(subprocess, "run", run)
    status, complaint = windows.run_script("exit")
    assert status == 1
    assert "no powershell" in complaint

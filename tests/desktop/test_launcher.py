"""The two options from the command line on, on this system and, by name, on the others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hearts.desktop import launcher, linux, macos, windows
from hearts.desktop.command import Command
from hearts.text import launcher as words

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="looks at the folders of Linux")


def hearts(home: Path, *arguments: str, data_home: Path | None = None) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "PYGAME_", "LC_", "LANG"))
    }
    environment = {**kept, "HOME": str(home), "LANG": "C.UTF-8"}
    if data_home is not None:
        environment["XDG_DATA_HOME"] = str(data_home)
    command = [sys.executable, "-W", "error", "-m", "hearts", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_put_into_the_menu_and_taken_out_again(tmp_path: Path) -> None:
    put = hearts(tmp_path, "--install-launcher")
    assert (put.returncode, put.stdout, put.stderr) == (0, words.INSTALLED() + "\n", "")
    assert (tmp_path / ".local/share/applications/hearts.desktop").is_file()
    taken = hearts(tmp_path, "--remove-launcher")
    assert (taken.returncode, taken.stdout, taken.stderr) == (0, words.REMOVED() + "\n", "")
    assert list(tmp_path.iterdir()) == []
    again = hearts(tmp_path, "--remove-launcher")
    assert (again.returncode, again.stdout) == (0, words.NOTHING_TO_REMOVE() + "\n")


def test_the_persons_own_place_for_data_is_used(tmp_path: Path) -> None:
    place = tmp_path / "my data"
    assert hearts(tmp_path, "--install-launcher", data_home=place).returncode == 0
    assert (place / "applications" / "hearts.desktop").is_file()
    assert [path.name for path in tmp_path.iterdir()] == ["my data"]


def test_what_is_refused_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / ".local").write_bytes(b"a file where a folder should be")
    put = hearts(tmp_path, "--install-launcher")
    assert put.returncode == 1
    assert put.stdout == ""
    assert put.stderr.startswith("hearts: ")
    assert put.stderr.count("\n") == 1


def test_each_system_has_its_own_launcher(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called: list[str] = []
    command = Command(Path("/python"))
    monkeypatch.setattr(launcher, "find_command", lambda: command)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for module in (windows, macos, linux):
        for name in ("install", "remove"):
            told = f"{module.__name__.rpartition('.')[2]} {name}"
            monkeypatch.setattr(module, name, lambda *places, told=told: called.append(f"{told} {places[0]}"))
    for platform in ("win32", "darwin", "linux", "freebsd14"):
        launcher.install(platform)
    assert [line.split()[0] for line in called] == ["windows", "macos", "linux", "linux"]
    assert called[1] == f"macos install {tmp_path}/Applications"
    assert called[2] == f"linux install {tmp_path}/.local/share"

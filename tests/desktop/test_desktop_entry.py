import configparser
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hearts.desktop.command import Command
from hearts.desktop.desktop_entry import with_command
from hearts.resources import assets_folder
from tests.window.waiting import until

SHIPPED = (assets_folder() / "desktop" / "hearts.desktop").read_text("utf-8")
ODD_NAMES = (
    "plain",
    "two words",
    "für Élise ♥",
    "100%",
    "a'b",
    'a"b',
    "a$HOME`id`b",
    "a\\b",
    "(a);b&c|d<e>",
    "~",
    "a=b#c",
)


def value_of(entry: str, key: str) -> str:
    parser = configparser.RawConfigParser(delimiters=("=",), comment_prefixes=("#",), strict=True)
    setattr(parser, "optionxform", str)  # noqa: B010  keys of an entry have capital letters
    parser.read_string(entry)
    return parser["Desktop Entry"][key]


def test_a_plain_command_stands_as_it_is() -> None:
    entry = with_command(SHIPPED, Command(Path("/usr/bin/python3"), ("-m", "hearts")))
    assert value_of(entry, "Exec") == "/usr/bin/python3 -m hearts"
    assert value_of(entry, "TryExec") == "/usr/bin/python3"
    assert "Path=" not in entry


def test_the_folder_to_start_in_stands_there_where_it_matters() -> None:
    entry = with_command(SHIPPED, Command(Path("/usr/bin/python3"), (), Path("/home/me/my hearts")))
    assert value_of(entry, "Path") == "/home/me/my hearts"


def test_what_means_something_to_the_desktop_is_written_so_that_it_does_not() -> None:
    entry = with_command(SHIPPED, Command(Path('/a b/$c`d"e\\f'), ("%g",)))
    assert value_of(entry, "Exec") == r'"/a b/\\$c\\`d\\"e\\\\f" "%%g"'
    assert value_of(entry, "TryExec") == r'/a b/$c`d"e\\f'


def test_nothing_but_the_command_changes() -> None:
    entry = with_command(SHIPPED, Command(Path("/x"), ()))
    assert entry.replace("Exec=/x\nTryExec=/x\n", "Exec=hearts\n") == SHIPPED


def test_an_entry_without_the_line_is_not_taken() -> None:
    with pytest.raises(ValueError, match="Exec=hearts"):
        with_command("[Desktop Entry]\nExec=other\n", Command(Path("/x"), ()))


def test_the_window_that_opens_belongs_to_the_entry() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import hearts.app, os; print(os.environ['SDL_VIDEO_X11_WMCLASS'])"],
        cwd=assets_folder().parent,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert value_of(SHIPPED, "StartupWMClass") == told.strip()


@pytest.mark.parametrize("name", ODD_NAMES)
def test_the_desktops_own_validator_accepts_every_name(tmp_path: Path, name: str) -> None:
    validator = shutil.which("desktop-file-validate")
    if validator is None:
        pytest.skip("needs desktop-file-validate")
    file = tmp_path / "hearts.desktop"
    file.write_text(
        with_command(SHIPPED, Command(Path("/opt") / name / "python", ("-m", "hearts"), Path("/opt") / name))
    )
    told = subprocess.run([validator, file], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout) == (0, "")


@pytest.mark.parametrize("name", ODD_NAMES)
def test_the_desktops_own_library_starts_every_name(tmp_path: Path, name: str) -> None:
    launch = shutil.which("gio")
    if launch is None:
        pytest.skip("needs gio")
    folder, told = tmp_path / name, tmp_path / "told"
    folder.mkdir()
    program = folder / "program"
    program.write_text(f'#!/bin/sh\nprintf "%s|" "$PWD" "$@" > "{told}.part" && mv "{told}.part" "{told}"\n')
    program.chmod(0o755)
    file = tmp_path / "hearts.desktop"
    file.write_text(with_command(SHIPPED, Command(program, ("-m", name), folder)))
    subprocess.run([launch, "launch", file], check=True, capture_output=True)
    until(told.exists, "the program to be started")
    assert told.read_text() == f"{folder}|-m|{name}|"

import os
import plistlib
import shlex
import subprocess
from pathlib import Path

import pytest

from hearts import __version__
from hearts.desktop import macos
from hearts.desktop.command import Command
from hearts.desktop.launcher_error import LauncherError
from hearts.resources import assets_folder

COMMAND = Command(Path("/usr/bin/python3"), ("-m", "hearts"))


@pytest.fixture
def applications(tmp_path: Path) -> Path:
    return tmp_path / "Applications"


def install(applications: Path, command: Command = COMMAND) -> Path:
    macos.install(applications, assets_folder(), command)
    return applications / "Hearts.app" / "Contents"


def test_the_system_is_told_what_it_asks_for(applications: Path) -> None:
    contents = install(applications)
    told = plistlib.loads((contents / "Info.plist").read_bytes())
    assert told["CFBundleIdentifier"] == "org.heartstable.Hearts"
    assert told["CFBundlePackageType"] == "APPL"
    assert told["CFBundleShortVersionString"] == __version__
    assert told["NSHighResolutionCapable"] is True
    assert os.access(contents / "MacOS" / told["CFBundleExecutable"], os.X_OK)
    icon = contents / "Resources" / told["CFBundleIconFile"]
    assert icon.read_bytes() == (assets_folder() / "desktop" / "hearts.icns").read_bytes()


@pytest.mark.parametrize("name", ["plain", "two words", 'Zoë\'s "$HOME" `x`', "-n"])
def test_the_script_starts_the_program_in_its_folder_without_the_systems_own_words(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    program = folder / "python"
    program.write_text('#!/bin/sh\nprintf "%s|" "$PWD" "$@"\n')
    program.chmod(0o755)
    contents = install(tmp_path / "Applications", Command(program, ("-m", name), folder))
    told = subprocess.run(
        [contents / "MacOS" / "hearts", "-psn_0_12345"], capture_output=True, text=True, check=True
    ).stdout
    assert told == f"{folder}|-m|{name}|"


def test_without_a_folder_to_start_in_none_is_changed_to() -> None:
    assert macos.script(COMMAND) == f"#!/bin/sh\nexec {shlex.join(COMMAND.words)}\n"


@pytest.mark.parametrize("already", [True, False])
def test_removing_leaves_the_disk_as_it_was(applications: Path, *, already: bool) -> None:
    if already:
        applications.mkdir()
    install(applications)
    install(applications)
    assert macos.remove(applications)
    assert applications.exists() == already
    assert not macos.remove(applications)


def test_another_application_beside_it_stays(applications: Path) -> None:
    install(applications)
    (applications / "Other.app").mkdir()
    macos.remove(applications)
    assert [path.name for path in applications.iterdir()] == ["Other.app"]


@pytest.mark.parametrize("content", [None, b"", b"no list", plistlib.dumps({"CFBundleIdentifier": "com.other.hearts"})])
def test_another_application_of_that_name_is_not_touched(applications: Path, content: bytes | None) -> None:
    contents = applications / "Hearts.app" / "Contents"
    contents.mkdir(parents=True)
    if content is not None:
        (contents / "Info.plist").write_bytes(content)
    for change in (install, macos.remove):
        with pytest.raises(LauncherError, match="belongs to something else"):
            change(applications)
    assert [path.name for path in contents.iterdir()] == ([] if content is None else ["Info.plist"])


def test_installing_again_brings_it_up_to_date(applications: Path) -> None:
    contents = install(applications)
    (contents / "Resources" / "left-over").touch()
    install(applications, Command(Path("/opt/python3")))
    assert (contents / "MacOS" / "hearts").read_text() == "#!/bin/sh\nexec /opt/python3\n"
    assert not (contents / "Resources" / "left-over").exists()


def test_a_place_that_cannot_be_written_to_is_told(applications: Path) -> None:
    applications.write_bytes(b"a file where a folder should be")
    with pytest.raises(LauncherError, match="could not be written"):
        install(applications)

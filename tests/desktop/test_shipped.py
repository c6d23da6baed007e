"""What ships for desktops and packages says the same as the program it stands for."""

import argparse
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from hearts import __version__, options
from hearts.desktop import APP_ID
from hearts.resources import assets_folder
from hearts.text.language import LANGUAGES

ROOT = Path(__file__).parents[2]
DESKTOP = assets_folder() / "desktop"
MANUAL = DESKTOP / "hearts.6"
METAINFO = DESKTOP / f"{APP_ID}.metainfo.xml"


def bold_options(manual: str) -> set[str]:
    """The long options that head a paragraph of the manual."""
    heads = re.findall(r"^\.TP\n\.B[IR]? (.+)$", manual, re.MULTILINE)
    return {
        option for head in heads for option in re.findall(r"--[a-z-]+", head.replace("\\", "")) if "hearts" not in head
    }


def test_every_option_stands_in_the_manual_and_no_other() -> None:
    parser = options._parser()  # noqa: SLF001  what the program understands
    known = {name for action in parser._actions for name in action.option_strings if name.startswith("--")}  # noqa: SLF001
    assert len(known) > 10
    assert bold_options(MANUAL.read_text("utf-8")) == known


def test_every_choice_of_an_option_stands_in_the_manual() -> None:
    parser = options._parser()  # noqa: SLF001
    actions = [action for action in parser._actions if action.choices is not None]  # noqa: SLF001
    manual = MANUAL.read_text("utf-8")
    assert actions
    for action in actions:
        assert not isinstance(action, argparse._SubParsersAction)  # noqa: SLF001
        for choice in action.choices or ():
            assert re.search(rf"^\.BR? {choice}\b", manual, re.MULTILINE), choice


def test_version_and_name_are_the_programs() -> None:
    told = ET.parse(METAINFO).getroot()  # noqa: S314  our own file
    assert told.findtext("id") == APP_ID
    assert told.findtext("launchable") == "hearts.desktop"
    release = told.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    assert f'"Hearts {__version__}"' in MANUAL.read_text("utf-8")


def test_menus_and_catalogues_of_programs_speak_the_programs_languages() -> None:
    entry = (DESKTOP / "hearts.desktop").read_text("utf-8")
    languages = {language.split("_")[0] for language in LANGUAGES} - {"en"}
    for key in ("GenericName", "Comment", "Keywords"):
        assert set(re.findall(rf"^{key}\[(\w+)\]=.", entry, re.MULTILINE)) == languages, key
    comments = dict(re.findall(r"^Comment\[(\w+)\]=(.+)$", entry, re.MULTILINE))
    summaries = ET.parse(METAINFO).getroot().findall("summary")  # noqa: S314  our own file
    told = {summary.get("{http://www.w3.org/XML/1998/namespace}lang"): summary.text for summary in summaries}
    assert {language: text for language, text in told.items() if language} == comments


@pytest.mark.parametrize(
    "command", [("mandoc", "-Tlint", "-Wall"), ("groff", "-man", "-ww", "-Tutf8"), ("man", "--warnings", "-l")]
)
def test_the_manual_is_set_without_a_warning(command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"needs {command[0]}")
    told = subprocess.run([*command, MANUAL], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
    if command[0] == "mandoc":
        assert told.stdout == ""


def test_the_wheel_carries_all_of_it_for_a_whole_system() -> None:
    shared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"][
        "shared-data"
    ]
    assert shared == {
        "assets/desktop/hearts.desktop": "share/applications/hearts.desktop",
        "assets/desktop/icons": "share/icons/hicolor",
        "assets/ui/app_icon.svg": "share/icons/hicolor/scalable/apps/hearts.svg",
        f"assets/desktop/{METAINFO.name}": f"share/metainfo/{METAINFO.name}",
        "assets/desktop/hearts.6": "share/man/man6/hearts.6",
    }
    assert all((ROOT / source).exists() for source in shared)

"""The Flatpak manifest and its list of wheels, which are read here and built where there is a network."""

import json
import re
from pathlib import Path

import flatpak_wheels
import pytest
from packaging.requirements import Requirement

from hearts import __version__
from hearts.desktop import APP_ID

FOLDER = Path(flatpak_wheels.__file__).parent / "packaging"
MANIFEST = json.loads((FOLDER / f"{APP_ID}.json").read_text("utf-8"))
WHEELS = json.loads(flatpak_wheels.LIST.read_text("utf-8"))


def test_the_manifest_is_of_this_program_and_this_version() -> None:
    assert MANIFEST["id"] == APP_ID
    assert MANIFEST["command"] == "hearts"
    assert f"hearts_table-{__version__}-py3-none-any.whl" in json.dumps(MANIFEST["modules"])
    assert not [argument for argument in MANIFEST["finish-args"] if "network" in argument or "filesystem" in argument]


def test_the_list_it_reads_is_beside_it() -> None:
    assert MANIFEST["modules"][0]["sources"] == [flatpak_wheels.LIST.name]
    assert flatpak_wheels.LIST.parent == FOLDER


@pytest.mark.parametrize("machine", flatpak_wheels.MACHINES)
def test_each_machine_gets_one_wheel_of_each_library_of_a_version_that_will_do(machine: str) -> None:
    names = [
        source["url"].rpartition("/")[2]
        for source in WHEELS
        if machine in source.get("only-arches", flatpak_wheels.MACHINES)
    ]
    wanted = {requirement.name: requirement for requirement in map(Requirement, flatpak_wheels.libraries())}
    found = {name.split("-")[0].replace("_", "-"): name.split("-") for name in names}
    assert len(names) == len(found)
    assert set(found) == set(wanted)
    for library, (_, version, *tags) in found.items():
        assert wanted[library].specifier.contains(version)
        assert tags[-1] == "any.whl" or tags[0] == f"cp{flatpak_wheels.PYTHON.replace('.', '')}"
        assert tags[-1] == "any.whl" or tags[-1].endswith(f"_{machine}.whl")


def test_addresses_are_public_and_whole_checksums_stand_beside_them() -> None:
    for source in WHEELS:
        assert source["url"].startswith("https://files.pythonhosted.org/packages/")
        assert re.fullmatch("[0-9a-f]{64}", source["sha256"])


def test_a_wheel_for_every_machine_is_listed_once() -> None:
    shared, own = "https://i/b-1-any.whl", "https://i/a-1-{}.whl"
    found = flatpak_wheels.sources({machine: {own.format(machine): machine, shared: "s"} for machine in ("x", "y")})
    assert [source["url"] for source in found] == [own.format("x"), own.format("y"), shared]
    assert [source.get("only-arches") for source in found] == [["x"], ["y"], None]
    assert [source["sha256"] for source in found] == ["x", "y", "s"]

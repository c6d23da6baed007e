"""Write where Flatpak finds the three libraries: ``python3 tools/flatpak_wheels.py`` asks the package index for them.

The file lists a wheel of each library for each machine, by address and checksum; the manifest beside it reads the list.
Run it again when a library has a new version, or when the runtime of the manifest brings another Python.
"""

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tools" / "packaging" / "flatpak-wheels.json"
PYTHON = "3.13"  # of the runtime that the manifest names
MACHINES = ("x86_64", "aarch64")
SYSTEMS = ("manylinux_2_28", "manylinux_2_27", "manylinux_2_17", "manylinux2014")

Source = dict[str, str | list[str]]


def libraries() -> list[str]:
    """Return what the program needs, as the project says it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [str(name) for name in project["dependencies"]]


def wheels(machine: str, python: str) -> dict[str, str]:
    """Ask for the newest wheels for *machine*; return their checksums by address."""
    systems = [word for system in SYSTEMS for word in ("--platform", f"{system}_{machine}")]
    chosen = ("--implementation", "cp", "--python-version", python, *systems, "--only-binary", ":all:", "--no-deps")
    asked = ("--dry-run", "--ignore-installed", "--quiet", "--target", "unused", "--report", "-")
    # --isolated: addresses of the public index, whatever this machine is set up with
    command = [sys.executable, "-m", "pip", "--isolated", "install", *asked, *chosen, *libraries()]
    told = json.loads(subprocess.check_output(command, text=True, stderr=subprocess.DEVNULL))
    found = (item["download_info"] for item in told["install"])
    return {item["url"]: item["archive_info"]["hashes"]["sha256"] for item in found}


def sources(found: dict[str, dict[str, str]]) -> list[Source]:
    """Return the list for wheels by machine; what is the same for all machines stands there once."""
    listed: dict[str, Source] = {}
    for machine, addresses in found.items():
        for address, checksum in addresses.items():
            source = listed.setdefault(address, {"type": "file", "url": address, "sha256": checksum, "only-arches": []})
            machines = source["only-arches"]
            if isinstance(machines, list):
                machines.append(machine)
    for source in listed.values():
        if source["only-arches"] == list(found):
            del source["only-arches"]
    return sorted(listed.values(), key=lambda source: str(source["url"]).rpartition("/")[2])


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=PYTHON, metavar="X.Y", help="the Python of the runtime")
    options = parser.parse_args(arguments)
    found = sources({machine: wheels(machine, options.python) for machine in MACHINES})
    LIST.write_text(json.dumps(found, indent=2) + "\n", "utf-8", newline="\n")
    print(f"{len(found)} wheels for Python {options.python} in {LIST.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

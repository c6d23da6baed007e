"""Build what is given to others, and try it: ``python3 tools/package.py FOLDER`` (extra ``package``).

A source archive and a wheel, each installed in a new environment and started from a foreign folder; a folder for
people without Python, by PyInstaller for the system this runs on, started from a path with spaces and letters that are
not ASCII; and the checksums of all. The table at the end puts the folder's size and start beside the installed wheel's.
"""

import argparse
import hashlib
import platform
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from own_screen import screen
from package_trial import Program, TrialError, script_of, site_folders, start_seconds, try_out, window_seconds

from hearts import __version__

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "tools" / "packaging" / "hearts.spec"
ODD_NAME = "Kärtchen für Zoë ♥"
CHECKSUMS = "SHA256SUMS"
TIMES = 5


def build_archives(folder: Path) -> tuple[Path, Path]:
    """Build the source archive and the wheel, and return them."""
    _quietly([sys.executable, "-m", "hatchling", "build", "--directory", str(folder)])
    return folder / f"hearts_table-{__version__}.tar.gz", folder / f"hearts_table-{__version__}-py3-none-any.whl"


def install(archive: Path, environment: Path) -> Program:
    """Install *archive* in *environment*, which is made where there is none, and return the program."""
    python, script = script_of(environment)
    is_new = not python.exists()
    if is_new:
        venv.create(environment, with_pip=True, symlinks=sys.platform != "win32")
    # the second archive needs nothing that the first has not brought along
    again = () if is_new else ("--force-reinstall", "--no-deps")
    _quietly([str(python), "-m", "pip", "install", "--disable-pip-version-check", *again, str(archive)])
    return Program(f"the installed {archive.suffix.lstrip('.')}", (str(script),), site_folders(python))


def freeze(folder: Path, work: Path) -> Program:
    """Build the folder for people without Python, and return the program where it lies, at an odd place of *work*."""
    made = work / "made"
    places = ("--distpath", str(made), "--workpath", str(work / "build"))
    _quietly([sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, str(SPEC)])
    name = f"hearts-{__version__}-{sys.platform}-{platform.machine()}"
    shutil.make_archive(str(folder / name), "zip" if sys.platform == "win32" else "gztar", made, "hearts")
    place = work / ODD_NAME / "hearts"
    shutil.copytree(made / "hearts", place, symlinks=True)
    return Program("the folder", (str(place / ("hearts.exe" if sys.platform == "win32" else "hearts")),), (place,))


def checksums(files: Iterable[Path]) -> str:
    """Return a line for each file, as ``sha256sum --check`` reads them."""
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files))
    return "".join(lines)


def compared(frozen: Program, plain: Program, folder: Path, times: int) -> Iterator[str]:
    """Say what the folder costs beside the plain installation, measured alternately in this run."""
    programs = (frozen, plain)
    sizes = [program.size / 1e6 for program in programs]
    yield _row("size, Python included in the folder alone", sizes, "MB")
    yield _row("start until the version is told", [1000 * one for one in start_seconds(programs, folder, times)], "ms")
    with screen(folder) as (environment, _):
        seen = window_seconds(programs, folder, times, environment)
    if seen:
        yield _row("start until the window is seen", [1000 * one for one in seen], "ms")


def main() -> int:
    """Read the command line; build, try, measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the packages go; what is in it is removed")
    parser.add_argument("--environment", type=Path, metavar="DIR", help="keep the environment with the wheel there")
    options = parser.parse_args()
    folder: Path = options.folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with TemporaryDirectory() as name:
        work = Path(name).resolve()
        try:
            _build_and_try(folder, work, options.environment or work / "environment")
        except (TrialError, subprocess.CalledProcessError) as failed:
            print(f"failed: {failed}\n{getattr(failed, 'stderr', '')}", file=sys.stderr)
            return 1
    return 0


def _build_and_try(folder: Path, work: Path, environment: Path) -> None:
    foreign = work / "elsewhere"
    foreign.mkdir()
    sheets = set()
    archives = build_archives(folder)
    for archive in archives:
        plain = install(archive, environment)
        sheets.add(try_out(plain, __version__, foreign))
        print(f"{archive.name} is installed and plays", flush=True)
    frozen = freeze(folder, work)
    sheets.add(try_out(frozen, __version__, foreign))
    if len(sheets) > 1:
        raise TrialError("the same seed gives another sheet in another package: " + "".join(sheets))
    print(f"the folder plays in {ODD_NAME!r}", flush=True)
    (folder / CHECKSUMS).write_text(checksums(folder.iterdir()), "utf-8", newline="\n")
    for row in compared(frozen, plain, foreign, TIMES):
        print(row, flush=True)
    print((folder / CHECKSUMS).read_text("utf-8"), end="")


def _row(name: str, figures: list[float], unit: str) -> str:
    frozen, plain = figures
    return f"{name:44}{frozen / plain:5.2f} times  {frozen:.0f} {unit} over {plain:.0f} {unit}, the plain installation"


def _quietly(command: list[str]) -> None:
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)


if __name__ == "__main__":
    sys.exit(main())

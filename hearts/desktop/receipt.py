"""What the launcher put onto the disk, written down there, so that removing it takes that and nothing else."""

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from hearts.store.files import write_whole

NAME = "launcher.json"


class Receipt:
    """The files and folders made below *home*, by their names from there; the receipt itself is one of the files."""

    def __init__(self, home: Path, path: Path) -> None:
        """Read it from *path*; one that is not there, or is no receipt, lists nothing."""
        self._home = home
        self._path = path
        self.files: set[str] = set()
        self.folders: set[str] = set()
        with suppress(OSError, ValueError, TypeError, KeyError):
            found = json.loads(path.read_bytes())
            files, folders = ({str(name) for name in found[kind]} for kind in ("files", "folders"))
            self.files, self.folders = files, folders

    def note(self, files: Iterable[str]) -> None:
        """Make the folders that *files* need and note both, before any of the files is written."""
        wanted = {self._name(self._path), *files}
        for name in sorted(wanted):
            for folder in self._missing(self._place(name).parent):
                folder.mkdir(exist_ok=True)
                self.folders.add(self._name(folder))
        self.files |= wanted
        told = {"files": sorted(self.files), "folders": sorted(self.folders)}
        write_whole(self._path, json.dumps(told, indent=1).encode())

    def drop_all_but(self, kept: Iterable[str]) -> None:
        """Remove the files that are noted and not *kept*: those of another version."""
        for name in sorted(self.files - {self._name(self._path), *kept}):
            with suppress(FileNotFoundError, NotADirectoryError):
                self._place(name).unlink()

    def remove(self) -> None:
        """Remove every file, the receipt last, and every folder then empty; raise OSError where a file stays."""
        self.drop_all_but(())
        self._path.unlink(missing_ok=True)
        for folder in sorted((self._place(name) for name in self.folders), key=lambda place: -len(place.parts)):
            with suppress(OSError):  # somebody else uses it by now
                folder.rmdir()

    def _missing(self, folder: Path) -> list[Path]:
        """Return *folder* and the folders around it that do not exist, the outermost first."""
        return [place for place in (*reversed(folder.parents), folder) if not place.exists()]

    def _name(self, place: Path) -> str:
        return Path(os.path.relpath(place, self._home)).as_posix()

    def _place(self, name: str) -> Path:
        return Path(os.path.normpath(self._home / name))

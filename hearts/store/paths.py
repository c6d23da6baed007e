"""Where everything of the person's lies: the platform's data folder, or one given on the command line."""

import os
from pathlib import Path
from typing import Final

from hearts.store.notes import StoreError, Trouble

NOWHERE: Final = Path(os.path.abspath(os.devnull)) / "hearts"  # noqa: PTH100


def data_folder(given: Path | None = None) -> Path:
    """Return the folder for all data, without creating it; one that nobody can create where there is none to tell."""
    try:
        return Path(os.path.abspath(_chosen(given)))  # noqa: PTH100  resolve() would follow links and can fail
    except (RuntimeError, OSError):  # a stranger to the system has no home, and a folder may go from under a program
        return NOWHERE


def _chosen(given: Path | None) -> Path:
    if given is not None:
        return given.expanduser()
    import platformdirs  # noqa: PLC0415  only a start without a given folder needs it

    return Path(platformdirs.user_data_dir("hearts", appauthor=False))


def prepare_folder(folder: Path) -> None:
    """Create *folder*; raise StoreError where it cannot be created or nothing can be written in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / f".trial-{os.getpid()}"
        trial.touch()
        trial.unlink()
    except OSError as refused:
        raise StoreError(Trouble.FOLDER_UNUSABLE, folder, refused.strerror or str(refused)) from refused

"""Whole files: written so that a reader sees the old or the new one, and set aside instead of thrown away."""

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Replace *path* by *content* in one step; raise OSError, leaving the old file, where that fails."""
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def set_aside(path: Path, mark: str, *, companions: tuple[str, ...] = ()) -> Path:
    """Rename *path* to ``NAME.MARK``, with the files of the same name and a suffix in *companions*.

    Return the new place, which was free before; raise OSError where the file cannot be renamed.
    """
    aside = _free(path.with_name(f"{path.name}.{mark}"))
    path.rename(aside)
    for suffix in companions:
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(aside.with_name(aside.name + suffix))
    return aside


def _free(path: Path) -> Path:
    candidate, number = path, 2
    while os.path.lexists(candidate):
        candidate = path.with_name(f"{path.name}-{number}")
        number += 1
    return candidate


def _sync_folder(folder: Path) -> None:
    # makes the rename itself last through a power cut; a system that cannot open folders needs no such call
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

"""Whole files: written so that a reader sees the old or the new one, and set aside instead of thrown away."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def read_some(path: Path, most: int) -> bytes:
    """Return the first *most* bytes of *path*; raise OSError, and never wait, where it is no file that has an end."""
    file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(file, "rb") as opened:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise OSError(errno.EINVAL, "no file with an end", str(path))
        return opened.read(most)


@contextmanager
def scratch_folder() -> Iterator[Path | None]:
    """Lend a folder for copies that nobody keeps, or None where there is no room for one."""
    import tempfile  # noqa: PLC0415  only what has gone wrong needs one

    try:
        folder = tempfile.TemporaryDirectory(prefix="hearts-", ignore_cleanup_errors=True)
    except OSError:
        yield None
        return
    with folder as name:
        yield Path(name)


def is_file(path: Path) -> bool:
    """Whether a file with an end lies at *path*, as far as can be told."""
    with suppress(OSError):
        return path.is_file()
    return False


def write_whole(path: Path, content: bytes) -> None:
    """Replace *path* by *content* in one step; raise OSError, leaving the old file, where that fails.

    A link stays one: what it leads to is replaced.
    """
    path = Path(os.path.realpath(path)) if path.is_symlink() else path
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
    sync_folder(path.parent)


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


def sync_folder(folder: Path) -> None:
    """Make the names in *folder* last through a power cut; a system that cannot open folders needs no such call."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

"""Folders that may not be written, a clock that ticks when it is read, and a store in a folder of its own."""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from hearts.store.clock import Clock
from hearts.store.database import Store
from hearts.store.opening import open_store

NOBODY = 65534


@pytest.fixture
def now() -> Clock:
    moments = (f"2026-01-31T19:05:{second % 60:02}Z" for second in range(1_000_000))
    return lambda: next(moments)


@pytest.fixture
def store(tmp_path: Path, now: Clock) -> Iterator[Store]:
    opened = open_store(tmp_path, now)
    assert opened.notes == ()
    yield opened.store
    opened.store.close()


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    """A folder that another user can reach, which pytest's own are not."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "data")
        folder.mkdir()
        Path(name).chmod(0o755)
        yield folder
        folder.chmod(0o755)


@pytest.fixture
def locked() -> Callable[[Path], AbstractContextManager[None]]:
    """A context in which a folder and its files may be read but not written, by root neither."""
    if os.name == "nt":
        pytest.skip("folders have no modes here")
    return _locked


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)
        folder.chmod(0o755)

import os
from pathlib import Path

import pytest

from hearts.store.files import set_aside, write_whole


def _no_space(_descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_writing_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"an older and longer content")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert _names(tmp_path) == ["file"]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", _no_space)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert _names(tmp_path) == ["file"]


def test_a_file_set_aside_takes_its_companions_with_it(tmp_path: Path) -> None:
    for name in ("file", "file-wal"):
        (tmp_path / name).write_text(name)
    aside = set_aside(tmp_path / "file", "broken-1", companions=("-wal", "-shm"))
    assert aside == tmp_path / "file.broken-1"
    assert _names(tmp_path) == ["file.broken-1", "file.broken-1-wal"]


def test_a_second_file_set_aside_in_the_same_second_gets_a_place_of_its_own(tmp_path: Path) -> None:
    for content in ("first", "second", "third"):
        (tmp_path / "file").write_text(content)
        set_aside(tmp_path / "file", "broken-1")
    found = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert found == {"file.broken-1": "first", "file.broken-1-2": "second", "file.broken-1-3": "third"}

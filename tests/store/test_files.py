import os
from pathlib import Path

import pytest

from hearts.store.files import is_file, read_some, set_aside, write_whole


def _no_space(_descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_beginning_of_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\x00a letter")
    assert read_some(tmp_path / "file", 3) == b"\x00a "
    assert is_file(tmp_path / "file")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
def test_a_pipe_that_nobody_writes_to_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="no file with an end"):
        read_some(tmp_path / "pipe", 3)
    assert not is_file(tmp_path / "pipe")


def test_what_has_no_possible_name_is_no_file(tmp_path: Path) -> None:
    assert not is_file(tmp_path / ("x" * 5000))


def test_writing_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"an older and longer content")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert _names(tmp_path) == ["file"]


@pytest.mark.skipif(os.name == "nt", reason="not everybody may make links there")
def test_writing_through_a_link_replaces_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "file").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere" / "file")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "elsewhere" / "file").read_bytes() == b"new"


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

"""What is committed comes to the disk right after it, and nobody waits for that; what the disk refuses is told."""

import errno
import os
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from hearts.core.record import Record
from hearts.store.database import GameKind, Store
from hearts.store.opening import FILE_NAME, open_store
from hearts.store.syncing import Syncer
from hearts.table.host import Host
from tests.builders import PLAYERS
from tests.store.evenings import SHORT, moves_of, play

PATIENCE = 60.0
LOG = f"{FILE_NAME}-wal"
OPEN_FILES = Path("/proc/self/fd")


class Disk:
    """Stands between the program and the disk: notes what is waited for, keeps it waiting, or refuses."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.synced: list[str] = []
        self.error: int | None = None
        self.is_asked = threading.Event()
        self.is_ready = threading.Event()
        self.is_ready.set()
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self._sync)

    def _sync(self, file: int) -> None:
        self.is_asked.set()
        self.is_ready.wait(PATIENCE)
        if self.error is not None:
            raise OSError(self.error, os.strerror(self.error))
        self._fsync(file)
        self.synced.append((OPEN_FILES / str(file)).readlink().name)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    if not OPEN_FILES.exists():
        pytest.skip("open files have no names here")
    return Disk(monkeypatch)


@pytest.fixture
def kept(tmp_path: Path) -> Store:
    return open_store(tmp_path).store


def _begin(store: Store) -> Host:
    return Host(store, Record(SHORT, 1, PLAYERS), GameKind.PERSON)


def test_each_stored_move_is_brought_to_the_disk(kept: Store, disk: Disk) -> None:
    host = _begin(kept)
    for move in moves_of(SHORT, 1)[:5]:
        assert kept.wait_for_disk(PATIENCE)
        disk.synced.clear()
        host.submit(move)
        assert kept.wait_for_disk(PATIENCE)
        assert disk.synced[0] == LOG
    kept.close()


def test_the_name_of_a_new_log_is_brought_to_the_disk_once(kept: Store, disk: Disk) -> None:
    host = _begin(kept)
    for move in moves_of(SHORT, 1)[:3]:
        host.submit(move)
        assert kept.wait_for_disk(PATIENCE)
    assert disk.synced.count(kept.path.parent.name) == 1
    kept.close()


def test_nobody_waits_for_a_disk_that_takes_its_time(kept: Store, disk: Disk) -> None:
    host = _begin(kept)
    assert kept.wait_for_disk(PATIENCE)
    disk.is_ready.clear()
    disk.is_asked.clear()
    first, *others = moves_of(SHORT, 1)[:20]
    host.submit(first)
    assert disk.is_asked.wait(PATIENCE)
    for move in others:
        host.submit(move)
    kept.checkpoint()
    assert host.is_saved
    assert not kept.wait_for_disk(0.01)
    disk.is_ready.set()
    assert kept.wait_for_disk(PATIENCE)
    kept.close()


def test_what_the_disk_refuses_is_told_until_it_has_taken_everything(kept: Store, disk: Disk) -> None:
    host = _begin(kept)
    moves = moves_of(SHORT, 1)
    assert kept.wait_for_disk(PATIENCE)
    disk.error = errno.EIO
    host.submit(moves[0])
    assert not kept.wait_for_disk(PATIENCE)
    host.submit(moves[1])
    assert not host.is_saved
    disk.error = None
    host.submit(moves[2])
    assert kept.wait_for_disk(PATIENCE)
    host.submit(moves[3])
    assert host.is_saved
    # what was refused has been written elsewhere, into the database itself
    assert str(moves[0]).encode() in kept.path.read_bytes()
    kept.close()


def test_a_file_system_that_cannot_be_asked_is_no_trouble(kept: Store, disk: Disk) -> None:
    disk.error = errno.EINVAL
    host = _begin(kept)
    host.submit(moves_of(SHORT, 1)[0])
    assert kept.wait_for_disk(PATIENCE)
    assert host.is_saved
    kept.close()


def test_games_in_memory_ask_for_no_disk(tmp_path: Path, disk: Disk) -> None:
    (tmp_path / "file").write_text("in the way")
    store = open_store(tmp_path / "file").store
    play(store, SHORT, 1, most=3)
    store.checkpoint()
    assert disk.synced == []
    store.close()


def test_a_checkpoint_while_another_program_writes_brings_the_log_to_the_disk(kept: Store, disk: Disk) -> None:
    play(kept, SHORT, 1, most=10)
    assert kept.wait_for_disk(PATIENCE)
    reader = sqlite3.connect(kept.path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM moves").fetchall()
    play(kept, SHORT, 2, most=10)
    disk.synced.clear()
    kept.checkpoint()
    assert kept.wait_for_disk(PATIENCE)
    assert LOG in disk.synced
    reader.close()
    kept.close()


def test_a_vanished_folder_is_not_made_by_the_disks_thread(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    (folder / FILE_NAME).touch()
    syncer = Syncer(folder / FILE_NAME)
    shutil.rmtree(folder)
    for into_file in (False, True):
        syncer.ask(into_file=into_file)
        assert syncer.wait(PATIENCE)
    assert not syncer.has_failed
    syncer.stop()
    assert not folder.exists()


def test_after_stopping_no_thread_is_left_and_asking_begins_another(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    syncer = Syncer(tmp_path / FILE_NAME)
    for _ in range(2):
        syncer.ask()
        syncer.stop()
        assert syncer.wait(0)
        assert set(threading.enumerate()) <= before

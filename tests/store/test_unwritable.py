"""Where the data cannot be written the game is played on, and what was played is stored as soon as it can be."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path

import pytest

from hearts.core.record import Record
from hearts.store.database import GameKind, Store
from hearts.store.notes import NoteKind
from hearts.store.opening import FILE_NAME, open_store
from hearts.table.host import Host
from tests.builders import PLAYERS
from tests.store.evenings import SHORT, moves_of, play

Locked = Callable[[Path], AbstractContextManager[None]]
SIZE = 400_000
NOBODY = "65534"
ROOT = Path(__file__).parents[2]
MOUNT, UNMOUNT = shutil.which("mount"), shutil.which("umount")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few pages."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or MOUNT is None or UNMOUNT is None:
        pytest.skip("only root can mount a small disk")
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run([MOUNT, "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)], check=False)
    if mounted.returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run([UNMOUNT, "-l", str(folder)], check=True)


def fill(folder: Path) -> Path:
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(512)):
                pass
        except OSError:
            return ballast
    raise AssertionError("the disk is not small")


def _host(store: Store) -> Host:
    return Host(store, Record(SHORT, 1, PLAYERS), GameKind.PERSON)


def _stored(folder: Path) -> Record:
    opened = open_store(folder)
    assert opened.notes == ()
    stored = opened.store.in_progress()
    opened.store.close()
    assert stored is not None
    return stored.record


def test_on_a_disk_that_fills_up_the_game_goes_on_and_is_stored_once_there_is_room(small_disk: Path) -> None:
    host = _host(open_store(small_disk).store)
    moves = moves_of(SHORT, 1)
    for move in moves[:20]:
        host.submit(move)
    ballast = fill(small_disk)
    saved = []
    for move in moves[20:60]:
        host.submit(move)
        saved.append(host.is_saved)
    assert not saved[-1]
    ballast.unlink()
    host.submit(moves[60])
    assert host.is_saved
    assert _stored(small_disk).moves == moves[:61]


def test_on_a_disk_full_from_the_start_the_game_comes_from_memory_and_is_stored_later(small_disk: Path) -> None:
    ballast = fill(small_disk)
    opened = open_store(small_disk)
    assert [note.kind for note in opened.notes] == [NoteKind.GAMES_NOT_KEPT]
    host = _host(opened.store)
    moves = moves_of(SHORT, 1)
    for move in moves[:30]:
        host.submit(move)
    assert not opened.store.is_kept
    ballast.unlink()
    host.submit(moves[30])
    assert opened.store.is_kept
    assert _stored(small_disk).moves == moves[:31]


def test_games_read_from_a_locked_folder_are_stored_once_it_may_be_written(shared_folder: Path, locked: Locked) -> None:
    moves = moves_of(SHORT, 1)
    first = open_store(shared_folder).store
    play(first, SHORT, 1, most=40)
    first.close()
    with locked(shared_folder):
        store = open_store(shared_folder).store
        stored = store.in_progress()
        assert stored is not None
        host = Host(store, stored.record, GameKind.PERSON, stored.game_id)
        for move in moves[40:50]:
            host.submit(move)
        assert (store.is_kept, host.is_saved) == (False, True)
    for path in shared_folder.iterdir():
        path.chmod(0o644)
    host.submit(moves[50])
    assert store.is_kept
    store.close()
    assert _stored(shared_folder).moves == moves[:51]


def test_in_a_locked_folder_the_last_moves_of_a_killed_program_are_read_from_its_log(
    shared_folder: Path, locked: Locked, tmp_path: Path
) -> None:
    source = open_store(tmp_path).store
    play(source, SHORT, 1, most=40)
    for name in (FILE_NAME, f"{FILE_NAME}-wal"):
        (shared_folder / name).write_bytes((tmp_path / name).read_bytes())
    source.close()
    with locked(shared_folder):
        opened = open_store(shared_folder)
        assert [note.kind for note in opened.notes] == [NoteKind.GAMES_NOT_KEPT]
        stored = opened.store.in_progress()
    assert stored is not None
    assert stored.record.moves == moves_of(SHORT, 1)[:40]


def test_without_room_for_a_copy_a_locked_game_is_read_where_it_lies(
    shared_folder: Path, locked: Locked, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(**_: object) -> None:
        raise FileNotFoundError(2, "no usable temporary folder")

    monkeypatch.setattr("tempfile.TemporaryDirectory", full)
    first = open_store(shared_folder).store
    play(first, SHORT, 1, most=40)
    first.close()
    with locked(shared_folder):
        assert open_store(shared_folder).store.in_progress() is not None


def test_games_that_somebody_else_stored_meanwhile_are_not_written_over(shared_folder: Path, locked: Locked) -> None:
    first = open_store(shared_folder).store
    play(first, SHORT, 1, most=40)
    first.close()
    with locked(shared_folder):
        store = open_store(shared_folder).store
        stored = store.in_progress()
        assert stored is not None
    for path in shared_folder.iterdir():
        path.chmod(0o644)
    other = open_store(shared_folder).store
    play(other, SHORT, 2, most=5)
    other.close()
    Host(store, stored.record, GameKind.PERSON, stored.game_id).submit(moves_of(SHORT, 1)[40])
    assert not store.is_kept
    assert _stored(shared_folder).seed == 2


def test_a_folder_that_vanishes_in_the_middle_of_a_game_is_made_again_with_all_there_was(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = open_store(folder).store
    host = _host(store)
    moves = moves_of(SHORT, 1)
    for move in moves[:20]:
        host.submit(move)
    shutil.rmtree(folder)
    host.submit(moves[20])
    assert (store.is_kept, host.is_saved) == (True, True)
    store.close()
    assert _stored(folder).moves == moves[:21]


def test_while_a_folder_cannot_be_made_again_it_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = open_store(folder).store
    host = _host(store)
    moves = moves_of(SHORT, 1)
    for move in moves[:20]:
        host.submit(move)
    shutil.rmtree(folder)
    folder.write_text("in the way")
    told = []
    for move in moves[20:24]:
        host.submit(move)
        told.append(host.is_saved)
    assert told == [False, True, True, True]
    assert not store.is_kept
    folder.unlink()
    host.submit(moves[24])
    assert store.is_kept
    store.close()
    assert _stored(folder).moves == moves[:25]


def test_while_another_program_holds_the_file_the_game_goes_on_and_is_stored_after_it(tmp_path: Path) -> None:
    host = _host(open_store(tmp_path).store)
    moves = moves_of(SHORT, 1)
    host.submit(moves[0])
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for move in moves[1:4]:
            host.submit(move)
            assert not host.is_saved
        other.execute("ROLLBACK")
    host.submit(moves[4])
    assert host.is_saved
    assert _stored(tmp_path).moves == moves[:5]


def test_another_file_in_the_place_of_the_games_is_not_touched(tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    host = _host(store)
    moves = moves_of(SHORT, 1)
    host.submit(moves[0])
    (tmp_path / FILE_NAME).rename(tmp_path / "elsewhere")
    (tmp_path / FILE_NAME).write_text("a letter")
    host.submit(moves[1])
    assert not host.is_saved
    assert (tmp_path / FILE_NAME).read_text() == "a letter"


# the other user may not be able to read what is installed here, so this needs nothing but the program
PLAYER = """
import sys
from pathlib import Path
from tests.store.other_user import play_to_the_end
play_to_the_end(Path(sys.argv[1]))
"""


def test_another_user_plays_to_the_end_in_a_folder_that_is_not_theirs(shared_folder: Path) -> None:
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("setpriv") is None:
        pytest.skip("only root can become another user, with setpriv")
    first = open_store(shared_folder).store
    play(first, SHORT, 1, most=40)
    first.close()
    before = (shared_folder / FILE_NAME).read_bytes()
    command = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    done = subprocess.run(
        [*command, sys.executable, "-B", "-c", PLAYER, str(shared_folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if "Permission denied" in done.stderr and not done.stdout:
        pytest.skip("another user cannot reach the program here")
    assert (done.stdout.split("\n")[:2], done.stderr) == (["['GAMES_NOT_KEPT']", "True"], "")
    assert (shared_folder / FILE_NAME).read_bytes() == before

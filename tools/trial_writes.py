"""Failing writes under the store: errors put in by hand, a disk that fills up, and errors from the system itself.

The game must be playable to its end, nothing but IllegalMove may reach the table, and as soon as writing works again
the next move brings everything that was played into the file.
"""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from trial_connection import faulty, is_write
from trial_player import legal_move
from trial_report import Report

from hearts.ai.levels import Level
from hearts.core.record import Record
from hearts.core.rules import Rules
from hearts.store.database import GameKind
from hearts.store.opening import open_store
from hearts.store.statistics import statistics
from hearts.table.host import Host
from hearts.table.session import players_of

ROOT: Final = Path(__file__).resolve().parent.parent
MESSAGES: Final = ("disk I/O error", "database or disk is full", "unable to open database file", "database is locked")
RULES: Final = Rules(target=None)
UNDO: Final = 0.06
MOVES_A_CHECKPOINT: Final = 12
MOVES_A_LOOK: Final = 5
PATIENCE: Final = 10.0
SMALL_DISK: Final = 2_000_000  # bytes; the log of a game takes half a million
ERRORS: Final = ("ENOSPC", "EIO", "EDQUOT", "EROFS")
CALLS: Final = ("pwrite64", "fdatasync", "fsync", "ftruncate", "openat")

Act = Callable[[Host], None]


def try_errors(folder: Path, games: int, seed: int = 1, act: Act | None = None) -> Report:
    """Play *games* games while writes fail now and then; *act* is a planted fault, done after each move."""
    report = Report("failing writes, put in")
    chance = random.Random(seed)
    rate = [0.0]

    def fault(sql: str) -> None:
        if is_write(sql) and chance.random() < rate[0]:
            report.tried["errors"] += 1
            raise sqlite3.OperationalError(chance.choice(MESSAGES))

    with faulty(fault):
        for number in range(games):
            rate[0] = 0.0
            _play_through(folder / str(number % 10), chance, report, lambda share: rate.__setitem__(0, share), act)
            report.tried["games"] += 1
    return report


def try_small_disk(games: int, seed: int = 1, act: Act | None = None) -> Report:
    """Play *games* games on a disk of a few pages that fills up and empties again and again, with *act* as above."""
    report = Report("failing writes, a full disk")
    chance = random.Random(seed)
    with small_disk() as folder:
        if folder is None:
            report.left_out.append("no small disk can be mounted here")
            return report

        def fail(share: float) -> None:
            (folder / "ballast").unlink(missing_ok=True)
            if share and chance.random() < share:
                _fill(folder / "ballast")
                report.tried["times full"] += 1

        for number in range(games):
            fail(0)
            place = folder / str(number)
            _play_through(place, chance, report, fail, act)
            report.tried["games"] += 1
            shutil.rmtree(place)
    return report


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """Mount a disk of a few pages, or give None where that is not allowed."""
    folder = Path(f"/tmp/hearts-small-disk-{os.getpid()}")  # noqa: S108  no pytest or other folder to be cleaned
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("mount") is None:
        yield None
        return
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK}", "tmpfs", str(folder)]
    mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    try:
        yield folder if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)
        folder.rmdir()


def try_system_errors(folder: Path, games: int, seed: int = 1, change: Callable[[Path], None] | None = None) -> Report:
    """Play *games* games in programs whose system calls fail for a while, as ``strace`` makes them.

    *change* is a planted fault's hand on what a program has left.
    """
    report = Report("failing writes, from the system")
    if shutil.which("strace") is None:
        report.left_out.append("strace is not installed")
        return report
    chance = random.Random(seed)
    for number in range(games):
        place = folder / f"system-{number}"
        call, error = chance.choice(CALLS), chance.choice(ERRORS)
        first = chance.randrange(1, 60)
        last = first + chance.choice((0, 3, 30, 1000))
        files = [f"-P{place / name}" for name in ("hearts.sqlite3", "hearts.sqlite3-wal")]
        inject = f"--inject={call}:error={error}:when={first}..{last}"
        command = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}", inject, *files]
        done = subprocess.run(
            [*command, sys.executable, __file__, str(place), str(number)],
            capture_output=True,
            text=True,
            check=False,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        report.tried["programs"] += 1
        if change is not None:
            change(place)
        report.check(f"{inject}: {done.stderr[-300:]}", is_so=done.returncode == 0)
        _check_after(place, done.stdout.split(), inject, report)
    return report


def _check_after(place: Path, told: list[str], inject: str, report: Report) -> None:
    opened = open_store(place)
    report.check(f"{inject}: {[note.kind.name for note in opened.notes]}", is_so=not opened.notes)
    counted = statistics(opened.store).overall.all.games
    if told and told[-1] == "kept":
        report.check(f"{inject}: the game was kept but is not counted", is_so=counted == 1)
    report.tried["games kept to the end"] += counted
    opened.store.close()


def _play_through(
    folder: Path, chance: random.Random, report: Report, fail: Callable[[float], None], act: Act | None
) -> None:
    """Play one game, failing for stretches of moves; after each stretch the file must hold the record."""
    opened = open_store(folder)
    report.check(f"the start tells {opened.notes}", is_so=not opened.notes)
    host = Host(
        opened.store, Record(RULES, chance.randrange(2**32), players_of(Level.EASY, is_demo=False)), GameKind.PERSON
    )
    left, failing = 0, False
    while (move := legal_move(host.game, chance, host.record.seed)) is not None:
        if left == 0:
            left, failing = chance.randrange(1, 12), not failing
            fail(chance.choice((0.2, 0.7, 1.0)) if failing else 0.0)
        if host.can_undo and chance.random() < UNDO:
            host.undo()
        else:
            host.submit(move)
            left -= 1
        if act is not None:
            act(host)
        if not failing and host.record.moves and host.record.moves[-1] == move:
            stored = opened.store.query(
                "SELECT text FROM moves WHERE game_id = (SELECT max(id) FROM games) ORDER BY number"
            )
            same = [text for (text,) in stored] == list(map(str, host.record.moves))
            report.check(f"{len(stored)} of {len(host.record.moves)} moves are stored", is_so=same and host.is_saved)
        report.tried["moves"] += 1
        report.tried["moves that could not be stored at once"] += not host.is_saved
    fail(0)
    opened.store.close()


def _fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            return


def _play_in_program(folder: Path, seed: int) -> None:
    """Play a game to its end and say whether all of it is kept."""
    store = open_store(folder).store
    host = Host(store, Record(RULES, seed, players_of(Level.EASY, is_demo=False)), GameKind.PERSON)
    chance = random.Random(seed)
    while (move := legal_move(host.game, chance, seed)) is not None:
        host.submit(move)
        if len(host.record.moves) % MOVES_A_CHECKPOINT == 0:
            store.checkpoint()
        print(len(host.record.moves), flush=True)
        if len(host.record.moves) % MOVES_A_LOOK == 0 and store.wait_for_disk(PATIENCE):
            print("safe", flush=True)
    print("kept" if host.is_saved and store.is_kept else "lost")
    store.back_up()
    store.close()


if __name__ == "__main__":
    _play_in_program(Path(sys.argv[1]), int(sys.argv[2]))

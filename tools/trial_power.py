"""A power cut between any two writes: what SQLite wrote in a recorded game, replayed up to each point.

``strace`` records every write with its bytes. Replayed in order, whatever was acknowledged must be there. Of the writes
that no sync had followed yet a real disk may have done any: replayed with some of them left out, the file must still be
whole and hold every move that had been on the disk before.
"""

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trial_report import Report
from trial_writes import ROOT, RULES

from hearts.core.moves import parse_move
from hearts.core.record import replay
from hearts.store.opening import open_store

PROGRAM: Final = Path(__file__).with_name("trial_writes.py")
CALLS: Final = "pwrite64,write,ftruncate,fsync,fdatasync,unlink"
UNFINISHED: Final = b" <unfinished ...>"
RESUMED: Final = re.compile(rb"^(\d+) +<\.\.\. \w+ resumed>(.*)")
CALL: Final = re.compile(rb'^(?:\d+ +)?(\w+)\((?:(\d+)<([^>]*)>|"((?:\\x[0-9a-f]{2})*)")(.*)\) += \d')
BYTES: Final = re.compile(rb'"((?:\\x[0-9a-f]{2})*)"')
DIGIT: Final = b', "\\x3'
SAFE: Final = b', "\\x73\\x61\\x66\\x65'  # "safe"
FILES: Final = ("hearts.sqlite3", "hearts.sqlite3-wal")


@dataclass(frozen=True, slots=True)
class Call:
    """What was done to a file of the store; *told* is how many moves had been acknowledged then.

    *began* is how many calls had ended when it began, since there are two threads; *safe* is how many moves the store
    had said to be on the disk.
    """

    what: str
    file: str
    content: bytes
    place: int
    told: int
    began: int
    safe: int


def try_power_cuts(folder: Path, cuts: int, seed: int = 1, *, forget_syncs: bool = False) -> Report:
    """Cut the power after each recorded call, up to *cuts* of them; with *forget_syncs* the disk lies about syncs."""
    report = Report("power cuts")
    if shutil.which("strace") is None:
        report.left_out.append("strace is not installed")
        return report
    calls = _recorded(folder)
    report.figures.append(f"{len(calls)} writes, syncs, cuts and removals recorded in one game")
    report.check("hardly anything was recorded", is_so=len(calls) > 100)  # noqa: PLR2004
    chance = random.Random(seed)
    points = range(1, len(calls) + 1)
    if len(points) > cuts // 2:
        points = sorted(chance.sample(points, cuts // 2))  # type: ignore[assignment]
    for number, point in enumerate(points):
        done = calls[:point]
        told = done[-1].told
        _check(folder / f"cut-{number}", done, range(told, told + 2), report)
        report.tried["cuts"] += 1
        kept = _without_some(done, chance, forget_syncs=forget_syncs)
        _check(folder / f"lost-{number}", kept, range(done[-1].safe, told + 2), report)
        report.tried["cuts with writes lost"] += 1
    return report


def _recorded(folder: Path) -> list[Call]:
    """Play one game under ``strace`` and return what it did to its files."""
    log, data = folder / "calls.txt", folder / "recorded"
    command = ["strace", "-f", "-qq", "-y", "-xx", "-s", "70000", "-o", str(log), "-e", f"trace={CALLS}"]
    subprocess.run(
        [*command, sys.executable, str(PROGRAM), str(data), "1"],
        check=True,
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    calls: list[Call] = []
    told = safe = 0
    for began, line in _whole_lines(log.read_bytes().splitlines(), calls):
        found = CALL.match(line)
        if found is None:
            continue
        what, number, path, name, rest = found.groups()
        if what == b"write" and number == b"1":
            told += rest.startswith(DIGIT)
            safe = told if rest.startswith(SAFE) else safe
        file = Path(_text(name if path is None else path)).name
        if file in FILES:
            calls.append(_call(what.decode(), file, rest, told, began, safe))
    return calls


def _whole_lines(lines: Sequence[bytes], calls: Sequence[Call]) -> Iterator[tuple[int, bytes]]:
    """Yield each call that has ended and how many of *calls* had when it began; those of two threads may overlap."""
    begun: dict[bytes, tuple[int, bytes]] = {}
    for line in lines:
        resumed = RESUMED.match(line)
        if line.endswith(UNFINISHED):
            begun[line.split(maxsplit=1)[0]] = len(calls), line.removesuffix(UNFINISHED)
        elif resumed is None:
            yield len(calls), line
        elif resumed[1] in begun:
            began, start = begun.pop(resumed[1])
            yield began, start + resumed[2]


def _text(escaped: bytes) -> str:
    if b"\\x" not in escaped:
        return escaped.decode()
    return bytes.fromhex(escaped.replace(b"\\x", b"").decode()).decode()


def _call(what: str, file: str, rest: bytes, told: int, began: int, safe: int) -> Call:
    content = BYTES.search(rest)
    written = b"" if content is None else bytes.fromhex(content[1].replace(b"\\x", b"").decode())
    place = int(rest.rsplit(b",", 1)[1]) if what in ("pwrite64", "ftruncate") else 0
    return Call(what, file, written, place, told, began, safe)


def _without_some(calls: Sequence[Call], chance: random.Random, *, forget_syncs: bool) -> list[Call]:
    """Return *calls* without some of those that no sync of their file has followed."""
    synced = dict.fromkeys(FILES, -1)
    for call in calls:
        if call.what in ("fsync", "fdatasync") and not forget_syncs:
            synced[call.file] = call.began - 1
    share = chance.choice((0.1, 0.5, 0.9))
    return [
        call
        for number, call in enumerate(calls)
        if number <= synced[call.file] or call.what != "pwrite64" or chance.random() < share
    ]


def _check(folder: Path, calls: Sequence[Call], expected: range, report: Report) -> None:
    """Start with the files as *calls* left them."""
    folder.mkdir()
    for name, content in _files_after(calls).items():
        (folder / name).write_bytes(content)
    opened = open_store(folder)
    kinds = [note.kind.name for note in opened.notes]
    report.check(f"after {len(calls)} calls the start tells {kinds}", is_so=not kinds)
    texts = [str(text) for (text,) in opened.store.query("SELECT text FROM moves ORDER BY game_id, number")]
    replayed = replay(RULES, [parse_move(text) for text in texts])
    report.check(f"after {len(calls)} calls: {replayed.problem}", is_so=replayed.problem is None)
    report.check(f"{len(texts)} moves after {len(calls)} calls, {expected} expected", is_so=len(texts) in expected)
    opened.store.close()
    shutil.rmtree(folder)


def _files_after(calls: Sequence[Call]) -> dict[str, bytes]:
    files: dict[str, bytearray] = {}
    for call in calls:
        content = files.setdefault(call.file, bytearray())
        match call.what:
            case "pwrite64":
                content.extend(bytes(max(0, call.place - len(content))))
                content[call.place : call.place + len(call.content)] = call.content
            case "ftruncate":
                del content[call.place :]
                content.extend(bytes(max(0, call.place - len(content))))
            case "unlink":
                del files[call.file]
            case _:
                pass
    return {name: bytes(content) for name, content in files.items()}

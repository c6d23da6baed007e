"""What is left on the disk when the program itself fails: a report to read, and how often it failed at which move.

The next start asks for the latter so that it never fails at the same move for ever.
"""

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hearts.core.record import Record
from hearts.store.clock import Clock, stamp_of, utc_now
from hearts.store.files import read_some, write_whole
from hearts.store.notes import StoreError, Trouble

FILE_NAME: Final = "failures.json"
CRASH_NAME: Final = "crash.txt"
LONGEST_TRACES: Final = 100_000  # bytes
REPORT_NAME: Final = "hearts-failed-{stamp}{number}.txt"
PATTERN: Final = "hearts-failed-*.txt"
MOST_REPORTS: Final = 5
MOST_A_SECOND: Final = 9
TWICE: Final = 2  # failures at one move after which the next start takes it back
MOST_IN_ROW: Final = 4  # failures without a start that ended well, after which no game is gone on with


@dataclass(frozen=True, slots=True)
class Failed:
    """The last failure: in which game after how many moves, how often there, and how often since a good end."""

    seed: int
    moves: int
    same: int
    in_row: int

    def stands_at(self, record: Record) -> bool:
        """Whether the program failed where *record* stands."""
        return (self.seed, self.moves) == (record.seed, len(record.moves))

    def is_again(self, record: Record) -> bool:
        """Whether the program has failed more than once where *record* stands."""
        return self.same >= TWICE and self.stands_at(record)

    @property
    def is_endless(self) -> bool:
        """Whether going on with the game has led to nothing but failures."""
        return self.in_row >= MOST_IN_ROW


class Failures:
    """The failures kept in *folder*."""

    def __init__(self, folder: Path, now: Clock = utc_now) -> None:
        self._folder = folder
        self._path = folder / FILE_NAME
        self._now = now

    def last(self) -> Failed | None:
        """Return the last failure, or None where the program has ended well since, or nothing can be read."""
        try:
            found = json.loads(read_some(self._path, LONGEST_TRACES))
            numbers = [int(found[name]) for name in ("seed", "moves", "same", "in_row")]
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            return None
        return Failed(*numbers)

    def note(self, record: Record | None) -> None:
        """Note a failure where *record* stands."""
        last = self.last()
        seed, moves = (-1, 0) if record is None else (record.seed, len(record.moves))
        is_same = last is not None and (last.seed, last.moves) == (seed, moves)
        same = last.same + 1 if last is not None and is_same else 1
        found = {"seed": seed, "moves": moves, "same": same, "in_row": 1 if last is None else last.in_row + 1}
        with suppress(OSError):
            write_whole(self._path, json.dumps(found).encode())

    @property
    def crash_file(self) -> Path:
        """Where a crash below Python leaves its traces."""
        return self._folder / CRASH_NAME

    def take_crash(self) -> str | None:
        """Return the traces that a crash has left, if one has, and remove them: they are told once."""
        try:
            traces = read_some(self.crash_file, LONGEST_TRACES)
            self.crash_file.unlink()
        except OSError:
            return None
        return traces.decode(errors="replace") or None

    def clear(self) -> None:
        """Note that the program has ended well."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def report(self, content: str) -> Path:
        """Keep *content* as a report beside the newest others and return where; raise StoreError where it cannot be."""
        path = self._free_path()
        try:
            write_whole(path, content.encode(errors="backslashreplace"))
        except OSError as refused:
            raise StoreError(Trouble.FOLDER_UNUSABLE, path, str(refused)) from refused
        with suppress(OSError):
            others = sorted(set(self._folder.glob(PATTERN)) - {path}, reverse=True)
            for old in others[MOST_REPORTS - 1 :]:
                old.unlink()
        return path

    def _free_path(self) -> Path:
        """Return where no report lies yet: several may come in a second."""
        stamp = stamp_of(self._now())
        numbers = ("", *(f"-{number}" for number in range(2, MOST_A_SECOND + 1)))
        paths = [self._folder / REPORT_NAME.format(stamp=stamp, number=number) for number in numbers]
        return next((path for path in paths if not path.exists()), paths[-1])

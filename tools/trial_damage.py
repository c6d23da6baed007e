"""Damaged files: the database, its copies, the settings and a record, cut, zeroed, flipped, or quite another's.

Whatever lies there, the start leads to a table, and what is then played is kept.
"""

import json
import random
import shutil
from collections.abc import Callable
from copy import deepcopy
from operator import ne
from pathlib import Path
from typing import Final

from quick_games import quick_game
from trial_player import legal_move
from trial_report import Report

from hearts.ai.levels import Level
from hearts.core.game import Game
from hearts.core.record import Record, parse_record, replay
from hearts.core.rules import Rules
from hearts.store.backups import FOLDER
from hearts.store.database import GameKind, Store
from hearts.store.notes import NoteKind, StoreError
from hearts.store.opening import FILE_NAME, open_store
from hearts.store.settings import Settings, to_dict
from hearts.store.settings_file import FILE_NAME as SETTINGS_NAME
from hearts.store.settings_file import SettingsFile
from hearts.store.statistics import statistics
from hearts.table.host import Host
from hearts.table.session import players_of

RULES: Final = Rules(target=25)
MOVES: Final = 5  # played after each start
MOST_FLIPPED: Final = 2
FINISHED: Final = 2  # games that are laid
ODD: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    10**400,
    1e308,
    float("nan"),
    "",
    "\u0000",
    "\ud800",
    [],
    {},
    [[[]]],
    {"a": {}},
    "9" * 5000,
)
OTHERS: Final = (
    b"",
    b"\x00",
    b"\x7fELF\x02\x01\x01" + bytes(5000),
    b"PK\x03\x04" + b"\x14" * 3000,
    b"%PDF-1.7\n" + b"obj " * 999,
    b"SQLite format 3\x00",
    b"SQLite format 3\x00" + b"\x10\x00\x02\x02" + bytes(4076),
    "Zoë’s letter ♥".encode("utf-16"),
    b"\xef\xbb\xbf{}",
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b"1e999999999",
    b"\xff" * 4096,
)
Mutation = Callable[[bytes, random.Random], bytes]


def mutated(content: bytes, chance: random.Random) -> bytes:
    """Return *content* with damage of one or more kinds, or something else altogether."""
    if chance.random() < 0.06:  # noqa: PLR2004
        return chance.choice(OTHERS)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        content = chance.choice(KINDS)(content, chance)
    return content


def _cut(content: bytes, chance: random.Random) -> bytes:
    return content[: chance.randrange(len(content) + 1)]


def _zero(content: bytes, chance: random.Random) -> bytes:
    return _over(content, bytes(chance.choice((1, 16, 512, 4096, 20_000))), chance)


def _noise(content: bytes, chance: random.Random) -> bytes:
    return _over(content, chance.randbytes(chance.choice((1, 4, 100, 4096))), chance)


def _flip(content: bytes, chance: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(chance.choice((1, 1, 3, 40)) if changed else 0):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _double(content: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(content) + 1)
    return content[:place] + content[chance.randrange(len(content) + 1) :]


def _swap_pages(content: bytes, chance: random.Random) -> bytes:
    pages = [content[place : place + 4096] for place in range(0, len(content), 4096)]
    chance.shuffle(pages)
    return b"".join(pages)


def _heading(content: bytes, chance: random.Random) -> bytes:
    changed = bytearray(content)
    if len(changed) >= 100:  # noqa: PLR2004
        changed[chance.randrange(16, 100)] = chance.randrange(256)
    return bytes(changed)


KINDS: Final[tuple[Mutation, ...]] = (_cut, _zero, _noise, _flip, _flip, _double, _swap_pages, _heading)


def _over(content: bytes, patch: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(content) + 1)
    return content[:place] + patch[: len(content) - place] + content[place + len(patch) :]


class Samples:
    """Files as a program leaves them: a database with two games and one in progress, settings, and a record."""

    def __init__(self, folder: Path) -> None:
        store = open_store(folder).store
        for seed in range(1, FINISHED + 1):
            store.begin(quick_game(RULES, seed), GameKind.PERSON)
        whole = quick_game(RULES, 3)
        self.record = whole.with_moves(whole.moves[:40])
        store.begin(self.record, GameKind.PERSON)
        store.back_up()
        self.log = b""
        host = Host(store, self.record, GameKind.PERSON, 3)
        for move in whole.moves[40:44]:
            host.submit(move)
        self.log = (folder / f"{FILE_NAME}-wal").read_bytes()
        self.logged = (folder / FILE_NAME).read_bytes()
        store.close()
        self.database = (folder / FILE_NAME).read_bytes()
        (backup,) = (folder / FOLDER).iterdir()
        self.backup = backup.read_bytes()
        self.settings = json.dumps({"version": 1, **to_dict(Settings()), "from later": {"a": [1]}}, indent=2).encode()

    def lay(self, folder: Path, chance: random.Random) -> None:
        """Lay a damaged database into *folder*, with a damaged log, a copy or a damaged copy now and then."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        if chance.random() < 0.3:  # noqa: PLR2004
            damage_log = chance.random() < 0.7  # noqa: PLR2004
            (folder / FILE_NAME).write_bytes(self.logged if damage_log else mutated(self.logged, chance))
            (folder / f"{FILE_NAME}-wal").write_bytes(mutated(self.log, chance) if damage_log else self.log)
        else:
            (folder / FILE_NAME).write_bytes(mutated(self.database, chance))
        if chance.random() < 0.5:  # noqa: PLR2004
            (folder / FOLDER).mkdir()
            backup = self.backup if chance.random() < 0.7 else mutated(self.backup, chance)  # noqa: PLR2004
            (folder / FOLDER / "hearts-20260101-000000.sqlite3").write_bytes(backup)


def try_databases(folder: Path, mutations: int, seed: int = 1, opened: Callable[[Path], Store] | None = None) -> Report:
    """Open *mutations* damaged databases; *opened* is a planted fault's way to open one."""
    report = Report("damaged databases")
    chance = random.Random(seed)
    samples = Samples(folder / "samples")
    place = folder / "damaged"
    for number in range(mutations):
        samples.lay(place, chance)
        try:
            _use(place, chance, report, opened)
        except Exception as error:  # noqa: BLE001  whatever it is, it was found
            report.found.append(f"database {number}: {error!r}")
        report.tried["mutations"] += 1
    return report


def _use(folder: Path, chance: random.Random, report: Report, opened: Callable[[Path], Store] | None) -> None:
    if opened is None:
        found = open_store(folder)
        store = found.store
        report.tried[", ".join(note.kind.name.lower().replace("_", " ") for note in found.notes) or "as it was"] += 1
    else:
        store = opened(folder)
    stored = store.in_progress()
    fresh = stored is None
    record = Record(RULES, 1, players_of(Level.EASY, is_demo=False)) if stored is None else stored.record
    if opened is None and any(note.kind is NoteKind.GAMES_SALVAGED for note in found.notes):
        report.check("a salvaged game never was", is_so=stored is None or _was_played(stored.record))
        report.check("more games are salvaged than there were", is_so=statistics(store).overall.all.games <= FINISHED)
    host = Host(store, record, GameKind.PERSON, None if stored is None else stored.game_id)
    for _ in range(MOVES):
        move = legal_move(host.game, chance, host.record.seed)
        if move is not None:
            host.submit(move)
    report.tried["games gone on with"] += not fresh
    try:
        statistics(store)
    except StoreError:
        report.tried["statistics that could not be read"] += 1
    made, kept = host.record.moves, host.is_saved and store.is_kept
    report.tried["not kept"] += not kept
    is_newer = opened is None and any(note.kind is NoteKind.GAMES_NEWER for note in found.notes)
    report.check("what can be written is not kept", is_so=kept or is_newer)
    store.back_up()
    store.close()
    if kept and opened is None:
        again = open_store(folder)
        found_again = again.store.in_progress()
        report.check(
            "what was played after the damage is lost",
            is_so=_same(None if found_again is None else found_again.record, made, host),
        )
        again.store.close()


def _was_played(record: Record) -> bool:
    """Whether *record* is one that was laid, or the beginning of one; a flipped bit may make another legal card."""
    games = (quick_game(RULES, seed).moves for seed in range(1, FINISHED + 2))
    return any(sum(map(ne, record.moves, moves)) <= MOST_FLIPPED for moves in games)


def _same(found: Record | None, made: tuple[object, ...], host: Host) -> bool:
    return (found is not None and found.moves == made) or (
        found is None and legal_move(host.game, random.Random(1), 1) is None
    )


def try_settings(folder: Path, mutations: int, seed: int = 1) -> Report:
    """Read *mutations* damaged settings and save over them."""
    report = Report("damaged settings")
    chance = random.Random(seed)
    samples = Samples(folder / "settings samples")
    place = folder / "settings"
    for number in range(mutations):
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        content = _odd(samples.settings, chance) if number % 2 else mutated(samples.settings, chance)
        (place / SETTINGS_NAME).write_bytes(content)
        try:
            loaded = SettingsFile(place).load()
            SettingsFile(place).save(loaded.settings)
            again = SettingsFile(place).load()
            report.check(f"settings {number} are not kept", is_so=again.settings == loaded.settings and not again.notes)
        except Exception as error:  # noqa: BLE001
            report.found.append(f"settings {number}: {error!r}")
        report.tried["mutations"] += 1
    return report


def _odd(content: bytes, chance: random.Random) -> bytes:
    """Return settings with values of other types, at any depth."""
    found = json.loads(content)
    for _ in range(chance.choice((1, 2, 10))):
        place = found["rules"] if chance.random() < 0.2 else found  # noqa: PLR2004
        if isinstance(place, dict) and place:
            place[chance.choice([*place, "unknown"])] = deepcopy(chance.choice(ODD))
        if not isinstance(found.get("rules"), dict):
            break
    return json.dumps(found).encode("utf-8", "surrogatepass")


def try_records(mutations: int, seed: int = 1) -> Report:
    """Read *mutations* damaged records: each leads to a game or is refused in one sentence."""
    report = Report("damaged records")
    chance = random.Random(seed)
    content = str(quick_game(RULES, 3)).encode()
    for number in range(mutations):
        text = mutated(content, chance).decode(errors="replace")
        try:
            record, _ = parse_record(text)
        except ValueError:
            report.tried["refused"] += 1
        except Exception as error:  # noqa: BLE001
            report.found.append(f"record {number}: {error!r}")
        else:
            replayed = replay(record.rules, record.moves)
            report.check(
                f"record {number} does not replay", is_so=isinstance(replayed.game, Game) and not replayed.problem
            )
            report.tried["read"] += 1
        report.tried["mutations"] += 1
    return report

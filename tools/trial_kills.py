"""Kill -9 in the middle of games: what was acknowledged is there at the next start, and is counted once.

A child process plays by chance and says through a pipe what it is about to do and what it has done; the parent kills
it at a moment taken by chance, or the child's own store does at a statement. Whatever was said to be done must then be
in the file; what was under way may be.
"""

import json
import os
import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from trial_connection import faulty, killing
from trial_player import legal_move
from trial_report import Report

from hearts.ai.levels import Level
from hearts.core.game import Game, Over
from hearts.core.moves import parse_move
from hearts.core.record import Record, replay
from hearts.core.rules import Rules
from hearts.store.backups import backups
from hearts.store.database import GameKind, Store
from hearts.store.opening import open_store
from hearts.store.statistics import statistics
from hearts.table.host import Host
from hearts.table.session import players_of

RULES: Final = Rules(target=25)
MOST_STEPS: Final = 150  # of one life
LONGEST_LIFE: Final = 0.12  # seconds
STATEMENTS: Final = 450  # of one life, about
KILLS_A_FILE: Final = 40
UNDO, HINT, NEW = 0.05, 0.03, 0.004

Play = Callable[[Host], None]


@dataclass(slots=True)
class Told:
    """What the child has told: the moves of the game at its table, and what it was about to do, if anything."""

    seed: int | None = None
    moves: list[str] = field(default_factory=list)
    trying: list[str] | None = None
    ended: int = 0
    is_closed: bool = False

    def take(self, line: str) -> None:
        """Take one line of the child's."""
        word, *rest = json.loads(line)
        if word == "try":
            self.trying = rest
        elif word == "done":
            self._do(self.trying or rest)
            self.trying = None
        elif word == "over":
            self.ended += 1
        elif word == "closed":
            self.is_closed = True

    def after_trying(self) -> tuple[int | None, list[str]]:
        """Return the game as it would be had the last thing been done."""
        after = Told(self.seed, list(self.moves))
        after._do(self.trying or ["nothing"])
        return after.seed, after.moves

    def _do(self, what: list[str]) -> None:
        match what:
            case ["begin", seed]:
                self.seed, self.moves = int(seed), []
            case ["move", text]:
                self.moves.append(text)
            case ["undo", keep]:
                del self.moves[int(keep) :]


def try_kills(folder: Path, kills: int, seed: int = 1, play: Play | None = None) -> Report:
    """Kill a game *kills* times; *play* makes a planted fault's move in the place of the host's own."""
    report = Report("kills")
    chance = random.Random(seed)
    told = Told()
    place = folder
    number = killed = 0
    while killed < kills and len(report.found) < kills:
        if number % KILLS_A_FILE == 0:
            place, told = folder / str(number), Told()
            place.mkdir(parents=True)
        at_statement = chance.randrange(1, STATEMENTS) if number % 2 else None
        _live(place, chance, told, at_statement, play)
        report.tried["kills at a statement" if at_statement else "kills at a moment"] += not told.is_closed
        report.tried["lives that ended by themselves"] += told.is_closed
        _check(place, told, report)
        number, killed = number + 1, killed + (not told.is_closed)
        told.trying, told.is_closed = None, False
    return report


def _live(folder: Path, chance: random.Random, told: Told, at_statement: int | None, play: Play | None) -> None:
    """Let one child live until it is killed, and take what it told."""
    life, seed = chance.uniform(0.002, LONGEST_LIFE), chance.randrange(2**32)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _play_in_child(folder, writing, random.Random(seed), at_statement, play)
    os.close(writing)
    if at_statement is None:
        time.sleep(life)
        os.kill(child, signal.SIGKILL)
    with os.fdopen(reading, "rb") as pipe:
        lines = pipe.read().split(b"\n")[:-1]  # a last line that was cut off was not told
    os.waitpid(child, 0)
    for line in lines:
        told.take(line.decode())


def _play_in_child(folder: Path, pipe: int, chance: random.Random, at_statement: int | None, play: Play | None) -> None:
    status = 1
    try:
        with faulty(killing(at_statement or 10**9)):
            store = open_store(folder).store
            _Life(store, pipe, chance, play).live()
            store.back_up()
            store.close()
        os.write(pipe, b'["closed"]\n')
        status = 0
    finally:
        os._exit(status)


class _Life:
    """One run of the program, from its start until it has done enough."""

    def __init__(self, store: Store, pipe: int, chance: random.Random, play: Play | None) -> None:
        self._store = store
        self._pipe = pipe
        self._chance = chance
        self._play = play

    def live(self) -> None:
        """Go on with the game there is, or begin one, and play."""
        stored = self._store.in_progress()
        host = self._begin() if stored is None else Host(self._store, stored.record, GameKind.PERSON, stored.game_id)
        for _ in range(self._chance.randrange(MOST_STEPS)):
            drawn = self._chance.random()
            if isinstance(host.game.stage, Over) or drawn < NEW:
                host = self._begin()
            elif drawn < NEW + UNDO and host.can_undo:
                self._undo(host)
            elif drawn < NEW + UNDO + HINT:
                host.note_hint()
            else:
                self._move(host)

    def _begin(self) -> Host:
        seed = self._chance.randrange(2**32)
        self._tell("try", "begin", str(seed))
        host = Host(self._store, Record(RULES, seed, players_of(Level.EASY, is_demo=False)), GameKind.PERSON)
        self._tell("done")
        return host

    def _move(self, host: Host) -> None:
        move = legal_move(host.game, self._chance, host.record.seed)
        if move is None:
            return
        self._tell("try", "move", str(move))
        if self._play is not None:
            self._play(host)
        host.submit(move)
        self._tell("done")
        if isinstance(host.game.stage, Over):
            self._tell("over")

    def _undo(self, host: Host) -> None:
        people, moves = host.record.people, host.record.moves
        keep = max(number for number, move in enumerate(moves) if getattr(move, "seat", None) in people)
        self._tell("try", "undo", str(keep))
        host.undo()
        self._tell("done")

    def _tell(self, *words: str) -> None:
        os.write(self._pipe, json.dumps(words).encode() + b"\n")


def _check(folder: Path, told: Told, report: Report) -> None:
    """Start again and compare with what was told; then take what is there as what is known."""
    opened = open_store(folder)
    report.check(f"the next start tells {[note.kind.name for note in opened.notes]}", is_so=not opened.notes)
    store = opened.store
    rows = store.query("SELECT id, seed, state FROM games ORDER BY id DESC LIMIT 1")
    if rows:
        game_id, seed, state = rows[0]
        moves = [
            str(text) for (text,) in store.query("SELECT text FROM moves WHERE game_id = ? ORDER BY number", (game_id,))
        ]
        good = (seed, moves) in ((told.seed, told.moves), told.after_trying())
        report.check(f"{len(moves)} moves stored, {len(told.moves)} told", is_so=good)
        told.seed, told.moves = int(str(seed)), moves
        over = isinstance(_game(moves).stage, Over)
        report.check("a game's state is not that of its moves", is_so=over == (state == "finished"))
    else:
        report.check("the game is gone", is_so=told.seed is None)
    told.ended = _check_statistics(store, told.ended, report)
    report.check("a copy is half made", is_so=all(_is_whole(path) for path in backups(folder)))
    store.close()


def _check_statistics(store: Store, told: int, report: Report) -> int:
    """Count the finished games from their moves alone and compare."""
    games: dict[object, list[str]] = {}
    for game_id, text in store.query("SELECT game_id, text FROM moves ORDER BY game_id, number"):
        games.setdefault(game_id, []).append(str(text))
    finished = sum(isinstance(_game(moves).stage, Over) for moves in games.values())
    counted = statistics(store).overall.all.games
    report.check(f"{counted} games counted of {finished}", is_so=counted == finished)
    report.check(f"{finished} games of {told} told", is_so=told <= finished <= told + 1)
    return finished


def _game(moves: list[str]) -> Game:
    return replay(RULES, [parse_move(text) for text in moves]).game


def _is_whole(path: Path) -> bool:
    return path.stat().st_size > 0

"""Moves without number: legal and not, with undo, hint, speed, new game and reload, all through the host."""

import random
import shutil
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trial_player import any_move, any_rules, legal_move
from trial_report import Report

from hearts.ai.levels import Level
from hearts.ai.thinker import InlineThinker
from hearts.core.game import IllegalMove, Over, Passing, Playing
from hearts.core.record import replay
from hearts.core.seats import Seat
from hearts.store.opening import open_store
from hearts.store.settings_file import SettingsFile
from hearts.store.speed import Speed
from hearts.table.asking import Asking
from hearts.table.flow import Rest, next_step
from hearts.table.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.store.settings import Settings

MOST_FOUND: Final = 100
MOVES_A_FOLDER: Final = 10_000
WRONG, UNDO, HINT, SPEED, NEW, RELOAD = 0.2, 0.02, 0.01, 0.0005, 0.0005, 0.001


class Evening:
    """One session on which everything is tried; *report* takes what is wrong."""

    def __init__(self, folder: Path, chance: random.Random, report: Report) -> None:
        self._folder = folder
        self._chance = chance
        self._report = report
        self._session = self._open()
        self.host = self._session.begin()
        self._ways: tuple[tuple[float, Callable[[], None]], ...] = (
            (UNDO, self._undo),
            (HINT, self._hint),
            (SPEED, self._change_speed),
            (NEW, self._begin),
            (RELOAD, self._reload),
        )

    def step(self) -> None:
        """Do one thing taken by chance; a move most of the time."""
        drawn = self._chance.random()
        for share, way in self._ways:
            drawn -= share
            if drawn < 0:
                way()
                return
        if drawn < WRONG:
            self._move_wrongly()
        else:
            self._move()

    def close(self) -> None:
        """Compare once more and leave."""
        self.compare("the end")
        self._session.close()

    def compare(self, after: str) -> None:
        """Check that the record leads to the game at the table."""
        host = self.host
        replayed = replay(host.record.rules, host.record.moves)
        same = replayed.problem is None and replayed.game == host.game
        self._report.check(f"after {after} the replay differs at move {len(host.record.moves)}", is_so=same)
        self._report.tried["replays"] += 1

    def _open(self) -> Session:
        opened = open_store(self._folder)
        self._report.check(f"the store tells {opened.notes}", is_so=not opened.notes)
        file = SettingsFile(self._folder)
        seed = self._chance.randrange
        return Session(opened.store, file, file.load().settings, InlineThinker(), lambda: seed(2**63))

    def _move(self) -> None:
        host = self.host
        move = legal_move(host.game, self._chance, host.record.seed)
        if move is None:
            self._begin()
            return
        rounds = len(host.game.rounds)
        host.submit(move)
        self._report.tried["moves"] += 1
        step = next_step(host.game, host.record.people, moving=False, trick_held=False, sheet_seen=True)
        self._report.check("stuck", is_so=isinstance(host.game.stage, Over) or not isinstance(step, Rest))
        if len(host.game.rounds) > rounds:
            self.compare("a round")

    def _move_wrongly(self) -> None:
        before, version = self.host.game, self.host.version
        try:
            self.host.submit(any_move(before, self._chance))
        except IllegalMove:
            self._report.tried["refused moves"] += 1
            untouched = self.host.game is before and self.host.version == version
            self._report.check("a refused move changed the game", is_so=untouched)
        else:
            self._report.tried["moves"] += 1

    def _undo(self) -> None:
        for _ in range(self._chance.choice((1, 1, 1, 2, 10))):
            made, could = len(self.host.record.moves), self.host.can_undo
            self.host.undo()
            fewer = len(self.host.record.moves) < made
            self._report.check("undo did not do what it said", is_so=fewer == could)
        self._report.tried["undos"] += 1
        self.compare("an undo")

    def _hint(self) -> None:
        game = self.host.game
        waits = isinstance(game.stage, Passing) or (isinstance(game.stage, Playing) and game.stage.turn is Seat.SOUTH)
        if not waits or (isinstance(game.stage, Passing) and Seat.SOUTH not in game.stage.waiting):
            return
        asking = Asking(self.host, self._session.thinker)
        asking.for_hint(Seat.SOUTH, Level.NORMAL)
        self._report.check("no hint came", is_so=asking.hint() is not None)
        self.host.note_hint()
        self._report.tried["hints"] += 1

    def _change_speed(self) -> None:
        settings = self._session.settings
        self._session.change(replace(settings, speed=self._chance.choice(tuple(Speed))))
        self._report.tried["changes of speed"] += 1

    def _begin(self) -> None:
        settings: Settings = self._session.settings
        self._session.settings = replace(settings, rules=any_rules(self._chance))
        self.host = self._session.begin()
        self._report.tried["games"] += 1

    def _reload(self) -> None:
        was = self.host
        self._session.close()
        self._session = self._open()
        found = self._session.resume()
        if isinstance(was.game.stage, Over):
            self._report.check("a finished game goes on", is_so=found is None)
            self._begin()
        elif found is None:
            self._report.found.append("the game in progress was lost")
            self._begin()
        else:
            self._report.check("the stored record differs", is_so=found.record == was.record)
            self._report.check("the stored game differs", is_so=found.game == was.game)
            self.host = found
        self._report.tried["reloads"] += 1
        self.compare("a reload")


def try_moves(folder: Path, moves: int, seed: int = 1) -> Report:
    """Make *moves* moves, legal or not, each so many in a folder of their own."""
    report = Report("moves")
    chance = random.Random(seed)
    while _made(report) < moves and len(report.found) < MOST_FOUND:
        place = folder / str(_made(report))
        evening = Evening(place, chance, report)
        end = min(moves, _made(report) + MOVES_A_FOLDER)
        while _made(report) < end and len(report.found) < MOST_FOUND:
            evening.step()
        evening.close()
        shutil.rmtree(place)
    return report


def _made(report: Report) -> int:
    return report.tried["moves"] + report.tried["refused moves"]

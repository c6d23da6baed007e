"""What another user of the machine runs: it needs nothing but the program itself."""

import sys
from pathlib import Path

from hearts.core.game import Over
from hearts.core.record import Record
from hearts.store.database import GameKind
from hearts.store.opening import open_store
from hearts.table.host import Host
from tests.builders import PLAYERS
from tests.store.evenings import ONE_ROUND, moves_of


def play_to_the_end(folder: Path) -> None:
    opened = open_store(folder)
    kinds = [note.kind.name for note in opened.notes]
    host = Host(opened.store, Record(ONE_ROUND, 1, PLAYERS), GameKind.PERSON)
    for move in moves_of(ONE_ROUND, 1):
        host.submit(move)
    sys.stdout.write(f"{kinds}\n{isinstance(host.game.stage, Over)}\n")

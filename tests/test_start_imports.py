"""What is read before the first pictures: each module costs a start its time, so the lists are kept by hand."""

import os
import subprocess
import sys
from pathlib import Path

from hearts.ai.thinker import InlineThinker
from hearts.store.opening import open_store
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.table.session import Session
from tests.table.evening import advance_to

ROOT = Path(__file__).resolve().parent.parent

# reported by the program itself, at the moment of one of its first pictures: the cloth is one, the cards are two
SCRIPT = """
import os, sys
import hearts.app, pygame

class Watched(pygame.Window):
    pictures = int(sys.argv[2])

    def flip(self):
        Watched.pictures -= 1
        if not Watched.pictures:
            print(*sys.modules, flush=True)
            os._exit(0)

pygame.Window = Watched
hearts.app.run(hearts.app.Options(data_dir=__import__("pathlib").Path(sys.argv[1]), size=(800, 600)))
"""

LATER = {
    # the games
    *("sqlite3", "hearts.store.database", "hearts.core.game", "hearts.core.record"),
    # who plays
    *("numpy", "multiprocessing", "pickle", "hashlib", "hearts.ai.player", "hearts.ai.levels", "hearts.ai.thinker"),
    # what is shown and heard after the cloth
    *(
        "hearts.core.moves",
        "hearts.core.trick",
        "hearts.ui.deck",
        "hearts.wiring",
        "hearts.ui.loop",
        "hearts.ui.screen",
        "hearts.ui.card_sprite",
        "hearts.ui.mixer",
    ),
    # what hardly any start needs, or only some systems
    *("ctypes", "platformdirs", "logging", "subprocess", "tempfile", "shutil", "datetime"),
}
"""Modules, with all below them, that no first picture may wait for."""

OF_OTHERS = {"pygame"}
"""The packages that are not Python's own and that it does wait for."""


LATER_THAN_CARDS = {
    # who plays and teaches, and what their process takes
    *("hearts.ai.player", "hearts.ai.levels", "hearts.ai.thinker", "hearts.ai.thinker_process", "hearts.ai.lessons"),
    *("numpy", "multiprocessing", "pickle"),
    # OpenSSL, which would be read for a digest
    *("hashlib", "hmac", "secrets"),
    # what lies over a table
    *("hearts.ui.screens.table_sheets", "hearts.ui.screens.home", "hearts.text.lessons", "hearts.text.help"),
    # other programs
    "subprocess",
}
"""Modules, with all below them, that a saved game's cards may not wait for."""


def _read(code: str, *arguments: str) -> set[str]:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", code, *arguments]
    return set(subprocess.check_output(command, env=environment, text=True, timeout=60).split())


def _among(read: set[str], later: set[str]) -> set[str]:
    return {name for name in read for one in later if name == one or name.startswith(f"{one}.")}


def test_the_first_picture_waits_for_nothing_it_does_not_show(tmp_path: Path) -> None:
    of_pygame = _read("import pathlib, pygame, sys; print(*sys.modules)")
    read = _read(SCRIPT, str(tmp_path), "1") - of_pygame
    assert "hearts.ui.table_top" in read
    assert _among(read, LATER) == set()


def test_a_saved_games_cards_wait_for_nobody_who_plays_and_for_no_sheet(tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    session = Session(store, SettingsFile(tmp_path), Settings(), InlineThinker(), lambda: 7)
    advance_to(session.begin(7), 10)
    session.close()
    of_pygame = _read("import pathlib, pygame, sys; print(*sys.modules)")
    read = _read(SCRIPT, str(tmp_path), "2") - of_pygame
    assert "hearts.ui.screens.table" in read
    assert _among(read, LATER_THAN_CARDS) == set()


def test_the_first_picture_waits_for_no_package_but_pygame(tmp_path: Path) -> None:
    of_python = _read("import sys; print(*sys.modules)")
    tops = {name.partition(".")[0] for name in _read(SCRIPT, str(tmp_path), "1") - of_python}
    known = set(sys.stdlib_module_names) | {"hearts"}
    assert {top for top in tops if top not in known} == OF_OTHERS

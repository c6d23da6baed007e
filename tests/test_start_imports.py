"""What is read before the window's first picture: each module costs a start its time, so the list is kept by hand."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# reported by the program itself, at the moment of its first picture
SCRIPT = """
import os, sys
import hearts.app, pygame

class FirstPicture(pygame.Window):
    def flip(self):
        print(*sys.modules, flush=True)
        os._exit(0)

pygame.Window = FirstPicture
hearts.app.run(hearts.app.Options(data_dir=__import__("pathlib").Path(sys.argv[1]), size=(800, 600)))
"""

LATER = {
    # the games
    *("sqlite3", "hearts.store.database", "hearts.core.game", "hearts.core.record"),
    # who plays
    *("numpy", "multiprocessing", "pickle", "hashlib", "hearts.ai.player", "hearts.ai.levels", "hearts.ai.thinker"),
    # what is shown and heard after the cloth
    *("hearts.wiring", "hearts.ui.loop", "hearts.ui.screen", "hearts.ui.card_sprite", "hearts.ui.mixer"),
    # what hardly any start needs, or only some systems
    *("ctypes", "platformdirs", "logging", "subprocess", "tempfile", "shutil", "datetime"),
}
"""Modules, with all below them, that no first picture may wait for."""

OF_OTHERS = {"pygame"}
"""The packages that are not Python's own and that it does wait for."""


def _read(code: str, *arguments: str) -> set[str]:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", code, *arguments]
    return set(subprocess.check_output(command, env=environment, text=True, timeout=60).split())


def test_the_first_picture_waits_for_nothing_it_does_not_show(tmp_path: Path) -> None:
    of_pygame = _read("import pathlib, pygame, sys; print(*sys.modules)")
    read = _read(SCRIPT, str(tmp_path)) - of_pygame
    assert "hearts.ui.table_top" in read
    assert {name for name in read for later in LATER if name == later or name.startswith(f"{later}.")} == set()


def test_the_first_picture_waits_for_no_package_but_pygame(tmp_path: Path) -> None:
    of_python = _read("import sys; print(*sys.modules)")
    tops = {name.partition(".")[0] for name in _read(SCRIPT, str(tmp_path)) - of_python}
    known = set(sys.stdlib_module_names) | {"hearts"}
    assert {top for top in tops if top not in known} == OF_OTHERS

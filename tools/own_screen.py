"""Gives the tools that open real windows a screen: this machine's, one of their own, or none that can be seen."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

SIZE = (2560, 1600)
MANAGED_WITHIN = 30  # seconds
POLL = 0.02


@contextmanager
def screen(folder: Path) -> Iterator[tuple[dict[str, str], str]]:
    """Give the environment for windows, and what they appear on; *folder* is the home of a screen of our own."""
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    chosen = environment.get("SDL_VIDEODRIVER")
    if chosen or environment.get("DISPLAY") or sys.platform in ("win32", "darwin"):
        yield environment, f"the driver {chosen}" if chosen else "this display"
    elif shutil.which("Xvfb") is None:
        yield environment | {"SDL_VIDEODRIVER": "dummy"}, "the driver dummy, which shows nothing"
    else:
        with ExitStack() as programs:
            yield _own_screen(environment, folder, programs)


def _own_screen(environment: dict[str, str], folder: Path, programs: ExitStack) -> tuple[dict[str, str], str]:
    read_end, write_end = os.pipe()
    mode = "{}x{}x24".format(*SIZE)
    # without -noreset the end of the only program there is takes another that just comes along with it
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", mode, "-nolisten", "tcp", "-noreset"]
    _background(programs, command, environment, pass_fds=(write_end,))
    os.close(write_end)
    with os.fdopen(read_end) as told:
        environment = environment | {"DISPLAY": f":{told.readline().strip()}", "HOME": str(folder)}
    if shutil.which("openbox") is None or shutil.which("xprop") is None:
        return environment, "Xvfb without a window manager"
    _background(programs, ["openbox", "--sm-disable"], environment)
    wait_until_managed(environment)
    return environment, "Xvfb with openbox"


def wait_until_managed(environment: Mapping[str, str]) -> None:
    """Return when windows are managed: one opened while the manager starts may be lost, and SDL waits for it for ever.

    Raise `TimeoutError` where that takes too long.
    """
    asked = ("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")
    end = time.monotonic() + MANAGED_WITHIN
    while b"window id" not in subprocess.run(asked, env=dict(environment), capture_output=True, check=False).stdout:
        if time.monotonic() > end:
            raise TimeoutError(f"no window manager within {MANAGED_WITHIN} seconds")
        time.sleep(POLL)


def _background(
    programs: ExitStack, command: list[str], environment: dict[str, str], pass_fds: tuple[int, ...] = ()
) -> None:
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, pass_fds=pass_fds)
    programs.callback(program.wait)
    programs.callback(program.terminate)

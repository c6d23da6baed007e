"""What the system's libraries are told before they are loaded, which is the only moment they listen."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOOK = """
import os, sys
class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == "pygame":
            print({name: value for name, value in os.environ.items() if name.startswith("SDL_")})
        return None
sys.meta_path.insert(0, Watch())
import hearts.app
"""


def test_windows_scales_nothing_behind_our_back_and_the_window_has_our_class() -> None:
    bare = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    command = [sys.executable, "-c", LOOK]
    told = subprocess.run(command, cwd=ROOT, env=bare, capture_output=True, text=True, check=True).stdout
    assert "'SDL_WINDOWS_DPI_AWARENESS': 'permonitorv2'" in told
    assert "'SDL_VIDEO_X11_WMCLASS': 'hearts'" in told
    assert "'SDL_FRAMEBUFFER_ACCELERATION': '0'" in told

"""What every test gets: no real screen or sound, seeded chance, and real windows only where they are asked for."""

import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

# before any test can import pygame
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# sentences are compared in English, whatever the system speaks
os.environ["LANG"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import settings

from hearts.text.language import ENGLISH, speak

ROOT = Path(__file__).resolve().parent.parent
WINDOW_SWITCH = "HEARTS_WINDOW_TESTS"

if str(ROOT / "tools") not in sys.path:
    sys.path.insert(0, str(ROOT / "tools"))

# the same examples in every run, nothing written beside the code, no failure because a machine is slow
settings.register_profile("suite", derandomize=True, database=None, deadline=None, max_examples=60)
settings.load_profile("suite")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"window: needs a real window (Xvfb); runs where {WINDOW_SWITCH} is set")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    window_tests = ROOT / "tests" / "window"
    for item in items:
        if item.path.is_relative_to(window_tests) and item.get_closest_marker("window") is None:
            item.add_marker("window")
        if item.get_closest_marker("window") is not None and not os.environ.get(WINDOW_SWITCH):
            item.add_marker(pytest.mark.skip(reason=f"needs a real window: set {WINDOW_SWITCH}=1"))


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Let no test hear the language of another."""
    speak(ENGLISH)
    yield
    speak(ENGLISH)


@pytest.fixture(autouse=True)
def _real_drivers_for_windows(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program that a window test starts find the real screen."""
    if request.node.get_closest_marker("window") is not None:
        monkeypatch.delenv("SDL_VIDEODRIVER")


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Chance of the test's own, the same in every run."""
    return random.Random(request.node.nodeid)


@pytest.fixture(scope="session")
def data() -> Path:
    """The folder of stored games, deals and cases."""
    return ROOT / "tests" / "data"

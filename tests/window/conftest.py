"""One screen for all tests, and the game started on it as often as a test likes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.desktop import SCREEN, Desktop, missing_programs
from tests.window.driver import HeartsWindow, StartHearts


@pytest.fixture(scope="session")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    missing = missing_programs()
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    desktop = Desktop(tmp_path_factory.mktemp("screen"))
    try:
        desktop.start()
        yield desktop
    finally:
        desktop.stop()


@pytest.fixture
def start(desktop: Desktop, tmp_path: Path) -> Iterator[StartHearts]:
    """Start the game with these arguments, in the same data folder each time, and wait for its window."""
    windows: list[HeartsWindow] = []

    def start_hearts(*arguments: str) -> HeartsWindow:
        windows.append(HeartsWindow(desktop, tmp_path / "data", *arguments))
        return windows[-1].appear()

    yield start_hearts
    still_running = [window for window in windows if window.is_running]
    if still_running:
        desktop.picture(0, 0, *SCREEN).save(tmp_path / "last.png")
    for window in still_running:
        window.kill()

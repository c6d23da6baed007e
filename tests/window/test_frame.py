"""Where the window opens, what it remembers, and how it comes back from everything that can be done to it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.desktop import SCREEN, Desktop, missing_programs
from tests.window.driver import HeartsWindow, Place, StartHearts
from tests.window.waiting import PATIENCE, came, until

SMALL_SCREEN = (1024, 600)
PANEL = 40
WHOLE = Place(0, 0, *SCREEN)
MAXIMISED = ("_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ")


@pytest.fixture
def small_desktop(tmp_path: Path) -> Iterator[Desktop]:
    if missing_programs():
        pytest.skip("needs a screen")
    folder = tmp_path / "small screen"
    folder.mkdir()
    desktop = Desktop(folder, SMALL_SCREEN)
    try:
        desktop.start()
        yield desktop
    finally:
        desktop.stop()


def _kept(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "settings.json").read_text("utf-8"))
    return found


def _close(window: HeartsWindow) -> None:
    window.close()
    assert window.leave() == 0
    assert window.complaints == ""


def _comes_to(window: HeartsWindow, frame: Place) -> None:
    came(lambda: window.place == frame, PATIENCE)
    assert window.place == frame


def _is_maximised(window: HeartsWindow) -> bool:
    told = window.properties("_NET_WM_STATE")
    return all(state in told for state in MAXIMISED)


def test_place_size_and_state_are_those_it_was_left_with(start: StartHearts, desktop: Desktop) -> None:
    window = start()
    window.move(150, 90)
    window.resize(900, 640)
    frame = window.settled_place()
    for _ in range(2):  # a step to the side at each start would add up
        _close(window)
        window = start()
        _comes_to(window, frame)
    window.maximise()
    until(lambda: _is_maximised(window), "the window to be maximised")
    _close(window)

    window = start()
    until(lambda: _is_maximised(window), "it to be maximised once more")
    filling = window.settled_place()
    window.keys("F11")
    _comes_to(window, WHOLE)
    _close(window)

    window = start()
    _comes_to(window, WHOLE)
    until(lambda: desktop.picture(0, 0, *SCREEN).black_share() < 0.01, "the whole screen to be painted")
    window.keys("F11")
    until(lambda: window.place == filling and _is_maximised(window), "it to be maximised behind the full screen")
    window.maximise(back=True)
    _comes_to(window, frame)
    _close(window)


def test_f11_ten_times_gives_the_same_frame_back(start: StartHearts) -> None:
    window = start()
    window.resize(900, 640)
    frame = window.settled_place()
    _f11_five_times_there_and_back(window, frame)
    window.fill_screen()
    _comes_to(window, WHOLE)
    window.settled_place()
    window.keys("F11")
    _comes_to(window, frame)


def test_f11_ten_times_from_maximised_gives_the_same_frame_back_too(start: StartHearts) -> None:
    window = start()
    window.resize(900, 640)
    frame = window.settled_place()
    window.maximise()
    until(lambda: _is_maximised(window), "the window to be maximised")
    _f11_five_times_there_and_back(window, window.settled_place())
    assert _is_maximised(window)
    window.maximise(back=True)
    _comes_to(window, frame)


def _f11_five_times_there_and_back(window: HeartsWindow, frame: Place) -> None:
    for _ in range(5):
        window.keys("F11")
        _comes_to(window, WHOLE)
        window.keys("F11")
        _comes_to(window, frame)
        window.wait_for_rest()


def test_full_or_not_it_comes_back_from_behind_another_window(start: StartHearts, desktop: Desktop) -> None:
    window = start("--seed", "7", "--speed", "instant", "--size", "1000x700")
    window.wait_for_turn()
    at_rest = window.wait_for_rest()
    place = window.place
    with desktop.other_window("cover", place.left - 20, place.top - 20, 900, 500):
        until(lambda: window.picture() != at_rest, "the other window to cover it")
    until(lambda: window.picture() == at_rest, "what was covered to be painted")

    window.wait_for_focus()
    window.keys("F11")
    _comes_to(window, WHOLE)
    full = window.wait_for_rest()
    with desktop.other_window("other", 300, 200, 400, 300) as other:
        until(lambda: desktop.ask("xdotool", "getwindowfocus").strip() == other, "the keys to go elsewhere")
        window.switch_windows()
        window.wait_for_focus()
        until(lambda: window.picture() == full, "the full screen before the other window")
        window.switch_windows()
        until(lambda: window.picture() != full, "the other window before the full screen")
    window.wait_for_focus()
    until(lambda: window.picture() == full, "the full screen as it was")
    window.minimise()
    until(lambda: "Iconic" in window.properties("WM_STATE"), "the window to be away")
    window.restore()
    until(lambda: window.picture() == full, "the full screen once more")
    window.decide_by_keys()
    _close(window)


def test_on_a_small_screen_it_opens_between_the_panels_and_a_lost_monitor_keeps_nothing(
    start: StartHearts, small_desktop: Desktop, tmp_path: Path
) -> None:
    large = start()
    large.move(700, 150)
    large.settled_place()
    _close(large)
    kept = _kept(tmp_path / "data")
    with small_desktop.other_window("panel", 0, SMALL_SCREEN[1] - PANEL, SMALL_SCREEN[0], PANEL) as panel:
        small_desktop.reserve_at_bottom(panel, PANEL)
        for place in (kept["window_place"], [2500, 300], None):
            file = tmp_path / "data" / "settings.json"
            file.write_text(json.dumps({**kept, "window_place": place}), "utf-8")
            window = HeartsWindow(small_desktop, tmp_path / "data").appear()
            _is_between(window.settled_place(), window.title_height)
            _close(window)


def _is_between(place: Place, title: int) -> None:
    assert place.left >= 0
    assert place.top >= title > 0
    assert place.left + place.width <= SMALL_SCREEN[0]
    assert place.top + place.height <= SMALL_SCREEN[1] - PANEL
    assert place.width >= 900
    assert place.height >= 480

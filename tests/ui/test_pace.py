from hearts.ui.motion import FAST, INSTANT, NORMAL
from hearts.ui.pace import Pace


def seconds_of_thinking(version: int) -> float:
    pace = Pace()
    pace.begins_thinking(version, NORMAL, at_once=False)
    seconds = 0.0
    while not pace.has_thought:
        pace.update(0.001)
        seconds += 0.001
    return seconds


def test_a_computer_seems_to_think_about_as_long_as_the_design_says() -> None:
    found = [seconds_of_thinking(version) for version in range(40)]
    assert min(found) >= 0.339
    assert max(found) <= 0.502
    assert len({round(seconds, 2) for seconds in found}) > 8


def test_the_same_version_always_thinks_as_long() -> None:
    assert seconds_of_thinking(5) == seconds_of_thinking(5)


def test_thinking_begins_once_for_each_version() -> None:
    pace = Pace()
    assert pace.begins_thinking(1, FAST, at_once=False)
    assert not pace.begins_thinking(1, FAST, at_once=False)
    assert pace.begins_thinking(2, FAST, at_once=False)


def test_at_instant_and_at_once_there_is_no_pause() -> None:
    pace = Pace()
    pace.begins_thinking(1, INSTANT, at_once=False)
    assert pace.has_thought
    pace.begins_thinking(2, NORMAL, at_once=True)
    assert pace.has_thought


def test_a_held_trick_is_held_for_its_time_unless_skipped() -> None:
    pace = Pace()
    pace.hold(0.9)
    pace.update(0.89)
    assert pace.is_holding
    pace.update(0.02)
    assert not pace.is_holding
    pace.hold(0.9)
    pace.skip()
    assert not pace.is_holding

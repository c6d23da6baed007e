from dataclasses import replace
from pathlib import Path

import pytest

from hearts.core.record import Record
from hearts.core.rules import Rules
from hearts.store.settings import Settings
from hearts.text.failure import FOR_TERMINAL, for_terminal, report
from tests.builders import PLAYERS

SETTINGS = Settings(player_name="Margaret", west_name="Theodore", theme="walnut")


def _raised(words: str) -> ValueError:
    with pytest.raises(ValueError, match="invalid literal") as raised:
        int(words)
    return raised.value


def test_the_report_names_the_system_the_settings_the_record_and_the_fault() -> None:
    told = report(_raised("odd"), "9.9", {"Python": "3.x"}, SETTINGS, Record(Rules(), 7, PLAYERS))
    for part in (
        "Hearts 9.9",
        "Python: 3.x",
        '"theme": "walnut"',
        "seed 7",
        "ValueError: invalid literal",
        "in _raised",
    ):
        assert part in told


def test_the_report_names_nobody() -> None:
    south, west, north, east = PLAYERS
    record = Record(Rules(), 7, (replace(south, name="Margaret"), west, north, east))
    told = report(_raised("odd"), "9.9", {}, SETTINGS, record)
    assert "Margaret" not in told
    assert "Theodore" not in told
    assert "player S person South" in told


def test_what_failed_and_the_log_call_players_by_their_options() -> None:
    told = report(_raised("Margaret"), "9.9", {"Log": "Theodore leads"}, SETTINGS, None)
    assert "invalid literal for int() with base 10: 'player_name'" in told
    assert "Log: west_name leads" in told
    assert "Margaret" not in told
    assert "Theodore" not in told


def test_the_persons_folder_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/margaret"))
    told = report(_raised("no such file: /home/margaret/games"), "9.9", {}, SETTINGS, None)
    assert "margaret" not in told
    assert "~/games" in told
    assert "no game" in told


def test_the_terminal_is_told_where_the_report_is_or_what_failed() -> None:
    assert for_terminal(_raised("odd"), Path("/there")) == FOR_TERMINAL(path="/there")
    assert "ValueError(" in for_terminal(_raised("odd"), None)

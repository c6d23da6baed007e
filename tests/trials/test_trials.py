"""Each kind of trial, in short: nothing is found in the program, and a fault planted for it is."""

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pygame
import pytest
import trial_damage
import trial_deals
import trial_demo
import trial_kills
import trial_monkey
import trial_moves
import trial_power
import trial_programs
import trial_writes
from trial_report import Report

from hearts.core.cards import DECK
from hearts.core.moves import Deal
from hearts.core.record import Record, parse_record
from hearts.store import settings_file
from hearts.store.clock import utc_now
from hearts.store.database import Store
from hearts.store.opening import FILE_NAME
from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.table.host import Host
from hearts.ui.screen import Change
from hearts.ui.screens.table import TableScreen
from hearts.ui.screens.table_sheets import Sheets

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the trials use what only this system has")

TRIALS: dict[str, Callable[[Path], Report]] = {
    "kills": lambda folder: trial_kills.try_kills(folder, 15),
    "kills of a demo": lambda folder: trial_programs.try_demo_kills(folder, 1),
    "errors": lambda folder: trial_writes.try_errors(folder, 8),
    "a full disk": lambda _: trial_writes.try_small_disk(4),
    "errors of the system": lambda folder: trial_writes.try_system_errors(folder, 1),
    "power cuts": lambda folder: trial_power.try_power_cuts(folder, 20),
    "databases": lambda folder: trial_damage.try_databases(folder, 20),
    "settings": lambda folder: trial_damage.try_settings(folder, 40),
    "records": lambda _: trial_damage.try_records(60),
    "starts": lambda folder: trial_programs.try_starts(folder, 1),
    "moves": lambda folder: trial_moves.try_moves(folder, 1500),
    "the monkey": lambda folder: trial_monkey.try_events(folder, 120, speeds=(Speed.INSTANT,)),
    "a demo": lambda folder: trial_demo.try_demo(folder, 0.005),
    "deals": lambda _: trial_deals.try_deals(2000),
}


@pytest.mark.parametrize("trial", TRIALS.values(), ids=TRIALS)
def test_nothing_is_found(tmp_path: Path, trial: Callable[[Path], Report]) -> None:
    report = trial(tmp_path)
    if report.left_out:
        pytest.skip(report.left_out[0])
    assert report.found == []
    assert report.tried.total() > 0


def _accept(write: Callable[[int], None]) -> bool:
    return write is not None


def _stop_storing(host: Host) -> None:
    host._guarded = _accept  # type: ignore[method-assign]  # noqa: SLF001


def _believe_it_is_stored(host: Host) -> None:
    host._saved = len(host.record.moves)  # noqa: SLF001


def _open_carelessly(folder: Path) -> Store:
    connection = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    return Store(connection, folder / FILE_NAME, utc_now, is_kept=True)


def _end_all(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE games SET state = 'finished', ended = 'now' WHERE state = 'playing'")


def test_a_move_acknowledged_but_not_stored_is_found(tmp_path: Path) -> None:
    assert trial_kills.try_kills(tmp_path, 10, play=_stop_storing).found


def test_a_game_counted_that_was_not_finished_is_found(tmp_path: Path) -> None:
    assert trial_programs.try_demo_kills(tmp_path, 1, change=_end_all).found


def test_a_move_given_up_after_an_error_is_found(tmp_path: Path) -> None:
    assert trial_writes.try_errors(tmp_path, 4, act=_believe_it_is_stored).found


def test_a_move_given_up_on_a_full_disk_is_found() -> None:
    report = trial_writes.try_small_disk(4, act=_believe_it_is_stored)
    if report.left_out:
        pytest.skip(report.left_out[0])
    assert report.found


def test_a_game_lost_after_errors_of_the_system_is_found(tmp_path: Path) -> None:
    report = trial_writes.try_system_errors(tmp_path, 2, change=lambda folder: (folder / FILE_NAME).unlink())
    if report.left_out:
        pytest.skip(report.left_out[0])
    assert report.found


def test_a_disk_that_lies_about_what_is_on_it_is_found(tmp_path: Path) -> None:
    report = trial_power.try_power_cuts(tmp_path, 60, forget_syncs=True)
    if report.left_out:
        pytest.skip(report.left_out[0])
    assert report.found


def test_a_careless_opening_is_found(tmp_path: Path) -> None:
    assert trial_damage.try_databases(tmp_path, 10, opened=_open_carelessly).found


def test_careless_settings_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_file, "from_dict", lambda found: Settings(**found))
    assert trial_damage.try_settings(tmp_path, 10).found


def test_a_careless_reader_of_records_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(text: str) -> tuple[Record, str | None]:
        record, _ = parse_record(text)
        return record.with_moves((*record.moves, *record.moves[:1])), None

    monkeypatch.setattr(trial_damage, "parse_record", careless)
    assert trial_damage.try_records(40).found


def test_a_start_that_fails_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial_programs, "STARTER", "raise RuntimeError")
    assert trial_programs.try_starts(tmp_path, 1).found


def test_an_undo_that_the_store_forgets_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "cut", lambda *_: None)
    monkeypatch.setattr(trial_moves, "RELOAD", 0.02)
    assert trial_moves.try_moves(tmp_path, 1500).found


def test_a_key_that_ends_the_program_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    handle = TableScreen.handle

    def fragile(table: TableScreen, event: pygame.Event) -> Change | None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_s:
            raise ZeroDivisionError
        return handle(table, event)

    monkeypatch.setattr(TableScreen, "handle", fragile)
    assert trial_monkey.try_events(tmp_path, 2000, speeds=(Speed.INSTANT,)).found


def test_a_sheet_that_opens_no_more_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Sheets.open
    monkeypatch.setattr(
        Sheets, "open", lambda sheets, name, table: None if name == "scores" else opened(sheets, name, table)
    )
    found = trial_monkey.try_events(tmp_path, 60, speeds=(Speed.INSTANT,)).found
    assert found == ["scores does not open"]


def test_a_leak_is_found(tmp_path: Path) -> None:
    kept: list[bytes] = []
    report = trial_demo.try_demo(tmp_path, 0.008, leak=lambda: kept.append(bytes(range(250)) * 2000))
    assert any("memory grew" in what for what in report.found)


def test_an_unfair_deal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def unfair(seed: int, _round_no: int) -> Deal:
        turn = 13 * (seed % 3)
        return Deal((*DECK[turn:], *DECK[:turn]))

    monkeypatch.setattr(trial_deals, "deal_of", unfair)
    assert trial_deals.try_deals(500).found

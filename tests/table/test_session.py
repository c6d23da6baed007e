import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from hearts.ai.levels import Level
from hearts.core.moves import Pass
from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.store.backups import backups
from hearts.store.notes import Note, NoteKind, StoreError, Trouble
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.store.speed import Speed
from hearts.store.statistics import statistics
from hearts.table.session import Session
from tests.table.conftest import open_session
from tests.table.evening import advance_to, finish


def test_a_new_game_has_the_settings_level_and_rules(tmp_path: Path) -> None:
    session = open_session(tmp_path, Settings(level="easy", rules=Rules(target=50)))
    record = session.begin().record
    assert record.rules.target == 50
    assert record.people == {Seat.SOUTH}
    assert {record.players[seat].level for seat in (Seat.WEST, Seat.NORTH, Seat.EAST)} == {"easy"}
    session.close()


def test_a_new_game_gives_the_old_one_up(session: Session) -> None:
    advance_to(session.begin(seed=1), 20)
    session.begin(seed=2)
    resumed = session.resume()
    assert resumed is not None
    assert resumed.record.seed == 2
    assert statistics(session.store).overall.all.given_up == 1


def test_a_demo_leaves_the_persons_game_alone(session: Session) -> None:
    host = session.begin(seed=1)
    advance_to(host, 20)
    demo = session.begin_demo(level=Level.EASY, rules=Rules(target=None), seed=5)
    finish(demo)
    resumed = session.resume()
    assert resumed is not None
    assert resumed.record == host.record
    figures = statistics(session.store).to_dict()
    assert (figures["games"], figures["demo_games"]) == (0, 1)


def test_changed_settings_are_kept(session: Session, tmp_path: Path) -> None:
    session.change(replace(session.settings, speed=Speed.FAST))
    assert SettingsFile(tmp_path).load().settings.speed is Speed.FAST
    assert session.settings_saved


def test_settings_that_cannot_be_written_count_all_the_same(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise StoreError(Trouble.SETTINGS_NOT_SAVED, Path("settings.json"), "disk full")

    monkeypatch.setattr(SettingsFile, "save", refuse)
    session.change(replace(session.settings, speed=Speed.FAST))
    assert session.settings.speed is Speed.FAST
    assert not session.settings_saved


def test_the_first_move_of_a_person_makes_a_game_one_with_decisions(session: Session) -> None:
    host = session.begin()
    advance_to(host, 4)
    assert not host.has_decisions
    advance_to(host, 5)
    assert isinstance(host.record.moves[-1], Pass)
    assert host.has_decisions


def test_what_the_command_line_asks_for_is_not_kept(session: Session, tmp_path: Path) -> None:
    session.use(replace(session.settings, speed=Speed.INSTANT, level="easy"))
    session.change(replace(session.settings, one_tap=True))
    kept = SettingsFile(tmp_path).load().settings
    assert kept == replace(Settings(), one_tap=True)
    assert session.settings.speed is Speed.INSTANT


def test_the_last_game_seated_is_the_sessions(session: Session) -> None:
    assert session.host is None
    first = session.begin()
    assert session.host is first
    demo = session.begin_demo(Level.EASY, Rules(target=None))
    assert session.host is demo


def test_a_game_whose_end_cannot_be_read_is_told_of(session: Session) -> None:
    host = session.begin()
    advance_to(host, 20)
    with closing(sqlite3.connect(session.store.path)) as connection, connection:
        connection.execute("UPDATE moves SET text = 'play S 2C' WHERE number = 15")
    resumed = session.resume()
    assert resumed is not None
    assert len(resumed.record.moves) == 14
    assert [note.kind for note in session.notes] == [NoteKind.GAME_CUT]


def test_leaving_keeps_a_copy_of_what_was_played(tmp_path: Path) -> None:
    session = open_session(tmp_path)
    session.begin()
    session.close()
    assert len(backups(tmp_path)) == 1


def test_what_matters_most_is_told_first_and_each_note_once(session: Session, tmp_path: Path) -> None:
    kinds = (NoteKind.SETTINGS_BROKEN, NoteKind.GAMES_RESTORED, NoteKind.GAMES_NOT_KEPT)
    session.notes = tuple(Note(kind, tmp_path) for kind in kinds)
    told = [session.next_note() for _ in range(4)]
    assert [note and note.kind for note in told] == [*reversed(kinds), None]

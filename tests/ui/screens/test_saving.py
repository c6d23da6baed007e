"""What cannot be kept is said once at the table, and tried again at the next move."""

from dataclasses import replace
from pathlib import Path

import pygame

from hearts import text
from hearts.store.notes import Note, NoteKind
from hearts.store.settings_file import SettingsFile
from hearts.store.speed import Speed
from hearts.text.notes import note_line
from tests.ui.sitting import Sitting


def _move(sitting: Sitting) -> str:
    """Play a card and return what the status line says then."""
    card = sitting.legal()[0]
    sitting.tap_card(card)
    sitting.tap_card(card)
    return sitting.table.view.status.text


def test_a_game_that_cannot_be_kept_is_told_once_and_kept_as_soon_as_it_can_be(turn: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "hearts.sqlite3"
    path.rename(tmp_path / "elsewhere")
    path.mkdir()
    assert _move(turn) == text.NOT_SAVED()
    turn.wait(20)
    turn.wait_until_asked()
    assert _move(turn) != text.NOT_SAVED()
    turn.wait_until_asked()
    path.rmdir()
    (tmp_path / "elsewhere").rename(path)
    assert _move(turn) != text.NOT_SAVED()
    stored = turn.session.store.in_progress()
    assert stored is not None
    assert stored.record == turn.record


def test_settings_that_cannot_be_kept_are_told_once_and_kept_as_soon_as_they_can_be(
    turn: Sitting, tmp_path: Path
) -> None:
    (tmp_path / "settings.json").mkdir()
    (tmp_path / "settings.json" / "in the way").touch()
    turn.session.change(replace(turn.session.settings, speed=Speed.FAST))
    assert not turn.session.settings_saved
    assert _move(turn) == text.SETTINGS_NOT_SAVED()
    turn.wait(20)
    turn.wait_until_asked()
    assert _move(turn) != text.SETTINGS_NOT_SAVED()
    turn.wait_until_asked()
    (tmp_path / "settings.json" / "in the way").unlink()
    (tmp_path / "settings.json").rmdir()
    _move(turn)
    assert turn.session.settings_saved
    assert SettingsFile(tmp_path).load().settings.speed is Speed.FAST


def test_what_the_start_has_to_tell_is_told_one_after_another_and_not_dealt_over(
    tmp_path: Path, screen: pygame.Surface
) -> None:
    assert screen.get_size() == (1280, 800)
    kinds = (NoteKind.SETTINGS_BROKEN, NoteKind.GAMES_NOT_KEPT)
    sitting = Sitting(tmp_path, start=lambda at: setattr(at.session, "notes", [Note(kind, tmp_path) for kind in kinds]))
    seen: list[str] = []
    for _ in range(40):
        sitting.wait(0.5)
        if sitting.table.view.status.text not in seen:
            seen.append(sitting.table.view.status.text)
    told = [note_line(Note(kind, tmp_path)) for kind in reversed(kinds)]
    assert [line for line in seen if line in told] == told
    assert sitting.session.next_note() is None


def test_settings_that_could_not_be_kept_are_tried_again_at_the_end(turn: Sitting, tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    (tmp_path / "settings.json" / "in the way").touch()
    turn.session.change(replace(turn.session.settings, speed=Speed.FAST))
    (tmp_path / "settings.json" / "in the way").unlink()
    (tmp_path / "settings.json").rmdir()
    turn.session.close()
    assert SettingsFile(tmp_path).load().settings.speed is Speed.FAST

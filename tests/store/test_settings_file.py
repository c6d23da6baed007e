import json
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.core.rules import Moon, Rules
from hearts.store.clock import Clock
from hearts.store.files import write_whole
from hearts.store.notes import Note, NoteKind, StoreError, Trouble
from hearts.store.settings import Settings
from hearts.store.settings_file import FILE_NAME, LONGEST_FILE, Loaded, SettingsFile
from hearts.store.speed import Speed

CHOSEN = Settings(level="easy", rules=Rules(moon=Moon.CHOOSE), speed=Speed.FAST, volume=0.25, player_name="Zoë")
BROKEN_NAME = "settings.json.broken-20260131-190500"


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def _saved() -> bytes:
    import tempfile  # noqa: PLC0415  once, for the mutations below

    with tempfile.TemporaryDirectory() as name:
        SettingsFile(Path(name)).save(CHOSEN)
        return Path(name, FILE_NAME).read_bytes()


SAVED = _saved()


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    SettingsFile(tmp_path).save(CHOSEN)
    assert SettingsFile(tmp_path).load() == Loaded(CHOSEN)
    assert _names(tmp_path) == [FILE_NAME]


def test_no_file_gives_the_defaults_and_nothing_to_tell(tmp_path: Path) -> None:
    assert SettingsFile(tmp_path / "not there").load() == Loaded(Settings())


@pytest.mark.parametrize(
    "content",
    [
        b"",
        SAVED[: len(SAVED) // 2],
        b"null",
        b"[]",
        b'"text"',
        b"17",
        b"NaN",
        b"\0" * 1_000_000,
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"volume": ' + b"9" * 5000 + b"}",
        b'{"player_name": "' + b"x" * LONGEST_FILE + b'"}',
        '{"player_name": "Zoë"}'.encode("latin-1"),
        b"\x80\x81\xfe\xff",
        b"SQLite format 3\0",
    ],
    ids=range(15),
)
def test_a_file_that_cannot_be_read_is_set_aside_with_its_date(tmp_path: Path, now: Clock, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    loaded = SettingsFile(tmp_path, now).load()
    assert loaded.settings == Settings()
    assert [(note.kind, note.path) for note in loaded.notes] == [(NoteKind.SETTINGS_BROKEN, tmp_path / BROKEN_NAME)]
    assert (tmp_path / BROKEN_NAME).read_bytes() == content
    assert SettingsFile(tmp_path, now).load() == Loaded(Settings())


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_file_that_an_editor_wrote_in_another_encoding_is_read(tmp_path: Path, encoding: str) -> None:
    (tmp_path / FILE_NAME).write_bytes(SAVED.decode().encode(encoding))
    assert SettingsFile(tmp_path).load() == Loaded(CHOSEN)


@pytest.mark.parametrize(
    "value", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 4000, "null", "[[[]]]", '"0.5"', "{}"]
)
def test_a_wrong_value_costs_only_itself(tmp_path: Path, value: str) -> None:
    (tmp_path / FILE_NAME).write_text(f'{{"speed": "fast", "volume": {value}}}')
    assert SettingsFile(tmp_path).load() == Loaded(Settings(speed=Speed.FAST))


def test_unknown_keys_stay_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text('{"cheer": [1, {"a": null}], "rules": {"target": "50", "kitty": "1"}, "speed": "fast"}')
    file = SettingsFile(tmp_path)
    file.save(file.load().settings)
    found = json.loads(path.read_text())
    assert found["cheer"] == [1, {"a": None}]
    assert found["rules"]["kitty"] == "1"
    assert file.load() == Loaded(Settings(rules=Rules(target=50), speed=Speed.FAST))


def test_an_unknown_value_that_cannot_be_written_again_does_not_stop_saving(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"deep": ' + "[" * 900 + "]" * 900 + "}")
    SettingsFile(tmp_path).save(CHOSEN)
    assert SettingsFile(tmp_path).load() == Loaded(CHOSEN)


def test_a_newer_programs_file_is_left_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text('{"version": 2, "speed": "fast"}')
    assert SettingsFile(tmp_path).load() == Loaded(Settings(), (Note(NoteKind.SETTINGS_NEWER, path),))
    assert path.read_text() == '{"version": 2, "speed": "fast"}'


def test_saving_beside_a_newer_programs_file_sets_it_aside(tmp_path: Path, now: Clock) -> None:
    (tmp_path / FILE_NAME).write_text('{"version": 2, "speed": "fast"}')
    file = SettingsFile(tmp_path, now)
    file.save(CHOSEN)
    assert file.load() == Loaded(CHOSEN)
    assert (tmp_path / "settings.json.newer-20260131-190500").read_text() == '{"version": 2, "speed": "fast"}'


@pytest.mark.parametrize("version", ["true", '"2"', "null", "1.5", "-3"])
def test_a_version_that_is_none_changes_nothing(tmp_path: Path, version: str) -> None:
    (tmp_path / FILE_NAME).write_text(f'{{"version": {version}, "speed": "fast"}}')
    assert SettingsFile(tmp_path).load() == Loaded(Settings(speed=Speed.FAST))


def test_a_folder_in_the_place_of_the_file_is_set_aside_and_told_once(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    (tmp_path / FILE_NAME / "a letter").touch()
    file = SettingsFile(tmp_path)
    loaded = file.load()
    assert (loaded.settings, [note.kind for note in loaded.notes]) == (Settings(), [NoteKind.SETTINGS_BROKEN])
    assert (loaded.notes[0].path / "a letter").exists()
    file.save(Settings(speed=Speed.FAST))
    assert file.load() == Loaded(Settings(speed=Speed.FAST))


def test_a_broken_file_in_a_folder_that_may_not_be_written_is_told_where_it_is(
    shared_folder: Path, locked: Callable[[Path], AbstractContextManager[None]]
) -> None:
    (shared_folder / FILE_NAME).write_text("broken")
    with locked(shared_folder):
        loaded = SettingsFile(shared_folder).load()
    assert loaded.settings == Settings()
    assert [(note.kind, note.path) for note in loaded.notes] == [(NoteKind.SETTINGS_BROKEN, shared_folder / FILE_NAME)]


def test_a_save_that_fails_is_told_and_leaves_the_old_file(
    shared_folder: Path, locked: Callable[[Path], AbstractContextManager[None]]
) -> None:
    file = SettingsFile(shared_folder)
    file.save(CHOSEN)
    with locked(shared_folder):
        with pytest.raises(StoreError) as refused:
            file.save(Settings())
        assert file.load() == Loaded(CHOSEN)
    assert refused.value.trouble is Trouble.SETTINGS_NOT_SAVED
    assert _names(shared_folder) == [FILE_NAME]


def test_a_disk_without_space_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    file = SettingsFile(tmp_path)
    file.save(CHOSEN)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", no_space)
        with pytest.raises(StoreError, match="No space left"):
            file.save(Settings())
    assert file.load() == Loaded(CHOSEN)


def _assert_usable(folder: Path, content: bytes) -> None:
    for path in folder.iterdir():
        path.unlink()
    write_whole(folder / FILE_NAME, content)
    file = SettingsFile(folder)
    loaded = file.load()
    assert len(loaded.notes) <= 1
    file.save(loaded.settings)
    assert file.load() == Loaded(loaded.settings)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("settings")


@given(content=st.binary(max_size=200))
def test_any_bytes_lead_to_settings_that_can_be_used(folder: Path, content: bytes) -> None:
    _assert_usable(folder, content)


@given(data=st.data())
def test_a_damaged_file_leads_to_settings_that_can_be_used(folder: Path, data: st.DataObject) -> None:
    content = bytearray(SAVED)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content)))
        stop = data.draw(st.integers(start, min(start + 40, len(content))))
        content[start:stop] = data.draw(st.binary(max_size=12) | st.sampled_from([b"{", b"[", b"null", b"-1e99", b'"']))
    _assert_usable(folder, bytes(content))

import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import platformdirs
import pytest

from hearts.store.notes import StoreError, Trouble
from hearts.store.paths import data_folder, prepare_folder


def test_a_given_folder_is_used_as_an_absolute_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert data_folder(Path("mine")) == tmp_path / "mine"


def test_a_tilde_means_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert data_folder(Path("~/cards")) == tmp_path / "cards"


def test_without_one_it_is_the_platforms_folder_of_the_game() -> None:
    assert data_folder() == Path(platformdirs.user_data_dir("hearts", appauthor=False))
    assert "hearts" in data_folder().parts


def test_whoever_has_no_home_has_a_folder_that_nobody_can_create(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: object, **__: object) -> str:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(platformdirs, "user_data_dir", homeless)
    with pytest.raises(StoreError):
        prepare_folder(data_folder())


def test_an_unknown_persons_home_is_no_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert data_folder(Path("~nobody-of-that-name/cards")).is_absolute()


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use cannot be removed there")
def test_a_folder_that_went_from_under_the_program_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    with pytest.raises(StoreError):
        prepare_folder(data_folder(Path("mine")))


def test_asking_creates_nothing(tmp_path: Path) -> None:
    data_folder(tmp_path / "new")
    assert list(tmp_path.iterdir()) == []


def test_a_given_folder_needs_no_platformdirs() -> None:
    program = (
        "import sys; from pathlib import Path; from hearts.store.paths import data_folder;"
        "data_folder(Path('x')); sys.exit('platformdirs' in sys.modules)"
    )
    root = Path(__file__).parents[2]
    assert subprocess.run([sys.executable, "-c", program], cwd=root, check=False).returncode == 0


def test_preparing_creates_the_folder_with_its_parents_and_leaves_it_empty(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    prepare_folder(folder)
    assert list(folder.iterdir()) == []


def test_a_file_in_the_way_is_told_with_its_place(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("not a folder")
    with pytest.raises(StoreError) as refused:
        prepare_folder(place)
    assert refused.value.trouble is Trouble.FOLDER_UNUSABLE
    assert str(place) in str(refused.value)


def test_a_folder_that_may_not_be_written_is_told(
    shared_folder: Path, locked: Callable[[Path], AbstractContextManager[None]]
) -> None:
    with locked(shared_folder), pytest.raises(StoreError) as refused:
        prepare_folder(shared_folder)
    assert refused.value.trouble is Trouble.FOLDER_UNUSABLE

"""What the packaging tool says of programs that stand in for packages; the packages themselves are built by .ci/run."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import package
import package_trial
import pytest
from package_trial import Program, TrialError, start_seconds, try_out, window_seconds

from hearts.resources import assets_folder

ROOT = Path(__file__).parents[2]
SHEET = "A game to 100, level {level}, seed 7\nTotal 0 1 2 23\n"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs that stand in are shell scripts")


def stand_in(
    folder: Path,
    *,
    version: str = "Hearts 1.2",
    sheet: str = SHEET,
    complaint: str = "",
    complaints: int = 99,
    status: int = 0,
) -> Program:
    """A program that answers as told, and complains in its first demos of each level, up to so many."""
    script = folder / "stand-in"
    cases = "".join(
        f"*{level}*) test $(grep -c {level} \"$asked\") -le {complaints} && printf '{complaint}' >&2\n"
        f"printf '{sheet.format(level=level)}';;\n"
        for level in ("normal", "expert")
    )
    script.write_text(
        f'#!/bin/sh\nasked="{folder}/asked"\necho "$PWD $SDL_VIDEODRIVER $*" >> "$asked"\n'
        f"case \"$*\" in\n--version) echo '{version}';;\n{cases}esac\nexit {status}\n"
    )
    script.chmod(0o755)
    return Program("it", (str(script),), (folder,))


def test_a_program_that_does_what_it_should_gives_its_sheet(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    assert try_out(stand_in(tmp_path), "1.2", foreign) == SHEET.format(level="expert")
    asked = (tmp_path / "asked").read_text().splitlines()
    assert all(line.startswith(f"{foreign} dummy ") for line in asked)
    assert ["--version" in line for line in asked] == [True, False, False]
    assert "--level expert" in asked[2]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"version": "Hearts 1.1"}, "for its version"),
        ({"sheet": ""}, "no sheet"),
        ({"complaint": "The thinker failed"}, "The thinker failed"),
        ({"status": 3}, "ended with 3"),
    ],
)
def test_what_is_wrong_with_a_program_is_told(tmp_path: Path, wrong: dict[str, str], told: str) -> None:
    with pytest.raises(TrialError, match=told):
        try_out(stand_in(tmp_path, **wrong), "1.2", tmp_path)  # type: ignore[arg-type]


def test_a_machine_too_busy_to_think_is_given_another_try_but_not_for_ever(tmp_path: Path) -> None:
    complaint = f"The thinker failed (it {package_trial.TOO_BUSY} 3.0 seconds)"
    for busy, name in ((package_trial.ATTEMPTS - 1, "some"), (package_trial.ATTEMPTS, "all")):
        (tmp_path / name).mkdir()
        program = stand_in(tmp_path / name, complaint=complaint, complaints=busy)
        if name == "some":
            assert try_out(program, "1.2", tmp_path) == SHEET.format(level="expert")
        else:
            with pytest.raises(TrialError, match="has not answered"):
                try_out(program, "1.2", tmp_path)
        assert (tmp_path / name / "asked").read_text().count("--level normal") == package_trial.ATTEMPTS


def test_starts_are_measured_by_turns(tmp_path: Path) -> None:
    programs = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        programs.append(stand_in(tmp_path / name))
    assert all(seconds > 0 for seconds in start_seconds(programs, tmp_path, 3))
    for name in ("first", "second"):
        assert (tmp_path / name / "asked").read_text().count("--version") == 3


def test_without_a_screen_no_window_is_waited_for(tmp_path: Path) -> None:
    assert window_seconds([stand_in(tmp_path)], tmp_path, 1, {}) == []
    assert window_seconds([stand_in(tmp_path)], tmp_path, 1, {"DISPLAY": ":1", "SDL_VIDEODRIVER": "dummy"}) == []
    assert not (tmp_path / "asked").exists()


def test_a_program_that_does_not_listen_is_ended_by_force(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deaf = tmp_path / "deaf"
    deaf.write_text("#!/bin/sh\ntrap '' TERM\n: > \"$0.runs\"\nwhile :; do sleep 0.05; done\n")
    deaf.chmod(0o755)
    monkeypatch.setattr(package_trial, "FIND_WINDOW", ("cat", str(tmp_path / "deaf.runs")))
    monkeypatch.setattr(package_trial, "PATIENCE", 0.5)
    monkeypatch.setattr(package_trial, "ENDS_WITHIN", 0.1)
    with pytest.raises(TrialError, match="opens no window"):
        window_seconds([Program("deaf", (str(deaf),), ())], tmp_path, 1, {"DISPLAY": ":1"})


def test_a_size_counts_every_file_once(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a").write_bytes(bytes(1000))
    (tmp_path / "b").write_bytes(bytes(20))
    (tmp_path / "link").symlink_to("b")
    assert Program("it", (), (tmp_path,)).size == 1020


def test_checksums_are_what_the_systems_own_tool_checks(tmp_path: Path) -> None:
    for name in ("b.whl", "a.tar.gz"):
        (tmp_path / name).write_text(name)
    told = package.checksums(tmp_path.iterdir())
    assert [line.split("  ")[1] for line in told.splitlines()] == ["a.tar.gz", "b.whl"]
    checker = shutil.which("sha256sum")
    if checker is not None:
        (tmp_path / "SUMS").write_text(told)
        subprocess.run([checker, "--check", "--strict", "SUMS"], cwd=tmp_path, check=True, capture_output=True)


def test_the_folder_is_told_over_the_plain_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen, plain = (Program(name, (), ()) for name in ("the folder", "the installed wheel"))
    monkeypatch.setattr(package, "start_seconds", lambda *_: [0.3, 0.2])
    monkeypatch.setattr(package, "window_seconds", lambda *_: [])
    monkeypatch.setattr(Program, "size", property(lambda program: 4e7 if program is frozen else 8e7))
    rows = list(package.compared(frozen, plain, tmp_path, 1))
    assert [re.findall(r"[\d.]+ times.*", row)[0] for row in rows] == [
        "0.50 times  40 MB over 80 MB, the plain installation",
        "1.50 times  300 ms over 200 ms, the plain installation",
    ]


def test_the_folder_carries_the_assets_that_the_wheel_carries() -> None:
    spec = package.SPEC.read_text("utf-8")
    parts = set(re.findall(r'"(\w+)"', spec.split("parts = (")[1].split(")")[0])) | {"weights/expert.npz"}
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert parts == {name.removeprefix("assets/") for name in wheel["force-include"]}
    assert all((assets_folder() / part).exists() for part in parts)


def test_a_frozen_process_of_the_thinker_is_told_apart_before_the_program_begins() -> None:
    text = (package.SPEC.parent / "frozen.py").read_text("utf-8")
    assert text.index("freeze_support()") < text.index("from hearts")


def test_the_script_of_an_environment_is_where_the_system_puts_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert package_trial.script_of(Path("e")) == (Path("e/bin/python3"), Path("e/bin/hearts"))
    monkeypatch.setattr(sys, "platform", "win32")
    assert package_trial.script_of(Path("e")) == (Path("e/Scripts/python.exe"), Path("e/Scripts/hearts.exe"))

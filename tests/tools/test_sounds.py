"""The committed sounds are what the tool makes, and what the design asks for."""

import cmath
import math
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
import sounds
from synthesis import PEAK, RATE

from hearts.ui.sounds import Sound, file_names

# ms, as designed
LENGTHS = {
    Sound.DEAL: 40,
    Sound.LIFT: 50,
    Sound.LOWER: 45,
    Sound.PLAY: 90,
    Sound.ILLEGAL: 110,
    Sound.COLLECT: 220,
    Sound.PASS: 260,
    Sound.HINT: 300,
    Sound.HEARTS_BREAK: 350,
    Sound.QUEEN: 700,
    Sound.POINTS: 120,
    Sound.ROUND_END: 600,
    Sound.MOON: 2400,
    Sound.WIN: 1800,
    Sound.LOSE: 900,
    Sound.BUTTON: 30,
}
FILES = [(sound, name) for sound in Sound for name in file_names(sound)]
A_MILLISECOND = RATE // 1000


def samples(name: str) -> list[int]:
    return sounds.read(sounds.FOLDER / name)


def strength(wave: list[int], pitch: float) -> float:
    turn = -2j * math.pi * pitch / RATE
    return abs(sum(sample * cmath.exp(turn * index) for index, sample in enumerate(wave)))


def test_the_files_are_what_the_tool_makes() -> None:
    assert sounds.main(["--check"]) == 0


def test_all_of_them_together_are_small() -> None:
    assert sum(file.stat().st_size for file in sounds.FOLDER.iterdir()) < 1_000_000


@pytest.fixture
def copies(tmp_path: Path) -> Path:
    return Path(shutil.copytree(sounds.FOLDER, tmp_path / "sounds"))


def test_the_check_finds_what_is_missing_wrong_or_unknown(copies: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (copies / "hint_1.wav").unlink()
    louder = [2 * sample for sample in samples("deal_2.wav")]
    sounds.write(copies / "deal_2.wav", louder)
    (copies / "noise.wav").write_bytes(b"")
    assert sounds.main(["--check", str(copies)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "deal_2.wav differs",
        "hint_1.wav is missing",
        "noise.wav belongs to no sound",
    ]


def test_the_tool_writes_every_file(tmp_path: Path) -> None:
    assert sounds.main([str(tmp_path / "new")]) == 0
    assert {file.name for file in (tmp_path / "new").iterdir()} == {name for _, name in FILES}


@pytest.mark.parametrize(("sound", "name"), FILES)
def test_a_sound_has_its_length_and_level_and_begins_and_ends_in_silence(sound: Sound, name: str) -> None:
    wave = samples(name)
    assert len(wave) == round(LENGTHS[sound] * RATE / 1000)
    assert max(map(abs, wave)) == round(PEAK * 32_767)
    assert abs(sum(wave)) < len(wave)  # on average it rests within one step of zero
    assert wave[0] == wave[-1] == 0
    ends = wave[: A_MILLISECOND // 2] + wave[-A_MILLISECOND:]
    assert max(map(abs, ends)) < 0.2 * PEAK * 32_767


@pytest.mark.parametrize(("sound", "name"), FILES)
def test_no_sound_is_harsh(sound: Sound, name: str) -> None:
    wave = samples(name)
    steps = [after - before for before, after in pairwise(wave)]
    roughness = math.sqrt(sum(step * step for step in steps) / sum(sample * sample for sample in wave))
    assert roughness < 0.5, sound  # white noise has 1.41


def test_the_takes_of_a_sound_differ() -> None:
    for sound in Sound:
        takes = [samples(name) for name in file_names(sound)]
        assert len({tuple(take) for take in takes}) == len(takes)


def test_the_pitch_of_a_take_is_at_most_three_percent_off() -> None:
    for sound in Sound:
        pitches = sounds.pitches(sound)
        assert len(pitches) == len(file_names(sound))
        assert all(0.97 <= pitch <= 1.03 for pitch in pitches)
        assert sum(pitches) == pytest.approx(len(pitches))


@pytest.mark.parametrize(
    ("name", "pitch"),
    [("hint_1.wav", 659.26), ("hearts_break_1.wav", 220.0), ("queen_1.wav", 146.83), ("points_2.wav", 440.0)],
)
def test_a_note_is_the_one_designed(name: str, pitch: float) -> None:
    wave = samples(name)
    assert strength(wave, pitch) > 3 * max(strength(wave, pitch * off) for off in (0.91, 1.09))


def test_the_bell_has_its_minor_third() -> None:
    wave = samples("queen_1.wav")
    assert strength(wave, 146.83 * 1.2) > 3 * strength(wave, 146.83 * 1.26)

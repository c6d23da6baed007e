"""Makes every sound of the table, the same on every machine, and writes them to assets/sounds.

``--check`` writes nothing and tells which of the files there are not what would be made.
"""

import argparse
import array
import random
import sys
import wave
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sound_recipes import RECIPES
from synthesis import RATE, finished

from hearts.ui.sounds import TAKES, Sound, file_names

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
NOISE_SPREAD, NOTE_SPREAD = 0.03, 0.01  # how far the takes of a sound lie from its pitch
NOTES = (Sound.POINTS,)
LAST_PLACE = 1  # steps of 16 bits by which another machine's sine may differ


def pitches(sound: Sound) -> tuple[float, ...]:
    """Return the pitches of a sound's takes, evenly spread; a single take has the pitch it should have."""
    takes = TAKES[sound]
    spread = NOTE_SPREAD if sound in NOTES else NOISE_SPREAD
    return tuple(1 + spread * (2 * take / (takes - 1) - 1) for take in range(takes)) if takes > 1 else (1.0,)


def made(sound: Sound, take: int) -> list[int]:
    """Return the 16-bit samples of one take, counted from 0."""
    recipe = RECIPES[sound]
    chance = random.Random(f"{sound.value} {take}")
    return finished(recipe.make(pitches(sound)[take], chance), recipe.release)


def all_made() -> Iterator[tuple[str, list[int]]]:
    """Yield each file's name and samples."""
    for sound in Sound:
        for take, name in enumerate(file_names(sound)):
            yield name, made(sound, take)


def write(file: Path, samples: Sequence[int]) -> None:
    """Write a mono file of 16-bit samples."""
    data = array.array("h", samples)
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(file), "wb") as sound:
        sound.setparams((1, 2, RATE, len(data), "NONE", "not compressed"))
        sound.writeframes(data.tobytes())


def read(file: Path) -> list[int]:
    """Return the samples of a mono 16-bit file at the rate used here; raise ValueError where it is another."""
    with wave.open(str(file), "rb") as sound:
        if (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) != (1, 2, RATE):
            raise ValueError(f"{file.name} is not mono, 16 bit, {RATE} Hz")
        data = array.array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return data.tolist()


def faults(folder: Path) -> list[str]:
    """Name every file in *folder* that is missing, unknown or not what is made here."""
    found = []
    expected = dict(all_made())
    for name, samples in expected.items():
        file = folder / name
        if not file.is_file():
            found.append(f"{name} is missing")
        elif not _same(read(file), samples):
            found.append(f"{name} differs")
    there = {file.name for file in folder.glob("*")}
    return found + [f"{name} belongs to no sound" for name in sorted(there - set(expected))]


def _same(one: Sequence[int], other: Sequence[int]) -> bool:
    return len(one) == len(other) and all(abs(a - b) <= LAST_PLACE for a, b in zip(one, other, strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files or check them; return 1 where a file is not as it should be."""
    parser = argparse.ArgumentParser(prog="sounds", description="Makes the sounds of the table.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--check", action="store_true", help="compare the files instead of writing them")
    options = parser.parse_args(arguments)
    if options.check:
        wrong = faults(options.folder)
        print("\n".join(wrong) if wrong else f"{sum(TAKES.values())} files are as they are made")
        return 1 if wrong else 0
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, samples in all_made():
        write(options.folder / name, samples)
    print(f"{sum(TAKES.values())} files in {options.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

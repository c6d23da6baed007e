"""The command line: what may be asked for, checked before anything is opened."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from hearts import __version__
from hearts.ai.level import Level
from hearts.core.rules import parse_target
from hearts.core.seeds import SEED_LIMIT
from hearts.store.speed import Speed
from hearts.text.language import LANGUAGES

Size = tuple[int, int]

SMALLEST_WINDOW: Size = (640, 480)
LARGEST_WINDOW: Size = (7680, 4320)


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for; None where nothing was said.

    *length* is the text form of a target, *launcher* what to do with it: ``install`` or ``remove``.
    """

    data_dir: Path | None = None
    seed: int | None = None
    size: Size | None = None
    level: Level | None = None
    speed: Speed | None = None
    length: str | None = None
    demo: bool = False
    games: int | None = None
    rounds: int | None = None
    screenshot: Path | None = None
    stats: bool = False
    launcher: str | None = None
    language: str | None = None

    @property
    def starts_game(self) -> bool:
        """Whether anything was said about the game to play: then it begins without a question."""
        return any(asked is not None for asked in (self.seed, self.level, self.length))


def parse_options(arguments: Sequence[str] | None = None) -> Options:
    """Read the command line; a bad one ends the program with argparse's own message and status 2."""
    parser = _parser()
    found = parser.parse_args(arguments)
    if not found.demo:
        for name in ("games", "rounds", "screenshot"):
            if getattr(found, name) is not None:
                parser.error(f"--{name} goes with --demo")
    if found.stats and found.demo:
        parser.error("--stats and --demo do not go together")
    if found.launcher is not None and Options(**vars(found)) != Options(launcher=found.launcher):
        parser.error(f"--{found.launcher}-launcher stands alone")
    if found.level is not None:
        found.level = Level(found.level)
    if found.speed is not None:
        found.speed = Speed(found.speed)
    return Options(**vars(found))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hearts", description="Hearts, the card game, for one person and three computer players."
    )
    parser.add_argument("--version", action="version", version=f"Hearts {__version__}")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep everything in this folder")
    parser.add_argument(
        "--seed", type=_whole(0, SEED_LIMIT - 1), metavar="N", help="the number from which the deals follow"
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="the window's size, such as 1280x800")
    parser.add_argument("--level", choices=[level.value for level in Level], help="how well the opponents play")
    parser.add_argument("--speed", choices=[speed.value for speed in Speed], help="how fast cards move")
    parser.add_argument(
        "--length", type=_length, metavar="N", help="the game ends at this many points: 100, 50, … or round"
    )
    parser.add_argument("--language", choices=LANGUAGES, help="what the game speaks this time")
    demo = parser.add_argument_group("watching")
    demo.add_argument("--demo", action="store_true", help="a computer plays your cards too; your own game is kept")
    demo.add_argument("--games", type=_whole(1, 1_000_000), metavar="N", help="leave after so many games")
    demo.add_argument("--rounds", type=_whole(1, 1_000_000), metavar="N", help="leave after so many rounds")
    demo.add_argument("--screenshot", type=Path, metavar="FILE", help="keep the last picture as a PNG file")
    parser.add_argument("--stats", action="store_true", help="print the statistics as one JSON object and leave")
    desktop = parser.add_argument_group("in the menus of the desktop").add_mutually_exclusive_group()
    for what, told in (("install", "put Hearts into them and leave"), ("remove", "take Hearts out of them and leave")):
        desktop.add_argument(f"--{what}-launcher", action="store_const", dest="launcher", const=what, help=told)
    return parser


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(most))) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return read


def _size(text: str) -> Size:
    width, by, height = text.lower().partition("x")
    if not by or not all(side.isascii() and side.isdigit() for side in (width, height)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800")
    size = int(width[:6]), int(height[:6])
    for side, least, most in zip(size, SMALLEST_WINDOW, LARGEST_WINDOW, strict=True):
        if not least <= side <= most:
            small, large = ("x".join(map(str, limit)) for limit in (SMALLEST_WINDOW, LARGEST_WINDOW))
            raise argparse.ArgumentTypeError(f"{text!r} is not between {small} and {large}")
    return size


def _length(text: str) -> str:
    try:
        parse_target(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None
    return text

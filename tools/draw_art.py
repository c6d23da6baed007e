"""Draw the cards, their back and the marks of the interface: ``python3 tools/draw_art.py`` writes ``assets``.

``--check`` writes nothing and says which committed file is not what the code draws; another version of the geometry
library may write other corners, so a file that differs is compared as a picture. Needs the extra ``art``.
"""

import argparse
import io
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame
from art.app_icon import app_icon
from art.avatars import avatar
from art.backs import back
from art.faces import face, large_face
from art.icons import LINES, icon
from art.marks import broken_heart, emblem, pip_mark

from hearts.core.cards import DECK, Suit
from hearts.core.seats import SEATS

ASSETS = Path(__file__).resolve().parent.parent / "assets"
SIDE = 280  # px: how large files are compared
TOLERANCE = 32  # of 255: how far a channel of any pixel may be off

Drawing = Callable[[], str]


def drawings() -> dict[str, Drawing]:
    """Return what draws each file, by its name below ``assets``."""
    found: dict[str, Drawing] = {"cards/back.svg": back}
    found |= {f"cards/{card}.svg": partial(face, card) for card in DECK}
    found |= {f"cards/large/{card}.svg": partial(large_face, card) for card in DECK}
    found |= {f"ui/icon_{name}.svg": partial(icon, name) for name in LINES}
    found |= {f"ui/pip_{suit.letter}.svg": partial(pip_mark, suit) for suit in Suit}
    found |= {f"ui/avatar_{seat.letter}.svg": partial(avatar, seat) for seat in SEATS}
    return found | {"ui/emblem.svg": emblem, "ui/heart_broken.svg": broken_heart, "ui/app_icon.svg": app_icon}


def same_picture(first_svg: str, second_svg: str) -> bool:
    """Tell whether two SVG files look alike."""
    if first_svg == second_svg:
        return True
    pictures = [_rasterised(text) for text in (first_svg, second_svg)]
    if pictures[0].get_size() != pictures[1].get_size():
        return False
    pixels = [pygame.image.tobytes(picture, "RGBA_PREMULT") for picture in pictures]
    return all(abs(first - second) <= TOLERANCE for first, second in zip(*pixels, strict=True))


def stale(folder: Path, found: dict[str, Drawing]) -> list[str]:
    """Return the files below *folder* that are missing, left over, or not as drawn."""
    names = [name for name, draw in found.items() if not _is_current(folder / name, draw)]
    kept = (path.relative_to(folder).as_posix() for part in ("cards", "ui") for path in (folder / part).rglob("*.svg"))
    return names + sorted(set(kept) - set(found))


def write(folder: Path, found: dict[str, Drawing]) -> None:
    """Write every file below *folder*."""
    for name, draw in found.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(draw(), encoding="utf-8", newline="\n")


def main() -> int:
    """Read the command line; write or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    parser.add_argument("--folder", type=Path, default=ASSETS, help="where cards and ui are")
    options = parser.parse_args()
    found = drawings()
    if not options.check:
        write(options.folder, found)
        print(f"{len(found)} files in {options.folder}")
        return 0
    wrong = stale(options.folder, found)
    print("\n".join(wrong) if wrong else f"{len(found)} files are as drawn")
    return 1 if wrong else 0


def _is_current(path: Path, draw: Drawing) -> bool:
    return path.is_file() and same_picture(path.read_text(encoding="utf-8"), draw())


def _rasterised(svg: str) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (SIDE, SIDE))


if __name__ == "__main__":
    sys.exit(main())

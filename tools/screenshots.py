"""Draw every screen at several sizes through the program's own screens: ``python3 tools/screenshots.py DIR``."""

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scene_evening import Evening
from scenes import SCENES

from hearts.store.settings import THEMES

SIZES = ((800, 600), (1280, 800), (1920, 1080), (700, 900))
COLUMNS = 6
THUMB_WIDTH = 320


def pictures(sizes: list[tuple[int, int]], theme: str, names: list[str]) -> Iterator[tuple[str, pygame.Surface]]:
    """Yield the name and the picture of every scene at every size."""
    for size in sizes:
        for scene in SCENES:
            if names and scene.name not in names:
                continue
            evening = Evening(size, replace(scene.settings, theme=theme))
            scene.play(evening)
            yield f"{scene.name}_{size[0]}x{size[1]}", evening.picture()
            evening.session.close()


def contact_sheet(shots: list[tuple[str, pygame.Surface]]) -> pygame.Surface:
    """Return all *shots*, small, on one sheet."""
    thumbs = [
        pygame.transform.smoothscale(shot, (THUMB_WIDTH, round(shot.get_height() * THUMB_WIDTH / shot.get_width())))
        for _, shot in shots
    ]
    rows = [thumbs[start : start + COLUMNS] for start in range(0, len(thumbs), COLUMNS)]
    heights = [max(thumb.get_height() for thumb in row) for row in rows]
    sheet = pygame.Surface((COLUMNS * THUMB_WIDTH, sum(heights)))
    top = 0
    for row, height in zip(rows, heights, strict=True):
        for column, thumb in enumerate(row):
            sheet.blit(thumb, (column * THUMB_WIDTH, top))
        top += height
    return sheet


def main() -> int:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the PNG files go")
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0])
    parser.add_argument("--size", action="append", type=_size, help="such as 1280x800; may be given several times")
    parser.add_argument("--scene", action="append", choices=[scene.name for scene in SCENES], default=[])
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    window = pygame.Window("Pictures", (640, 480), hidden=True)
    window.get_surface()
    shots = []
    for name, shot in pictures(options.size or list(SIZES), options.theme, options.scene):
        pygame.image.save(shot, options.folder / f"{name}.png")
        shots.append((name, shot))
    pygame.image.save(contact_sheet(shots), options.folder / "contact_sheet.png")
    print(f"{len(shots)} pictures in {options.folder}")
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    try:
        return int(width), int(height)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800") from None


if __name__ == "__main__":
    sys.exit(main())

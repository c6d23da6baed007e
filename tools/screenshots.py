"""Draw every screen through the program's own screens: ``python3 tools/screenshots.py DIR``.

A scene is played once; its screens then follow each size and theme as they follow the window and the settings.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from png_file import save_png
from scene_evening import Evening
from scenes import SCENES, Scene

from hearts.store.settings import THEMES
from hearts.text.language import ENGLISH, LANGUAGES

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((800, 600), (1280, 800), (1920, 1080), (700, 900))
ALL_SIZES: tuple[Size, ...] = (*SIZES, (640, 480), (2560, 1080))
THUMB_WIDTH = 320


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture that was taken, with a small copy of it for the contact sheet."""

    theme: str
    thumb_size: Size
    thumb: bytes


def pictures(
    scene: Scene, sizes: Sequence[Size], themes: Sequence[str], language: str = ENGLISH
) -> Iterator[tuple[Size, str, pygame.Surface]]:
    """Yield the picture of *scene* at every size in every theme."""
    for group in [[size] for size in sizes] if scene.is_moving else [list(sizes)]:
        evening = Evening(group[0], replace(scene.settings, theme=themes[0], language=language))
        scene.play(evening)
        for size in group:
            for theme in themes:
                evening.show(size, theme, arrives=not scene.is_moving)
                yield size, theme, evening.picture()
        evening.close()


def take(
    scene_name: str, folder: Path, sizes: Sequence[Size], themes: Sequence[str], language: str = ENGLISH
) -> list[Shot]:
    """Write the pictures of one scene into *folder*; with several themes each has a folder of its own."""
    scene = next(scene for scene in SCENES if scene.name == scene_name)
    shots = []
    for size, theme, picture in pictures(scene, sizes, themes, language):
        place = folder / theme if len(themes) > 1 else folder
        save_png(picture, place / f"{scene.name}_{size[0]}x{size[1]}.png")
        small = (THUMB_WIDTH, round(size[1] * THUMB_WIDTH / size[0]))
        thumb = pygame.transform.smoothscale(picture, small)
        shots.append(Shot(theme, small, pygame.image.tobytes(thumb, "RGB")))
    return shots


def contact_sheet(shots: Sequence[Shot], columns: int) -> pygame.Surface:
    """Return all *shots*, small, on one sheet: a row for each scene where *columns* is how many sizes it has."""
    rows = [shots[start : start + columns] for start in range(0, len(shots), columns)]
    heights = [max(shot.thumb_size[1] for shot in row) for row in rows]
    sheet = pygame.Surface((columns * THUMB_WIDTH, sum(heights)))
    top = 0
    for row, height in zip(rows, heights, strict=True):
        for column, shot in enumerate(row):
            sheet.blit(pygame.image.frombytes(shot.thumb, shot.thumb_size, "RGB"), (column * THUMB_WIDTH, top))
        top += height
    return sheet


def open_hidden_window() -> None:
    """Let surfaces be converted, as they are in the program."""
    pygame.display.init()
    pygame.Window("Pictures", (640, 480), hidden=True).get_surface()


def main() -> int:
    """Read the command line and draw."""
    options = _options()
    began = time.monotonic()
    themes = options.theme or list(THEMES if options.all else THEMES[:1])
    sizes = options.size or list(ALL_SIZES if options.all else SIZES)
    for theme in themes:
        (options.folder / theme if len(themes) > 1 else options.folder).mkdir(parents=True, exist_ok=True)
    names = options.scene or [scene.name for scene in SCENES]
    work = partial(take, folder=options.folder, sizes=sizes, themes=themes, language=options.language)
    with ProcessPoolExecutor(
        options.jobs, mp_context=multiprocessing.get_context("spawn"), initializer=open_hidden_window
    ) as pool:
        shots = [shot for taken in pool.map(work, names) for shot in taken]
    for theme in themes:
        of_theme = [shot for shot in shots if shot.theme == theme]
        place = options.folder / theme if len(themes) > 1 else options.folder
        save_png(contact_sheet(of_theme, len(sizes)), place / "contact_sheet.png")
    print(f"{len(shots)} pictures in {options.folder} after {time.monotonic() - began:.0f} s")
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the PNG files go")
    parser.add_argument("--all", action="store_true", help="every theme at six sizes, in a folder for each theme")
    parser.add_argument("--theme", action="append", choices=THEMES, help="may be given several times")
    parser.add_argument("--size", action="append", type=_size, help="such as 1280x800; may be given several times")
    parser.add_argument("--scene", action="append", choices=[scene.name for scene in SCENES])
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes, one for each core by default")
    return parser.parse_args()


def _size(text: str) -> Size:
    width, _, height = text.partition("x")
    try:
        return int(width), int(height)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800") from None


if __name__ == "__main__":
    sys.exit(main())

"""Make the icon in every size and form that desktops want: ``python3 tools/icons.py`` writes ``assets/desktop``.

All of it comes from ``assets/ui/app_icon.svg``. ``--check`` writes nothing and says which committed file does not show
what the drawing shows; files are compared as pictures, since another library may pack the same picture differently.
"""

import argparse
import io
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from icon_containers import icns, ico, pictures_of_icns, pictures_of_ico

ASSETS = Path(__file__).resolve().parent.parent / "assets"
DRAWING = ASSETS / "ui" / "app_icon.svg"
FOLDER = ASSETS / "desktop"
THEME_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 256)
MAC_SIZES = (32, 64, 128, 256, 512, 1024)
STARLESS = 24  # px: up to here the stars would be two specks of dust
STAR = re.compile(r'<path fill="#FFF0C8"[^>]*/>')
TOLERANCE = 8  # of 255: how far a channel of any pixel may be off


def png(drawing: str, side: int) -> bytes:
    """Return *drawing* as a PNG file of that side."""
    text = STAR.sub("", drawing) if side <= STARLESS else drawing
    content = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (side, side)), content, "icon.png")
    return content.getvalue()


def files(drawing: str) -> dict[str, bytes]:
    """Return every file by its name below ``assets/desktop``."""
    sides = sorted({*THEME_SIZES, *WINDOWS_SIZES, *MAC_SIZES})
    pictures = {side: png(drawing, side) for side in sides}
    found = {f"icons/{side}x{side}/apps/hearts.png": pictures[side] for side in THEME_SIZES}
    found["hearts.ico"] = ico({side: pictures[side] for side in WINDOWS_SIZES})
    found["hearts.icns"] = icns({side: pictures[side] for side in MAC_SIZES})
    return found


def stale(folder: Path, found: Mapping[str, bytes]) -> list[str]:
    """Return the files below *folder* that are missing, left over, or show something else."""
    names = [name for name, content in found.items() if not _is_current(folder / name, content)]
    kept = {path.relative_to(folder).as_posix() for path in (folder / "icons").rglob("*.*")}
    return names + sorted(kept - set(found))


def pictures_in(name: str, content: bytes) -> Mapping[int, bytes]:
    """Return the PNG files that make up the file *name*, by their side; one that cannot be read has none."""
    try:
        match Path(name).suffix:
            case ".ico":
                return pictures_of_ico(content)
            case ".icns":
                return pictures_of_icns(content)
            case _:
                return {0: content}
    except (ValueError, KeyError):
        return {}


def write(folder: Path, found: Mapping[str, bytes]) -> None:
    """Write every file below *folder*."""
    for name, content in found.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def main() -> int:
    """Read the command line; write or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the icons are")
    options = parser.parse_args()
    found = files(DRAWING.read_text("utf-8"))
    if not options.check:
        write(options.folder, found)
        print(f"{len(found)} files in {options.folder}")
        return 0
    wrong = stale(options.folder, found)
    print("\n".join(wrong) if wrong else f"{len(found)} icons are as drawn")
    return 1 if wrong else 0


def _is_current(path: Path, content: bytes) -> bool:
    if not path.is_file():
        return False
    kept, wanted = (pictures_in(path.name, one) for one in (path.read_bytes(), content))
    return list(kept) == list(wanted) and all(_is_same(kept[side], wanted[side]) for side in wanted)


def _is_same(first: bytes, second: bytes) -> bool:
    if first == second:
        return True
    try:
        pictures = [pygame.image.load(io.BytesIO(one), "icon.png") for one in (first, second)]
    except pygame.error:
        return False
    if pictures[0].get_size() != pictures[1].get_size():
        return False
    pixels = (pygame.image.tobytes(picture, "RGBA") for picture in pictures)
    return all(abs(one - other) <= TOLERANCE for one, other in zip(*pixels, strict=True))


if __name__ == "__main__":
    sys.exit(main())

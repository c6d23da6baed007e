# mypy: disable-error-code="import-not-found,import-untyped"
"""Build the four fonts of the game from the variable ones: ``python3 tools/make_fonts.py FOLDER``.

FOLDER holds the two packages unpacked under the names ``fraunces`` and ``figtree``; each has its letters in two files,
Latin and extended Latin, which are set to one weight and put together here::

    npm pack @fontsource-variable/fraunces@5.3.0 @fontsource-variable/figtree@5.3.0
    mkdir -p fraunces figtree
    tar xzf fontsource-variable-fraunces-5.3.0.tgz -C fraunces --strip-components=1
    tar xzf fontsource-variable-figtree-5.3.0.tgz -C figtree --strip-components=1

The names are changed, as the licence of the fonts asks of changed ones. Needs the extra ``art``.
"""

import argparse
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ASSETS = Path(__file__).resolve().parent.parent / "assets" / "fonts"
SUBSETS: Final = ("latin", "latin-ext")
UNUSED: Final = ("DSIG", "STAT", "meta")  # what a program that draws one weight never reads
DATE: Final = 3_786_912_000  # seconds since 1904; a fixed day, so that the same input gives the same files
FAMILY_NAMES: Final = (1, 4, 16)
POSTSCRIPT_NAME: Final = 6


@dataclass(frozen=True, slots=True)
class Face:
    """A font of the game: its name, where its letters come from (with the subset's name left open), its axes."""

    name: str
    source: str
    axes: Mapping[str, float]


FACES: Final = {
    "HeartsDisplay-SemiBold.ttf": Face(
        "Hearts Display",
        "fraunces/files/fraunces-{}-full-normal.woff2",
        {"wght": 600, "opsz": 36, "SOFT": 50, "WONK": 0},
    ),
    "HeartsDisplay-Italic.ttf": Face(
        "Hearts Display Italic",
        "fraunces/files/fraunces-{}-full-italic.woff2",
        {"wght": 500, "opsz": 36, "SOFT": 50, "WONK": 0},
    ),
    "HeartsText-Medium.ttf": Face("Hearts Text", "figtree/files/figtree-{}-wght-normal.woff2", {"wght": 500}),
    "HeartsText-Bold.ttf": Face("Hearts Text Bold", "figtree/files/figtree-{}-wght-normal.woff2", {"wght": 700}),
}


def build(face: Face, folder: Path) -> TTFont:
    """Return the font *face*, its letters set to one weight and put together."""
    with tempfile.TemporaryDirectory() as work:
        parts = [Path(work) / f"{subset}.ttf" for subset in SUBSETS]
        for subset, part in zip(SUBSETS, parts, strict=True):
            _fixed(folder / face.source.format(subset), face.axes).save(part)
        first = TTFont(parts[0])
        font = Merger().merge([str(part) for part in parts])
    for table in UNUSED:
        if table in font:
            del font[table]
    _keep_lines(first, font)
    _rename(font, face.name)
    font["head"].created = font["head"].modified = DATE
    font.recalcTimestamp = False
    return font


def _fixed(source: Path, axes: Mapping[str, float]) -> TTFont:
    font = instancer.instantiateVariableFont(TTFont(source), axes)
    font.flavor = None
    return font


def _keep_lines(first: TTFont, font: TTFont) -> None:
    """Give *font* the line height of the Latin part: taller accents must not move the text."""
    for name in ("ascent", "descent", "lineGap"):
        setattr(font["hhea"], name, getattr(first["hhea"], name))
    for name in ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent", "fsSelection"):
        setattr(font["OS/2"], name, getattr(first["OS/2"], name))


def _rename(font: TTFont, name: str) -> None:
    for record in font["name"].names:
        if record.nameID in FAMILY_NAMES:
            record.string = name
        elif record.nameID == POSTSCRIPT_NAME:
            record.string = name.replace(" ", "")


def main() -> None:
    """Read the command line and write the fonts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where fraunces and figtree are unpacked")
    parser.add_argument("--out", type=Path, default=ASSETS, help="where the fonts go")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for file_name, face in FACES.items():
        font = build(face, options.folder)
        font.save(options.out / file_name)
        size = (options.out / file_name).stat().st_size
        print(f"{file_name}: {len(font.getBestCmap())} characters, {size} bytes")


if __name__ == "__main__":
    main()

"""Draw the house in one picture: ``python3 tools/house.py`` writes ``assets/pictures/house.png`` for CONTRIBUTING.md.

Each storey may use those below it, as tests/test_imports.py demands; a test compares the storeys here with that order.
``--check`` writes nothing and says whether the committed picture is this one.
"""

import argparse
import os
import sys
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame
from pygame import Surface

from hearts.resources import assets_folder
from hearts.ui.theme import CONSERVATORY, PAPER

PICTURE = assets_folder() / "pictures" / "house.png"
SIZE = (1280, 860)
LEFT, TOP, STOREY, GAP, WIDTH = 40, 96, 60, 8, 830
NAMES = 290  # px: how wide the names' column is
WAY_IN, WAY_OUT = 960, 1140
RADIUS = 10
TOLERANCE = 2.0  # of 255, the mean over all channels: another library may set letters a little otherwise

HOUSE = (
    (("app",), "the first moment: display, lock, window, cloth"),
    (("wiring",), "puts store, thinker, screens and loop together"),
    (("desktop", "engine", "options"), "launchers, failures · line protocol · command line"),
    (("ui.screens",), "the table and what lies over it: a stack of screens"),
    (("ui",), "layout, views, sprites, widgets, sound, speech"),
    (("text",), "every sentence shown, in every language"),
    (("table",), "host keeps the record, flow says what is waited for"),
    (("store",), "settings, games, statistics as queries"),
    (("ai",), "a seat’s view in, a move and its reason out"),
    (("resources",), "finds the assets"),
    (("core",), "the rules: values and functions, no screen, clock or disk"),
)
"""The storeys from the roof down: what is in each, and what it is for."""

IN = (("ui.screens", "handle", "a click, a key"), ("table", "submit", "an intent"), ("core", "apply", "a move"))
OUT = (("core", "Game", "after the move"), ("ui", "TableView", "and poses"), ("ui.screens", "draw", "a picture"))
"""The one way of data through the house: the storey, what is done there, and what goes in or comes out."""


class Painter:
    """Sets words and lines on the picture."""

    def __init__(self, picture: Surface) -> None:
        fonts = assets_folder() / "fonts"
        self.picture = picture
        self.title = pygame.font.Font(fonts / "HeartsDisplay-SemiBold.ttf", 40)
        self.name = pygame.font.Font(fonts / "HeartsDisplay-SemiBold.ttf", 22)
        self.word = pygame.font.Font(fonts / "HeartsText-Medium.ttf", 18)
        self.strong = pygame.font.Font(fonts / "HeartsText-Bold.ttf", 18)

    def write(self, font: pygame.font.Font, words: str, colour: str, left: float, middle: float) -> None:
        """Write *words* from *left* on, their middle at that height."""
        written = font.render(words, True, colour)
        self.picture.blit(written, (left, middle - written.get_height() / 2))

    def centre(self, font: pygame.font.Font, words: str, colour: str, x: float, middle: float) -> None:
        """Write *words* around a place."""
        self.write(font, words, colour, x - font.size(words)[0] / 2, middle)

    def arrow(self, x: float, start: float, end: float) -> None:
        """Draw an arrow upright, from one height to another."""
        way = 1 if end > start else -1
        pygame.draw.line(self.picture, CONSERVATORY.accent, (x, start), (x, end - 8 * way), 3)
        head = [(x, end), (x - 7, end - 14 * way), (x + 7, end - 14 * way)]
        pygame.draw.polygon(self.picture, CONSERVATORY.accent, head)


def draw() -> Surface:
    """Return the picture."""
    pygame.font.init()
    picture = Surface(SIZE)
    picture.fill(CONSERVATORY.mid)
    painter = Painter(picture)
    painter.write(painter.title, "The house", CONSERVATORY.text, LEFT, 50)
    painter.write(painter.word, "Each storey uses only those below it.", CONSERVATORY.text2, LEFT + 220, 54)
    painter.centre(painter.name, "in", CONSERVATORY.accent, WAY_IN, 54)
    painter.centre(painter.name, "out", CONSERVATORY.accent, WAY_OUT, 54)
    for number, (names, purpose) in enumerate(HOUSE):
        _draw_storey(painter, number, names, purpose)
    _draw_way(painter, WAY_IN, IN, ends_outside=False)
    _draw_way(painter, WAY_OUT, OUT, ends_outside=True)
    return picture


def difference(first: Surface, second: Surface) -> float:
    """Return how far two pictures are apart, the mean over all channels; pictures of two sizes are apart by all."""
    if first.get_size() != second.get_size():
        return 255.0
    pixels = [pygame.image.tobytes(one, "RGB") for one in (first, second)]
    apart = sum(abs(one - other) for one, other in zip(pixels[0], pixels[1], strict=True))
    return apart / len(pixels[0])


def main() -> int:
    """Read the command line; write or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare with the file instead of writing it")
    options = parser.parse_args()
    if not options.check:
        pygame.image.save(draw(), PICTURE)
        print(PICTURE)
        return 0
    is_same = PICTURE.is_file() and difference(pygame.image.load(PICTURE), draw()) <= TOLERANCE
    print("the picture is as drawn" if is_same else f"{PICTURE} is not as drawn")
    return 0 if is_same else 1


def _draw_storey(painter: Painter, number: int, names: tuple[str, ...], purpose: str) -> None:
    top = TOP + number * (STOREY + GAP)
    is_ground = number == len(HOUSE) - 1
    paper = PAPER.gold if is_ground else PAPER.background
    pygame.draw.rect(painter.picture, paper, (LEFT, top, WIDTH, STOREY), border_radius=RADIUS)
    middle = top + STOREY / 2
    painter.write(painter.name, "  ".join(names), PAPER.ink, LEFT + 20, middle)
    painter.write(painter.word, purpose, PAPER.ink if is_ground else PAPER.ink2, LEFT + 20 + NAMES, middle)


def _middle_of(storey: str) -> float:
    number = next(number for number, (names, _) in enumerate(HOUSE) if storey in names)
    return TOP + number * (STOREY + GAP) + STOREY / 2


def _draw_way(painter: Painter, x: float, way: tuple[tuple[str, str, str], ...], *, ends_outside: bool) -> None:
    room = 34  # px between a word and an arrow
    outside = TOP + STOREY / 2
    heights = [_middle_of(storey) for storey, _, _ in way]
    for (_, done, passed), height in zip(way, heights, strict=True):
        painter.centre(painter.strong, done, CONSERVATORY.text, x, height - 11)
        painter.centre(painter.word, passed, CONSERVATORY.text2, x, height + 13)
    stops = [*heights, outside] if ends_outside else [outside, *heights]
    for start, end in pairwise(stops):
        step = room if end > start else -room
        painter.arrow(x, start + (0 if start == outside else step), end - (0 if end == outside else step))


if __name__ == "__main__":
    sys.exit(main())

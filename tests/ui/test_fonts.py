"""The fonts that ship can draw every text of the game, in every language it may be given, without a change of lines."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.font import Font

import hearts.text
from hearts.resources import assets_folder
from hearts.ui.lettering import SUIT_MARKS, Typeface

LETTERS = {
    "German": "ÄÖÜäöüßẞ„“",
    "French": "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»",
    "Spanish": "ÁÉÍÑÓÚÜáéíñóúü¡¿",
    "Italian": "ÀÈÉÌÍÎÒÓÙÚàèéìíîòóùú",
    "Portuguese": "ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüªº",
    "Dutch": "ÁÉËÏÍÓÖÚĲáéëïíóöúĳ",
    "Polish": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
    "Swedish": "ÅÄÖÉåäöé",
    "Czech": "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž",
}
ALL_LETTERS = "".join(LETTERS.values())
NO_CHARACTER = "\ue000"  # of those that nobody gives a meaning
SPACES = "\u00a0\n"  # drawn as a space, or never
faces = pytest.mark.parametrize("face", list(Typeface))


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def _font(face: Typeface, px: int = 100) -> Font:
    return Font(assets_folder() / "fonts" / f"{face.value}.ttf", px)


def _missing(face: Typeface, letters: str) -> list[str]:
    """Return those of *letters* that come out as the box a font draws for what it does not have."""
    font = _font(face)
    box = _drawn(font, NO_CHARACTER)
    return [letter for letter in letters if letter != " " and _drawn(font, letter) == box]


def _drawn(font: Font, text: str) -> bytes:
    return pygame.image.tobytes(font.render(text, True, "#FFFFFF"), "RGBA")


def _texts() -> Iterator[str]:
    """Yield every text written in the modules of sentences, but not their explanations to the reader of the code."""
    for path in Path(hearts.text.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        explained = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
                yield node.value


def _catalogues() -> Iterator[str]:
    """Yield every sentence in every language, as its catalogue has it."""
    for path in assets_folder().glob("locale/*/LC_MESSAGES/hearts.po"):
        yield path.read_text(encoding="utf-8")


def test_a_character_no_font_has_is_noticed() -> None:
    assert _missing(Typeface.MEDIUM, "a♠b") == ["♠"]


@faces
def test_every_character_of_every_text_can_be_drawn(face: Typeface) -> None:
    texts = list(_texts())
    assert len(texts) > 100
    used = sorted(set("".join(texts)) - set(SUIT_MARKS) - set(SPACES))
    assert _missing(face, "".join(used)) == []


@faces
def test_every_character_of_every_catalogue_can_be_drawn(face: Typeface) -> None:
    texts = list(_catalogues())
    assert len(texts) == len(LETTERS)
    used = sorted(set("".join(texts)) - set(SUIT_MARKS) - set(SPACES))
    assert set("łřßçñœ„«") <= set(used)
    assert _missing(face, "".join(used)) == []


@faces
@pytest.mark.parametrize("language", LETTERS)
def test_every_letter_of_the_languages_can_be_drawn(face: Typeface, language: str) -> None:
    assert _missing(face, LETTERS[language]) == []


@faces
def test_no_letter_reaches_beyond_its_line(face: Typeface) -> None:
    font = _font(face)
    for letter, box in zip(ALL_LETTERS, font.metrics(ALL_LETTERS), strict=True):
        assert box is not None
        lowest, highest = box[2:4]
        assert font.get_descent() <= lowest <= highest <= font.get_ascent(), letter


@pytest.mark.parametrize(
    ("face", "ascent", "height", "digits"),
    [
        (Typeface.DISPLAY, 98, 124, 586),
        (Typeface.ITALIC, 98, 124, 569),
        (Typeface.MEDIUM, 95, 120, 566),
        (Typeface.BOLD, 95, 120, 575),
    ],
)
def test_lines_are_as_high_and_figures_as_wide_as_designed(
    face: Typeface, ascent: int, height: int, digits: int
) -> None:
    font = _font(face)
    assert (font.get_ascent(), font.get_height(), font.size("0123456789")[0]) == (ascent, height, digits)

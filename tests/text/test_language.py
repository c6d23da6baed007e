"""Languages: which one is spoken, that it may change at any moment, and that every sentence can be translated."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts import text
from hearts.core.cards import DECK
from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.resources import assets_folder
from hearts.text import language, languages, scores, statistics
from hearts.text.card_names import card_name
from hearts.text.keyboard import key_name
from hearts.text.language import LANGUAGES, Message, Plural, language_of, speak, spoken_language
from hearts.text.score_sheet import score_sheet
from hearts.text.spoken import spoken
from tests.ui.score_games import over, record_of

ROOT = Path(__file__).resolve().parent.parent.parent
# what a program reads, and what stands in a report for whoever looks into the program
NO_SENTENCES = {
    "Page up",
    "Page down",
    "Português (Brasil)",
    "no game",
    "What failed",
    "queen breaks",
    "first trick",
    "hearts: {sentence} ({path})",
}

NO_WORD_AT_IMPORT = """
import importlib, pkgutil, sys
import hearts
from hearts.text import language

def refuse(self, *_, **__):
    raise AssertionError("said before anybody could choose a language")

language.Message.__call__ = language.Plural.__call__ = refuse
class Silent:
    gettext = ngettext = pgettext = refuse
language._VOICE.catalogue = Silent()
for found in pkgutil.walk_packages(hearts.__path__, "hearts."):
    if found.name != "hearts.__main__":
        importlib.import_module(found.name)
print(len(sys.modules))
"""


def unmarked(source: str) -> Iterator[str]:
    """Yield the texts of *source* with more than a word that no translator would ever see."""
    tree = ast.parse(source)
    known = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            known |= {id(part) for part in ast.walk(node.body[0])}
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            known.add(id(node.value))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"_", "Message", "Plural", "ngettext"}:
            known |= {id(part) for part in node.args}
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "pgettext":
            known |= {id(part) for part in node.args}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in known:
            words = node.value.split()
            if len(words) > 1 and any(word.strip("{}.,:").isalpha() for word in words):
                yield node.value


@pytest.mark.parametrize(
    ("chosen", "preferred", "expected"),
    [
        ("", (), "en"),
        ("", ("de_AT", "pl"), "de"),
        ("", ("ja_JP", "pl-PL", "de"), "pl"),
        ("", ("pt_PT",), "pt_BR"),
        ("", ("ja", "zh_CN"), "en"),
        ("sv", ("de",), "sv"),
        ("tlh", ("de",), "de"),
        ("pt_BR", (), "pt_BR"),
        ("", ("en_GB", "de"), "en"),
    ],
)
def test_the_chosen_language_is_spoken_else_the_first_the_system_prefers(
    chosen: str, preferred: tuple[str, ...], expected: str
) -> None:
    assert language_of(chosen, preferred) == expected


def test_a_sentence_is_said_in_the_language_of_the_moment() -> None:
    undo, taken = Message("Undo"), text.trick_taken("Ada", 13, is_you=False)
    speak("de")
    assert (undo(), text.trick_taken("Ada", 13, is_you=False)) == (
        "Rückgängig",
        "Der Stich geht an Ada: 13 Punkte.",
    )
    speak("en")
    assert (undo(), text.trick_taken("Ada", 13, is_you=False)) == ("Undo", taken)


def test_a_language_that_is_not_there_leaves_english() -> None:
    speak("de")
    speak("tlh")
    assert (spoken_language(), text.UNDO()) == ("en", "Undo")


def test_a_catalogue_that_cannot_be_read_leaves_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "locale" / "nl" / "LC_MESSAGES"
    place.mkdir(parents=True)
    (place / "hearts.mo").write_bytes(b"no catalogue at all")
    monkeypatch.setattr(language, "assets_folder", lambda: tmp_path)
    language._catalogue.cache_clear()  # noqa: SLF001
    try:
        speak("nl")
        assert text.UNDO() == "Undo"
    finally:
        language._catalogue.cache_clear()  # noqa: SLF001


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ["1 point", "2 points", "5 points", "22 points", "−1 point", "0 points"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "22 punkty", "−1 punkt", "0 punktów"]),
        ("cs", ["1 bod", "2 body", "5 bodů", "22 bodů", "−1 bod", "0 bodů"]),
        ("fr", ["1 point", "2 points", "5 points", "22 points", "−1 point", "0 point"]),
    ],
)
def test_each_language_has_its_own_plurals(code: str, said: list[str]) -> None:
    speak(code)
    assert [text.points(value) for value in (1, 2, 5, 22, -1, 0)] == said
    assert Plural("{points} point", "{points} points")(5, points=5) == said[2]


def test_one_english_word_is_said_as_its_place_asks() -> None:
    speak("de")
    assert (text.NEW_CARD(), key_name("Home"), key_name("Ctrl+Page up"), key_name("Ctrl+Keypad +")) == (
        "neu",
        "Pos1",
        "Strg+Bild auf",
        "Strg+Ziffernblock +",
    )
    assert key_name("Ctrl++") == "Strg++"


def test_decimals_are_written_as_the_language_writes_them() -> None:
    speak("de")
    assert [statistics.decimal(value) for value in (6.5, -3.25, -0.04, None)] == ["6,5", "−3,2", "0,0", "–"]


def test_seats_keep_what_a_person_has_called_them() -> None:
    speak("de")
    assert text.seat_names()[Seat.SOUTH] == "Du"
    assert [text.usual_name(name) for name in ("You", "West", "Ada")] == ["Du", "West", "Ada"]
    assert scores.win_title([text.YOU()]) == "Du gewinnst"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_is_spoken_by_it(code: str) -> None:
    speak(code)
    names = [card_name(card) for card in DECK]
    assert len(set(names)) == len(DECK)
    assert [spoken(text.card_text(card)) for card in DECK] == names


def test_every_language_is_named_in_itself_and_has_a_catalogue() -> None:
    folders = {path.parent.parent.name for path in assets_folder().glob("locale/*/LC_MESSAGES/hearts.mo")}
    assert folders == set(LANGUAGES) - {"en"}
    assert languages.choices() == ("", *LANGUAGES)
    assert languages.choice_name("", ("cs",)) == "As the system: Čeština"
    assert languages.choice_name("sv", ("cs",)) == "Svenska"


def test_nothing_is_said_before_somebody_could_choose_a_language() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_WORD_AT_IMPORT], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_every_sentence_is_marked_for_translation() -> None:
    found = {
        said for path in (ROOT / "hearts" / "text").glob("*.py") for said in unmarked(path.read_text(encoding="utf-8"))
    }
    assert found - NO_SENTENCES == set()


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('LINE = "No card lies there."', ["No card lies there."]),
        ('def line():\n    """Say it."""\n    return "It is {name}’s turn."', ["It is {name}’s turn."]),
        ('LINE = Message("No card lies there.")', []),
        ('def line():\n    return _("It is {name}’s turn.")', []),
        ('"""What this is for."""\nMARK = "–"', []),
    ],
)
def test_a_sentence_that_is_not_marked_is_found(source: str, found: list[str]) -> None:
    assert list(unmarked(source)) == found


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_score_sheet_on_the_terminal_keeps_its_columns_and_cuts_no_seat(code: str) -> None:
    speak(code)
    game = over(Rules(), (3, 13, 10, 0), (0, 26, 0, 0), (26, 0, 0, 0), winners=(Seat.EAST,))
    lines = score_sheet(record_of(game), game).splitlines()
    head, rounds, total = lines[1], lines[2:5], lines[5]
    assert len({len(line) for line in (head, *rounds, total)}) == 1
    assert head.split()[1:] == [text.usual_name(name) for name in ("You", "West", "North", "East")]
    assert total.split()[1:] == ["29", "39", "10", "0"]
    assert text.usual_name("East") in lines[-1]

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hearts.store.settings import Deck
from hearts.ui.assets import Assets
from hearts.ui.deck import marks
from hearts.ui.lettering import PIP_ADVANCE, Lettering, Typeface
from hearts.ui.theme import channels


@pytest.fixture
def letters(assets: Assets) -> Lettering:
    return assets.lettering


@pytest.mark.parametrize("px", [11, 13.5, 17, 18, 32])
@pytest.mark.parametrize("face", list(Typeface))
def test_text_comes_out_as_wide_as_it_measures(letters: Lettering, px: float, face: Typeface) -> None:
    for text in ("Hearts", "31", "Tap J♦ again to play it.", "♣♦♠♥"):
        drawn = letters.render(text, px, "#FFFFFF", face, marks(Deck.TWO))
        assert drawn.get_width() == pytest.approx(letters.width(text, px, face), abs=1.6)


def test_a_suit_mark_advances_by_its_share_of_the_size(letters: Lettering) -> None:
    assert letters.width("J♦", 20) - letters.width("J", 20) == pytest.approx(PIP_ADVANCE * 20)


def test_small_text_is_as_wide_as_large_text_in_proportion(letters: Lettering) -> None:
    text = "Round 3 of a game to 100"
    assert letters.width(text, 15) / 15 == pytest.approx(letters.width(text, 60) / 60, rel=0.04)


def test_a_suit_mark_has_its_colour_and_the_text_its_own(letters: Lettering) -> None:
    drawn = letters.render("I♦", 40, "#102030", Typeface.BOLD, marks(Deck.FOUR))
    solid = {
        tuple(drawn.get_at((x, y)))[:3]
        for x in range(drawn.get_width())
        for y in range(drawn.get_height())
        if drawn.get_at((x, y)).a == 255
    }
    assert channels("#102030") in solid
    assert channels("#1D5A9E") in solid


def test_a_suit_mark_without_colours_takes_that_of_the_text(letters: Lettering) -> None:
    drawn = letters.render("♥", 40, "#102030")
    assert tuple(drawn.get_at(drawn.get_rect().center))[:3] == channels("#102030")


def test_the_same_text_is_drawn_once(letters: Lettering) -> None:
    assert letters.render("Hearts", 16, "#FFFFFF") is letters.render("Hearts", 16, "#FFFFFF")
    assert letters.render("Hearts", 16, "#FFFFFF") is not letters.render("Hearts", 16, "#000000")


def test_empty_text_has_no_width(letters: Lettering) -> None:
    assert letters.width("", 16) == 0
    assert letters.render("", 16, "#FFFFFF").get_width() <= 1


def test_text_that_fits_is_left_alone(letters: Lettering) -> None:
    assert letters.fitted("West", 16, 500) == "West"


@pytest.mark.parametrize("width", [20, 40, 80, 120])
def test_text_that_does_not_fit_ends_in_an_ellipsis(letters: Lettering, width: float) -> None:
    short = letters.fitted("A very long name at the table", 16, width)
    assert short.endswith("…")
    assert letters.width(short, 16) <= width


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(st.sampled_from("abcWiM ♥♠éőß-."), max_size=60), st.integers(30, 300))
def test_lines_are_never_wider_than_their_box_and_lose_nothing(letters: Lettering, text: str, width: int) -> None:
    lines = letters.lines(text, 16, width)
    assert all(letters.width(line, 16) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_lines_keep_paragraphs_apart(letters: Lettering) -> None:
    assert letters.lines("One.\nTwo.", 16, 400) == ["One.", "Two."]


def test_two_balanced_lines_are_about_as_long(letters: Lettering) -> None:
    first, second = letters.balanced("Diamonds were led, and you hold three. Play a diamond.", 15)
    assert letters.width(first, 15) == pytest.approx(letters.width(second, 15), rel=0.3)
    assert letters.balanced("Undo", 15) == ["Undo"]


def test_text_stays_within_its_memory(letters: Lettering) -> None:
    for number in range(2000):
        letters.render(f"Number {number} of very many texts that were shown", 30, "#FFFFFF")
    assert letters._texts.size < 3.2 * (1 << 20)  # noqa: SLF001


@pytest.mark.parametrize("letter", "äßéñçøåłőğžșАґ"[:12])
def test_the_fonts_have_the_letters_of_european_languages(letters: Lettering, letter: str) -> None:
    metrics = letters.font(Typeface.MEDIUM, 20).metrics(letter)
    assert metrics[0] is not None


@pytest.mark.parametrize("px", [0.5, 16])
@pytest.mark.parametrize("text", ["", " ", "\u200b", "\u202e", "\ufe0f", "♦\u200b", "\u200b♦"])
def test_signs_without_a_width_are_drawn_as_nothing(letters: Lettering, px: float, text: str) -> None:
    drawn = letters.render(text, px, "#FFFFFF", pips=marks(Deck.TWO))
    assert drawn.get_width() <= letters.width(text, px) + 2

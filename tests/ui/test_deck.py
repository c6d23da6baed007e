import re
from collections import Counter

import pytest

from hearts.core.cards import DECK, Card, Suit
from hearts.resources import assets_folder
from hearts.store.settings import BACKS as BACK_NAMES
from hearts.store.settings import Deck
from hearts.ui.deck import (
    BACKS,
    DECKS,
    DRAWN,
    DRAWN_BACK,
    back_in,
    face_in,
    marks,
    paper_pips,
    text_pips,
)
from hearts.ui.theme import CARD_PAPER, CONTRAST_PAPER, MIDNIGHT, PAPER, THEMES, Paper, Theme, mix
from tests.ui.colour_sight import SIGHTS, least_difference
from tests.ui.contrast import BODY_TEXT, GRAPHICS, contrast_ratio

CARDS = assets_folder() / "cards"
FIXED = re.compile("#[0-9A-F]{6}")
decks = pytest.mark.parametrize("deck", list(Deck))
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
papers = pytest.mark.parametrize("paper", [PAPER, CONTRAST_PAPER], ids=["paper", "contrast"])


def _shades(suit: Suit, deck: Deck) -> list[str]:
    paint = DECKS[deck][suit]
    return [paint.mark, paint.dark, paint.cloth, paint.light, paint.pale]


# ── what the eye can tell ────────────────────────────────────────────────────────────────────────────────────────


@decks
def test_suits_can_be_read_on_the_card(deck: Deck) -> None:
    assert all(contrast_ratio(colour, CARD_PAPER) >= BODY_TEXT for colour in marks(deck).values())


@pytest.mark.parametrize(("deck", "count"), [(Deck.TWO, 2), (Deck.FOUR, 4), (Deck.SAFE, 4)])
def test_a_deck_has_as_many_colours_as_its_name_says(deck: Deck, count: int) -> None:
    assert len(set(marks(deck).values())) == count
    assert len(set(text_pips(MIDNIGHT, deck).values())) == count


@pytest.mark.parametrize(("sight", "least"), [("normal", 41.5), ("protan", 35.0), ("deutan", 33.9), ("tritan", 37.9)])
def test_the_safe_deck_keeps_its_suits_apart_for_every_kind_of_sight(sight: str, least: float) -> None:
    assert least_difference(marks(Deck.SAFE).values(), sight) == pytest.approx(least, abs=0.1)


def test_the_usual_four_colours_do_not() -> None:
    found = {sight: least_difference(marks(Deck.FOUR).values(), sight) for sight in SIGHTS}
    assert found["protan"] == pytest.approx(10.8, abs=0.1)
    assert found["tritan"] == pytest.approx(12.4, abs=0.1)


@themes
@pytest.mark.parametrize("sight", SIGHTS)
def test_safe_marks_in_text_stay_apart_too(theme: Theme, sight: str) -> None:
    assert least_difference(text_pips(theme, Deck.SAFE).values(), sight) >= 19


@themes
@decks
def test_marks_in_text_can_be_seen_on_cloth_and_plates(theme: Theme, deck: Deck) -> None:
    cloths = theme.spot, theme.mid, mix(theme.mid, theme.edge, 0.8)
    plates = tuple(mix(felt, theme.plate, theme.plate_alpha) for felt in cloths)
    for colour in text_pips(theme, deck).values():
        assert all(contrast_ratio(colour, below) >= GRAPHICS for below in cloths + plates)


@papers
@decks
def test_marks_in_text_can_be_read_on_paper(paper: Paper, deck: Deck) -> None:
    for colour in paper_pips(paper, deck).values():
        assert contrast_ratio(colour, paper.background) >= BODY_TEXT
        assert contrast_ratio(colour, paper.alt) >= BODY_TEXT


# ── what a deck changes in the files ─────────────────────────────────────────────────────────────────────────────


def test_the_two_colour_deck_is_as_drawn() -> None:
    text = (CARDS / "KD.svg").read_text(encoding="utf-8")
    assert face_in(text, Card.parse("KD"), Deck.TWO) == text
    back = (CARDS / "back.svg").read_text(encoding="utf-8")
    assert back_in(back, "claret") == back


@pytest.mark.parametrize("deck", [Deck.FOUR, Deck.SAFE])
@pytest.mark.parametrize("suit", list(Suit))
def test_a_court_takes_every_shade_of_its_deck(deck: Deck, suit: Suit) -> None:
    card = Card.parse(f"K{suit.letter}")
    text = (CARDS / f"{card}.svg").read_text(encoding="utf-8")
    before, after = Counter(FIXED.findall(text)), Counter(FIXED.findall(face_in(text, card, deck)))
    for drawn, wanted in zip(_shades(suit, Deck.TWO), _shades(suit, deck), strict=True):
        assert before[drawn] > 0
        assert after[wanted] == before[drawn]


def test_the_large_index_deck_takes_the_mark_alone() -> None:
    for card in DECK:
        text = (CARDS / "large" / f"{card}.svg").read_text(encoding="utf-8")
        before, after = Counter(FIXED.findall(text)), Counter(FIXED.findall(face_in(text, card, Deck.SAFE)))
        mark, safe = DRAWN[card.suit].mark, DECKS[Deck.SAFE][card.suit].mark
        assert before[mark] == after[safe] == 3
        assert before.keys() - {mark} == after.keys() - {safe}


@pytest.mark.parametrize("back", BACK_NAMES)
def test_every_back_takes_all_its_colours(back: str) -> None:
    drawn = (CARDS / "back.svg").read_text(encoding="utf-8")
    wanted = BACKS[back]
    found = set(FIXED.findall(back_in(drawn, back)))
    assert {wanted.ground, wanted.deep, wanted.line, wanted.gold} <= found
    assert len({DRAWN_BACK.ground, DRAWN_BACK.deep, DRAWN_BACK.line, DRAWN_BACK.gold}) == 4


def test_every_back_that_can_be_chosen_is_painted() -> None:
    assert list(BACKS) == list(BACK_NAMES)

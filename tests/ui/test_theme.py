import dataclasses

import pytest

from hearts.store.settings import Deck
from hearts.ui.deck import marks
from hearts.ui.theme import (
    CARD_PAPER,
    CONSERVATORY,
    CONTRAST,
    CONTRAST_PAPER,
    FOCUS_GAP,
    LINEN,
    MIDNIGHT,
    PAPER,
    SEAT_COLOURS,
    THEMES,
    WALNUT,
    Paper,
    Theme,
    channels,
    mix,
    paper_for,
)
from tests.ui.contrast import BODY_TEXT, GRAPHICS, contrast_ratio

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
papers = pytest.mark.parametrize("paper", [PAPER, CONTRAST_PAPER], ids=["paper", "contrast"])


CORNER = 0.8  # of the way from the middle stop of the light to the last: the farthest a window's corner is


def _felt(theme: Theme) -> tuple[str, ...]:
    return theme.spot, theme.mid, mix(theme.mid, theme.edge, CORNER)


def _plates(theme: Theme) -> tuple[str, ...]:
    return tuple(mix(felt, theme.plate, theme.plate_alpha) for felt in _felt(theme))


def test_there_are_five_themes_in_the_order_they_are_offered() -> None:
    assert list(THEMES) == ["conservatory", "midnight", "walnut", "linen", "contrast"]


def test_contrast_runs_from_one_to_twenty_one() -> None:
    assert contrast_ratio("#123456", "#123456") == 1
    assert contrast_ratio("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast_ratio("#FFFFFF", "#000000") == pytest.approx(21)


@pytest.mark.parametrize(
    ("theme", "text_on_plate", "text_on_spot"),
    [(CONSERVATORY, 11.6, 6.2), (MIDNIGHT, 14.7, 8.1), (WALNUT, 13.8, 6.1), (LINEN, 12.5, 10.5), (CONTRAST, 21, 21)],
    ids=lambda value: value.key if isinstance(value, Theme) else None,
)
def test_contrast_of_text_is_what_was_designed(theme: Theme, text_on_plate: float, text_on_spot: float) -> None:
    assert min(contrast_ratio(theme.text, plate) for plate in _plates(theme)) == pytest.approx(text_on_plate, abs=0.06)
    assert contrast_ratio(theme.text, theme.spot) == pytest.approx(text_on_spot, abs=0.06)


@themes
def test_text_can_be_read_on_cloth_and_plate(theme: Theme) -> None:
    for colour in (theme.text, theme.text2):
        assert all(contrast_ratio(colour, felt) >= BODY_TEXT for felt in _felt(theme))
        assert all(contrast_ratio(colour, plate) >= BODY_TEXT for plate in _plates(theme))
    assert all(contrast_ratio(theme.warn, plate) >= BODY_TEXT for plate in _plates(theme))


@themes
def test_the_accent_can_be_seen_on_the_cloth(theme: Theme) -> None:
    assert contrast_ratio(theme.accent, theme.spot) >= GRAPHICS
    assert contrast_ratio(theme.text_on_accent, theme.accent) >= GRAPHICS


@themes
@pytest.mark.parametrize("deck", Deck)
def test_a_dimmed_card_can_still_be_read(theme: Theme, deck: Deck) -> None:
    paper = mix(CARD_PAPER, theme.dim, theme.dim_alpha)
    for ink in marks(deck).values():
        assert contrast_ratio(mix(ink, theme.dim, theme.dim_alpha), paper) >= GRAPHICS - 0.005  # 3.0 as it is written


@papers
def test_text_can_be_read_on_paper(paper: Paper) -> None:
    for colour in (paper.ink, paper.ink2, paper.accent, paper.gold_text, paper.good):
        assert contrast_ratio(colour, paper.background) >= BODY_TEXT
        assert contrast_ratio(colour, paper.alt) >= BODY_TEXT
    assert contrast_ratio(paper.text_on_accent, paper.accent) >= BODY_TEXT
    assert contrast_ratio(paper.text_on_gold, paper.gold) >= BODY_TEXT
    assert contrast_ratio(paper.control, paper.background) >= GRAPHICS


def test_the_focus_ring_shows_on_paper_by_its_dark_half() -> None:
    assert contrast_ratio(FOCUS_GAP, PAPER.background) >= GRAPHICS


def test_seats_have_colours_of_their_own_that_show_on_paper() -> None:
    assert len(set(SEAT_COLOURS.values())) == 4
    assert all(contrast_ratio(colour, PAPER.background) >= GRAPHICS for colour in SEAT_COLOURS.values())


def test_only_high_contrast_has_black_paper_and_no_shadows() -> None:
    assert [theme.key for theme in THEMES.values() if theme.high_contrast] == ["contrast"]
    assert [theme.key for theme in THEMES.values() if paper_for(theme) is CONTRAST_PAPER] == ["contrast"]


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mix("#102030", "#F0E0D0", 0) == "#102030"
    assert mix("#102030", "#F0E0D0", 1) == "#F0E0D0"
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert channels("#0C2920") == (12, 41, 32)


def test_a_theme_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(MIDNIGHT, "text", "#000000")  # noqa: B010

import pytest

from hearts.ui.assets import Assets
from hearts.ui.layout import table_layout
from hearts.ui.ruler import Ruler
from hearts.ui.status_lines import fits_status, status_lines, status_pages

HAND = "Clubs: 2, 7, 10, Jack. Diamonds: 3, 10, King. Spades: 4, 10, Queen, King. Hearts: 10, Ace."
LAST = (
    "Last trick. Bartholomew the Elder: Queen of diamonds. Annegret-Charlotte: Queen of diamonds. "
    "East: Queen of diamonds. You: Queen of diamonds. Bartholomew the Elder took it: 13 points."
)
SIZES = [(640, 480), (700, 900), (800, 600), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160), (480, 1200)]


def ruler(assets: Assets, size: tuple[int, int], scale: float = 1.0) -> Ruler:
    return Ruler(assets.lettering, table_layout(*size, scale))


@pytest.mark.parametrize("words", [HAND, LAST])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_read_out_is_cut_at_any_size(assets: Assets, size: tuple[int, int], scale: float, words: str) -> None:
    measured = ruler(assets, size, scale)
    pages = status_pages(measured, words)
    assert all(fits_status(measured, page) for page in pages)
    said = " ".join(page.removesuffix(f" ({number} of {len(pages)})") for number, page in enumerate(pages, 1))
    assert said == words


def test_a_hand_is_read_at_once_in_the_usual_window(assets: Assets) -> None:
    assert status_pages(ruler(assets, (1280, 800)), HAND) == [HAND]


def test_parts_end_with_a_sentence_where_that_is_possible(assets: Assets) -> None:
    measured = ruler(assets, (640, 480))
    pages = status_pages(measured, LAST)
    assert len(pages) > 1
    assert all(page.split(" (")[0].endswith(".") for page in pages)


def test_one_line_is_preferred_and_two_are_balanced(assets: Assets) -> None:
    measured = ruler(assets, (1280, 800))
    assert status_lines(measured, "Your lead.", 400)[1] == ["Your lead."]
    _, lines = status_lines(measured, HAND, measured.width(HAND, 15) * 0.6)
    assert len(lines) == 2
    assert " ".join(lines) == HAND


def test_beside_an_icon_there_is_less_room(assets: Assets) -> None:
    measured = ruler(assets, (640, 480))
    words = "One. "
    while fits_status(measured, words + "One. "):
        words += "One. "
    assert status_pages(measured, words) == [words]
    pages = status_pages(measured, words, has_icon=True)
    assert len(pages) > 1
    assert all(fits_status(measured, page, has_icon=True) for page in pages)


def test_a_line_too_long_does_not_fit(assets: Assets) -> None:
    assert not fits_status(ruler(assets, (640, 480)), LAST)

import subprocess
import sys
import time
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from hearts.core.cards import DECK, Card, Rank, Suit
from hearts.core.seats import SEATS
from hearts.resources import assets_folder
from hearts.store.settings import Deck
from hearts.ui.assets import Assets
from hearts.ui.deck import DRAWN, DeckLook
from hearts.ui.layout import table_layout
from hearts.ui.raster import Blur, Paint
from hearts.ui.table_top import TableTop
from hearts.ui.theme import CARD_PAPER, THEMES, channels

LOOKS = [DeckLook(colours, large_index) for colours in Deck for large_index in (False, True)]
CLEAR = 40  # of 255
HEAD = pygame.Rect(64, 40, 72, 70)  # of a court 200 px wide: from the crown's band to the chin
ICONS = [
    "menu",
    "undo",
    "hint",
    "last",
    "scores",
    "close",
    "check",
    "lock",
    "left",
    "right",
    "up",
    "chart",
    "help",
    "new",
    "moon",
    "exit",
    "sound",
]


def _top(width: int, height: int, theme: str = "conservatory") -> TableTop:
    layout = table_layout(width, height)
    return TableTop(
        width, height, THEMES[theme], layout.area.center[1], layout.u, layout.ring, emblem_radius=layout.emblem_radius
    )


def _grey(picture: pygame.Surface) -> pygame.Surface:
    return pygame.transform.grayscale(picture)


def _share_that_differs(first: pygame.Surface, second: pygame.Surface, area: pygame.Rect) -> float:
    """Return the share of *area* where the two pictures are clearly not alike."""
    places = [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]
    differ = (
        max(abs(a - b) for a, b in zip(first.get_at(at)[:3], second.get_at(at)[:3], strict=True)) > CLEAR
        for at in places
    )
    return sum(differ) / len(places)


def test_importing_opens_no_window_and_reads_no_file() -> None:
    code = (
        "import hearts.ui.assets, hearts.ui.card_sprite, hearts.ui.widgets, pygame; "
        "assert not pygame.display.get_init(); assert not pygame.font.get_init()"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=assets_folder().parent)


@pytest.mark.parametrize("large_index", [False, True])
@pytest.mark.parametrize("colours", list(Deck))
def test_every_face_is_drawn_at_the_size_asked_for(assets: Assets, colours: Deck, *, large_index: bool) -> None:
    for card in DECK:
        face = assets.face(card, 60, DeckLook(colours, large_index))
        assert face.get_size() == (60, 84)
        assert face.get_at((30, 2)).a == 255
        assert face.get_at((0, 0)).a < 128


@pytest.mark.parametrize("width", [40, 99, 132, 264, 400])
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_every_face_uses_its_whole_card(assets: Assets, look: DeckLook, width: int) -> None:
    for card in DECK[:: 1 if width < 200 else 5]:
        inked = pygame.mask.from_threshold(assets.face(card, width, look), CARD_PAPER, (24, 24, 24, 255))
        inked.invert()
        inner = pygame.Rect(0.03 * width, 0.03 * width, 0.94 * width, 1.34 * width)  # without the card's own edge
        boxes = [box.clip(inner) for box in inked.get_bounding_rects()]
        found = boxes[0].unionall(boxes)
        assert found.w > 0.8 * width
        assert found.h > 0.8 * 1.4 * width


@pytest.mark.parametrize("colours", list(Deck))
def test_no_two_courts_have_the_same_face(assets: Assets, colours: Deck) -> None:
    courts = [card for card in DECK if card.rank in {Rank.JACK, Rank.QUEEN, Rank.KING}]
    pictures = {card: assets.face(card, 200, DeckLook(colours)) for card in courts}
    for first, second in combinations(courts, 2):
        assert _share_that_differs(pictures[first], pictures[second], HEAD) > 0.25, (first, second)


def test_courts_of_one_rank_differ_by_more_than_their_colours(assets: Assets) -> None:
    for rank in "JQK":
        faces = [_grey(assets.face(Card.parse(rank + suit), 200)) for suit in "CDSH"]
        for first, second in combinations(faces, 2):
            assert _share_that_differs(first, second, HEAD) > 0.2


def test_the_large_index_is_as_high_as_promised(assets: Assets) -> None:
    for card in DECK:
        face = assets.face(card, 400, DeckLook(large_index=True))
        inked = pygame.mask.from_threshold(face, channels(DRAWN[card.suit].mark), (60, 60, 60, 255))
        rank = max((box for box in inked.get_bounding_rects() if box.top < 100), key=lambda box: box.h)
        assert rank.h >= 0.255 * 560
        assert rank.right <= 0.40 * 400  # what a hand shows of a card at its narrowest


def test_the_deck_paints_all_suits_but_the_shared_ones(assets: Assets) -> None:
    for suit in Suit:
        card = Card.parse("7" + suit.letter)
        pictures = [pygame.image.tobytes(assets.face(card, 60, DeckLook(deck)), "RGBA") for deck in Deck]
        assert (pictures[0] != pictures[1]) == (suit in {Suit.DIAMONDS, Suit.CLUBS})
        assert pictures[2] not in pictures[:2]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_theme_has_its_back(assets: Assets, theme: object) -> None:
    assert assets.back(getattr(theme, "back"), 80).get_size() == (80, 112)  # noqa: B009


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_takes_the_colour_asked_for(assets: Assets, name: str) -> None:
    icon = assets.icon(name, 48, "#12AB34")
    solid = [icon.get_at((x, y)) for x in range(48) for y in range(48) if icon.get_at((x, y)).a == 255]
    assert solid
    assert all(tuple(pixel)[:3] == channels("#12AB34") for pixel in solid)


def test_seats_have_discs_that_differ(assets: Assets) -> None:
    pictures = {pygame.image.tobytes(assets.avatar(seat, 44), "RGBA") for seat in SEATS}
    assert len(pictures) == 4


def test_pictures_are_kept(assets: Assets) -> None:
    assert assets.icon("undo", 20, "#FFFFFF") is assets.icon("undo", 20, "#FFFFFF")


def test_a_panel_is_filled_to_its_edges_and_round_at_its_corners(assets: Assets, screen: pygame.Surface) -> None:
    screen.fill("#000000")
    assets.draw_panel(screen, pygame.Rect(100, 100, 200, 60), 16, Paint("#FFFFFF"))
    for inside in ((100, 130), (299, 130), (200, 100), (200, 159)):
        assert screen.get_at(inside)[0] > 250
    for outside in ((99, 130), (300, 130), (100, 100), (299, 159)):
        assert screen.get_at(outside)[0] < 30


@pytest.mark.parametrize("alpha", [1.0, 0.5])
def test_a_large_panel_looks_like_a_small_one(assets: Assets, screen: pygame.Surface, alpha: float) -> None:
    paint = Paint("#804020", alpha, "#FFFFFF", 3, 0.8)
    small, large = pygame.Rect(50, 50, 200, 100), pygame.Rect(50, 200, 600, 300)
    screen.fill("#000000")
    assets.draw_panel(screen, small, 18, paint)
    assets.draw_panel(screen, large, 18, paint)
    for dx in range(-2, 40):
        for dy in (-1, 0, 2, 5, 17, 30):
            first, second = (screen.get_at((rect.x + dx, rect.y + dy)) for rect in (small, large))
            assert all(abs(a - b) <= 2 for a, b in zip(first, second, strict=True))
    assert screen.get_at(large.center) == screen.get_at(small.center)


def test_a_panel_without_size_is_not_drawn(assets: Assets, screen: pygame.Surface) -> None:
    assets.draw_panel(screen, pygame.Rect(10, 10, 0, 5), 2, Paint("#FFFFFF"))
    assets.draw_shadow(screen, pygame.Rect(10, 10, 0, 5), 2, Blur(8, "#000000", 0.5))


def test_a_shadow_fades_outwards(assets: Assets) -> None:
    blur = Blur(16, "#000000", 0.5)
    shadow = assets.shadow(120, 80, 10, blur)
    middle = shadow.get_height() // 2
    fading = [shadow.get_at((x, middle)).a for x in range(2 * blur.margin)]
    assert fading[0] <= 1
    assert fading == sorted(fading)
    assert shadow.get_at(shadow.get_rect().center).a == pytest.approx(127, abs=3)


def test_a_dashed_card_has_gaps_in_its_outline(assets: Assets) -> None:
    drawn = assets.dashed(100, 140, (7, 6), Paint("#FFFFFF", 0.0, "#FFFFFF", 2))
    left = (drawn.get_width() - 100) // 2
    column = [drawn.get_at((left, y)).a > 100 for y in range(20, 120)]
    assert any(column)
    assert not all(column)


def test_the_table_is_light_in_the_middle_and_dark_in_the_corners(assets: Assets) -> None:
    table = assets.table(_top(1280, 800))
    light, dark = table.get_at((640, 330)), table.get_at((1275, 795))
    assert light.g > dark.g + 25
    assert light.g == pytest.approx(channels("#2A6250")[1], abs=16)


def test_the_table_of_high_contrast_is_black(assets: Assets) -> None:
    table = assets.table(_top(1280, 800, "contrast"))
    assert all(table.get_at(point)[:3] == (0, 0, 0) for point in ((5, 5), (200, 700), (1270, 400)))


def test_the_table_is_baked_once_for_a_size_and_theme(assets: Assets) -> None:
    first = assets.table(_top(800, 600))
    assert assets.table(_top(800, 600)) is first
    assert assets.table(_top(800, 600, "walnut")) is not first
    assert assets.table(_top(640, 480)).get_size() == (640, 480)


def test_the_table_is_the_same_every_time(assets: Assets) -> None:
    first = pygame.image.tobytes(assets.table(_top(640, 480)), "RGB")
    assets.clear()
    assert pygame.image.tobytes(assets.table(_top(640, 480)), "RGB") == first


def test_another_inlay_is_laid_on_the_same_cloth(assets: Assets) -> None:
    top = _top(800, 600)
    faint = replace(top, strength=0.16, emblem_radius=0.0)
    freshly_laid = {shown: pygame.image.tobytes(Assets(assets_folder()).table(shown), "RGB") for shown in (top, faint)}
    for shown in (top, faint, top):
        assert pygame.image.tobytes(assets.table(shown), "RGB") == freshly_laid[shown]
    assert freshly_laid[top] != freshly_laid[faint]


def test_the_table_is_baked_quickly(assets: Assets) -> None:
    seconds = []
    for theme in ("conservatory", "midnight", "walnut"):
        start = time.perf_counter()
        assets.table(_top(1280, 800, theme))
        seconds.append(time.perf_counter() - start)
    assert min(seconds) < 0.1


def test_the_halves_of_the_broken_heart_make_the_whole(assets: Assets) -> None:
    whole = assets.broken_heart(60, "#D4002A")
    left, right = assets.heart_halves(60, "#D4002A")
    together = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    for half in (left, right):
        assert 0.35 < pygame.mask.from_surface(half).count() / pygame.mask.from_surface(whole).count() < 0.65
        assert len(pygame.mask.from_surface(half).connected_components()) == 1
        together.blit(half, (0, 0))
    assert pygame.mask.from_surface(together).overlap_area(pygame.mask.from_surface(whole), (0, 0)) == pytest.approx(
        pygame.mask.from_surface(whole).count(), rel=0.01
    )

from collections.abc import Callable

import pygame
import pytest
from pygame.image import tobytes

from hearts.core.cards import DECK, Card
from hearts.core.seats import Seat
from hearts.store.settings import Deck
from hearts.ui.assets import Assets
from hearts.ui.canvas import Canvas
from hearts.ui.card_marks import draw_awaited, draw_chosen, draw_focus, draw_last_played, draw_tag
from hearts.ui.card_sprite import FLYING, IDLE, CardLook, CardPainter, Shadow
from hearts.ui.deck import DeckLook
from hearts.ui.layout import Pose, table_layout
from hearts.ui.motion import Glide
from hearts.ui.theme import CARD_PAPER, CONSERVATORY, CONTRAST, FOCUS_RING, LINEN, channels

SEVEN, QUEEN = Card.parse("7D"), Card.parse("QS")
POSE = Pose(400, 300, 0.0, 132)
GREY = "#808080"
Box = tuple[int, int, int, int]


@pytest.fixture
def painter(assets: Assets) -> CardPainter:
    return CardPainter(assets, CONSERVATORY)


def _drawn(
    screen: pygame.Surface, painter: CardPainter, card: Card | None, pose: Pose, look: CardLook, *, moving: bool = False
) -> pygame.Surface:
    screen.fill(GREY)
    painter.draw(screen, card, pose, look, moving=moving)
    return screen


def _changed(screen: pygame.Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(screen, GREY, (2, 2, 2, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


FLAT = CardLook(shadow=Shadow.NONE)


@pytest.mark.parametrize("card", [SEVEN, None], ids=["face", "back"])
@pytest.mark.parametrize("moving", [False, True])
def test_a_card_fills_its_pose(
    screen: pygame.Surface, painter: CardPainter, card: Card | None, *, moving: bool
) -> None:
    box = _changed(_drawn(screen, painter, card, POSE, FLAT, moving=moving))
    assert box.w == pytest.approx(132, abs=2)
    assert box.h == pytest.approx(185, abs=2)
    assert box.center == pytest.approx((400, 300), abs=2)


@pytest.mark.parametrize("angle", [-90, -4.2, 30, 90, 180])
def test_a_turned_card_stays_about_its_centre(screen: pygame.Surface, painter: CardPainter, angle: float) -> None:
    pose = Pose(400, 300, angle, 132)
    box = _changed(_drawn(screen, painter, SEVEN, pose, FLAT))
    xs, ys = zip(*pose.corners(), strict=True)
    assert (box.left, box.right, box.top, box.bottom) == pytest.approx((min(xs), max(xs), min(ys), max(ys)), abs=7)
    assert box.center == pytest.approx((400, 300), abs=2)


def test_angles_go_clockwise(screen: pygame.Surface, painter: CardPainter) -> None:
    pose = Pose(400, 300, 20, 132)
    screen = _drawn(screen, painter, SEVEN, pose, FLAT)
    assert screen.get_at([round(at) for at in pose.at(0, -85)])[:3] == pytest.approx(channels(CARD_PAPER), abs=12)
    away = Pose(400, 300, -20, 132).at(58, -88)
    assert screen.get_at([round(at) for at in away])[:3] == channels(GREY)


@pytest.mark.parametrize("look", [Shadow.RESTING, Shadow.LIFTED, Shadow.FLYING])
def test_a_shadow_darkens_the_cloth_below(screen: pygame.Surface, painter: CardPainter, look: Shadow) -> None:
    _drawn(screen, painter, SEVEN, POSE, CardLook(shadow=look))
    assert screen.get_at((400, 300 + 95))[0] < 110


def test_a_higher_card_throws_a_wider_shadow(screen: pygame.Surface, painter: CardPainter) -> None:
    heights = [
        _changed(_drawn(screen, painter, SEVEN, POSE, CardLook(shadow=kind))).bottom
        for kind in (Shadow.NONE, Shadow.RESTING, Shadow.LIFTED, Shadow.FLYING)
    ]
    assert heights == sorted(set(heights))


def test_a_dimmed_card_is_darker_on_all_of_it_and_nowhere_else(screen: pygame.Surface, painter: CardPainter) -> None:
    box = _changed(_drawn(screen, painter, SEVEN, POSE, FLAT))
    bright = screen.get_at((400, 300))
    dimmed = _changed(_drawn(screen, painter, SEVEN, POSE, CardLook(shadow=Shadow.NONE, dim=True)))
    assert screen.get_at((400, 300)).r < bright.r
    assert dimmed.w <= box.w + 2
    assert dimmed.h <= box.h + 2


def test_a_ring_lies_round_the_card_in_the_accent(screen: pygame.Surface, painter: CardPainter) -> None:
    box = _changed(_drawn(screen, painter, SEVEN, POSE, FLAT))
    ringed = _changed(_drawn(screen, painter, SEVEN, POSE, CardLook(shadow=Shadow.NONE, ring=4)))
    assert ringed.w == pytest.approx(box.w + 8, abs=2)
    assert screen.get_at((400, 300 - 94))[:3] == pytest.approx(channels(CONSERVATORY.accent), abs=25)


@pytest.mark.parametrize("angle", [0, -4.2, 2.1, 4.2])
def test_no_cloth_shows_between_card_and_ring(screen: pygame.Surface, assets: Assets, angle: float) -> None:
    painter, pose = CardPainter(assets, LINEN), Pose(400, 300, angle, 132)
    screen.fill("#FF00FF")
    painter.draw(screen, SEVEN, pose, CardLook(shadow=Shadow.NONE, ring=4))
    for down in range(-60, 61, 10):
        for right in (-68, -67, -66, -65, -64, 64, 65, 66, 67, 68):
            pixel = screen.get_at([round(at) for at in pose.at(right, down)])
            assert pixel.g > 45, (right, down)


def test_a_hint_glows_round_the_card(screen: pygame.Surface, painter: CardPainter) -> None:
    strong = _changed(_drawn(screen, painter, SEVEN, POSE, CardLook(shadow=Shadow.NONE, glow=1.0)))
    assert strong.w > 150
    full = screen.get_at((400 - 70, 300))
    _drawn(screen, painter, SEVEN, POSE, CardLook(shadow=Shadow.NONE, glow=0.6))
    assert full.r > screen.get_at((400 - 70, 300)).r > 0x80


def test_a_faded_card_lets_the_cloth_through_and_comes_back(screen: pygame.Surface, painter: CardPainter) -> None:
    full = _drawn(screen, painter, SEVEN, POSE, FLAT).get_at((400, 225)).r
    faded = _drawn(screen, painter, SEVEN, POSE, CardLook(shadow=Shadow.NONE, alpha=0.5)).get_at((400, 225)).r
    assert 0x80 < faded < full
    assert _drawn(screen, painter, SEVEN, POSE, FLAT).get_at((400, 225)).r == full


def test_high_contrast_outlines_instead_of_shadows(screen: pygame.Surface, assets: Assets) -> None:
    painter = CardPainter(assets, CONTRAST)
    box = _changed(_drawn(screen, painter, SEVEN, POSE, IDLE))
    assert box.w <= 134
    assert screen.get_at((box.left + 1, 300)).r < 60
    box = _changed(_drawn(screen, painter, None, POSE, IDLE))
    assert screen.get_at((box.left + 1, 300)).r > 200


def test_a_chosen_back_stands_in_for_the_themes_own(screen: pygame.Surface, assets: Assets) -> None:
    def picture(painter: CardPainter) -> bytes:
        return pygame.image.tobytes(_drawn(screen, painter, None, POSE, FLAT), "RGB")

    own = picture(CardPainter(assets, CONSERVATORY))
    assert picture(CardPainter(assets, CONSERVATORY, back="forest")) != own
    assert picture(CardPainter(assets, CONSERVATORY, back="claret")) == own


def test_every_deck_has_diamonds_of_its_own(screen: pygame.Surface, assets: Assets) -> None:
    looks = [DeckLook(colours, large) for colours in Deck for large in (False, True)]
    pictures = {
        pygame.image.tobytes(_drawn(screen, CardPainter(assets, CONSERVATORY, look), SEVEN, POSE, FLAT), "RGB")
        for look in looks
    }
    assert len(pictures) == len(looks) == 6


def test_a_card_at_rest_is_drawn_from_what_is_kept(screen: pygame.Surface, painter: CardPainter) -> None:
    painter.draw(screen, QUEEN, POSE)
    before = painter.size
    painter.draw(screen, QUEEN, POSE)
    assert painter.size == before


def test_a_hand_closing_up_ends_in_the_pictures_it_is_held_in(screen: pygame.Surface, painter: CardPainter) -> None:
    layout = table_layout(1280, 800)
    start, end = layout.hand_pose(3, 13), layout.hand_pose(2, 12)
    for pose in (start, end):
        painter.draw(screen, QUEEN, pose)
    before = painter.size
    glide = Glide(start, end, 0.28)
    while not glide.done:
        painter.draw(screen, QUEEN, glide.pose, moving=True)
        glide.update(1 / 60)
    assert painter.size == before


def test_flights_leave_nothing_behind_but_a_few_shadows(screen: pygame.Surface, painter: CardPainter) -> None:
    layout = table_layout(1280, 800)

    def fly() -> None:
        glide = Glide(layout.hand_pose(3, 13), layout.pile_pose(Seat.EAST), 1.0, arc=0.1)
        while not glide.done:
            painter.draw(screen, QUEEN, glide.pose, FLYING, moving=True)
            glide.update(1 / 60)

    fly()
    before = painter.size
    fly()
    assert painter.size == before
    assert before < 3 << 20


def test_memory_stays_bounded_over_many_hands(screen: pygame.Surface, painter: CardPainter) -> None:
    layout = table_layout(1280, 800)
    for count in range(1, 14):
        for index in range(count):
            for card in DECK[index::9]:
                painter.draw(screen, card, layout.hand_pose(index, count))
    assert painter.size < 25 << 20


def test_a_hasty_picture_gives_way_to_a_smooth_one(screen: pygame.Surface, painter: CardPainter) -> None:
    painter.hasty = True
    hasty = pygame.image.tobytes(_drawn(screen, painter, QUEEN, POSE, FLAT), "RGB")
    box, small = _changed(screen), painter.size
    painter.hasty = False
    smooth = pygame.image.tobytes(_drawn(screen, painter, QUEEN, POSE, FLAT), "RGB")
    assert smooth != hasty
    assert painter.size > 2 * small
    assert _changed(screen).size == pytest.approx(box.size, abs=1)


def test_what_was_drawn_in_haste_is_forgotten_once_there_is_time(screen: pygame.Surface, painter: CardPainter) -> None:
    painter.draw(screen, QUEEN, POSE)
    smooth = painter.size
    painter.hasty = True
    painter.draw(screen, SEVEN, POSE)
    assert painter.size > smooth
    painter.take_time()
    assert not painter.hasty
    assert painter.size == smooth


def test_a_card_is_sharpened_before_it_is_drawn_so(screen: pygame.Surface, painter: CardPainter) -> None:
    painter.hasty = True
    painter.sharpen(QUEEN, POSE)
    assert painter.hasty
    painter.take_time()
    ready = painter.size
    painter.draw(screen, QUEEN, POSE)
    assert painter.size == ready > 0


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_card_at_a_right_angle_to_a_kept_one_is_not_drawn_anew_and_looks_so(
    assets: Assets, monkeypatch: pytest.MonkeyPatch, quarters: int
) -> None:
    rotozoom, drawn = pygame.transform.rotozoom, []

    def noted(surface: pygame.Surface, angle: float, scale: float) -> pygame.Surface:
        drawn.append(angle)
        return rotozoom(surface, angle, scale)

    def picture(*angles: float) -> pygame.Surface:
        painter, surface = CardPainter(assets, CONTRAST), pygame.Surface((300, 300))
        for angle in angles:
            surface.fill(GREY)
            painter.draw(surface, SEVEN, Pose(150, 150, angle, 82))
        return surface

    anew = picture(3.6 + 90 * quarters)
    monkeypatch.setattr(pygame.transform, "rotozoom", noted)
    turned = picture(3.6, 3.6 + 90 * quarters)
    assert drawn == [-3.6]
    first, second = (_changed(surface) for surface in (anew, turned))
    assert first.size == second.size
    assert max(abs(first.x - second.x), abs(first.y - second.y)) <= 1
    assert tobytes(anew.subsurface(first), "RGB") == tobytes(turned.subsurface(second), "RGB")


def test_clearing_forgets_every_picture(screen: pygame.Surface, painter: CardPainter) -> None:
    painter.draw(screen, QUEEN, POSE)
    painter.clear()
    assert painter.size == 0


def test_marks_are_drawn_where_they_belong(canvas: Canvas, painter: CardPainter) -> None:
    pose, surface = POSE, canvas.surface
    surface.fill(GREY)
    draw_focus(canvas, painter, pose)
    assert surface.get_at((400, round(300 - 92.4 - 4.5)))[:3] == pytest.approx(channels(FOCUS_RING), abs=30)
    surface.fill(GREY)
    draw_chosen(canvas, pose, 82)
    assert _changed(surface).collidepoint(400 - 66 + 51, 300 - 90)
    surface.fill(GREY)
    draw_tag(canvas, pose, "new")
    assert _changed(surface).right == pytest.approx(400 - 66 + 82, abs=3)  # its neighbour lies to the right of it
    surface.fill(GREY)
    draw_last_played(canvas, pose)
    assert _changed(surface).w == pytest.approx(28, abs=2)
    assert _changed(surface).top > 300 + 92
    surface.fill(GREY)
    draw_awaited(canvas, pose, "Your card")
    assert _changed(surface).w == pytest.approx(133, abs=4)


def test_the_label_of_the_awaited_card_stays_inside_a_small_card(canvas_of: Callable[..., Canvas]) -> None:
    canvas = canvas_of(scale=2.0)
    canvas.surface.fill(GREY)
    draw_awaited(canvas, Pose(400, 300, 0.0, 95), "Your card")
    assert _changed(canvas.surface).w <= 100

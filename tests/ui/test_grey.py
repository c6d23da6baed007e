"""Card states in shades of grey: each is told from the others by its shape, its place or a mark, not by brightness.

Two pictures are compared by their edges. An edge stays where it is when a card is merely lighter or darker, so whatever
differs here could be seen by somebody who sees no colours, on the worst of screens.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pygame
import pytest

from hearts.store.settings import THEMES, Deck, Settings
from hearts.ui.layout import Rect
from hearts.ui.table_picture import Moment, draw_table
from hearts.ui.table_targets import targets_of
from hearts.ui.table_view import HandCard, TableView
from tests.ui.sitting import Sitting, at_persons_turn

Grey = np.ndarray[tuple[int, int], np.dtype[np.float64]]
Edges = np.ndarray[tuple[int, int], np.dtype[np.bool_]]

CLEAR = 0.12  # of the strongest edge
LEAST_DIFFERENT = 0.003  # of the area looked at: the outline of a mark as large as a suit sign

HAND_STATES: dict[str, Callable[[HandCard], HandCard]] = {
    "legal": lambda held: held,
    "refused": lambda held: replace(held, is_dimmed=True),
    "lifted": lambda held: replace(held, is_lifted=True),
    "chosen": lambda held: replace(held, is_chosen=True),
    "hinted": lambda held: replace(held, is_hinted=True),
    "received": lambda held: replace(held, is_received=True),
    "in focus": lambda held: replace(held, is_focused=True),
    "refused in focus": lambda held: replace(held, is_dimmed=True, is_focused=True),
}


@pytest.fixture(autouse=True)
def _window(screen: pygame.Surface) -> None:
    assert screen.get_size() == (1280, 800)


def grey(surface: pygame.Surface, area: Rect) -> Grey:
    pixels = pygame.surfarray.array3d(surface).astype(np.float64)
    shades = pixels @ np.array([0.299, 0.587, 0.114])
    left, top, right, bottom = (round(side) for side in (area.x, area.y, area.right, area.bottom))
    shown: Grey = shades[left:right, top:bottom]
    return shown


def edges(shades: Grey) -> Edges:
    across, down = np.gradient(shades)
    strength = np.hypot(across, down)
    found: Edges = strength > CLEAR * strength.max()
    return found


def difference(one: Grey, other: Grey) -> float:
    """The share of the area where only one of two pictures has an edge, or near it."""
    first, second = edges(one), edges(other)
    alone = (first & ~_widened(second)) | (second & ~_widened(first))
    return float(alone.mean())


def _widened(found: Edges) -> Edges:
    """Edges and what lies within two pixels of them: an edge that is merely drawn softer is no difference."""
    wide = found.copy()
    for _ in range(2):
        grown = wide.copy()
        grown[1:] |= wide[:-1]
        grown[:-1] |= wide[1:]
        grown[:, 1:] |= wide[:, :-1]
        grown[:, :-1] |= wide[:, 1:]
        wide = grown
    return wide


def picture(sitting: Sitting, view: TableView, area: Rect) -> Grey:
    desk, troupe = sitting.desk, sitting.table.troupe
    troupe.place(targets_of(view, desk.layout))
    surface = pygame.Surface(desk.size).convert()
    draw_table(surface, desk, view, troupe, Moment())
    return grey(surface, area)


def hand_pictures(sitting: Sitting) -> dict[str, Grey]:
    """The same card of the hand in every state."""
    view, layout = sitting.table.view, sitting.desk.layout
    plain = tuple(HandCard(held.card) for held in view.hand)
    index = len(plain) // 2
    area = layout.hand_hit(index, len(plain)).inset(-12 * layout.u, -0.35 * layout.card_height)
    found = {}
    for name, change in HAND_STATES.items():
        hand = (*plain[:index], change(plain[index]), *plain[index + 1 :])
        found[name] = picture(sitting, replace(view, hand=hand, slot_is_open=False), area)
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_every_two_states_of_a_card_in_the_hand_differ_without_colour(tmp_path: Path, theme: str) -> None:
    pictures = hand_pictures(at_persons_turn(tmp_path, Settings(theme=theme)))
    alike = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if difference(pictures[one], pictures[other]) < LEAST_DIFFERENT
    ]
    assert alike == []


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080), (700, 900)])
def test_they_differ_in_other_windows_too(tmp_path: Path, size: tuple[int, int]) -> None:
    pictures = hand_pictures(at_persons_turn(tmp_path, Settings(deck=Deck.SAFE), size=size))
    smallest = min(difference(pictures[one], pictures[other]) for one, other in combinations(pictures, 2))
    assert smallest >= LEAST_DIFFERENT


@pytest.mark.parametrize("theme", THEMES)
def test_the_winning_card_differs_without_colour_and_without_its_ring(tmp_path: Path, theme: str) -> None:
    sitting = at_persons_turn(tmp_path, Settings(theme=theme))
    view, layout = sitting.table.view, sitting.desk.layout
    lying = next(lying for lying in view.trick if lying.is_winning)
    pose = layout.trick_pose(lying.seat)
    area = Rect.around(pose.x, pose.y, 1.3 * pose.width, 1.8 * pose.width)
    plain = replace(view, trick=tuple(replace(other, is_winning=False) for other in view.trick))
    won, not_won = picture(sitting, view, area), picture(sitting, plain, area)
    assert difference(won, not_won) >= LEAST_DIFFERENT
    # the crown alone: the middle of the upper edge, where the ring is a mere line
    crown = Rect.around(pose.x, pose.y - 0.7 * pose.width, 30 * layout.u, 30 * layout.u)
    assert difference(picture(sitting, view, crown), picture(sitting, plain, crown)) >= 10 * LEAST_DIFFERENT


def test_the_lamp_of_a_hint_can_be_seen_without_its_glow(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path)
    view, layout = sitting.table.view, sitting.desk.layout
    plain = tuple(HandCard(held.card) for held in view.hand)
    hinted = (replace(plain[0], is_hinted=True), *plain[1:])
    pose = layout.hand_pose(0, len(plain))
    x, y = pose.at(0.62 * layout.hand_step - pose.width / 2, -0.7 * pose.width)
    area = Rect.around(x, y, 30 * layout.u, 30 * layout.u)
    dark = {}
    for name, hand in (("hinted", hinted), ("plain", plain)):
        troupe = sitting.table.troupe
        troupe.place(targets_of(replace(view, hand=hand), layout, glow=0.0))
        surface = pygame.Surface(sitting.desk.size).convert()
        draw_table(surface, sitting.desk, replace(view, hand=hand), troupe, Moment())
        dark[name] = grey(surface, area)
    assert difference(dark["hinted"], dark["plain"]) >= 10 * LEAST_DIFFERENT


def test_a_card_that_is_only_darker_counts_as_the_same(tmp_path: Path) -> None:
    pictures = hand_pictures(at_persons_turn(tmp_path))
    darker = 0.6 * pictures["legal"]
    assert difference(pictures["legal"], darker) < LEAST_DIFFERENT / 4

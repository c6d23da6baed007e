import pygame
import pytest

from hearts.core.rules import Jack, Rules
from hearts.core.seats import Seat
from hearts.core.trick import Trick
from hearts.store.settings import Settings
from hearts.text import seat_names
from hearts.ui.assets import Assets
from hearts.ui.layout import Pose, Rect, table_layout
from hearts.ui.screen import Desk, Pop
from hearts.ui.screens.last_trick import card_poses, card_width, felt_of, last_trick, trick_line
from hearts.ui.widgets import sheet
from tests.builders import cards
from tests.ui.score_games import in_round
from tests.ui.screens.at_desk import click, key, press


def line(leader: Seat, text: str, jack: Jack = Jack.OFF) -> str:
    return trick_line(Trick(leader, cards(text)), Rules(jack=jack), seat_names())


def test_the_winner_the_cards_that_count_and_the_cost_are_said() -> None:
    assert line(Seat.WEST, "5C AC 7H QC") == "North took it: one heart, 1 point."
    assert line(Seat.SOUTH, "AS QS 2H 3H") == "You took it: the Queen of spades and two hearts, 15 points."
    assert line(Seat.EAST, "2C 3C 4C 5C") == "North took it: no points."


def test_the_jack_is_said_where_it_counts() -> None:
    assert line(Seat.WEST, "JD QD 2H 3D", Jack.BONUS) == "North took it: one heart and the Jack of diamonds, −9 points."
    assert line(Seat.WEST, "JD QD 2D 3D") == "North took it: no points."


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return Desk(assets, (1280, 800), Settings())


def test_it_shows_the_trick_finished_last(desk: Desk) -> None:
    game = in_round(Rules(), 7, round_no=1, tricks=3)
    sheet_screen = last_trick(desk, game, seat_names())
    assert sheet_screen.content.subtitle == trick_line(game.tricks[-1], game.rules, seat_names())


def test_close_enter_escape_and_a_tap_outside_close_it(desk: Desk) -> None:
    game = in_round(Rules(), 7, round_no=1, tricks=3)
    for code in (pygame.K_RETURN, pygame.K_ESCAPE):
        assert key(last_trick(desk, game, seat_names()), code) == Pop()
    assert press(last_trick(desk, game, seat_names()), "ok") == Pop()
    assert click(last_trick(desk, game, seat_names()), (2, 2)) == Pop()


def lies_on(point: tuple[float, float], card: Pose) -> bool:
    """Whether *point* is left of none of the card's edges, taken clockwise."""
    corners = card.corners()
    return all(
        (x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1) >= 0
        for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True)
    )


def test_a_point_lies_on_a_card_within_its_corners() -> None:
    card = Pose(100, 100, 30, 50)
    assert all(lies_on(((x + 100) / 2, (y + 100) / 2), card) for x, y in card.corners())
    assert not any(lies_on((2 * x - 100, 2 * y - 100), card) for x, y in card.corners())


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800), (1920, 1080), (700, 900)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_cards_lie_on_the_felt_beside_their_discs(size: tuple[int, int], scale: float) -> None:
    felt = felt_of(sheet(table_layout(*size, scale), 560, 600))
    poses = card_poses(felt)
    for pose, disc in poses.values():
        assert all(felt.contains(corner) for corner in pose.corners())
        round_disc = Rect.around(*disc, 0.46 * card_width(felt), 0.46 * card_width(felt))
        assert felt.contains((round_disc.x, round_disc.y))
        assert felt.contains((round_disc.right, round_disc.bottom))
        assert not any(lies_on(disc, other) for other, _ in poses.values())

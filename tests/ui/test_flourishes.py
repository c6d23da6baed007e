from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hearts.core.cards import parse_cards
from hearts.core.cues import Cue, CueKind
from hearts.core.seats import Seat
from hearts.core.trick import Trick
from hearts.store.speed import Speed
from hearts.ui.flourishes import AT_REST, Flourishes, Span
from hearts.ui.motion import FAST, INSTANT, NORMAL, Timing, timing
from hearts.ui.table_status import Status
from hearts.ui.table_view import PlateView, TableView
from tests.ui.sitting import Sitting

STILL = timing(Speed.NORMAL, reduced_motion=True)
FRAMES = [1 / 240, 1 / 60, 1 / 25, 0.05]
BROKEN = (Cue(CueKind.PLAYED, Seat.WEST), Cue(CueKind.HEARTS_BROKEN, Seat.WEST))
QUEEN_TRICK = Trick(Seat.WEST, parse_cards("KS QS 2S 3S"))
PLAIN_TRICK = Trick(Seat.WEST, parse_cards("KH 9H 2H 3H"))


@pytest.fixture
def view(screen: pygame.Surface, tmp_path: Path) -> TableView:
    assert screen.get_size() == (1280, 800)
    return replace(Sitting(tmp_path).table.view, hearts_broken=True)


def plates(view: TableView, points: int, total: int = 0) -> tuple[PlateView, PlateView, PlateView, PlateView]:
    south, west, north, east = (replace(plate, points=0, total=total) for plate in view.plates)
    return south, replace(west, points=points), north, east


def west_points(flourishes: Flourishes, view: TableView) -> int | None:
    return flourishes.shown(view).plates[Seat.WEST].points


def test_a_span_of_no_time_is_over() -> None:
    assert (Span().is_running, Span().share) == (False, 1.0)
    assert Span(2.0, 0.5).share == 0.25


def test_hearts_stay_locked_until_the_card_lies_and_then_break(view: TableView) -> None:
    flourishes = Flourishes()
    flourishes.react(BROKEN, NORMAL)
    assert flourishes.update(0.1, NORMAL, is_moving=True)
    assert not flourishes.shown(view).hearts_broken
    flourishes.update(0.1, NORMAL, is_moving=False)
    assert flourishes.shown(view).hearts_broken
    assert flourishes.accents.broken == 0


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("at", [NORMAL, FAST])
def test_hearts_have_broken_after_their_time_whatever_the_frame_rate(view: TableView, frame: float, at: Timing) -> None:
    flourishes = Flourishes()
    flourishes.react(BROKEN, at)
    flourishes.update(0.0, at, is_moving=False)
    passed = 0.0
    while flourishes.update(frame, at, is_moving=False):
        passed += frame
    assert at.hearts_break - 1e-6 <= passed < at.hearts_break + 2 * frame
    assert flourishes.accents == AT_REST
    assert flourishes.shown(view) == view


@pytest.mark.parametrize("at", [INSTANT, STILL])
def test_hearts_break_without_a_movement_at_instant_and_with_reduced_motion(view: TableView, at: Timing) -> None:
    flourishes = Flourishes()
    flourishes.react(BROKEN, at)
    assert flourishes.is_still
    assert flourishes.shown(view) == view


def test_who_took_the_trick_is_said_when_its_last_card_lies(view: TableView) -> None:
    flourishes, before = Flourishes(), Status("North is to play.")
    flourishes.keep_saying(before)
    flourishes.update(0.1, NORMAL, is_moving=True)
    assert flourishes.shown(view).status == before
    assert flourishes.update(0.1, NORMAL, is_moving=False)
    assert flourishes.shown(view) == view
    assert flourishes.is_still


def test_points_wait_for_their_cards_and_then_count_up(view: TableView) -> None:
    flourishes = Flourishes()
    flourishes.collect(PLAIN_TRICK, plates(view, 1), NORMAL)
    after = replace(view, plates=plates(view, 5))
    flourishes.update(5.0, NORMAL, is_moving=True)
    assert west_points(flourishes, after) == 1
    flourishes.update(0.01, NORMAL, is_moving=False)
    seen = []
    while flourishes.update(1 / 60, NORMAL, is_moving=False):
        seen.append(west_points(flourishes, after))
    assert sorted(set(seen), key=seen.index) == [1, 2, 3, 4, 5]
    assert flourishes.shown(after) == after


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("at", [NORMAL, FAST, INSTANT, STILL])
def test_plates_end_as_the_view_has_them_whatever_the_frame_rate(view: TableView, frame: float, at: Timing) -> None:
    flourishes = Flourishes()
    flourishes.collect(QUEEN_TRICK, plates(view, 3), at)
    after = replace(view, plates=plates(view, 16))
    passed = 0.0
    while flourishes.update(frame, at, is_moving=False):
        passed += frame
    assert passed <= max(at.collect, at.queen_taken) + 2 * frame
    assert flourishes.shown(after) == after
    assert flourishes.accents.ring == 1


def test_totals_of_a_scored_round_wait_for_the_last_trick(view: TableView) -> None:
    flourishes = Flourishes()
    flourishes.collect(PLAIN_TRICK, plates(view, 12, total=40), NORMAL)
    after = replace(view, plates=plates(view, 0, total=53))
    assert [plate.total for plate in flourishes.shown(after).plates] == [40] * 4
    flourishes.update(0.01, NORMAL, is_moving=False)
    assert flourishes.shown(after) == after


def test_points_that_are_not_shown_stay_hidden(view: TableView) -> None:
    flourishes = Flourishes()
    flourishes.collect(PLAIN_TRICK, plates(view, 3), NORMAL)
    south, west, north, east = view.plates
    hidden = replace(view, plates=(south, replace(west, points=None), north, east))
    assert west_points(flourishes, hidden) is None


def test_a_ring_leaves_the_plate_of_whoever_takes_the_queen_alone(view: TableView) -> None:
    flourishes = Flourishes()
    flourishes.collect(PLAIN_TRICK, plates(view, 0), NORMAL)
    assert flourishes.accents.ring == 1
    flourishes.collect(QUEEN_TRICK, plates(view, 0), NORMAL)
    assert (flourishes.accents.taker, flourishes.accents.ring) == (Seat.WEST, 0.0)


def test_what_is_forgotten_is_over(view: TableView) -> None:
    flourishes = Flourishes()
    flourishes.react(BROKEN, NORMAL)
    flourishes.collect(QUEEN_TRICK, plates(view, 0), NORMAL)
    flourishes.forget()
    assert flourishes.is_still
    assert flourishes.shown(view) == view


def test_a_deal_begins_with_nothing_left_over(view: TableView) -> None:
    flourishes = Flourishes()
    flourishes.collect(QUEEN_TRICK, plates(view, 3), NORMAL)
    flourishes.react((Cue(CueKind.DEALT),), NORMAL)
    assert flourishes.shown(view) == view

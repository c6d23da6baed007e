"""How long the loop sleeps: sixty turns a second while something moves, two while nothing can happen."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hearts.core.moves import Play
from hearts.core.seats import Seat
from hearts.store.speed import Speed
from hearts.ui import loop as loop_module
from hearts.ui.devices import Devices
from hearts.ui.loop import CALM_AFTER, HIDDEN_RATE, MOVING_RATE, RESTING_RATE, WAITING_RATE
from hearts.ui.table_state import Line
from tests.ui.sitting import FRAME, at_persons_turn
from tests.ui.table_window import TableWindow, open_window
from tests.ui.test_gamepad import PAD, FakePads


class Room(TableWindow):
    """A table at the person's turn, and how long its loop wanted to sleep before each turn."""

    @property
    def rate(self) -> int:
        return self.loop._rate  # noqa: SLF001  a sleep is measured by nobody

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME) + 2):
            self.loop.turn(FRAME)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    with open_window() as window:
        yield Room(at_persons_turn(tmp_path), window)


def test_a_picture_to_draw_is_drawn_at_once(room: Room) -> None:
    assert room.rate == MOVING_RATE


def test_where_only_the_person_can_do_something_it_rests_after_a_calm_while(room: Room) -> None:
    room.loop.turn(FRAME)
    assert room.rate == WAITING_RATE
    room.pass_time(CALM_AFTER)
    assert room.rate == RESTING_RATE
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(2, 0), buttons=(0, 0, 0)))
    room.loop.turn(FRAME)
    assert room.rate > RESTING_RATE


def test_a_line_that_goes_by_itself_keeps_it_awake(room: Room) -> None:
    room.sitting.table.state.line = Line("Something", 60.0)
    room.pass_time(2 * CALM_AFTER)
    assert room.rate == WAITING_RATE


def test_a_hint_that_is_awaited_keeps_it_awake(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(room.sitting.table.asking), "is_awaited", property(lambda _: True))
    room.pass_time(2 * CALM_AFTER)
    assert room.rate == WAITING_RATE


def test_a_direction_that_is_held_keeps_it_at_full_speed_until_it_is_let_go(tmp_path: Path) -> None:
    cross = {"instance_id": PAD, "button": pygame.CONTROLLER_BUTTON_DPAD_LEFT}
    with open_window() as window:
        room = Room(at_persons_turn(tmp_path), window, Devices(FakePads()))
        room.turn(pygame.Event(pygame.CONTROLLERBUTTONDOWN, cross))
        room.pass_time(2 * CALM_AFTER)
        assert room.rate == MOVING_RATE
        room.turn(pygame.Event(pygame.CONTROLLERBUTTONUP, cross))
        room.pass_time(2 * CALM_AFTER)
        assert room.rate == RESTING_RATE


def test_while_others_have_to_play_it_waits_for_them(room: Room) -> None:
    room.sitting.change(speed=Speed.NORMAL)
    room.sitting.table.moves.submit(Play(Seat.SOUTH, room.sitting.legal()[0]))
    assert not room.stack.is_at_rest


def test_while_the_person_looks_elsewhere_nobody_plays_and_it_rests(room: Room) -> None:
    room.sitting.change(speed=Speed.NORMAL)
    room.sitting.table.moves.submit(Play(Seat.SOUTH, room.sitting.legal()[0]))
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    room.pass_time(3 * CALM_AFTER)
    assert room.rate == RESTING_RATE


def test_a_minimised_window_that_can_rest_does_though_nothing_has_been_drawn(room: Room) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    room.loop.turn(FRAME)
    assert room.stack.is_dirty
    assert room.rate == HIDDEN_RATE
    room.pass_time(CALM_AFTER)
    assert room.rate == RESTING_RATE


def test_what_passed_in_a_sleep_is_no_time_for_what_is_on_the_screen(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[float] = []
    monkeypatch.setattr(room.stack, "update", seen.append)
    slept = [0.01, 0.4]

    def tick() -> float:
        room.stack.has_quit = len(seen) == 3
        return slept.pop() if slept else 0.0

    monkeypatch.setattr(room.loop, "_tick", tick)
    room.loop.run()
    assert seen == [0.0, loop_module.LONGEST_STEP, 0.01]


def test_errands_wait_for_a_calm_moment_and_are_done_one_in_a_turn(room: Room) -> None:
    done: list[str] = []
    room.loop.errands.extend((lambda: done.append("first"), lambda: done.append("second")))
    room.loop.turn(FRAME)
    assert done == []
    while not done:
        room.loop.turn(FRAME)
    assert done == ["first"]
    assert room.rate == MOVING_RATE
    room.loop.turn(FRAME)
    assert done == ["first", "second"]


def test_errands_wait_while_something_moves(room: Room) -> None:
    done: list[str] = []
    room.loop.errands.append(lambda: done.append("errand"))
    room.sitting.change(speed=Speed.NORMAL)
    room.sitting.table.moves.submit(Play(Seat.SOUTH, room.sitting.legal()[0]))
    while room.sitting.table.troupe.is_moving:
        assert done == []
        room.loop.turn(FRAME)
    room.pass_time(CALM_AFTER)
    assert done == ["errand"]

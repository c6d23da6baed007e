"""Fingers, gamepads and speech through the loop of a real window of the dummy screen."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from hearts.core.cards import Card
from hearts.core.game import Passing, Playing
from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.ui.devices import Devices
from hearts.ui.gestures import HELD_AFTER
from hearts.ui.held_keys import REPEAT_AFTER, REPEAT_EVERY
from hearts.ui.loop import Loop
from hearts.ui.screen import Desk
from hearts.ui.speech import Narrator
from hearts.ui.stack import ScreenStack
from hearts.ui.table_painter import control_rects
from tests.ui.sitting import FRAME, Sitting, at_persons_turn
from tests.ui.table_window import open_window
from tests.ui.test_gamepad import PAD, FakePads
from tests.ui.test_speech import Listener

SIZE = (1280, 800)
QUICK = Settings(speed=Speed.INSTANT)


@dataclass
class Room:
    """A table in a window, with fingers, a gamepad and somebody who listens."""

    sitting: Sitting
    window: pygame.Window
    listener: Listener = field(default_factory=Listener)
    pads: FakePads = field(default_factory=FakePads)

    def __post_init__(self) -> None:
        self.sitting.desk.narrator = Narrator(self.listener)
        self.stack = ScreenStack(self.sitting.table)
        self.loop = Loop(self.window, self.sitting.desk, self.stack, Devices(self.pads))
        self.turn()
        self.turn(pygame.Event(pygame.JOYDEVICEADDED, device_index=0, guid=""))

    @property
    def desk(self) -> Desk:
        return self.sitting.desk

    def turn(self, *events: pygame.Event, dt: float = FRAME) -> None:
        for event in events:
            pygame.event.post(event)
        self.loop.turn(dt)

    def until_asked(self) -> None:
        for _ in range(3000):
            if self.is_over or (self.sitting.table.is_asked and self.sitting.table.troupe.is_still):
                return
            self.turn()
        raise AssertionError(f"never asked: {self.sitting.table.step}")

    @property
    def is_over(self) -> bool:
        return bool(self.sitting.host.game.rounds)

    # Fingers

    def finger(self, kind: int, at: tuple[float, float], finger_id: int = 0) -> list[pygame.Event]:
        """The finger's own event and the mouse event that the system makes of it."""
        share = at[0] / SIZE[0], at[1] / SIZE[1]
        own = pygame.Event(kind, touch_id=1, finger_id=finger_id, x=share[0], y=share[1], dx=0, dy=0, pressure=1.0)
        point = round(at[0]), round(at[1])
        match kind:
            case pygame.FINGERDOWN:
                made = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
            case pygame.FINGERUP:
                made = pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=True)
            case _:
                made = pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(1, 0, 0), touch=True)
        return [own, made]

    def tap(self, at: tuple[float, float]) -> None:
        self.turn(*self.finger(pygame.FINGERDOWN, at))
        self.turn(*self.finger(pygame.FINGERUP, at))

    def tap_card(self, card: Card) -> None:
        self.tap(self.sitting.point_on(card))

    # Pad

    def button(self, number: int) -> None:
        self.turn(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=PAD, button=number))

    def walk_to(self, card: Card) -> None:
        for _ in range(60):
            cards = [held.card for held in self.sitting.hand]
            focus = self.sitting.table.state.focus
            if focus is card:
                return
            ahead = isinstance(focus, Card) and cards.index(focus) > cards.index(card)
            self.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT if ahead else pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        raise AssertionError(f"the cross never reaches {card}")


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    with open_window(size=SIZE) as opened:
        yield opened


@pytest.fixture
def at_turn(window: pygame.Window, tmp_path: Path) -> Room:
    return Room(at_persons_turn(tmp_path), window)


@pytest.fixture
def room(window: pygame.Window, tmp_path: Path) -> Room:
    found = Room(Sitting(tmp_path, QUICK), window)
    found.until_asked()
    return found


# fingers


def test_one_tap_of_a_finger_lifts_and_does_not_play(at_turn: Room) -> None:
    card = at_turn.sitting.legal()[0]
    made = len(at_turn.sitting.record.moves)
    at_turn.tap_card(card)
    assert at_turn.sitting.table.state.lifted is card
    assert len(at_turn.sitting.record.moves) == made
    at_turn.tap_card(card)
    assert len(at_turn.sitting.record.moves) > made


def test_a_finger_leaves_no_hover_behind(at_turn: Room) -> None:
    card = at_turn.sitting.refused()[0]
    at_turn.turn(*at_turn.finger(pygame.FINGERDOWN, at_turn.sitting.point_on(card)))
    assert at_turn.sitting.table.state.hover is card
    at_turn.turn(*at_turn.finger(pygame.FINGERUP, at_turn.sitting.point_on(card)))
    assert at_turn.sitting.table.state.hover is None
    assert not [held for held in at_turn.sitting.hand if held.is_hovered]


def test_a_finger_drags_a_card_to_the_table(at_turn: Room) -> None:
    card = at_turn.sitting.legal()[0]
    start = at_turn.sitting.point_on(card)
    made = len(at_turn.sitting.record.moves)
    at_turn.turn(*at_turn.finger(pygame.FINGERDOWN, start))
    for share in (0.3, 0.6, 1.0):
        to = start[0] + share * (640 - start[0]), start[1] + share * (300 - start[1])
        at_turn.turn(*at_turn.finger(pygame.FINGERMOTION, to))
        assert at_turn.sitting.table.state.dragged is card
    at_turn.turn(*at_turn.finger(pygame.FINGERUP, (640, 300)))
    assert len(at_turn.sitting.record.moves) > made


def test_a_long_press_on_a_refused_card_explains_and_letting_go_does_nothing_more(at_turn: Room) -> None:
    card = at_turn.sitting.refused()[0]
    at = at_turn.sitting.point_on(card)
    at_turn.turn(*at_turn.finger(pygame.FINGERDOWN, at))
    assert at_turn.sitting.table.state.shaken is None
    at_turn.turn(dt=HELD_AFTER)
    line = at_turn.sitting.table.state.line
    assert line is not None
    assert line.is_warning
    assert at_turn.sitting.table.state.shaken is card
    at_turn.turn(dt=1.0)
    assert at_turn.sitting.table.state.shaken is None  # the shake is over
    at_turn.turn(*at_turn.finger(pygame.FINGERUP, at))
    assert at_turn.sitting.table.state.shaken is None
    assert at_turn.sitting.table.state.line is not None


def test_a_long_press_on_a_legal_card_is_still_a_tap(at_turn: Room) -> None:
    card = at_turn.sitting.legal()[0]
    at_turn.turn(*at_turn.finger(pygame.FINGERDOWN, at_turn.sitting.point_on(card)))
    at_turn.turn(dt=2 * HELD_AFTER)
    at_turn.turn(*at_turn.finger(pygame.FINGERUP, at_turn.sitting.point_on(card)))
    assert at_turn.sitting.table.state.lifted is card


def test_a_finger_puts_the_keyboards_focus_away(at_turn: Room) -> None:
    at_turn.turn(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert at_turn.desk.keyboard
    at_turn.tap((640, 300))
    assert not at_turn.desk.keyboard


def test_a_whole_round_by_fingers(room: Room) -> None:
    while not room.is_over:
        room.until_asked()
        stage = room.sitting.host.game.stage
        if isinstance(stage, Passing):
            for held in room.sitting.hand[:3]:
                room.tap_card(held.card)
            room.tap(control_rects(room.desk.layout, room.sitting.table.view)["pass"].center)
        elif isinstance(stage, Playing):
            card = room.sitting.legal()[0]
            room.tap_card(card)
            room.tap_card(card)
    assert room.sitting.host.game.rounds[0].scores is not None
    assert sum(room.sitting.host.game.rounds[0].scores) in {26, 78}


# gamepad


def test_a_whole_round_by_gamepad(room: Room) -> None:
    while not room.is_over:
        room.until_asked()
        stage = room.sitting.host.game.stage
        if isinstance(stage, Passing):
            for held in room.sitting.hand[4:7]:
                room.walk_to(held.card)
                room.button(pygame.CONTROLLER_BUTTON_A)
            room.button(pygame.CONTROLLER_BUTTON_A)  # the third choice has brought the focus to the button
        elif isinstance(stage, Playing):
            room.walk_to(room.sitting.legal()[0])
            room.button(pygame.CONTROLLER_BUTTON_A)
            room.button(pygame.CONTROLLER_BUTTON_A)
    assert sum(room.sitting.host.game.rounds[0].scores) in {26, 78}


def test_the_shoulders_undo_and_give_a_hint(at_turn: Room) -> None:
    moves = len(at_turn.sitting.record.moves)
    at_turn.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    for _ in range(10):
        at_turn.turn()
    assert at_turn.sitting.table.state.hinted
    at_turn.button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert len(at_turn.sitting.record.moves) < moves


@pytest.mark.parametrize(
    ("number", "opened"),
    [
        (pygame.CONTROLLER_BUTTON_START, "menu"),
        (pygame.CONTROLLER_BUTTON_Y, "scores"),
        (pygame.CONTROLLER_BUTTON_X, "last"),
    ],
)
def test_buttons_open_what_they_stand_for(at_turn: Room, number: int, opened: str) -> None:
    at_turn.button(number)
    assert at_turn.sitting.sheets.opened == [opened]


def test_b_lowers_a_lifted_card(at_turn: Room) -> None:
    at_turn.tap_card(at_turn.sitting.legal()[0])
    at_turn.button(pygame.CONTROLLER_BUTTON_B)
    assert at_turn.sitting.table.state.lifted is None


def test_a_held_cross_goes_on_along_the_hand_until_it_is_let_go(at_turn: Room) -> None:
    at_turn.walk_to(at_turn.sitting.hand[0].card)
    cross = {"instance_id": PAD, "button": pygame.CONTROLLER_BUTTON_DPAD_RIGHT}
    at_turn.turn(pygame.Event(pygame.CONTROLLERBUTTONUP, cross))
    at_turn.turn(pygame.Event(pygame.CONTROLLERBUTTONDOWN, cross))
    seen = [at_turn.sitting.table.state.focus]
    for _ in range(12):
        at_turn.turn(dt=0.0)  # what came again in the turn before is taken
        at_turn.turn(dt=REPEAT_EVERY / 1000)
        if seen[-1] is not at_turn.sitting.table.state.focus:
            seen.append(at_turn.sitting.table.state.focus)
    hand = [held.card for held in at_turn.sitting.hand]
    assert len(seen) > 3
    assert seen == hand[1 : len(seen) + 1]
    at_turn.turn(pygame.Event(pygame.CONTROLLERBUTTONUP, cross))
    here = at_turn.sitting.table.state.focus
    for _ in range(12):
        at_turn.turn(dt=REPEAT_AFTER / 1000)
    assert at_turn.sitting.table.state.focus is here


def test_up_reaches_the_controls_and_a_presses_them(at_turn: Room) -> None:
    at_turn.button(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert at_turn.sitting.table.state.focus == "menu"
    at_turn.button(pygame.CONTROLLER_BUTTON_A)
    assert at_turn.sitting.sheets.opened == ["menu"]


def test_pads_are_looked_for_only_after_the_first_picture(at_turn: Room) -> None:
    assert at_turn.pads.begun == 0
    for _ in range(90):
        at_turn.turn()
    assert at_turn.pads.begun == 1


# speech


def test_nothing_is_read_aloud_unless_it_is_asked_for(at_turn: Room) -> None:
    at_turn.turn(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert at_turn.listener.said == []


def test_the_turn_the_focus_a_refusal_and_a_readout_are_read_aloud(at_turn: Room) -> None:
    at_turn.sitting.change(speech=True)
    at_turn.turn()
    assert "Your turn." in at_turn.listener.said[-1]
    at_turn.turn(pygame.Event(pygame.KEYDOWN, key=pygame.K_HOME, mod=0, unicode=""))
    first = at_turn.sitting.hand[0]
    assert " of " in at_turn.listener.said[-1]
    refused = at_turn.sitting.refused()[0]
    at_turn.tap_card(refused)
    assert "Play" in at_turn.listener.said[-1]
    assert first.card is not None
    at_turn.turn(pygame.Event(pygame.KEYDOWN, key=pygame.K_h, mod=pygame.KMOD_LSHIFT, unicode=""))
    assert any(said.startswith(("Clubs: ", "No clubs.")) for said in at_turn.listener.said)


def test_the_loop_leaves_keys_alone_that_a_screen_waits_for(at_turn: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    mute = pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=pygame.KMOD_LCTRL, unicode="")
    monkeypatch.setattr(ScreenStack, "takes_keys", True)
    at_turn.turn(mute)
    assert not at_turn.desk.settings.muted
    monkeypatch.undo()
    at_turn.turn(mute)
    assert at_turn.desk.settings.muted

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hearts.ui import held_keys
from hearts.ui.held_keys import AGAIN, REPEAT_AFTER, REPEAT_EVERY, HeldKeys, Repeat
from hearts.ui.keys import FIXED, Action
from hearts.ui.loop import Loop
from hearts.ui.stack import ScreenStack
from tests.ui.sitting import FRAME, Sitting, at_persons_turn

STEPS = {
    *(Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN),
    *(Action.NEXT, Action.PREVIOUS),
}


class Table:
    """A table in a window of the dummy screen, with keys that can be held down."""

    def __init__(self, sitting: Sitting, window: pygame.Window) -> None:
        self.sitting = sitting
        self.loop = Loop(window, sitting.desk, ScreenStack(sitting.table))

    def turn(self, *events: pygame.Event) -> None:
        for event in events:
            pygame.event.post(event)
        self.loop.turn(FRAME)

    def begin_at_the_left(self) -> None:
        """Put the focus on the first card of the hand."""
        self.sitting.table.state.focus = self.sitting.hand[0].card
        self.turn()

    @property
    def focused(self) -> list[int]:
        return [place for place, held in enumerate(self.sitting.hand) if held.is_focused]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    pygame.display.init()
    window = pygame.Window("Hearts", (1280, 800), resizable=True)
    window.get_surface()
    pygame.event.clear()
    yield Table(at_persons_turn(tmp_path), window)
    window.destroy()
    pygame.quit()


def pressed(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=key & 0xFF)


def let_go(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=key & 0xFF)


def test_a_held_arrow_goes_on_along_the_hand_until_its_end(table: Table) -> None:
    table.begin_at_the_left()
    seen = []
    for _ in range(len(table.sitting.hand) + 2):
        table.turn(pressed(pygame.K_RIGHT))
        seen += table.focused
    last = len(table.sitting.hand) - 1
    assert seen == [*range(1, last), last, last, last, last]


def test_what_a_slow_turn_has_held_up_is_not_made_up_for(table: Table) -> None:
    table.begin_at_the_left()
    table.turn(pressed(pygame.K_RIGHT))
    table.turn(*[pressed(pygame.K_RIGHT)] * 5)
    assert table.focused == [2]
    table.turn(let_go(pygame.K_RIGHT), pressed(pygame.K_RIGHT))
    assert table.focused == [3]


def test_a_held_enter_lifts_a_card_and_does_not_play_it(table: Table) -> None:
    legal = table.sitting.legal()[0]
    table.sitting.table.state.focus = legal
    for _ in range(30):
        table.turn(pressed(pygame.K_RETURN))
    assert table.sitting.table.state.lifted == legal
    assert legal in [held.card for held in table.sitting.hand]


def test_a_held_f11_fills_the_screen_once(table: Table) -> None:
    for _ in range(3):
        table.turn(pressed(pygame.K_F11))
        assert table.loop.state.is_full
    table.turn(let_go(pygame.K_F11), pressed(pygame.K_F11))
    assert not table.loop.state.is_full


def test_only_keys_that_go_a_step_on_come_again() -> None:
    keys = HeldKeys()
    for chord, action in FIXED.items():
        event = pressed(chord.key)
        assert keys.is_meant(event)
        keys.turn()
        assert keys.is_meant(event) is (action in STEPS), chord
        assert (chord.key in AGAIN) is (action in STEPS), chord
        assert keys.is_meant(let_go(chord.key))


def test_presses_that_no_key_sent_are_all_meant() -> None:
    keys = HeldKeys()
    for _ in range(3):
        assert keys.is_meant(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        assert keys.is_meant(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        assert keys.is_meant(pygame.Event(pygame.QUIT))


@pytest.mark.usefixtures("table")
def test_a_running_window_lets_keys_come_again() -> None:
    assert pygame.key.get_repeat() == (0, 0)
    held_keys.begin_to_repeat()
    assert pygame.key.get_repeat() == (REPEAT_AFTER, REPEAT_EVERY)


def test_a_key_that_was_let_go_over_another_window_is_meant_again() -> None:
    keys = HeldKeys()
    assert keys.is_meant(pressed(pygame.K_ESCAPE))
    assert keys.is_meant(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert keys.is_meant(pressed(pygame.K_ESCAPE))


# what comes again from here


def posted() -> list[int]:
    return [event.key for event in pygame.event.get(pygame.KEYDOWN)]


@pytest.fixture
def repeat(table: Table) -> Repeat:
    """A press that lasts, once the turn is over in which it came."""
    table.turn()
    found = Repeat()
    found.begin(pressed(pygame.K_LEFT))
    found.update(60.0)  # the loop has slept before the press
    assert posted() == []
    return found


def test_what_is_held_comes_again_after_a_while_and_then_in_the_rhythm_of_keys(repeat: Repeat) -> None:
    seen = []
    for _ in range(REPEAT_AFTER + 3 * REPEAT_EVERY):  # a millisecond each
        repeat.update(0.001)
        seen += [len(posted())]
    times = [at for at, found in enumerate(seen, 1) if found]
    wanted = [REPEAT_AFTER + step * REPEAT_EVERY for step in range(4)]
    assert times == pytest.approx(wanted, abs=1)
    assert max(seen) == 1


def test_turns_that_do_not_fit_the_rhythm_keep_it(repeat: Repeat) -> None:
    found = 0
    for _ in range(100):
        repeat.update(FRAME)
        found += len(posted())
    assert found == 1 + int((100 * FRAME * 1000 - REPEAT_AFTER) / REPEAT_EVERY)


def test_a_slow_turn_repeats_once(repeat: Repeat) -> None:
    repeat.update(10.0)
    assert posted() == [pygame.K_LEFT]
    repeat.update(0.0)
    assert posted() == []


def test_what_has_ended_does_not_come_again(repeat: Repeat) -> None:
    assert repeat.is_held
    repeat.end()
    assert not repeat.is_held
    repeat.update(10.0)
    assert posted() == []


def test_another_press_waits_its_own_while_in_place_of_the_first(repeat: Repeat) -> None:
    repeat.update(10.0)
    assert posted() == [pygame.K_LEFT]
    repeat.begin(pressed(pygame.K_UP))
    repeat.update(10.0)
    repeat.update(0.9 * REPEAT_AFTER / 1000)
    assert posted() == []
    repeat.update(0.2 * REPEAT_AFTER / 1000)
    assert posted() == [pygame.K_UP]

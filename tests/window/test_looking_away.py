import time

from tests.window.driver import HeartsWindow, StartHearts
from tests.window.persons import is_persons_turn
from tests.window.waiting import until

AWAY = 4.0  # seconds in which the other seats would all have played
CARDS_OF_OTHERS = 2  # that follow the person's own before the trick is full


def test_the_others_wait_while_the_window_is_put_away(start: StartHearts) -> None:
    window = start("--seed", "7", "--speed", "normal", "--size", "1280x800")
    window.decide_by_mouse()
    window.wait_for_turn()
    window.decide_by_mouse()
    made = window.stored.made
    window.minimise()
    _stays_so(window)
    assert window.stored.made < made + CARDS_OF_OTHERS
    window.restore()
    until(lambda: window.stored.made >= made + CARDS_OF_OTHERS, "the others to go on")


def _stays_so(window: HeartsWindow) -> None:
    """Nobody plays any more, though the person is not the one to move."""
    time.sleep(1)  # a card that was decided already
    made = window.stored.made
    time.sleep(AWAY)
    assert window.stored.made == made
    assert not is_persons_turn(window.stored.game)

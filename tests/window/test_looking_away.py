import time

from tests.window.driver import HeartsWindow, StartHearts
from tests.window.persons import is_persons_turn
from tests.window.waiting import until

AWAY = 4.0  # seconds in which the other seats would all have played
TRICKS = 6


def test_the_others_wait_while_the_window_is_put_away(start: StartHearts) -> None:
    window = start("--seed", "7", "--speed", "normal", "--size", "1280x800")
    window.decide_by_mouse()
    _away_in_the_middle_of_a_trick(window)
    made = window.stored.made
    time.sleep(AWAY)
    assert window.stored.made == made
    window.restore()
    until(lambda: window.stored.made > made, "the others to go on")


def _away_in_the_middle_of_a_trick(window: HeartsWindow) -> None:
    """Put the window away while others have still to play; a slow machine may need some tricks for it."""
    for _ in range(TRICKS):
        window.decide_by_mouse()
        window.minimise()
        until(lambda: "Iconic" in window.properties("WM_STATE"), "the window to be away")
        time.sleep(1)  # a card that was decided already
        if not is_persons_turn(window.stored.game):
            return
        window.restore()
    raise AssertionError("the others always play before the window is away")

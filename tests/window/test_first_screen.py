"""A first start, as somebody lives it: the first screen, its sheets, a game, the way back."""

from hearts.store.settings import Settings
from hearts.ui.screen import Change, Pop
from hearts.ui.screens.home import Greeting, HomeScreen
from hearts.ui.screens.how_to_play import how_to_play
from hearts.ui.screens.settings import Ways, settings_sheet
from hearts.ui.screens.sheet_screen import SheetScreen
from tests.window.driver import HeartsWindow, StartHearts
from tests.window.waiting import until

SIZE = ("--size", "1000x700", "--speed", "instant")


class Doors:
    """Tells what the program tells, and leads nowhere."""

    def __init__(self, round_no: int | None = None) -> None:
        self._told = Greeting("normal", 100, round_no)

    def greeting(self) -> Greeting:
        return self._told

    def enter(self, name: str) -> Change | None:
        raise AssertionError(name)


def _press(window: HeartsWindow, name: str, round_no: int | None = None) -> None:
    home = HomeScreen(window.desk, Doors(round_no))
    window.click(next(control.rect for control in home.controls if control.id == name).center)


def _menu(window: HeartsWindow) -> SheetScreen:
    ways = Ways(Pop, Pop)
    return settings_sheet(window.desk, Settings(), None, apply=lambda _: None, new_game=lambda _: Pop(), ways=ways)


def test_a_first_start_by_mouse(start: StartHearts) -> None:
    window = start(*SIZE)
    window.wait_for_rest()
    assert window.stored.states == []
    help_sheet = how_to_play(window.desk, Settings().rules)
    _press(window, "help")
    until(lambda: window.shows(help_sheet), "the help")
    window.keys("Escape")
    until(lambda: not window.shows(help_sheet), "the help to close")
    _press(window, "new")
    until(lambda: window.stored.states == ["playing"], "a game")
    window.decide_by_mouse()
    window.wait_for_turn()
    made = window.stored.made
    window.keys("m")
    until(lambda: window.shows(_menu(window)), "the menu")
    window.press_on_sheet(_menu(window), "home")
    until(lambda: not window.shows(_menu(window)), "the first screen")
    _press(window, "go_on", round_no=1)
    window.decide_by_mouse()
    assert window.stored.made > made
    window.keys("ctrl+q")
    assert window.leave() == 0
    assert window.complaints == ""


def test_a_first_start_by_keyboard_and_the_second_at_the_table(start: StartHearts) -> None:
    window = start(*SIZE)
    window.wait_for_rest()
    assert window.stored.states == []
    window.keys("n")
    until(lambda: window.stored.states == ["playing"], "a game")
    window.decide_by_keys()
    window.wait_for_turn()
    before = window.stored.record
    window.keys("ctrl+q")
    assert window.leave() == 0
    again = start(*SIZE)
    again.wait_for_rest()
    assert again.stored.record == before
    again.decide_by_keys()
    assert again.stored.states == ["playing"]


def test_leaving_the_first_screen_leaves_nothing_behind(start: StartHearts) -> None:
    window = start(*SIZE)
    window.wait_for_rest()
    window.keys("ctrl+q")
    assert window.leave() == 0
    assert (window.told, window.complaints) == ("", "")
    assert window.stored.states == []

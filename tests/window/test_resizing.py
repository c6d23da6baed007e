"""Another size in every phase of the game and while cards fly: it follows, and the game goes on."""

from collections.abc import Iterator
from itertools import cycle

from hearts.core.game import Dealing
from tests.window.desktop import Picture
from tests.window.driver import HeartsWindow, StartHearts
from tests.window.persons import card_to_play, is_persons_turn
from tests.window.sheets import menu_in, summary_in
from tests.window.waiting import until

SIZES = ((800, 600), (700, 900), (1500, 900), (640, 480), (1280, 800))
FEWEST_COLOURS = 40


def test_a_new_size_in_every_phase(start: StartHearts) -> None:
    window = start("--seed", "7", "--length", "50", "--speed", "normal", "--size", "1280x800")
    sizes = cycle(SIZES)
    _resize_in_flight(window, sizes)  # the deal
    window.wait_for_turn()
    _resize_at_rest(window, sizes)  # the passing
    window.decide_by_mouse()
    _resize_in_flight(window, sizes)  # the cards passed, then those played before the person's
    window.wait_for_turn()
    _resize_at_rest(window, sizes)  # the person's turn
    _resize_with_a_lifted_card(window, sizes)
    window.decide_by_mouse()
    _resize_in_flight(window, sizes)
    _resize_in_the_pause(window, sizes)
    window.keys("m")
    until(lambda: window.shows(menu_in(window)), "the menu")
    for width, height in SIZES:
        window.resize(width, height)
        until(lambda: window.shows(menu_in(window)), f"the menu at {width}x{height}")
    window.keys("Escape")
    window.wait_for_turn()
    window.decide_by_mouse()
    window.close()
    assert window.leave() == 0
    assert window.complaints == ""


def test_a_new_size_over_the_summary(start: StartHearts) -> None:
    window = start("--seed", "7", "--length", "50", "--speed", "instant", "--size", "1280x800")
    window.wait_for_turn()
    while not isinstance(window.stored.game.stage, Dealing):
        window.decide_by_keys()
        until(
            lambda: isinstance(window.stored.game.stage, Dealing) or is_persons_turn(window.stored.game), "the others"
        )
    for width, height in SIZES:
        window.resize(width, height)
        until(lambda: window.shows(summary_in(window)), f"the summary at {width}x{height}")
        _check(window.wait_for_rest(), (width, height))
    made = window.stored.made
    window.press_on_sheet(summary_in(window), "next")
    window.wait_for_turn(made + 1)
    window.decide_by_mouse()


def _resize_in_flight(window: HeartsWindow, sizes: Iterator[tuple[int, int]]) -> None:
    for _ in range(3):
        window.resize(*next(sizes))
    _check(window.wait_for_rest(), window.place.size)


def _resize_at_rest(window: HeartsWindow, sizes: Iterator[tuple[int, int]]) -> None:
    made = window.stored.made
    for _ in SIZES:
        size = next(sizes)
        window.wait_for_rest()
        window.resize(*size)
        _check(window.wait_for_rest(), size)
    assert window.stored.made == made


def _resize_with_a_lifted_card(window: HeartsWindow, sizes: Iterator[tuple[int, int]]) -> None:
    card = card_to_play(window.stored.game)
    window.click(window.card_place(card))
    until(lambda: window.is_raised(card), f"{card} to rise")
    for _ in SIZES:
        window.resize(*next(sizes))
        until(lambda: window.is_raised(card), f"{card} to stay raised")


def _resize_in_the_pause(window: HeartsWindow, sizes: Iterator[tuple[int, int]]) -> None:
    """Change the size as soon as a trick is complete, while it still lies there."""
    window.wait_for_turn()
    tricks = len(window.stored.game.tricks)
    window.decide_by_mouse()
    until(lambda: len(window.stored.game.tricks) > tricks, "the trick")
    window.resize(*next(sizes))
    _check(window.wait_for_rest(), window.place.size)
    window.wait_for_turn()


def _check(picture: Picture, size: tuple[int, int]) -> None:
    """A table fills the window: nothing unpainted, and felt to the edges."""
    assert picture.size == size
    assert picture.black_share() < 0.01
    assert len(picture.colours()) > FEWEST_COLOURS
    width, height = size
    for x, y in ((1, 1), (width - 2, 1), (1, height - 2), (width - 2, height - 2)):
        assert max(picture.colour_at(x, y)) > 0, (x, y)

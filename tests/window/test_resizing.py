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
FEWEST_COLOURS, MOST_BLACK = 40, 0.01


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
        _is_filled(window)
    made = window.stored.made
    window.press_on_sheet(summary_in(window), "next")
    window.wait_for_turn(made + 1)
    window.decide_by_mouse()


def _resize_in_flight(window: HeartsWindow, sizes: Iterator[tuple[int, int]]) -> None:
    for _ in range(3):
        window.resize(*next(sizes))
    _is_filled(window)


def _resize_at_rest(window: HeartsWindow, sizes: Iterator[tuple[int, int]]) -> None:
    made = window.stored.made
    for _ in SIZES:
        size = next(sizes)
        window.wait_for_rest()
        window.resize(*size)
        _is_filled(window)
    assert window.stored.made == made


def _resize_with_a_lifted_card(window: HeartsWindow, sizes: Iterator[tuple[int, int]]) -> None:
    card = card_to_play(window.stored.game)
    window.lift(card)
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
    _is_filled(window)
    window.wait_for_turn()


def _is_filled(window: HeartsWindow) -> None:
    """A table comes to rest that fills the window: nothing unpainted, and felt to the edges."""
    size = window.place.size
    until(lambda: _fills(window.wait_for_rest(), size), f"a table of {size}")


def _fills(picture: Picture, size: tuple[int, int]) -> bool:
    width, height = size
    corners = [picture.colour_at(x, y) for x in (1, width - 2) for y in (1, height - 2)] if picture.size == size else []
    return (
        picture.size == size
        and all(max(colour) > 0 for colour in corners)
        and picture.black_share() < MOST_BLACK
        and len(picture.colours()) > FEWEST_COLOURS
    )

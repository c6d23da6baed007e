"""Leaving in the middle of anything and going on there, as if nothing had happened."""

import signal
from collections.abc import Callable

import pytest

from hearts.core.game import Dealing, Over
from hearts.core.rules import Rules
from tests.window.driver import HeartsWindow, StartHearts, trick_length
from tests.window.persons import is_persons_turn, whole_game
from tests.window.sheets import end_in, summary_in
from tests.window.waiting import until

SEED = 7
ONE_ROUND = whole_game(Rules(target=None), SEED)
BEGIN = ("--seed", str(SEED), "--length", "round")
Leave = Callable[[HeartsWindow], None]

WAYS: dict[str, Leave] = {
    "the cross of the window": HeartsWindow.close,
    "ctrl+q": lambda window: window.keys("ctrl+q"),
    "alt+F4": lambda window: window.keys("alt+F4"),
    "a polite signal": lambda window: window.program.send_signal(signal.SIGTERM),
    "the end of the session": lambda window: window.program.send_signal(signal.SIGHUP),
}


def test_leaving_in_any_way_keeps_the_game_and_says_nothing(start: StartHearts) -> None:
    window = start(*BEGIN, "--speed", "instant")
    window.decide_by_keys()
    window.wait_for_turn()
    before = window.stored.record
    for way, leave in WAYS.items():
        leave(window)
        assert (way, window.leave()) == (way, 0)
        assert (way, window.told, window.complaints) == (way, "", "")
        assert (way, window.stored.record) == (way, before)
        window = start("--speed", "instant")
        window.wait_for_rest()
    window.cut_off()  # the screen itself is gone, as where a log-out asks nobody
    window.leave()
    assert window.stored.record == before
    assert window.stored.states == ["playing"]


def test_closed_in_the_middle_of_a_trick_it_goes_on_at_the_same_card(start: StartHearts) -> None:
    window = start(*BEGIN, "--speed", "instant")
    _play_until(window, lambda: trick_length(window.stored) > 0)
    before = window.stored.record
    window.close()
    assert window.leave() == 0
    again = start("--speed", "instant")
    again.wait_for_rest()
    assert again.stored.record == before
    _play_to_the_end(again)


def test_closed_while_the_others_play_it_goes_on_with_the_same_answers(start: StartHearts) -> None:
    window = start(*BEGIN, "--speed", "normal")
    window.decide_by_mouse()
    while is_persons_turn(window.stored.game):  # a slow machine may look only after the others have played
        window.decide_by_mouse()
    before = window.stored.record
    window.close()
    assert window.leave() == 0
    assert window.stored.record.moves[: len(before.moves)] == before.moves
    _play_to_the_end(start("--speed", "instant"))


@pytest.mark.parametrize("cards_passed", [False, True])
def test_killed_it_goes_on_at_the_move_it_had_accepted(start: StartHearts, *, cards_passed: bool) -> None:
    window = start(*BEGIN, "--speed", "normal")
    window.wait_for_turn()
    if cards_passed:
        window.decide_by_mouse()
        window.decide_by_mouse()
    accepted = window.stored.record.moves
    window.kill()
    kept = window.stored.record.moves
    assert kept[: len(accepted)] == accepted
    again = start("--speed", "instant")
    assert again.stored.record.moves[: len(kept)] == kept
    _play_to_the_end(again)


def test_closed_over_the_summary_it_goes_on_with_the_next_deal(start: StartHearts) -> None:
    window = start("--seed", str(SEED), "--length", "50", "--speed", "instant")
    _play_until(window, lambda: isinstance(window.stored.game.stage, Dealing) and window.stored.made > 1)
    until(lambda: window.shows(summary_in(window)), "the summary")
    before = window.stored.record
    window.close()
    assert window.leave() == 0
    again = start("--speed", "instant")
    until(lambda: again.shows(summary_in(again)), "the summary once more")
    assert again.stored.record == before
    again.keys("Return")
    again.wait_for_turn(len(before.moves) + 1)
    assert again.stored.record.moves == whole_game(Rules(target=50), SEED).moves[: again.stored.made]


def _play_until(window: HeartsWindow, is_reached: Callable[[], bool]) -> None:
    window.wait_for_turn()
    while not is_reached():
        window.decide_by_keys()
        until(lambda: is_reached() or is_persons_turn(window.stored.game), "the others")


def _play_to_the_end(window: HeartsWindow) -> None:
    """Play on; the whole game must be the one that nothing interrupted."""
    _play_until(window, lambda: isinstance(window.stored.game.stage, Over))
    until(lambda: window.shows(end_in(window)), "the end of the game")
    assert window.stored.record == ONE_ROUND

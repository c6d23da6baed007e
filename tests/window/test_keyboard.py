import json
import subprocess
import sys
from pathlib import Path

from hearts.core.game import Dealing, Over
from hearts.core.rules import Rules
from hearts.core.seats import PassDirection
from hearts.ui.held_keys import REPEAT_AFTER
from hearts.ui.table_view import hand_order
from tests.window.driver import ROOT, HeartsWindow, StartHearts
from tests.window.persons import hand_of_person, is_persons_turn, whole_game
from tests.window.sheets import end_in, summary_in
from tests.window.waiting import steady, until

SEED = 5  # four rounds: every direction of the passing, and none
RULES = Rules(target=25)
HELD = 2 * REPEAT_AFTER / 1000  # seconds without a change while a key is held


def test_a_whole_game_with_the_keyboard_alone(start: StartHearts, tmp_path: Path) -> None:
    window = start("--seed", str(SEED), "--length", "25", "--speed", "instant", "--size", "800x600")
    stored = window.stored
    window.wait_for_turn()
    while not isinstance(stored.game.stage, Over):
        window.decide_by_keys()
        until(lambda: _has_gone_on(window), "the others")
        if isinstance(stored.game.stage, Dealing):
            until(lambda: window.shows(summary_in(window)), "the summary")
            made = stored.made
            window.keys("Return")
            window.wait_for_turn(made + 1)
    assert stored.record == whole_game(RULES, SEED)
    assert {played.direction for played in stored.game.rounds} == set(PassDirection)
    assert stored.states == ["finished"]
    until(lambda: window.shows(end_in(window)), "the end of the game")
    window.keys("Return")
    until(lambda: stored.states == ["finished", "playing"], "a new game")
    window.keys("ctrl+q")
    assert window.leave() == 0, window.complaints
    assert window.complaints == ""
    assert _statistics(tmp_path / "data")["games"] == 1


def test_a_held_arrow_goes_to_the_end_of_the_hand_and_a_held_enter_chooses_once(start: StartHearts) -> None:
    window = start("--seed", str(SEED), "--speed", "instant", "--size", "800x600")
    window.wait_for_turn()
    first, *_, last = hand_order(hand_of_person(window.stored.game))
    until(lambda: window.sees(first, last), "the hand")
    window.keys("Home", "Home")
    before = window.wait_for_rest()
    with window.held("Right"):
        until(lambda: window.picture() != before, "the first step")
        steady(window.picture, HELD, "the focus")
    with window.held("Return"):
        until(lambda: window.is_raised(last), "the last card to be chosen")
        chosen = window.wait_for_rest()
        assert steady(window.picture, HELD, "the choice") == chosen
    assert not window.is_raised(first)
    window.keys("ctrl+q")
    assert window.leave() == 0, window.complaints
    assert window.complaints == ""


def _has_gone_on(window: HeartsWindow) -> bool:
    game = window.stored.game
    return isinstance(game.stage, Dealing | Over) or is_persons_turn(game)


def _statistics(folder: Path) -> dict[str, object]:
    command = [sys.executable, "-m", "hearts", "--stats", "--data-dir", str(folder)]
    told: dict[str, object] = json.loads(subprocess.check_output(command, cwd=ROOT))
    return told

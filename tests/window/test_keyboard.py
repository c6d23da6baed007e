import json
import subprocess
import sys
from pathlib import Path

from hearts.core.game import Dealing, Over
from hearts.core.rules import Rules
from hearts.core.seats import PassDirection
from tests.window.driver import ROOT, HeartsWindow, StartHearts
from tests.window.persons import is_persons_turn, whole_game
from tests.window.sheets import end_in, summary_in
from tests.window.waiting import until

SEED = 5  # four rounds: every direction of the passing, and none
RULES = Rules(target=25)


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


def _has_gone_on(window: HeartsWindow) -> bool:
    game = window.stored.game
    return isinstance(game.stage, Dealing | Over) or is_persons_turn(game)


def _statistics(folder: Path) -> dict[str, object]:
    command = [sys.executable, "-m", "hearts", "--stats", "--data-dir", str(folder)]
    told: dict[str, object] = json.loads(subprocess.check_output(command, cwd=ROOT))
    return told

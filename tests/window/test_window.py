from hearts.ai.levels import Level
from hearts.options import SMALLEST_WINDOW
from tests.window.desktop import SCREEN
from tests.window.driver import Place, StartHearts
from tests.window.sheets import question_in
from tests.window.waiting import until

MOST_BLACK = 0.01
ORDINARY = ("--seed", "7", "--speed", "instant", "--size", "1000x700")


def test_the_window_tells_its_class_its_name_and_its_smallest_size(start: StartHearts) -> None:
    window = start(*ORDINARY)
    told = window.properties("WM_CLASS", "_NET_WM_NAME", "WM_NORMAL_HINTS", "_NET_WM_ICON")
    assert 'WM_CLASS(STRING) = "hearts", "hearts"' in told
    assert '_NET_WM_NAME(UTF8_STRING) = "Hearts"' in told
    assert "program specified minimum size: {} by {}".format(*SMALLEST_WINDOW) in told
    assert "Icon (" in told
    window.ask_for_size(320, 200)
    until(lambda: window.place.size == SMALLEST_WINDOW, "the smallest size instead of a smaller one")


def test_f11_twice_gives_the_window_back_as_it_was(start: StartHearts) -> None:
    window = start(*ORDINARY)
    window.wait_for_turn()
    before, at_rest = window.place, window.wait_for_rest()
    window.keys("F11")
    until(lambda: window.place == Place(0, 0, *SCREEN), "the full screen")
    until(lambda: "_NET_WM_STATE_FULLSCREEN" in window.properties("_NET_WM_STATE"), "the full screen to be told")
    until(lambda: window.wait_for_rest().black_share() < MOST_BLACK, "the whole of it to be painted")
    window.decide_by_keys()
    window.keys("F11")
    until(lambda: window.place == before, "the window as it was")
    until(lambda: window.wait_for_rest().size == at_rest.size, "the picture as it was")
    window.decide_by_mouse()


def test_minimised_and_shown_again_it_is_painted(start: StartHearts) -> None:
    window = start(*ORDINARY)
    window.wait_for_turn()
    at_rest = window.wait_for_rest()
    window.minimise()
    until(lambda: window.picture() != at_rest, "the window to go")
    window.restore()
    until(lambda: window.picture() == at_rest, "the window to be painted again")


def test_another_level_asks_before_the_game_in_progress_ends(start: StartHearts) -> None:
    window = start(*ORDINARY)
    window.decide_by_keys()
    window.wait_for_turn()
    before = window.stored.record
    window.close()
    assert window.leave() == 0

    asked = start("--level", "easy", "--speed", "instant")
    question = question_in(asked)
    until(lambda: asked.shows(question), "the question")
    asked.keys("Return")
    until(lambda: not asked.shows(question), "the question to close")
    asked.wait_for_rest()
    assert asked.stored.record == before
    asked.decide_by_keys()
    asked.close()
    assert asked.leave() == 0
    assert asked.stored.states == ["playing"]

    asked = start("--level", "easy", "--speed", "instant")
    until(lambda: asked.shows(question), "the question once more")
    asked.press_on_sheet(question, "yes")
    until(lambda: asked.stored.states == ["abandoned", "playing"], "the new game")
    assert {player.level for player in asked.stored.record.players[1:]} == {Level.EASY.value}

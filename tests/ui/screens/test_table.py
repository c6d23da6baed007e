from pathlib import Path

import pygame
import pytest

from hearts import text
from hearts.core.game import Passing, Playing
from hearts.core.moves import Play
from hearts.core.seats import Seat
from hearts.store.settings import Settings, ShowPoints
from hearts.store.speed import Speed
from hearts.ui.table_targets import targets_of
from tests.table.evening import finish_round
from tests.ui.sitting import FRAME, Sitting, at_persons_turn

FAST = Settings(speed=Speed.FAST)
TABLE = (640.0, 300.0)  # a point on the cloth of a table of 1280x800


@pytest.fixture(autouse=True)
def _window(screen: pygame.Surface) -> None:
    assert screen.get_size() == (1280, 800)


@pytest.fixture
def passing(tmp_path: Path) -> Sitting:
    sitting = Sitting(tmp_path)
    sitting.wait_until_asked()
    return sitting


@pytest.fixture
def turn(tmp_path: Path) -> Sitting:
    return at_persons_turn(tmp_path)


# passing


def test_three_tapped_cards_and_the_button_pass(passing: Sitting) -> None:
    chosen = [passing.hand[index].card for index in (0, 5, 12)]
    for card in chosen:
        passing.tap_card(card)
    passing.tap_control("pass")
    assert isinstance(passing.host.game.stage, Playing)
    assert passing.playing.sent[Seat.SOUTH] == tuple(sorted(chosen))


def test_a_chosen_card_tapped_again_goes_back(passing: Sitting) -> None:
    card = passing.hand[3].card
    passing.tap_card(card)
    passing.tap_card(card)
    assert passing.table.state.chosen == ()


def test_two_cards_do_not_pass_and_the_line_says_what_is_missing(passing: Sitting) -> None:
    for index in (0, 1):
        passing.tap_card(passing.hand[index].card)
    passing.tap_control("pass")
    assert isinstance(passing.host.game.stage, Passing)
    assert passing.table.view.status.text == "Choose one more card to pass."
    passing.key(pygame.K_TAB)
    passing.key(pygame.K_RETURN)
    assert isinstance(passing.host.game.stage, Passing)


def test_a_fourth_card_is_refused_with_a_reason(passing: Sitting) -> None:
    for index in range(4):
        passing.tap_card(passing.hand[index].card)
    assert len(passing.table.state.chosen) == 3
    assert "Three cards are chosen" in passing.table.view.status.text


def test_a_card_dragged_to_the_slots_is_chosen(passing: Sitting) -> None:
    card = passing.hand[2].card
    passing.drag(card, TABLE)
    assert passing.table.state.chosen == (card,)


def test_received_cards_stay_raised_and_named_until_the_first_input(passing: Sitting) -> None:
    for index in (0, 5, 12):
        passing.tap_card(passing.hand[index].card)
    passing.tap_control("pass")
    passing.wait_until_asked()
    received = passing.playing.received(Seat.SOUTH)
    passing.wait(10)
    assert {held.card for held in passing.hand if held.is_raised} == set(received)
    assert "passed you" in passing.table.view.status.text
    passing.tap(TABLE)
    assert not [held for held in passing.hand if held.is_raised]


# playing


def test_the_first_tap_lifts_and_the_second_plays(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.tap_card(card)
    assert turn.table.state.lifted is card
    assert card in turn.playing.hands[Seat.SOUTH]
    turn.tap_card(card)
    assert turn.record.moves[-1] == Play(Seat.SOUTH, card)


def test_a_tap_on_another_card_lifts_that_one_instead(turn: Sitting) -> None:
    first, second = turn.legal()[:2]
    turn.tap_card(first)
    turn.tap_card(second)
    assert turn.table.state.lifted is second


def test_a_tap_elsewhere_lowers_the_card(turn: Sitting) -> None:
    turn.tap_card(turn.legal()[0])
    turn.tap(TABLE)
    assert turn.table.state.lifted is None


def test_one_tap_play_plays_at_the_first_tap(turn: Sitting) -> None:
    turn.change(one_tap=True)
    card = turn.legal()[0]
    turn.tap_card(card)
    assert turn.record.moves[-1] == Play(Seat.SOUTH, card)


def test_a_refused_card_stays_and_says_why_for_four_seconds(turn: Sitting) -> None:
    moves = turn.record.moves
    turn.tap_card(turn.refused()[0])
    status = turn.table.view.status
    assert status.is_warning
    assert "were led, and you hold" in status.text
    turn.move(TABLE)
    turn.wait(3.9)
    assert turn.table.view.status == status
    turn.wait(0.2)
    assert not turn.table.view.status.is_warning
    assert turn.record.moves == moves


def test_a_refused_card_is_explained_when_the_mouse_is_over_it(turn: Sitting) -> None:
    turn.move(turn.point_on(turn.refused()[0]))
    assert turn.table.view.status.is_warning
    turn.move(turn.point_on(turn.legal()[0]))
    assert not turn.table.view.status.is_warning


def test_a_refused_card_with_the_focus_is_explained(turn: Sitting) -> None:
    turn.key(pygame.K_HOME)
    turn.key(pygame.K_HOME)
    index = [held.card for held in turn.hand].index(turn.refused()[0])
    for _ in range(index):
        turn.key(pygame.K_RIGHT)
    assert turn.table.state.focus is turn.refused()[0]
    assert turn.table.view.status.is_warning


def test_refused_cards_are_dimmed_on_the_persons_turn_alone(turn: Sitting) -> None:
    assert {held.card for held in turn.hand if held.is_dimmed} == set(turn.refused())
    card = turn.legal()[0]
    turn.tap_card(card)
    turn.tap_card(card)
    assert not [held for held in turn.hand if held.is_dimmed]


def test_a_shaky_press_is_a_tap(turn: Sitting) -> None:
    card = turn.legal()[0]
    x, y = turn.point_on(card)
    turn.press((x, y))
    turn.move((x + 4, y + 4))
    turn.release((x + 4, y + 4))
    assert turn.table.state.lifted is card


def test_a_card_dragged_to_the_table_is_played(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.drag(card, TABLE)
    assert turn.record.moves[-1] == Play(Seat.SOUTH, card)


def test_a_card_dropped_in_the_hand_goes_back_and_stays_lifted(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.drag(card, (640.0, 760.0))
    assert turn.table.state.lifted is card
    assert turn.table.state.dragged is None
    assert turn.table.view.status.text == text.OUTSIDE_TABLE()


def test_a_refused_card_dragged_to_the_table_comes_back_with_its_reason(turn: Sitting) -> None:
    moves = turn.record.moves
    turn.drag(turn.refused()[0], TABLE)
    assert turn.record.moves == moves
    assert turn.table.view.status.is_warning


def test_losing_the_focus_lets_a_dragged_card_go(turn: Sitting) -> None:
    start = turn.point_on(turn.legal()[0])
    turn.press(start)
    turn.move(TABLE)
    turn.event(pygame.WINDOWFOCUSLOST)
    assert turn.table.state.dragged is None
    turn.release(TABLE)
    assert turn.table.state.lifted is None


def test_nothing_is_played_while_a_computer_is_to_move(turn: Sitting) -> None:
    card, other = turn.legal()[:2]
    turn.tap_card(card)
    turn.tap_card(card)
    moves = len([move for move in turn.record.moves if isinstance(move, Play) and move.seat is Seat.SOUTH])
    for _ in range(3):
        turn.tap_card(other)
        turn.drag(other, TABLE)
        turn.key(pygame.K_RETURN)
        turn.key(pygame.K_h)
    mine = [move for move in turn.record.moves if isinstance(move, Play) and move.seat is Seat.SOUTH]
    assert len(mine) == moves


# the pause after a trick


def finish_trick(sitting: Sitting) -> None:
    card = sitting.legal()[0]
    sitting.tap_card(card)
    sitting.tap_card(card)
    for _ in range(600):
        sitting.table.update(FRAME)
        if sitting.table.state.trick is not None and not sitting.table.troupe.is_moving:
            return
    raise AssertionError("the trick was never finished")


def test_a_finished_trick_lies_for_its_pause(turn: Sitting) -> None:
    finish_trick(turn)
    turn.wait(0.85)
    assert len(turn.table.view.trick) == 4
    assert "took the trick" in turn.table.view.status.text
    turn.wait(0.2)
    assert turn.table.state.trick is None


def test_who_took_the_trick_is_not_said_before_its_last_card_lies(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.tap_card(card)
    turn.tap_card(card)
    while turn.table.state.trick is None:
        turn.table.update(FRAME)
    told = []
    while turn.table.troupe.is_moving:
        told.append("took the trick" in turn.table.flourishes.shown(turn.table.view).status.text)
        turn.table.update(FRAME)
    assert told
    assert not any(told)
    assert "took the trick" in turn.table.flourishes.shown(turn.table.view).status.text


def test_a_tap_ends_the_pause_and_does_nothing_else(turn: Sitting) -> None:
    finish_trick(turn)
    moves = turn.record.moves
    turn.change(one_tap=True)
    turn.tap_card(turn.hand[0].card)
    assert turn.table.state.trick is None
    assert turn.table.state.lifted is None
    assert turn.record.moves == moves


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_key_ends_the_pause_and_does_nothing_else(turn: Sitting, key: int) -> None:
    finish_trick(turn)
    moves = turn.record.moves
    turn.key(key)
    assert turn.table.state.trick is None
    assert turn.record.moves == moves


def test_at_instant_the_trick_lies_until_the_person_who_leads_does_something(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(speed=Speed.INSTANT))
    for _ in range(13):
        if len(sitting.host.game.rounds):
            break
        best = max(sitting.legal(), key=lambda card: card.rank)
        sitting.tap_card(best)
        sitting.tap_card(best)
        sitting.wait(0.1)
        if sitting.table.state.trick is not None and sitting.table.is_asked:
            sitting.wait(5)
            assert len(sitting.table.view.trick) == 4
            sitting.tap_card(sitting.legal()[0])
            assert sitting.table.state.trick is None
            return
        sitting.wait(1)
    pytest.fail("the person never led")


# tools


def test_undo_in_flight_puts_the_card_back(turn: Sitting) -> None:
    card = turn.legal()[0]
    hand = turn.playing.hands[Seat.SOUTH]
    turn.tap_card(card)
    turn.tap_card(card)
    turn.wait(0.1)
    turn.key(pygame.K_u)
    assert turn.playing.hands[Seat.SOUTH] == hand
    turn.wait_until_asked()
    assert turn.table.troupe.sprite(card) is not None


def test_a_hint_marks_a_card_and_gives_its_reason(turn: Sitting) -> None:
    turn.tap_control("hint")
    hinted = [held.card for held in turn.hand if held.is_hinted]
    assert len(hinted) == 1
    assert hinted[0] in turn.legal()
    assert turn.table.view.status.text.startswith("Hint: ")
    turn.tap_card(hinted[0])
    assert not [held for held in turn.hand if held.is_hinted]


def test_a_hint_is_noted_with_the_round(turn: Sitting) -> None:
    turn.tap_control("hint")
    assert turn.session.store.query("SELECT kind FROM assists") == [("hint",)]


@pytest.mark.parametrize(
    ("key", "opened"),
    [
        (pygame.K_l, "last"),
        (pygame.K_s, "scores"),
        (pygame.K_m, "menu"),
        (pygame.K_F10, "menu"),
        (pygame.K_n, "new"),
        (pygame.K_F1, "help"),
    ],
)
def test_keys_open_what_they_say(turn: Sitting, key: int, opened: str) -> None:
    turn.key(key)
    assert turn.sheets.opened == [opened]


@pytest.mark.parametrize("name", ["last", "scores", "menu"])
def test_controls_open_what_they_say(turn: Sitting, name: str) -> None:
    turn.tap_control(name)
    assert turn.sheets.opened == [name]


def test_last_trick_before_any_says_so(passing: Sitting) -> None:
    passing.tap_control("last")
    assert passing.sheets.opened == []
    assert passing.table.view.status.text == "No trick yet."


# keyboard


def play_by_keyboard(sitting: Sitting) -> None:
    """Try the hand's cards from the first until one is played."""
    before = len(sitting.record.moves)
    for index in range(len(sitting.hand)):
        sitting.key(pygame.K_HOME)
        for _ in range(index):
            sitting.key(pygame.K_RIGHT)
        sitting.key(pygame.K_RETURN)
        sitting.key(pygame.K_RETURN)
        if len(sitting.record.moves) > before:
            return
    raise AssertionError("no card could be played")


def test_a_whole_round_by_keyboard_alone(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, Settings(speed=Speed.INSTANT))
    sitting.wait_until_asked()
    for _ in range(3):
        sitting.key(pygame.K_RIGHT)
        sitting.key(pygame.K_SPACE)
    assert sitting.table.state.focus == "pass"
    sitting.key(pygame.K_RETURN)
    assert isinstance(sitting.host.game.stage, Playing)
    while not sitting.host.game.rounds:
        sitting.wait(0.4)
        if sitting.table.is_asked:
            play_by_keyboard(sitting)
    assert len(sitting.host.game.rounds) == 1


def test_the_focus_is_always_on_something_once_keys_are_used(turn: Sitting) -> None:
    turn.key(pygame.K_RIGHT)
    for _ in range(12):
        assert [held for held in turn.hand if held.is_focused] or turn.table.view.focus is not None
        turn.key(pygame.K_TAB)


def test_tab_goes_through_every_control_and_back_to_the_hand(turn: Sitting) -> None:
    seen = []
    for _ in range(6):
        turn.key(pygame.K_TAB)
        seen.append(turn.table.view.focus)
    assert seen == ["menu", "undo", "hint", "last", "scores", None]


def test_escape_lowers_a_lifted_card(turn: Sitting) -> None:
    turn.tap_card(turn.legal()[0])
    turn.key(pygame.K_ESCAPE)
    assert turn.table.state.lifted is None


# time, size, settings


@pytest.mark.parametrize("frame", [1 / 240, 1 / 60, 1 / 24, 0.05])
def test_the_same_end_whatever_the_frame_rate(tmp_path: Path, frame: float) -> None:
    sitting = at_persons_turn(tmp_path)
    card = sitting.legal()[0]
    sitting.tap_card(card)
    sitting.tap_card(card)
    sitting.wait(20, frame)
    assert sitting.table.is_asked or sitting.sheets.opened
    targets = targets_of(sitting.table.view, sitting.desk.layout)
    for key, target in targets.items():
        sprite = sitting.table.troupe.sprite(key)
        assert sprite is not None
        assert sprite.glide.pose == target.pose


@pytest.mark.parametrize("seconds", [0.05, 0.3, 1.0, 2.0])
def test_a_resize_in_mid_flight_lays_everything_out_anew(turn: Sitting, seconds: float) -> None:
    card = turn.legal()[0]
    turn.tap_card(card)
    turn.tap_card(card)
    turn.wait(seconds)
    turn.desk.fit((900, 700))
    turn.table.resize()
    targets = targets_of(turn.table.view, turn.desk.layout)
    for key, target in targets.items():
        sprite = turn.table.troupe.sprite(key)
        assert sprite is not None
        assert sprite.glide.pose == target.pose
    turn.wait_until_asked()


def test_a_change_of_speed_in_mid_flight_ends_right(turn: Sitting) -> None:
    card = turn.legal()[0]
    turn.tap_card(card)
    turn.tap_card(card)
    turn.wait(0.1)
    turn.change(speed=Speed.INSTANT)
    turn.wait(2)
    assert turn.table.is_asked or turn.sheets.opened


@pytest.mark.parametrize("shown", list(ShowPoints))
def test_points_of_the_round_are_shown_as_chosen(tmp_path: Path, shown: ShowPoints) -> None:
    sitting = at_persons_turn(tmp_path, Settings(show_points=shown))
    known = {plate.seat for plate in sitting.table.view.plates if plate.points is not None}
    expected = {ShowPoints.ON: set(Seat), ShowPoints.OWN: {Seat.SOUTH}, ShowPoints.OFF: set()}
    assert known == expected[shown]


def test_a_scored_round_opens_its_summary_once(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, FAST, start=lambda at: finish_round(at.host))
    sitting.wait(3)
    assert sitting.sheets.opened == ["after round"]
    assert not sitting.host.can_undo


def test_a_table_at_rest_asks_for_no_drawing(turn: Sitting) -> None:
    turn.wait(1)
    turn.table.drawn()
    turn.wait(5)
    assert not turn.table.is_dirty


def test_drawing_changes_nothing(turn: Sitting) -> None:
    turn.tap_card(turn.legal()[0])
    turn.wait(0.05)
    surface = pygame.Surface(turn.desk.size)
    before = (turn.table.view, turn.table.step, turn.record)
    turn.table.draw(surface)
    first = pygame.image.tobytes(surface, "RGB")
    turn.table.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == first
    assert (turn.table.view, turn.table.step, turn.record) == before


def test_a_card_lifted_early_is_lowered_if_it_may_not_be_played_then(turn: Sitting) -> None:
    lowered = False
    for _ in range(8):
        if lowered or turn.host.game.rounds:
            break
        card = turn.legal()[0]
        turn.tap_card(card)
        turn.tap_card(card)
        turn.wait(0.4)
        if turn.table.is_asked or not turn.hand:
            turn.wait_until_asked()
            continue
        early = turn.hand[0].card
        turn.table.state.lifted = early
        turn.wait_until_asked()
        refused = early in turn.refused()
        assert turn.table.state.lifted is (None if refused else early)
        lowered = refused
        turn.table.state.lifted = None
    assert lowered


def test_the_focus_comes_to_a_card_that_may_be_played(turn: Sitting) -> None:
    turn.key(pygame.K_HOME)
    for _ in range(3):
        turn.wait_until_asked()
        assert [held for held in turn.hand if held.is_focused and not held.is_dimmed]
        turn.key(pygame.K_RETURN)
        turn.key(pygame.K_RETURN)
        turn.wait(0.5)


def test_received_cards_are_named_whatever_the_keyboard_is_on(passing: Sitting) -> None:
    for _ in range(3):
        passing.key(pygame.K_RIGHT)
        passing.key(pygame.K_SPACE)
    passing.key(pygame.K_RETURN)
    passing.wait_until_asked()
    assert "passed you" in passing.table.view.status.text

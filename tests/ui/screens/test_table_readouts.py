from pathlib import Path

import pygame
import pytest

from hearts.core.seats import Seat
from hearts.store.settings import Settings, ShowPoints
from hearts.text import readouts
from hearts.ui.screens.table_readouts import READOUT_SECONDS
from hearts.ui.speech import Narrator, Told
from hearts.ui.status_lines import fits_status
from tests.ui.sitting import Sitting, at_persons_turn
from tests.ui.test_speech import Listener, Stage

pytestmark = pytest.mark.usefixtures("_window")

SHIFT = pygame.KMOD_LSHIFT


def read(sitting: Sitting, key: int) -> str:
    sitting.key(key, SHIFT)
    return sitting.table.view.status.text


def listening(sitting: Sitting) -> Listener:
    listener = Listener()
    sitting.desk.narrator = Narrator(listener)
    sitting.desk.narrator.follow(Stage(Told()), is_on=True)
    return listener


def test_the_hand_is_read_into_the_status_line(turn: Sitting) -> None:
    assert read(turn, pygame.K_h) == readouts.hand_readout(turn.host.game, Seat.SOUTH)


def test_the_trick_is_read_with_who_is_winning(turn: Sitting) -> None:
    assert read(turn, pygame.K_t) == readouts.trick_readout(turn.host.game, Seat.SOUTH, turn.table.names)
    assert "is winning." in turn.table.view.status.text


def test_the_last_trick_is_read(turn: Sitting) -> None:
    assert read(turn, pygame.K_l).startswith("Last trick. ")
    assert turn.sheets.opened == []  # without Shift it is a sheet


@pytest.mark.parametrize(("shown", "is_read"), [(ShowPoints.ON, True), (ShowPoints.OWN, True), (ShowPoints.OFF, False)])
def test_points_of_the_round_are_read_only_where_they_are_shown(
    turn: Sitting, shown: ShowPoints, *, is_read: bool
) -> None:
    turn.change(show_points=shown)
    assert ("This round" in read(turn, pygame.K_p)) is is_read
    assert "Totals: You 0" in turn.table.view.status.text


def test_while_passing_the_hand_is_read_too(tmp_path: Path) -> None:
    passing = Sitting(tmp_path)
    passing.wait_until_asked()
    assert read(passing, pygame.K_h) == readouts.hand_readout(passing.host.game, Seat.SOUTH)
    assert read(passing, pygame.K_t) == readouts.NO_TRICK_NOW()
    assert read(passing, pygame.K_l) == "No trick yet."


def test_reading_decides_nothing_and_leaves_what_was_received_marked(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.wait_until_asked()
    for held in sitting.hand[:3]:
        sitting.tap_card(held.card)
    sitting.tap_control("pass")
    sitting.wait_until_asked()
    assert sitting.table.state.received
    before = sitting.record
    read(sitting, pygame.K_h)
    assert sitting.table.state.received
    assert sitting.record == before


def test_what_was_read_passes_after_a_while(turn: Sitting) -> None:
    before = turn.table.view.status.text
    read(turn, pygame.K_h)
    turn.wait(READOUT_SECONDS - 0.5)
    assert turn.table.view.status.text != before
    turn.wait(1)
    assert turn.table.view.status.text == before


def test_in_a_small_window_the_next_press_reads_on_and_begins_again(tmp_path: Path) -> None:
    small = at_persons_turn(tmp_path, Settings(ui_scale=2.0), size=(640, 480))
    words = readouts.last_trick_readout(small.host.game, Seat.SOUTH, small.table.names)
    pages = [read(small, pygame.K_l)]
    count = int(pages[0].split(" of ")[-1].rstrip(")"))
    assert count > 1
    pages += [read(small, pygame.K_l) for _ in range(count - 1)]
    assert all(fits_status(small.desk.ruler, page) for page in pages)
    assert " ".join(page.rsplit(" (", 1)[0] for page in pages) == words
    assert read(small, pygame.K_l) == pages[0]


def test_another_readout_begins_at_its_first_part(tmp_path: Path) -> None:
    small = at_persons_turn(tmp_path, Settings(ui_scale=2.0), size=(640, 480))
    first = read(small, pygame.K_l)
    read(small, pygame.K_l)
    read(small, pygame.K_t)
    assert read(small, pygame.K_l) == first


def test_it_is_spoken_whole_and_as_often_as_it_is_asked_for(turn: Sitting) -> None:
    listener = listening(turn)
    read(turn, pygame.K_h)
    read(turn, pygame.K_h)
    assert listener.said == [readouts.hand_readout(turn.host.game, Seat.SOUTH)] * 2
    assert turn.table.told().news == ""  # it has been spoken already


def test_a_chosen_key_reads_too(turn: Sitting) -> None:
    turn.change(keys=(("read_hand", "F2"),))
    turn.key(pygame.K_F2)
    assert turn.table.view.status.text == readouts.hand_readout(turn.host.game, Seat.SOUTH)

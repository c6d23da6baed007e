"""Hints asked for while cards are dealt: remembered until the person may pass, or let go."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hearts import text
from hearts.ai.levels import Level
from hearts.core.game import Passing, Playing
from hearts.core.rules import Rotation, Rules
from hearts.core.seats import Seat
from hearts.store.settings import Settings
from hearts.table.asking import Asking
from tests.table.late_thinker import LateThinker
from tests.ui.sitting import FRAME, Sitting

pytestmark = pytest.mark.usefixtures("_window")

NO_PASSING = Settings(rules=Rules(passing=Rotation.NEVER))


def dealing(folder: Path, settings: Settings | None = None, seed: int = 7) -> Sitting:
    """Sit down and watch the first cards come."""
    sitting = Sitting(folder, settings, seed=seed)
    sitting.wait(0.3)
    assert sitting.table.troupe.is_moving
    return sitting


@pytest.fixture
def slow(tmp_path: Path, thinker: LateThinker) -> Sitting:
    """A deal after which the computers take their time to choose."""
    sitting = dealing(tmp_path)
    sitting.table.asking = Asking(sitting.host, thinker)
    return sitting


def let_computers_choose(sitting: Sitting, thinker: LateThinker) -> None:
    sitting.table.update(FRAME)
    for _ in range(3):
        thinker.think()
        sitting.wait(3 * FRAME)
    sitting.wait(1)
    assert sitting.table.is_asked


def test_a_hint_asked_for_during_the_deal_is_shown_as_soon_as_the_person_may_pass(tmp_path: Path) -> None:
    sitting = dealing(tmp_path)
    assert "hint" in sitting.table.view.enabled
    sitting.tap_control("hint")
    assert not sitting.table.is_asked
    assert sitting.advised == []
    sitting.wait_until_asked()
    assert len(sitting.advised) == 3
    assert sitting.table.view.status.text.startswith("Hint: pass ")
    assert len(sitting.assists) == 1


def test_the_button_and_the_status_line_tell_that_it_is_remembered(slow: Sitting) -> None:
    slow.tap_control("hint")
    slow.wait(5)
    assert slow.table.view.busy == "hint"
    assert slow.table.view.status.text == text.HINT_COMES()
    assert slow.table.is_dirty  # the button's border breathes
    assert slow.assists == []


def test_asked_for_a_second_time_it_stays_remembered_and_is_one_question(slow: Sitting, thinker: LateThinker) -> None:
    for _ in range(2):
        slow.tap_control("hint")
        slow.wait(0.1)
    slow.key(pygame.K_h)
    assert slow.table.view.status.text == text.HINT_COMES()
    let_computers_choose(slow, thinker)
    assert [question.weighs for question in thinker.questions] == [False, False, False, True]
    assert slow.table.view.status.text == text.HINT_COMES()
    thinker.think()
    slow.wait(2 * FRAME)
    assert len(slow.advised) == 3
    assert slow.table.view.busy is None
    assert len(slow.assists) == 1


WAYS: dict[str, Callable[[Sitting], None]] = {
    "undo": lambda sitting: sitting.tap_control("undo"),
    "a new game": lambda sitting: sitting.key(pygame.K_n),
    "the menu": lambda sitting: sitting.tap_control("menu"),
    "escape": lambda sitting: sitting.key(pygame.K_ESCAPE),
    "a card": lambda sitting: sitting.tap_card(sitting.hand[0].card),
}


@pytest.mark.parametrize("way", WAYS)
def test_whatever_else_the_person_does_forgets_it(slow: Sitting, thinker: LateThinker, way: str) -> None:
    slow.tap_control("hint")
    assert slow.table.view.busy == "hint"
    WAYS[way](slow)
    assert slow.table.view.busy is None
    assert slow.table.view.status.text != text.HINT_COMES()
    let_computers_choose(slow, thinker)
    assert not [question for question in thinker.questions if question.weighs]
    assert slow.advised == []


def test_a_hint_that_was_shown_is_not_given_again_by_itself(tmp_path: Path) -> None:
    sitting = dealing(tmp_path)
    sitting.tap_control("hint")
    sitting.wait_until_asked()
    for card in sitting.advised:
        sitting.tap_card(card)
    sitting.tap_control("pass")
    sitting.wait_until_asked()
    assert isinstance(sitting.host.game.stage, Playing)
    assert sitting.advised == []
    assert len(sitting.assists) == 1


def test_while_the_passed_cards_move_a_hint_waits_for_the_persons_turn(passing: Sitting, thinker: LateThinker) -> None:
    passing.table.asking = Asking(passing.host, thinker)
    for index in range(3):
        passing.tap_card(passing.hand[index].card)
    passing.tap_control("pass")
    assert passing.playing.turn is not Seat.SOUTH
    passing.tap_control("hint")
    assert passing.table.view.status.text == text.NOTHING_TO_HINT()
    assert passing.table.view.busy is None


@pytest.mark.parametrize("leads", [True, False])
def test_where_nothing_is_passed_only_who_leads_is_given_one(tmp_path: Path, *, leads: bool) -> None:
    for seed in range(40):
        sitting = dealing(tmp_path / str(seed), NO_PASSING, seed)
        if (sitting.playing.turn is Seat.SOUTH) is leads:
            break
    else:
        raise AssertionError("no such deal")
    sitting.tap_control("hint")
    assert len(sitting.advised) == int(leads)
    assert sitting.table.view.busy is None
    assert (sitting.table.view.status.text == text.NOTHING_TO_HINT()) is not leads


def test_computers_among_themselves_are_given_no_hint(tmp_path: Path, thinker: LateThinker) -> None:
    def demo(sitting: Sitting) -> None:
        sitting.host = sitting.session.begin_demo(Level.NORMAL, Rules(), seed=7)

    sitting = Sitting(tmp_path, start=demo)
    sitting.table.asking = Asking(sitting.host, thinker)
    sitting.wait(0.3)
    assert isinstance(sitting.host.game.stage, Passing)
    assert "hint" not in sitting.table.view.enabled
    sitting.tap_control("hint")
    assert sitting.table.view.status.text == text.NOTHING_TO_HINT()
    assert sitting.table.view.busy is None

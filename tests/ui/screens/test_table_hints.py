"""Hints at the table: the figures on the cards, the words in parts, and what is thought of ahead."""

from pathlib import Path

import pygame
import pytest

from hearts import text
from hearts.ai.levels import Level
from hearts.ai.thinker import Answer, Question, advice_for
from hearts.core.cards import Card
from hearts.core.game import Game, Playing
from hearts.core.seats import Seat
from hearts.table.asking import Asking
from tests.table.late_thinker import LateThinker
from tests.ui.sitting import FRAME, Sitting, at_persons_turn

pytestmark = pytest.mark.usefixtures("_window")

CLOTH = (640.0, 300.0)  # a point on a table of 1280x800


@pytest.fixture
def hinted(turn: Sitting) -> Sitting:
    turn.tap_control("hint")
    return turn


@pytest.fixture
def thinker() -> LateThinker:
    return LateThinker()


def figures(sitting: Sitting) -> list[Card]:
    return [held.card for held in sitting.hand if held.expected is not None]


def play(sitting: Sitting) -> None:
    card, held = sitting.legal()[0], len(sitting.hand)
    sitting.tap_card(card)
    sitting.tap_card(card)
    assert len(sitting.hand) == held - 1


# what is shown


def test_the_experts_card_is_advised_with_a_figure_on_every_card_that_may_be_played(hinted: Sitting) -> None:
    question = hinted.host.question(Seat.SOUTH, Level.EXPERT)
    assert [advice_for(question).move.card] == hinted.advised  # type: ignore[union-attr]
    assert figures(hinted) == hinted.legal()
    assert len(hinted.legal()) > 1


def words(sitting: Sitting) -> str:
    return sitting.table.hints._words  # noqa: SLF001  whatever part of them is shown


def test_three_cards_are_advised_to_pass_with_the_points_they_come_to_and_no_figure_on_a_card(passing: Sitting) -> None:
    passing.tap_control("hint")
    question = passing.host.question(Seat.SOUTH, Level.EXPERT)
    assert set(passing.advised) == set(advice_for(question).move.cards)  # type: ignore[union-attr]
    assert figures(passing) == []
    assert passing.table.view.status.text.startswith("Hint: pass ")
    assert "Expect about " in words(passing)
    assert "you chose" not in words(passing)


def test_three_cards_chosen_stay_chosen_and_are_compared(passing: Sitting) -> None:
    chosen = [held.card for held in passing.hand[:3]]
    for card in chosen:
        passing.tap_card(card)
    passing.tap_control("hint")
    assert passing.table.state.chosen == tuple(chosen)
    assert "the three you chose" in words(passing) or "You have chosen these three" in words(passing)
    passing.tap_card(chosen[0])
    passing.tap_control("hint")
    assert "you chose" not in words(passing)  # two are no choice yet


def test_what_the_plain_level_answers_about_a_pass_tells_of_no_points(passing: Sitting, thinker: LateThinker) -> None:
    passing.table.asking = Asking(passing.host, thinker)
    passing.tap_control("hint")
    asked = thinker.questions[-1]
    thinker.found = Answer(asked.version, advice_for(Question(1, Level.NORMAL, asked.view, asked.key)))
    passing.wait(2 * FRAME)
    assert len(passing.advised) == 3
    assert "Expect" not in words(passing)


def test_the_figures_stay_while_a_card_is_lifted_and_go_with_the_move(hinted: Sitting) -> None:
    card = hinted.legal()[0]
    hinted.tap_card(card)
    assert hinted.table.state.lifted is card
    assert figures(hinted) == hinted.legal()
    assert hinted.advised == []
    hinted.tap_card(card)
    assert figures(hinted) == []


@pytest.mark.parametrize("way", ["escape", "elsewhere", "undo"])
def test_the_figures_go(hinted: Sitting, way: str) -> None:
    match way:
        case "escape":
            hinted.key(pygame.K_ESCAPE)
        case "elsewhere":
            hinted.tap(CLOTH)
        case _:
            hinted.tap_control("undo")
    assert figures(hinted) == hinted.advised == []
    assert not hinted.table.view.status.text.startswith("Hint")


def test_what_the_plain_level_answers_in_the_experts_place_has_no_figures(tmp_path: Path, thinker: LateThinker) -> None:
    sitting = at_persons_turn(tmp_path)
    sitting.table.asking = Asking(sitting.host, thinker)
    sitting.tap_control("hint")
    asked = thinker.questions[-1]
    thinker.found = Answer(asked.version, advice_for(Question(1, Level.NORMAL, asked.view, asked.key)))
    sitting.wait(2 * FRAME)
    assert len(sitting.advised) == 1
    assert figures(sitting) == []
    assert sitting.table.view.status.text.startswith("Hint: ")


# the words


def test_a_hint_too_long_for_the_status_line_goes_on_when_it_is_asked_for_again(tmp_path: Path) -> None:
    turn = at_persons_turn(tmp_path, size=(640, 480))
    turn.tap_control("hint")
    turn.table.hints._words = "Hint: " + "several words. " * 30  # noqa: SLF001  longer than any hint is
    turn.table.resize()
    seen = []
    for _ in range(20):
        seen.append(turn.table.view.status.text)
        turn.tap_control("hint")
        if turn.table.view.status.text == seen[0]:
            break
    assert len(set(seen)) == len(seen) > 1
    assert all(page.endswith(f"({number} of {len(seen)})") for number, page in enumerate(seen, 1))
    assert len(turn.assists) == 1
    assert figures(turn) == turn.legal()


def test_a_window_of_another_size_breaks_the_words_anew(tmp_path: Path) -> None:
    turn = at_persons_turn(tmp_path, size=(640, 480))
    turn.tap_control("hint")
    turn.table.hints._words = "Hint: several words. " + "And many more of them. " * 6  # noqa: SLF001
    turn.table.resize()
    assert "(1 of " in turn.table.view.status.text
    assert turn.desk.fit((1920, 1080))
    turn.table.resize()
    assert turn.table.view.status.text == turn.table.hints._words  # noqa: SLF001


def test_a_resize_brings_no_words_back_that_are_gone(hinted: Sitting) -> None:
    hinted.key(pygame.K_ESCAPE)
    assert hinted.desk.fit((800, 600))
    hinted.table.resize()
    assert hinted.table.state.line is None


def test_all_of_a_hint_is_spoken_whatever_part_is_shown(hinted: Sitting) -> None:
    assert hinted.table.told().news == hinted.table.hints._words  # noqa: SLF001  what is heard
    assert hinted.table.told().news.startswith("Hint: ")


# thinking ahead


def to_next_turn(sitting: Sitting) -> None:
    sitting.table.update(FRAME)
    sitting.wait_until_asked()
    assert isinstance(sitting.host.game.stage, Playing)


@pytest.fixture
def counted(turn: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Every question that wants to be taught."""
    asked: list[Question] = []
    ask = turn.session.thinker.ask

    def noted(question: Question) -> None:
        if question.weighs:
            asked.append(question)
        ask(question)

    monkeypatch.setattr(turn.session.thinker, "ask", noted)
    return asked


def test_nothing_is_thought_of_ahead_where_no_hint_is_used(turn: Sitting, counted: list[Question]) -> None:
    play(turn)
    to_next_turn(turn)
    turn.wait(1)
    assert counted == []


def test_after_one_hint_the_next_is_thought_of_once_and_is_there_when_it_is_asked_for(
    turn: Sitting, counted: list[Question]
) -> None:
    turn.tap_control("hint")
    assert len(counted) == 1
    play(turn)
    to_next_turn(turn)
    turn.wait(2)
    assert [question.version for question in counted[1:]] == [turn.host.version]
    assert turn.advised == figures(turn) == []
    assert len(turn.assists) == 1
    turn.tap_control("hint")
    assert turn.table.view.status.text != text.HINT_COMES()
    assert len(turn.advised) == 1
    assert len(counted) == 2
    assert len(turn.assists) == 2


def test_a_hint_thought_of_ahead_holds_up_no_computer(turn: Sitting, thinker: LateThinker) -> None:
    turn.tap_control("hint")
    turn.table.asking = Asking(turn.host, thinker)
    turn.table.update(FRAME)
    assert thinker.questions[-1].weighs
    play(turn)
    turn.table.update(FRAME)
    assert not thinker.questions[-1].weighs
    assert thinker.questions[-1].view.seat is not Seat.SOUTH


def test_nothing_is_thought_of_ahead_where_no_card_is_to_be_chosen(
    turn: Sitting, counted: list[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    turn.tap_control("hint")
    turn.table.asking.forget()
    turn.table.hints.think_ahead()
    assert len(counted) == 2
    turn.table.asking.forget()
    monkeypatch.setattr(turn.host, "game", Game(turn.rules))
    turn.table.hints.think_ahead()
    assert len(counted) == 2

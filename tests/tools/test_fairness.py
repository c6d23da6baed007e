"""The tool that exchanges hidden cards asks what it says it asks, and finds whoever peeks."""

import random

import fairness
import pytest

from hearts.ai.levels import Level
from hearts.core.game import Game, Passing, Playing, apply
from hearts.core.seat_view import SeatView, view_of
from hearts.core.seats import SEATS, Seat


def test_levels_without_search_do_not_change_their_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert fairness.main(["easy", "normal", "--positions", "60"]) == 0
    easy, normal = capsys.readouterr().out.splitlines()
    assert easy.split()[:5] == ["easy", "12", "passing,", "48", "playing,"]
    assert easy.endswith(": 0 answers changed")
    assert normal.endswith(": 0 answers changed")


def test_the_hint_is_asked_of_expert_alone() -> None:
    game, seat = next(fairness.positions(1, random.Random(3)))
    view = view_of(game, seat)
    assert "Weighed" not in fairness.answers_of(Level.NORMAL, view)
    assert len(fairness.answers_of(Level.EXPERT, view)) > len(fairness.answers_of(Level.NORMAL, view))


def test_an_answer_that_hangs_on_hidden_cards_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Game] = []

    def watched(game: Game, seat: Seat) -> SeatView:
        seen.append(game)
        return view_of(game, seat)

    monkeypatch.setattr(fairness, "view_of", watched)
    kinds, changed = fairness.compared(20, lambda _: str(seen[-1]), 1)
    assert changed == kinds["with other hidden hands"] > 15


def test_hands_exchanged_keep_their_sizes_and_the_own_one_its_cards() -> None:
    rng = random.Random(2)
    kinds = set()
    for game, seat in fairness.positions(40, rng):
        other = fairness.exchanged(game, seat, rng)
        kinds.add(type(game.stage))
        assert isinstance(game.stage, Passing | Playing)
        assert isinstance(other.stage, Passing | Playing)
        assert view_of(other, seat) == view_of(game, seat)
        before, after = game.stage.hands, other.stage.hands
        assert [len(after[place]) for place in SEATS] == [len(before[place]) for place in SEATS]
        assert {card for hand in after for card in hand} == {card for hand in before for card in hand}
        if isinstance(other.stage, Passing):
            assert list(map(bool, other.stage.sent)) == [place in SEATS[: int(seat)] for place in SEATS]
    assert kinds == {Passing, Playing}


def test_every_move_on_the_way_to_a_position_is_legal() -> None:
    rng = random.Random(9)
    for game, _ in fairness.positions(10, rng):
        apply(game, fairness._move(game, rng))  # noqa: SLF001  it raises where the rules refuse

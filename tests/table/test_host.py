import random
from dataclasses import replace
from pathlib import Path

import pytest

from hearts.ai.levels import Level
from hearts.ai.temperament import Temperament, temperament_of
from hearts.core.dealing import deal_of
from hearts.core.game import Dealing, IllegalMove, Over, Playing
from hearts.core.moves import Deal, Move, Pass
from hearts.core.record import replay
from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.core.seats import SEATS, Seat
from hearts.store.notes import StoreError, Trouble
from hearts.table.session import Session
from tests.random_games import random_move
from tests.table.conftest import open_session
from tests.table.evening import advance, advance_to, finish, finish_round, to_persons_turn

COMPUTERS = (Seat.WEST, Seat.NORTH, Seat.EAST)


def test_every_accepted_move_is_in_the_store_before_it_is_seen(session: Session) -> None:
    host = session.begin()
    for moves in range(1, 30):
        advance_to(host, moves)
        stored = session.store.in_progress()
        assert stored is not None
        assert stored.record == host.record


def test_a_refused_move_changes_nothing(session: Session) -> None:
    host = session.begin()
    to_persons_turn(host)
    record, version = host.record, host.version
    with pytest.raises(IllegalMove):
        host.submit(Pass(Seat.SOUTH, host.game.stage.hands[Seat.SOUTH][:3]))  # type: ignore[union-attr]
    assert host.record == record
    assert host.version == version
    stored = session.store.in_progress()
    assert stored is not None
    assert stored.record == record


def test_the_deal_follows_from_seed_and_round_number_alone(session: Session) -> None:
    host = session.begin(seed=99)
    finish_round(host)
    host.deal()
    deals = [move for move in host.record.moves if str(move).startswith("deal")]
    assert deals == [deal_of(99, 1), deal_of(99, 2)]


def test_undo_goes_back_to_before_the_persons_last_decision(session: Session) -> None:
    host = session.begin()
    to_persons_turn(host)
    before = host.record
    advance(host)
    to_persons_turn(host)
    host.undo()
    assert host.record == before
    assert host.game == replay(before.rules, before.moves).game


def test_undo_again_and_again_ends_before_the_passing(session: Session) -> None:
    host = session.begin()
    for _ in range(5):
        to_persons_turn(host)
        advance(host)
    undone = 0
    while host.can_undo:
        host.undo()
        undone += 1
    assert undone == 6
    assert not any(isinstance(move, Pass) and move.seat is Seat.SOUTH for move in host.record.moves)
    host.undo()
    assert len(host.record.moves) == 4


def test_the_same_card_after_an_undo_gets_the_same_answers(session: Session) -> None:
    host = session.begin()
    for _ in range(3):
        to_persons_turn(host)
        advance(host)
    to_persons_turn(host)
    first = host.record
    host.undo()
    to_persons_turn(host)
    advance(host)
    to_persons_turn(host)
    assert host.record == first


def test_the_thirteenth_trick_can_be_undone_until_the_summary_opens(session: Session) -> None:
    host = session.begin()
    finish_round(host)
    assert host.can_undo
    host.undo()
    assert isinstance(host.game.stage, Playing)
    assert not host.game.rounds
    finish_round(host)
    host.close_round()
    assert not host.can_undo


def test_undo_does_not_cross_a_scored_round(session: Session) -> None:
    host = session.begin()
    finish_round(host)
    host.deal()
    assert not host.can_undo


def test_an_undone_end_is_no_end_and_counts_once_when_it_comes_again(session: Session) -> None:
    host = session.begin()
    finish(host)
    host.undo()
    assert session.store.in_progress() is not None
    finish(host)
    assert session.store.in_progress() is None
    count = session.store.query("SELECT count(*) FROM games WHERE state = 'finished'")
    assert count == [(1,)]


def test_undo_and_hint_stay_noted_with_their_round(session: Session) -> None:
    host = session.begin()
    finish_round(host)
    host.deal()
    to_persons_turn(host)
    host.note_hint()
    advance(host)
    host.undo()
    rows = session.store.query("SELECT round_no, kind FROM assists ORDER BY id")
    assert rows == [(2, "hint"), (2, "undo")]


def test_every_change_makes_a_new_version(session: Session) -> None:
    host = session.begin()
    to_persons_turn(host)
    versions = {host.version}
    advance(host)
    versions.add(host.version)
    host.undo()
    versions.add(host.version)
    assert len(versions) == 3


def test_a_question_holds_neither_seed_nor_hidden_card(session: Session) -> None:
    host = session.begin(seed=123456789)
    to_persons_turn(host)
    question = host.question(Seat.WEST)
    stage = host.game.stage
    assert isinstance(stage, Playing)
    hidden = {card for seat in (Seat.SOUTH, Seat.NORTH, Seat.EAST) for card in stage.hands[seat]}
    assert set(question.view.hand) == set(stage.hands[Seat.WEST])
    assert not hidden & {*question.view.hand, *question.view.played}
    assert b"123456789" not in question.key


def test_each_computer_is_asked_with_its_own_temperament_and_a_hint_evenly(session: Session) -> None:
    host = session.begin()
    to_persons_turn(host)
    asked = [host.question(seat).temperament for seat in COMPUTERS]
    assert asked == [temperament_of(seat) for seat in COMPUTERS]
    assert len({*asked, Temperament.EVEN}) == 4
    assert {host.question(seat, Level.EXPERT).temperament for seat in SEATS} == {Temperament.EVEN}


def test_a_game_taken_back_asks_the_same_questions_again(session: Session) -> None:
    host = session.begin()
    to_persons_turn(host)
    before = [replace(host.question(seat), version=0) for seat in COMPUTERS]
    advance(host)
    to_persons_turn(host)
    host.undo()
    assert [replace(host.question(seat), version=0) for seat in COMPUTERS] == before


def test_a_write_that_fails_is_made_up_for_at_the_next_move(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    host = session.begin()
    to_persons_turn(host)

    def refuse(*_: object) -> None:
        raise StoreError(Trouble.GAME_NOT_KEPT, Path("hearts.sqlite3"), "disk full")

    with monkeypatch.context() as patch:
        patch.setattr(session.store, "append", refuse)
        advance(host)
        advance(host)
        assert not host.is_saved
    advance(host)
    assert host.is_saved
    stored = session.store.in_progress()
    assert stored is not None
    assert stored.record == host.record


def test_an_undo_that_could_not_be_written_is_made_up_for_too(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = session.begin()
    to_persons_turn(host)
    advance(host)
    to_persons_turn(host)

    def refuse(*_: object) -> None:
        raise StoreError(Trouble.GAME_NOT_KEPT, Path("hearts.sqlite3"), "disk full")

    with monkeypatch.context() as patch:
        patch.setattr(session.store, "cut", refuse)
        host.undo()
        assert not host.is_saved
    advance(host)
    stored = session.store.in_progress()
    assert stored is not None
    assert stored.record == host.record


def test_a_closed_evening_goes_on_at_the_same_card_with_the_same_answers(tmp_path: Path) -> None:
    session = open_session(tmp_path)
    host = session.begin()
    advance_to(host, 23)
    before = host.record
    finish_round(host)
    uninterrupted = host.record
    session.close()

    session = open_session(tmp_path)
    host = session.begin()
    advance_to(host, 23)
    session.close()

    session = open_session(tmp_path)
    resumed = session.resume()
    assert resumed is not None
    assert resumed.record == before
    finish_round(resumed)
    assert resumed.record == uninterrupted
    session.close()


def test_a_finished_game_is_not_gone_on_with(session: Session) -> None:
    host = session.begin()
    finish(host)
    assert isinstance(host.game.stage, Over)
    assert session.resume() is None


def test_the_table_before_the_last_decision_can_be_looked_at_without_taking_it_back(session: Session) -> None:
    host = session.begin()
    assert host.before_last_decision() is None
    to_persons_turn(host)
    expected = host.record
    advance(host)
    to_persons_turn(host)
    record, version = host.record, host.version
    before = host.before_last_decision()
    assert before is not None
    assert before.record == expected
    assert (host.record, host.version) == (record, version)
    stored = session.store.in_progress()
    assert stored is not None
    assert stored.record == record
    assert session.store.query("SELECT count(*) FROM assists") == [(0,)]


def _deals(session: Session, chance: random.Random) -> list[Move]:
    """The first three deals of a game with seed 99, played by chance, with undos."""
    host = session.begin(seed=99)
    while len(host.game.rounds) < 2 or isinstance(host.game.stage, Dealing):
        if isinstance(host.game.stage, Dealing):
            host.deal()
        elif host.can_undo and chance.random() < 0.05:
            host.undo()
        else:
            host.submit(random_move(host.game, chance))
    return [move for move in host.record.moves if isinstance(move, Deal)]


@pytest.mark.parametrize("level", [level.value for level in Level])
def test_deals_are_the_same_under_every_level_rule_score_and_history(session: Session, level: str) -> None:
    expected = [deal_of(99, round_no) for round_no in (1, 2, 3)]
    for number, rules in enumerate((Rules(), Rules(jack=Jack.BONUS, passing=Rotation.NEVER, moon=Moon.SUBTRACT))):
        session.settings = replace(session.settings, level=level, rules=replace(rules, target=500))
        assert _deals(session, random.Random(f"{level} {number}")) == expected

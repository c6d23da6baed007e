from pathlib import Path

import pytest

from hearts.core.dealing import deal_of
from hearts.core.game import IllegalMove, Over, Playing
from hearts.core.moves import Pass
from hearts.core.record import replay
from hearts.core.seats import Seat
from hearts.store.notes import StoreError, Trouble
from hearts.table.session import Session
from tests.table.conftest import open_session
from tests.table.evening import advance, advance_to, finish, finish_round, to_persons_turn


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

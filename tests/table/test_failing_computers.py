"""Computers that fail hold up no game: what they should have played is played by the plain level."""

from pathlib import Path

import pytest

from hearts.ai.levels import Level
from hearts.ai.thinker_process import ProcessThinker
from hearts.core.rules import Rules
from hearts.table.demo import Demo, play_on
from hearts.table.session import Session
from tests.ai.odd_players import HERE
from tests.table.conftest import open_session


def played(session: Session, level: Level, rounds: int = 1) -> tuple[str, ...]:
    demo = Demo(session, level, Rules(), seed=3, rounds=rounds)
    while not demo.game_ended:
        play_on(demo.host, session)
    return tuple(map(str, demo.host.record.moves))


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return open_session(tmp_path)


@pytest.mark.parametrize("players", ["Wrong", "Dying", "Raising", "unloadable"])
def test_a_round_is_played_to_its_end_by_the_plain_level(session: Session, players: str) -> None:
    expected = played(session, Level.NORMAL)
    session.thinker = ProcessThinker(f"{HERE}:{players}", immediate=set())
    assert played(session, Level.EASY) == expected
    session.close()


def test_a_demo_waits_for_players_in_a_process(session: Session) -> None:
    expected = played(session, Level.EASY, rounds=2)
    session.thinker = ProcessThinker(f"{HERE}:Odd", immediate=set())
    assert played(session, Level.EASY, rounds=2) == expected
    session.close()


def test_whoever_is_seated_is_got_ready_ahead_and_who_gives_hints_where_a_person_sits(session: Session) -> None:
    warmed: list[Level] = []
    session.thinker.warm = warmed.append  # type: ignore[assignment, method-assign]
    session.begin(1)
    assert warmed == [Level.NORMAL, Level.EXPERT]
    session.begin_demo(Level.EASY, Rules(), 1)
    assert warmed[2:] == [Level.EASY]
    session.resume()
    assert warmed[3:] == [Level.NORMAL, Level.EXPERT]
    session.close()

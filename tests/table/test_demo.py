import pytest

from hearts.ai.levels import Level
from hearts.core.game import Over
from hearts.core.rules import Rules
from hearts.table.demo import Demo, play_on
from hearts.table.session import Session
from hearts.text.score_sheet import score_sheet

SHORT = Rules(target=None)


def play(demo: Demo) -> list[str]:
    """Play a demo to its end and return each game's sheet."""
    sheets = []
    while True:
        while not demo.game_ended:
            play_on(demo.host, demo.session)
        sheets.append(score_sheet(demo.host.record, demo.host.game))
        if demo.is_over:
            return sheets
        demo.begin()


def test_the_same_seed_gives_the_same_sheets(session: Session) -> None:
    first = play(Demo(session, Level.NORMAL, Rules(target=50), seed=7, games=2))
    again = play(Demo(session, Level.NORMAL, Rules(target=50), seed=7, games=2))
    assert first == again
    assert len(first) == 2
    assert first[0] != first[1]


def test_it_leaves_after_so_many_games(session: Session) -> None:
    demo = Demo(session, Level.EASY, SHORT, seed=1, games=3)
    assert len(play(demo)) == 3
    assert isinstance(demo.host.game.stage, Over)


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_it_leaves_after_so_many_rounds_also_across_games(session: Session, rounds: int) -> None:
    demo = Demo(session, Level.EASY, SHORT, seed=1, rounds=rounds)
    assert len(play(demo)) == rounds


def test_rounds_end_a_demo_in_the_middle_of_a_game(session: Session) -> None:
    demo = Demo(session, Level.EASY, Rules(target=500), seed=1, rounds=2)
    sheets = play(demo)
    assert len(demo.host.game.rounds) == 2
    assert "The game is not over." in sheets[-1]


def test_without_a_limit_it_is_endless(session: Session) -> None:
    demo = Demo(session, Level.EASY, SHORT, seed=1)
    while not demo.game_ended:
        play_on(demo.host, session)
    assert demo.is_endless
    assert not demo.is_over

import pytest

from hearts.ai.levels import Level
from hearts.core.rules import Moon, Rotation
from hearts.store.settings import THEMES, ShowPoints
from hearts.store.speed import Speed
from hearts.text import MINUS, sheets
from hearts.text.sheets import Changed, new_game_question


def test_every_value_has_a_name() -> None:
    assert set(sheets.LEVELS) == set(sheets.LEVEL_NOTES) == set(Level)
    assert set(sheets.MOONS) == set(Moon)
    assert set(sheets.PASSINGS) == set(Rotation)
    assert set(sheets.SPEEDS) == set(Speed)
    assert set(sheets.POINTS_SHOWN) == set(ShowPoints)
    assert tuple(sheets.THEMES) == THEMES


@pytest.mark.parametrize(
    ("total", "words"),
    [(0, "0 points"), (1, "1 point"), (31, "31 points"), (-1, f"{MINUS}1 point"), (-26, f"{MINUS}26 points")],
)
def test_the_question_names_the_round_and_the_points(total: int, words: str) -> None:
    assert new_game_question(3, total) == f"The game you are in (round 3, {words}) would end."


def test_one_change_is_named_and_several_are_not() -> None:
    one = [new_game_question(3, 31, frozenset({change})) for change in Changed]
    assert len(set(one)) == len(Changed)
    assert all("(round 3, 31 points) would end." in sentence for sentence in one)
    several = new_game_question(3, 31, frozenset({Changed.JACK, Changed.MOON}))
    assert several == "You changed several rules, so the game you are in (round 3, 31 points) would end."


def test_lengths_are_named() -> None:
    assert [sheets.length_label(target) for target in (None, 50)] == ["One round", "50"]
    assert sheets.length_note(50) == "The game ends once somebody has 50 points."
    assert sheets.length_note(None) == "The lowest score of the round wins."


def test_a_size_that_fits_needs_no_note() -> None:
    assert sheets.scale_note(1.5, 1.5) == ""
    assert sheets.scale_note(1.15, 1.5) == "This window has room for 115 %."

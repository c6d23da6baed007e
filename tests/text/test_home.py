import pytest

from hearts.core.moves import MoonChoice
from hearts.core.rules import Moon, Rules
from hearts.text import home as words

ADDED = "All thirteen hearts and the Queen. Everyone else scores 26."


def test_the_note_says_who_plays_and_when_the_game_ends() -> None:
    assert words.game_note("easy", 100) == "Easy opponents, first to 100 ends it"
    assert words.game_note("normal", None) == "Normal opponents, a game of one round"
    assert words.continue_round(3) == "Continue round 3"


def test_the_headline_names_the_shooter() -> None:
    assert words.shot_the_moon("You") == "You shot the moon"
    assert words.shot_the_moon("East") == "East shot the moon"


@pytest.mark.parametrize(
    ("moon", "choice", "yours", "theirs"),
    [
        (Moon.ADD, None, ADDED, ADDED),
        (Moon.CHOOSE, MoonChoice.ADD, ADDED, ADDED),
        (Moon.SUBTRACT, None, "Your total drops by 26.", "East’s total drops by 26."),
        (Moon.CHOOSE, MoonChoice.SUBTRACT, "Your total drops by 26.", "East’s total drops by 26."),
    ],
)
def test_the_sentence_says_what_the_rules_make_of_it(
    moon: Moon, choice: MoonChoice | None, yours: str, theirs: str
) -> None:
    assert words.moon_effect("You", Rules(moon=moon), choice).endswith(yours)
    assert words.moon_effect("East", Rules(moon=moon), choice).endswith(theirs)

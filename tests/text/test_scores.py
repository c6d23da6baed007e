import pytest

from hearts.core.seats import PassDirection
from hearts.text import scores


def test_hearts_are_counted_in_words() -> None:
    assert [scores.hearts(count) for count in (0, 1, 2, 13)] == [
        "no hearts",
        "one heart",
        "two hearts",
        "thirteen hearts",
    ]


def test_who_took_what_is_said_of_the_person_and_of_others() -> None:
    assert scores.queen_taken("North") == "North took the Queen of spades."
    assert scores.queen_taken("You") == "You took the Queen of spades."
    assert scores.hearts_taken("You", 1) == "You took one heart."
    assert scores.hearts_taken("Anna", 9) == "Anna took nine hearts."
    assert [scores.hearts_taken(name, 0) for name in ("You", "Anna")] == ["You took no hearts.", "Anna took no hearts."]
    assert scores.queen_and_hearts_taken("You", 0) == "You took the Queen of spades and no hearts."
    assert scores.queen_and_hearts_taken("West", 1) == "West took the Queen of spades and one heart."


def test_a_moon_is_said() -> None:
    assert scores.moon_shot("East") == "East shot the moon: all thirteen hearts and the Queen."
    assert scores.moon_shot("You") == "You shot the moon: all thirteen hearts and the Queen."


def test_a_tie_says_what_follows() -> None:
    assert scores.tied(38) == "Tied at 38. One more round."
    assert scores.tied(-4) == "Tied at −4. One more round."


def test_a_rounds_points_have_a_sign_only_where_they_are_new() -> None:
    assert [scores.row_points(value, is_newest=True) for value in (16, 0, -10)] == ["+16", "0", "−10"]
    assert [scores.row_points(value, is_newest=False) for value in (16, 0, -10)] == ["16", "0", "−10"]


def test_the_coming_round_says_where_it_passes() -> None:
    said = [scores.next_round(4, direction) for direction in PassDirection]
    assert said == [
        "Round 4 passes left.",
        "Round 4 passes right.",
        "Round 4 passes across.",
        "Round 4 has no pass.",
    ]


@pytest.mark.parametrize(
    ("winners", "title"),
    [
        (["You"], "You win"),
        (["West"], "West wins"),
        (["You", "East"], "You share the win"),
        (["West", "North"], "West and North share the win"),
        (["West", "North", "East"], "West, North and East share the win"),
    ],
)
def test_winners_head_the_last_sheet(winners: list[str], title: str) -> None:
    assert scores.win_title(winners) == title


def test_the_win_is_told_with_the_distance() -> None:
    assert scores.win_line(38, 9, 30, ["West"]) == "38 points after nine rounds, 30 clear of West."
    assert scores.win_line(1, 1, 2, ["You"]) == "1 point after one round, 2 clear of you."
    assert scores.win_line(-5, 20, 3, ["You", "East"]) == "−5 points after 20 rounds, 3 clear of you and East."
    assert scores.shared_line(2) == "2 points each in a game of one round."


def test_what_happened_once_twice_and_more() -> None:
    assert [scores.queens(count) for count in (0, 1, 2, 3)] == [
        "never took the Queen",
        "took the Queen once",
        "took the Queen twice",
        "took the Queen three times",
    ]
    assert scores.shot_often(2) == "shot the moon twice"
    assert scores.clean_rounds(1) == "took nothing in one round"
    assert scores.clean_rounds(4) == "took nothing in four rounds"


def test_the_only_rounds_cards_are_said_shortly() -> None:
    assert scores.haul(0, queen=False, jack=False) == "took nothing"
    assert scores.haul(1, queen=False, jack=False) == "took one heart"
    assert scores.haul(0, queen=False, jack=True) == "took the Jack"
    assert scores.haul(11, queen=True, jack=True) == "took the Queen, Jack and 11 hearts"


def test_a_trick_is_told_with_its_cards_and_its_cost() -> None:
    assert scores.trick_line("North", ["one heart"], 1) == "North took it: one heart, 1 point."
    assert scores.trick_line("You", [], 0) == "You took it: no points."
    parts = scores.haul_parts(2, queen=True, jack=True)
    assert scores.trick_line("You", parts, 5) == (
        "You took it: the Queen of spades, two hearts and the Jack of diamonds, 5 points."
    )
    assert scores.trick_place("You", 13, 13) == "You led. Trick 13 of 13."
    assert scores.trick_place("West", 3, 13) == "West led. Trick 3 of 13."


def test_an_outcome_says_whether_the_game_ends() -> None:
    assert scores.outcome([]) == "The game goes on."
    assert scores.outcome(["You"]) == "You win the game."
    assert scores.outcome(["East"]) == "East wins the game."
    assert scores.outcome(["You", "East"]) == "You share the win."
    assert scores.outcome(["West", "East"]) == "West and East share the win."


def test_totals_of_a_running_round_say_what_they_hold() -> None:
    assert scores.total_after(3) == "after round 3"
    assert scores.total_after(0) == "before round 1"

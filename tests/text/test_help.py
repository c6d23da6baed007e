import pytest

from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.text import MINUS
from hearts.text import help as words
from hearts.text.help import Topic, in_force, sentences
from hearts.ui.keys import USUAL, keymap_of

OTHER = Rules(None, Moon.SUBTRACT, Jack.BONUS, queen_breaks=True, first_trick_points=True, passing=Rotation.NEVER)


def _text(topic: Topic, rules: Rules) -> str:
    return " ".join(sentences(topic, rules))


def test_there_are_eight_pages_in_their_order() -> None:
    assert [topic.value() for topic in Topic] == [
        "The goal",
        "Passing",
        "Playing a trick",
        "Hearts and the Queen",
        "Shooting the moon",
        "Scoring",
        "Keys and touch",
        "Fair play",
    ]


def test_every_page_but_the_keys_has_sentences() -> None:
    assert [topic for topic in Topic if not sentences(topic, Rules())] == [Topic.KEYS]


@pytest.mark.parametrize("topic", [Topic.GOAL, Topic.PASSING, Topic.HEARTS, Topic.MOON, Topic.SCORING])
def test_pages_follow_the_rules_of_the_game(topic: Topic) -> None:
    assert _text(topic, Rules()) != _text(topic, OTHER)


def test_the_length_of_the_game_is_named() -> None:
    assert "150 points" in _text(Topic.GOAL, Rules(target=150))
    assert "one round" in _text(Topic.GOAL, OTHER)


def test_the_moon_says_what_it_does() -> None:
    each = {_text(Topic.MOON, Rules(moon=moon)) for moon in Moon}
    assert len(each) == len(Moon)


def test_the_rules_in_force_are_all_named() -> None:
    usual, other = in_force(Rules()), in_force(OTHER)
    assert [label for label, _ in usual] == [label for label, _ in other]
    assert len(usual) == 6
    assert all(before != after for before, after in zip(usual, other, strict=True))
    assert ("Game length", "To 100 points") in usual
    assert ("Jack of diamonds", f"{MINUS}10") in other


def test_every_key_is_listed_once() -> None:
    keys = [key for keys, _ in words.key_rows(USUAL.names) for key in keys]
    assert len(keys) == len(set(keys))
    fixed = "Left Right Up Down Home End Enter Space Esc Tab Ctrl+Z F10 F1 F11 Ctrl+Q"
    assert set(keys) == {*fixed.split(), *map(str, USUAL.own)}


def test_chosen_keys_are_listed_instead_of_the_usual_ones() -> None:
    rows = words.key_rows(keymap_of((("hint", "Ctrl+J"),)).names)
    assert (("Ctrl+J",), "Hint") in rows
    assert not any("H" in keys for keys, _ in rows)


def test_the_page_number() -> None:
    assert words.page_number(4, 8) == "4 of 8"


def test_no_sentence_shouts_or_uses_a_typewriter_sign() -> None:
    for rules in (Rules(), OTHER):
        for topic in Topic:
            assert not set(_text(topic, rules)) & set("!'-")

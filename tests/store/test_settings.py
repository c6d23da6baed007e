import json
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.store.settings import BACKS, LEVELS, THEMES, Deck, Settings, ShowPoints, clean_name, from_dict, to_dict
from hearts.store.speed import Speed
from hearts.ui import theme

TARGETS = (None, *range(25, 501, 25))
pixels = st.integers(1, 32767)
offsets = st.integers(-32767, 32767)
names = st.text(max_size=60).map(clean_name)
words = st.text(min_size=1, max_size=24)

every_settings = st.builds(
    Settings,
    level=st.sampled_from(LEVELS),
    rules=st.builds(
        Rules,
        target=st.sampled_from(TARGETS),
        moon=st.sampled_from(Moon),
        jack=st.sampled_from(Jack),
        queen_breaks=st.booleans(),
        first_trick_points=st.booleans(),
        passing=st.sampled_from(Rotation),
    ),
    speed=st.sampled_from(Speed),
    one_tap=st.booleans(),
    reduced_motion=st.booleans(),
    deck=st.sampled_from(Deck),
    large_index=st.booleans(),
    theme=st.sampled_from(THEMES),
    back=st.sampled_from((None, *BACKS)),
    ui_scale=st.floats(0.75, 2),
    show_points=st.sampled_from(ShowPoints),
    mark_winner=st.booleans(),
    volume=st.floats(0, 1),
    muted=st.booleans(),
    sound_queen=st.booleans(),
    sound_hearts=st.booleans(),
    fullscreen=st.booleans(),
    maximised=st.booleans(),
    window_size=st.none() | st.tuples(pixels, pixels),
    window_place=st.none() | st.tuples(offsets, offsets),
    player_name=names,
    west_name=names,
    north_name=names,
    east_name=names,
    speech=st.booleans(),
    language=st.sampled_from(("", "de", "pt_BR")),
    keys=st.dictionaries(words, words, max_size=12).map(lambda pairs: tuple(pairs.items())),
)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)

CHANGED = Settings(
    level="easy",
    rules=Rules(target=50, moon=Moon.CHOOSE, jack=Jack.BONUS, queen_breaks=True),
    speed=Speed.INSTANT,
    one_tap=True,
    reduced_motion=True,
    deck=Deck.SAFE,
    large_index=True,
    theme="walnut",
    back="forest",
    ui_scale=1.5,
    show_points=ShowPoints.OWN,
    mark_winner=False,
    volume=0.0,
    muted=True,
    sound_queen=False,
    sound_hearts=False,
    fullscreen=True,
    maximised=True,
    window_size=(1280, 800),
    window_place=(-5, 7),
    player_name="Zoë",
    west_name="Ada",
    north_name="Grace",
    east_name="Emmy",
    speech=True,
    language="de",
    keys=(("hint", "J"), ("undo", "Ctrl+U")),
)


@given(every_settings)
def test_settings_survive_their_json_form(settings: Settings) -> None:
    assert from_dict(json.loads(json.dumps(to_dict(settings)))) == settings


def test_no_setting_is_forgotten_by_the_json_form() -> None:
    default, changed = to_dict(Settings()), to_dict(CHANGED)
    assert all(default[option.name] != changed[option.name] for option in fields(Settings))
    assert from_dict(changed) == CHANGED


def test_nothing_found_gives_the_defaults() -> None:
    assert from_dict({}) == Settings()


@pytest.mark.parametrize(("text", "deck"), [("two", Deck.TWO), ("four", Deck.FOUR), ("safe", Deck.SAFE)])
def test_a_deck_is_read_from_files_that_know_no_large_index(text: str, deck: Deck) -> None:
    assert from_dict({"deck": text}) == Settings(deck=deck, large_index=False)


def test_of_the_keys_only_what_is_no_pair_of_words_is_left_out() -> None:
    found = {"hint": "J", "undo": 7, "menu": None, "": "K", "scores": "", "new_game": "x" * 999, "mute": "F5"}
    assert from_dict({"keys": found}).keys == (("hint", "J"), ("mute", "F5"))


@pytest.mark.parametrize("name", [option.name for option in fields(Settings)])
@pytest.mark.parametrize(
    "wrong", [{}, [], "no such", -(10**400), 10**400, float("nan"), float("inf"), [1], [1, 2, 3], 7]
)
def test_a_wrong_value_is_replaced_alone(name: str, wrong: object) -> None:
    expected = to_dict(CHANGED) | {name: to_dict(Settings())[name]}
    if name.endswith("_name") and isinstance(wrong, str):
        expected[name] = wrong
    assert to_dict(from_dict(to_dict(CHANGED) | {name: wrong})) == expected


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("one_tap", 1),
        ("mark_winner", 0),
        ("fullscreen", "true"),
        ("maximised", 1),
        ("volume", 1.01),
        ("volume", True),
        ("volume", "0.5"),
        ("ui_scale", 0.74),
        ("ui_scale", 2.01),
        ("window_size", [0, 800]),
        ("window_size", [1280.0, 800]),
        ("window_size", [True, True]),
        ("window_place", [0, 40000]),
        ("level", "NORMAL"),
        ("speed", "NORMAL"),
        ("back", ""),
    ],
)
def test_a_value_just_outside_its_range_is_replaced(name: str, wrong: object) -> None:
    assert to_dict(from_dict({name: wrong}))[name] == to_dict(Settings())[name]


def test_a_wrong_option_of_the_rules_is_replaced_alone() -> None:
    found = {"rules": {"target": "50", "moon": "blue", "jack": -10, "queen_breaks": "1", "unknown": "1", "passing": []}}
    assert from_dict(found).rules == Rules(target=50, queen_breaks=True)


@given(st.dictionaries(st.sampled_from([option.name for option in fields(Settings)]), json_values))
def test_whatever_is_found_the_settings_are_ones_that_can_be_saved(found: dict[str, object]) -> None:
    settings = from_dict(found)
    assert from_dict(to_dict(settings)) == settings


@pytest.mark.parametrize(
    ("text", "name"),
    [("  Ada \n Lovelace\t", "Ada Lovelace"), ("\ud800x\x00", "x"), ("", ""), ("ab" * 40, "ab" * 20), ("Zoë", "Zoë")],
)
def test_a_name_is_made_fit_for_the_table(text: str, name: str) -> None:
    assert clean_name(text) == name


@given(st.text())
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    assert clean_name(clean_name(text)) == clean_name(text)


def test_themes_and_backs_are_those_that_are_drawn() -> None:
    drawn = [found for found in vars(theme).values() if isinstance(found, theme.Theme)]
    assert sorted(THEMES) == sorted(found.key for found in drawn)
    assert set(BACKS) >= {found.back for found in drawn}

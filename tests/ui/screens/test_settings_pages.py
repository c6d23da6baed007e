import pytest

from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.store.settings import BACKS, THEMES, Deck, Settings, ShowPoints
from hearts.store.speed import Speed
from hearts.text.sheets import Changed
from hearts.ui.screens.settings_pages import (
    Choice,
    Cloths,
    Heading,
    Loudness,
    Page,
    Remark,
    Sample,
    Switch,
    chosen,
    lengths,
    page_view,
    rule_changes,
    scales,
)

USUAL = Settings()


def _choices(settings: Settings = USUAL) -> dict[str, Choice]:
    entries = (entry for page in Page for entry in page_view(page, settings).entries)
    return {entry.id: entry for entry in entries if isinstance(entry, Choice)}


def _switches(settings: Settings = USUAL) -> dict[str, Switch]:
    entries = (entry for page in Page for entry in page_view(page, settings).entries)
    return {entry.id: entry for entry in entries if isinstance(entry, Switch)}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("level", ("easy", "normal", "hard", "expert")),
        ("speed", tuple(Speed)),
        ("show_points", tuple(ShowPoints)),
        ("deck", tuple(Deck)),
        ("back", (None, *BACKS)),
        ("ui_scale", (0.75, 1.0, 1.25, 1.5, 2.0)),
    ],
)
def test_each_option_of_a_choice_sets_its_value(name: str, values: tuple[object, ...]) -> None:
    assert len(_choices()[name].options) == len(values)
    for index, value in enumerate(values):
        after = chosen(USUAL, name, index)
        assert getattr(after, name) == value
        assert _choices(after)[name].index == index


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("length", [Rules(target=target) for target in (None, 50, 100, 200)]),
        ("moon", [Rules(moon=moon) for moon in Moon]),
        ("passing", [Rules(passing=rotation) for rotation in Rotation]),
    ],
)
def test_each_option_of_a_rule_sets_its_value(name: str, rules: list[Rules]) -> None:
    assert len(_choices()[name].options) == len(rules)
    for index, expected in enumerate(rules):
        after = chosen(USUAL, name, index)
        assert after == Settings(rules=expected)
        assert _choices(after)[name].index == index


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("jack", Settings(rules=Rules(jack=Jack.BONUS))),
        ("queen_breaks", Settings(rules=Rules(queen_breaks=True))),
        ("first_trick", Settings(rules=Rules(first_trick_points=True))),
        ("one_tap", Settings(one_tap=True)),
        ("reduced_motion", Settings(reduced_motion=True)),
        ("speech", Settings(speech=True)),
        ("mark_winner", Settings(mark_winner=False)),
        ("large_index", Settings(large_index=True)),
        ("sound_hearts", Settings(sound_hearts=False)),
        ("sound_queen", Settings(sound_queen=False)),
    ],
)
def test_a_switch_turns_its_setting_over_and_back(name: str, expected: Settings) -> None:
    after = chosen(USUAL, name, 0)
    assert after == expected
    assert _switches(after)[name].is_on != _switches()[name].is_on
    assert chosen(after, name, 0) == USUAL


@pytest.mark.parametrize(("value", "volume"), [(0.0, 0.0), (0.512, 0.5), (1.0, 1.0)])
def test_the_slider_sets_the_volume_and_lets_it_be_heard(value: float, volume: float) -> None:
    after = chosen(Settings(muted=True), "volume", 0, value)
    assert after == Settings(volume=volume, muted=False)
    assert Loudness(volume, is_muted=False) in page_view(Page.PLAY, after).entries


def test_the_loudspeaker_mutes_and_leaves_the_volume() -> None:
    after = chosen(USUAL, "muted", 0)
    assert after == Settings(muted=True)
    assert Loudness(USUAL.volume, is_muted=True) in page_view(Page.PLAY, after).entries
    assert chosen(after, "muted", 0) == USUAL


def test_only_where_there_is_no_sound_device_a_note_says_so() -> None:
    notes = [
        {entry.note for entry in page_view(Page.PLAY, USUAL, can_sound=can).entries if isinstance(entry, Heading)}
        for can in (True, False)
    ]
    assert notes == [{""}, {"", "No sound device was found"}]


@pytest.mark.parametrize("theme", THEMES)
def test_each_cloth_sets_its_theme(theme: str) -> None:
    after = chosen(USUAL, f"theme:{theme}", 0)
    assert after == Settings(theme=theme)
    cloths = next(entry for entry in page_view(Page.LOOK, after).entries if isinstance(entry, Cloths))
    assert cloths.keys[cloths.index] == theme


def test_an_unusual_length_keeps_its_place_among_the_usual_ones() -> None:
    assert lengths(150) == (None, 50, 100, 150, 200)
    settings = Settings(rules=Rules(target=150))
    assert _choices(settings)["length"].options == ("One round", "50", "100", "150", "200")
    assert chosen(settings, "length", 4).rules.target == 200


def test_an_unusual_size_keeps_its_place_among_the_usual_ones() -> None:
    assert scales(1.1) == (0.75, 1.0, 1.1, 1.25, 1.5, 2.0)
    assert _choices(Settings(ui_scale=1.1))["ui_scale"].index == 2


def test_a_size_the_window_has_no_room_for_says_so() -> None:
    large = Settings(ui_scale=2.0)
    notes = [
        entry.note
        for shown in (2.0, 1.6)
        for entry in page_view(Page.ACCESS, large, shown_scale=shown).entries
        if isinstance(entry, Choice) and entry.id == "ui_scale"
    ]
    assert notes == ["", "This window has room for 160 %."]


def test_the_note_explains_the_chosen_deck() -> None:
    notes = {_choices(chosen(USUAL, "deck", index))["deck"].note for index in range(3)}
    assert len(notes) == 3


def test_the_note_explains_the_chosen_level() -> None:
    notes = {_choices(chosen(USUAL, "level", index))["level"].note for index in range(2)}
    assert len(notes) == 2


def test_only_the_page_of_the_rules_shows_the_remark() -> None:
    remark = Remark("title", "text")
    with_it = [page for page in Page if remark in page_view(page, USUAL, remark=remark).entries]
    assert with_it == [Page.RULES]


@pytest.mark.parametrize("settings", [Settings(), Settings(mark_winner=False, show_points=ShowPoints.OWN)])
def test_the_sample_shows_what_is_chosen(settings: Settings) -> None:
    samples = [entry for page in Page for entry in page_view(page, settings).entries if isinstance(entry, Sample)]
    assert samples == [Sample(settings.mark_winner, settings.show_points)]


def test_every_page_begins_with_a_heading() -> None:
    for page in Page:
        assert isinstance(page_view(page, USUAL).entries[0], Heading)


@pytest.mark.parametrize(
    ("name", "index", "change"),
    [
        ("level", 0, Changed.LEVEL),
        ("length", 1, Changed.LENGTH),
        ("moon", 2, Changed.MOON),
        ("passing", 2, Changed.PASSING),
        ("jack", 0, Changed.JACK),
        ("queen_breaks", 0, Changed.QUEEN_BREAKS),
        ("first_trick", 0, Changed.FIRST_TRICK),
    ],
)
def test_a_change_of_the_rules_is_named(name: str, index: int, change: Changed) -> None:
    assert rule_changes(USUAL, chosen(USUAL, name, index)) == {change}


@pytest.mark.parametrize("name", ["speed", "show_points", "ui_scale", "one_tap", "deck", "theme:walnut"])
def test_other_changes_are_no_change_of_the_rules(name: str) -> None:
    after = chosen(USUAL, name, 2)
    assert after != USUAL
    assert not rule_changes(USUAL, after)

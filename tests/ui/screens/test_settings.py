from dataclasses import dataclass, field, replace

import pygame
import pytest

from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.store.settings import BACKS, THEMES, Deck, Settings, ShowPoints
from hearts.store.speed import Speed
from hearts.ui.assets import Assets
from hearts.ui.canvas import pixels
from hearts.ui.screen import Change, Desk, Pop, Push, Quit, Reset
from hearts.ui.screens.access_entries import RESET_ID
from hearts.ui.screens.settings import InProgress, settings_sheet
from hearts.ui.screens.settings_layout import place
from hearts.ui.screens.settings_pages import Page, Sample, page_view
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets.control import slider_track
from tests.ui.screens.access_controls import KEYS, NAMES
from tests.ui.screens.at_desk import (
    SCALES,
    WINDOWS,
    click,
    control,
    desk_of,
    drawn,
    faults,
    focused,
    key,
    names,
    press,
    walk_to,
    watched_text,
)

ACCESS_CONTROLS = {"speech", *NAMES, *KEYS, RESET_ID}  # each is tried in a file of its own

GOING = InProgress(round_no=3, points=31)


@dataclass
class Evening:
    """Stands for the table below: it takes settings and begins games."""

    desk: Desk
    applied: list[Settings] = field(default_factory=list)
    begun: list[Settings] = field(default_factory=list)

    def apply(self, settings: Settings) -> None:
        self.applied.append(settings)
        self.desk.settings = settings

    def new_game(self, settings: Settings) -> Change:
        self.begun.append(settings)
        return Pop()

    def sheet(self, going: InProgress | None = GOING, page: Page = Page.RULES) -> SheetScreen:
        sheet = settings_sheet(self.desk, self.desk.settings, going, apply=self.apply, new_game=self.new_game)
        press(sheet, "page", list(Page).index(page))
        return sheet


@pytest.fixture
def evening(assets: Assets) -> Evening:
    return Evening(desk_of(assets))


RULE_CONTROLS = [
    ("level", 0, Settings(level="easy")),
    ("length", 0, Settings(rules=Rules(target=None))),
    ("length", 1, Settings(rules=Rules(target=50))),
    ("length", 3, Settings(rules=Rules(target=200))),
    ("moon", 1, Settings(rules=Rules(moon=Moon.SUBTRACT))),
    ("moon", 2, Settings(rules=Rules(moon=Moon.CHOOSE))),
    ("passing", 1, Settings(rules=Rules(passing=Rotation.ROTATE3))),
    ("passing", 2, Settings(rules=Rules(passing=Rotation.NEVER))),
    ("jack", None, Settings(rules=Rules(jack=Jack.BONUS))),
    ("queen_breaks", None, Settings(rules=Rules(queen_breaks=True))),
    ("first_trick", None, Settings(rules=Rules(first_trick_points=True))),
]
OTHER_CONTROLS = [
    (Page.PLAY, "speed", 1, Settings(speed=Speed.FAST)),
    (Page.PLAY, "speed", 2, Settings(speed=Speed.INSTANT)),
    (Page.PLAY, "one_tap", None, Settings(one_tap=True)),
    (Page.ACCESS, "reduced_motion", None, Settings(reduced_motion=True)),
    (Page.PLAY, "show_points", 1, Settings(show_points=ShowPoints.OWN)),
    (Page.PLAY, "show_points", 2, Settings(show_points=ShowPoints.OFF)),
    (Page.PLAY, "mark_winner", None, Settings(mark_winner=False)),
    (Page.PLAY, "muted", None, Settings(muted=True)),
    (Page.PLAY, "sound_hearts", None, Settings(sound_hearts=False)),
    (Page.PLAY, "sound_queen", None, Settings(sound_queen=False)),
    *((Page.LOOK, f"theme:{theme}", None, Settings(theme=theme)) for theme in THEMES[1:]),
    (Page.LOOK, "deck", 1, Settings(deck=Deck.FOUR)),
    (Page.LOOK, "deck", 2, Settings(deck=Deck.SAFE)),
    (Page.LOOK, "large_index", None, Settings(large_index=True)),
    *((Page.LOOK, "back", index, Settings(back=back)) for index, back in enumerate(BACKS, 1)),
    (Page.ACCESS, "ui_scale", 0, Settings(ui_scale=0.75)),
    (Page.ACCESS, "ui_scale", 2, Settings(ui_scale=1.25)),
    (Page.ACCESS, "ui_scale", 3, Settings(ui_scale=1.5)),
    (Page.ACCESS, "ui_scale", 4, Settings(ui_scale=2.0)),
]


def _by_keys(sheet: SheetScreen, name: str, part: int | None) -> None:
    """Use a control without a mouse."""
    walk_to(sheet, name)
    if part is None:
        key(sheet, pygame.K_SPACE)
        return
    for _ in range(9):
        ahead = part - control(sheet, name).index
        if ahead:
            key(sheet, pygame.K_RIGHT if ahead > 0 else pygame.K_LEFT)


# ── what applies at once ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("page", "name", "part", "expected"), OTHER_CONTROLS)
def test_play_and_look_apply_at_once_by_mouse(
    evening: Evening, page: Page, name: str, part: int | None, expected: Settings
) -> None:
    sheet = evening.sheet(page=page)
    assert press(sheet, name, part) is None
    assert evening.applied == [expected]
    assert isinstance(sheet.content.close(), Pop)


@pytest.mark.parametrize(("page", "name", "part", "expected"), OTHER_CONTROLS)
def test_play_and_look_apply_at_once_by_keyboard(
    evening: Evening, page: Page, name: str, part: int | None, expected: Settings
) -> None:
    sheet = evening.sheet(page=page)
    _by_keys(sheet, name, part)
    assert evening.applied[-1] == expected


def test_the_volume_follows_the_mouse_in_steps(evening: Evening) -> None:
    sheet = evening.sheet(page=Page.PLAY)
    track = slider_track(control(sheet, "volume").rect)
    middle = round(track.y)
    start, end = (round(track.x + share * track.w) for share in (0.5, 0.26))
    sheet.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(start, middle), button=1))
    for x in range(start, end - 1, -1):
        sheet.handle(pygame.Event(pygame.MOUSEMOTION, pos=(x, middle), rel=(-1, 0), buttons=(1, 0, 0)))
    sheet.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(end, middle), button=1))
    assert [settings.volume for settings in evening.applied] == [0.5, 0.45, 0.4, 0.35, 0.3, 0.25]


def test_the_volume_follows_the_arrow_keys(evening: Evening) -> None:
    sheet = evening.sheet(page=Page.PLAY)
    walk_to(sheet, "volume")
    key(sheet, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert [settings.volume for settings in evening.applied] == [0.7, 0.75, 0.7]


def test_every_control_of_every_page_is_tried_here(evening: Evening) -> None:
    tried = {name for name, _, _ in RULE_CONTROLS} | {name for _, name, _, _ in OTHER_CONTROLS} | {"volume"}
    tried |= ACCESS_CONTROLS
    shown = {name for page in Page for name in names(evening.sheet(page=page))}
    assert shown - tried == {"page", "theme:conservatory", "language", "new", "help", "quit", "done", "close"}


def test_what_applies_builds_on_what_the_window_changed_meanwhile(evening: Evening) -> None:
    sheet = evening.sheet(page=Page.PLAY)
    evening.desk.settings = replace(evening.desk.settings, fullscreen=True)
    press(sheet, "one_tap")
    assert evening.applied == [Settings(fullscreen=True, one_tap=True)]


def test_pressing_what_is_chosen_already_writes_nothing(evening: Evening) -> None:
    sheet = evening.sheet(page=Page.LOOK)
    press(sheet, "theme:conservatory")
    assert evening.applied == []


# ── rules are a draft ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("name", "part", "expected"), RULE_CONTROLS)
@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_rule_waits_for_done_and_an_answer(
    evening: Evening, name: str, part: int | None, expected: Settings, *, by_mouse: bool
) -> None:
    sheet = evening.sheet()
    if by_mouse:
        press(sheet, name, part)
    else:
        _by_keys(sheet, name, part)
    assert evening.applied == []
    question = press(sheet, "done")
    assert isinstance(question, Push)
    assert isinstance(question.screen, SheetScreen)
    assert evening.begun == []
    answer = press(question.screen, "yes")
    assert isinstance(answer, Pop)
    assert answer.then is not None
    assert isinstance(answer.then(), Pop)
    assert evening.begun == [expected]


@pytest.mark.parametrize("way", ["done", "close", "esc", "outside"])
def test_however_the_sheet_is_left_a_changed_rule_asks(evening: Evening, way: str) -> None:
    sheet = evening.sheet()
    press(sheet, "jack")
    assert isinstance(_leave(sheet, way), Push)


@pytest.mark.parametrize("way", ["done", "close", "esc", "outside"])
def test_with_the_old_rules_it_simply_closes(evening: Evening, way: str) -> None:
    sheet = evening.sheet()
    press(sheet, "jack")
    press(sheet, "jack")
    assert _leave(sheet, way) == Pop()
    assert evening.begun == []


def _leave(sheet: SheetScreen, way: str) -> Change | None:
    match way:
        case "esc":
            return key(sheet, pygame.K_ESCAPE)
        case "outside":
            return click(sheet, (5, 400))
        case _:
            return press(sheet, way)


def test_keeping_the_game_leaves_both_sheets_and_changes_nothing(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "queen_breaks")
    question = press(sheet, "done")
    assert isinstance(question, Push)
    assert isinstance(question.screen, SheetScreen)
    answer = key(question.screen, pygame.K_ESCAPE)
    assert isinstance(answer, Pop)
    assert answer.then is not None
    assert answer.then() == Pop()
    assert (evening.applied, evening.begun) == ([], [])


def test_play_settings_stay_even_where_the_rules_go_back(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "jack")
    press(sheet, "page", 1)
    press(sheet, "one_tap")
    assert evening.applied == [Settings(one_tap=True)]
    press(sheet, "page", 0)
    assert control(sheet, "jack").selected


def test_without_a_game_in_progress_changed_rules_begin_one_unasked(evening: Evening) -> None:
    sheet = evening.sheet(going=None)
    press(sheet, "jack")
    press(sheet, "done")
    assert evening.begun == [Settings(rules=Rules(jack=Jack.BONUS))]


def test_without_changes_nothing_begins(evening: Evening) -> None:
    assert press(evening.sheet(going=None), "done") == Pop()
    assert evening.begun == []


# ── the menu ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_new_game_asks_first_and_takes_the_draft_with_it(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "level", 0)
    question = press(sheet, "new")
    assert isinstance(question, Push)
    assert isinstance(question.screen, SheetScreen)
    stay = key(question.screen, pygame.K_ESCAPE)
    assert stay == Pop()
    answer = press(question.screen, "yes")
    assert isinstance(answer, Pop)
    assert answer.then is not None
    answer.then()
    assert evening.begun == [Settings(level="easy")]


def test_new_game_does_not_ask_where_nothing_would_end(evening: Evening) -> None:
    press(evening.sheet(going=None), "new")
    assert evening.begun == [Settings()]


def test_what_a_new_game_changes_is_what_the_table_said(assets: Assets) -> None:
    reset = Reset(settings_sheet(desk_of(assets), Settings(), None, apply=lambda _: None, new_game=lambda _: Quit()))
    sheet = settings_sheet(desk_of(assets), Settings(), None, apply=lambda _: None, new_game=lambda _: reset)
    assert press(sheet, "new") is reset


def test_quit_leaves_without_a_question(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "jack")
    assert press(sheet, "quit") == Quit()


def test_how_to_play_opens_over_the_settings(evening: Evening) -> None:
    change = press(evening.sheet(), "help")
    assert isinstance(change, Push)
    assert isinstance(change.screen, SheetScreen)
    assert change.screen.content.title == "How to play"


# ── focus and pages ──────────────────────────────────────────────────────────────────────────────────────────────


def test_enter_at_once_is_done(evening: Evening) -> None:
    evening.desk.keyboard = True
    sheet = settings_sheet(evening.desk, Settings(), GOING, apply=evening.apply, new_game=evening.new_game)
    assert key(sheet, pygame.K_RETURN) == Pop()


def test_tab_reads_the_sheet_from_top_to_bottom(evening: Evening) -> None:
    sheet = evening.sheet()
    order = names(sheet)
    assert order[0] == "page"
    assert order[-5:] == ["new", "help", "quit", "done", "close"]
    assert order[1:5] == ["level", "length", "moon", "passing"]


def test_down_and_up_go_from_control_to_control(evening: Evening) -> None:
    sheet = evening.sheet()
    walk_to(sheet, "level")
    key(sheet, pygame.K_DOWN)
    assert focused(sheet) == "length"
    key(sheet, pygame.K_UP, pygame.K_UP)
    assert focused(sheet) == "page"
    assert control(sheet, "level").index == 1


def test_the_pages_turn_by_keyboard(evening: Evening) -> None:
    sheet = evening.sheet()
    walk_to(sheet, "page")
    key(sheet, pygame.K_RIGHT)
    assert "speed" in names(sheet)
    key(sheet, pygame.K_RIGHT)
    assert "deck" in names(sheet)
    key(sheet, pygame.K_LEFT, pygame.K_LEFT)
    assert "level" in names(sheet)


def test_the_sheet_keeps_its_size_from_page_to_page(evening: Evening) -> None:
    frames = {evening.sheet(page=page).frame.rect for page in Page}
    assert len(frames) == 1


# ── what it looks like ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_is_cut_overlaps_or_leaves_the_sheet(
    assets: Assets, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    evening = Evening(desk_of(assets, size, Settings(ui_scale=scale, rules=Rules(target=150))))
    for page in Page:
        sheet = evening.sheet(page=page)
        assert faults(sheet) == []
        with watched_text(sheet, monkeypatch) as bad:
            drawn(sheet)
        assert bad == []


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_every_page_differently(assets: Assets, theme: str) -> None:
    evening = Evening(desk_of(assets, settings=Settings(theme=theme)))
    pictures = {pygame.image.tobytes(drawn(evening.sheet(page=page)), "RGB") for page in Page}
    assert len(pictures) == len(Page)


@pytest.mark.parametrize(
    "other", [Settings(mark_winner=False), Settings(show_points=ShowPoints.OWN), Settings(show_points=ShowPoints.OFF)]
)
def test_the_sample_on_the_page_of_play_shows_the_difference(evening: Evening, other: Settings) -> None:
    sheet = evening.sheet(page=Page.PLAY)
    placed = place(sheet.desk.ruler, page_view(Page.PLAY, Settings()), sheet.frame.body).placed
    part = pixels(next(one.rect for one in placed if isinstance(one.entry, Sample)))
    pictures = []
    for settings in (Settings(), other):
        evening.desk.settings = settings
        pictures.append(pygame.image.tobytes(drawn(sheet).subsurface(part), "RGB"))
    assert pictures[0] != pictures[1]


def test_the_faces_on_the_page_of_look_show_the_deck(evening: Evening) -> None:
    sheet = evening.sheet(page=Page.LOOK)
    part = pygame.Rect(sheet.frame.left, sheet.frame.footer_top - 130, sheet.frame.width, 110)
    pictures = []
    for settings in (Settings(), Settings(deck=Deck.FOUR)):
        evening.desk.settings = settings
        evening.desk.fit(evening.desk.size)
        pictures.append(pygame.image.tobytes(drawn(sheet).subsurface(part), "RGB"))
    assert pictures[0] != pictures[1]


def test_drawing_changes_nothing(evening: Evening) -> None:
    sheet = evening.sheet()
    key(sheet, pygame.K_TAB)
    first = pygame.image.tobytes(drawn(sheet), "RGB")
    evening.desk.keyboard = False
    without_ring = pygame.image.tobytes(drawn(sheet), "RGB")
    evening.desk.keyboard = True
    assert pygame.image.tobytes(drawn(sheet), "RGB") == first != without_ring

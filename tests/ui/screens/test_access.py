from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.store.settings import LONGEST_NAME, Settings
from hearts.store.settings_file import SettingsFile
from hearts.text import access, seat_names
from hearts.ui.assets import Assets
from hearts.ui.keys import Action
from hearts.ui.lettering import Lettering, Typeface
from hearts.ui.screen import Change, Desk, Pop
from hearts.ui.screens.confirm import confirm
from hearts.ui.screens.game_over import game_over
from hearts.ui.screens.how_to_play import how_to_play
from hearts.ui.screens.scores import round_summary
from hearts.ui.screens.settings import settings_sheet
from hearts.ui.screens.settings_pages import Page
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.speech import Narrator
from hearts.ui.widgets import Pressed
from tests.ui.score_games import over, played, record_of
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
    press,
    walk_to,
    watched_text,
)
from tests.ui.screens.inked import inked
from tests.ui.sitting import Sitting
from tests.ui.test_speech import Listener

LONG_NAME = "Maximiliane Wilhelmina of Hohenwittelsba"


@dataclass
class Evening:
    """Stands for the table below."""

    desk: Desk
    applied: list[Settings] = field(default_factory=list)

    def apply(self, settings: Settings) -> None:
        self.applied.append(settings)
        self.desk.settings = settings

    @staticmethod
    def new_game(_settings: Settings) -> Change:
        return Pop()

    def sheet(self) -> SheetScreen:
        sheet = settings_sheet(self.desk, self.desk.settings, None, apply=self.apply, new_game=self.new_game)
        press(sheet, "page", list(Page).index(Page.ACCESS))
        return sheet

    def write(self, sheet: SheetScreen, text: str) -> None:
        """Type *text* as a window does: for each letter a key and then the letter."""
        for letter in text:
            key(sheet, ord(letter.lower()))
            sheet.handle(pygame.Event(pygame.TEXTINPUT, text=letter))


@pytest.fixture
def evening(assets: Assets) -> Evening:
    desk = desk_of(assets)
    desk.narrator = Narrator(Listener())
    return Evening(desk)


def shown(sheet: SheetScreen, name: str) -> str:
    return control(sheet, name).text


def notice(evening: Evening, sheet: SheetScreen) -> str:
    assert evening.desk is sheet.desk
    return sheet.told().news


# names


@pytest.mark.parametrize(("name", "option"), NAMES.items())
@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_name_is_typed_and_kept_at_once(evening: Evening, name: str, option: str, *, by_mouse: bool) -> None:
    sheet = evening.sheet()
    if by_mouse:
        press(sheet, name)
    else:
        walk_to(sheet, name)
    evening.write(sheet, "Anna B")
    assert evening.desk.settings == Settings(**{option: "Anna B"})  # type: ignore[arg-type]
    assert shown(sheet, name) == "Anna B"


def test_letters_that_are_keys_elsewhere_only_write(evening: Evening) -> None:
    sheet = evening.sheet()
    walk_to(sheet, "name:west")
    evening.write(sheet, "Shnmu l")
    assert evening.desk.settings.west_name == "Shnmu l"
    assert focused(sheet) == "name:west"


def test_a_name_is_mended_where_the_caret_is(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "name:west")
    evening.write(sheet, "Adda")
    key(sheet, pygame.K_LEFT, pygame.K_BACKSPACE)
    assert evening.desk.settings.west_name == "Ada"
    key(sheet, pygame.K_HOME, pygame.K_DELETE)
    evening.write(sheet, "I")
    assert evening.desk.settings.west_name == "Ida"
    key(sheet, pygame.K_END)
    evening.write(sheet, "h")
    assert evening.desk.settings.west_name == "Idah"


def test_enter_and_esc_end_the_typing_and_only_then_close(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "name:west")
    evening.write(sheet, "Ada")
    assert key(sheet, pygame.K_RETURN) is None
    assert not control(sheet, "name:west").selected
    press(sheet, "name:west")
    assert key(sheet, pygame.K_ESCAPE) is None
    assert isinstance(key(sheet, pygame.K_ESCAPE), Pop)
    assert evening.desk.settings.west_name == "Ada"


def test_tab_goes_on_to_the_next_field(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "name:west")
    evening.write(sheet, "Ada ")
    key(sheet, pygame.K_TAB)
    evening.write(sheet, "Eva")
    assert (evening.desk.settings.west_name, evening.desk.settings.north_name) == ("Ada", "Eva")
    assert shown(sheet, "name:west") == "Ada"


def test_a_name_has_an_end(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "name:east")
    evening.write(sheet, "x" * (LONGEST_NAME + 5))
    assert evening.desk.settings.east_name == "x" * LONGEST_NAME


def test_an_emptied_name_is_the_usual_one_again(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "name:west")
    evening.write(sheet, "Al")
    key(sheet, pygame.K_BACKSPACE, pygame.K_BACKSPACE, pygame.K_BACKSPACE)
    assert evening.desk.settings.west_name == ""
    assert control(sheet, "name:west").note == "West"


def test_a_new_name_is_shown_at_the_table_and_the_record_keeps_its_own(screen: pygame.Surface, tmp_path: Path) -> None:
    assert screen.get_size() == (1280, 800)
    sitting = Sitting(tmp_path)
    before = sitting.record
    sitting.change(west_name="Ada", player_name="Zoë")
    plates = {plate.seat: plate.name for plate in sitting.table.view.plates}
    assert (plates[Seat.WEST], plates[Seat.SOUTH], plates[Seat.NORTH]) == ("Ada", "Zoë", "North")
    assert sitting.table.names[Seat.WEST] == "Ada"
    assert sitting.record.players == before.players


def test_a_new_game_is_shown_under_the_chosen_names(screen: pygame.Surface, tmp_path: Path) -> None:
    assert screen.get_size() == (1280, 800)
    sitting = Sitting(tmp_path, Settings(east_name="Emmy"))
    assert sitting.table.names[Seat.EAST] == "Emmy"


# keys


@pytest.mark.parametrize("name", KEYS)
def test_an_action_takes_the_key_that_is_pressed(evening: Evening, name: str) -> None:
    sheet = evening.sheet()
    press(sheet, name)
    assert sheet.takes_keys
    assert shown(sheet, name) == access.PRESS_KEY()
    key(sheet, pygame.K_j, mod=pygame.KMOD_LCTRL)
    assert not sheet.takes_keys
    assert shown(sheet, name) == "Ctrl+J"
    assert evening.desk.settings.keys == ((name.removeprefix("key:"), "Ctrl+J"),)
    assert str(evening.desk.keymap.key_of(Action[name.removeprefix("key:").upper()])) == "Ctrl+J"


def test_a_key_is_chosen_without_a_mouse(evening: Evening) -> None:
    sheet = evening.sheet()
    walk_to(sheet, "key:hint")
    key(sheet, pygame.K_RETURN, pygame.K_F5)
    assert evening.desk.settings.keys == (("hint", "F5"),)
    assert focused(sheet) == "key:hint"


def test_a_key_with_another_meaning_is_exchanged_and_that_is_said(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "key:hint")
    key(sheet, pygame.K_s)
    assert (shown(sheet, "key:hint"), shown(sheet, "key:scores")) == ("S", "H")
    assert notice(evening, sheet) == "Hint is S now. S was Scores, which is H now."


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_TAB, pygame.K_LEFT, pygame.K_PAGEDOWN, pygame.K_F1])
def test_a_key_that_always_means_the_same_is_refused_and_another_awaited(evening: Evening, code: int) -> None:
    sheet = evening.sheet()
    press(sheet, "key:hint")
    key(sheet, code)
    assert "always means the same" in notice(evening, sheet)
    assert sheet.takes_keys
    assert evening.applied == []
    key(sheet, pygame.K_j)
    assert shown(sheet, "key:hint") == "J"


def test_a_modifier_alone_is_no_answer_yet(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "key:hint")
    key(sheet, pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT)
    assert sheet.takes_keys
    key(sheet, pygame.K_j, mod=pygame.KMOD_LSHIFT)
    assert shown(sheet, "key:hint") == "Shift+J"


def test_esc_and_a_click_keep_the_old_key(evening: Evening) -> None:
    sheet = evening.sheet()
    press(sheet, "key:hint")
    assert key(sheet, pygame.K_ESCAPE) is None
    assert not sheet.takes_keys
    press(sheet, "key:hint")
    click(sheet, (sheet.frame.left + 4, sheet.frame.rect.y + 60))
    assert not sheet.takes_keys
    assert shown(sheet, "key:hint") == "H"
    assert evening.applied == []


def test_the_usual_keys_come_back(evening: Evening) -> None:
    sheet = evening.sheet()
    assert not control(sheet, "usual_keys").enabled
    press(sheet, "key:hint")
    key(sheet, pygame.K_j)
    press(sheet, "usual_keys")
    assert evening.desk.settings.keys == ()
    assert shown(sheet, "key:hint") == "H"
    assert not control(sheet, "usual_keys").enabled


def test_keys_taken_out_do_not_come_back_from_the_file(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.save(Settings(keys=(("hint", "J"), ("undo", "B"))))
    file.save(Settings(keys=(("undo", "B"),)))
    assert file.load().settings.keys == (("undo", "B"),)


def test_keys_of_a_newer_version_stay(evening: Evening) -> None:
    evening.desk.settings = Settings(keys=(("juggle", "J"),))
    sheet = evening.sheet()
    press(sheet, "key:hint")
    key(sheet, pygame.K_b)
    assert evening.desk.settings.keys == (("hint", "B"), ("juggle", "J"))
    press(sheet, "usual_keys")
    assert dict(evening.desk.settings.keys) == {"juggle": "J"}


def test_the_help_lists_the_chosen_key(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.desk.settings = Settings(keys=(("hint", "Ctrl+J"),))
    help_sheet = how_to_play(evening.desk, evening.desk.settings.rules)
    press(help_sheet, "page:6")
    with inked(monkeypatch) as ink:
        drawn(help_sheet)
    assert "Ctrl+J" in ink.said
    assert "H" not in ink.said


def test_the_table_obeys_the_chosen_key(screen: pygame.Surface, tmp_path: Path) -> None:
    assert screen.get_size() == (1280, 800)
    sitting = Sitting(tmp_path, Settings(keys=(("scores", "F7"),)))
    sitting.key(pygame.K_s)
    assert sitting.sheets.opened == []
    sitting.key(pygame.K_F7)
    assert sitting.sheets.opened == ["scores"]


# reading aloud


@pytest.mark.parametrize("by_mouse", [True, False])
def test_reading_aloud_is_switched_on(evening: Evening, *, by_mouse: bool) -> None:
    sheet = evening.sheet()
    if by_mouse:
        press(sheet, "speech")
    else:
        walk_to(sheet, "speech")
        key(sheet, pygame.K_SPACE)
    assert evening.desk.settings == Settings(speech=True)


def test_without_speech_the_switch_is_off_and_says_why(evening: Evening) -> None:
    evening.desk.narrator = Narrator()
    sheet = evening.sheet()
    press(sheet, "speech")
    assert evening.applied == []
    assert not control(sheet, "speech").enabled
    assert control(sheet, "speech").note == access.NO_SPEECH_NOTE()


def test_the_sheet_tells_its_heading_and_the_control_in_focus(evening: Evening) -> None:
    sheet = evening.sheet()
    told = []
    for name in ("ui_scale", "speech", "name:west", "key:hint", "usual_keys", "close"):
        if control(sheet, name).enabled:
            walk_to(sheet, name)
            told.append(sheet.told().focus)
    assert sheet.told().place == "Settings"
    assert told == [
        "Text and buttons: 100 %, 2 of 5",
        "Read aloud, off. Your turn, the card in focus and what you ask for",
        "West, text: West",
        "Hint, key H",
        "Close",
    ]


# every size


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", WINDOWS)
def test_nothing_is_cut_overlaps_or_leaves_the_sheet(
    assets: Assets, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = (("hint", "Ctrl+Shift+F12"), ("mute", "Keypad 7"))
    evening = Evening(desk_of(assets, size, Settings(ui_scale=scale, keys=keys, player_name="Anna")))
    sheet = evening.sheet()
    assert faults(sheet) == []
    with watched_text(sheet, monkeypatch) as bad:
        drawn(sheet)
        sheet.content.press(Pressed("key:hint"))
        key(sheet, pygame.K_s)
        drawn(sheet)
    assert bad == []


@pytest.mark.parametrize("size", WINDOWS)
def test_what_is_said_moves_nothing(assets: Assets, size: tuple[int, int]) -> None:
    evening = Evening(desk_of(assets, size))
    sheet = evening.sheet()
    before = {found.id: found.rect for found in sheet.controls}
    sheet.content.press(Pressed("key:read_last"))
    assert {found.id: found.rect for found in sheet.controls} == before
    key(sheet, pygame.K_s)
    assert {found.id: found.rect for found in sheet.controls} == before


def test_a_long_name_is_cut_in_its_field_and_followed_while_it_is_typed(evening: Evening) -> None:
    sheet = evening.sheet()
    evening.desk.settings = Settings(west_name=LONG_NAME)
    at_rest = pygame.image.tobytes(drawn(sheet), "RGB")
    press(sheet, "name:west")
    typed = pygame.image.tobytes(drawn(sheet), "RGB")
    key(sheet, pygame.K_HOME)
    at_start = pygame.image.tobytes(drawn(sheet), "RGB")
    assert len({at_rest, typed, at_start}) == 3


# what a screen tells


def test_the_end_of_a_game_obeys_the_chosen_key(evening: Evening) -> None:
    evening.desk.settings = Settings(keys=(("new_game", "F7"),))
    won = over(Rules(), (38, 68, 104, 76))
    sheet = game_over(evening.desk, record_of(won), won, seat_names(), "", new_game=Pop)
    assert key(sheet, pygame.K_n) is None
    assert isinstance(key(sheet, pygame.K_F7), Pop)


def test_the_end_of_a_game_and_its_figures_are_told(evening: Evening) -> None:
    won = over(Rules(), (38, 68, 104, 76))
    end = game_over(evening.desk, record_of(won), won, seat_names(), "", new_game=Pop)
    assert end.told().news.startswith("You win. 38 points")
    assert end.told().news.endswith("Totals: You 38, West 68, North 104, East 76.")
    scored = played(Rules(), 7, rounds=1)
    summary = round_summary(evening.desk, record_of(scored), scored, seat_names())
    assert summary.told().place.startswith("Round 1")
    assert f"Round 1: You {scored.totals[0]}, West {scored.totals[1]}" in summary.told().news


def test_a_question_is_told_with_what_hangs_on_it(evening: Evening) -> None:
    sheet = confirm(evening.desk, "Leave?", "The game ends.", yes_label="Leave", no_label="Stay", yes=Pop)
    evening.desk.keyboard = True
    told = sheet.told()
    assert (told.news, told.focus) == ("Leave? The game ends.", "Stay")


def test_a_long_name_ends_in_an_ellipsis_on_its_plate(
    screen: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(tmp_path, Settings(player_name=LONG_NAME, west_name=LONG_NAME, north_name=LONG_NAME))
    shortened = []
    fitted = Lettering.fitted

    def watched(self: Lettering, text: str, px: float, width: float, face: Typeface = Typeface.MEDIUM) -> str:
        short = fitted(self, text, px, width, face)
        if text == LONG_NAME:
            shortened.append(short.endswith("…") and self.width(short, px, face) <= width)
        return short

    monkeypatch.setattr(Lettering, "fitted", watched)
    sitting.table.draw(screen)
    assert shortened == [True, True, True]

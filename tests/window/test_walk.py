"""Every control of every screen in the real window, by mouse and by keyboard: each does what it says.

The same sheet is made once more beside the program and gets the same clicks and keys, so that the test knows where
everything is and what should have been kept.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pygame

from hearts.store.opening import open_store
from hearts.store.settings import Settings, to_dict
from hearts.ui.screen import Change, Pop
from hearts.ui.screens.about import about
from hearts.ui.screens.home import SETTINGS, Greeting, HomeScreen
from hearts.ui.screens.how_to_play import TOPICS, how_to_play
from hearts.ui.screens.last_trick import last_trick
from hearts.ui.screens.scores import score_sheet
from hearts.ui.screens.settings import Ways, settings_sheet
from hearts.ui.screens.settings_pages import LANGUAGE_ID, Page
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.screens.statistics import statistics_sheet
from hearts.ui.widgets import Control, Kind
from tests.window.driver import HeartsWindow, Point, StartHearts
from tests.window.sheets import question_in
from tests.window.waiting import steady, until

SIZE = ("--size", "1280x800")
NOT_CHOSEN_HERE = frozenset({"window_size", "window_place", "fullscreen", "maximised", "version"})
KEYS = {"Tab": pygame.K_TAB, "Right": pygame.K_RIGHT, "space": pygame.K_SPACE, "Escape": pygame.K_ESCAPE}
SHORT_REST = 0.08  # seconds; nothing moves by itself on these sheets
LEAVES = frozenset({"new", "help", "statistics", "home", "quit", "done", "close"})


class NoDoors:
    """Tells what the first screen tells, and leads nowhere."""

    def greeting(self) -> Greeting:
        return Greeting("normal", 100, None)

    def enter(self, name: str) -> Change | None:
        raise AssertionError(name)


class Menu:
    """The settings in the window, and the same sheet beside it."""

    def __init__(self, window: HeartsWindow, settings: Settings, *, at_home: bool) -> None:
        self.window = window
        self.desk = window.desk
        self.desk.settings = settings
        self.desk.fit(self.desk.size)
        ways = Ways(Pop, None, keeps_rules=True) if at_home else Ways(Pop, Pop)
        self.sheet = settings_sheet(self.desk, settings, None, apply=self._apply, new_game=lambda _: Pop(), ways=ways)

    def _apply(self, settings: Settings) -> None:
        self.desk.settings = settings

    def _follow(self) -> None:
        if self.desk.fit(self.desk.size):
            self.sheet.resize()
        self.sheet.update(1)

    def click(self, at: Point) -> None:
        """Click both."""
        before = self.window.picture()
        self.window.click(at)
        self.desk.keyboard = False
        point = round(at[0]), round(at[1])
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.sheet.handle(pygame.Event(kind, pos=point, button=1, rel=(0, 0), buttons=(0, 0, 0)))
        self._follow()
        until(lambda: self.window.picture() != before, f"an answer to a click at {at}")

    def key(self, name: str) -> None:
        """Press a key in both."""
        before = self.window.picture()
        self.window.keys(name)
        self.desk.keyboard = True
        self.sheet.handle(pygame.Event(pygame.KEYDOWN, key=KEYS[name], mod=0, unicode=""))
        self._follow()
        until(lambda: self.window.picture() != before, f"an answer to {name}")

    @property
    def focused(self) -> str | None:
        return self.sheet._interaction.focused  # noqa: SLF001  the ring on the screen is its only other trace

    def control(self, name: str) -> Control:
        return next(control for control in self.sheet.controls if control.id == name)

    @property
    def choices(self) -> list[Control]:
        """What can be chosen on the page shown."""
        found = [control for control in self.sheet.controls if control.enabled and control.id != "page"]
        return [control for control in found if control.id not in LEAVES]

    def turn_to(self, page: Page) -> None:
        """Show another page."""
        tabs, index = self.control("page"), list(Page).index(page)
        if tabs.index != index:
            self.click(tabs.parts[index].rect.center)

    def into_view(self, name: str) -> Control:
        """Scroll until a control can be clicked."""
        frame = self.sheet.frame
        for _ in range(9):
            control = self.control(name)
            if control.id in LEAVES or frame.body.y <= control.rect.center[1] <= frame.body.bottom:
                return control
            self.window.point_at(frame.body.center)
            self.window.scroll(down=control.rect.center[1] > frame.body.bottom)
            step = -1 if control.rect.center[1] > frame.body.bottom else 1
            self.sheet.handle(pygame.Event(pygame.MOUSEWHEEL, y=step, x=0))
            self.window.wait_for_rest()
        raise AssertionError(f"{name} never comes into view")


def _kept(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "settings.json").read_text("utf-8"))
    return {name: value for name, value in found.items() if name not in NOT_CHOSEN_HERE}


def _should_be_kept(settings: Settings) -> dict[str, object]:
    found = json.loads(json.dumps(to_dict(settings)))
    return {name: value for name, value in found.items() if name not in NOT_CHOSEN_HERE}


def test_every_choice_of_the_settings_by_mouse(start: StartHearts, tmp_path: Path) -> None:
    window = start(*SIZE)
    window.wait_for_rest()
    menu = _menu_at_home(window)
    for page in Page:
        menu.turn_to(page)
        for control in menu.choices:
            _choose_by_mouse(menu, control.id, tmp_path / "data")
    menu.click(menu.control("done").rect.center)
    draft = menu.sheet.content.draft  # type: ignore[attr-defined]
    assert (draft.level, draft.rules) != (Settings().level, Settings().rules)
    until(lambda: _kept(tmp_path / "data") == _should_be_kept(draft), "the rules to be kept")
    assert window.complaints == ""


def _choose_by_mouse(menu: Menu, name: str, folder: Path) -> None:
    control = menu.into_view(name)
    if name == LANGUAGE_ID:
        menu.window.point_at(control.rect.center)
        _languages_open_and_close(menu, lambda: menu.window.click(control.rect.center))
    elif control.kind in (Kind.FIELD, Kind.KEY):
        menu.click(control.rect.center)
        menu.key("Escape")
    elif control.kind is Kind.SLIDER:
        menu.click((control.rect.x + control.rect.w / 4, control.rect.center[1]))
    elif control.parts:
        others = [index for index in range(len(control.parts)) if index != control.index]
        for index in [*others, control.index] if name == "ui_scale" else others:
            menu.click(menu.into_view(name).parts[index].rect.center)
            _follows(menu, folder, name)
    elif not control.selected or control.kind is Kind.TOGGLE:
        menu.click(control.rect.center)
    _follows(menu, folder, name)


def _languages_open_and_close(menu: Menu, open_them: Callable[[], None]) -> None:
    """The languages lie over the settings until they are closed; in some themes neither is on paper."""
    window = menu.window
    before = window.wait_for_rest()
    open_them()
    until(lambda: window.picture() != before, "the languages")
    opened = window.wait_for_rest()
    window.keys("Escape")
    until(lambda: window.picture() != opened, "the settings behind them")


def _follows(menu: Menu, folder: Path, name: str) -> None:
    """What the program keeps becomes what the sheet beside it says; before the first change it keeps nothing."""
    wanted = menu.desk.settings
    if wanted != Settings():
        until(lambda: _kept(folder) == _should_be_kept(wanted), f"{name} to be kept")


def test_every_choice_of_the_settings_by_keyboard(start: StartHearts, tmp_path: Path) -> None:
    window = start(*SIZE)
    window.wait_for_rest()
    menu = _menu_at_home(window)
    for number, page in enumerate(Page):
        while menu.focused != "page":
            menu.key("Tab")
        if number:
            menu.key("Right")
        tabs = menu.control("page")
        assert tabs.parts[tabs.index].label == page.value()
        reached = set()
        menu.key("Tab")
        while menu.focused != "page":
            reached.add(menu.focused)
            _choose_by_key(menu, tmp_path / "data")
            menu.key("Tab")
        assert reached >= {control.id for control in menu.choices}
    menu.key("Escape")
    assert window.complaints == ""


def _choose_by_key(menu: Menu, folder: Path) -> None:
    control = next((control for control in menu.choices if control.id == menu.focused), None)
    if control is None or control.id == "usual_keys":
        return
    if control.id == LANGUAGE_ID:
        _languages_open_and_close(menu, lambda: menu.window.keys("space"))
        return
    before = menu.sheet.content.draft  # type: ignore[attr-defined]
    if control.kind in (Kind.FIELD, Kind.KEY):
        menu.key("space")
        menu.key("Escape")
        return
    if control.parts and control.index == len(control.parts) - 1:
        return
    if control.selected and control.kind is not Kind.TOGGLE:
        return
    if control.id == "ui_scale":
        menu.key("Right")
        _follows(menu, folder, control.id)
        return
    menu.key("Right" if control.parts or control.kind is Kind.SLIDER else "space")
    assert menu.sheet.content.draft != before, control.id  # type: ignore[attr-defined]
    _follows(menu, folder, control.id)


def _menu_at_home(window: HeartsWindow) -> Menu:
    menu = Menu(window, Settings(), at_home=True)
    _press_home(window, SETTINGS)
    until(lambda: window.shows(menu.sheet), "the settings")
    return menu


def _press_home(window: HeartsWindow, name: str) -> None:
    home = HomeScreen(window.desk, NoDoors())
    window.click(next(control.rect for control in home.controls if control.id == name).center)


def test_the_first_screen_and_its_sheets_by_mouse_and_by_keyboard(start: StartHearts, tmp_path: Path) -> None:
    window = start(*SIZE)
    window.wait_for_rest()
    store = open_store(tmp_path / "beside").store
    desk, rules = window.desk, Settings().rules
    sheets = {
        "help": ("F1", how_to_play(desk, rules)),
        "statistics": ("s", statistics_sheet(desk, store, is_playing=False)),
        SETTINGS: ("m", Menu(window, Settings(), at_home=True).sheet),
    }
    for name, (key, sheet) in sheets.items():
        for way in ("mouse", "key"):
            if way == "mouse":
                _press_home(window, name)
            else:
                window.keys(key)
            until(lambda sheet=sheet: window.shows(sheet), f"{name} by {way}")  # type: ignore[misc]
            window.keys("Escape")
            until(lambda sheet=sheet: not window.shows(sheet), f"{name} to close")  # type: ignore[misc]
    _press_home(window, "about")
    until(lambda: window.shows(about(desk, store)), "about")
    window.press_on_sheet(about(desk, store), "close")
    until(lambda: not window.shows(about(desk, store)), "about to close")
    _pages_of_help(window, sheets["help"][1])
    _levels(window, sheets["statistics"][1])
    store.close()
    assert window.complaints == ""


def _changes(window: HeartsWindow, what: str, at: Point | None = None, key: str = "") -> None:
    """Click or press a key, and see that something answers once the mouse rests where it will be."""
    if at is not None:
        window.point_at(at)
    before = steady(window.picture, SHORT_REST, "the picture")
    if at is not None:
        window.click(at)
    else:
        window.keys(key)
    until(lambda: window.picture() != before, what)


def _pages_of_help(window: HeartsWindow, help_sheet: SheetScreen) -> None:
    _press_home(window, "help")
    until(lambda: window.shows(help_sheet), "the help")
    for number in range(1, len(TOPICS)):
        row = next(control for control in help_sheet.controls if control.id == f"page:{number}")
        _changes(window, f"page {number} by its row", row.rect.center)
    for number in range(1, len(TOPICS)):
        _changes(window, f"{number} pages back", key="Left")
    next_button = next(control for control in help_sheet.controls if control.id == "next").rect.center
    window.point_at(next_button)
    for number in range(1, len(TOPICS)):
        _changes(window, f"page {number + 1}", next_button)
    window.keys("Right")
    until(lambda: not window.shows(help_sheet), "the last page to lead out")


def _levels(window: HeartsWindow, sheet: SheetScreen) -> None:
    _press_home(window, "statistics")
    until(lambda: window.shows(sheet), "the statistics")
    levels = next(control for control in sheet.controls if control.id == "level")
    for part in (*levels.parts[1:], levels.parts[0]):
        _changes(window, part.label, part.rect.center)
    window.press_on_sheet(sheet, "done")
    until(lambda: not window.shows(sheet), "the statistics to close")


def test_every_entry_of_the_menu_and_every_tool_of_the_table(start: StartHearts, tmp_path: Path) -> None:
    window = start("--seed", "7", *SIZE, "--speed", "instant")
    for _ in range(3):
        window.decide_by_keys()
    window.wait_for_turn()
    _card_clears_the_trick(window)
    store = open_store(tmp_path / "beside").store
    desk, game, names = window.desk, window.stored.game, window.names
    opened = {
        "last": ("l", last_trick(desk, game, names)),
        "scores": ("s", score_sheet(desk, window.stored.record, game, names, (0, 0, 0, 0))),
        "menu": ("m", Menu(window, Settings(), at_home=False).sheet),
    }
    tools = {**dict(window.layout.toolbar), "menu": window.layout.menu_button}
    for name, (key, sheet) in opened.items():
        _opens(window, sheet, name, at=tools[name].center)
        _opens(window, sheet, name, key=key)
    _changes(window, "a hint by mouse", tools["hint"].center)
    entries = {
        "new": question_in(window),
        "statistics": statistics_sheet(desk, store, is_playing=True),
        "help": how_to_play(desk, Settings().rules),
    }
    menu = opened["menu"][1]
    for name, sheet in entries.items():
        window.keys("m")
        until(lambda: window.shows(menu), "the menu")
        window.press_on_sheet(menu, name)
        until(lambda sheet=sheet: window.shows(sheet), name)  # type: ignore[misc]
        window.keys("Escape")
        until(lambda sheet=sheet: not window.shows(sheet), f"{name} to close")  # type: ignore[misc]
        window.keys("Escape")
        until(lambda: not window.shows(menu), "the menu to close")
    made = window.stored.made
    window.click(tools["undo"].center)
    until(lambda: window.stored.made < made, "the decision to be taken back")
    made = window.stored.made
    window.keys("u")
    until(lambda: window.stored.made < made, "the one before it to be taken back")
    store.close()
    window.keys("m")
    until(lambda: window.shows(menu), "the menu")
    window.press_on_sheet(menu, "quit")
    assert window.leave() == 0
    assert window.complaints == ""


def _card_clears_the_trick(window: HeartsWindow) -> None:
    """A trick that only lies there goes with the next input."""
    window.click(window.layout.status.center)
    window.wait_for_rest()


def _opens(window: HeartsWindow, sheet: SheetScreen, name: str, at: Point | None = None, key: str = "") -> None:
    if at is None:
        window.keys(key)
    else:
        window.click(at)
    until(lambda: window.shows(sheet), f"{name} to open")
    window.keys("Escape")
    until(lambda: not window.shows(sheet), f"{name} to close")

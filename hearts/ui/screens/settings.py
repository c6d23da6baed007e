"""The settings, which are the table's menu: what may change now changes at once, a change of rules begins a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hearts.store.settings import Settings
from hearts.text import sheets
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.ruler import Ruler
from hearts.ui.screen import Change, Desk, Pop, Push, Quit
from hearts.ui.screens import settings_layout
from hearts.ui.screens.access_input import AccessInput
from hearts.ui.screens.confirm import confirm
from hearts.ui.screens.how_to_play import how_to_play
from hearts.ui.screens.languages import languages
from hearts.ui.screens.settings_layout import Placement, place
from hearts.ui.screens.settings_pages import ABOUT_ID, LANGUAGE_ID, Page, Remark, chosen, page_view, rule_changes
from hearts.ui.screens.settings_picture import Swatches, draw_page
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import (
    BUTTON_PADDING,
    ButtonSpec,
    Control,
    Kind,
    Pressed,
    Sheet,
    button_width,
    footer_buttons,
    segments,
    sheet,
)

WIDTH, LEAST_HEIGHT = 1000, 664
TABS_WIDTH = 330
CLOSE_SPACE = 56

TABS_ID = "page"
NEW_GAME_ID, HELP_ID, QUIT_ID, DONE_ID = "new", "help", "quit", "done"
STATISTICS_ID, HOME_ID = "statistics", "home"
BETWEEN_ACTIONS, LEAST_PADDING = 12, 8  # u


@dataclass(frozen=True, slots=True)
class InProgress:
    """The game a change of rules would end; *points* is the person's total."""

    round_no: int
    points: int


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the menu leads besides. *home* and *about* are None where it was opened at home; *statistics* without any.

    At home a change of rules is for the next game: *keeps_rules* lets it be kept, and no game begins.
    """

    statistics: Callable[[], Change] | None = None
    home: Callable[[], Change] | None = None
    about: Callable[[], Change] | None = None
    keeps_rules: bool = False


NO_WAYS = Ways()


class SettingsContent:
    """Pages of settings.

    *settings* are those at opening; the level and the rules chosen here stay a draft until the sheet is left.
    Everything else is written through *apply* at once, on top of what the desk's settings are by then, so *apply*
    makes its argument the desk's settings. *new_game* keeps the settings it is given and returns the change that
    begins their game; that change is made with this sheet on top.
    """

    has_close = True
    subtitle = ""
    first_focus = DONE_ID

    def __init__(
        self,
        desk: Desk,
        settings: Settings,
        in_progress: InProgress | None,
        *,
        apply: Callable[[Settings], None],
        new_game: Callable[[Settings], Change],
        ways: Ways = NO_WAYS,
    ) -> None:
        self.page = Page.RULES
        self._desk = desk
        self._in_progress = in_progress
        self._apply = apply
        self._new_game = new_game
        self._ways = ways
        self._level = settings.level
        self._rules = settings.rules
        self._before = settings
        self._swatches = Swatches(desk.assets)
        self.input = AccessInput(desk, self._keep)

    @property
    def title(self) -> str:
        """The heading, in the language chosen last."""
        return sheets.SETTINGS()

    @property
    def draft(self) -> Settings:
        """The settings as they would be after Done."""
        return replace(self._desk.settings, level=self._level, rules=self._rules)

    @property
    def size(self) -> tuple[float, float]:
        """As high as the longest page, so that turning pages moves nothing."""
        layout = self._desk.layout
        frame = sheet(layout, WIDTH, LEAST_HEIGHT)
        tallest = max(self._placement(page, Rect(0, 0, frame.width, 0)).bottom for page in Page)
        return WIDTH, max(LEAST_HEIGHT, (tallest + frame.surround) / layout.u)

    def height(self, desk: Desk, frame: Sheet) -> float:  # noqa: ARG002
        """Return how high the present page is."""
        return self._placement(self.page, frame.body).bottom - frame.body.y

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> Sequence[Control]:  # noqa: ARG002
        """Return the controls of the present page."""
        return settings_layout.controls(desk.ruler, self._placement(self.page, body))

    def footer_controls(self, desk: Desk, frame: Sheet) -> Sequence[Control]:
        """Return the pages' names beside the heading, and what the menu can do at the foot."""
        ruler, u = desk.ruler, frame.u
        width = min(TABS_WIDTH * u, frame.width / 2)
        tabs = Rect(frame.right - CLOSE_SPACE * u - width, frame.rect.y + 40 * u - ruler.touch / 2, width, ruler.touch)
        done = [ButtonSpec(DONE_ID, sheets.DONE(), Kind.PRIMARY, least=140)]
        done_width = button_width(ruler, done[0])
        actions, needed = self._actions(desk, frame.width - done_width - BETWEEN_ACTIONS * u)
        room = min(needed, frame.width - done_width - BETWEEN_ACTIONS * u)
        return [
            segments(ruler, TABS_ID, tabs, [page.value() for page in Page], list(Page).index(self.page)),
            *footer_buttons(ruler, actions, frame.left + room, frame.footer_bottom, room),
            *footer_buttons(ruler, done, frame.right, frame.footer_bottom, done_width),
        ]

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:  # noqa: ARG002
        """Draw what stands beside the controls."""
        draw_page(canvas, self._placement(self.page, body), self._desk.painter, self._swatches)

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Draw the line above the buttons."""
        y = frame.footer_top
        canvas.line((frame.left, y), (frame.right, y), canvas.paper.line)

    def press(self, pressed: Pressed) -> Change | None:
        """Do what a control says."""
        match pressed.id:
            case "page":
                self.page = list(Page)[pressed.index]
            case "new":
                return self._ask_new_game()
            case "help":
                return Push(how_to_play(self._desk, self._before.rules))
            case "statistics" | "home" | "language" | "about" as name:
                return self._leave_for(name)
            case "quit":
                return Quit()
            case "done":
                return self.close()
            case _:
                self._choose(pressed)
        return None

    def close(self) -> Change | None:
        """Leave; where the rules have changed, begin a game under them, asking first if one is in progress."""
        changes = rule_changes(self._before, self.draft)
        if not changes:
            return Pop()
        if self._ways.keeps_rules:
            self._apply(self.draft)
            return Pop()
        if self._in_progress is None:
            return self._new_game(self.draft)
        going = self._in_progress
        body = sheets.new_game_question(going.round_no, going.points, changes)
        return Push(self._question(body, no=Pop))

    def update(self, dt: float) -> Change | None:
        """Wait."""

    def _leave_for(self, name: str) -> Change | None:
        if name == LANGUAGE_ID:
            return Push(languages(self._desk, self._apply))
        if name == HOME_ID:
            return Pop(self._ways.home)
        way = self._ways.about if name == ABOUT_ID else self._ways.statistics
        return None if way is None else way()

    def _actions(self, desk: Desk, room: float) -> tuple[list[ButtonSpec], float]:
        """Return what the menu can do and the room that takes.

        Where it would be too much, the icons go; then the statistics, which are to be had at home as well.
        """
        ruler = desk.ruler
        specs = self._all_actions()
        if _squeezed(ruler, specs) > room:
            specs = [replace(spec, icon="") for spec in specs]
        if _squeezed(ruler, specs) > room and self._ways.home is not None:
            specs = [spec for spec in specs if spec.id != STATISTICS_ID]
        between = BETWEEN_ACTIONS * (len(specs) - 1) * ruler.u
        return specs, sum(button_width(ruler, spec) for spec in specs) + between

    def _all_actions(self) -> list[ButtonSpec]:
        specs = [ButtonSpec(NEW_GAME_ID, sheets.NEW_GAME(), icon="new", least=98)]
        if self._ways.statistics is not None:
            specs.append(ButtonSpec(STATISTICS_ID, sheets.STATISTICS(), icon="chart", least=98))
        specs.append(ButtonSpec(HELP_ID, sheets.HOW_TO_PLAY(), icon="help", least=98))
        if self._ways.home is not None:
            specs.append(ButtonSpec(HOME_ID, sheets.HOME(), icon="left", least=80))
        specs.append(ButtonSpec(QUIT_ID, sheets.QUIT(), icon="exit", least=80))
        return specs

    def _choose(self, pressed: Pressed) -> None:
        if self.input.press(pressed.id):
            return
        after = chosen(self.draft, pressed.id, pressed.index, pressed.value)
        self._level, self._rules = after.level, after.rules
        applied = replace(after, level=self._desk.settings.level, rules=self._desk.settings.rules)
        self._keep(applied)

    def _keep(self, settings: Settings) -> None:
        if settings != self._desk.settings:
            self._apply(settings)

    def _ask_new_game(self) -> Change:
        if self._in_progress is None:
            return self._new_game(self.draft)
        return Push(self._question(sheets.new_game_question(self._in_progress.round_no, self._in_progress.points)))

    def _question(self, body: str, no: Callable[[], Change] | None = None) -> SheetScreen:
        return confirm(
            self._desk,
            sheets.NEW_GAME_TITLE(),
            body,
            yes_label=sheets.START_NEW_GAME(),
            no_label=sheets.KEEP_PLAYING(),
            yes=lambda: self._new_game(self.draft),
            no=no,
        )

    def _placement(self, page: Page, body: Rect) -> Placement:
        desk = self._desk
        view = page_view(
            page,
            self.draft,
            remark=self._remark(),
            shown_scale=desk.layout.scale,
            can_sound=desk.audio.available,
            access_state=self.input.state,
            preferred_languages=desk.preferred_languages,
            leads_to_about=self._ways.about is not None,
        )
        return place(desk.ruler, view, body)

    def _remark(self) -> Remark | None:
        has_changed = bool(rule_changes(self._before, self.draft))
        if self._in_progress is None:
            starts = has_changed and not self._ways.keeps_rules
            return Remark(sheets.NEW_RULES(), sheets.STARTS_ON_DONE()) if starts else None
        if has_changed:
            return Remark(sheets.NEW_RULES(), sheets.ASKED_ON_DONE())
        return Remark(sheets.round_in_progress(self._in_progress.round_no), sheets.IF_CHANGED())


def _squeezed(ruler: Ruler, specs: Sequence[ButtonSpec]) -> float:
    """Return the least room in which no label of a row is cut."""
    between = BETWEEN_ACTIONS * (len(specs) - 1) * ruler.u
    spare = 2 * (BUTTON_PADDING - LEAST_PADDING) * len(specs) * ruler.u
    return sum(button_width(ruler, spec) for spec in specs) + between - spare


def settings_sheet(
    desk: Desk,
    settings: Settings,
    in_progress: InProgress | None,
    *,
    apply: Callable[[Settings], None],
    new_game: Callable[[Settings], Change],
    ways: Ways = NO_WAYS,
) -> SheetScreen:
    """Return the settings as a sheet over the table."""
    content = SettingsContent(desk, settings, in_progress, apply=apply, new_game=new_game, ways=ways)
    return SheetScreen(desk, content, page=lambda: content.page, typist=content.input)

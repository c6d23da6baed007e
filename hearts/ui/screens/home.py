"""The first screen: the mark, a game to begin or to go on with, and the way to everything else."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Protocol

import pygame

from hearts import text
from hearts.core.cards import parse_cards
from hearts.text import home as words
from hearts.text.language import Message
from hearts.ui.canvas import Canvas
from hearts.ui.card_sprite import CardLook, Shadow
from hearts.ui.home_layout import HomeLayout, home_layout
from hearts.ui.keys import Action
from hearts.ui.lettering import Typeface
from hearts.ui.screen import Change, Desk, Quit
from hearts.ui.screens.moon_mark import draw_mark
from hearts.ui.sounds import Sound
from hearts.ui.speech import Told
from hearts.ui.table_top import TableTop
from hearts.ui.widgets import ButtonSpec, Control, Interaction, Kind, button_width, draw_controls
from hearts.ui.widgets.describing import describe

NAME_SIZE, TAGLINE_SIZE, NOTE_SIZE, BUTTON_SIZE = 92, 19, 15, 18
NOTICE_PITCH = 24  # u from the note to what has to be told
FAN: Final = parse_cards("2C JD KH QS AH KC TD")
RAISED_CARD: Final = parse_cards("QS")[0]
PLATE_PADDING = 18  # u at each side of a plate's label
GO_ON, NEW, HELP, STATISTICS, SETTINGS, ABOUT, LAST = "go_on", "new", "help", "statistics", "menu", "about", "last"
PLATES: Final[Mapping[str, tuple[Message, str]]] = MappingProxyType(
    {
        NEW: (words.NEW_GAME, "new"),
        LAST: (words.LAST_GAME, "last"),
        HELP: (words.HOW_TO_PLAY, "help"),
        STATISTICS: (words.STATISTICS, "chart"),
        SETTINGS: (words.SETTINGS, "menu"),
    }
)
KEYS: Final = MappingProxyType(
    {Action.NEW_GAME: NEW, Action.HELP: HELP, Action.MENU: SETTINGS, Action.SCORES: STATISTICS}
)
STEPS: Final = MappingProxyType({pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_LEFT: -1, pygame.K_RIGHT: 1})


@dataclass(frozen=True, slots=True)
class Greeting:
    """What the first screen tells: the round of a game to go on with, the finished one below, who plays to how many.

    *notice* is something that went wrong at the start.
    """

    level: str
    target: int | None
    round_no: int | None = None
    has_finished: bool = False
    notice: str = ""


class Doors(Protocol):
    """Where the first screen leads."""

    def greeting(self) -> Greeting:
        """Return what is to be told now."""

    def enter(self, name: str) -> Change | None:
        """Do what the control *name* stands for."""


class HomeScreen:
    """The first screen; it lies over the table where there is one."""

    is_overlay = False
    is_at_rest = True

    def __init__(self, desk: Desk, doors: Doors) -> None:
        self.desk = desk
        self._doors = doors
        self._interaction = Interaction(desk.layout.touch, self._first, desk.keyboard)
        self._dirty = True

    @property
    def layout(self) -> HomeLayout:
        """Where everything stands."""
        ruler = self.desk.ruler
        widths = tuple(
            ruler.width(PLATES[name][0](), 16, Typeface.BOLD) + (27 + 2 * PLATE_PADDING) * ruler.u
            for name in self._plates(self._doors.greeting())
        )
        corner = button_width(ruler, ButtonSpec(ABOUT, words.ABOUT(), least=80))
        return home_layout(self.desk.layout, widths, corner)

    @property
    def controls(self) -> list[Control]:
        """Every control in the order of the Tab key."""
        layout, greeting = self.layout, self._doors.greeting()
        goes_on = greeting.round_no is not None
        label = words.NEW_GAME() if greeting.round_no is None else words.continue_round(greeting.round_no)
        icon = "right" if goes_on else "new"
        found = [Control(self._first, Kind.GOLD, layout.button, label, icon, text_size=BUTTON_SIZE)]
        for name, rect in zip(self._plates(greeting), layout.plates, strict=True):
            found.append(Control(name, Kind.PLATE, rect, PLATES[name][0](), PLATES[name][1]))
        found.append(Control(ABOUT, Kind.TOOL, layout.corner, words.ABOUT()))
        return found

    def handle(self, event: pygame.Event) -> Change | None:
        """Take one event."""
        self._dirty = True
        action = self.desk.keymap.action_of(event)
        if action is Action.QUIT:
            return Quit()
        if action is not None and action in KEYS:
            return self._enter(KEYS[action])
        if action is Action.BACK:
            return self._back()
        controls = self.controls
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            self._interaction.move_focus(controls, STEPS[event.key])
            return None
        pressed = self._interaction.handle(event, controls)
        return None if pressed is None else self._enter(pressed.id)

    def update(self, dt: float) -> Change | None:
        """Wait."""

    def told(self) -> Told:
        """Return what there is to tell: where one is, what went wrong, the control in focus."""
        focused = next((control for control in self.controls if control.id == self._interaction.focused), None)
        focus = "" if focused is None or not self.desk.keyboard else describe(focused)
        return Told(text.TITLE(), self._doors.greeting().notice, focus=focus)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cloth, the fan, and what there is to choose."""
        canvas, layout = self.desk.canvas(surface), self.layout
        surface.blit(self.desk.assets.table(self._top(layout)), (0, 0))
        self._draw_fan(surface, layout)
        draw_mark(canvas, *layout.mark, layout.mark_radius)
        self._draw_words(canvas, layout)
        shown = replace(self._interaction, focus_shown=self._interaction.focus_shown and self.desk.keyboard)
        draw_controls(canvas, self.controls, shown)

    def resize(self) -> None:
        """Follow a change of the desk."""
        self._interaction.touch = self.desk.layout.touch
        self._dirty = True

    def refresh(self) -> None:
        """Show what is so now; a game may have ended, so the focus stays on something that is there."""
        if self._interaction.focused not in {control.id for control in self.controls}:
            self._interaction.focused = self._first
        self._dirty = True

    @property
    def is_dirty(self) -> bool:
        """Whether what was drawn last no longer holds."""
        return self._dirty

    def drawn(self) -> None:
        """Note that the present state has been drawn."""
        self._dirty = False

    @property
    def _first(self) -> str:
        return NEW if self._doors.greeting().round_no is None else GO_ON

    def _plates(self, greeting: Greeting) -> tuple[str, ...]:
        """Return the plates: New game where the gold button goes on, the last game where one lies below."""
        first = (NEW,) if greeting.round_no is not None else (LAST,) if greeting.has_finished else ()
        return (*first, HELP, STATISTICS, SETTINGS)

    def _enter(self, name: str) -> Change | None:
        self.desk.audio.play(Sound.BUTTON)
        return self._doors.enter(name)

    def _back(self) -> Change | None:
        """Go back to the table, where there is one."""
        greeting = self._doors.greeting()
        if greeting.round_no is not None:
            return self._enter(GO_ON)
        return self._enter(LAST) if greeting.has_finished else None

    def _top(self, layout: HomeLayout) -> TableTop:
        desk = self.desk
        return TableTop(*desk.size, desk.theme, layout.light_y, desk.layout.u, layout.ring)

    def _draw_fan(self, surface: pygame.Surface, layout: HomeLayout) -> None:
        for card, pose in zip(FAN, layout.fan, strict=True):
            shadow = Shadow.LIFTED if card is RAISED_CARD else Shadow.RESTING
            self.desk.painter.draw(surface, card, pose, CardLook(shadow=shadow))

    def _draw_words(self, canvas: Canvas, layout: HomeLayout) -> None:
        theme, u, greeting = canvas.theme, canvas.u, self._doors.greeting()
        x, room = layout.mark[0], canvas.layout.width - 2 * canvas.layout.margin
        size = NAME_SIZE * layout.deco
        canvas.text(x, layout.name, text.TITLE(), size, theme.text, face=Typeface.DISPLAY, anchor="center")
        canvas.text(
            x,
            layout.tagline,
            words.TAGLINE(),
            max(TAGLINE_SIZE * layout.deco, 13),
            theme.text2,
            face=Typeface.ITALIC,
            anchor="center",
            width=room,
        )
        note = words.game_note(greeting.level, greeting.target)
        canvas.text_middle(x, layout.note, note, NOTE_SIZE, theme.text2, anchor="center", width=room)
        if greeting.notice:
            y = layout.note + NOTICE_PITCH * u
            canvas.text_middle(x, y, greeting.notice, NOTE_SIZE, theme.warn, anchor="center", width=room)

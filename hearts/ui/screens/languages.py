"""The sheet on which a language is chosen: it speaks the one chosen at once, and stays to show it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from hearts.store.settings import Settings
from hearts.text import languages as words
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Desk, Pop
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, footer_buttons, sheet

WIDTH, LEAST_HEIGHT = 600, 460  # u
COLUMNS, COLUMN_GAP, ROW_GAP = 2, 16, 4  # u
ROW_HEIGHT = 44
CHOICE_ID, DONE_ID = "language:", "done"


class LanguagesContent:
    """The sheet's content; *apply* makes its argument the desk's settings."""

    has_close = True
    subtitle = ""
    first_focus = DONE_ID

    def __init__(self, desk: Desk, apply: Callable[[Settings], None]) -> None:
        self._desk = desk
        self._apply = apply

    @property
    def title(self) -> str:
        """The heading, in the language chosen last."""
        return words.TITLE()

    @property
    def size(self) -> tuple[float, float]:
        """As high as the list asks."""
        layout = self._desk.layout
        frame = sheet(layout, WIDTH, LEAST_HEIGHT)
        return WIDTH, max(LEAST_HEIGHT, (self.height(self._desk, frame) + frame.surround) / layout.u)

    def height(self, desk: Desk, frame: Sheet) -> float:
        """Return how high the list is."""
        return self._pitch(desk, frame) * self._rows - ROW_GAP * frame.u

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> Sequence[Control]:
        """Return a row for each language; the first, as wide as the sheet, leaves it to the system."""
        pitch, gap = self._pitch(desk, frame), COLUMN_GAP * frame.u
        width, height = (body.w - gap * (COLUMNS - 1)) / COLUMNS, pitch - ROW_GAP * frame.u
        found = []
        for index, code in enumerate(words.choices()):
            place = index + COLUMNS - 1 if index else 0
            x, y = body.x + place % COLUMNS * (width + gap), body.y + place // COLUMNS * pitch
            rect = Rect(x, y, width if index else body.w, height)
            label = words.choice_name(code, desk.preferred_languages)
            selected = code == desk.settings.language
            found.append(Control(CHOICE_ID + code, Kind.ROW, rect, label, selected=selected))
        return found

    def footer_controls(self, desk: Desk, frame: Sheet) -> Sequence[Control]:
        """Return the button."""
        done = ButtonSpec(DONE_ID, words.DONE(), Kind.PRIMARY, least=140)
        return footer_buttons(desk.ruler, [done], frame.right, frame.footer_bottom, frame.width)

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:
        """Draw nothing: rows draw themselves."""

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Draw nothing."""

    def press(self, pressed: Pressed) -> Change | None:
        """Speak the language of a row, or leave."""
        if not pressed.id.startswith(CHOICE_ID):
            return self.close()
        self._apply(replace(self._desk.settings, language=pressed.id.removeprefix(CHOICE_ID)))
        return None

    def close(self) -> Change | None:
        """Go back to the settings."""
        return Pop()

    def update(self, dt: float) -> Change | None:
        """Wait."""

    @property
    def _rows(self) -> int:
        return -(-(len(words.choices()) + COLUMNS - 1) // COLUMNS)

    def _pitch(self, desk: Desk, frame: Sheet) -> float:
        return max(ROW_HEIGHT * frame.u, desk.layout.touch) + ROW_GAP * frame.u


def languages(desk: Desk, apply: Callable[[Settings], None]) -> SheetScreen:
    """Return the sheet."""
    return SheetScreen(desk, LanguagesContent(desk, apply))

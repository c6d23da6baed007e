"""The sheet about the program itself: version, licences, and where the data lies."""

import platform
from collections.abc import Sequence

import pygame

from hearts.store.database import Store
from hearts.text import about as words
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Desk, Pop
from hearts.ui.screens.help_blocks import Block, Gap, Paragraph, Title, blocks_height, draw_blocks
from hearts.ui.screens.moon_mark import draw_sheet_mark
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, footer_buttons, sheet

WIDTH, LEAST_HEIGHT = 640, 480  # u
MARK = 30  # u, the radius of the mark at the sheet's foot
CLOSE_ID = "ok"


class AboutContent:
    """The sheet's content; *store* says where the games are."""

    has_close = True
    first_focus = CLOSE_ID

    def __init__(self, desk: Desk, store: Store) -> None:
        self._desk = desk
        self._store = store
        self.title = words.ABOUT()
        self.subtitle = words.version()

    @property
    def size(self) -> tuple[float, float]:
        """As high as the text asks."""
        layout = self._desk.layout
        frame = sheet(layout, WIDTH, LEAST_HEIGHT)
        return WIDTH, max(LEAST_HEIGHT, (self.height(self._desk, frame) + frame.surround) / layout.u)

    def height(self, desk: Desk, frame: Sheet) -> float:
        """Return how high the text is."""
        return blocks_height(self.blocks, desk.ruler, frame.width)

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> Sequence[Control]:  # noqa: ARG002
        """Return none: it is only read."""
        return ()

    def footer_controls(self, desk: Desk, frame: Sheet) -> Sequence[Control]:
        """Return the button."""
        spec = ButtonSpec(CLOSE_ID, words.CLOSE(), Kind.PRIMARY)
        return footer_buttons(desk.ruler, [spec], frame.right, frame.footer_bottom, frame.width)

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:  # noqa: ARG002
        """Write it."""
        draw_blocks(canvas, self.blocks, body)

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Draw the game's mark at the foot."""
        radius = MARK * 0.7 * canvas.u
        draw_sheet_mark(canvas, frame.left + radius, frame.footer_bottom - 23 * canvas.u, radius)

    def press(self, pressed: Pressed) -> Change | None:  # noqa: ARG002
        """Close."""
        return Pop()

    def close(self) -> Change | None:
        """Close."""
        return Pop()

    def update(self, dt: float) -> Change | None:
        """Wait."""

    @property
    def blocks(self) -> list[Block]:
        """The text from top to bottom."""
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        return [
            Gap(8),
            Title(words.YOUR_DATA(), is_small=True),
            Paragraph(words.KEPT_IN() if self._store.is_kept else words.NOT_KEPT()),
            Paragraph(str(self._store.path.parent)),
            Paragraph(words.QUIET()),
            Gap(12),
            Title(words.LICENCES(), is_small=True),
            Paragraph(words.CODE()),
            Paragraph(words.FONTS()),
            Gap(12),
            Title(words.MADE_WITH(), is_small=True),
            Paragraph(words.runs_on(platform.python_version(), pygame.version.ver, sdl)),
        ]


def about(desk: Desk, store: Store) -> SheetScreen:
    """Return the sheet."""
    return SheetScreen(desk, AboutContent(desk, store))

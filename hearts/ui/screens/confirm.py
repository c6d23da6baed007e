"""The question before something ends: two answers, the safe one under Enter and Esc, and no third way out."""

from collections.abc import Callable, Sequence

from hearts.ui.canvas import LINE_HEIGHT, Canvas
from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.screen import Change, Desk, Pop
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, footer_buttons

WIDTH, LEAST_HEIGHT = 500, 236
HEADING_SIZE, BODY_SIZE = 28, 16
HEADING_LINE, BODY_TOP = 56, 75  # u below the sheet's edge: the heading's baseline, the first line's top
LINES_AT_LEAST_HEIGHT = 2
PADDING = 32

YES_ID, NO_ID = "yes", "no"
Answer = Callable[[], Change | None]


class ConfirmContent:
    """Asks; either answer closes the question first, then *yes* or *no* says what happens as the screen below."""

    has_close = False
    title = ""
    subtitle = ""
    first_focus = NO_ID

    def __init__(
        self,
        desk: Desk,
        question: str,
        body: str,
        *,
        yes_label: str,
        no_label: str,
        yes: Answer,
        no: Answer | None = None,
    ) -> None:
        self._desk = desk
        self._question = question
        self._text = body
        self._labels = yes_label, no_label
        self._yes = yes
        self._no = no

    @property
    def news(self) -> str:
        """The question and what hangs on it, for whoever listens."""
        return f"{self._question} {self._text}"

    @property
    def size(self) -> tuple[float, float]:
        """A sheet that grows with its text."""
        more = max(0, len(self._lines()) - LINES_AT_LEAST_HEIGHT)
        return WIDTH, LEAST_HEIGHT + more * self._pitch / self._desk.layout.u

    def height(self, desk: Desk, frame: Sheet) -> float:  # noqa: ARG002
        """Return nothing: all of it stays in place."""
        return 0

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> Sequence[Control]:  # noqa: ARG002
        """Return none: all of it stays in place."""
        return ()

    def footer_controls(self, desk: Desk, frame: Sheet) -> Sequence[Control]:
        """Place the safe answer first."""
        yes, no = self._labels
        specs = [ButtonSpec(NO_ID, no), ButtonSpec(YES_ID, yes, Kind.PRIMARY)]
        return footer_buttons(desk.ruler, specs, frame.right, frame.footer_bottom, frame.width)

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:
        """Nothing scrolls."""

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Write the question and what hangs on it."""
        u, paper = canvas.u, canvas.paper
        baseline = frame.rect.y + HEADING_LINE * u
        canvas.text(
            frame.left, baseline, self._question, HEADING_SIZE, paper.ink, face=Typeface.DISPLAY, width=frame.width
        )
        top = frame.rect.y + BODY_TOP * u
        canvas.paragraph(frame.left, top, self._text, BODY_SIZE, paper.ink2, width=frame.width, pips=canvas.sheet_pips)

    def press(self, pressed: Pressed) -> Change | None:
        """Give the answer."""
        return Pop(self._yes) if pressed.id == YES_ID else self.close()

    def close(self) -> Change | None:
        """Answer no."""
        return Pop(self._no)

    def update(self, dt: float) -> Change | None:
        """Wait."""

    @property
    def _pitch(self) -> float:
        return LINE_HEIGHT * self._desk.layout.px(BODY_SIZE)

    def _lines(self) -> list[str]:
        layout = self._desk.layout
        room = layout.sheet(WIDTH, LEAST_HEIGHT).w - 2 * PADDING * layout.u
        return self._desk.ruler.lines(self._text, BODY_SIZE, room)


def confirm(
    desk: Desk,
    question: str,
    body: str,
    *,
    yes_label: str,
    no_label: str,
    yes: Answer,
    no: Answer | None = None,
) -> SheetScreen:
    """Return the sheet that asks."""
    content = ConfirmContent(desk, question, body, yes_label=yes_label, no_label=no_label, yes=yes, no=no)
    return SheetScreen(desk, content)

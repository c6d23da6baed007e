"""The statistics as a sheet: all games or those at one level, and the way to begin them anew."""

from collections.abc import Sequence

from hearts.store.database import Store
from hearts.store.history import History, history
from hearts.store.notes import StoreError
from hearts.store.settings import LEVELS
from hearts.store.statistics import Statistics, Tally, statistics
from hearts.text import statistics as words
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface
from hearts.ui.screen import Change, Desk, Pop, Push
from hearts.ui.screens.confirm import confirm
from hearts.ui.screens.footer_note import draw_footer_note
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.screens.statistics_painter import draw_statistics
from hearts.ui.statistics_layout import StatisticsLayout, statistics_layout
from hearts.ui.statistics_model import StatisticsModel
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, button_width, footer_buttons, segments, sheet

WIDTH, LEAST_HEIGHT = 1040, 650  # u
CROSS_ROOM, SEGMENT_PADDING, TITLE_GAP = 60, 38, 24  # u
SEGMENT_SIZE, TITLE_SIZE, LEAST_TEXT = 15.5, 32, 13
LEVEL_ID, RESET_ID, DONE_ID = "level", "reset", "done"


class StatisticsContent:
    """The sheet's content; it reads *store* anew whenever another level is chosen."""

    has_close = True
    subtitle = ""
    first_focus = DONE_ID

    def __init__(self, desk: Desk, store: Store, *, is_playing: bool) -> None:
        self._desk = desk
        self._store = store
        self._is_playing = is_playing
        self._sums = Statistics({})
        self.title = words.STATISTICS()
        self._note = ""
        self.index = 0
        self.model = self._read()

    @property
    def size(self) -> tuple[float, float]:
        """As high as its parts ask."""
        layout = self._desk.layout
        frame = sheet(layout, WIDTH, LEAST_HEIGHT)
        high = self.layout(Rect(0, 0, frame.width, 0)).bottom
        return WIDTH, max(LEAST_HEIGHT, (high + frame.surround) / layout.u)

    def height(self, desk: Desk, frame: Sheet) -> float:  # noqa: ARG002
        """Return how high everything is."""
        return self.layout(frame.body).bottom - frame.body.y

    def layout(self, body: Rect) -> StatisticsLayout:
        """Return where the parts stand in *body*."""
        layout = self._desk.layout
        return statistics_layout(body, layout.u, layout.px(LEAST_TEXT) / LEAST_TEXT)

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> Sequence[Control]:  # noqa: ARG002
        """Return none: figures are only read."""
        return ()

    def footer_controls(self, desk: Desk, frame: Sheet) -> Sequence[Control]:
        """Return the levels beside the heading, and the two buttons at the foot."""
        ruler, u = desk.ruler, frame.u
        labels = [words.ALL_GAMES(), *(words.level_name(level) for level in LEVELS)]
        wanted = sum(ruler.width(label, SEGMENT_SIZE, Typeface.BOLD) + SEGMENT_PADDING * u for label in labels)
        title = ruler.width(self.title, TITLE_SIZE, Typeface.DISPLAY) + TITLE_GAP * u
        width = min(wanted, frame.width - CROSS_ROOM * u - title)
        row = Rect(frame.right - CROSS_ROOM * u - width, frame.rect.y + 40 * u - ruler.touch / 2, width, ruler.touch)
        reset = ButtonSpec(RESET_ID, words.RESET(), enabled=self._has_anything, least=178)
        done = ButtonSpec(DONE_ID, words.DONE(), Kind.PRIMARY, least=140)
        reset_width, done_width = button_width(ruler, reset), button_width(ruler, done)
        return [
            segments(ruler, LEVEL_ID, row, labels, self.index),
            *footer_buttons(ruler, [reset], frame.left + reset_width, frame.footer_bottom, reset_width),
            *footer_buttons(ruler, [done], frame.right, frame.footer_bottom, done_width),
        ]

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:  # noqa: ARG002
        """Draw tiles and charts."""
        draw_statistics(canvas, self.layout(body), self.model)

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Write between the buttons how the games with an undo or a hint went, or what went wrong."""
        _, reset, done = self.footer_controls(self._desk, frame)
        tally = self.model.tally
        note = self._note or words.assisted_note(
            tally.alone.wins, tally.alone.games, tally.assisted.wins, tally.assisted.games
        )
        inset = (reset.rect.right - frame.left) / frame.u + 20
        draw_footer_note(canvas, frame, [done], note, inset=inset)

    def press(self, pressed: Pressed) -> Change | None:
        """Choose a level, ask before the reset, or close."""
        match pressed.id:
            case "level":
                self.index = pressed.index
                self.model = self._read()
            case "reset":
                return Push(self._question())
            case _:
                return self.close()
        return None

    def close(self) -> Change | None:
        """Go back to where the statistics were asked for."""
        return Pop()

    def update(self, dt: float) -> Change | None:
        """Wait."""

    @property
    def _has_anything(self) -> bool:
        overall = self._sums.overall.all
        return bool(overall.games or overall.given_up)

    def _question(self) -> SheetScreen:
        body = words.RESET_BODY_GOING() if self._is_playing else words.RESET_BODY()
        return confirm(
            self._desk,
            words.RESET_TITLE(),
            body,
            yes_label=words.RESET_SHORT(),
            no_label=words.KEEP(),
            yes=self._reset,
        )

    def _reset(self) -> Change | None:
        try:
            self._store.forget_ended()
        except StoreError:
            self._note = words.NOT_RESET()
        self.model = self._read()
        return None

    def _read(self) -> StatisticsModel:
        level = None if self.index == 0 else LEVELS[self.index - 1]
        try:
            self._sums = statistics(self._store)
            found = history(self._store, level)
        except StoreError:
            self._sums, found = Statistics({}), History()
        tally = self._sums.overall if level is None else self._sums.levels.get(level, Tally())
        return StatisticsModel(tally, found)


def statistics_sheet(desk: Desk, store: Store, *, is_playing: bool) -> SheetScreen:
    """Return the statistics of *store*'s games; *is_playing* says whether a game is in progress."""
    content = StatisticsContent(desk, store, is_playing=is_playing)
    return SheetScreen(desk, content, page=lambda: content.index)

"""How to play: eight pages, with their list beside them where there is room."""

from collections.abc import Sequence
from typing import Final

import pygame

from hearts.core.rules import Rules
from hearts.text import help as words
from hearts.text.help import Topic
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Desk, Pop
from hearts.ui.screens.help_blocks import (
    Block,
    Facts,
    Gap,
    KeyTable,
    Paragraph,
    Picture,
    Title,
    blocks_height,
    draw_blocks,
)
from hearts.ui.screens.help_pictures import Pictures
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import ButtonSpec, Control, Kind, Pressed, Sheet, footer_buttons, sheet

# u
WIDTH, HEIGHT = 940, 620
LIST_WIDTH, LIST_GAP, LEAST_WIDTH_WITH_LIST = 220, 6, 660
COLUMN_LEFT = 248
PICTURE_HEIGHT, SMALL_PICTURE_HEIGHT = 216, 164

NEXT_ID, BACK_ID, PAGE_ID = "next", "back", "page:"
KEYS: Final = {
    pygame.K_RIGHT: NEXT_ID,
    pygame.K_PAGEDOWN: NEXT_ID,
    pygame.K_LEFT: BACK_ID,
    pygame.K_PAGEUP: BACK_ID,
}
TOPICS: Final = tuple(Topic)


class HelpContent:
    """The pages, under the *rules* of the game at hand."""

    has_close = True
    subtitle = ""
    first_focus = NEXT_ID

    def __init__(self, desk: Desk, rules: Rules) -> None:
        self.title = words.HOW_TO_PLAY()
        self.page = 0
        self._desk = desk
        self._rules = rules

    @property
    def size(self) -> tuple[float, float]:
        """As high as the longest page asks, so that turning pages moves nothing; the list of keys may scroll."""
        layout = self._desk.layout
        frame = sheet(layout, WIDTH, layout.height / layout.u)
        width = _column(frame, frame.body).w
        tallest = max(
            blocks_height(self._blocks(topic), self._desk.ruler, width) for topic in TOPICS if topic is not Topic.KEYS
        )
        return WIDTH, max(HEIGHT, (tallest + frame.surround) / layout.u)

    def height(self, desk: Desk, frame: Sheet) -> float:
        """Return how high the page is."""
        return blocks_height(self._blocks(TOPICS[self.page]), desk.ruler, _column(frame, frame.body).w)

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> Sequence[Control]:  # noqa: ARG002
        """Return none: pages are only read."""
        return ()

    def footer_controls(self, desk: Desk, frame: Sheet) -> Sequence[Control]:
        """Return the list of pages, where there is room for it, and the way on and back."""
        is_last = self.page == len(TOPICS) - 1
        on = ButtonSpec(NEXT_ID, words.CLOSE() if is_last else words.NEXT(), Kind.PRIMARY, "" if is_last else "right")
        back = ButtonSpec(BACK_ID, words.BACK(), icon="left", enabled=self.page > 0)
        buttons = footer_buttons(desk.ruler, [back, on], frame.right, frame.footer_bottom, frame.width * 0.75)
        rows = [
            Control(f"{PAGE_ID}{index}", Kind.ROW, rect, topic.value(), selected=index == self.page)
            for index, (topic, rect) in enumerate(zip(TOPICS, list_rects(frame), strict=False))
        ]
        return [*rows, *buttons]

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:
        """Draw the page."""
        draw_blocks(canvas, self._blocks(TOPICS[self.page]), _column(frame, body))

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Draw the line beside the list, and which page this is."""
        u, body = canvas.u, frame.body
        column = _column(frame, body)
        if list_rects(frame):
            x = column.x - 18 * u
            canvas.line((x, body.y + 2 * u), (x, body.bottom - 2 * u), canvas.paper.line)
        number = words.page_number(self.page + 1, len(TOPICS))
        canvas.text_middle(column.x, frame.footer_bottom - 23 * u, number, 14.5, canvas.paper.ink2)

    def press(self, pressed: Pressed) -> Change | None:
        """Turn to a page; on the last one the way on is the way out."""
        last = len(TOPICS) - 1
        if pressed.id == NEXT_ID:
            if self.page == last:
                return self.close()
            self.page += 1
        elif pressed.id == BACK_ID:
            self.page = max(0, self.page - 1)
        elif pressed.id.startswith(PAGE_ID):
            self.page = int(pressed.id.removeprefix(PAGE_ID))
        return None

    def close(self) -> Change | None:
        """Go back to where the help was asked for."""
        return Pop()

    def update(self, dt: float) -> Change | None:
        """Wait."""

    def _blocks(self, topic: Topic) -> list[Block]:
        rules = self._rules
        pictures = Pictures(self._desk.painter, rules)
        blocks: list[Block] = [Title(topic.value())]
        blocks += [Paragraph(sentence) for sentence in words.sentences(topic, rules)]
        match topic:
            case Topic.GOAL:
                blocks += [Gap(12), Picture(PICTURE_HEIGHT, pictures.goal)]
            case Topic.PASSING:
                blocks += [Gap(12), Picture(PICTURE_HEIGHT, pictures.passing)]
            case Topic.TRICKS:
                blocks += [Gap(12), Picture(PICTURE_HEIGHT, pictures.trick)]
            case Topic.HEARTS:
                blocks += [Gap(12), Picture(PICTURE_HEIGHT, pictures.hearts)]
            case Topic.MOON:
                blocks += [Gap(12), Picture(PICTURE_HEIGHT, pictures.moon)]
            case Topic.SCORING:
                blocks += [Gap(4), Picture(SMALL_PICTURE_HEIGHT, pictures.scoring), Gap(10)]
                blocks += [Title(words.IN_THIS_GAME(), is_small=True), Facts(words.in_force(rules))]
            case Topic.KEYS:
                blocks += [KeyTable(words.key_rows(self._desk.keymap.names)), Gap(8)]
                blocks += [
                    Title(words.MOUSE_AND_TOUCH(), is_small=True),
                    *(Paragraph(said()) for said in words.TOUCH),
                    Gap(8),
                ]
                blocks += [Title(words.GAMEPAD(), is_small=True), *(Paragraph(said()) for said in words.PAD)]
            case Topic.FAIRNESS:
                blocks += [Gap(12), Picture(SMALL_PICTURE_HEIGHT, pictures.fairness)]
        return blocks


def list_rects(frame: Sheet) -> list[Rect]:
    """Return a row for each page, or none where the sheet is too narrow or too low for the list."""
    u, body, count = frame.u, frame.body, len(TOPICS)
    height = max(44 * u, frame.touch)
    if frame.width < LEAST_WIDTH_WITH_LIST * u or height * count > body.h:
        return []
    pitch = min(height + LIST_GAP * u, body.h / count)
    return [Rect(frame.left - 10 * u, body.y + index * pitch, LIST_WIDTH * u, height) for index in range(count)]


def _column(frame: Sheet, body: Rect) -> Rect:
    """Return where the page stands."""
    if not list_rects(frame):
        return body
    left = body.x + COLUMN_LEFT * frame.u
    return Rect(left, body.y, body.right - left, body.h)


def how_to_play(desk: Desk, rules: Rules) -> SheetScreen:
    """Return the help as a sheet."""
    content = HelpContent(desk, rules)
    return SheetScreen(desk, content, keys=KEYS, page=lambda: content.page)

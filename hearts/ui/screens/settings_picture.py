"""Draws what the settings show beside their controls: headings, labels, notes, remarks and the small tables."""

from hearts.core.cards import Card
from hearts.text import sheets
from hearts.ui.assets import Assets
from hearts.ui.canvas import Canvas
from hearts.ui.card_sprite import CardPainter
from hearts.ui.layout import Pose, Rect
from hearts.ui.lettering import Typeface
from hearts.ui.raster import fill_of, rect_body
from hearts.ui.screens import settings_layout as layout
from hearts.ui.screens.access_entries import Notice
from hearts.ui.screens.access_layout import NOTICE_LINE, NOTICE_SIZE, notice_lines
from hearts.ui.screens.settings_layout import Placed, Placement
from hearts.ui.screens.settings_pages import THEME_ID, Choice, Cloths, Faces, Heading, Loudness, Remark, Sample
from hearts.ui.screens.settings_sample import draw_faces, draw_sample
from hearts.ui.theme import THEMES, Theme
from hearts.ui.widgets import Control

CARD_SHARE = 0.42  # of a tile's height
CARD_TURN = 8
TILE_RADIUS = 10
STRIKE = 11  # u, half the line through a muted loudspeaker, each way
ACE = Card.parse("AH")


class Swatches:
    """The small tables of all themes, each drawn with its own cards."""

    def __init__(self, assets: Assets) -> None:
        self._painters = {theme.key: CardPainter(assets, theme) for theme in THEMES.values()}

    def draw(self, canvas: Canvas, theme: Theme, rect: Rect) -> None:
        """Draw *theme*'s cloth over *rect* with a back and an ace on it."""
        u = canvas.u
        canvas.drawing(rect, _cloth_body(theme, rect, TILE_RADIUS * u))
        canvas.panel(rect, TILE_RADIUS * u, None, stroke=canvas.paper.control, stroke_alpha=0.6)
        width = CARD_SHARE * rect.h
        x, y = rect.center
        painter = self._painters[theme.key]
        painter.draw(canvas.surface, None, Pose(x - 0.38 * width, y, -CARD_TURN, width))
        painter.draw(canvas.surface, ACE, Pose(x + 0.38 * width, y, CARD_TURN, width))


def draw_page(canvas: Canvas, placement: Placement, painter: CardPainter, swatches: Swatches) -> None:
    """Draw everything of a page that is not a control."""
    if placement.divider is not None:
        line = placement.divider
        canvas.line((line.x, line.y), (line.x, line.bottom), canvas.paper.line)
    for placed in placement.placed:
        _draw_entry(canvas, placed, painter, swatches)


def _draw_entry(canvas: Canvas, placed: Placed, painter: CardPainter, swatches: Swatches) -> None:
    match placed.entry:
        case Heading() as heading:
            _draw_heading(canvas, heading, placed.rect)
        case Choice() as choice:
            _draw_choice(canvas, choice, placed)
        case Loudness() as loudness:
            _draw_loudness(canvas, loudness, placed)
        case Notice() as notice:
            _draw_notice(canvas, notice, placed.rect)
        case Remark() as remark:
            _draw_remark(canvas, remark, placed.rect)
        case Sample() as sample:
            draw_sample(canvas, painter, sample, placed.rect)
        case Faces():
            draw_faces(canvas, painter, placed.rect)
        case Cloths():
            for tile in layout.controls(canvas.ruler, Placement((placed,), 0)):
                _draw_tile(canvas, tile, swatches)


def _draw_heading(canvas: Canvas, heading: Heading, rect: Rect) -> None:
    middle = rect.center[1]
    canvas.text_middle(rect.x, middle, heading.text, 20, canvas.paper.accent, face=Typeface.DISPLAY)
    if heading.note:
        canvas.text_middle(rect.right, middle, heading.note, layout.NOTE_SIZE, canvas.paper.ink2, anchor="right")


def _draw_choice(canvas: Canvas, choice: Choice, placed: Placed) -> None:
    u, rect, paper = canvas.u, placed.rect, canvas.paper
    canvas.text_middle(
        rect.x, rect.y + 12 * u, choice.label, layout.LABEL_SIZE, paper.ink, face=Typeface.BOLD, width=rect.w
    )
    top = layout.segment_rect(canvas.ruler, placed).bottom
    for index, line in enumerate(layout.note_lines(canvas.ruler, choice.note, rect.w)):
        y = top + (15 + layout.SWITCH_LINE * index) * u
        canvas.text_middle(rect.x, y, line, layout.NOTE_SIZE, paper.ink2, pips=canvas.sheet_pips)


def _draw_loudness(canvas: Canvas, loudness: Loudness, placed: Placed) -> None:
    u, paper, rect = canvas.u, canvas.paper, placed.rect
    speaker = layout.controls(canvas.ruler, Placement((placed,), 0))[0].rect
    label = sheets.MUTED() if loudness.is_muted else sheets.VOLUME()
    room = speaker.x - rect.x
    canvas.text_middle(rect.x, rect.center[1], label, layout.LABEL_SIZE, paper.ink, face=Typeface.BOLD, width=room)
    x, y = speaker.center
    canvas.icon("sound", x, y, 22, paper.ink2 if loudness.is_muted else paper.ink)
    if loudness.is_muted:
        arm = STRIKE * u
        canvas.line((x - arm, y + arm), (x + arm, y - arm), paper.accent, width=2 * u)


def _draw_notice(canvas: Canvas, notice: Notice, rect: Rect) -> None:
    pitch = NOTICE_LINE * canvas.u
    for index, line in enumerate(notice_lines(canvas.ruler, notice.text, rect.w)):
        canvas.text_middle(rect.x, rect.y + (index + 0.5) * pitch, line, NOTICE_SIZE, canvas.paper.ink)


def _draw_remark(canvas: Canvas, remark: Remark, rect: Rect) -> None:
    u, paper = canvas.u, canvas.paper
    canvas.panel(rect, 12 * u, paper.alt)
    canvas.icon("help", rect.x + 25 * u, rect.center[1], 22, paper.gold_text)
    title, text = layout.remark_lines(canvas.ruler, remark, rect.w)
    pitch = layout.REMARK_LINE * u
    x, y = rect.x + layout.REMARK_ICON * u, rect.center[1] - (len(title) + len(text) - 1) / 2 * pitch
    for line in title:
        canvas.text_middle(x, y, line, layout.REMARK_TITLE_SIZE, paper.ink, face=Typeface.BOLD)
        y += pitch
    for line in text:
        canvas.text_middle(x, y, line, layout.REMARK_TEXT_SIZE, paper.ink2)
        y += pitch


def _draw_tile(canvas: Canvas, tile: Control, swatches: Swatches) -> None:
    u, paper = canvas.u, canvas.paper
    key = tile.id.removeprefix(THEME_ID)
    picture = layout.tile_picture(canvas.ruler, tile.rect)
    swatches.draw(canvas, THEMES[key], picture)
    if tile.selected:
        ring = picture.inset(-layout.TILE_RING * u)
        canvas.panel(ring, 14 * u, None, stroke=paper.accent, stroke_width=2.6 * u)
    face = Typeface.BOLD if tile.selected else Typeface.MEDIUM
    ink = paper.ink if tile.selected else paper.ink2
    y = picture.bottom + 19 * u
    canvas.text_middle(
        picture.center[0], y, sheets.THEMES[key](), layout.NOTE_SIZE, ink, face=face, anchor="center", width=tile.rect.w
    )


def _cloth_body(theme: Theme, rect: Rect, radius: float) -> str:
    w, h = round(rect.w), round(rect.h)
    stops = ((0, theme.spot), (0.5, theme.mid), (1, theme.edge))
    light = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{0.45 * h:.1f}" '
        f'r="{0.62 * w:.1f}">{light}</radialGradient></defs>'
        + rect_body(Rect(0, 0, w, h), radius, fill_of("#000000").replace("#000000", "url(#light)"))
    )

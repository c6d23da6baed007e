"""The paper sheet every overlay is written on: its frame, its title and where its content goes."""

from dataclasses import dataclass

from hearts.ui.canvas import Canvas
from hearts.ui.geometry import Rect
from hearts.ui.layout import TableLayout
from hearts.ui.lettering import Typeface

PADDING = 32
RADIUS = 18


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet's rectangle, the u it was laid out with and the least height of a control."""

    rect: Rect
    u: float
    touch: float

    @property
    def padding(self) -> float:
        """Between the sheet's edge and its content."""
        return PADDING * self.u

    @property
    def left(self) -> float:
        """The content's left edge."""
        return self.rect.x + self.padding

    @property
    def right(self) -> float:
        """The content's right edge."""
        return self.rect.right - self.padding

    @property
    def width(self) -> float:
        """The content's width."""
        return self.rect.w - 2 * self.padding

    @property
    def footer_bottom(self) -> float:
        """The lower edge of the buttons at the sheet's foot."""
        return self.rect.bottom - self.padding + 6 * self.u

    @property
    def footer_top(self) -> float:
        """The upper edge of the space the buttons need."""
        return self.footer_bottom - max(46 * self.u, self.touch) - 18 * self.u

    @property
    def surround(self) -> float:
        """The height of the sheet that is not its body."""
        return self.rect.h - self.body.h

    @property
    def body(self) -> Rect:
        """Between the heading and the buttons: what may scroll."""
        top = self.rect.y + 92 * self.u
        return Rect(self.left, top, self.width, self.footer_top - top)


def sheet(layout: TableLayout, width_u: float, height_u: float) -> Sheet:
    """Return a sheet of that size in u, clipped to the window."""
    return Sheet(layout.sheet(width_u, height_u), layout.u, layout.touch)


def draw_sheet(canvas: Canvas, frame: Sheet, title: str, subtitle: str = "", *, room_right: float = 56) -> None:
    """Draw the scrim, the paper and its heading; the heading leaves *room_right* u free for the cross."""
    canvas.scrim()
    draw_paper(canvas, frame)
    u, paper = canvas.u, canvas.paper
    room = frame.width - room_right * u
    if title:
        canvas.text(frame.left, frame.rect.y + 52 * u, title, 32, paper.ink, face=Typeface.DISPLAY, width=room)
    if subtitle:
        y = frame.rect.y + 77 * u
        canvas.text(frame.left, y, subtitle, 15.5, paper.ink2, pips=canvas.sheet_pips, width=room)


def draw_paper(canvas: Canvas, frame: Sheet) -> None:
    """Draw the empty sheet with its shadow and its thin inner edge."""
    u, paper, rect = canvas.u, canvas.paper, frame.rect
    radius = RADIUS * u
    if paper.shadow is not None:
        canvas.shadow(rect, radius, down=14, blur=40, alpha=0.55, colour=paper.shadow)
    canvas.panel(rect, radius, paper.background)
    canvas.panel(rect.inset(0.5), radius, None, stroke=paper.edge, stroke_alpha=paper.edge_alpha)

"""Measures text for whoever lays out controls before there is a surface to draw on."""

from dataclasses import dataclass

from hearts.ui.layout import TableLayout
from hearts.ui.lettering import Lettering, Typeface


@dataclass(frozen=True, slots=True)
class Ruler:
    """Text sizes in u, results in pixels."""

    lettering: Lettering
    layout: TableLayout

    @property
    def u(self) -> float:
        """Pixels of one unit."""
        return self.layout.u

    @property
    def touch(self) -> float:
        """The least height of a control."""
        return self.layout.touch

    def width(self, text: str, size: float, face: Typeface = Typeface.MEDIUM) -> float:
        """Return how wide *text* comes out."""
        return self.lettering.width(text, self.layout.px(size), face)

    def lines(self, text: str, size: float, width: float, face: Typeface = Typeface.MEDIUM) -> list[str]:
        """Break *text* into lines no wider than *width*."""
        return self.lettering.lines(text, self.layout.px(size), width, face)

"""How far something is scrolled, and the finger that drags it; pixels in, pixels out, no pygame."""

from dataclasses import dataclass


@dataclass(slots=True)
class Scroll:
    """The state of one body that may be longer than its view."""

    offset: float = 0.0
    is_dragging: bool = False
    _grip: float | None = None

    def by(self, pixels: float, most: float) -> bool:
        """Move on, within 0 and *most*; return whether anything moved."""
        before = self.offset
        self.offset = min(max(0.0, most), max(0.0, before + pixels))
        return self.offset != before

    def grip(self, y: float) -> None:
        """Note where a finger came down."""
        self._grip, self.is_dragging = y, False

    def drag(self, y: float, slack: float, most: float) -> bool:
        """Follow the finger once it has moved more than *slack*; return whether it drags."""
        if self._grip is None:
            return False
        if not self.is_dragging and abs(y - self._grip) <= slack:
            return False
        self.is_dragging = True
        self.by(self._grip - y, most)
        self._grip = y
        return True

    def release(self) -> bool:
        """Let go; return whether it was a drag."""
        dragged, self._grip, self.is_dragging = self.is_dragging, None, False
        return dragged

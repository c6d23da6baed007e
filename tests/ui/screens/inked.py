"""Notes where a sheet writes and draws, so that tests can tell what leaves it or runs into something else."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pytest

from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.lettering import Typeface

SHIFTS = {"left": 0.0, "center": 0.5, "right": 1.0}
CAPITAL = 0.70  # em, the height of capitals and figures


@dataclass
class Ink:
    """What was written, each line with the box of its capitals, and the lines that had to be cut."""

    lines: list[tuple[str, Rect]] = field(default_factory=list)
    discs: list[Rect] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)

    @property
    def said(self) -> list[str]:
        return [line for line, _ in self.lines]

    def faults(self, sheet: Rect) -> list[str]:
        """Every line or disc that leaves *sheet*, and every line that runs into another or a disc."""
        boxes = [(f"line {line!r}", rect) for line, rect in self.lines]
        boxes += [("disc", rect) for rect in self.discs]
        inside = sheet.inset(-0.5)
        left = [
            f"{name} leaves the sheet"
            for name, rect in boxes
            if rect.x < inside.x or rect.y < inside.y or rect.right > inside.right or rect.bottom > inside.bottom
        ]
        crossed = [
            f"{first!r} runs into {second!r}"
            for (first, one), (second, other) in combinations(self.lines, 2)
            if one.overlaps(other)
        ]
        crossed += [
            f"{line!r} runs into a disc" for line, rect in self.lines for one in self.discs if rect.overlaps(one)
        ]
        return left + crossed


@contextmanager
def inked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ink]:
    """Note all that is written and every disc while this lasts; what is clipped away counts as not drawn."""
    ink = Ink()
    write, disc = Canvas.text, Canvas.avatar

    def noting_write(self: Canvas, x: float, baseline: float, text: str, size: float, colour: str, **how: Any) -> float:  # noqa: ANN401
        wide = write(self, x, baseline, text, size, colour, **how)
        left = x - wide * SHIFTS[how.get("anchor", "left")]
        box = Rect(left, baseline - CAPITAL * self.px(size), wide, CAPITAL * self.px(size))
        if _shown(self, box):
            ink.lines.append((text, box))
            room, face = how.get("width"), how.get("face", Typeface.MEDIUM)
            if room is not None and self.text_width(text, size, face) > room:
                ink.cut.append(text)
        return wide

    def noting_disc(self: Canvas, seat: Any, x: float, y: float, diameter: float, **how: Any) -> None:  # noqa: ANN401
        disc(self, seat, x, y, diameter, **how)
        if _shown(self, Rect.around(x, y, diameter, diameter)):
            ink.discs.append(Rect.around(x, y, diameter, diameter))

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", noting_write)
        patch.setattr(Canvas, "avatar", noting_disc)
        yield ink


def _shown(canvas: Canvas, box: Rect) -> bool:
    clip = canvas.surface.get_clip()
    return bool(clip.colliderect((round(box.x), round(box.y), max(1, round(box.w)), max(1, round(box.h)))))

"""Notes what the table draws, rectangle by rectangle, and finds what is wrong with it; nothing is painted."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pygame

from hearts.core.cards import Card
from hearts.ui.canvas import Canvas
from hearts.ui.card_sprite import CardLook
from hearts.ui.geometry import Pose, Rect
from hearts.ui.layout import TableLayout
from hearts.ui.lettering import SUIT_MARKS, Typeface

SHIFTS = {"left": 0.0, "center": 0.5, "right": 1.0}
SLACK = 1.0  # px; what is drawn falls on whole ones
NOTHING = pygame.Surface((1, 1))


@dataclass(frozen=True)
class Mark:
    """One thing drawn; *room* is how wide it might be, *outline* its corners where it is turned."""

    kind: str
    name: str
    rect: Rect
    room: float | None = None
    outline: tuple[tuple[float, float], ...] = ()

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        x, y, right, bottom = self.rect.x, self.rect.y, self.rect.right, self.rect.bottom
        return self.outline or ((x, y), (right, y), (right, bottom), (x, bottom))

    def __str__(self) -> str:
        return f"{self.kind} {self.name!r}"


@dataclass
class Notes:
    """Everything drawn, the lowest first."""

    marks: list[Mark] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)

    def of(self, *kinds: str) -> list[Mark]:
        return [mark for mark in self.marks if mark.kind in kinds]

    def faults(self, layout: TableLayout, may_be_cut: tuple[str, ...] = ()) -> list[str]:
        """Name what overlaps, leaves its panel or the window, or was cut though it may not be."""
        found = [f"cut: {text}" for text in self.cut if text not in may_be_cut]
        found += self._outside(layout)
        found += self._out_of_panel()
        found += self._crossings()
        return found

    def _outside(self, layout: TableLayout) -> Iterator[str]:
        for mark in self.marks:
            if mark.kind != "back" and not all(
                -SLACK <= x <= layout.width + SLACK and -SLACK <= y <= layout.height + SLACK for x, y in mark.corners
            ):
                yield f"{mark} leaves the window"

    def _out_of_panel(self) -> Iterator[str]:
        for panel, inner in self._owned():
            if panel is not None and not _within(inner.rect, panel.rect):
                yield f"{inner} leaves its panel"

    def _owned(self) -> Iterator[tuple[Mark | None, Mark]]:
        """Yield each text and icon with the panel it stands on, if it stands on one."""
        panels: list[Mark] = []
        for mark in self.marks:
            if mark.kind in ("panel", "tag", "slot"):
                panels.append(mark)
            elif mark.kind in ("text", "icon", "disc"):
                on = [panel for panel in panels if panel.rect.contains(mark.rect.center)]
                yield (min(on, key=lambda panel: panel.rect.w * panel.rect.h) if on else None), mark

    def _crossings(self) -> Iterator[str]:
        tags = self.of("tag", "badge")
        inner = [mark for mark in self.of("text", "icon", "disc") if not any(_lies_on(mark, tag) for tag in tags)]
        panels = self.of("panel")
        outer = [one for one in panels if not any(two is not one and _within(one.rect, two.rect) for two in panels)]
        loose = [mark for panel, mark in self._owned() if panel is None and mark in inner]
        yield from _overlapping(inner)
        yield from _overlapping(outer)
        yield from _overlapping(self.of("tag"))
        yield from _meeting(loose, outer)
        solid = outer + [mark for mark in loose if mark.kind != "disc"]
        yield from _meeting(self.of("hand", "trick", "back", "slot"), solid)
        yield from _meeting(self.of("hand"), self.of("trick", "back", "slot", "bar"))
        yield from _meeting(self.of("badge", "tag", "bar", "arrow"), solid)


@dataclass(frozen=True, slots=True)
class NotingCanvas(Canvas):
    """A canvas that notes and paints nothing."""

    notes: Notes = field(default_factory=Notes)

    def text(self, x: float, baseline: float, text: str, size: float, colour: str, **how: Any) -> float:  # noqa: ANN401, ARG002
        face, room = how.get("face", Typeface.MEDIUM), how.get("width")
        letters, px = self.assets.lettering, self.px(size)
        shown = text if room is None else letters.fitted(text, px, room, face)
        if shown != text:
            self.notes.cut.append(text)
        wide = letters.width(shown, px, face)
        rise, fall = self._ink(shown, px, face)
        left = x - wide * SHIFTS[how.get("anchor", "left")]
        self.notes.marks.append(Mark("text", shown, Rect(left, baseline - rise, wide, rise + fall), room))
        return wide

    def _ink(self, text: str, px: float, face: Typeface) -> tuple[float, float]:
        """Return how far the letters rise above their baseline and fall below it."""
        font, factor = self.assets.lettering._sized(face, px)  # noqa: SLF001  the very font it would be drawn with
        plain = "".join(letter for letter in text if letter not in SUIT_MARKS) or "x"
        boxes = [box for box in font.metrics(plain) if box is not None]
        rise = max((box[3] for box in boxes), default=0) / factor
        fall = max((-box[2] for box in boxes), default=0) / factor
        return (max(rise, 0.71 * px), max(fall, 0.03 * px)) if plain != text else (rise, fall)

    def icon(self, name: str, x: float, y: float, size: float, colour: str, *, alpha: float = 1.0) -> None:  # noqa: ARG002
        self.notes.marks.append(Mark("icon", name, Rect.around(x, y, size * self.u, size * self.u)))

    def avatar(self, seat: Any, x: float, y: float, diameter: float, *, ring: Any = None) -> None:  # noqa: ANN401, ARG002
        self.notes.marks.append(Mark("disc", seat.name.lower(), Rect.around(x, y, diameter, diameter)))

    def picture(self, picture: pygame.Surface, x: float, y: float, *, alpha: float = 1.0) -> None:  # noqa: ARG002
        if picture is not NOTHING:
            self.notes.marks.append(Mark("icon", "picture", Rect.around(x, y, *picture.get_size())))

    def panel(self, rect: Rect, radius: float, fill: Any, alpha: float = 1.0, **_: Any) -> None:  # noqa: ANN401, ARG002
        if fill is None:
            return
        kind = "bar" if rect.h < 8 * self.u else "tag" if self.notes.of("hand") else "panel"
        self.notes.marks.append(Mark(kind, f"{rect.x:.0f},{rect.y:.0f} {rect.w:.0f}x{rect.h:.0f}", rect))

    def shadow(self, rect: Rect, radius: float, **_: Any) -> None:  # noqa: ANN401
        """Nothing is noted of it."""

    def circle(self, x: float, y: float, radius: float, *_: Any, **__: Any) -> None:  # noqa: ANN401
        self.notes.marks.append(Mark("badge", "circle", Rect.around(x, y, 2 * radius, 2 * radius)))

    def drawing(self, rect: Rect, body: str) -> None:
        """It lies in a badge."""

    def slot(self, x: float, y: float, width: float, angle: float = 0.0, *, strength: float = 0.5) -> None:  # noqa: ARG002
        pose = Pose(x, y, angle, width)
        self.notes.marks.append(Mark("slot", "slot", _box(pose), outline=pose.corners()))

    def arrow(self, start: Any, end: Any, bend: float, colour: str, width: float) -> None:  # noqa: ANN401, ARG002
        for x, y in (start, end):
            self.notes.marks.append(Mark("arrow", "arrow", Rect.around(x, y, width, width)))


class NotingPainter:
    """Stands in for the painter of cards; *of_hand* tells the cards that are in the hand."""

    def __init__(self, notes: Notes, of_hand: set[Card]) -> None:
        self._notes = notes
        self._of_hand = of_hand

    def draw(self, _: Any, card: Card | None, pose: Pose, look: CardLook, *, moving: bool = False) -> None:  # noqa: ANN401, ARG002
        kind = "back" if card is None else "hand" if card in self._of_hand else "trick"
        self._notes.marks.append(Mark(kind, str(card), _box(pose), outline=pose.corners()))

    def outline(self, *_: Any) -> pygame.Surface:  # noqa: ANN401
        return NOTHING


def _box(pose: Pose) -> Rect:
    xs, ys = zip(*pose.corners(), strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _within(inner: Rect, outer: Rect) -> bool:
    return (
        inner.x >= outer.x - SLACK
        and inner.y >= outer.y - SLACK
        and inner.right <= outer.right + SLACK
        and inner.bottom <= outer.bottom + SLACK
    )


def _cross(one: tuple[tuple[float, float], ...], other: tuple[tuple[float, float], ...]) -> bool:
    """Whether two convex outlines share more than the slack in every direction."""
    for outline in (one, other):
        for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
            long = math.hypot(x2 - x1, y2 - y1) or 1.0
            across, down = (y2 - y1) / long, (x1 - x2) / long
            first = [across * x + down * y for x, y in one]
            second = [across * x + down * y for x, y in other]
            if max(first) <= min(second) + SLACK or max(second) <= min(first) + SLACK:
                return False
    return True


def _lies_on(mark: Mark, other: Mark) -> bool:
    return other.rect.contains(mark.rect.center)


def _overlapping(marks: list[Mark]) -> Iterator[str]:
    for one, other in combinations(marks, 2):
        if one.rect.overlaps(other.rect, SLACK):
            yield f"{one} overlaps {other}"


def _meeting(marks: list[Mark], others: list[Mark]) -> Iterator[str]:
    for mark in marks:
        yield from (f"{mark} covers {other}" for other in others if _cross(mark.corners, other.corners))

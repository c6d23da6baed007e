"""What a control is, and which one a point means; no pygame, no drawing."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from hearts.ui.geometry import Rect

FIELD_LABEL = 0.32  # of a field's width


class Kind(Enum):
    """How a control looks and what it answers to."""

    PRIMARY = "primary"
    GOLD = "gold"
    QUIET = "quiet"
    PLATE = "plate"
    """On the cloth: dark, with a thin line."""
    TOOL = "tool"
    """In the table's top row; without a label it is its icon alone."""
    CLOSE = "close"
    SEGMENTS = "segments"
    TOGGLE = "toggle"
    SLIDER = "slider"
    ROW = "row"
    """A line of a list, one of which may be selected."""
    AREA = "area"
    """Drawn by the screen itself; only hit and focused here."""
    FIELD = "field"
    """A line to type in; its *note* is shown where nothing stands."""
    KEY = "key"
    """An action with its key on a cap."""


@dataclass(frozen=True, slots=True)
class Part:
    """One choice of a row of segments."""

    label: str
    rect: Rect


@dataclass(frozen=True, slots=True)
class Control:
    """One thing to press. *index* is the chosen segment, *value* the slider's place from 0 to 1.

    *text_size* is that of a button's label in u. *text* stands in a field or on a key; *index* is a field's caret.
    """

    id: str
    kind: Kind
    rect: Rect
    label: str = ""
    icon: str = ""
    note: str = ""
    enabled: bool = True
    selected: bool = False
    parts: tuple[Part, ...] = ()
    index: int = 0
    value: float = 0.0
    text_size: float = 16
    text: str = ""

    def part_at(self, x: float) -> int:
        """Return which segment lies at *x*; beyond the ends, the nearest."""
        inside = (index for index, part in enumerate(self.parts) if x < part.rect.right)
        return next(inside, len(self.parts) - 1)

    def value_at(self, x: float) -> float:
        """Return the slider's value at *x*."""
        track = slider_track(self.rect)
        return min(1.0, max(0.0, (x - track.x) / track.w))


def slider_track(rect: Rect) -> Rect:
    """Return the line a slider's knob runs on; the knob stays inside *rect*."""
    return rect.inset(rect.h * 0.25, rect.h / 2)


def field_box(rect: Rect) -> Rect:
    """Return the box to type in, to the right of a field's label."""
    left = rect.x + FIELD_LABEL * rect.w
    return Rect(left, rect.y, rect.right - left, rect.h)


def control_at(controls: Iterable[Control], point: tuple[float, float], touch: float) -> Control | None:
    """Return the control a tap at *point* means: one that is hit, else one whose enlarged target is."""
    known = tuple(controls)
    for control in reversed(known):
        if control.rect.contains(point):
            return control
    for control in reversed(known):
        if control.rect.grown_to(touch, touch).contains(point):
            return control
    return None

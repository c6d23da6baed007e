"""Where everything on the table stands, as pure arithmetic on the window's size; no pygame, no drawing.

All figures are in u, the interface's unit: 1 px at 1280x800. A window below 700x600 gets the smallest frame
scaled down, so that every formula holds at any size; *frame* is the factor.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from hearts.core.seats import Seat
from hearts.ui.faults import faults
from hearts.ui.geometry import Pose, Rect, Ring

__all__ = ["PassTray", "Pose", "Rect", "Ring", "TableLayout", "table_layout"]

FAN_DEGREES = 0.7  # between neighbours in the hand
FULL_HAND = 13
LABELS_FROM = 1160  # width in u from which the toolbar has words
LEAST_LABEL_UNIT = 0.7  # below it the words would be too small to read
SMALLEST_FRAME = (700, 600)
SCALES = (0.75, 2.0)
SCALE_STEP = 0.05
LEAST_TEXT = 11  # px
LEAST_TEXT_UNITS = 13  # and at 1280x800 no text is smaller than this
STATUS_UNITS = 380  # a refusal's sentence in two lines
ARROW_ROOM = 40  # u between North's plate and the title's baseline in which an arrow fits
LEAST_SLOT = 56  # px, the height of a slot for a passed card
PASS_LINES = ((30, 24, 10, 12), (27, 20, 5, 6))  # title, helper line, spaces above and below the slots, in u
CHIP_UNITS = 108  # the hearts chip with its short word
TRICK_TILT = {Seat.SOUTH: -1.5, Seat.WEST: -4.0, Seat.NORTH: 1.5, Seat.EAST: 4.0}


@dataclass(frozen=True, slots=True)
class PassTray:
    """The pass prompt in the middle of the table: two baselines, three slots and the button."""

    title: float
    helper: float
    slots: tuple[Pose, Pose, Pose]
    button: Rect

    @property
    def rect(self) -> Rect:
        """The whole prompt."""
        first, last = self.slots[0], self.slots[2]
        left, right = first.x - first.width / 2, last.x + last.width / 2
        left, right = min(left, self.button.x), max(right, self.button.right)
        return Rect(left, self.top, right - left, self.button.bottom - self.top)

    @property
    def top(self) -> float:
        """The upper edge of the title's line."""
        return self.title - (self.helper - self.title) * 0.92


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Everything on the table at one window size; rectangles and poses in window pixels."""

    width: float
    height: float
    scale: float
    frame: float
    u: float
    margin: float
    gap: float
    touch: float
    card_width: int
    card_height: int
    lift: int
    hand_step: float
    hand_radius: float
    hand_top: float
    hand_area: Rect
    menu_button: Rect
    title: Rect
    undo_button: Rect
    hint_button: Rect
    last_button: Rect
    scores_button: Rect
    toolbar_labels: bool
    back_width: int
    back_height: int
    back_visible: int
    north_half_span: float
    side_span: float
    plates: tuple[Rect, Rect, Rect, Rect]
    status: Rect
    hearts_chip: Rect
    area: Rect
    trick_width: int
    trick_height: int
    trick_dx: float
    trick_dy: float
    ring: Ring
    emblem_radius: float
    pass_tray: PassTray

    def px(self, size: float) -> float:
        """Return the pixels of text *size* u high, never too small to read."""
        return max(LEAST_TEXT * self.frame, max(size, LEAST_TEXT_UNITS) * self.u)

    @property
    def toolbar(self) -> tuple[tuple[str, Rect], ...]:
        """The four tools from left to right, each by the name of its icon."""
        return (
            ("undo", self.undo_button),
            ("hint", self.hint_button),
            ("last", self.last_button),
            ("scores", self.scores_button),
        )

    def plate(self, seat: Seat) -> Rect:
        """Return the plate of *seat*."""
        return self.plates[seat]

    def hand_pose(self, index: int, count: int) -> Pose:
        """Return where card *index* of a hand of *count* lies at rest."""
        angle = (index - (count - 1) / 2) * FAN_DEGREES
        turn = math.radians(angle)
        x = self.width / 2 + self.hand_radius * math.sin(turn)
        y = self.hand_top + self.card_height / 2 + self.hand_radius * (1 - math.cos(turn))
        return Pose(x, y, angle, self.card_width)

    def hand_hit(self, index: int, count: int) -> Rect:
        """Return the column where a tap means card *index* of *count*: down to the window's edge."""
        left = self.hand_pose(index, count).x - self.card_width / 2
        following = self.hand_pose(index + 1, count).x - self.card_width / 2
        right = left + self.card_width if index == count - 1 else following
        top = self.hand_top - self.lift
        return Rect(left, top, right - left, self.height - top)

    def hand_index_at(self, point: tuple[float, float], count: int) -> int | None:
        """Return which of *count* cards a tap at *point* means."""
        return next((i for i in range(count) if self.hand_hit(i, count).contains(point)), None)

    def lifted(self, pose: Pose, share: float = 1.0) -> Pose:
        """Return a hand's pose raised along its own axis by *share* of the lift (negative sinks)."""
        return pose.shifted(0, -self.lift * share)

    def sunk(self, pose: Pose) -> Pose:
        """Return the pose of a card that may not be played now."""
        return pose.shifted(0, 0.05 * self.card_height)

    def hovered(self, pose: Pose) -> Pose:
        """Return the pose of a card under the mouse."""
        return pose.shifted(0, -0.03 * self.card_height)

    def back_pose(self, seat: Seat, index: int, count: int) -> Pose:
        """Return where back *index* of *count* shows at the window's edge; South has none."""
        k = index - (count - 1) / 2
        out = self.back_height / 2 - self.back_visible + 0.0016 * k * k * self.back_height
        turn = 0.8 * k
        if seat is Seat.NORTH:
            step = (2 * self.north_half_span - self.back_width) / (FULL_HAND - 1)
            return Pose(self.width / 2 + k * step, -out, 180 - turn, self.back_width)
        step = (self.side_span - self.back_width) / (FULL_HAND - 1)
        y = self.area.center[1] + k * step
        if seat is Seat.WEST:
            return Pose(-out, y, 90 + turn, self.back_width)
        return Pose(self.width + out, y, -90 - turn, self.back_width)

    def trick_pose(self, seat: Seat) -> Pose:
        """Return where the card *seat* plays comes to lie."""
        right = {Seat.WEST: -1, Seat.EAST: 1}.get(seat, 0)
        down = {Seat.NORTH: -1, Seat.SOUTH: 1}.get(seat, 0)
        x = self.width / 2 + right * self.trick_dx
        y = self.area.center[1] + down * self.trick_dy + right * 0.02 * self.trick_height
        return Pose(x, y, TRICK_TILT[seat], self.trick_width)

    def pile_pose(self, seat: Seat) -> Pose:
        """Return where a trick goes when *seat* takes it: small, on the middle of its plate."""
        return Pose(*self.plate(seat).center, 0.0, self.trick_width * 0.35)

    def arrow_tip(self, receiver: Seat) -> tuple[float, float]:
        """Return where the arrow to whoever gets the passed cards ends: by the plate, clear of the prompt's title."""
        rect = self.plate(receiver)
        level = self.area.center[1]
        match receiver:
            case Seat.WEST:
                return rect.right + 14 * self.u, level
            case Seat.EAST:
                return rect.x - 14 * self.u, level
        if self.pass_tray.title - rect.bottom >= ARROW_ROOM * self.u:
            return rect.x + 10 * self.u, rect.bottom + 13 * self.u
        return rect.x - 14 * self.u, rect.center[1]

    def deal_pose(self) -> Pose:
        """Return where the pack lies before the deal."""
        return Pose(self.width / 2, self.area.center[1], 0.0, self.back_width)

    def sheet(self, width_u: float, height_u: float) -> Rect:
        """Return the rectangle of a sheet of that size in u, clipped to the window."""
        w = min(width_u * self.u, self.width - 2 * self.margin)
        h = min(height_u * self.u, self.height - 24 * self.u / self.scale)
        return Rect.around(self.width / 2, self.height / 2, w, h)


@lru_cache(maxsize=8)
def table_layout(width: float, height: float, scale: float = 1.0) -> TableLayout:
    """Return the table for a window; the largest interface scale up to *scale* at which nothing overlaps."""
    low, high = SCALES
    wanted = min(max(scale, low), high)
    while wanted > low:
        layout = _at_scale(width, height, wanted)
        if not faults(layout):
            return layout
        wanted = max(low, round(wanted - SCALE_STEP, 2))
    return _at_scale(width, height, low)


def _clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))


def _at_scale(w: float, h: float, scale: float) -> TableLayout:
    frame = min(1.0, w / SMALLEST_FRAME[0], h / SMALLEST_FRAME[1])
    u = max(0.86 * frame, min(w / 1280, h / 800)) * scale
    margin, gap, touch = max(12 * frame, 0.02 * w), 8 * u, max(44 * frame, 44 * u)

    card_width = math.floor(min(0.166 * h, (w - 2 * margin) / 5.8))
    card_height = round(1.4 * card_width)
    lift = round(0.14 * card_height)
    step = min(0.62 * card_width, (w - 2 * margin - card_width) / (FULL_HAND - 1))
    radius = step / math.radians(FAN_DEGREES)
    widest = math.radians(FAN_DEGREES * (FULL_HAND - 1) / 2)
    sag = radius * (1 - math.cos(widest)) + 0.5 * card_width * math.sin(widest)
    below = max(8 * frame, 0.016 * h)
    hand_top = h - below - sag - card_height
    fan_width = step * (FULL_HAND - 1) + card_width
    hand_area = Rect(w / 2 - fan_width / 2, hand_top - lift, fan_width, h - below - hand_top + lift)

    labels = w / u >= LABELS_FROM and u >= LEAST_LABEL_UNIT * frame
    menu = Rect(margin, gap, touch, touch)
    tools = _toolbar(w - margin, gap, [96 * u, 88 * u, 122 * u, 104 * u] if labels else [touch] * 4, touch, 6 * u)

    back_width = round(0.62 * card_width)
    back_height = round(1.4 * back_width)
    visible = round(0.30 * back_height)
    free = tools[0].x - w / 2 - gap
    north_width = min(236 * u, 2 * free)
    north = Rect(w / 2 - north_width / 2, visible + 6 * u, north_width, touch)
    north_half = min(free, north_width / 2 + 0.55 * back_width)
    title_left = menu.right + 12 * u
    title = Rect(title_left, gap, w / 2 - north_half - gap - title_left, touch)

    row_top = hand_top - lift - 10 * u - touch
    side = min(230 * u, 0.235 * w)
    south = Rect(margin, row_top, side, touch)
    room = w - 2 * (margin + side + gap)
    chip_width = min(side, max(CHIP_UNITS * u, side - max(0.0, STATUS_UNITS * u - room)))  # it gives way to the status
    chip = Rect(w - margin - chip_width, row_top, chip_width, touch)
    status = Rect(south.right + gap, row_top, chip.x - south.right - 2 * gap, touch)

    area_top, area_bottom = north.bottom + gap, row_top - gap
    area_height = area_bottom - area_top
    middle = (area_top + area_bottom) / 2
    plate_width, plate_height = max(78 * frame, 92 * u), min(138 * u, area_height)
    west = Rect(visible + gap, middle - plate_height / 2, plate_width, plate_height)
    east = Rect(w - visible - gap - plate_width, west.y, plate_width, plate_height)
    area = Rect(west.right + gap, area_top, east.x - west.right - 2 * gap, area_height)

    trick_width = math.floor(max(1.0, min(1.12 * card_width, area.h / 2.884, area.w / 2.7)))
    trick_height = round(1.4 * trick_width)
    return TableLayout(
        width=w,
        height=h,
        scale=scale,
        frame=frame,
        u=u,
        margin=margin,
        gap=gap,
        touch=touch,
        card_width=card_width,
        card_height=card_height,
        lift=lift,
        hand_step=step,
        hand_radius=radius,
        hand_top=hand_top,
        hand_area=hand_area,
        menu_button=menu,
        title=title,
        undo_button=tools[0],
        hint_button=tools[1],
        last_button=tools[2],
        scores_button=tools[3],
        toolbar_labels=labels,
        back_width=back_width,
        back_height=back_height,
        back_visible=visible,
        north_half_span=north_half,
        side_span=min(2.66 * back_height, area_height - 10 * u),
        plates=(south, west, north, east),
        status=status,
        hearts_chip=chip,
        area=area,
        trick_width=trick_width,
        trick_height=trick_height,
        trick_dx=trick_width * _clamp((area.w / trick_width - 1.1) / 2, 0.8, 1.0),
        trick_dy=0.5 * trick_height,
        ring=Ring(w / 2, middle, min(area.h / 2 - 2 * frame, area.w / 2)),
        emblem_radius=0.52 * trick_width,
        pass_tray=_pass_tray(area, trick_width, u, frame),
    )


def _toolbar(right: float, top: float, widths: list[float], height: float, between: float) -> tuple[Rect, ...]:
    left = right - sum(widths) - between * (len(widths) - 1)
    rects = []
    for width in widths:
        rects.append(Rect(left, top, width, height))
        left += width + between
    return tuple(rects)


def _pass_tray(area: Rect, trick_width: int, u: float, frame: float) -> PassTray:
    slot_width = math.floor(min(0.74 * trick_width, (area.w - 24 * u) / 3.6))
    wanted, least, button = round(1.4 * slot_width), LEAST_SLOT * frame, max(44 * frame, 44 * u)
    for title, helper, above, below in PASS_LINES:  # where the area is low, the slots give way first, then the lines
        lines = (title + helper + above + below) * u + button
        if lines + least <= area.h:
            break
    slot_height = min(wanted, max(least, area.h - lines))
    slot_width = math.floor(slot_height / 1.4)
    x, middle = area.center
    top = max(area.y, middle - (lines + slot_height) / 2)
    slots_top = top + (title + helper + above) * u
    poses = tuple(
        Pose(x + side * (slot_width + 14 * u), slots_top + slot_height / 2, 0.0, slot_width) for side in (-1, 0, 1)
    )
    return PassTray(
        title=top + 0.75 * title * u,
        helper=top + (title + 0.7 * helper) * u,
        slots=(poses[0], poses[1], poses[2]),
        button=Rect(x - 95 * u, slots_top + slot_height + below * u, 190 * u, button),
    )

"""How long things take and how they travel; no pygame, no clock: time comes in as seconds passed."""

import math
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Final

from hearts.store.speed import Speed
from hearts.ui.geometry import Pose

Easing = Callable[[float], float]
"""Maps the share of time passed to the share of the way gone; 0 to 0 and 1 to 1."""

OVERSHOOT: Final = 1.1


def in_cubic(t: float) -> float:
    """Start slowly."""
    return t**3


def out_cubic(t: float) -> float:
    """Arrive slowly."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Start and arrive slowly."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2  # noqa: PLR2004


def out_back(t: float) -> float:
    """Go a little too far and settle."""
    back = t - 1
    return 1 + (OVERSHOOT + 1) * back**3 + OVERSHOOT * back**2


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds of every movement and pause at one speed."""

    deal: float
    deal_stagger: float
    lift: float
    play: float
    think: float
    think_spread: float
    trick_pause: float
    collect_stack: float
    collect: float
    pass_cards: float
    pass_stagger: float
    hearts_break: float
    queen_taken: float
    sheet_open: float
    sheet_close: float
    moon: float
    game_over: float
    hover: float
    shake: float
    crossfade: float = 0.0  # where cards fade to their place instead of travelling


NORMAL: Final = Timing(
    deal=0.220,
    deal_stagger=0.024,
    lift=0.120,
    play=0.280,
    think=0.420,
    think_spread=0.080,
    trick_pause=0.900,
    collect_stack=0.080,
    collect=0.300,
    pass_cards=0.420,
    pass_stagger=0.060,
    hearts_break=0.500,
    queen_taken=0.450,
    sheet_open=0.180,
    sheet_close=0.120,
    moon=2.200,
    game_over=2.600,
    hover=0.090,
    shake=0.180,
)
FAST: Final = Timing(
    deal=0.130,
    deal_stagger=0.012,
    lift=0.080,
    play=0.160,
    think=0.160,
    think_spread=0.040,
    trick_pause=0.450,
    collect_stack=0.050,
    collect=0.180,
    pass_cards=0.240,
    pass_stagger=0.030,
    hearts_break=0.300,
    queen_taken=0.250,
    sheet_open=0.120,
    sheet_close=0.080,
    moon=1.200,
    game_over=1.400,
    hover=0.090,
    shake=0.180,
)
INSTANT: Final = replace(Timing(*(0.0 for _ in fields(Timing))), trick_pause=0.350, shake=0.180)

TIMINGS: Final = MappingProxyType({Speed.NORMAL: NORMAL, Speed.FAST: FAST, Speed.INSTANT: INSTANT})

NOTE_SECONDS: Final = 8.0  # what the start has to tell stays this long
REASON_SECONDS: Final = 4.0  # a refusal and the mark on received cards stay this long
THINKING_SHOWS_AFTER: Final = 0.4
THINKING_PULSE: Final = 1.2
HINT_BREATH: Final = 1.4
NO_PASS_SECONDS: Final = 1.2
RESIZE_QUIET: Final = 0.12
SHAKE_PIXELS: Final = 3.0
SHAKE_CYCLES: Final = 2
REDUCED_CROSSFADE: Final = 0.120


def timing(speed: Speed, *, reduced_motion: bool = False) -> Timing:
    """Return the timing of *speed*; with reduced motion nothing travels, but the pauses stay."""
    chosen = TIMINGS[speed]
    if not reduced_motion:
        return chosen
    return replace(
        INSTANT,
        think=chosen.think,
        think_spread=chosen.think_spread,
        trick_pause=chosen.trick_pause,
        shake=0.0,
        crossfade=0.0 if speed is Speed.INSTANT else REDUCED_CROSSFADE,
    )


def shake_offset(elapsed: float, seconds: float) -> float:
    """Return how far to the right a refused card is *elapsed* seconds after the tap."""
    if elapsed >= seconds:
        return 0.0
    return SHAKE_PIXELS * math.sin(2 * math.pi * SHAKE_CYCLES * elapsed / seconds)


def breath(elapsed: float, period: float, low: float) -> float:
    """Return a level that swings between 1 and *low* once each *period*, beginning at 1."""
    return low + (1 - low) * (0.5 + 0.5 * math.cos(2 * math.pi * elapsed / period))


@dataclass(slots=True)
class Glide:
    """A pose on its way to *target*; it waits *delay*, then takes *seconds*.

    *arc* lifts the middle of the way by that share of the distance; *bump* widens the card there by that share.
    """

    start: Pose
    target: Pose
    seconds: float = 0.0
    easing: Easing = out_cubic
    delay: float = 0.0
    arc: float = 0.0
    bump: float = 0.0
    elapsed: float = 0.0

    @classmethod
    def at_rest(cls, pose: Pose) -> "Glide":
        """Return a glide that has arrived."""
        return cls(pose, pose)

    @property
    def done(self) -> bool:
        """Whether the pose is the target and stays there."""
        return self.elapsed >= self.delay + self.seconds

    @property
    def changes_shape(self) -> bool:
        """Whether the card turns or grows on its way."""
        start, target = self.start, self.target
        return (start.angle, start.width) != (target.angle, target.width) or self.bump > 0

    @property
    def waiting(self) -> bool:
        """Whether the delay is still running."""
        return self.elapsed < self.delay

    @property
    def progress(self) -> float:
        """The share of the travelling time that has passed."""
        if self.done:
            return 1.0
        return 0.0 if self.waiting else (self.elapsed - self.delay) / self.seconds

    @property
    def pose(self) -> Pose:
        """Where the card is now; exactly the target once done."""
        if self.done:
            return self.target
        passed = self.progress
        way = self.easing(passed)
        hump = math.sin(math.pi * passed)
        start, target = self.start, self.target
        rise = self.arc * math.hypot(target.x - start.x, target.y - start.y) * hump
        return Pose(
            _between(start.x, target.x, way),
            _between(start.y, target.y, way) - rise,
            start.angle + _turn(start.angle, target.angle) * way,
            _between(start.width, target.width, way) * (1 + self.bump * hump),
        )

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass."""
        self.elapsed += dt

    def finish(self) -> None:
        """Arrive at once."""
        self.elapsed = max(self.elapsed, self.delay + self.seconds)


def _between(start: float, target: float, way: float) -> float:
    return start + (target - start) * way


def _turn(start: float, target: float) -> float:
    """Return the shorter way round from one angle to another."""
    return (target - start + 180) % 360 - 180

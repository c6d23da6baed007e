"""The table's pauses: how long a finished trick lies, and how long a computer seems to think."""

from hearts.ui.motion import Timing

SPREAD_STEPS = 17  # a small prime, so that the pauses of one round differ


class Pace:
    """Counts pauses down; time comes in from outside."""

    def __init__(self) -> None:
        self._hold = 0.0
        self._thought_for: int | None = None
        self._think = 0.0
        self._thinking = 0.0

    @property
    def is_holding(self) -> bool:
        """Whether the pause after a trick still runs."""
        return self._hold > 0

    @property
    def thinking(self) -> float:
        """Seconds since the computer now asked was asked."""
        return self._thinking

    def hold(self, seconds: float) -> None:
        """Begin the pause after a trick."""
        self._hold = seconds

    def skip(self) -> None:
        """End every pause now."""
        self._hold = self._think = 0.0

    def begins_thinking(self, version: int, timing: Timing, *, at_once: bool) -> bool:
        """Begin the pause before a computer's move, once for each *version* of the game; return whether it began."""
        if self._thought_for == version:
            return False
        self._thought_for = version
        self._thinking = 0.0
        # varied, and the same whenever the same game is played again
        spread = (version % SPREAD_STEPS) / (SPREAD_STEPS - 1) * 2 - 1
        self._think = 0.0 if at_once else timing.think + spread * timing.think_spread
        return True

    @property
    def has_thought(self) -> bool:
        """Whether the pause before a computer's move is over."""
        return self._thinking >= self._think

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass."""
        self._hold = max(0.0, self._hold - dt)
        self._thinking += dt

"""A sheet that nobody has to close goes on by itself: in a demo."""

from dataclasses import dataclass


@dataclass(slots=True)
class AutoClose:
    """Counts the seconds a sheet has been open; with no *seconds* it never ends."""

    seconds: float | None
    passed: float = 0.0

    def ends(self, dt: float) -> bool:
        """Let *dt* seconds pass; whether the sheet's time is now over, which is said once."""
        before, self.passed = self.passed, self.passed + dt
        return self.seconds is not None and before <= self.seconds <= self.passed and not before == self.seconds > 0

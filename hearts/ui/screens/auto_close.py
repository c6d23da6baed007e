"""A sheet that nobody has to close goes on by itself: in a demo."""

from dataclasses import dataclass


@dataclass(slots=True)
class AutoClose:
    """The seconds a sheet has left; None where it stays until somebody closes it."""

    left: float | None

    def ends(self, dt: float) -> bool:
        """Let *dt* seconds pass; whether the time is now over, which is said once."""
        if self.left is None:
            return False
        self.left -= dt
        if self.left > 0:
            return False
        self.left = None
        return True

"""How far a sheet is there: it fades in, stays, and fades away over whatever is below it."""

from collections.abc import Callable

import pygame

from hearts.ui.motion import Timing, out_cubic


class Appearing:
    """The age of one sheet; it keeps one picture of the window, and only while it fades."""

    def __init__(self) -> None:
        self._age = 0.0
        self._gone_for: float | None = None
        self._below: pygame.Surface | None = None

    def strength(self, timing: Timing) -> float:
        """Return how much of it is seen, from 0 to 1; closed while it opens, it goes from where it was."""
        opened = _passed(self._age, timing.sheet_open)
        return opened if self._gone_for is None else opened * (1 - _passed(self._gone_for, timing.sheet_close))

    def update(self, dt: float, timing: Timing) -> bool:
        """Let *dt* seconds pass while it is open; return whether it looks different."""
        was_opening = self._age < timing.sheet_open
        self._age += dt
        if not was_opening:
            self._below = None
        return was_opening

    def depart(self, dt: float, timing: Timing) -> bool:
        """Let *dt* seconds pass since it was closed; return whether anything of it is still seen."""
        self._gone_for = dt if self._gone_for is None else self._gone_for + dt
        return self._gone_for < timing.sheet_close

    def draw(self, surface: pygame.Surface, strength: float, paint: Callable[[], None]) -> None:
        """Let *paint* draw on *surface*, and show *strength* of it over what was there."""
        if strength >= 1:
            paint()
            return
        if self._below is None or self._below.get_size() != surface.get_size():
            self._below = surface.copy()
        else:
            self._below.set_alpha(None)
            self._below.blit(surface, (0, 0))
        paint()
        self._below.set_alpha(round(255 * (1 - strength)))
        surface.blit(self._below, (0, 0))


def _passed(elapsed: float, seconds: float) -> float:
    return 1.0 if elapsed >= seconds else out_cubic(elapsed / seconds)

"""What moves at the table beside the cards: hearts that break, the queen's taker, points that wait for their cards.

No pygame: time comes in as seconds passed, and at rest everything shown is what the view says.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from hearts.core.cards import QUEEN_OF_SPADES
from hearts.core.cues import Cue, CueKind
from hearts.core.seats import Seat
from hearts.core.trick import Trick
from hearts.ui.motion import Timing
from hearts.ui.table_status import Status
from hearts.ui.table_view import PlateView, TableView


@dataclass(slots=True)
class Span:
    """A stretch of time; over when *elapsed* has come to *seconds*."""

    seconds: float = 0.0
    elapsed: float = 0.0

    @property
    def is_running(self) -> bool:
        """Whether it is not over."""
        return self.elapsed < self.seconds

    @property
    def share(self) -> float:
        """How much of it has passed; 1 once it is over."""
        return self.elapsed / self.seconds if self.is_running else 1.0


@dataclass(frozen=True, slots=True)
class Accents:
    """How far hearts have broken and how far the ring about *taker*'s plate has gone, from 0 to 1 and then at rest."""

    broken: float = 1.0
    taker: Seat | None = None
    ring: float = 1.0


AT_REST: Final = Accents()


class Flourishes:
    """Shows beside the game what it has just done; the game itself never waits for it."""

    def __init__(self) -> None:
        self._breaks = False  # once the card has landed
        self._breaking = Span()
        self._taker: Seat | None = None
        self._ringing = Span()
        self._before: tuple[PlateView, ...] = ()  # the plates while the cards are still on their way
        self._status: Status | None = None  # what is said until the card has landed that decides the trick
        self._winner: Seat | None = None
        self._counting: Span | None = None

    @property
    def accents(self) -> Accents:
        """What to draw now."""
        return Accents(self._breaking.share, self._taker, self._ringing.share)

    @property
    def is_still(self) -> bool:
        """Whether what is shown is what the view says."""
        waits = self._breaks or self._before or self._status
        return not (waits or self._breaking.is_running or self._ringing.is_running)

    def react(self, cues: Iterable[Cue], timing: Timing) -> None:
        """Take what a move has done."""
        kinds = {cue.kind for cue in cues}
        if CueKind.DEALT in kinds:
            self.forget()
        if CueKind.HEARTS_BROKEN in kinds and timing.hearts_break:
            self._breaks = True

    def keep_saying(self, status: Status) -> None:
        """Keep *status* until the card that has just been played lies on the table."""
        self._status = status

    def collect(self, trick: Trick, before: tuple[PlateView, ...], timing: Timing) -> None:
        """Keep the points of *before* on the plates until the cards of *trick* have arrived at one."""
        self._before, self._winner, self._counting = before, trick.winner, None
        if QUEEN_OF_SPADES in trick.cards:
            self._taker, self._ringing = trick.winner, Span(timing.queen_taken)

    def forget(self) -> None:
        """Show what is so."""
        self._breaks = False
        self._breaking = self._ringing = Span()
        self.arrive()

    def arrive(self) -> None:
        """Let nothing wait any longer for its card."""
        self._before, self._counting, self._status = (), None, None

    def update(self, dt: float, timing: Timing, *, is_moving: bool) -> bool:
        """Let *dt* seconds pass; return whether it looks different. *is_moving*: cards are still under way."""
        was_still = self.is_still
        self._breaking.elapsed += dt
        self._ringing.elapsed += dt
        if not is_moving:
            self._status = None
        if self._breaks and not is_moving:
            self._breaks, self._breaking = False, Span(timing.hearts_break)
        if self._counting is not None:
            self._counting.elapsed += dt
        elif self._before and not is_moving:
            self._counting = Span(timing.collect)
        if self._counting is not None and not self._counting.is_running:
            self.arrive()
        return not (was_still and self.is_still)

    def shown(self, view: TableView) -> TableView:
        """Return *view* as far as it may be seen already."""
        if self._breaks:
            view = replace(view, hearts_broken=False)
        if self._status is not None:
            view = replace(view, status=self._status)
        if not self._before:
            return view
        south, west, north, east = (self._plate(old, new) for old, new in zip(self._before, view.plates, strict=True))
        return replace(view, plates=(south, west, north, east))

    def _plate(self, old: PlateView, new: PlateView) -> PlateView:
        if old.points is None or new.points is None:
            return new if self._counting else replace(new, total=old.total)
        if self._counting is None:
            return replace(new, total=old.total, points=old.points, pips=old.pips)
        if new.seat is not self._winner or not new.points:
            return new
        counted = old.points + round((new.points - old.points) * self._counting.share)
        return replace(new, points=counted)

"""What the table itself remembers: what undo must not bring back and no record holds."""

from dataclasses import dataclass, field, replace

from hearts.core.cards import Card, Hand
from hearts.core.seats import Seat
from hearts.core.trick import Trick


@dataclass(frozen=True, slots=True)
class Line:
    """Something said in the status line. *seconds* None: until the next input or move.

    *spoken* is what is read aloud for it where that is not the text; empty where it has been already.
    """

    text: str
    seconds: float | None = None
    icon: str | None = None
    is_warning: bool = False
    spoken: str | None = None


@dataclass(slots=True)
class TableState:
    """The person's half-made decisions and what is shown beside the game."""

    lifted: Card | None = None
    chosen: tuple[Card, ...] = ()
    focus: Card | str | None = None
    """The card or the control that Enter acts on; controls by name: menu, undo, hint, last, scores, pass."""
    hover: Card | str | None = None
    hinted: tuple[Card, ...] = ()
    expected: dict[Card, float] = field(default_factory=dict)
    """What a hint expects the round to come to with each card, in points."""
    received: Hand = ()
    """Cards that came in the passing, marked until the first input."""
    trick: Trick | None = None
    """The finished trick while it still lies on the table."""
    dragged: Card | None = None
    shaken: Card | None = None
    """The card just refused, while it shakes."""
    shake_age: float = 0.0
    line: Line | None = None
    thinking: Seat | None = None

    def clear_input(self) -> None:
        """Forget every half-made decision, as a new position asks."""
        self.lifted = None
        self.chosen = ()
        self.forget_hint()
        self.dragged = None
        self.shaken = None
        self.line = None

    def forget_hint(self) -> None:
        """Forget what a hint has marked."""
        self.hinted = ()
        self.expected = {}

    def hear_input(self) -> None:
        """Note that the person did something: the received cards have been seen."""
        self.received = ()

    def pass_line_time(self, dt: float) -> bool:
        """Let *dt* seconds pass for what was said; return whether it has been said long enough."""
        if self.line is None or self.line.seconds is None:
            return False
        left = self.line.seconds - dt
        self.line = replace(self.line, seconds=left) if left > 0 else None
        return self.line is None

    def pass_shake_time(self, dt: float, seconds: float) -> bool:
        """Let *dt* of the *seconds* pass for which a refused card shakes; return whether it has moved."""
        if self.shaken is None:
            return False
        self.shake_age += dt
        if self.shake_age >= seconds:
            self.shaken, self.shake_age = None, 0.0
        return True

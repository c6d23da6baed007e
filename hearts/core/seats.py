"""The four places at the table and the directions in which cards are passed."""

from enum import Enum, IntEnum


class Seat(IntEnum):
    """A place at the table, in playing order: clockwise, the left neighbour comes next."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    @property
    def left(self) -> "Seat":
        """The next seat in playing order."""
        return SEATS[(self + 1) % 4]

    @property
    def across(self) -> "Seat":
        """The seat opposite."""
        return SEATS[(self + 2) % 4]

    @property
    def right(self) -> "Seat":
        """The seat before this one in playing order."""
        return SEATS[(self + 3) % 4]

    @property
    def letter(self) -> str:
        """The seat's letter in the text forms of moves: S, W, N or E."""
        return self.name[0]

    @classmethod
    def parse(cls, text: str) -> "Seat":
        """Read a seat's letter; raise ValueError for anything else."""
        for seat in SEATS:
            if seat.letter == text:
                return seat
        raise ValueError(f"not a seat: {text!r}")


SEATS = tuple(Seat)


class PassDirection(Enum):
    """Where the three cards go in a round; the value is the text form."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    NONE = "none"

    def receiver(self, sender: Seat) -> Seat:
        """Return the seat that gets what *sender* passes (the sender itself where nothing is passed)."""
        return SEATS[(sender + _STEPS[self]) % 4]

    def sender(self, receiver: Seat) -> Seat:
        """Return the seat whose cards *receiver* gets."""
        return SEATS[(receiver - _STEPS[self]) % 4]


_STEPS = {PassDirection.LEFT: 1, PassDirection.ACROSS: 2, PassDirection.RIGHT: 3, PassDirection.NONE: 0}

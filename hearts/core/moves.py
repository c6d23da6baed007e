"""The four moves, decisions of a person, a computer or chance, each with a text form of one line."""

from dataclasses import dataclass
from enum import Enum

from hearts.core.cards import Card, format_cards, parse_cards
from hearts.core.seats import Seat


class MoonChoice(Enum):
    """What a shooter may choose where the rules leave it open; the value is the text form."""

    ADD = "add"
    SUBTRACT = "subtract"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance's move: the whole deck; South gets the first thirteen cards, then West, North and East."""

    deck: tuple[Card, ...]

    def __str__(self) -> str:
        return f"deal {format_cards(self.deck)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """The three cards a seat gives away, sorted."""

    seat: Seat
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"pass {self.seat.letter} {format_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Play:
    """One card into the trick."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"play {self.seat.letter} {self.card}"


@dataclass(frozen=True, slots=True)
class Score:
    """The shooter's choice of what the moon does."""

    choice: MoonChoice

    def __str__(self) -> str:
        return f"score {self.choice.value}"


Move = Deal | Pass | Play | Score


def parse_move(text: str) -> Move:
    """Read a move's text form; raise ValueError where it is none (whether it is legal, ``apply`` decides)."""
    match text.split():
        case ["deal", *cards]:
            return Deal(parse_cards(" ".join(cards)))
        case ["pass", seat, *cards]:
            return Pass(Seat.parse(seat), parse_cards(" ".join(cards)))
        case ["play", seat, card]:
            return Play(Seat.parse(seat), Card.parse(card))
        case ["score", choice]:
            return Score(MoonChoice(choice))
        case _:
            raise ValueError(f"not a move: {text!r}")

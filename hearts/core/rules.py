"""The options of a game and the one function that decides, and explains, which cards may be played."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from enum import Enum, IntEnum
from typing import TYPE_CHECKING

from hearts.core.cards import JACK_OF_DIAMONDS, TWO_OF_CLUBS, Card, Hand
from hearts.core.seats import PassDirection

if TYPE_CHECKING:
    from hearts.core.moves import Play
    from hearts.core.trick import Trick

TRICKS_IN_ROUND = 13
CARDS_PASSED = 3
PENALTY_OF_ROUND = 26
LONGEST_TARGET = 500


class Moon(Enum):
    """What shooting the moon does; the value is the text form."""

    ADD = "add"
    SUBTRACT = "subtract"
    CHOOSE = "choose"


class Jack(IntEnum):
    """What the jack of diamonds is worth."""

    OFF = 0
    BONUS = -10


class Rotation(Enum):
    """In which directions the rounds of a game pass; the value is the text form."""

    ROTATE = "rotate"
    ROTATE3 = "rotate3"
    NEVER = "never"

    def direction(self, round_no: int) -> PassDirection:
        """Return the direction of round *round_no*, the first being 1."""
        cycle = _CYCLES[self]
        return cycle[(round_no - 1) % len(cycle)]


_THREE = (PassDirection.LEFT, PassDirection.RIGHT, PassDirection.ACROSS)
_CYCLES = {
    Rotation.ROTATE: (*_THREE, PassDirection.NONE),
    Rotation.ROTATE3: _THREE,
    Rotation.NEVER: (PassDirection.NONE,),
}


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of one game. *target* None means a game of one round."""

    target: int | None = 100
    moon: Moon = Moon.ADD
    jack: Jack = Jack.OFF
    queen_breaks: bool = False
    first_trick_points: bool = False
    passing: Rotation = Rotation.ROTATE

    def __str__(self) -> str:
        return " ".join(f"{option.name}={_option_text(getattr(self, option.name))}" for option in fields(self))

    @classmethod
    def parse(cls, text: str) -> "Rules":
        """Read ``target=100 moon=add …``; what is not named has its default. Raise ValueError otherwise."""
        rules = cls()
        for word in text.split():
            key, _, value = word.partition("=")
            rules = rules.with_option(key, value)
        return rules

    def with_option(self, key: str, value: str) -> "Rules":
        """Return the rules with the option *key* set from its text form; raise ValueError where it has none."""
        match key:
            case "target":
                return replace(self, target=parse_target(value))
            case "moon":
                return replace(self, moon=Moon(value))
            case "jack":
                return replace(self, jack=_parse_jack(value))
            case "queen_breaks":
                return replace(self, queen_breaks=_parse_flag(value))
            case "first_trick_points":
                return replace(self, first_trick_points=_parse_flag(value))
            case "passing":
                return replace(self, passing=Rotation(value))
            case _:
                raise ValueError(f"not an option of the rules: {key!r}")


def parse_target(text: str) -> int | None:
    """Read the length of a game: ``round``, or a multiple of 25 up to 500; raise ValueError otherwise."""
    if text == "round":
        return None
    if not (text.isascii() and text.isdigit()) or not _is_target(int(text)):
        raise ValueError(f"not a length of a game: {text!r} (round, or a multiple of 25 up to 500)")
    return int(text)


def _is_target(points: int) -> bool:
    return 0 < points <= LONGEST_TARGET and points % 25 == 0


def _parse_jack(text: str) -> Jack:
    for jack in Jack:
        if text == str(int(jack)):
            return jack
    raise ValueError(f"not 0 or -10: {text!r}")


def _parse_flag(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError(f"not 0 or 1: {text!r}")
    return text == "1"


def _option_text(value: Moon | Rotation | int | None) -> str:
    match value:
        case None:
            return "round"
        case Moon() | Rotation():
            return str(value.value)
        case _:
            return str(int(value))


class Refusal(Enum):
    """Why a move may not be made now."""

    NOT_YOUR_TURN = "not your turn"
    NOT_IN_HAND = "not in hand"
    NOT_NOW = "not the move the game waits for"
    NOT_A_DECK = "not a deck of fifty-two different cards"
    NOT_THREE_CARDS = "not three different cards"
    ALREADY_PASSED = "has passed already"
    MUST_LEAD_TWO_OF_CLUBS = "must lead the two of clubs"
    MUST_FOLLOW_SUIT = "must follow suit"
    NO_POINTS_ON_FIRST_TRICK = "no points on the first trick"
    HEARTS_NOT_BROKEN = "hearts not broken"


def refusal(  # noqa: PLR0911  one return for each rule, in the order in which they bind
    play: "Play", hand: Hand, trick: "Trick", *, first_trick: bool, hearts_broken: bool, rules: Rules
) -> Refusal | None:
    """Return why *play* may not be made from *hand* into *trick*, or None where it may: the only legality code.

    *first_trick* is the count of tricks, never inferred from points; *hearts_broken* speaks of earlier tricks.
    """
    card = play.card
    if play.seat is not trick.turn:
        return Refusal.NOT_YOUR_TURN
    if card not in hand:
        return Refusal.NOT_IN_HAND
    led = trick.led
    if led is not None:
        if card.suit is not led and any(held.suit is led for held in hand):
            return Refusal.MUST_FOLLOW_SUIT
    elif first_trick and TWO_OF_CLUBS in hand:
        return None if card is TWO_OF_CLUBS else Refusal.MUST_LEAD_TWO_OF_CLUBS
    if first_trick and card.is_penalty and not rules.first_trick_points:
        # a hand of nothing but penalty cards would otherwise have no move
        return None if all(held.is_penalty for held in hand) else Refusal.NO_POINTS_ON_FIRST_TRICK
    if led is None and card.is_heart and not hearts_broken and not all(held.is_heart for held in hand):
        return Refusal.HEARTS_NOT_BROKEN
    return None


def breaks_hearts(card: Card, rules: Rules) -> bool:
    """Whether *card*, once played, lets hearts be led in later tricks."""
    return card.is_heart or (rules.queen_breaks and card.penalty > 1)


def points_of(cards: Iterable[Card], rules: Rules) -> int:
    """Return what *cards* cost whoever took them, no moon considered; the jack's bonus counts where it is on."""
    return sum(card.penalty + (rules.jack if card is JACK_OF_DIAMONDS else 0) for card in cards)

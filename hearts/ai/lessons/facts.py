"""What a hint may say of a position: facts whose claims can be checked, as values. The sentences stand elsewhere."""

from dataclasses import dataclass
from enum import Enum

from hearts.core.cards import Card, Suit
from hearts.core.seats import Seat


class FactKind(Enum):
    """What is claimed. *card* is always the card that is advised; a field that a claim names is set.

    "Out" means in another seat's hand: neither played nor held. "The winner" is the seat whose card wins so far.
    """

    # of the card itself, where it is played
    ALL_ALIKE = "all alike"
    """Every legal card is of *suit*, costs the same, and no card that is out or in the trick lies between two."""
    TRIES_MOON = "tries for the moon"
    """No other seat has a point, and the moon was thought through with *card*."""
    STAYS_UNDER = "stays under"
    """Follows with *card*, which loses to *other*, the card of *seat*, the winner."""
    CANNOT_TAKE = "cannot take the trick"
    """Leads *card*: cards of *suit* are out (*count*), and every one of them is higher."""
    TAKES_SURELY = "takes the trick surely"
    """*card* wins so far, and no card that is out can beat it."""
    TAKES_LAST = "takes the trick as the last"
    """Last to play, *card* takes the trick, which then holds *count* penalty points."""
    MAY_BE_BEATEN = "may be beaten"
    """*card* wins so far, seats play after it, and *count* cards that are out can beat it."""
    THROWS = "throws"
    """*card*, of another suit than the one led, cannot take the trick, which is *seat*'s so far."""

    # of the position around it
    EVERY_POINT = "every point so far"
    """*seat*, another than this one, has taken every point so far: *count*."""
    OWN_EVERY_POINT = "every point is this seat's"
    """This seat has taken every point so far: *count*."""
    QUEEN_THREATENS = "the queen threatens"
    """The queen of spades is out, and *other*, the king or the ace of spades, stays in the hand."""
    QUEEN_GUARDED = "the queen is guarded"
    """The queen of spades stays in the hand with *count* lower spades, at least one."""
    QUEEN_BARE = "the queen is bare"
    """The queen of spades stays in the hand without a lower spade."""
    QUEEN_GONE = "the queen is gone"
    """The queen of spades was played before this trick; *card* is a spade."""
    LAST_OF_SUIT = "the last of a suit"
    """*card* is the only one held of *suit*, and other suits are held."""
    ONE_LEFT = "one left of a suit"
    """After *card* one card of *suit* is left in the hand."""
    HIGHEST_OF_SUIT = "the highest of a suit"
    """*card* is the highest of at least two held of *suit*."""
    KEEPS_TOP_HEART = "keeps the top heart"
    """*seat*, another than this one, has every point so far, and *other*, a heart no card that is out beats, stays."""
    SHOWN_VOID = "a void was shown"
    """*seat*, which plays to this trick after this one, has shown a void in the suit led, which is *suit*."""
    NOBODY_ELSE = "nobody else holds the suit"
    """No card of *suit*, that of *card*, is out."""
    HIGHER_OUT = "higher cards are out"
    """*count* cards of *suit* that are out can beat *card*."""
    PLAYS_LAST = "plays last"
    """Nobody plays to this trick after this seat."""
    NO_POINTS_YET = "no points in the trick"
    """Cards lie in the trick and neither they nor *card* cost points."""

    # of three cards to pass; *card* is one of them
    KEEPS_QUEEN = "keeps the queen"
    """The queen of spades is kept, with *count* lower spades, at least three."""
    KEEPS_HIGH_SPADE = "keeps a high spade"
    """*other*, the highest spade kept, is the king or the ace, and *count* spades below the queen, at least three."""
    LEAVES_NONE = "leaves none of a suit"
    """Every card held of *suit*, clubs or diamonds, is passed."""
    LEAVES_ONE = "leaves one of a suit"
    """Of *suit*, clubs or diamonds, some are passed and one is kept."""
    SPOILS_MOON = "spoils a moon"
    """*card* is a heart from the six to the jack, the highest passed and not the lowest held."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One claim about a position; the fields that the kind names are set."""

    kind: FactKind
    card: Card
    suit: Suit
    seat: Seat | None = None
    count: int | None = None
    other: Card | None = None

"""What a computer player is: it is asked with a seat's view and answers with a move and its true reason.

The sentences that tell a reason stand with the other sentences; here a reason is a value whose claim can be checked.
"""

import random
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, runtime_checkable

from hearts.core.cards import Card, Suit, format_cards
from hearts.core.digest import sha256
from hearts.core.moves import Pass, Play, Score
from hearts.core.seat_view import SeatView
from hearts.core.seats import PassDirection, Seat
from hearts.core.trick import Trick


class ReasonKind(Enum):
    """Why a move was chosen. Each says what it claims of the position; *card* is always the card played.

    "Out" means in another seat's hand: neither played nor held. "The winner" is the seat whose card wins so far.
    """

    ANY_CARD = "any card"
    """Nothing is claimed: the move was drawn by chance. *card* is None when passing."""
    ONLY_CARD = "only card"
    """*card* is the only legal card."""
    COSTS_LEAST = "costs least"
    """*card* is one of several legal cards, and cost least when the rest of the round was imagined again and again."""

    # leading
    HUNTS_QUEEN = "hunts the queen"
    """Leads *card*, a spade below the queen, while the queen is out."""
    LEADS_LOW = "leads low"
    """Leads *card*, which *count* of the cards of *suit* that are out can beat, more than half of them."""
    LEADS_HIGH_EARLY = "leads high early"
    """Leads *card*, the highest held of *suit*, clubs or diamonds, in which no other seat has shown a void; *count*
    (at least eight) cards of the suit are out."""
    LEADS_LAST_OF_SUIT = "leads the last of a suit"
    """Leads *card*, the only one held of *suit*: the hand is void in it afterwards."""
    LEADS_LEAST_RISK = "leads the least risk"
    """Leads *card* of *suit*; nothing is claimed but that each other lead looked no better."""

    # following suit
    DUCKS = "ducks"
    """Follows with *card*, the highest legal one that stays below the card of *seat*, the winner."""
    DUCKS_UNDER_QUEEN = "stays below the queen"
    """Follows with *card*, the highest legal spade below the queen, while the queen is out and the king or the ace is
    held too; *card* wins the trick so far."""
    KEEPS_QUEEN_BACK = "keeps the queen back"
    """Follows with *card*, another spade than the queen, which is held and would win the trick so far."""
    UNLOADS = "unloads"
    """Follows with *card*, the highest legal one (the queen of spades and the jack that counts apart), because none
    loses to the winner *seat*."""
    GOES_OVER_LOW = "goes over as low as it can"
    """Follows with *card*, the lowest legal one (the queen of spades and the jack that counts apart), because none
    loses to the winner *seat*; *count* cards that are out can beat it."""
    TAKES_FREE = "takes a free trick"
    """Last to play: the trick costs nothing, and *card*, the highest legal one (the queen of spades and the jack that
    counts apart), takes it."""
    PLAYS_HIGH_EARLY = "plays high early"
    """Follows with *card*, the highest legal one (the jack that counts apart), where there are no points in the trick
    yet and no seat to play after this one has shown a void in *suit*; *count* cards of the suit are out."""
    PLAYS_HIGH_FIRST = "plays high on the first trick"
    """Follows on the first trick, where no points may fall, with *card*, the highest club held."""

    # the queen and the other points
    GIVES_QUEEN = "gives the queen away"
    """*card* is the queen of spades, and *seat*, the winner, still wins after it."""
    THROWS_HEART = "throws a heart"
    """*card* is a heart thrown on another suit; *seat* is the winner."""
    THROWS_HIGH_SPADE = "throws a high spade"
    """*card* is the king or the ace of spades, thrown on another suit while the queen is out."""
    MAKES_VOID = "makes a void"
    """*card*, thrown on another suit, is the only one held of *suit*."""
    THROWS_DANGER = "throws a dangerous card"
    """*card*, thrown on another suit, is the highest held of *suit*; *count* lower cards of the suit are out."""
    THROWS_USELESS = "throws a card that cannot hurt"
    """*card* is thrown on another suit and costs nothing; *seat* is the winner."""

    # the moon
    STOPS_MOON = "stops a moon"
    """*seat* has every point taken so far (*count*), and *card* beats what *seat* has in the trick, or is led."""
    BREAKS_MOON = "gives a point to another"
    """*seat* has every point taken so far (*count*), another seat is the winner, and *card* costs points."""
    KEEPS_STOPPER = "keeps a stopper"
    """*seat* has every point taken so far (*count*) and is the winner; *card* follows suit, stays below its card, and a
    higher legal card is kept."""
    FEEDS_NO_MOON = "feeds no moon"
    """*seat* has every point taken so far (*count*) and is the winner; *card*, thrown on another suit, costs no
    points, or is the lowest of a hand that has nothing else to throw."""
    SHOOTS_MOON = "shoots the moon"
    """Leads *card*: no other seat has points, and every card held beats whatever is out in its suit."""

    # the jack of diamonds, where it counts
    TAKES_JACK = "takes the jack"
    """The jack of diamonds is in the trick or is *card*, and *card* wins the trick so far."""
    KEEPS_JACK = "keeps the jack"
    """The jack of diamonds is held and is the only legal card that loses; *card* takes the trick instead."""

    # passing: *card* is one of the three
    PASSES_QUEEN = "passes the queen"
    """*card* is the queen of spades."""
    PASSES_HIGH_SPADES = "passes high spades"
    """*card* is the king or the ace of spades, the highest passed; the queen is not among the three."""
    PASSES_HIGH_HEARTS = "passes high hearts"
    """*card* is the highest heart passed, at least a ten; neither the queen nor a higher spade is passed."""
    VOIDS_SUIT = "voids a suit"
    """Every card held of *suit*, clubs or diamonds, is passed; *card* is the highest of them."""
    PASSES_HIGH_CARDS = "passes high cards"
    """*card* is the highest passed of *suit*; nothing of the other kinds is passed."""
    KEEPS_FOR_MOON = "keeps a hand for the moon"
    """Three or more aces, kings and queens are kept to try for the moon with; *card* is one of the highest passed."""

    # the choice after a moon
    MOON_ADDS = "adds to the others"
    """Adding wins the game at once, or leaves this seat with the lowest total."""
    MOON_SUBTRACTS = "takes off its own"
    """Adding would end the game without this seat winning, or leave another seat ahead."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was chosen; the fields that the kind names are set."""

    kind: ReasonKind
    card: Card | None = None
    suit: Suit | None = None
    seat: Seat | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and why."""

    move: Pass | Play | Score
    reason: Reason


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a legal card is expected to come to: the seat's own points at the end of the round.

    *shoots*: with it the moon is tried for.
    """

    card: Card
    points: float
    shoots: bool = False


@dataclass(frozen=True, slots=True)
class WeighedPass:
    """What three cards to pass are expected to come to: the seat's own points at the end of the round."""

    cards: tuple[Card, ...]
    points: float


Weighings = tuple[Weighed, ...] | tuple[WeighedPass, ...]
"""What each legal card comes to, or what some sets of three do, the one advised first."""


class ComputerPlayer(Protocol):
    """Whoever answers for a seat from what that seat may know."""

    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        """Return the move for *view*, drawing any chance from *rng*."""
        ...


@runtime_checkable
class Weigher(ComputerPlayer, Protocol):
    """A player that can say what it expects of every card as well."""

    def weigh(self, view: SeatView, rng: random.Random, mine: tuple[Card, ...] = ()) -> tuple[Advice, Weighings]:
        """Return what ``advise`` does, and what each legal card comes to; or some sets of three, *mine* among them."""
        ...


def is_passing(view: SeatView) -> bool:
    """Whether *view* asks for three cards to pass."""
    return view.trick is None and not view.tricks and view.direction is not PassDirection.NONE


def is_choosing(view: SeatView) -> bool:
    """Whether *view* asks a shooter what the moon does."""
    return view.trick is None and bool(view.tricks)


def chance(view: SeatView, key: bytes) -> random.Random:
    """Return the chance for one question: *key* and what *view* shows, so the same question has the same answer."""
    digest = sha256(key + b"\n" + canonical_text(view).encode()).digest()
    return random.Random(int.from_bytes(digest))  # noqa: S311  play, not secrets


def canonical_text(view: SeatView) -> str:
    """Write everything *view* knows, always in the same words."""
    lines = (
        f"seat {view.seat.letter}",
        f"rules {view.rules}",
        f"round {view.round_no}",
        f"totals {' '.join(map(str, view.totals))}",
        f"direction {view.direction.value}",
        f"hand {format_cards(view.hand)}",
        f"sent {format_cards(view.sent)}",
        f"received {format_cards(view.received)}",
        f"broken {int(view.hearts_broken)}",
        *map(_trick_text, view.tricks),
        *map(_trick_text, () if view.trick is None else (view.trick,)),
    )
    return "\n".join(lines)


def _trick_text(trick: Trick) -> str:
    return f"trick {trick.leader.letter} {format_cards(trick.cards)}"

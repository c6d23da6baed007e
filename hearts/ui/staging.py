"""Which way each card travels when the table changes: what enters, what moves, what leaves, and how long it takes."""

from dataclasses import dataclass, field, replace
from enum import Enum, auto

from hearts.core.cards import Card
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.ui.card_sprite import IDLE, CardLook
from hearts.ui.layout import Pose, TableLayout
from hearts.ui.motion import Easing, Timing, in_cubic, in_out_cubic, out_back, out_cubic

PLAY_ARC = 0.10  # of the distance
PLAY_BUMP = 0.04  # of the width
CARDS_EACH = 13
FACE_ANGLES = {Seat.WEST: 14.0, Seat.NORTH: 0.0, Seat.EAST: -14.0}  # of a card that comes from an edge or goes there

Key = Card | tuple[Seat, int]
"""Which sprite: a card whose face is known, or the n-th back of a seat."""


class Place(Enum):
    """Where a card lies."""

    HAND = auto()
    BACKS = auto()
    TRICK = auto()


@dataclass(frozen=True, slots=True)
class Target:
    """Where a sprite should come to rest, and how it looks there."""

    pose: Pose
    place: Place
    seat: Seat
    look: CardLook = IDLE
    is_held: bool = False
    """Whether the pointer has it: it follows at once."""


@dataclass(frozen=True, slots=True)
class Leg:
    """One leg of a way: where to, and how."""

    pose: Pose
    seconds: float
    easing: Easing = out_cubic
    delay: float = 0.0
    arc: float = 0.0
    bump: float = 0.0
    fades: bool = False


@dataclass(frozen=True, slots=True)
class Ghost:
    """A back that is seen only while it travels between two other seats."""

    start: Pose
    leg: Leg


@dataclass(frozen=True, slots=True)
class Staging:
    """One change of the table. *dealt*: a fresh deal; *passed*: the exchange; *collector*: who takes the trick."""

    layout: TableLayout
    timing: Timing
    dealt: bool = False
    passed: PassDirection | None = None
    collector: Seat | None = None
    order: dict[Key, int] = field(default_factory=dict)

    def enter(self, key: Key, target: Target) -> tuple[Pose, Leg]:
        """Return where a new sprite starts, and its way to *target*."""
        if self.dealt:
            delay = self.timing.deal_stagger * self.order.get(key, 0)
            return self.layout.deal_pose(), Leg(target.pose, self.timing.deal, delay=delay)
        if target.place is Place.TRICK and target.seat is not Seat.SOUTH:
            return self._hand_of(target.seat), self._play(target.pose)
        if self.passed is not None and target.place is Place.HAND:
            sender = self.passed.sender(target.seat)
            delay = self.timing.pass_cards * 0.5 + self.timing.pass_stagger * self.order.get(key, 0)
            return self._hand_of(sender), Leg(target.pose, self.timing.pass_cards, in_out_cubic, delay)
        return target.pose, Leg(target.pose, 0.0)

    def travel(self, before: Target, after: Target) -> Leg:
        """Return the way of a sprite that stays on the table."""
        if after.is_held:
            return Leg(after.pose, 0.0)
        if before.place is not after.place:
            return self._play(after.pose)
        rises = after.place is Place.HAND and after.pose.y < before.pose.y
        return Leg(after.pose, self.timing.lift, out_back if rises else out_cubic)

    def leave(self, key: Key, before: Target) -> tuple[Leg, ...]:
        """Return the way of a sprite that leaves the table; nowhere where it vanishes at once."""
        match before.place:
            case Place.TRICK if self.collector is not None:
                stack = self.layout.trick_pose(self.collector)
                pile = self.layout.pile_pose(self.collector)
                return (
                    Leg(stack, self.timing.collect_stack),
                    Leg(pile, self.timing.collect, in_cubic, fades=True),
                )
            case Place.TRICK:
                return (self._play(self._hand_of(before.seat)),)
            case Place.HAND if self.passed is not None:
                receiver = self.passed.receiver(before.seat)
                delay = self.timing.pass_stagger * self.order.get(key, 0)
                return (Leg(self._hand_of(receiver), self.timing.pass_cards, in_out_cubic, delay),)
            case _:
                return ()

    def ghosts(self) -> tuple[Ghost, ...]:
        """Return the backs that the other seats pass among themselves."""
        if self.passed in (None, PassDirection.NONE):
            return ()
        found = []
        for sender in SEATS:
            receiver = self.passed.receiver(sender)
            if Seat.SOUTH in (sender, receiver):
                continue
            for number in range(3):
                delay = self.timing.pass_stagger * number
                leg = Leg(self._hand_of(receiver), self.timing.pass_cards, in_out_cubic, delay)
                found.append(Ghost(self._hand_of(sender), leg))
        return tuple(found)

    def _play(self, pose: Pose) -> Leg:
        return Leg(pose, self.timing.play, arc=PLAY_ARC, bump=PLAY_BUMP)

    def _hand_of(self, seat: Seat) -> Pose:
        # always the middle, so that a card's way tells nothing about its place in the hand; and never upside down
        if seat is Seat.SOUTH:
            return self.layout.hand_pose(CARDS_EACH // 2, CARDS_EACH)
        edge = self.layout.back_pose(seat, CARDS_EACH // 2, CARDS_EACH)
        return replace(edge, angle=FACE_ANGLES[seat])

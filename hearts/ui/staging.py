"""Which way each card travels when the table changes: what enters, what moves, what leaves, and how long it takes."""

from dataclasses import dataclass, field, replace
from enum import Enum, auto

from hearts.core.cards import QUEEN_OF_SPADES, Card
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.core.trick import Trick
from hearts.ui.card_sprite import IDLE, CardLook
from hearts.ui.layout import Pose, TableLayout
from hearts.ui.motion import Easing, Timing, in_cubic, in_out_cubic, out_back, out_cubic

PLAY_ARC = 0.10  # of the distance
PLAY_BUMP = 0.04  # of the width
QUEEN_SWELLS = 1.12  # times the width, before she is taken
CARDS_EACH = 13
FACE_ANGLES = {Seat.WEST: 14.0, Seat.NORTH: 0.0, Seat.EAST: -14.0}  # of a card that comes from an edge or goes there

Key = Card | tuple[Seat, int]
"""Which sprite: a card whose face is known, or the n-th back of a seat."""


class Place(Enum):
    """Where a card lies."""

    HAND = auto()
    BACKS = auto()
    TRICK = auto()


class Fade(Enum):
    """How a card comes or goes in sight on its way."""

    NONE = auto()
    IN = auto()
    OUT = auto()
    AT_END = auto()


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
    fade: Fade = Fade.NONE


@dataclass(frozen=True, slots=True)
class Ghost:
    """A back that is seen only while it travels between two other seats."""

    start: Pose
    leg: Leg


@dataclass(frozen=True, slots=True)
class Staging:
    """One change of the table.

    *dealt*: a fresh deal; *passed*: the exchange; *collector*: who takes the trick, with the queen if *takes_queen*.
    Where the timing has a cross-fade nothing travels: a card fades out where it was and in where it belongs.
    """

    layout: TableLayout
    timing: Timing
    dealt: bool = False
    passed: PassDirection | None = None
    collector: Seat | None = None
    takes_queen: bool = False
    order: dict[Key, int] = field(default_factory=dict)

    @property
    def wait(self) -> float:
        """Seconds the trick lies on for the queen in it before it is collected."""
        return self.timing.queen_taken if self.takes_queen else 0.0

    def enter(self, key: Key, target: Target) -> tuple[Pose, Leg]:
        """Return where a new sprite starts, and its way to *target*."""
        if self.timing.crossfade:
            return target.pose, self._appear(target.pose)
        if self.dealt:
            delay = self.timing.deal_stagger * self.order.get(key, 0)
            # turned and sized as it will lie: fifty-two pictures that only move cost no frame its time
            pack = self.layout.deal_pose()
            start = replace(pack, angle=target.pose.angle, width=target.pose.width)
            return start, Leg(target.pose, self.timing.deal, delay=delay)
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
            return self._appear(after.pose) if self.timing.crossfade else self._play(after.pose)
        if self._is_hover(before.pose, after.pose):
            return Leg(after.pose, self.timing.hover)
        rises = after.place is Place.HAND and after.pose.y < before.pose.y
        return Leg(after.pose, self.timing.lift, out_back if rises else out_cubic)

    def leave(self, key: Key, before: Target) -> tuple[Leg, ...]:
        """Return the way of a sprite that leaves the table; nowhere where it vanishes at once."""
        if self.timing.crossfade and before.place is not Place.BACKS:
            return (self.vanish(before.pose),)
        match before.place:
            case Place.TRICK if self.collector is not None:
                return self._collect(key, before.pose, self.collector)
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

    def vanish(self, pose: Pose) -> Leg:
        """Return the way of a card that fades where it lies."""
        return Leg(pose, self.timing.crossfade, fade=Fade.OUT)

    def _appear(self, pose: Pose) -> Leg:
        return Leg(pose, self.timing.crossfade, fade=Fade.IN)

    def _is_hover(self, before: Pose, after: Pose) -> bool:
        return after == self.layout.hovered(before) or before == self.layout.hovered(after)

    def _collect(self, key: Key, lies: Pose, collector: Seat) -> tuple[Leg, ...]:
        """Stack the trick and send it to the plate; the queen swells first, and the others wait for her."""
        wait = self.wait
        stack = self.layout.trick_pose(collector)
        home = Leg(self.layout.pile_pose(collector), self.timing.collect, in_cubic, fade=Fade.AT_END)
        if key is QUEEN_OF_SPADES:
            swollen = replace(lies, width=lies.width * QUEEN_SWELLS)
            return Leg(swollen, wait, out_back), Leg(stack, self.timing.collect_stack), home
        return Leg(stack, self.timing.collect_stack, delay=wait), home

    def _play(self, pose: Pose) -> Leg:
        return Leg(pose, self.timing.play, arc=PLAY_ARC, bump=PLAY_BUMP)

    def _hand_of(self, seat: Seat) -> Pose:
        # always the middle, so that a card's way tells nothing about its place in the hand; and never upside down
        if seat is Seat.SOUTH:
            return self.layout.hand_pose(CARDS_EACH // 2, CARDS_EACH)
        edge = self.layout.back_pose(seat, CARDS_EACH // 2, CARDS_EACH)
        return replace(edge, angle=FACE_ANGLES[seat])


def collecting(layout: TableLayout, timing: Timing, trick: Trick) -> Staging:
    """Return the change in which *trick* goes to whoever took it."""
    return Staging(layout, timing, collector=trick.winner, takes_queen=QUEEN_OF_SPADES in trick.cards)

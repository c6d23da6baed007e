from dataclasses import replace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.core.cards import DECK, QUEEN_OF_SPADES, Card
from hearts.core.seats import PassDirection, Seat
from hearts.store.speed import Speed
from hearts.ui.card_sprite import IDLE, CardLook, CardPainter
from hearts.ui.layout import Pose, table_layout
from hearts.ui.motion import FAST, INSTANT, NORMAL, Timing, timing
from hearts.ui.staging import Key, Place, Staging, Target
from hearts.ui.table_targets import deal_order
from hearts.ui.troupe import CardSprite, Troupe

LAYOUT = table_layout(1280, 800)
HAND = DECK[:13]


def hand(cards: tuple[Card, ...] = HAND) -> dict[Key, Target]:
    return {
        card: Target(LAYOUT.hand_pose(index, len(cards)), Place.HAND, Seat.SOUTH) for index, card in enumerate(cards)
    }


def hovered(index: int) -> Target:
    return Target(LAYOUT.hovered(LAYOUT.hand_pose(index, 13)), Place.HAND, Seat.SOUTH)


def backs(count: int = 13) -> dict[Key, Target]:
    return {
        (seat, index): Target(LAYOUT.back_pose(seat, index, count), Place.BACKS, seat)
        for seat in (Seat.WEST, Seat.NORTH, Seat.EAST)
        for index in range(count)
    }


def trick(*plays: tuple[Seat, Card]) -> dict[Key, Target]:
    return {card: Target(LAYOUT.trick_pose(seat), Place.TRICK, seat) for seat, card in plays}


def staging(at: Timing = NORMAL, **what: object) -> Staging:
    return Staging(LAYOUT, at, **what)  # type: ignore[arg-type]


def settled(troupe: Troupe, frame: float = 1 / 60) -> int:
    """Let time pass until nothing moves; return the frames it took."""
    frames = 0
    while not troupe.is_still:
        troupe.update(frame)
        frames += 1
        assert frames < 10_000
    return frames


def poses(troupe: Troupe, targets: dict[Key, Target]) -> dict[Key, Pose]:
    found = {}
    for key in targets:
        sprite = troupe.sprite(key)
        assert sprite is not None
        found[key] = sprite.glide.pose
    return found


def places(targets: dict[Key, Target]) -> dict[Key, Pose]:
    return {key: target.pose for key, target in targets.items()}


Change = tuple[dict[Key, Target], dict[Key, Target], dict[str, object]]

CHANGES: dict[str, Change] = {
    "deal": ({}, {**backs(), **hand()}, {"dealt": True}),
    "play": (hand(), {**hand(HAND[1:]), **trick((Seat.SOUTH, HAND[0]))}, {}),
    "computer plays": (backs(), {**backs(12), **trick((Seat.WEST, DECK[40]))}, {}),
    "collect": ({**backs(), **trick((Seat.WEST, DECK[40]))}, backs(), {"collector": Seat.EAST}),
    "collect the queen": (
        {**backs(), **trick((Seat.WEST, QUEEN_OF_SPADES), (Seat.NORTH, DECK[30]))},
        backs(),
        {"collector": Seat.EAST, "takes_queen": True},
    ),
    "hover": (hand(), {**hand(), HAND[4]: hovered(4)}, {}),
    "undo": ({**hand(HAND[1:]), **trick((Seat.SOUTH, HAND[0]))}, hand(), {}),
    "pass": (
        hand(),
        hand((*HAND[3:], DECK[20], DECK[30], DECK[40])),
        {"passed": PassDirection.LEFT},
    ),
}


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("frame", [1 / 240, 1 / 60, 1 / 25, 0.05])
@pytest.mark.parametrize("at", [NORMAL, FAST, INSTANT, timing(Speed.NORMAL, reduced_motion=True)])
def test_every_change_ends_where_the_view_has_it(name: str, frame: float, at: Timing) -> None:
    before, after, what = CHANGES[name]
    troupe = Troupe()
    troupe.place(before)
    troupe.follow(after, staging(at, **what))
    settled(troupe, frame)
    assert poses(troupe, after) == places(after)
    assert len(list(troupe.in_order())) == len(after)


@pytest.mark.parametrize("name", CHANGES)
def test_at_instant_nothing_takes_time(name: str) -> None:
    before, after, what = CHANGES[name]
    troupe = Troupe()
    troupe.place(before)
    troupe.follow(after, staging(INSTANT, **what))
    assert not troupe.is_moving
    assert troupe.is_still
    assert poses(troupe, after) == places(after)


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_moves_can_be_let_arrive_at_once(name: str) -> None:
    before, after, what = CHANGES[name]
    troupe = Troupe()
    troupe.place(before)
    troupe.follow(after, staging(NORMAL, **what))
    troupe.update(0.07)
    troupe.finish()
    assert not troupe.is_moving
    assert poses(troupe, after) == places(after)


@given(cuts=st.lists(st.floats(0.0, 0.4), min_size=1, max_size=6))
def test_a_change_of_mind_in_mid_flight_ends_at_the_last_view(cuts: list[float]) -> None:
    troupe = Troupe()
    troupe.place(hand())
    played = {**hand(HAND[1:]), **trick((Seat.SOUTH, HAND[0]))}
    last = hand()
    for number, seconds in enumerate(cuts):
        last = played if number % 2 == 0 else hand()
        troupe.follow(last, staging())
        troupe.update(seconds)
    settled(troupe)
    assert poses(troupe, last) == places(last)


def test_a_retargeted_card_sets_out_from_where_it_is() -> None:
    troupe = Troupe()
    troupe.place(hand())
    troupe.follow({**hand(HAND[1:]), **trick((Seat.SOUTH, HAND[0]))}, staging())
    troupe.update(0.1)
    sprite = troupe.sprite(HAND[0])
    assert sprite is not None
    where = sprite.glide.pose
    troupe.follow(hand(), staging())
    assert sprite.glide.pose == where


def test_a_played_card_counts_as_moving_and_a_lifted_one_does_not() -> None:
    troupe = Troupe()
    troupe.place(hand())
    lifted = {**hand(), HAND[0]: Target(LAYOUT.lifted(LAYOUT.hand_pose(0, 13)), Place.HAND, Seat.SOUTH)}
    troupe.follow(lifted, staging())
    assert not troupe.is_moving
    assert not troupe.is_still
    troupe.follow({**hand(HAND[1:]), **trick((Seat.SOUTH, HAND[0]))}, staging())
    assert troupe.is_moving


def test_a_deal_gives_one_card_to_each_seat_in_turn() -> None:
    targets = {**backs(), **hand()}
    order = deal_order(targets)
    assert sorted(order.values()) == list(range(52))
    first_four = {targets[key].seat for key, place in order.items() if place < 4}
    assert first_four == set(Seat)


def test_a_computers_card_always_comes_from_the_middle_of_its_hand() -> None:
    starts = set()
    for count in (13, 9, 4):
        troupe = Troupe()
        troupe.place(backs(count))
        troupe.follow({**backs(count - 1), **trick((Seat.NORTH, DECK[50]))}, staging())
        sprite = troupe.sprite(DECK[50])
        assert sprite is not None
        starts.add(sprite.glide.pose)
    assert len(starts) == 1


def test_no_card_is_ever_upside_down() -> None:
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
        troupe = Troupe()
        troupe.place({})
        troupe.follow(trick((seat, DECK[0])), staging())
        sprite = troupe.sprite(DECK[0])
        assert sprite is not None
        while not sprite.done:
            assert abs(sprite.glide.pose.angle) < 20
            troupe.update(1 / 60)


def test_a_card_under_the_mouse_rises_and_sinks_in_its_own_time() -> None:
    troupe = Troupe()
    troupe.place(hand())
    for targets in ({**hand(), HAND[4]: hovered(4)}, hand()):
        troupe.follow(targets, staging())
        assert settled(troupe, 0.001) == pytest.approx(1000 * NORMAL.hover, abs=1)


def leaving(troupe: Troupe, card: Card) -> CardSprite:
    return next(sprite for sprite in troupe.in_order() if sprite.card is card)


def test_the_queen_swells_while_the_others_wait_and_then_all_are_collected() -> None:
    lying = trick((Seat.WEST, QUEEN_OF_SPADES), (Seat.NORTH, DECK[30]))
    troupe = Troupe()
    troupe.place(lying)
    troupe.follow({}, staging(collector=Seat.EAST, takes_queen=True))
    troupe.update(NORMAL.queen_taken - 0.001)
    queen, other = leaving(troupe, QUEEN_OF_SPADES), leaving(troupe, DECK[30])
    assert queen.glide.pose.width == pytest.approx(1.12 * lying[QUEEN_OF_SPADES].pose.width, rel=0.01)
    assert other.glide.pose == lying[DECK[30]].pose
    assert list(troupe.in_order())[-1] is queen
    troupe.update(NORMAL.collect_stack)
    assert queen.glide.target == other.glide.target == LAYOUT.trick_pose(Seat.EAST)
    frames = settled(troupe, 0.001)
    assert frames == pytest.approx(1000 * NORMAL.collect, abs=3)


def test_without_the_queen_no_card_waits() -> None:
    troupe = Troupe()
    troupe.place(trick((Seat.NORTH, DECK[30])))
    troupe.follow({}, staging(collector=Seat.EAST))
    assert settled(troupe, 0.001) == pytest.approx(1000 * (NORMAL.collect_stack + NORMAL.collect), abs=2)


STILL = timing(Speed.NORMAL, reduced_motion=True)


def test_with_reduced_motion_a_played_card_fades_from_place_to_place() -> None:
    troupe = Troupe()
    before, after = hand(), {**hand(HAND[1:]), **trick((Seat.SOUTH, HAND[0]))}
    troupe.place(before)
    troupe.follow(after, staging(STILL))
    seen = []
    while troupe.is_moving:
        troupe.update(0.03)
        here = [sprite for sprite in troupe.in_order() if sprite.card is HAND[0]]
        assert {sprite.glide.pose for sprite in here} <= {before[HAND[0]].pose, after[HAND[0]].pose}
        seen.append([round(sprite.alpha, 2) for sprite in here])
    assert seen == [[0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [1.0]]


@pytest.mark.parametrize("name", ["deal", "computer plays", "collect", "collect the queen", "pass"])
def test_with_reduced_motion_nothing_travels(name: str) -> None:
    before, after, what = CHANGES[name]
    troupe = Troupe()
    troupe.place(before)
    troupe.follow(after, staging(STILL, **what))
    there = {target.pose for target in (*before.values(), *after.values())}
    frames = 0
    while troupe.is_moving:
        assert {sprite.glide.pose for sprite in troupe.in_order()} <= there
        troupe.update(0.01)
        frames += 1
    assert frames * 0.01 == pytest.approx(STILL.crossfade, abs=0.011)


def test_with_reduced_motion_a_lift_is_a_jump() -> None:
    troupe = Troupe()
    troupe.place(hand())
    lifted = {**hand(), HAND[0]: Target(LAYOUT.lifted(LAYOUT.hand_pose(0, 13)), Place.HAND, Seat.SOUTH)}
    troupe.follow(lifted, staging(STILL))
    assert troupe.is_still
    assert poses(troupe, lifted) == places(lifted)


class NotedLooks(CardPainter):
    """Notes how opaque each card is drawn."""

    def __init__(self) -> None:
        self.alphas: dict[Card | None, float] = {}

    def draw(
        self, target: pygame.Surface, card: Card | None, pose: Pose, look: CardLook = IDLE, *, moving: bool = False
    ) -> None:
        assert target is not None
        assert pose.width > 0
        assert moving in {True, False}
        self.alphas[card] = look.alpha


def test_losing_cards_pale_only_once_the_last_one_lies() -> None:
    pale = CardLook(alpha=0.7)
    lying = {card: replace(target, look=pale) for card, target in trick((Seat.WEST, DECK[30])).items()}
    troupe, painter = Troupe(), NotedLooks()
    troupe.place(trick((Seat.WEST, DECK[30])))
    troupe.follow({**lying, **trick((Seat.NORTH, DECK[40]))}, staging())
    while troupe.is_moving:
        for sprite in troupe.in_order():
            troupe.draw(painter, pygame.Surface((1, 1)), sprite)
        assert painter.alphas[DECK[30]] == 1
        troupe.update(1 / 60)
    for sprite in troupe.in_order():
        troupe.draw(painter, pygame.Surface((1, 1)), sprite)
    assert painter.alphas[DECK[30]] == 0.7

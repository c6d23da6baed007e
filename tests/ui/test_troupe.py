import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.core.cards import DECK, Card
from hearts.core.seats import PassDirection, Seat
from hearts.store.speed import Speed
from hearts.ui.layout import Pose, table_layout
from hearts.ui.motion import FAST, INSTANT, NORMAL, Timing, timing
from hearts.ui.staging import Key, Place, Staging, Target
from hearts.ui.table_targets import deal_order
from hearts.ui.troupe import Troupe

LAYOUT = table_layout(1280, 800)
HAND = DECK[:13]


def hand(cards: tuple[Card, ...] = HAND) -> dict[Key, Target]:
    return {
        card: Target(LAYOUT.hand_pose(index, len(cards)), Place.HAND, Seat.SOUTH) for index, card in enumerate(cards)
    }


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

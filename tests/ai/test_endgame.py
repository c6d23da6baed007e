"""The last tricks of imagined rounds are played out exactly."""

import numpy as np
import pytest

from hearts.ai.bitsets import CARDS, Floats, cards_of, set_of
from hearts.ai.endgame import play_exactly
from hearts.ai.simulator import Options, Rounds
from hearts.ai.utility import all_costs
from hearts.core.cards import parse_cards
from hearts.core.rules import Rules
from hearts.core.seats import SEATS, Seat
from tests.ai.situations import rounds_after, view_with

VIEW = view_with("2C", seat=Seat.WEST)


def last_tricks(count: int, tricks: int, seed: int) -> Rounds:
    """Rounds of which so many *tricks* are left."""
    return rounds_after(count, CARDS - tricks * len(SEATS), seed)


def searched(rounds: Rounds, *, is_lone: bool) -> Floats:
    """The costs of one round by trying every legal card, one after another."""
    if rounds.is_over:
        found: Floats = all_costs(rounds, VIEW)[0]
        return found
    ways = []
    for card in cards_of(rounds.legal()[0]):
        after = rounds.copy_of(rounds.rows)
        after.step(np.array([card.index]))
        ways.append(searched(after, is_lone=is_lone))
    turn = int(rounds.turn[0])
    if is_lone and turn != VIEW.seat:
        return max(ways, key=lambda costs: costs[VIEW.seat])
    return min(ways, key=lambda costs: (costs[turn], -costs[VIEW.seat]))


@pytest.mark.parametrize("is_lone", [False, True])
@pytest.mark.parametrize(("tricks", "count"), [(2, 40), (3, 4)])
def test_every_seat_plays_what_is_best_for_it(tricks: int, count: int, is_lone: bool) -> None:  # noqa: FBT001  a parameter
    rounds = last_tricks(count, tricks, seed=1)
    ends = play_exactly(rounds, VIEW, np.full(count, is_lone))
    assert ends.is_over
    costs = all_costs(ends, VIEW)
    for row in range(count):
        one = rounds.copy_of(np.array([row]))
        assert costs[row, VIEW.seat] == searched(one, is_lone=is_lone)[VIEW.seat]


def test_nobody_stops_a_moon_for_a_lone_seat() -> None:
    # South has 24 points; it leads a diamond, and only North could take it with the ten
    taken = set_of(parse_cards("QS 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"))
    hands = np.array([[set_of(parse_cards(text)) for text in ("9D 2C", "2H 3C", "TD 8D", "AH 4C")]])
    rounds = Rounds(hands, np.zeros(1, np.int64), Options.of(Rules(), 1))
    rounds.gone = np.array([~np.bitwise_or.reduce(hands[0]) & np.uint64((1 << 52) - 1)])
    rounds.taken[0, Seat.SOUTH] = taken
    rounds.points[0, Seat.SOUTH] = 24
    rounds.hearts_broken[0] = True
    rounds.step_no = 44
    rounds.step(np.array([parse_cards("9D")[0].index]))
    moons = [play_exactly(rounds, VIEW, np.array([is_lone])).points[0, Seat.SOUTH] for is_lone in (False, True)]
    assert moons[0] < 26
    assert moons[1] > moons[0]


def test_a_round_that_is_decided_is_not_searched() -> None:
    rounds = last_tricks(200, 3, seed=2)
    everything = np.bitwise_or.reduce(rounds.hands, axis=1)
    points = set_of(parse_cards("QS JD 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"))
    decided = np.nonzero((everything & points) == 0)[0]
    assert len(decided) > 0
    ends = play_exactly(rounds.copy_of(decided), VIEW, np.zeros(len(decided), bool))
    assert (all_costs(ends, VIEW) == all_costs(rounds.copy_of(decided), VIEW)).all()

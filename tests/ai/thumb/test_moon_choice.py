import random
from dataclasses import replace

from hearts.ai.levels import Level, player_of
from hearts.ai.player import ReasonKind
from hearts.core.cards import DECK, Card
from hearts.core.moves import MoonChoice, Score
from hearts.core.rules import Moon, Rules
from hearts.core.scoring import BySeat
from hearts.core.seat_view import SeatView
from hearts.core.seats import Seat
from hearts.core.trick import Trick
from tests.ai.situations import view_with

CHOOSE = Rules(moon=Moon.CHOOSE)


def moon_of_west(totals: BySeat, rules: Rules = CHOOSE) -> SeatView:
    """The end of a round in which West took every trick, the shooter's view."""
    tricks = tuple(
        Trick(Seat.WEST, tuple(Card(suit, DECK[12 - place].rank) for suit in map(type(DECK[0].suit), range(4))))
        for place in range(13)
    )
    return replace(view_with("", rules=rules, totals=totals), trick=None, tricks=tricks)


def choice(view: SeatView) -> MoonChoice:
    answers = {level: player_of(level).advise(view, random.Random(1)) for level in Level}
    assert len({answer.move for answer in answers.values()}) == 1
    move = answers[Level.NORMAL].move
    assert isinstance(move, Score)
    expected = ReasonKind.MOON_ADDS if move.choice is MoonChoice.ADD else ReasonKind.MOON_SUBTRACTS
    assert answers[Level.NORMAL].reason.kind is expected
    return move.choice


def test_every_card_lies_in_the_tricks() -> None:
    assert moon_of_west((0, 0, 0, 0)).taken[Seat.WEST] == frozenset(DECK)


def test_a_leader_adds_to_the_others() -> None:
    assert choice(moon_of_west((30, 20, 40, 50))) is MoonChoice.ADD


def test_adding_that_wins_the_game_is_chosen() -> None:
    assert choice(moon_of_west((80, 20, 40, 50))) is MoonChoice.ADD


def test_adding_that_would_end_the_game_for_another_is_not_chosen() -> None:
    assert choice(moon_of_west((80, 70, 40, 60))) is MoonChoice.SUBTRACT


def test_a_seat_that_stays_behind_subtracts_and_gains_time() -> None:
    assert choice(moon_of_west((20, 60, 30, 40))) is MoonChoice.SUBTRACT


def test_a_game_of_one_round_is_won_by_adding() -> None:
    assert choice(moon_of_west((0, 0, 0, 0), replace(CHOOSE, target=None))) is MoonChoice.ADD

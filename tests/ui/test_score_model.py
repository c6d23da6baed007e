from dataclasses import replace

from hearts.core.cards import parse_cards
from hearts.core.game import Game, apply
from hearts.core.rules import Jack, Rules
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.ui.score_model import Haul, haul_of, leaders_of, score_table, tie_of
from tests.builders import moon_shot, suits_deal, with_totals
from tests.ui.score_games import NO_PASS, below_zero, in_round, over, played, tied_at_the_target


def test_each_scored_round_is_a_row_and_the_last_is_the_newest() -> None:
    table = score_table(with_totals(Rules(), (4, 9, 0, 13), (1, 9, 16, 0)))
    assert [(row.round_no, row.points, row.is_newest, row.is_running) for row in table.rows] == [
        (1, (4, 9, 0, 13), False, False),
        (2, (1, 9, 16, 0), True, False),
    ]
    assert table.totals == (5, 18, 16, 13)


def test_a_round_in_progress_is_a_row_of_its_own() -> None:
    game = in_round(Rules(), 7, round_no=3, tricks=8)
    row = score_table(game, (14, 5, 1, 3)).rows[-1]
    assert (row.round_no, row.direction, row.points) == (3, PassDirection.ACROSS, (14, 5, 1, 3))
    assert row.is_newest
    assert row.is_running
    assert [row.is_newest for row in score_table(game, (14, 5, 1, 3)).rows] == [False, False, True]


def test_where_points_are_not_told_the_running_round_tells_nothing() -> None:
    table = score_table(in_round(Rules(), 7, round_no=3, tricks=8))
    assert table.rows[-1].points == (None, None, None, None)
    assert not table.tells_hauls


def test_own_points_only_tells_one_column() -> None:
    game = in_round(Rules(), 7, round_no=3, tricks=8)
    table = score_table(game, (14, 5, 1, 3), frozenset({Seat.SOUTH}))
    assert table.rows[-1].points == (14, None, None, None)
    assert table.hauls[1:] == (None, None, None)
    assert table.hauls[0] == haul_of(game.taken[Seat.SOUTH], game.rules)


def test_scored_rounds_stay_told_when_points_of_the_round_are_not() -> None:
    game = in_round(Rules(), 7, round_no=3, tricks=8)
    assert [row.points for row in score_table(game).rows[:2]] == [scored.scores for scored in game.rounds]


def test_a_finished_game_has_no_running_round() -> None:
    game = over(Rules(), (4, 9, 0, 13), (96, 0, 0, 10))
    assert [row.is_running for row in score_table(game).rows] == [False, False]


def test_a_new_game_has_neither_rows_nor_hauls() -> None:
    table = score_table(Game(Rules()))
    assert table.rows == ()
    assert not table.tells_hauls
    assert table.leaders == frozenset()


def test_the_shooter_is_marked_in_the_round_of_the_moon() -> None:
    table = score_table(below_zero())
    assert [row.shooter for row in table.rows] == [None, None, None, Seat.WEST]
    assert table.has_moon
    assert not score_table(with_totals(Rules(), (4, 9, 0, 13))).has_moon


def test_fifteen_rounds_are_fifteen_rows() -> None:
    table = score_table(played(Rules(target=500), 11, rounds=15))
    assert [row.round_no for row in table.rows] == list(range(1, 16))


def test_a_haul_counts_hearts_and_names_the_queen_and_the_jack_where_it_counts() -> None:
    cards = frozenset(parse_cards("2H 9H QS JD KS"))
    assert haul_of(cards, Rules()) == Haul(2, queen=True, jack=False)
    assert haul_of(cards, Rules(jack=Jack.BONUS)) == Haul(2, queen=True, jack=True)
    assert haul_of(frozenset(parse_cards("JD KS")), Rules()).is_empty


def test_hauls_are_those_of_the_round_just_scored() -> None:
    game = moon_shot(Game(NO_PASS), Seat.EAST)
    assert score_table(game).hauls == (Haul(0), Haul(0), Haul(0), Haul(13, queen=True))


def test_the_lowest_lead_and_all_alike_nobody_does() -> None:
    assert leaders_of((-4, 20, 0, 126)) == {Seat.SOUTH}
    assert leaders_of((7, 20, 7, 9)) == {Seat.SOUTH, Seat.NORTH}
    assert leaders_of((13, 13, 13, 13)) == frozenset()


def test_a_tie_at_the_lowest_is_told_only_where_it_keeps_a_game_going() -> None:
    assert tie_of(tied_at_the_target()) == 38
    assert tie_of(with_totals(Rules(), (38, 38, 60, 99))) is None
    assert tie_of(with_totals(Rules(), (38, 60, 60, 102))) is None
    assert tie_of(over(Rules(target=None), (3, 3, 10, 10))) is None


def test_the_tie_is_still_told_in_the_round_that_breaks_it() -> None:
    game = replace(with_totals(NO_PASS, (38, 38, 60, 102)))
    assert tie_of(apply(game, suits_deal(SEATS[0]))) == 38

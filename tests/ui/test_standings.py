from hearts.core.cards import parse_cards
from hearts.core.game import NOTHING_SENT, Game, Over, Round
from hearts.core.rules import Jack, Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import PassDirection, Seat
from hearts.core.trick import Trick
from hearts.ui.standings import fact_of, runners_up, standings
from tests.builders import moon_shot
from tests.ui.score_games import NO_PASS, over, played

QUEEN = "QS 2S 3S 4S"
HEARTS = "AH 2H 3H 4H"
PLAIN = "AC 2C 3C 4C"


def scored(scores: BySeat, **tricks: str) -> Round:
    """A round of a few tricks, each taken by the seat that led it."""
    taken = tuple(Trick(Seat[seat.upper()], parse_cards(cards)) for seat, cards in tricks.items())
    return Round(PassDirection.NONE, NOTHING_SENT, taken, scores)


def finished(*rounds: Round, rules: Rules = NO_PASS) -> Game:
    return Game(rules, rounds, Over((Seat.SOUTH,)))


def test_the_lowest_total_comes_first() -> None:
    found = standings(over(Rules(), (38, 68, 104, 76)))
    assert [(line.place, line.seat, line.total) for line in found] == [
        (1, Seat.SOUTH, 38),
        (2, Seat.WEST, 68),
        (3, Seat.EAST, 76),
        (4, Seat.NORTH, 104),
    ]


def test_equal_totals_share_a_place_and_the_next_is_left_out() -> None:
    assert [line.place for line in standings(over(Rules(), (50, 20, 50, 104)))] == [1, 2, 2, 4]
    assert [line.place for line in standings(over(Rules(target=None), (3, 3, 10, 10)))] == [1, 1, 3, 3]


def test_negative_totals_are_ordered_as_numbers() -> None:
    assert [line.total for line in standings(over(Rules(), (-42, 10, -8, 100)))] == [-42, -8, 10, 100]


def test_a_moon_is_said_first_with_its_round_or_how_often() -> None:
    game = moon_shot(moon_shot(finished_first(), Seat.WEST), Seat.SOUTH)
    assert fact_of(game, Seat.WEST) == "shot the moon in round 2"
    assert fact_of(moon_shot(game, Seat.WEST), Seat.WEST) == "shot the moon twice"


def finished_first() -> Game:
    return Game(NO_PASS, (scored((1, 1, 1, 23), east=QUEEN),))


def test_reaching_the_target_is_said_before_the_queen() -> None:
    game = finished(scored((0, 100, 104, 13), west=QUEEN, north=HEARTS, east=PLAIN))
    assert fact_of(game, Seat.WEST) == "reached 100"
    assert fact_of(game, Seat.NORTH) == "passed 100"


def test_queens_are_counted() -> None:
    once = scored((1, 13, 0, 100), west=QUEEN, south=HEARTS)
    assert fact_of(finished(once), Seat.WEST) == "took the Queen once"
    assert fact_of(finished(once, once), Seat.WEST) == "took the Queen twice"
    assert fact_of(finished(once, once, once), Seat.WEST) == "took the Queen three times"


def test_without_the_queen_clean_rounds_are_said_if_there_are_any() -> None:
    hearts = scored((4, 0, 0, 100), south=HEARTS)
    assert fact_of(finished(hearts), Seat.SOUTH) == "never took the Queen"
    assert fact_of(finished(hearts, scored((0, 0, 0, 1), south=PLAIN)), Seat.SOUTH) == "took nothing in one round"


def test_after_one_round_the_cards_are_said() -> None:
    rules = Rules(target=None, jack=Jack.BONUS)
    game = finished(scored((4, 13, -10, 0), south=HEARTS, west=QUEEN, north="AD JD 2D 3D", east=PLAIN), rules=rules)
    facts = [fact_of(game, seat) for seat in Seat]
    assert facts == ["took four hearts", "took the Queen", "took the Jack", "took nothing"]


def test_every_player_of_a_played_game_gets_a_line() -> None:
    assert all(line.fact for line in standings(played(Rules(), 7)))


def test_the_runners_up_are_all_who_share_the_second_total() -> None:
    assert runners_up(over(Rules(), (38, 68, 104, 76))) == (30, (Seat.WEST,))
    assert runners_up(over(Rules(), (-5, 20, 104, 20))) == (25, (Seat.WEST, Seat.EAST))

from collections import Counter
from dataclasses import replace
from pathlib import Path

from hearts.core.cards import DECK
from hearts.core.cues import Cue, CueKind, cues
from hearts.core.game import Game, Over, apply
from hearts.core.moves import Deal, Move, Play, parse_move
from hearts.core.record import parse_record
from hearts.core.rules import Jack, Moon, Rules
from hearts.core.seats import SEATS
from tests.builders import NO_PASSING, card, dealt, played_out, playing, suits_deal, told

SOUTH, WEST, NORTH, EAST = SEATS
BEFORE_THE_LAST = 51


def told_by(game: Game, move: Move | str) -> list[Cue]:
    """What one move gives to show."""
    return list(cues(game, apply(game, parse_move(move) if isinstance(move, str) else move)))


def before_last_card(game: Game) -> Game:
    """The game one card before the end of its round, each seat playing its lowest."""
    for _ in range(BEFORE_THE_LAST):
        stage = playing(game)
        game = apply(game, Play(stage.turn, stage.legal_plays(game.rules)[0]))
    return game


def last_play(game: Game) -> Play:
    stage = playing(game)
    return Play(stage.turn, stage.hands[stage.turn][0])


def test_a_deal() -> None:
    assert told_by(Game(Rules()), suits_deal(SOUTH)) == [Cue(CueKind.DEALT)]
    assert told_by(Game(NO_PASSING), suits_deal(SOUTH)) == [Cue(CueKind.DEALT)]


def test_the_exchange_is_told_once_all_have_passed() -> None:
    game = apply(Game(Rules()), suits_deal(SOUTH))
    for line in ("pass S 2C 3C 4C", "pass E 2H 3H 4H", "pass W 2D 3D 4D"):
        assert told_by(game, line) == []
        game = told(game, line)
    assert told_by(game, "pass N 2S 3S 4S") == [Cue(CueKind.PASSED)]


def test_a_card_played() -> None:
    game = dealt(south="2C", west="3C")
    assert told_by(game, "play S 2C") == [Cue(CueKind.PLAYED, SOUTH, card("2C"))]
    game = told(game, "play S 2C")
    assert told_by(game, "play W 3C") == [Cue(CueKind.PLAYED, WEST, card("3C"))]


def test_hearts_broken_is_told_once() -> None:
    game = told(apply(Game(NO_PASSING), suits_deal(SOUTH)), "play S 2C", "play W 2D", "play N 2S")
    assert [cue.kind for cue in told_by(game, "play E 2H")] == [
        CueKind.PLAYED,
        CueKind.HEARTS_BROKEN,
        CueKind.TRICK_TAKEN,
    ]
    assert told_by(game, "play E 2H")[1] == Cue(CueKind.HEARTS_BROKEN, EAST)
    game = told(game, "play E 2H", "play S 3C", "play W 3D", "play N 3S")
    assert [cue.kind for cue in told_by(game, "play E 3H")] == [CueKind.PLAYED, CueKind.TRICK_TAKEN]


def test_the_queen_breaks_hearts_only_where_the_option_is_on() -> None:
    for queen_breaks in (False, True):
        rules = replace(NO_PASSING, queen_breaks=queen_breaks, first_trick_points=True)
        game = told(apply(Game(rules), suits_deal(SOUTH)), "play S 2C", "play W 2D")
        expected = [Cue(CueKind.PLAYED, NORTH, card("QS"))]
        if queen_breaks:
            expected.append(Cue(CueKind.HEARTS_BROKEN, NORTH))
        assert told_by(game, "play N QS") == expected


def test_a_trick_taken_and_its_points() -> None:
    game = told(dealt(south="2C", west="3C", north="9C", east="5C"), "play S 2C", "play W 3C", "play N 9C")
    assert told_by(game, "play E 5C") == [
        Cue(CueKind.PLAYED, EAST, card("5C")),
        Cue(CueKind.TRICK_TAKEN, NORTH, points=0),
    ]


def test_the_queen_taken_is_told_after_the_trick() -> None:
    rules = replace(NO_PASSING, jack=Jack.BONUS, first_trick_points=True)
    game = told(apply(Game(rules), suits_deal(SOUTH)), "play S 2C", "play W JD", "play N QS")
    assert told_by(game, "play E AH") == [
        Cue(CueKind.PLAYED, EAST, card("AH")),
        Cue(CueKind.HEARTS_BROKEN, EAST),
        Cue(CueKind.TRICK_TAKEN, SOUTH, points=4),
        Cue(CueKind.QUEEN_TAKEN, SOUTH),
    ]


def test_a_round_scored() -> None:
    game = before_last_card(apply(Game(NO_PASSING), Deal(DECK[::4] + DECK[1::4] + DECK[2::4] + DECK[3::4])))
    kinds = [cue.kind for cue in told_by(game, last_play(game))]
    assert kinds == [CueKind.PLAYED, CueKind.TRICK_TAKEN, CueKind.ROUND_SCORED]


def test_a_moon_and_the_end_of_the_game_in_the_order_told() -> None:
    game = before_last_card(apply(Game(replace(NO_PASSING, target=25)), suits_deal(WEST)))
    found = told_by(game, last_play(game))
    assert found == [
        Cue(CueKind.PLAYED, SOUTH, card("AH")),
        Cue(CueKind.TRICK_TAKEN, WEST, points=1),
        Cue(CueKind.MOON, WEST),
        Cue(CueKind.ROUND_SCORED),
        Cue(CueKind.GAME_OVER, WEST),
    ]


def test_a_moon_left_open_is_told_with_the_choice() -> None:
    game = before_last_card(apply(Game(replace(NO_PASSING, moon=Moon.CHOOSE)), suits_deal(WEST)))
    assert [cue.kind for cue in told_by(game, last_play(game))] == [CueKind.PLAYED, CueKind.TRICK_TAKEN]
    game = apply(game, last_play(game))
    assert told_by(game, "score add") == [Cue(CueKind.MOON, WEST), Cue(CueKind.ROUND_SCORED)]


def test_every_winner_of_a_shared_win_is_told() -> None:
    deal = Deal(DECK[::4] + DECK[1::4] + DECK[2::4] + DECK[3::4])
    rules = replace(NO_PASSING, target=None)
    game = before_last_card(apply(Game(rules), deal))
    over = played_out(game)
    assert isinstance(over.stage, Over)
    assert len(over.stage.winners) > 1
    told_winners = [cue.seat for cue in told_by(game, last_play(game)) if cue.kind is CueKind.GAME_OVER]
    assert told_winners == list(over.stage.winners)


def test_the_same_game_gives_no_cue() -> None:
    for game in (Game(Rules()), dealt(), dealt(Rules()), played_out(dealt())):
        assert cues(game, game) == ()


def test_counts_over_a_whole_game(data: Path) -> None:
    record, _ = parse_record((data / "golden_game.txt").read_text("utf-8"))
    game = Game(record.rules)
    found: list[Cue] = []
    for move in record.moves:
        after = apply(game, move)
        found += cues(game, after)
        game = after
    kinds = Counter(cue.kind for cue in found)
    rounds = len(game.rounds)
    passing = sum(scored.direction.value != "none" for scored in game.rounds)
    assert kinds == {
        CueKind.DEALT: rounds,
        CueKind.PASSED: passing,
        CueKind.PLAYED: 52 * rounds,
        CueKind.HEARTS_BROKEN: rounds,
        CueKind.TRICK_TAKEN: 13 * rounds,
        CueKind.QUEEN_TAKEN: rounds,
        CueKind.MOON: 1,
        CueKind.ROUND_SCORED: rounds,
        CueKind.GAME_OVER: 1,
    }
    # every card is told with the seat that played it
    plays = [move for move in record.moves if isinstance(move, Play)]
    assert [(cue.seat, cue.card) for cue in found if cue.kind is CueKind.PLAYED] == [
        (play.seat, play.card) for play in plays
    ]
    assert sum(cue.points for cue in found) == rounds * (26 - 10)

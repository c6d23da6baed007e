from dataclasses import replace

import pytest

from hearts.core.cards import DECK, format_cards
from hearts.core.game import (
    NOTHING_SENT,
    Dealing,
    Game,
    IllegalMove,
    Over,
    Passing,
    Playing,
    Scoring,
    apply,
)
from hearts.core.moves import Deal, MoonChoice, Move, Pass, Play, Score, parse_move
from hearts.core.rules import Jack, Moon, Refusal, Rotation, Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, PassDirection, Seat
from tests.builders import (
    NO_PASSING,
    card,
    cards,
    deal_with,
    dealt,
    moon_shot,
    passed_on,
    played_out,
    playing,
    suits_deal,
    told,
    with_totals,
)

SOUTH, WEST, NORTH, EAST = SEATS
CHOOSE = replace(NO_PASSING, moon=Moon.CHOOSE)
LOW_CLUBS = ("2C 6C", "3C 7C", "4C 8C", "5C 9C")

GAMES = {
    "dealing": Game(Rules()),
    "passing": dealt(Rules()),
    "playing": dealt(),
    "scoring": moon_shot(Game(CHOOSE), SOUTH),
    "over": moon_shot(Game(replace(NO_PASSING, target=None)), SOUTH),
}
MOVES: dict[str, Move] = {
    "dealing": Deal(DECK),
    "passing": Pass(SOUTH, cards("2C 3C 4C")),
    "playing": Play(SOUTH, card("2C")),
    "scoring": Score(MoonChoice.ADD),
}
STAGES = {"dealing": Dealing, "passing": Passing, "playing": Playing, "scoring": Scoring, "over": Over}


def refused(game: Game, move: Move) -> Refusal:
    with pytest.raises(IllegalMove) as caught:
        apply(game, move)
    assert caught.value.move == move
    return caught.value.reason


@pytest.mark.parametrize("stage", GAMES)
def test_the_games_of_these_tests_are_in_their_stages(stage: str) -> None:
    assert isinstance(GAMES[stage].stage, STAGES[stage])


@pytest.mark.parametrize("stage", GAMES)
@pytest.mark.parametrize("kind", MOVES)
def test_a_stage_takes_its_own_move_and_refuses_every_other(stage: str, kind: str) -> None:
    game = GAMES[stage]
    if stage == kind:
        assert apply(game, MOVES[kind]) != game
    else:
        before = repr(game)
        assert refused(game, MOVES[kind]) is Refusal.NOT_NOW
        assert repr(game) == before


def test_a_refusal_says_move_and_reason() -> None:
    with pytest.raises(IllegalMove, match=r"^play W 3C: not your turn$"):
        apply(dealt(NO_PASSING, *LOW_CLUBS), parse_move("play W 3C"))


@pytest.mark.parametrize("deck", [(), DECK[:51], (*DECK, card("2C")), (*DECK[:51], card("2C"))], ids=len)
def test_a_deal_is_fifty_two_different_cards(deck: tuple[object, ...]) -> None:
    assert refused(Game(Rules()), Deal(deck)) is Refusal.NOT_A_DECK  # type: ignore[arg-type]


def test_a_deal_gives_south_the_first_thirteen_sorted() -> None:
    stage = apply(Game(Rules()), Deal(DECK[::-1])).stage
    assert isinstance(stage, Passing)
    assert stage.hands == (DECK[39:], DECK[26:39], DECK[13:26], DECK[:13])
    assert stage.sent == NOTHING_SENT
    assert stage.waiting == SEATS


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pass S", Refusal.NOT_THREE_CARDS),
        ("pass S 2C 6C", Refusal.NOT_THREE_CARDS),
        ("pass S 2C 2C 6C", Refusal.NOT_THREE_CARDS),
        ("pass S 2C 2C 6C TC", Refusal.NOT_THREE_CARDS),
        ("pass S 2C 6C TC JC", Refusal.NOT_THREE_CARDS),
        ("pass S 2C 6C 3C", Refusal.NOT_IN_HAND),
        ("pass W 2C 6C TC", Refusal.NOT_IN_HAND),
    ],
)
def test_three_different_cards_of_the_hand_are_passed(text: str, reason: Refusal) -> None:
    assert refused(dealt(Rules(), *LOW_CLUBS), parse_move(text)) is reason


def test_a_seat_passes_once() -> None:
    game = dealt(Rules(), south="2C 3C 4C 5C 6C 7C")
    game = told(game, "pass S 2C 3C 4C")
    assert refused(game, parse_move("pass S 5C 6C 7C")) is Refusal.ALREADY_PASSED
    assert refused(game, parse_move("pass S 2C 3C 4C")) is Refusal.ALREADY_PASSED


def test_seats_pass_in_any_order_and_nothing_moves_before_the_fourth() -> None:
    game = apply(Game(Rules()), suits_deal(SOUTH))
    assert isinstance(game.stage, Passing)
    hands = game.stage.hands
    for line, waiting in [
        ("pass E 2H 3H 4H", [SOUTH, WEST, NORTH]),
        ("pass W 2D 3D 4D", [SOUTH, NORTH]),
        ("pass S 2C 3C 4C", [NORTH]),
    ]:
        game = told(game, line)
        assert isinstance(game.stage, Passing)
        assert game.stage.hands == hands
        assert list(game.stage.waiting) == waiting
    assert isinstance(told(game, "pass N 2S 3S 4S").stage, Playing)


@pytest.mark.parametrize("round_no", range(1, 5))
def test_the_exchange_in_every_direction(round_no: int) -> None:
    game = with_totals(Rules(), *[(1, 2, 3, 20)] * (round_no - 1))
    direction = (PassDirection.LEFT, PassDirection.RIGHT, PassDirection.ACROSS, PassDirection.NONE)[round_no - 1]
    assert game.round_no == round_no
    assert game.direction is direction
    game = apply(game, suits_deal(SOUTH))
    if direction is PassDirection.NONE:
        assert playing(game).sent == NOTHING_SENT
        assert all(playing(game).received(seat) == () for seat in SEATS)
        return
    stage = playing(passed_on(game))
    # the suit of each seat's hand is clubs, diamonds, spades, hearts: three low cards of it travel
    steps = {PassDirection.LEFT: 1, PassDirection.ACROSS: 2, PassDirection.RIGHT: 3}[direction]
    for seat in SEATS:
        receiver = SEATS[(seat + steps) % 4]
        lowest = DECK[13 * seat : 13 * seat + 3]
        assert stage.sent[seat] == lowest
        assert stage.received(receiver) == lowest
        assert stage.hands[receiver] == tuple(sorted((*lowest, *DECK[13 * receiver + 3 : 13 * receiver + 13])))
    # South passed the two of clubs, so its receiver leads
    assert stage.turn is SEATS[steps]


@pytest.mark.parametrize("holder", SEATS)
def test_without_passing_the_holder_of_the_two_of_clubs_leads(holder: Seat) -> None:
    stage = playing(apply(with_totals(Rules(), *[(0, 0, 0, 26)] * 3), suits_deal(holder)))
    assert stage.turn is holder
    assert stage.is_first_trick
    assert stage.legal_plays(Rules()) == cards("2C")


def test_a_trick_goes_to_its_winner_who_leads_the_next() -> None:
    game = told(dealt(NO_PASSING, *LOW_CLUBS), "play S 2C", "play W 7C", "play N 4C")
    assert playing(game).turn is EAST
    assert game.tricks == ()
    game = told(game, "play E 5C")
    assert [str(trick.winner) for trick in game.tricks] == [str(WEST)]
    assert game.taken[WEST] == frozenset(cards("2C 7C 4C 5C"))
    assert playing(game).turn is WEST
    assert not playing(game).is_first_trick
    assert [len(hand) for hand in playing(game).hands] == [12] * 4


def test_a_refused_card_changes_nothing() -> None:
    game = told(dealt(NO_PASSING, *LOW_CLUBS), "play S 2C")
    before = repr(game)
    assert refused(game, parse_move("play W 2D")) is Refusal.NOT_IN_HAND
    assert refused(game, parse_move("play W " + str(playing(game).hands[WEST][-1]))) is Refusal.MUST_FOLLOW_SUIT
    assert refused(game, parse_move("play N 4C")) is Refusal.NOT_YOUR_TURN
    assert repr(game) == before


def test_a_heart_thrown_breaks_hearts_and_the_queen_only_where_the_option_is_on() -> None:
    hands = ("2C 6C TC", "3C 7C JC", "4C 8C QC", "5C 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH QS")
    first = ("play S 2C", "play W 3C", "play N 4C", "play E 5C", "play E QS")
    for queen_breaks in (False, True):
        rules = replace(NO_PASSING, queen_breaks=queen_breaks)
        game = told(dealt(rules, *hands), *first[:4])
        assert not playing(game).hearts_broken
        # East holds nothing but hearts and the queen: she must be led
        assert playing(game).legal_plays(rules) == cards("QS")
        assert refused(game, parse_move("play E 2H")) is Refusal.HEARTS_NOT_BROKEN
        assert playing(told(game, "play E QS")).hearts_broken is queen_breaks


def test_leading_from_a_hand_of_hearts_breaks_them() -> None:
    hands = ("2C", "3C", "4C", "5C 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH")
    game = told(dealt(NO_PASSING, *hands), "play S 2C", "play W 3C", "play N 4C", "play E 5C")
    assert not playing(game).hearts_broken
    assert playing(game).legal_plays(NO_PASSING) == cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH")
    assert playing(told(game, "play E 2H")).hearts_broken


def test_hearts_stay_broken_and_are_whole_again_in_the_next_round() -> None:
    game = told(apply(Game(NO_PASSING), suits_deal(SOUTH)), "play S 2C", "play W 2D", "play N 2S")
    assert not playing(game).hearts_broken
    game = told(game, "play E 2H", "play S 3C")
    assert playing(game).hearts_broken
    game = played_out(game)
    assert isinstance(game.stage, Dealing)
    assert not playing(apply(game, suits_deal(SOUTH))).hearts_broken


def test_a_hand_of_hearts_has_thirteen_plays_on_the_first_trick() -> None:
    game = told(apply(Game(NO_PASSING), suits_deal(SOUTH)), "play S 2C", "play W 2D", "play N 2S")
    assert len(playing(game).legal_plays(NO_PASSING)) == 13


def test_the_round_goes_on_to_its_thirteenth_trick_and_is_scored_then() -> None:
    game = apply(Game(NO_PASSING), suits_deal(WEST))
    for tricks in range(13):
        assert len(playing(game).tricks) == tricks
        for _ in SEATS:
            stage = playing(game)
            game = apply(game, Play(stage.turn, stage.legal_plays(game.rules)[-1]))
    assert isinstance(game.stage, Dealing)
    assert len(game.tricks) == 13
    assert game.totals == (26, 0, 26, 26)
    assert [scored.shooter for scored in game.rounds] == [WEST]
    assert game.round_no == 2


@pytest.mark.parametrize("shooter", SEATS)
def test_the_shooter_chooses_where_the_rules_say_so(shooter: Seat) -> None:
    game = moon_shot(Game(CHOOSE), shooter)
    assert isinstance(game.stage, Scoring)
    assert game.stage.shooter is shooter
    assert len(game.tricks) == 13
    assert game.rounds == ()
    added = told(game, "score add")
    subtracted = told(game, "score subtract")
    assert list(added.totals) == [0 if seat is shooter else 26 for seat in SEATS]
    assert list(subtracted.totals) == [-26 if seat is shooter else 0 for seat in SEATS]
    assert [scored.choice for scored in (*added.rounds, *subtracted.rounds)] == [MoonChoice.ADD, MoonChoice.SUBTRACT]


@pytest.mark.parametrize("moon", [Moon.ADD, Moon.SUBTRACT])
def test_nobody_is_asked_where_the_rules_decide(moon: Moon) -> None:
    game = moon_shot(Game(replace(NO_PASSING, moon=moon)), SOUTH)
    assert isinstance(game.stage, Dealing)
    assert game.rounds[0].choice is None
    assert game.totals == ((0, 26, 26, 26) if moon is Moon.ADD else (-26, 0, 0, 0))


def test_a_round_without_a_moon_is_not_asked_about() -> None:
    game = played_out(apply(Game(CHOOSE), Deal(DECK[::4] + DECK[1::4] + DECK[2::4] + DECK[3::4])))
    assert game.rounds[0].shooter is None
    assert sum(game.totals) == 26


@pytest.mark.parametrize(
    ("before", "target", "winners"),
    [
        ((70, 80, 40, 60), 100, [NORTH]),
        ((0, 0, 0, 0), 25, [SOUTH]),
        ((0, 0, 0, 0), 50, None),
        ((74, 73, 73, 73), 100, None),
        ((75, 74, 73, 73), 100, [SOUTH]),
        ((76, 74, 50, 99), 100, None),
        ((-36, 99, 20, 20), 100, [SOUTH]),
    ],
)
def test_a_moon_may_end_the_game(before: BySeat, target: int, winners: list[Seat] | None) -> None:
    game = moon_shot(with_totals(replace(NO_PASSING, target=target), before), SOUTH)
    if winners is None:
        assert isinstance(game.stage, Dealing)
        assert game.round_no == 3
    else:
        assert isinstance(game.stage, Over)
        assert list(game.stage.winners) == winners
        assert game.round_no == 2


def test_a_shared_lowest_total_plays_on_until_one_leads() -> None:
    rules = replace(NO_PASSING, target=100)
    game = moon_shot(with_totals(rules, (76, 50, 99, 99)), SOUTH)
    assert game.totals == (76, 76, 125, 125)
    assert isinstance(game.stage, Dealing)
    game = moon_shot(game, WEST)
    assert game.totals == (102, 76, 151, 151)
    assert game.stage == Over((WEST,))


def test_totals_may_be_negative() -> None:
    rules = replace(NO_PASSING, moon=Moon.SUBTRACT, jack=Jack.BONUS)
    game = moon_shot(moon_shot(Game(rules), NORTH), NORTH)
    assert game.totals == (0, 0, -72, 0)
    assert isinstance(game.stage, Dealing)


def test_a_game_of_one_round_ends_after_it() -> None:
    assert GAMES["over"].stage == Over((SOUTH,))
    assert GAMES["over"].round_no == 1


def test_a_game_of_one_round_may_be_a_shared_win() -> None:
    rules = Rules(target=None, moon=Moon.SUBTRACT, jack=Jack.OFF, passing=Rotation.NEVER)
    game = apply(Game(rules), Deal(DECK[::4] + DECK[1::4] + DECK[2::4] + DECK[3::4]))
    game = played_out(game)
    assert isinstance(game.stage, Over)
    lowest = min(game.totals)
    assert list(game.stage.winners) == [seat for seat in SEATS if game.totals[seat] == lowest]
    assert len(game.stage.winners) > 1


def test_the_tricks_told_between_rounds_are_those_of_the_last() -> None:
    assert Game(Rules()).tricks == ()
    assert Game(Rules()).taken == (frozenset(),) * 4
    game = moon_shot(Game(Rules(passing=Rotation.NEVER)), SOUTH)
    assert game.tricks == game.rounds[-1].tricks
    assert game.taken[SOUTH] == frozenset(DECK)
    assert apply(game, deal_with()).tricks == ()
    assert format_cards(game.rounds[0].tricks[-1].cards) == "AC AD AS AH"

"""The imagined rounds are played as Normal plays."""

from dataclasses import replace

import numpy as np

from hearts.ai.bitsets import BIT, cards_of, distinct, set_of
from hearts.ai.imagined import STEPS, at_turn
from hearts.ai.playout import choose, play_out
from hearts.ai.playout.passing import choose_passes
from hearts.ai.playout.shooting import play_on, shoot
from hearts.ai.playout.sight import NOBODY
from hearts.ai.simulator import Options, Rounds, deals
from hearts.core.cards import parse_cards
from hearts.core.game import Passing, Playing
from hearts.core.moves import Pass, Play
from hearts.core.rules import Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import SEATS, Seat
from tests.ai.situations import random_rounds, view_with


def test_nearly_every_card_is_the_one_that_normal_plays() -> None:
    asked = same = 0
    for game, view, advice in random_rounds(25, seed=400, wildness=0.1):
        legal = view.legal_plays()
        if not isinstance(game.stage, Playing) or len(legal) == 1:
            continue
        rounds = at_turn(view, np.array([[set_of(hand) for hand in game.stage.hands]]))
        card = cards_of(1 << int(choose(rounds, rounds.legal())[0]))[0]
        assert card in legal
        assert isinstance(advice.move, Play)
        asked += 1
        same += card is advice.move.card
    assert asked > 600
    assert same > 0.98 * asked


def test_every_pass_is_the_one_that_normal_makes() -> None:
    asked = 0
    for game, view, advice in random_rounds(120, seed=500, wildness=0.0):
        if isinstance(game.stage, Passing):
            jack = Options.of(view.rules, 1).jack
            hand = np.array([set_of(view.hand)])
            passed = choose_passes(hand, np.array([STEPS[view.direction]]), jack)
            assert isinstance(advice.move, Pass)
            assert cards_of(passed[0]) == advice.move.cards
            asked += 1
    assert asked > 250


def test_every_card_of_imagined_rounds_is_legal() -> None:
    rng = np.random.default_rng(5)
    flags = rng.random((4, 2000)) < 0.4
    rounds = Rounds(deals(2000, rng), np.zeros(2000, np.int64), Options(*flags))
    rounds.start()
    shoots = rng.random(2000) < 0.5
    while not rounds.is_over:
        legal = rounds.legal()
        cards = choose(rounds, legal)
        assert ((BIT[cards] & legal) != 0).all()
        wild = shoot(rounds)
        assert ((BIT[wild] & legal) != 0).all()
        rounds.step(np.where(shoots & (rounds.turn == 0), wild, cards))


def test_a_round_is_played_to_its_end() -> None:
    rounds = Rounds(deals(200, np.random.default_rng(5)), np.zeros(200, np.int64), Options.of(Rules(), 200))
    rounds.start()
    play_out(rounds)
    assert rounds.is_over
    assert set(rounds.scores().sum(axis=1).tolist()) <= {26, 78}


def test_whoever_wants_the_moon_shoots_it_more_often() -> None:
    hands = deals(40_000, np.random.default_rng(6))
    honours = sum(BIT[place] for place in range(52) if place % 13 >= 10)
    hands = hands[np.bitwise_count(hands[:, 0] & honours) >= 7]
    found = []
    for wants in (False, True):
        rounds = Rounds(hands, np.zeros(len(hands), np.int64), Options.of(Rules(), len(hands)))
        rounds.start()
        play_on(rounds, np.full(len(hands), 0 if wants else NOBODY))
        found.append(int((rounds.points[:, 0] == 26).sum()))
    assert found[1] > found[0] > 0


def test_alike_cards_are_one_choice() -> None:
    legal, gone = (np.array([set_of(parse_cards(text))]) for text in ("3C 4C 7C JS QS KS", "5C 6C"))
    assert cards_of(distinct(legal, gone)[0]) == parse_cards("7C JS QS KS")


def test_what_others_hold_does_not_move_the_seat_to_play() -> None:
    for game, view, _ in random_rounds(4, seed=600):
        if isinstance(game.stage, Playing):
            hands = np.array([[set_of(hand) for hand in game.stage.hands]] * 2)
            other = [seat for seat in SEATS if seat is not view.seat]
            hands[1, other] = np.roll(hands[1, other], 1)
            rounds = at_turn(view, hands)
            first, second = choose(rounds, rounds.legal())
            assert first == second


def test_a_view_of_a_later_seat_stands_at_its_own_turn() -> None:
    for game, view, _ in random_rounds(2, seed=610):
        if isinstance(game.stage, Playing):
            seen = replace(view_of(game, view.seat))
            rounds = at_turn(seen, np.array([[set_of(hand) for hand in game.stage.hands]]))
            assert rounds.turn[0] == view.seat
            assert cards_of(rounds.legal()[0]) == view.legal_plays()


def test_nothing_is_done_against_a_seat_that_is_ignored() -> None:
    # South has five points alone and leads the king of hearts; West could take it with the ace
    view = view_with("AH 2H 3C 4C", "KH", ((Seat.SOUTH, "AH 2C 3D 4D"), (Seat.SOUTH, "QH JH TH 9H")))
    rounds = at_turn(view, np.array([[0, set_of(view.hand), 0, 0]], np.uint64))
    rounds.points[0] = (5, 0, 0, 0)
    fights, ignores = (choose(rounds, rounds.legal(), np.array([seat]))[0] for seat in (NOBODY, int(Seat.SOUTH)))
    assert [cards_of(1 << int(card)) for card in (fights, ignores)] == [parse_cards("AH"), parse_cards("2H")]


def test_a_moon_is_shot_more_often_where_only_one_seat_minds() -> None:
    hands = deals(40_000, np.random.default_rng(6))
    honours = sum(BIT[place] for place in range(52) if place % 13 >= 10)
    hands = hands[np.bitwise_count(hands[:, 0] & honours) >= 7]
    found = []
    for lone in (NOBODY, int(Seat.NORTH)):
        rounds = Rounds(hands, np.zeros(len(hands), np.int64), Options.of(Rules(), len(hands)))
        rounds.start()
        play_on(rounds, np.zeros(len(hands), np.int64), np.full(len(hands), lone))
        found.append(int((rounds.points[:, 0] == 26).sum()))
    assert found[1] > found[0] > 0


def test_late_in_a_round_without_points_nobody_helps_the_winner_to_them() -> None:
    # eight tricks without points: South leads a club that nobody can follow; the queen is kept
    early = ("AC 2C 3C 4C", "KC 5C 6C 7C", "QC 8C 9C JC", "AD 2D 3D 4D", "KD 5D 6D 7D", "QD 8D 9D TD")
    tricks = tuple((Seat.SOUTH, text) for text in (*early, "AS 2S 3S 4S", "KS 5S 6S 7S"))
    view = view_with("QS 4H 5H 6H 7H", "TC", tricks)
    rounds = at_turn(view, np.array([[0, set_of(view.hand), 0, 0]], np.uint64))
    assert cards_of(1 << int(choose(rounds, rounds.legal())[0])) == parse_cards("4H")

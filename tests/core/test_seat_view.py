import random
from dataclasses import fields, is_dataclass, replace
from enum import Enum

import pytest

from hearts.core.cards import DECK, Card, hand_of
from hearts.core.game import Game, Hands, Passing, Playing, Scoring, apply
from hearts.core.moves import Deal, Pass, Play
from hearts.core.rules import Moon, Refusal, Rules
from hearts.core.seat_view import SeatView, view_of
from hearts.core.seats import SEATS, Seat
from tests.builders import NO_PASSING, card, cards, dealt, moon_shot, passed_on, playing, suits_deal, told, with_totals
from tests.random_games import random_move

SOUTH, WEST, NORTH, EAST = SEATS


def cards_in(value: object) -> set[Card]:
    """Every card anywhere inside a value."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple | list | frozenset | set):
        return set().union(*map(cards_in, value)) if value else set()
    if isinstance(value, dict):
        return cards_in([*value, *value.values()])
    if is_dataclass(value) and not isinstance(value, type):
        return set().union(*(cards_in(getattr(value, field.name)) for field in fields(value)))
    assert value is None or isinstance(value, int | str | Enum), f"cannot look into {value!r}"
    return set()


def random_positions(count: int) -> list[Game]:
    """Games in the passing or the play, each after a random number of moves."""
    rng = random.Random("positions")
    found: list[Game] = []
    while len(found) < count:
        game = apply(Game(Rules()), Deal(tuple(rng.sample(DECK, 52))))
        for _ in range(rng.randrange(56)):
            game = apply(game, random_move(game, rng))
        if isinstance(game.stage, Passing | Playing):
            found.append(game)
    return found


def knowable(game: Game, seat: Seat) -> set[Card]:
    """The cards a seat may know of: its own, those it gave and got, and those that were played."""
    match game.stage:
        case Passing(hands=hands):
            return set(hands[seat])
        case Playing() as stage:
            lying = {one for trick in (*stage.tricks, stage.trick) for one in trick.cards}
            return {*stage.hands[seat], *stage.sent[seat], *stage.received(seat), *lying}
        case _:
            return set(DECK)


def test_looking_for_cards_finds_them_in_every_corner() -> None:
    view = view_of(dealt(), SOUTH)
    assert cards_in(view) == set(view.hand)
    assert cards_in(dealt()) == set(DECK)
    assert cards_in({"a": [(Play(SOUTH, card("QS")), None)]}) == {card("QS")}


def test_a_view_holds_no_card_that_its_seat_may_not_know() -> None:
    for game in random_positions(300):
        for seat in SEATS:
            assert cards_in(view_of(game, seat)) <= knowable(game, seat)


def test_a_view_has_no_field_for_seed_players_or_other_hands() -> None:
    assert [field.name for field in fields(SeatView)] == [
        "seat",
        "rules",
        "round_no",
        "totals",
        "direction",
        "hand",
        "sent",
        "received",
        "trick",
        "tricks",
        "hearts_broken",
    ]


def with_unseen_swapped(game: Game, seat: Seat, rng: random.Random) -> Game:
    """The game with the cards of the other hands dealt out anew among them."""
    assert isinstance(game.stage, Passing | Playing)
    hands = game.stage.hands
    others = [one for other in SEATS if other is not seat for one in hands[other]]
    rng.shuffle(others)
    changed = []
    for other in SEATS:
        if other is seat:
            changed.append(hands[seat])
        else:
            changed.append(hand_of(others[: len(hands[other])]))
            del others[: len(hands[other])]
    south, west, north, east = changed
    swapped: Hands = (south, west, north, east)
    return replace(game, stage=replace(game.stage, hands=swapped))


def test_a_view_is_the_same_however_the_unseen_cards_lie(rng: random.Random) -> None:
    changed = 0
    for game in random_positions(200):
        for seat in SEATS:
            other = with_unseen_swapped(game, seat, rng)
            changed += other != game
            assert view_of(other, seat) == view_of(game, seat)
            assert view_of(other, seat).unseen == view_of(game, seat).unseen
    assert changed > 600


def test_what_the_others_have_chosen_to_pass_is_not_seen() -> None:
    game = apply(Game(Rules()), suits_deal(SOUTH))
    before = view_of(game, SOUTH)
    assert view_of(told(game, "pass W 2D 3D 4D"), SOUTH) == before
    assert view_of(told(game, "pass S 2C 3C 4C"), SOUTH).sent == cards("2C 3C 4C")
    assert view_of(told(game, "pass S 2C 3C 4C"), WEST) == view_of(game, WEST)


def test_sent_and_received_cards_are_the_seats_own() -> None:
    game = passed_on(apply(Game(Rules()), suits_deal(SOUTH)))
    view = view_of(game, WEST)
    assert view.sent == cards("2D 3D 4D")
    assert view.received == cards("2C 3C 4C")
    assert view_of(game, EAST).sent == cards("2H 3H 4H")


def test_the_unseen_cards_are_those_of_the_other_hands() -> None:
    for game in random_positions(100):
        assert isinstance(game.stage, Passing | Playing)
        for seat in SEATS:
            hidden = {one for other in SEATS if other is not seat for one in game.stage.hands[other]}
            assert set(view_of(game, seat).unseen) == hidden


def test_a_view_and_the_game_agree_on_what_may_be_played() -> None:
    for game in random_positions(200):
        if not isinstance(game.stage, Playing):
            continue
        for seat in SEATS:
            view = view_of(game, seat)
            expected = game.stage.legal_plays(game.rules) if seat is game.stage.turn else ()
            assert view.legal_plays() == expected
            for one in view.hand:
                assert view.refusal(one) is game.stage.refusal(Play(seat, one), game.rules)
            assert view.is_first_trick is game.stage.is_first_trick


def test_a_view_tells_round_totals_and_cards_played_in_order() -> None:
    game = apply(with_totals(Rules(passing=NO_PASSING.passing), (1, 2, 3, 20)), suits_deal(WEST))
    game = told(game, "play W 2C", "play N 2D", "play E 2S", "play S 2H", "play W 9C")
    view = view_of(game, NORTH)
    assert (view.round_no, view.totals) == (2, (1, 2, 3, 20))
    assert view.played == cards("2C 2D 2S 2H 9C")
    assert view.taken == (frozenset(), frozenset(cards("2C 2D 2S 2H")), frozenset(), frozenset())
    assert view.hearts_broken


def test_no_card_may_be_played_while_the_seats_pass() -> None:
    view = view_of(apply(Game(Rules()), suits_deal(SOUTH)), SOUTH)
    assert view.trick is None
    assert view.refusal(card("2C")) is Refusal.NOT_NOW
    assert view.legal_plays() == ()
    assert view.played == ()


def test_a_shooter_who_chooses_sees_the_tricks() -> None:
    game = moon_shot(Game(replace(NO_PASSING, moon=Moon.CHOOSE)), SOUTH)
    assert isinstance(game.stage, Scoring)
    view = view_of(game, SOUTH)
    assert view.hand == ()
    assert view.trick is None
    assert len(view.tricks) == 13
    assert view.unseen == ()


def test_there_is_nothing_to_see_between_rounds_and_after_the_game() -> None:
    for game in (Game(Rules()), moon_shot(Game(replace(NO_PASSING, target=None)), SOUTH)):
        with pytest.raises(ValueError, match="nothing is in play"):
            view_of(game, SOUTH)


def test_a_pass_that_is_chosen_stays_in_the_hand_until_the_exchange() -> None:
    game = apply(Game(Rules()), suits_deal(SOUTH))
    chosen = apply(game, Pass(SOUTH, cards("2C 3C 4C")))
    assert view_of(chosen, SOUTH).hand == view_of(game, SOUTH).hand
    assert len(playing(passed_on(game)).hands[SOUTH]) == 13

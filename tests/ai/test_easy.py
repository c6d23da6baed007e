import random

from hearts.ai.easy import AnyCard
from hearts.ai.player import ReasonKind
from hearts.core.dealing import deal_of
from hearts.core.game import Game, apply
from hearts.core.moves import Pass, Play
from hearts.core.rules import Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import Seat
from tests.ai.situations import FIRST_CLUBS, view_with


def test_every_legal_card_is_played_sometimes() -> None:
    view = view_with("3C 8C KC 5D 9H", "4C", (FIRST_CLUBS,))
    moves = [AnyCard().advise(view, random.Random(seed)).move for seed in range(60)]
    assert {str(move.card) for move in moves if isinstance(move, Play)} == {"3C", "8C", "KC"}


def test_any_three_cards_are_passed() -> None:
    view = view_of(apply(Game(Rules()), deal_of(1, 1)), Seat.SOUTH)
    moves = [AnyCard().advise(view, random.Random(seed)).move for seed in range(60)]
    assert {card for move in moves if isinstance(move, Pass) for card in move.cards} == set(view.hand)


def test_the_same_chance_gives_the_same_card() -> None:
    view = view_with("3C 8C KC 5D 9H", "4C", (FIRST_CLUBS,))
    assert AnyCard().advise(view, random.Random(3)) == AnyCard().advise(view, random.Random(3))


def test_the_only_legal_card_is_called_that() -> None:
    view = view_with("3C 5D 9H", "4C", (FIRST_CLUBS,))
    assert AnyCard().advise(view, random.Random(1)).reason.kind is ReasonKind.ONLY_CARD

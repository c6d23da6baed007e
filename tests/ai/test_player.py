import random
from dataclasses import replace

from hearts.ai.player import canonical_text, chance, is_choosing, is_passing
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import Game, apply
from hearts.core.rules import Jack, Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import PassDirection, Seat
from tests.ai.situations import FIRST_CLUBS, view_with

KEY = player_key(7, Seat.WEST)


def draws(rng: random.Random) -> list[float]:
    return [rng.random() for _ in range(4)]


def test_the_same_question_has_the_same_chance() -> None:
    view = view_with("3C 5D 9H")
    assert draws(chance(view, KEY)) == draws(chance(replace(view), KEY))


def test_another_key_has_another_chance() -> None:
    view = view_with("3C 5D 9H")
    assert draws(chance(view, KEY)) != draws(chance(view, player_key(8, Seat.WEST)))


def test_whatever_a_view_shows_enters_its_text() -> None:
    view = view_with("3C 5D 9H", "4C")
    others = (
        replace(view, seat=Seat.EAST),
        replace(view, rules=Rules(jack=Jack.BONUS)),
        replace(view, round_no=2),
        replace(view, totals=(0, 1, 0, 0)),
        replace(view, direction=PassDirection.LEFT),
        replace(view, hand=view.hand[1:]),
        replace(view, sent=view.hand[:1]),
        replace(view, received=view.hand[:1]),
        replace(view, trick=None),
        replace(view, tricks=view_with("3C", tricks=(FIRST_CLUBS,)).tricks),
        replace(view, hearts_broken=False),
    )
    texts = {canonical_text(view), *map(canonical_text, others)}
    assert len(texts) == len(others) + 1


def test_the_chance_of_a_view_stays_the_same_in_later_versions() -> None:
    assert chance(view_with("3C 5D 9H", "4C"), b"key").randrange(10**6) == 642128


def test_a_view_says_what_it_asks_for() -> None:
    passing = view_of(apply(Game(Rules()), deal_of(1, 1)), Seat.SOUTH)
    playing = view_with("3C 5D 9H", tricks=(FIRST_CLUBS,))
    choosing = replace(playing, hand=(), trick=None)
    assert [is_passing(view) for view in (passing, playing, choosing)] == [True, False, False]
    assert [is_choosing(view) for view in (passing, playing, choosing)] == [False, False, True]

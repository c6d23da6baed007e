from dataclasses import replace

import pytest

from hearts.core.cards import Card
from hearts.core.cues import Cue, CueKind
from hearts.core.dealing import deal_of
from hearts.core.game import Game, Over, apply
from hearts.core.rules import Rotation, Rules
from hearts.core.seats import Seat
from hearts.ui.sounds import (
    MOON_SECONDS,
    POINTS_AFTER,
    TAKES,
    Heard,
    Sound,
    file_names,
    sounds_of_collecting,
    sounds_of_move,
    sounds_of_score,
)
from tests.builders import card, moon_shot, played_out

FIVE, QUEEN, HEART = card("5C"), card("QS"), card("4H")


def played(what: Card) -> Cue:
    return Cue(CueKind.PLAYED, Seat.WEST, what)


def taken(points: int) -> Cue:
    return Cue(CueKind.TRICK_TAKEN, Seat.EAST, points=points)


BROKEN = Cue(CueKind.HEARTS_BROKEN, Seat.WEST)


@pytest.mark.parametrize(
    ("cues", "expected"),
    [
        ((), []),
        ((Cue(CueKind.DEALT),), []),
        ((Cue(CueKind.PASSED),), [Heard(Sound.PASS)]),
        ((played(FIVE),), [Heard(Sound.PLAY, FIVE)]),
        ((played(FIVE), taken(0)), [Heard(Sound.PLAY, FIVE)]),
        ((played(FIVE), taken(2)), [Heard(Sound.PLAY, FIVE), Heard(Sound.POINTS, FIVE, POINTS_AFTER)]),
        ((played(HEART), BROKEN), [Heard(Sound.PLAY, HEART), Heard(Sound.HEARTS_BREAK, HEART)]),
        ((played(HEART), BROKEN, taken(1)), [Heard(Sound.PLAY, HEART), Heard(Sound.HEARTS_BREAK, HEART)]),
        ((played(QUEEN),), [Heard(Sound.PLAY, QUEEN), Heard(Sound.QUEEN, QUEEN)]),
        (
            (played(QUEEN), BROKEN, taken(13), Cue(CueKind.QUEEN_TAKEN, Seat.EAST)),
            [Heard(Sound.PLAY, QUEEN), Heard(Sound.QUEEN, QUEEN)],
        ),
    ],
)
def test_a_move_sounds_like_what_it_did_and_waits_for_its_card(cues: tuple[Cue, ...], expected: list[Heard]) -> None:
    assert list(sounds_of_move(cues)) == expected


@pytest.mark.parametrize(("winner", "side"), [(Seat.WEST, -1), (Seat.NORTH, 0), (Seat.EAST, 1), (Seat.SOUTH, 0)])
def test_a_trick_is_heard_where_it_goes(winner: Seat, side: int) -> None:
    (heard,) = sounds_of_collecting(winner)
    assert heard.sound is Sound.COLLECT
    assert (heard.pan > 0) - (heard.pan < 0) == side


PEOPLE = frozenset({Seat.SOUTH})
ON = Rules(passing=Rotation.NEVER)
ONE_ROUND = replace(ON, target=None)


@pytest.mark.parametrize(
    ("rules", "shooter", "people", "expected"),
    [
        (ON, Seat.WEST, PEOPLE, [Heard(Sound.ROUND_END)]),
        (ON, Seat.SOUTH, PEOPLE, [Heard(Sound.MOON)]),
        (ON, Seat.SOUTH, frozenset(), [Heard(Sound.ROUND_END)]),
        (ONE_ROUND, Seat.WEST, PEOPLE, [Heard(Sound.LOSE)]),
        (ONE_ROUND, Seat.SOUTH, PEOPLE, [Heard(Sound.MOON), Heard(Sound.WIN, delay=MOON_SECONDS)]),
        (ONE_ROUND, Seat.SOUTH, frozenset(), [Heard(Sound.ROUND_END)]),
    ],
)
def test_the_score_sounds_as_it_is_for_the_person(
    rules: Rules, shooter: Seat, people: frozenset[Seat], expected: list[Heard]
) -> None:
    game = moon_shot(Game(rules), shooter)
    assert game.rounds[-1].shooter is shooter
    assert list(sounds_of_score(game, people)) == expected


@pytest.mark.parametrize(
    ("seed", "winners", "expected"),
    [(3, (Seat.SOUTH,), Sound.WIN), (1, (Seat.SOUTH, Seat.EAST), Sound.WIN), (0, (Seat.NORTH,), Sound.LOSE)],
)
def test_a_shared_win_is_a_win(seed: int, winners: tuple[Seat, ...], expected: Sound) -> None:
    game = played_out(apply(Game(ONE_ROUND), deal_of(seed, 1)))
    assert game.stage == Over(winners)
    assert list(sounds_of_score(game, PEOPLE)) == [Heard(expected)]


def test_every_sound_has_as_many_files_as_takes_and_no_two_share_one() -> None:
    names = [name for sound in Sound for name in file_names(sound)]
    assert len(names) == len(set(names)) == sum(TAKES.values())
    assert set(TAKES) == set(Sound)

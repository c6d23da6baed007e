"""Exchanges the cards that a seat does not see, in many positions, and counts the answers that change: none may.

Positions come from rounds in which chance replaces some of Normal's moves, under all options. Passing and playing are
asked; of Expert the hint as well. At a shooter's choice every card has been played, so nothing is left to exchange.
"""

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from arena import Progress
from arena_play import asked

from hearts.ai.lessons import lesson_of
from hearts.ai.levels import Level, player_of
from hearts.ai.temperament import temperament_of
from hearts.ai.thinker import PLAIN, Question, answer_of
from hearts.ai.thinker_wire import ONE_THREAD
from hearts.core.cards import Hand, hand_of
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import Dealing, Game, Hands, Over, Passing, Playing, apply
from hearts.core.moves import Move, Pass, Play
from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.core.seat_view import SeatView, view_of
from hearts.core.seats import SEATS, Seat

POSITIONS = {Level.EASY: 10_000, Level.NORMAL: 10_000, Level.HARD: 1_000, Level.EXPERT: 100}
PASSES_IN = 5
"""One position in so many asks for a pass."""
WILDNESS = 0.3
"""How often chance moves in Normal's place."""

Answers = Callable[[SeatView], str]


def positions(count: int, rng: random.Random) -> Iterator[tuple[Game, Seat]]:
    """Yield *count* moments of rounds under any options, each with the seat that decides."""
    for number in range(count):
        wants_pass = number % PASSES_IN == 0
        game = _dealt(rng, passes=wants_pass)
        left = rng.randrange(4) if wants_pass else rng.randrange(48) + (4 if isinstance(game.stage, Passing) else 0)
        for _ in range(left):
            game = apply(game, _move(game, rng))
        seat = asked(game)
        if seat is not None:
            yield game, seat


def _dealt(rng: random.Random, *, passes: bool) -> Game:
    rules = Rules(
        target=rng.choice((None, 50, 100)),
        moon=rng.choice(tuple(Moon)),
        jack=rng.choice(tuple(Jack)),
        queen_breaks=rng.random() < 1 / 2,
        first_trick_points=rng.random() < 1 / 2,
        passing=rng.choice((Rotation.ROTATE, Rotation.ROTATE3) if passes else tuple(Rotation)),
    )
    return apply(Game(rules), deal_of(rng.getrandbits(60), 1))


def _move(game: Game, rng: random.Random) -> Move:
    seat = asked(game)
    assert seat is not None  # noqa: S101  a round has more cards than are played here
    view = view_of(game, seat)
    if rng.random() >= WILDNESS:
        return player_of(PLAIN).advise(view, rng).move
    if isinstance(game.stage, Passing):
        return Pass(seat, tuple(rng.sample(view.hand, 3)))
    return Play(seat, rng.choice(view.legal_plays()))


def exchanged(game: Game, seat: Seat, rng: random.Random) -> Game:
    """Return *game* with the cards that *seat* does not see dealt anew to the other three."""
    match game.stage:
        case Passing(hands=hands) as passing:
            # what the others have chosen already is hidden as well
            fresh = _dealt_anew(hands, seat, rng)
            south, west, north, east = (fresh[other][:3] if passing.sent[other] else () for other in SEATS)
            return replace(game, stage=replace(passing, hands=fresh, sent=(south, west, north, east)))
        case Playing(hands=hands) as playing:
            return replace(game, stage=replace(playing, hands=_dealt_anew(hands, seat, rng)))
        case Dealing() | Over() | _:
            raise ValueError("no hands are held")


def _dealt_anew(hands: Hands, seat: Seat, rng: random.Random) -> Hands:
    pool = [card for other in SEATS if other is not seat for card in hands[other]]
    rng.shuffle(pool)
    dealt: list[Hand] = []
    for other in SEATS:
        size = 0 if other is seat else len(hands[other])
        dealt.append(hand_of(pool[:size]) if other is not seat else hands[seat])
        del pool[:size]
    south, west, north, east = dealt
    return south, west, north, east


def answers_of(level: Level, view: SeatView) -> str:
    """Return all that *level* says where *view* is seen: the computer's move and, of Expert, the hint."""
    key = player_key(11, view.seat)
    temperament = temperament_of(view.seat)
    question = Question(1, level, view, key, temperament=temperament)
    said: list[object] = [answer_of(player_of(level, temperament), question)]
    if level is Level.EXPERT:
        hint = answer_of(player_of(level), replace(question, weighs=True, temperament=temperament_of(Seat.SOUTH)))
        said += [hint, lesson_of(view, hint.advice, hint.weighed)]
    return str(said)


def compared(
    count: int, answers: Answers, seed: int, step: Callable[[], None] = lambda: None
) -> tuple[Counter[str], int]:
    """Return how many positions were compared, by what was asked in them, and how many answers changed."""
    rng = random.Random(seed)
    kinds: Counter[str] = Counter()
    changed = 0
    for game, seat in positions(count, rng):
        other = exchanged(game, seat, rng)
        kinds["passing" if isinstance(game.stage, Passing) else "playing"] += 1
        kinds["with other hidden hands"] += other != game
        changed += answers(view_of(game, seat)) != answers(view_of(other, seat))
        step()
    return kinds, changed


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare and print a line for each level; return 1 where an answer changed."""
    parser = argparse.ArgumentParser(description="Exchange hidden cards and count the answers that change.")
    names = [level.value for level in Level]
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=f"{', '.join(names)} (default all)")
    parser.add_argument("--positions", type=int, metavar="N", help="(default 10000, Hard 1000, Expert 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which positions (default 1)")
    chosen = parser.parse_args(arguments)
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    total = 0
    for level in map(Level, chosen.levels or names):
        count = chosen.positions or POSITIONS[level]
        progress = Progress(count, sys.stderr, "positions")
        kinds, changed = compared(count, lambda view, level=level: answers_of(level, view), chosen.seed, progress.step)  # type: ignore[misc]
        progress.clear()
        told = ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items()))
        print(f"{level.value:8} {told}: {changed} answers changed", flush=True)
        total += changed
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())

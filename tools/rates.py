"""Counts, level by level, how often the computers do what players complain of, in rounds each level plays by itself."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from complaints import COMPLAINTS

from hearts.ai.levels import Level, player_of
from hearts.ai.player import chance
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import NOTHING_SENT, Game, Passing, Playing, Round, Scoring, apply
from hearts.core.rules import Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import SEATS, PassDirection, Seat

ROUNDS = {Level.EASY: 10_000, Level.NORMAL: 10_000, Level.HARD: 1_000, Level.EXPERT: 200}
DIRECTIONS = 4


def asked(game: Game) -> Seat | None:
    """Return the seat that is to decide, or None once the round is scored."""
    match game.stage:
        case Passing(waiting=(seat, *_)):
            return seat
        case Playing(turn=seat) | Scoring(shooter=seat):
            return seat
        case _:
            return None


def played(level: Level, number: int, seed: int) -> Round:
    """Return round *number* of the deals of *seed*, played by *level* at every seat."""
    blank = Round(PassDirection.NONE, NOTHING_SENT, (), (0, 0, 0, 0))
    game = apply(Game(Rules(), (blank,) * (number % DIRECTIONS)), deal_of(seed, number + 1))
    player = player_of(level)
    keys = [player_key(seed, seat) for seat in SEATS]
    while (seat := asked(game)) is not None:
        view = view_of(game, seat)
        game = apply(game, player.advise(view, chance(view, keys[seat])).move)
    return game.rounds[-1]


def parse_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Count what players complain of, level by level.")
    names = [level.value for level in Level]
    parser.add_argument("levels", nargs="*", choices=names, default=names, metavar="LEVEL", help=", ".join(names))
    parser.add_argument("--rounds", type=int, metavar="N", help="rounds a level (default 10000, Hard 1000, Expert 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which deals (default 1)")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print a table for each level."""
    chosen = parse_arguments(arguments)
    for level in map(Level, chosen.levels):
        counts = {name: [0, 0] for name in COMPLAINTS}
        rounds = chosen.rounds or ROUNDS[level]
        for number in range(rounds):
            scored = played(level, number, chosen.seed)
            for name, complaint in COMPLAINTS.items():
                for happened in complaint(scored):
                    counts[name][0] += happened
                    counts[name][1] += 1
        print(f"{level.value}, {rounds} rounds")
        for name, (count, chances) in counts.items():
            print(f"  {name:44} {count:6} of {chances:6}   {100 * count / max(chances, 1):6.2f} %")


if __name__ == "__main__":
    main()

"""Plays one level against another on the same deals and says how many points a round lie between them.

Each deal is one round, played once in every arrangement of the two levels around the table, so that nobody is helped
by the cards. The error is the standard error over deals.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hearts.ai.levels import Level, player_of
from hearts.ai.player import chance
from hearts.core.cards import QUEEN_OF_SPADES
from hearts.core.dealing import SEED_LIMIT, deal_of, player_key
from hearts.core.game import NOTHING_SENT, Game, Passing, Playing, Round, Scoring, apply
from hearts.core.rules import Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import SEATS, PassDirection, Seat

MODES = {"1v3": 1, "2v2": 2, "3v1": 3}
DIRECTIONS = 4


@dataclass
class Tally:
    """What the seats of one level did."""

    seats: int = 0
    points: int = 0
    moons: int = 0
    queens: int = 0
    moves: int = 0
    seconds: float = 0.0

    def line(self, name: str) -> str:
        """Return the figures as one line."""
        seats = max(self.seats, 1)
        return (
            f"{name:8} {self.points / seats:7.2f} points a round   {100 * self.moons / seats:5.2f} % moons   "
            f"{100 * self.queens / seats:5.1f} % queens   {1000 * self.seconds / max(self.moves, 1):6.3f} ms a move"
        )


def arrangements(seats: int) -> tuple[frozenset[Seat], ...]:
    """Return every choice of *seats* places for the first level."""
    return tuple(map(frozenset, combinations(SEATS, seats)))


def new_round(rules: Rules, deal_no: int) -> Game:
    """Return a game before its deal in which deal *deal_no* comes at its turn of the passing; no points are scored."""
    blank = Round(PassDirection.NONE, NOTHING_SENT, (), (0, 0, 0, 0))
    return Game(rules, (blank,) * (deal_no % DIRECTIONS))


def asked(game: Game) -> Seat | None:
    """Return the seat that is to decide, or None once the round is scored."""
    match game.stage:
        case Passing() as passing:
            return passing.waiting[0]
        case Playing(turn=turn):
            return turn
        case Scoring(shooter=shooter):
            return shooter
        case _:
            return None


def play_round(game: Game, levels: Sequence[Level], seed: int, tallies: dict[Level, Tally] | None = None) -> Game:
    """Return *game* with its dealt round played to the end, counting the time each level needs."""
    players = [player_of(level) for level in levels]
    while (seat := asked(game)) is not None:
        view = view_of(game, seat)
        started = time.perf_counter()
        advice = players[seat].advise(view, chance(view, player_key(seed, seat)))
        if tallies is not None:
            tallies[levels[seat]].seconds += time.perf_counter() - started
            tallies[levels[seat]].moves += 1
        game = apply(game, advice.move)
    return game


def count_round(scored: Round, levels: Sequence[Level], tallies: dict[Level, Tally]) -> None:
    """Add what happened in *scored* to the tallies."""
    for seat in SEATS:
        tally = tallies[levels[seat]]
        tally.seats += 1
        tally.points += scored.scores[seat]
        tally.moons += scored.shooter is seat
        tally.queens += QUEEN_OF_SPADES in scored.taken[seat]


def differences(
    first: Level, second: Level, *, rules: Rules, seed: int, deals: int, seats: int, tallies: dict[Level, Tally]
) -> Iterator[float]:
    """Yield, deal by deal, the mean points of *first* less those of *second* over all arrangements."""
    for deal_no in range(deals):
        deal = deal_of(seed, deal_no + 1)
        found = []
        for places in arrangements(seats):
            levels = [first if seat in places else second for seat in SEATS]
            game = play_round(apply(new_round(rules, deal_no), deal), levels, seed, tallies)
            scored = game.rounds[-1]
            count_round(scored, levels, tallies)
            own = fmean(scored.scores[seat] for seat in SEATS if seat in places)
            others = fmean(scored.scores[seat] for seat in SEATS if seat not in places)
            found.append(own - others)
        yield fmean(found)


def summary(first: str, second: str, values: Sequence[float]) -> str:
    """Return the last line: the mean difference and its standard error over deals."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    mean = round(fmean(values), 2) + 0.0  # never -0.00
    return f"{first} - {second}: {mean:.2f} ± {error:.2f} points a round, {len(values)} deals"


def parse_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line; argparse itself says what is wrong with it."""
    parser = argparse.ArgumentParser(description="Play two levels against each other on the same deals.")
    names = [level.value for level in Level]
    parser.add_argument("first", choices=names, metavar="A", help=f"a level: {', '.join(names)}")
    parser.add_argument("second", choices=names, metavar="B", help="the level it plays against")
    parser.add_argument("--deals", type=_count, default=200, metavar="N", help="deals to play (default 200)")
    parser.add_argument("--seed", type=_seed, default=1, metavar="S", help="which deals (default 1)")
    parser.add_argument(
        "--options", type=_rules, default=Rules(), metavar="TEXT", help='such as "jack=-10 moon=subtract"'
    )
    parser.add_argument("--mode", choices=list(MODES), default="1v3", help="seats of A and of B (default 1v3)")
    return parser.parse_args(arguments)


def _count(text: str) -> int:
    return _whole(text, 1, 10_000_000)


def _seed(text: str) -> int:
    return _whole(text, 0, SEED_LIMIT - 1)


def _whole(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit()) or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"not a whole number from {least} to {most}: {text!r}")
    return int(text)


def _rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print the figures."""
    chosen = parse_arguments(arguments)
    first, second = Level(chosen.first), Level(chosen.second)
    tallies = {level: Tally() for level in (first, second)}
    values = list(
        differences(
            first,
            second,
            rules=chosen.options,
            seed=chosen.seed,
            deals=chosen.deals,
            seats=MODES[chosen.mode],
            tallies=tallies,
        )
    )
    print(f"rules    {chosen.options}")
    for level, tally in tallies.items():
        print(tally.line(level.value))
    print(summary(first.value, second.value, values))


if __name__ == "__main__":
    main()

"""Measures networks without search, one seat against three: thousands of deals, all in lock-step, without PyTorch.

Each deal is played with the first member in every seat. A member is a file of weights, ``rules`` for the rules of
thumb, or ``shooter:N`` for a scripted player that tries for the moon with a hand of N winners.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from members import Member, Rules, Shooter
from training_table import match

from hearts.ai.network import Network
from hearts.ai.simulator import Options

OPTIONS = ("jack", "queen_breaks", "first_trick_points")
SHOOTER = "shooter:"


def member(text: str) -> Member:
    """Return whom *text* names."""
    if text == "rules":
        return Rules()
    if text.startswith(SHOOTER):
        return Shooter(int(text.removeprefix(SHOOTER)))
    return Network.read(Path(text).read_bytes())


def parse_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure networks without search against a pool.")
    parser.add_argument("first", help="weights, rules, or shooter:N")
    parser.add_argument("pool", nargs="+", help="whom it meets, three of each")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", nargs="*", choices=OPTIONS, default=[], help="options that are on")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print a line for each opponent."""
    chosen = parse_arguments(arguments)
    flags = [np.full(chosen.deals, option in chosen.options) for option in OPTIONS]
    options = Options(flags[0], flags[1], flags[2], np.zeros(chosen.deals, bool))
    first = member(chosen.first)
    for name in chosen.pool:
        print(f"against three {Path(name).stem}: {match(first, member(name), chosen.deals, chosen.seed, options)}")


if __name__ == "__main__":
    main()

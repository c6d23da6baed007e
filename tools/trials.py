"""Try to lose a game, and say how often: kills, failing writes, damaged files, a million moves, a monkey, a long demo.

``--quick`` runs every kind in under two minutes; the whole run takes hours. ``--only`` names the kinds to run.
Nothing outside a temporary folder is touched.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import trial_damage
import trial_deals
import trial_demo
import trial_kills
import trial_monkey
import trial_moves
import trial_power
import trial_programs
import trial_writes
from trial_report import Report

Run = Callable[[Path, int, int], Report]
"""Runs a trial in a folder, so many times, from a seed."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of trial; *quick* and *full* are how often it is run, or how long."""

    run: Run
    quick: int
    full: int


KINDS: dict[str, Kind] = {
    "kills": Kind(trial_kills.try_kills, 60, 1000),
    "demo-kills": Kind(trial_programs.try_demo_kills, 2, 40),
    "errors": Kind(trial_writes.try_errors, 60, 1000),
    "full-disk": Kind(lambda _, games, seed: trial_writes.try_small_disk(games, seed), 20, 300),
    "system-errors": Kind(trial_writes.try_system_errors, 5, 60),
    "power-cuts": Kind(trial_power.try_power_cuts, 60, 1000),
    "databases": Kind(trial_damage.try_databases, 100, 10_000),
    "settings": Kind(trial_damage.try_settings, 300, 10_000),
    "records": Kind(lambda _, mutations, seed: trial_damage.try_records(mutations, seed), 500, 10_000),
    "starts": Kind(trial_programs.try_starts, 4, 200),
    "moves": Kind(trial_moves.try_moves, 12_000, 1_000_000),
    "monkey": Kind(trial_monkey.try_events, 500, 100_000),
    "demo": Kind(lambda folder, minutes, seed: trial_demo.try_demo(folder, minutes / 60, seed), 2, 480),
    "deals": Kind(lambda _, deals, seed: trial_deals.try_deals(deals, seed), 5_000, 100_000),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trials and return 0 where nothing was found."""
    options = _options(arguments)
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    began, found = time.monotonic(), 0
    with tempfile.TemporaryDirectory(prefix="hearts-trials-") as folder:
        for name in options.only or KINDS:
            kind = KINDS[name]
            place = Path(folder, name)
            place.mkdir()
            report = kind.run(place, kind.quick if options.quick else kind.full, options.seed)
            print(report, flush=True)
            found += len(report.found)
    print(f"{found or 'nothing'} found in {time.monotonic() - began:.0f} s")
    return 1 if found else 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="trials", description="Try to lose a game, and say how often.")
    parser.add_argument("--quick", action="store_true", help="every kind in under two minutes")
    parser.add_argument("--only", nargs="+", choices=KINDS, metavar="KIND", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--seed", type=int, default=1, help="the number from which all chance follows")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
